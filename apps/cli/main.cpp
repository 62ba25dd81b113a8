// SPDX-License-Identifier: MIT
#include "run.hpp"

int main(int argc, char** argv) { return nonet::cli::run(argc, argv); }
