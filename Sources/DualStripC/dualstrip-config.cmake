# find_package(dualstrip) gives the target dualstrip::dualstrip.
set(dualstrip_VERSION "@version@")
get_filename_component(dualstrip_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET dualstrip::dualstrip)
  add_library(dualstrip::dualstrip SHARED IMPORTED)
  set_target_properties(dualstrip::dualstrip PROPERTIES
    IMPORTED_LOCATION "${dualstrip_prefix}/lib/libdualstrip.so.@abi@"
    IMPORTED_SONAME "libdualstrip.so.@abi@"
    INTERFACE_INCLUDE_DIRECTORIES "${dualstrip_prefix}/include")
endif()
