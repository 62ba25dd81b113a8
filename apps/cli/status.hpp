// SPDX-License-Identifier: MIT
#pragma once

namespace nonet::cli {

/// Exit statuses; they are part of the interface. Of the first three the highest wins.
enum class Status : int {
  ok = 0,
  no_single_answer = 1,  ///< a puzzle has no or several solutions, or was not decided
  unreadable = 2,        ///< a record or a file could not be read
  usage = 64,            ///< the command line is wrong
  no_memory = 71,        ///< the system ran out of something
  output = 74,           ///< the output could not be written
};

}  // namespace nonet::cli
