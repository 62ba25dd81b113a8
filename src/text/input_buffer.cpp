// SPDX-License-Identifier: MIT
#include "text/input_buffer.hpp"

#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

namespace nonet::text {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace

InputBuffer::InputBuffer(ByteSource source)
    : source_(std::move(source)), bytes_(std::make_unique_for_overwrite<char[]>(kCapacity)) {}

bool InputBuffer::fill() {
  const bool grown = read_some();
  if (!started_) {
    started_ = true;
    skip_byte_order_mark();
  }
  return grown;
}

bool InputBuffer::read_some() {
  if (ended_) return false;
  if (begin_ > 0) {
    std::memmove(bytes_.get(), bytes_.get() + begin_, end_ - begin_);
    end_ -= begin_;
    begin_ = 0;
  }
  const std::size_t room = kCapacity - end_;
  if (room == 0) return false;
  const std::size_t count = std::min(room, source_(std::span(bytes_.get() + end_, room)));
  ended_ = count == 0;
  end_ += count;
  return !ended_;
}

void InputBuffer::skip_byte_order_mark() {
  while (kByteOrderMark.starts_with(unread()) && unread() != kByteOrderMark) {
    if (!read_some()) return;
  }
  if (unread().starts_with(kByteOrderMark)) consume(kByteOrderMark.size());
}

}  // namespace nonet::text
