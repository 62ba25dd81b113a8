# SPDX-License-Identifier: MIT
# nonet_warnings(TARGET): the warnings all our code is free of.
function(nonet_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
    -Wsign-conversion -Wnon-virtual-dtor -Wold-style-cast -Wcast-qual)
  if(NONET_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
endfunction()
