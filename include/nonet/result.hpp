// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <type_traits>
#include <utility>
#include <variant>

namespace nonet {

/// Either a value or the reason why there is none; the shape of C++23's std::expected.
///
/// Both constructors are implicit, so a function returns a `T` or an `E` as it is.
/// Reading the value of a failure, or the error of a success, breaks the contract.
template <class T, class E>
requires(!std::is_same_v<T, E>) class [[nodiscard]] Result {
 public:
  using value_type = T;
  using error_type = E;

  constexpr Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}
  constexpr Result(E error) : state_(std::in_place_index<1>, std::move(error)) {}

  [[nodiscard]] constexpr bool has_value() const noexcept { return state_.index() == 0; }
  [[nodiscard]] constexpr explicit operator bool() const noexcept { return has_value(); }

  [[nodiscard]] constexpr const T& value() const& noexcept {
    assert(has_value());
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] constexpr T& value() & noexcept {
    assert(has_value());
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] constexpr T&& value() && noexcept {
    assert(has_value());
    return std::move(*std::get_if<0>(&state_));
  }

  [[nodiscard]] constexpr const E& error() const noexcept {
    assert(!has_value());
    return *std::get_if<1>(&state_);
  }

  [[nodiscard]] constexpr const T& operator*() const& noexcept { return value(); }
  [[nodiscard]] constexpr T& operator*() & noexcept { return value(); }
  [[nodiscard]] constexpr T&& operator*() && noexcept { return std::move(*this).value(); }
  [[nodiscard]] constexpr const T* operator->() const noexcept { return &value(); }
  [[nodiscard]] constexpr T* operator->() noexcept { return &value(); }

 private:
  std::variant<T, E> state_;
};

}  // namespace nonet
