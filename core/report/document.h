// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <QVector>

#include <cstdint>
#include <variant>

namespace xuanka::report {

/// A verdict's colour and shape: Fits, Tight, Failed; None is plain ink.
enum class Tone : std::uint8_t { None, Fits, Tight, Failed };

struct Heading {
    int level = 1;
    QString text;
};

struct Paragraph {
    QString text;
    bool emphasised = false;         ///< in a tinted box
    Tone tone = Tone::None;          ///< of the box
    bool note = false;               ///< small and soft: remarks under tables and charts
};

struct KeyValues {
    QVector<QPair<QString, QString>> rows;
};

struct Bullets {
    QStringList items;
};

struct Table {
    QStringList header;
    QVector<QStringList> rows;       ///< a cell may hold line breaks
    QVector<bool> rightAligned;      ///< per column
    QVector<double> columnWeights;   ///< relative widths, empty = by content
    int emphasisedRow = -1;
    QString caption;
    int toneColumn = -1;             ///< column drawn in the colour and shape of the row's tone
    QVector<Tone> tones;             ///< per row
};

struct Series {
    QString name;
    QString colorKey;                ///< memory part key, or "card0" … "card3"
    QVector<double> x;               ///< empty for categories
    QVector<double> y;
    QVector<double> low, high;       ///< interval band, may be empty
};

/// A chart as data; ui/charts draws it on screen and ui/print in the report.
struct Chart {
    enum class Kind { StackedBars, Lines, HorizontalBars, Scatter };
    Kind kind = Kind::Lines;
    QString title;
    QString xTitle, yTitle;
    QStringList categories;          ///< of bars
    QVector<Series> series;
    struct Limit { QString name; double value = 0; bool primary = false; };
    QVector<Limit> limits;           ///< horizontal lines: capacity of a card, rack limit
    double headroomFrom = 0, headroomTo = 0;   ///< tinted band, 0 0 = none
    QVector<bool> faded;             ///< bars that do not fit
    int framed = -1;                 ///< category of the chosen batch
    bool logX = false, logY = false;
    QString summary;                 ///< text for screen readers and figure caption
};

struct PageBreak {};

using Block = std::variant<Heading, Paragraph, KeyValues, Bullets, Table, Chart, PageBreak>;

/// The report as data: built in core, painted in ui/print.
struct Document {
    QString title, client, project, author;
    QDate date;
    QString version;
    QString language;                ///< "en" or "zh_CN"
    QString runningHead;
    QString verdictLine;
    Tone verdictTone = Tone::None;
    QVector<Block> blocks;
};

} // namespace xuanka::report
