// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "nonet/text.hpp"
#include "text/head.hpp"

namespace nonet::text {

/// The kind of a whole input that shows in its first bytes, whatever lines follow.
[[nodiscard]] std::optional<ForeignKind> foreign_container(const Head& head);
/// The kind that an input without readable records shows in its lines.
[[nodiscard]] std::optional<ForeignKind> foreign_kind_of(const Head& head);
/// The kind of a single line, for kinds that hold a puzzle in one.
[[nodiscard]] std::optional<ForeignKind> foreign_kind_of_line(std::string_view line) noexcept;

}  // namespace nonet::text
