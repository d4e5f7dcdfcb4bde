# SPDX-License-Identifier: GPL-3.0-or-later
# Headers nearly every file of a library includes anyway; sources still include what they use.
set(XUANKA_CORE_HEADERS <QHash> <QJsonArray> <QJsonObject> <QLocale> <QMap> <QString> <QStringList> <QVariant> <QVector>
    <algorithm> <cmath> <functional> <memory> <optional> <span> <variant>)
set(XUANKA_GUI_HEADERS ${XUANKA_CORE_HEADERS} <QApplication> <QLabel> <QPainter> <QPointer> <QWidget>)
set(XUANKA_TEST_HEADERS ${XUANKA_CORE_HEADERS} <QTest>)

function(xuanka_precompile target)
    if(XUANKA_PCH)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()
