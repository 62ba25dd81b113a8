// SPDX-License-Identifier: MIT
#include "support/commands.hpp"

#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace nonet::test {
namespace {

int status_of(int wait_status) {
  return WIFEXITED(wait_status) ? WEXITSTATUS(wait_status) : 128 + WTERMSIG(wait_status);
}

/// Environment of every run: the same everywhere.
std::string prepared(const std::string& line) {
  return "PATH='" NONET_COMMAND_DIR "':$PATH; export PATH LC_ALL=C.UTF-8\n" + line;
}

[[noreturn]] void become_shell(const std::string& line) {
  const std::string script = prepared(line);
  execl("/bin/sh", "sh", "-c", script.c_str(), static_cast<char*>(nullptr));
  _exit(127);
}

std::string read_terminal(int descriptor) {
  std::string shown;
  char buffer[4096];
  // A terminal whose other side is gone gives an error, not an end.
  for (ssize_t n = 0; (n = read(descriptor, buffer, sizeof buffer)) > 0;) {
    for (const char c : std::string_view(buffer, static_cast<std::size_t>(n))) {
      if (c != '\r') shown += c;
    }
  }
  return shown;
}

}  // namespace

Scratch::Scratch() {
  std::string name = (std::filesystem::temp_directory_path() / "nonet-test-XXXXXX").string();
  path_ = mkdtemp(name.data());
}

Scratch::~Scratch() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

void Scratch::write(const std::string& name, const std::string& text) const {
  write_file(path_ / name, text);
}

std::string Scratch::read(const std::string& name) const { return read_file(path_ / name); }

Finished run(const std::string& line, const std::filesystem::path& folder) {
  const Scratch results;
  const std::string script = prepared("cd '" + folder.string() + "' || exit 125\n{\n" + line +
                                      "\n} >'" + (results.path() / "out").string() + "' 2>'" +
                                      (results.path() / "err").string() + "'");
  const pid_t child = fork();
  if (child == 0) execl("/bin/sh", "sh", "-c", script.c_str(), static_cast<char*>(nullptr));
  int status = 0;
  waitpid(child, &status, 0);
  return {results.read("out"), results.read("err"), status_of(status)};
}

Finished run(const std::string& line) {
  const Scratch folder;
  return run(line, folder.path());
}

Finished run_on_terminal(const std::string& line, const std::string& typed) {
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child == 0) become_shell(line);
  if (write(terminal, typed.data(), typed.size()) < 0) ADD_FAILURE() << "cannot type";
  Finished result;
  result.out = read_terminal(terminal);
  int status = 0;
  waitpid(child, &status, 0);
  close(terminal);
  result.status = status_of(status);
  return result;
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write_file(const std::filesystem::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

bool has_program(const std::string& name) {
  return run("command -v " + name + " >/dev/null").status == 0;
}

std::filesystem::path source_dir() { return NONET_SOURCE_DIR; }

}  // namespace nonet::test
