// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "identify/capture.h"
#include "identify/text_input.h"

namespace xuanka
{

/// What one parser sees: all lines, and where its output begins.
using Lines = QVector<TextLine>;

/// Each parser has a test whether its output begins at a line, and a reader that appends to the capture and returns
/// the index of the first line it does not want (always beyond `at`).
struct Parser {
    bool (*begins)(const Lines &lines, qsizetype at);
    qsizetype (*read)(const Lines &lines, qsizetype at, Capture &capture);
};

extern const Parser kXmlParser;      ///< nvidia-smi -q -x
extern const Parser kQueryParser;    ///< nvidia-smi -q
extern const Parser kBoxParser;      ///< tables drawn with | : nvidia-smi, mx-smi, cnmon, ixsmi, xpu-smi, mthreads-gmi
extern const Parser kNpuParser;      ///< npu-smi info
extern const Parser kCsvParser;      ///< nvidia-smi --query-gpu with header
extern const Parser kLooseCsvParser; ///< the same without header, columns told by their shape
extern const Parser kTopologyParser; ///< nvidia-smi topo -m
extern const Parser kListParser;     ///< nvidia-smi -L and nvlink -s
extern const Parser kLspciParser;
extern const Parser kDeviceQueryParser;
extern const Parser kTorchParser;
extern const Parser kRocmTableParser; ///< rocm-smi concise tables, hy-smi
extern const Parser kRocmKeyParser;   ///< rocm-smi "GPU[0] : …", amd-smi "KEY: value"
extern const Parser kRocmJsonParser;
extern const Parser kErrorParser; ///< a tool that says why it has nothing to say

/// "00000000:3B:00.0", "3b:00.0": a bus address at the start of a text.
bool startsWithBusId(QStringView text);

constexpr qsizetype kMostCards = 4096;

/// A new card of the capture; beyond the limit the last one is reused.
CardFacts &addCard(Capture &capture, int index, const QString &vendor);

} // namespace xuanka
