# SPDX-License-Identifier: GPL-3.0-or-later
if(XUANKA_SANITIZE)
    add_compile_options(-fsanitize=${XUANKA_SANITIZE} -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${XUANKA_SANITIZE})
endif()
