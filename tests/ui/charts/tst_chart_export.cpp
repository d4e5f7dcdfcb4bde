// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_charts.h"

#include "ui/charts/chart_export.h"

#include <QTest>

#include <QDir>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace xuanka;
using namespace xuanka::ui;

class TstChartExport : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString outputOf(const QString &program, const QStringList &arguments)
    {
        QProcess process;
        process.start(program, arguments);
        return process.waitForFinished() ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(!installFonts().isEmpty()); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void pdfIsVectorsAndText_data()
    {
        QTest::addColumn<report::Chart>("chart");
        QTest::addColumn<QStringList>("words");
        const QStringList bars{QStringLiteral("Activations"), QStringLiteral("H20 96GB"), QStringLiteral("109.7")};
        QTest::newRow("bars") << samples::memoryBars() << bars;
        QTest::newRow("lines") << samples::throughputLines() << QStringList{QStringLiteral("A100 SXM 80GB")};
        QTest::newRow("rows") << samples::stepRows() << QStringList{QStringLiteral("4.52 s")};
        report::Chart chinese = samples::memoryBars();
        chinese.title = QStringLiteral("批量与显存");
        chinese.xTitle = QStringLiteral("微批大小");
        QTest::newRow("Chinese") << chinese << QStringList{QStringLiteral("批量与显存"), QStringLiteral("微批大小")};
    }
    void pdfIsVectorsAndText()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("pdfimages")).isEmpty())
            QSKIP("poppler-utils is not installed");
        QFETCH(report::Chart, chart);
        QFETCH(QStringList, words);
        const QString path = m_folder.filePath(QStringLiteral("chart.pdf"));
        QCOMPARE(saveChart(chart, {900, 560}, Theme::of(Scheme::Dark), path), QString());
        const QStringList images = outputOf(QStringLiteral("pdfimages"), {QStringLiteral("-list"), path})
                                       .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(images.size(), 2); // the two lines of the heading
        const QString text =
            outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
        for (const QString &word : words)
            QVERIFY2(text.contains(word), qPrintable(text));
    }

    void svgHasTextAndNoImages()
    {
        const QString path = m_folder.filePath(QStringLiteral("chart.svg"));
        QCOMPARE(saveChart(samples::memoryBars(), {900, 560}, Theme::of(Scheme::Light), path), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString svg = QString::fromUtf8(file.readAll());
        QVERIFY(svg.contains(QStringLiteral(">Activations<")));
        QVERIFY(!svg.contains(QStringLiteral("<image")));
    }

    void pngIsTwiceTheSize()
    {
        const QString path = m_folder.filePath(QStringLiteral("chart.png"));
        QCOMPARE(saveChart(samples::memoryBars(), {700, 400}, Theme::of(Scheme::Dark), path), QString());
        const QImage image(path);
        QCOMPARE(image.size(), QSize(1400, 800));
        QCOMPARE(image.pixelColor(2, 2), Theme::of(Scheme::Dark).panel);
    }

    void failuresAreSaidAndLeaveNothing()
    {
        const report::Chart chart = samples::stepRows();
        const Theme theme = Theme::of(Scheme::Light);
        QVERIFY(!saveChart(chart, {700, 400}, theme, m_folder.filePath(QStringLiteral("chart.doc"))).isEmpty());
        QVERIFY(!QFile::exists(m_folder.filePath(QStringLiteral("chart.doc"))));
        QVERIFY(
            !saveChart(chart, {700, 400}, theme, m_folder.filePath(QStringLiteral("no/such/folder.png"))).isEmpty());
    }
};

QTEST_MAIN(TstChartExport)
#include "tst_chart_export.moc"
