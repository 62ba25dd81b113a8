# SPDX-License-Identifier: MIT
# Applies NONET_SANITIZE to everything that is built, so that library, command and tests agree.
if(NONET_SANITIZE)
  add_compile_options(-fsanitize=${NONET_SANITIZE} -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  # With its checks for null, g++ no longer takes `function != nullptr` for a constant, and tables
  # that are checked at compile time do not compile. A null that is used ends the program anyway.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NONET_SANITIZE MATCHES "undefined")
    add_compile_options(-fno-sanitize=null,nonnull-attribute,returns-nonnull-attribute)
  endif()
  # Sanitizers make g++ take variants for uninitialised that are not.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-Wno-maybe-uninitialized)
  endif()
  add_link_options(-fsanitize=${NONET_SANITIZE})
endif()
