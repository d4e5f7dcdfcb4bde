# SPDX-License-Identifier: GPL-3.0-or-later
# Flags every target of ours gets.
function(xuanka_target_defaults target)
    target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual
        -Wimplicit-fallthrough)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        # False positives on a moved std::variant at -O2; the sanitizer presets look for the real ones.
        target_compile_options(${target} PRIVATE -Wno-maybe-uninitialized)
    endif()
    if(XUANKA_WERROR)
        target_compile_options(${target} PRIVATE -Werror)
    endif()
    target_compile_definitions(${target} PRIVATE
        QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_FOREACH QT_NO_KEYWORDS QT_NO_URL_CAST_FROM_STRING
        QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_DISABLE_DEPRECATED_BEFORE=0x060400
        XUANKA_VERSION="${PROJECT_VERSION}")
endfunction()
