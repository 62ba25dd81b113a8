// SPDX-License-Identifier: MIT
#pragma once

#include <cstdio>
#include <vector>

#include "measure.hpp"

namespace nonet::bench {

/// Machine, compiler and build, and what the columns of the table mean.
void print_head(std::FILE* out, const Plan& plan);
/// A set's rows for people, with each rate as a ratio to the first row's.
void print_table(std::FILE* out, const PuzzleSet& set, const std::vector<Row>& rows);

void print_csv_head(std::FILE* out);
void print_csv(std::FILE* out, const PuzzleSet& set, const std::vector<Row>& rows);

}  // namespace nonet::bench
