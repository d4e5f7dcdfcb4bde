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

/// A few answers in large type, side by side.
struct Figures {
    struct Figure {
        QString label;
        QString value;
        QString note;                ///< small, under the value; may be empty
        Tone tone = Tone::None;      ///< of the value
    };
    QVector<Figure> items;
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
    QString colorKey;                ///< memory part key, "step." + step part key, or "card0" … "card3"
    QVector<double> x;               ///< empty for categories
    QVector<double> y;               ///< in the unit of the value axis
    QVector<double> low, high;       ///< interval band, may be empty
    QStringList labels;              ///< each value with its unit as people read it; may be empty
    QVector<bool> faded;             ///< points that do not fit in memory; may be empty
    bool dashed = false;             ///< a reference line rather than a result: no dots
};

/// A chart as data; ui/charts draws it on screen and ui/print in the report. Texts are finished words and numbers;
/// only axis ticks are made by the drawing.
struct Chart {
    enum class Kind { StackedBars, Lines, HorizontalBars, Scatter };
    Kind kind = Kind::Lines;
    bool grouped = false;            ///< horizontal bars side by side instead of stacked
    QString title;
    QString xTitle, yTitle;
    QStringList categories;          ///< of bars
    QStringList categoryTitles;      ///< long form for tooltips and screen readers: "Micro batch 4"; may be empty
    QVector<Series> series;
    QStringList totals;              ///< printed at the end of each stacked bar; empty = none
    struct Limit {
        QString name;
        double value = 0;
        bool primary = false;
        QString label;               ///< the value with its unit; may be empty
    };
    QVector<Limit> limits;           ///< lines across the value axis: capacity of a card, rack limit
    struct Marker {
        QString name;
        double x = 0;                ///< category index of bars (-1 = holds for all of them), else x value
        double y = 0;
        double low = 0, high = 0;    ///< whisker, 0 0 = none
        QString label;               ///< the value with its unit; may be empty
        bool hollow = true;          ///< a rule or a hint rather than a result
    };
    QVector<Marker> markers;
    double headroomFrom = 0, headroomTo = 0;   ///< tinted band, 0 0 = none
    QString headroomName;
    QVector<bool> faded;             ///< bars that do not fit
    int framed = -1;                 ///< category (or index into the distinct x values) of the chosen batch
    bool logX = false, logY = false;
    QString note;                    ///< what is left out and why: cards without published figures
    bool namesElsewhere = false;     ///< the series need no legend: a neighbour names them
    QString emptyText;               ///< stands in place of a chart without data
    QString summary;                 ///< text for screen readers and figure caption
};

struct PageBreak {};

using Block = std::variant<Heading, Paragraph, Figures, KeyValues, Bullets, Table, Chart, PageBreak>;

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
