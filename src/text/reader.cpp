// SPDX-License-Identifier: MIT
#include <algorithm>
#include <utility>

#include "text/detect.hpp"
#include "text/formats.hpp"

namespace nonet {

class RecordReader::Impl {
 public:
  Impl(ByteSource source, std::optional<Format> format)
      : input_(std::move(source)), format_(format) {
    if (format_) reader_ = text::entry_of(*format_).make_reader(input_, text::Origin::named);
  }

  // Fills `result` in its place: records are large, and this is the hot path.
  void next(std::optional<Result<Record, BadRecord>>& result) {
    if (ended_) return;
    if (!reader_) {
      if (const std::optional<ParseError> refused = recognise()) {
        ended_ = true;
        result = bad(*refused, refused->line);
        return;
      }
    }
    const std::optional<text::Block> block = reader_->next_block();
    ended_ = !block;
    if (ended_) return;
    if (block->fault) {
      result = bad(*block->fault, block->line);
      return;
    }
    Record& record = *result.emplace(Record{});
    if (const std::optional<ParseError> error = reader_->parse(*block, record)) {
      result = bad(*error, block->line);
      return;
    }
    record.number = ++number_;
    record.line = block->line;
  }

  [[nodiscard]] std::optional<Format> format() const noexcept { return format_; }

 private:
  // Settles the format by the content; an error when there is none for it.
  std::optional<ParseError> recognise() {
    bool complete = false;
    while (!complete && input_.unread().size() < text::kHeadBytes) complete = !input_.fill();
    const auto head = input_.unread().substr(0, text::kHeadBytes);
    const Result<Format, ParseError> found = text::detect(head, complete);
    if (!found) return found.error();
    format_ = *found;
    reader_ = text::entry_of(*format_).make_reader(input_, text::Origin::detected);
    return std::nullopt;
  }

  Result<Record, BadRecord> bad(const ParseError& error, std::uint64_t line) noexcept {
    return BadRecord{error, ++number_, line};
  }

  text::InputBuffer input_;
  std::optional<Format> format_;
  text::ReaderPtr reader_;
  std::uint64_t number_ = 0;
  bool ended_ = false;
};

RecordReader::RecordReader(ByteSource source, std::optional<Format> format)
    : impl_(std::make_unique<Impl>(std::move(source), format)) {}
RecordReader::RecordReader(RecordReader&&) noexcept = default;
RecordReader& RecordReader::operator=(RecordReader&&) noexcept = default;
RecordReader::~RecordReader() = default;

std::optional<Result<Record, BadRecord>> RecordReader::next() {
  std::optional<Result<Record, BadRecord>> result;
  impl_->next(result);
  return result;
}

std::optional<Format> RecordReader::format() const noexcept { return impl_->format(); }

RecordReader read_text(std::string_view text, std::optional<Format> format) {
  const auto source = [text](std::span<char> room) mutable -> std::size_t {
    const std::size_t count = std::min(room.size(), text.size());
    std::ranges::copy(text.substr(0, count), room.begin());
    text.remove_prefix(count);
    return count;
  };
  return RecordReader(source, format);
}

}  // namespace nonet
