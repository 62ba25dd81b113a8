// SPDX-License-Identifier: MIT
#include <dlfcn.h>

#include <array>
#include <charconv>
#include <utility>
#include <variant>
#include <vector>

#include "contender.hpp"
#include "nonet/text.hpp"

namespace nonet::bench {
namespace {

/// What a peer's library offers: the number of solutions of 81 characters, '.' for a blank, up to a
/// limit. It may write a solution, and says how often it guessed.
using PeerFunction = std::size_t (*)(const char* puzzle, std::size_t limit, std::uint32_t flags,
                                     char* solution, std::size_t* guesses);

struct Specification {
  std::string name;
  std::string file;
  std::string symbol;
  std::uint32_t flags = 0;
};

Result<Specification, std::string> parse_specification(const std::string& text) {
  const std::string expected =
      "'" + text + "': expected NAME=FILE:SYMBOL or NAME=FILE:SYMBOL:FLAGS";
  const std::size_t equals = text.find('=');
  if (equals == 0 || equals == std::string::npos) return expected;
  std::vector<std::string> parts = {""};
  for (const char c : text.substr(equals + 1)) {
    if (c == ':') {
      parts.emplace_back();
    } else {
      parts.back().push_back(c);
    }
  }
  if (parts.size() < 2 || parts.size() > 3 || parts[0].empty() || parts[1].empty()) return expected;
  Specification result{text.substr(0, equals), parts[0], parts[1]};
  if (parts.size() == 3) {
    const char* const end = parts[2].data() + parts[2].size();
    const auto [stop, error] = std::from_chars(parts[2].data(), end, result.flags);
    if (error != std::errc() || stop != end) return expected;
  }
  return result;
}

/// The loader's last error. It has none for a symbol whose address is null.
PeerError not_loaded(const Specification& specification) {
  const char* const reason = dlerror();
  return {PeerError::Kind::not_loaded,
          specification.name + ": " +
              (reason != nullptr ? reason : specification.symbol + " is no function")};
}

class PeerContender final : public Contender {
 public:
  PeerContender(Specification specification, PeerFunction function)
      : specification_(std::move(specification)), function_(function) {}

  [[nodiscard]] std::string name() const override { return specification_.name; }
  [[nodiscard]] std::string target() const override { return "peer"; }
  [[nodiscard]] Mode mode() const override { return Mode::single; }

  void prepare(const PuzzleSet& set) override {
    texts_.assign(set.puzzles.size(), {});
    for (std::size_t i = 0; i < texts_.size(); ++i)
      format(set.puzzles[i]).copy(texts_[i].data(), 81);
    answers_.assign(set.puzzles.size(), {});
  }

  void solve(const PuzzleSet& /*set*/, std::size_t count) override {
    std::array<char, 128> solution{};
    for (std::size_t i = 0; i < count; ++i) {
      Answer& answer = answers_[i];
      answer.solutions =
          function_(texts_[i].data(), 2, specification_.flags, solution.data(), &answer.guesses);
    }
  }

  /// Peers write a solution at this limit or not, some a stale one; so only their number counts.
  [[nodiscard]] Judgement judge(const PuzzleSet& /*set*/, std::size_t index,
                                const Solution& expected) const override {
    const std::size_t wanted = std::holds_alternative<NoSolution>(expected) ? 0
                               : std::holds_alternative<Unique>(expected)   ? 1
                                                                            : 2;
    return {.right = std::holds_alternative<NotFinished>(expected) ||
                     answers_[index].solutions == wanted,
            .finished = true,
            .nodes = answers_[index].guesses};
  }

 private:
  struct Answer {
    std::size_t solutions = 0;
    std::size_t guesses = 0;
  };

  Specification specification_;
  PeerFunction function_;
  std::vector<std::array<char, 96>> texts_;  // zeros follow the 81 characters
  std::vector<Answer> answers_;
};

}  // namespace

Result<std::unique_ptr<Contender>, PeerError> make_peer_contender(
    const std::string& specification) {
  auto parsed = parse_specification(specification);
  if (!parsed) return PeerError{PeerError::Kind::malformed, parsed.error()};
  // The library stays loaded until the program ends.
  void* const library = dlopen(parsed->file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) return not_loaded(*parsed);
  void* const symbol = dlsym(library, parsed->symbol.c_str());
  if (symbol == nullptr) return not_loaded(*parsed);
  std::unique_ptr<Contender> peer =
      std::make_unique<PeerContender>(std::move(*parsed), reinterpret_cast<PeerFunction>(symbol));
  return peer;
}

}  // namespace nonet::bench
