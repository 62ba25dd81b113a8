// SPDX-License-Identifier: MIT
//
// nonet-fuzz-replay TARGET FOLDER: runs the fuzz body on every file of a corpus, and on the same
// mutations of them each time. Needs no fuzzer.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "fuzz_body.hpp"
#include "nonet/rng.hpp"

namespace {

constexpr int kMutations = 1000;

std::vector<std::string> read_corpus(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  std::vector<std::string> corpus;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    corpus.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return corpus;
}

std::uint32_t place_in(nonet::Rng& rng, const std::string& text) {
  return rng.below(static_cast<std::uint32_t>(text.size()) + 1);
}

// One change: a byte set, cut out or put in, or a stretch of another file put in.
void mutate(std::string& text, const std::string& other, nonet::Rng& rng) {
  constexpr std::string_view kBytes = "\n\r\0 .0123459_*-?xX|+,;#\"[]{}:=\xE2\x94\x82\xEF";
  const char byte = kBytes[rng.below(static_cast<std::uint32_t>(kBytes.size()))];
  const std::size_t at = place_in(rng, text);
  switch (rng.below(4)) {
    case 0:
      if (at < text.size()) text[at] = byte;
      break;
    case 1:
      text.erase(at, rng.below(20));
      break;
    case 2:
      text.insert(at, 1 + rng.below(3), byte);
      break;
    default:
      text.insert(at, other, place_in(rng, other), rng.below(100));
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::cerr << "usage: nonet-fuzz-replay TARGET FOLDER\n";
    return 64;
  }
  const auto format = nonet::fuzz::format_of_target(argv[1]);
  const std::vector<std::string> corpus = read_corpus(argv[2]);
  if (corpus.empty()) {
    std::cerr << "no files in " << argv[2] << '\n';
    return 1;
  }
  for (const std::string& text : corpus) nonet::fuzz::check_reader(text, format);
  nonet::Rng rng(96);
  const auto files = static_cast<std::uint32_t>(corpus.size());
  for (int i = 0; i < kMutations; ++i) {
    std::string text = corpus[rng.below(files)];
    for (std::uint32_t changes = 1 + rng.below(4); changes > 0; --changes) {
      mutate(text, corpus[rng.below(files)], rng);
    }
    nonet::fuzz::check_reader(text, format);
  }
  std::cout << argv[1] << ": " << corpus.size() << " files, " << kMutations << " mutations\n";
}
