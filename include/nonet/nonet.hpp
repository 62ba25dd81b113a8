// SPDX-License-Identifier: MIT
//
// Everything at once. Each header can also be included by itself.
#pragma once

#include "nonet/batch.hpp"
#include "nonet/board.hpp"
#include "nonet/candidates.hpp"
#include "nonet/check.hpp"
#include "nonet/geometry.hpp"
#include "nonet/result.hpp"
#include "nonet/rng.hpp"
#include "nonet/solve.hpp"
#include "nonet/target.hpp"
#include "nonet/text.hpp"
#include "nonet/version.hpp"
