// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quantity/result.h"

#include <QByteArray>
#include <QStringList>
#include <QVector>

namespace xuanka
{

/// One record of a CSV file and the line of the file it begins on.
struct CsvRecord {
    int line = 0;
    QStringList fields;
};

struct CsvTable {
    QStringList header;         ///< as written, surrounding blanks removed
    QVector<CsvRecord> records; ///< without the header and without empty lines
};

/// What a reader accepts at most; the defaults hold every published table many times over.
struct CsvLimits {
    qsizetype bytes = 64 * 1024 * 1024;
    int columns = 512;
    int records = 1'000'000;
    int fieldLength = 1'000'000; ///< characters
};

/// Reads RFC 4180 text with a header line: quoted fields with doubled quotes and line breaks inside, CRLF, LF
/// or CR at the end of a line, UTF-8 with or without byte order mark, UTF-16 with one. Comma, semicolon or
/// tab, whichever stands in the header. Every record must have as many fields as the header.
/// Errors name file, line and column.
Result<CsvTable> readCsv(const QByteArray &bytes, const QString &fileName = {}, const CsvLimits &limits = {});

} // namespace xuanka
