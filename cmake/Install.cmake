# SPDX-License-Identifier: MIT
# Installs the library with its headers, a CMake package (nonet::nonet) and a pkg-config file.
# The command and its documents are installed where they are built, in apps/.
include(CMakePackageConfigHelpers)

set(NONET_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)

install(TARGETS nonet EXPORT nonetTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT library)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/nonet
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library
  FILES_MATCHING PATTERN "*.hpp" PATTERN "*.h")

install(EXPORT nonetTargets NAMESPACE nonet::
  DESTINATION ${NONET_CMAKE_DIR} COMPONENT library)
configure_package_config_file(
  ${CMAKE_CURRENT_LIST_DIR}/nonetConfig.cmake.in ${PROJECT_BINARY_DIR}/package/nonetConfig.cmake
  INSTALL_DESTINATION ${NONET_CMAKE_DIR}
  NO_SET_AND_CHECK_MACRO)
# Until 1.0 a new minor version may change the API.
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/package/nonetConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/package/nonetConfig.cmake
  ${PROJECT_BINARY_DIR}/package/nonetConfigVersion.cmake
  DESTINATION ${NONET_CMAKE_DIR} COMPONENT library)

# A command that needs the shared library finds it beside itself, wherever both are put.
if(BUILD_SHARED_LIBS AND NOT IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
  set(CMAKE_INSTALL_RPATH "$ORIGIN/../${CMAKE_INSTALL_LIBDIR}")
endif()

# Who links the static library needs its libraries, too.
set(NONET_PC_PRIVATE "")
if(BUILD_SHARED_LIBS)
  set(NONET_PC_PRIVATE ".private")
endif()

# nonet.pc finds its prefix from where it lies, so an installed tree may be moved. Only an absolute
# library folder makes that impossible.
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
  set(NONET_PC_PREFIX ${CMAKE_INSTALL_PREFIX})
  set(NONET_PC_LIBDIR ${CMAKE_INSTALL_LIBDIR})
else()
  file(RELATIVE_PATH NONET_PC_UP "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
  string(REGEX REPLACE "/$" "" NONET_PC_UP "${NONET_PC_UP}")
  set(NONET_PC_PREFIX "\${pcfiledir}/${NONET_PC_UP}")
  set(NONET_PC_LIBDIR "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
endif()
if(IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
  set(NONET_PC_INCLUDEDIR ${CMAKE_INSTALL_INCLUDEDIR})
else()
  set(NONET_PC_INCLUDEDIR "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
endif()
configure_file(
  ${CMAKE_CURRENT_LIST_DIR}/nonet.pc.in ${PROJECT_BINARY_DIR}/package/nonet.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/package/nonet.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/CHANGELOG.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT library)
