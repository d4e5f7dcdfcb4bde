// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/builder.h"
#include "report/issue_texts.h"
#include "report/phrase_tables.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace xuanka;

/// No key of core reaches a reader as a key: every code that is written in the sources and every quantity, group
/// and stave that answers over a wide field of scenarios contain have words.
class TestReportWords : public QObject
{
    Q_OBJECT
    const Phrases m_phrases{Language::English};

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".?"))); }
    void issueCodesOfTheSources();
    void keysOfTheAnswers();
};

void TestReportWords::issueCodesOfTheSources()
{
    // Issue codes stand as first argument of a helper beside a severity, or as first member of an Issue.
    const QRegularExpression beside(QStringLiteral("\"([a-z][a-z0-9_]{5,})\"\\)?,\\s*Severity::"));
    const QRegularExpression helper(
        QStringLiteral("\\b(?:warn|note|assume|assumption|warning)\\(\\s*\"([a-z][a-z0-9_]{5,})\""));
    QSet<QString> codes;
    QDirIterator files(QStringLiteral(XUANKA_SOURCE_DIR "/core"), {QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (const QRegularExpression &pattern : {beside, helper}) {
            for (auto match = pattern.globalMatch(text); match.hasNext();)
                codes << match.next().captured(1);
        }
    }
    QVERIFY2(codes.size() > 20, qPrintable(QString::number(codes.size())));
    for (const QString &code : std::as_const(codes))
        QVERIFY2(issueSource(code) != nullptr, qPrintable(code));
}

void TestReportWords::keysOfTheAnswers()
{
    const auto catalog = Catalog::loadBundled();
    QVERIFY(catalog.ok());
    const char *const models[] = {"llama-2-7b", "mixtral-8x7b", "deepseek-v3", "vit-b-16", "bert-base"};
    const char *const cards[] = {"h100-sxm5-80", "rtx-4090", "ascend-910a", "v100-sxm2-32"};
    int answers = 0;
    int turn = 0;
    for (const Task task : allValues<Task>()) {
        for (const Framework framework : allValues<Framework>()) {
            for (const char *model : models) {
                Scenario scenario;
                changeTask(scenario, task);
                scenario.model.catalogId = QString::fromLatin1(model);
                scenario.workload.framework = framework;
                scenario.cluster.gpu = QString::fromLatin1(cards[std::size_t(turn++) % std::size(cards)]);
                const Result<Estimate> answer = estimate(scenario, **catalog);
                if (!answer)
                    continue;
                ++answers;
                for (const Explanation &why : answer->explanations)
                    QVERIFY2(m_phrases.quantity(why.quantity) != why.quantity, qPrintable(why.quantity));
                for (const Issue &issue : answer->issues) {
                    QVERIFY2(m_phrases.issue(issue) != issue.code, qPrintable(issue.code));
                    QVERIFY2(!m_phrases.issue(issue).contains(QRegularExpression(QStringLiteral("%\\d"))),
                             qPrintable(m_phrases.issue(issue)));
                }
                for (const Bottleneck &stave : answer->bottlenecks)
                    QVERIFY2(m_phrases.stave(stave.stave) != stave.stave, qPrintable(stave.stave));
                for (const QString &group : {answer->memory.intervalGroup, answer->time.intervalGroup})
                    QVERIFY2(group.isEmpty() || m_phrases.residualGroup(group) != group, qPrintable(group));
                for (const QString &figure : answer->time.missing + answer->power.missing)
                    QVERIFY2(m_phrases.figure(figure) != figure, qPrintable(figure));
            }
        }
    }
    QVERIFY(answers > 300);
}

QTEST_GUILESS_MAIN(TestReportWords)
#include "tst_report_words.moc"
