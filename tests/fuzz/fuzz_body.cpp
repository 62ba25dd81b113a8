// SPDX-License-Identifier: MIT
#include "fuzz_body.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

namespace nonet::fuzz {
namespace {

using Read = Result<Record, BadRecord>;

void require(bool holds, const char* promise) {
  if (holds) return;
  std::cerr << "broken promise: " << promise << '\n';
  std::abort();
}

std::vector<Read> read_in_steps(std::string_view bytes, std::optional<Format> format,
                                std::size_t step) {
  const auto source = [bytes, step](std::span<char> room) mutable -> std::size_t {
    const std::size_t count = std::min({room.size(), bytes.size(), step});
    std::copy_n(bytes.begin(), count, room.begin());
    bytes.remove_prefix(count);
    return count;
  };
  RecordReader reader(source, format);
  std::vector<Read> all;
  while (auto read = reader.next()) {
    all.push_back(std::move(*read));
    require(all.size() <= bytes.size() + 1, "a record needs a byte");
  }
  return all;
}

bool same(const Read& a, const Read& b) {
  if (a.has_value() != b.has_value()) return false;
  if (!a) {
    return a.error().error == b.error().error && a.error().number == b.error().number &&
           a.error().line == b.error().line;
  }
  return a->puzzle == b->puzzle && a->number == b->number && a->line == b->line &&
         a->comment == b->comment && a->answer == b->answer && a->id == b->id &&
         a->rating == b->rating;
}

void check_record(const Read& read, std::uint64_t number) {
  require((read ? read->number : read.error().number) == number, "numbers ascend by one");
  if (!read) {
    require(read.error().line >= 1 && read.error().error.line >= 1, "lines start at 1");
    require(read.error().error.column >= 1, "columns start at 1");
    require(!message_of(read.error().error).empty(), "every error has a message");
    return;
  }
  for (const FormatInfo& info : formats()) {
    if (!info.writable) continue;
    const auto again = parse(nonet::format(read->puzzle, info.format), info.format);
    require(again && *again == read->puzzle, "what is written can be read");
  }
}

}  // namespace

void check_reader(std::string_view bytes, std::optional<Format> format) {
  const std::vector<Read> whole = read_in_steps(bytes, format, bytes.size() + 1);
  for (std::size_t i = 0; i < whole.size(); ++i) check_record(whole[i], i + 1);
  for (const std::size_t step : {std::size_t{1}, std::size_t{7}}) {
    const std::vector<Read> pieces = read_in_steps(bytes, format, step);
    require(std::ranges::equal(pieces, whole, same), "records do not depend on how bytes arrive");
  }
  static_cast<void>(format ? parse(bytes, *format) : parse(bytes));
}

std::optional<Format> format_of_target(std::string_view name) {
  if (name == "detect") return std::nullopt;
  const std::optional<Format> format = format_named(name);
  require(format.has_value(), "a target is named after a format");
  return format;
}

}  // namespace nonet::fuzz
