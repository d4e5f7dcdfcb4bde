// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace xuanka
{

/// A remark of the catalogue as a source text Phrases can translate.
struct CatalogText {
    const char *source = nullptr; ///< nullptr: no text of ours, show the catalogue's own
    QStringList args;             ///< numbers that vary between otherwise equal remarks
};

/// Finds export remarks, form factors and other words of the catalogue. Remarks that differ in one derived
/// figure share a text with %1 in its place.
CatalogText findCatalogText(const QString &text);

/// All source texts, for the tests.
std::span<const char *const> catalogTexts();

} // namespace xuanka
