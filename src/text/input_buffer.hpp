// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

#include "nonet/text.hpp"

namespace nonet::text {

/// A window of fixed size over the bytes of an input. A byte-order mark at the front is dropped.
class InputBuffer {
 public:
  /// Room for a record of the longest length while the next one begins.
  static constexpr std::size_t kCapacity = 2 * kMaxRecordBytes;

  explicit InputBuffer(ByteSource source);

  /// What was read but not consumed yet. Valid until the next `fill`.
  [[nodiscard]] std::string_view unread() const noexcept {
    return {bytes_.get() + begin_, end_ - begin_};
  }
  /// Asks the source once for more bytes; false when the input has ended or the window is full.
  bool fill();
  /// Drops bytes from the front of `unread`, without touching them.
  void consume(std::size_t count) noexcept { begin_ += count; }

 private:
  bool read_some();
  void skip_byte_order_mark();

  ByteSource source_;
  std::unique_ptr<char[]> bytes_;
  std::size_t begin_ = 0;
  std::size_t end_ = 0;
  bool started_ = false;
  bool ended_ = false;
};

}  // namespace nonet::text
