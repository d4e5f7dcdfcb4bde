// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fixture.h"
#include "ui/scenario/picker.h"
#include "ui/scenario/power_slider.h"
#include "ui/scenario/scenario_panel.h"
#include "ui/shell/answer_strip.h"
#include "ui/shell/document.h"
#include "ui/shell/hint_card.h"
#include "ui/shell/issues_dock.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/page.h"
#include "ui/shell/settings.h"
#include "ui/shell/workbench.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTimer>

using namespace xuanka;
using namespace xuanka::ui;
#include <ctime>

namespace
{

/// Time the GUI thread itself worked, whatever else the machine did meanwhile; ns.
qint64 threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return qint64(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

/// Measures how long one event keeps the event loop busy.
class ProbeApplication : public QApplication
{
public:
    using QApplication::QApplication;
    static inline qint64 longest = 0;     ///< by the clock, ns
    static inline qint64 longestWork = 0; ///< by the thread's own time, ns

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_depth > 0)
            return QApplication::notify(receiver, event);
        QElapsedTimer clock;
        clock.start();
        const qint64 before = threadTime();
        ++m_depth;
        const bool handled = QApplication::notify(receiver, event);
        --m_depth;
        longestWork = std::max(longestWork, threadTime() - before);
        longest = std::max(longest, clock.nsecsElapsed());
        return handled;
    }

private:
    int m_depth = 0;
};

/// What stands on the screen in words, keyed by where it stands.
QMap<QString, QString> visibleTexts(MainWindow &window)
{
    QMap<QString, QString> texts;
    int number = 0;
    const auto note = [&](const QString &kind, const QString &text) {
        texts.insert(QStringLiteral("%1 %2").arg(kind).arg(number++, 5, 10, QLatin1Char('0')), text);
    };
    for (const QAction *action : window.findChildren<QAction *>())
        note(QStringLiteral("action"), action->text());
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            note(QStringLiteral("label"), label->text());
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            note(QStringLiteral("button"), button->text());
        else if (const auto *combo = qobject_cast<const QComboBox *>(widget))
            note(QStringLiteral("combo"), combo->currentText());
        else if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
            note(QStringLiteral("placeholder"), edit->placeholderText());
        else if (const auto *bar = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < bar->count(); ++i)
                note(QStringLiteral("tab"), bar->tabText(i));
        } else if (const auto *header = qobject_cast<const QHeaderView *>(widget)) {
            for (int i = 0; header->model() && i < header->count(); ++i)
                note(QStringLiteral("header"), header->model()->headerData(i, header->orientation()).toString());
        }
    }
    for (const AnswerStrip::Cell &cell : window.answer()->cells())
        note(QStringLiteral("answer"), cell.title);
    note(QStringLiteral("title"), window.windowTitle());
    return texts;
}

/// Texts that are the same in both languages by right: names, units, numbers, file suffixes.
bool mayStay(const QString &text, const Catalog &catalog)
{
    static const QRegularExpression word(QStringLiteral("[a-z]{3,}"));
    if (!text.contains(word))
        return true;
    static const QStringList names{QStringLiteral("English"), QStringLiteral("HF Trainer"),
                                   QStringLiteral("AdamW"),   QStringLiteral("Flash / SDPA"),
                                   QStringLiteral("seven"),   QStringLiteral("seven.xuanka"),
                                   QStringLiteral("tokens/s")};
    if (names.contains(text))
        return true;
    for (const Model &model : catalog.models()) {
        if (text.contains(model.name))
            return true;
    }
    for (const Gpu &gpu : catalog.gpus()) {
        if (text.contains(gpu.name))
            return true;
    }
    return false;
}

QWidget *field(MainWindow &window, const char *key)
{
    auto *found = window.panel()->findChild<QWidget *>(QString::fromLatin1(key));
    if (!found)
        qFatal("no field %s", key);
    return found;
}

PowerSlider *slider(MainWindow &window, const char *key)
{
    return field(window, key)->parentWidget()->findChild<PowerSlider *>();
}

} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    void openWindow()
    {
        m_window.reset();
        m_settings = std::make_unique<Settings>(m_dir->filePath(QStringLiteral("data")));
        m_window = std::make_unique<MainWindow>(test::catalog(), m_settings.get());
        m_window->setLanguage(Language::English);
        m_window->resize(1280, 800);
    }
    /// Texts once the background has nothing more to add: hints of the memory page arrive later than results.
    QMap<QString, QString> settledTexts()
    {
        m_window->workbench()->waitForResults();
        QMap<QString, QString> texts = visibleTexts(*m_window);
        for (int quiet = 0; quiet < 4;) {
            QTest::qWait(50);
            const QMap<QString, QString> now = visibleTexts(*m_window);
            quiet = now == texts ? quiet + 1 : 0;
            texts = now;
        }
        return texts;
    }

    void showSeven()
    {
        m_window->document()->startWith(test::sevenB());
        m_window->show();
        m_window->workbench()->waitForResults();
        QCoreApplication::processEvents();
    }
    QString write(const char *name, const QByteArray &bytes) const
    {
        const QString path = m_dir->filePath(QString::fromLatin1(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", name);
        return path;
    }

private Q_SLOTS:
    void initTestCase() { installFonts(); }
    void init()
    {
        test::failOnWarnings();
        m_dir = std::make_unique<QTemporaryDir>();
        openWindow();
    }
    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
    }

    void theAnswerStandsInTheStrip()
    {
        showSeven();
        const QString text = m_window->answer()->text();
        const Phrases phrases(Language::English);
        QVERIFY2(text.contains(phrases.verdict(m_window->workbench()->results()->estimate.memory.verdict)),
                 qPrintable(text));
        QCOMPARE(m_window->answer()->cells().size(), 6);
        QVERIFY(!m_window->answer()->accessibleDescription().isEmpty());
    }

    void aModelIsPickedByTyping()
    {
        showSeven();
        auto *button = qobject_cast<PickerButton *>(field(*m_window, "model"));
        QVERIFY(button);
        button->setFocus();
        QTest::keyClick(button, Qt::Key_L);
        QVERIFY(button->popup()->isVisible());
        auto *search = button->popup()->findChild<QLineEdit *>();
        QCOMPARE(search->text(), QStringLiteral("l"));
        QTest::keyClicks(search, QStringLiteral("lama-2-13b"));
        QTest::keyClick(search, Qt::Key_Return);
        QVERIFY(!button->popup()->isVisible());
        QCOMPARE(m_window->workbench()->scenario().model.catalogId, QStringLiteral("llama-2-13b"));
        QCOMPARE(m_settings->get(setting::kRecentModels), QStringList(QStringLiteral("llama-2-13b")));
        m_window->workbench()->waitForResults();
        QCOMPARE(m_window->workbench()->results()->scenario.model.catalogId, QStringLiteral("llama-2-13b"));
    }

    void cardsAreTickedForComparison()
    {
        showSeven();
        auto *button = qobject_cast<PickerButton *>(field(*m_window, "compare_gpus"));
        QVERIFY(button);
        button->click();
        auto *search = button->popup()->findChild<QLineEdit *>();
        for (const char *name : {"a100 sxm4 80", "h20"}) {
            search->setText(QString::fromLatin1(name));
            QTest::keyClick(search, Qt::Key_Return);
        }
        QVERIFY(button->popup()->isVisible()); // stays open for the next
        button->popup()->hide();
        QCOMPARE(m_window->workbench()->scenario().cluster.compareGpus.size(), 2);
        m_window->workbench()->waitForResults();
        QCOMPARE(m_window->workbench()->results()->gpus.size(), 3);
    }

    void draggingTheSliderIsOneStepAndAnswers()
    {
        showSeven();
        PowerSlider *batch = slider(*m_window, "micro_batch");
        QVERIFY(batch);
        const int y = batch->height() / 2;
        QTest::mousePress(batch, Qt::LeftButton, {}, QPoint(8, y));
        for (int x = 8; x < batch->width() - 6; x += 6)
            QTest::mouseMove(batch, QPoint(x, y));
        QTest::mouseRelease(batch, Qt::LeftButton, {}, QPoint(batch->width() - 6, y));
        const int dragged = m_window->workbench()->scenario().workload.microBatch;
        QVERIFY(dragged > 64);
        QCOMPARE(field(*m_window, "micro_batch")->property("text").toInt(), dragged);
        QCOMPARE(m_window->workbench()->undoStack()->count(), 1);
        m_window->workbench()->waitForResults();
        QCOMPARE(m_window->workbench()->results()->scenario.workload.microBatch, dragged);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(m_window->workbench()->scenario().workload.microBatch, 2);
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->workbench()->scenario().workload.microBatch, dragged);
    }

    void theMarkOfTheSliderIsTheEngines()
    {
        showSeven();
        QCOMPARE(slider(*m_window, "micro_batch")->limit().value_or(-1),
                 double(m_window->workbench()->results()->estimate.memory.maxMicroBatch));
    }

    void fieldsThatDoNotApplyDisappear()
    {
        showSeven();
        const Parameter *task = findParameter(QLatin1String("task"));
        QVERIFY(field(*m_window, "micro_batch")->isVisibleTo(m_window->panel()));
        QVERIFY(!field(*m_window, "concurrency")->isVisibleTo(m_window->panel()));
        m_window->workbench()->edit(*task, QStringLiteral("inference"));
        QVERIFY(!field(*m_window, "micro_batch")->isVisibleTo(m_window->panel()));
        QVERIFY(field(*m_window, "concurrency")->isVisibleTo(m_window->panel()));
        QVERIFY(!field(*m_window, "lora_rank")->isVisibleTo(m_window->panel()));
        m_window->workbench()->edit(*task, QStringLiteral("lora"));
        QVERIFY(field(*m_window, "lora_rank")->isVisibleTo(m_window->panel()));
    }

    void languagesSwitchBackAndForth()
    {
        showSeven();
        for (int page = 0; page < m_window->pages().size(); ++page) {
            m_window->tabs()->setCurrentIndex(page);
            QCoreApplication::processEvents();
            const QMap<QString, QString> english = settledTexts();
            m_window->setLanguage(Language::Chinese);
            QCoreApplication::processEvents();
            const QMap<QString, QString> chinese = settledTexts();
            m_window->setLanguage(Language::English);
            QCoreApplication::processEvents();
            QCOMPARE(settledTexts(), english);
            if (chinese.value(QStringLiteral("action 00000")) == english.value(QStringLiteral("action 00000")))
                QSKIP("the translations are not up to date");
            QCOMPARE(chinese.size(), english.size());
            for (auto text = english.cbegin(); text != english.cend(); ++text) {
                if (!text.value().isEmpty() && !mayStay(text.value(), m_window->workbench()->catalog()))
                    QVERIFY2(chinese.value(text.key()) != text.value(),
                             qPrintable(m_window->pages().at(page)->pageId() + QStringLiteral(": ") + text.value()));
            }
        }
    }

    void everyFocusableWidgetHasAName()
    {
        showSeven();
        for (Page *page : m_window->pages()) {
            m_window->showPage(page->pageId());
            QCoreApplication::processEvents();
            for (QWidget *widget : m_window->findChildren<QWidget *>()) {
                if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
                    continue;
                const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
                const QString name = accessible ? accessible->text(QAccessible::Name) : widget->accessibleName();
                QVERIFY2(!name.isEmpty(), qPrintable(page->pageId() + QStringLiteral(": ") +
                                                     QString::fromLatin1(widget->metaObject()->className()) +
                                                     QLatin1Char(' ') + widget->objectName()));
            }
        }
    }

    void brokenFilesSaySoAndChangeNothing()
    {
        showSeven();
        QVERIFY(!m_window->openFile(write("bad.xuanka", "{\"xuanka\": 1, \"model\": 5}")));
        QVERIFY(m_window->message()->isVisible());
        QVERIFY(m_window->message()->text().contains(QLatin1String("bad.xuanka")));
        QCOMPARE(m_window->workbench()->scenario(), test::sevenB());
        QVERIFY(m_window->openFile(write("good.xuanka", "{\"xuanka\": 1, \"model\": \"llama-2-13b\"}")));
        QVERIFY(!m_window->message()->isVisible());
        QCOMPARE(m_window->workbench()->scenario().model.catalogId, QStringLiteral("llama-2-13b"));
        QVERIFY(m_window->windowTitle().startsWith(QLatin1String("good")));
    }

    void droppedFilesOpen()
    {
        showSeven();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(write("drop.xuanka", "{\"xuanka\": 1, \"model\": \"llama-2-13b\"}"))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window.get(), &drop);
        QCOMPARE(m_window->workbench()->scenario().model.catalogId, QStringLiteral("llama-2-13b"));
    }

    void aConfigBecomesTheModel()
    {
        showSeven();
        const QByteArray config = R"({"model_type": "llama", "architectures": ["LlamaForCausalLM"], "hidden_size": 4096,
            "intermediate_size": 11008, "num_hidden_layers": 32, "num_attention_heads": 32, "num_key_value_heads": 32,
            "vocab_size": 32000, "max_position_embeddings": 4096, "rms_norm_eps": 1e-5, "tie_word_embeddings": false})";
        QVERIFY(m_window->openFile(write("config.json", config)));
        QVERIFY(!m_window->workbench()->scenario().model.isCatalog());
        m_window->workbench()->waitForResults();
        QVERIFY(!m_window->workbench()->results()->error);
        m_window->workbench()->undoStack()->undo(); // importing is an edit like any other
        QCOMPARE(m_window->workbench()->scenario().model.catalogId, QStringLiteral("qwen2.5-7b"));
    }

    void anIssueLeadsToItsField()
    {
        showSeven();
        m_window->workbench()->edit(*findParameter(QLatin1String("nodes")), 4);
        m_window->workbench()->waitForResults();
        Q_EMIT m_window->workbench()->fieldRequested(QStringLiteral("cluster.nodes"));
        QCOMPARE(QApplication::focusWidget(), field(*m_window, "nodes"));
        Q_EMIT m_window->workbench()->fieldRequested(QStringLiteral("workload.loss")); // in the folded group
        QCOMPARE(QApplication::focusWidget(), field(*m_window, "loss"));
    }

    void whatCannotBeComputedIsSaidBesideTheField()
    {
        showSeven();
        Scenario scenario = test::sevenB();
        scenario.parallelism.tensor = 3;
        m_window->workbench()->editScenario(scenario, QStringLiteral("test"));
        m_window->workbench()->waitForResults();
        QVERIFY(m_window->workbench()->results()->error);
        QVERIFY(m_window->answer()->text().contains(QLatin1String("Cannot be computed")));
        m_window->workbench()->undoStack()->undo();
        m_window->workbench()->waitForResults();
        QVERIFY(!m_window->workbench()->results()->error);
    }

    void helpExplainsTheField()
    {
        showSeven();
        field(*m_window, "micro_batch")->setFocus();
        QVERIFY(m_window->panel()->explainFocused());
        QApplication::activePopupWidget()->close();
        m_window->tabs()->tabBar()->setFocus();
        QVERIFY(!m_window->panel()->explainFocused());
    }

    void themesSwitch()
    {
        showSeven();
        m_window->setThemeName(QStringLiteral("dark"));
        QTRY_COMPARE(m_window->palette().color(QPalette::Window), QColor(0x14191F));
        QCOMPARE(currentTheme().scheme, Scheme::Dark);
        for (const QLabel *label : m_window->findChildren<QLabel *>())
            QVERIFY2(label->palette().color(label->foregroundRole()).lightness() > 90, qPrintable(label->text()));
        m_window->setThemeName(QStringLiteral("light"));
        QTRY_COMPARE(m_window->palette().color(QPalette::Window), QColor(0xF3F5F7));
        for (const QLabel *label : m_window->findChildren<QLabel *>())
            QVERIFY2(label->palette().color(label->foregroundRole()).lightness() < 170, qPrintable(label->text()));
    }

    void presentingEnlargesAndGoesBack()
    {
        showSeven();
        const bool dockBefore = m_window->panel()->isVisible();
        QTest::keyClick(m_window.get(), Qt::Key_F11);
        QVERIFY(m_window->presenting());
        QCOMPARE(currentTheme().scale, 1.4);
        QVERIFY(!m_window->menuBar()->isVisible());
        QVERIFY(!m_window->panel()->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier); // the editor comes back with its sliders
        QVERIFY(m_window->panel()->isVisible());
        QVERIFY(field(*m_window, "micro_batch")->isVisible());
        QVERIFY(!field(*m_window, "optimizer")->isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!m_window->presenting());
        QCOMPARE(currentTheme().scale, 1.0);
        QVERIFY(m_window->menuBar()->isVisible());
        QCOMPARE(m_window->panel()->isVisible(), dockBefore);
        QVERIFY(field(*m_window, "optimizer")->isVisible());
    }

    void theHintGoesAwayForGood()
    {
        m_window->startAsLastTime();
        m_window->show();
        auto *hint = m_window->findChild<HintCard *>();
        if (!hint)
            QSKIP("no worked example is bundled");
        QVERIFY(hint->isVisible());
        for (int step = 0; step < 3; ++step) {
            QCOMPARE(hint->step(), step);
            const auto buttons = hint->findChildren<QPushButton *>();
            QTest::mouseClick(buttons.first(), Qt::LeftButton);
        }
        QVERIFY(!hint->isVisible());
        m_window->close();
        openWindow();
        m_window->startAsLastTime();
        QVERIFY(!m_window->findChild<HintCard *>());
    }

    void theWindowComesBackAsItWas()
    {
        showSeven();
        m_window->resize(1200, 760);
        m_window->tabs()->setCurrentIndex(m_window->tabs()->count() - 1);
        const QString page = m_window->pages().last()->pageId();
        m_window->close();
        openWindow();
        QCOMPARE(m_settings->get(setting::kPage), page);
        QCOMPARE(m_window->tabs()->currentWidget(), m_window->pages().last());
    }

    void everyActionOfTheMenusCanBeReached()
    {
        for (const QAction *menu : m_window->menuBar()->actions()) {
            QVERIFY(menu->menu());
            QVERIFY2(menu->text().contains(QLatin1Char('&')), qPrintable(menu->text()));
        }
        QSet<QString> shortcuts;
        for (const QAction *action : m_window->actions()) {
            const QString keys = action->shortcut().toString();
            QVERIFY2(keys.isEmpty() || !shortcuts.contains(keys), qPrintable(keys));
            shortcuts.insert(keys);
        }
    }

    /// How long the event loop is away at most while the batch slider is dragged with four cards drawn: printed,
    /// not judged, for a loaded machine would make it lie.
    void longestSliceWhileDragging()
    {
        Scenario scenario = test::sevenB();
        scenario.cluster.compareGpus = {QStringLiteral("a100-sxm4-80"), QStringLiteral("h200-sxm-141"),
                                        QStringLiteral("l40s")};
        m_window->resize(1600, 1000); // roomier than its contents ask: it must not grow meanwhile
        for (int page = 0; page < m_window->pages().size(); ++page) {
            m_window->document()->startWith(scenario);
            m_window->show();
            m_window->tabs()->setCurrentIndex(page);
            m_window->workbench()->waitForResults();
            QTest::qWait(100);
            PowerSlider *batch = slider(*m_window, "micro_batch");
            int answers = 0;
            QObject probe;
            connect(m_window->workbench(), &Workbench::resultsChanged, &probe, [&] { ++answers; });
            const auto post = [&](QEvent::Type type, double x, Qt::MouseButtons buttons) {
                const QPointF at(x, batch->height() / 2.0);
                QCoreApplication::postEvent(
                    batch, new QMouseEvent(type, at, batch->mapToGlobal(at), Qt::LeftButton, buttons, Qt::NoModifier));
            };
            QTimer mouse;
            int step = 0;
            constexpr int kSteps = 60;
            connect(&mouse, &QTimer::timeout, &probe, [&] {
                const double phase = std::abs((step % 20) - 10) / 10.0;
                post(QEvent::MouseMove, 8 + phase * (batch->width() - 16), Qt::LeftButton);
                if (++step >= kSteps)
                    mouse.stop();
            });
            ProbeApplication::longest = ProbeApplication::longestWork = 0;
            post(QEvent::MouseButtonPress, 8, Qt::LeftButton);
            mouse.start(16);
            QTRY_VERIFY_WITH_TIMEOUT(!mouse.isActive(), 20000);
            post(QEvent::MouseButtonRelease, 8, Qt::NoButton);
            m_window->workbench()->waitForResults();
            QVERIFY(answers > 0);
            qInfo("%s: longest slice %.1f ms by the clock, %.1f ms of work, %d answers for %d moves",
                  qPrintable(m_window->pages().at(page)->pageId()), double(ProbeApplication::longest) / 1e6,
                  double(ProbeApplication::longestWork) / 1e6, answers, kSteps);
        }
    }
};

int main(int argc, char **argv)
{
    ProbeApplication application(argc, argv);
    TestMainWindow test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_main_window.moc"
