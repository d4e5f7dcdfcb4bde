// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/main_window.h"

#include "ui/scenario/scenario_panel.h"
#include "ui/shell/answer_strip.h"
#include "ui/shell/document.h"
#include "ui/shell/hint_card.h"
#include "ui/shell/issues_dock.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/pages.h"
#include "ui/shell/pinned_store.h"
#include "ui/shell/settings.h"
#include "ui/shell/workbench.h"
#include "ui/theme/glyphs.h"
#include "ui/theme/label.h"
#include "ui/theme/style.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QDockWidget>
#include <QKeyEvent>
#include <QMenuBar>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>

namespace xuanka::ui
{

namespace
{

constexpr int kLayoutVersion = 1;
constexpr double kPresentScale = 1.4;
constexpr QSize kFirstSize(1280, 800);

} // namespace

MainWindow::MainWindow(std::shared_ptr<const Catalog> catalog, Settings *settings)
    : m_settings(settings), m_themeName(settings->get(setting::kTheme)),
      m_systemDark(QGuiApplication::palette().color(QPalette::Window).lightness() < 128),
      m_workbench(new Workbench(std::move(catalog), this)),
      m_document(new ScenarioDocument(m_workbench, settings, this))
{
    setObjectName(QStringLiteral("window"));
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    setDockNestingEnabled(false);
    applyTheme(
        Theme::of(m_themeName == QLatin1String("dark") || (m_themeName == QLatin1String("system") && m_systemDark)
                      ? Scheme::Dark
                      : Scheme::Light));
    m_language.install(systemLanguage());
    m_workbench->setPhrases(Phrases(m_language.language()));
    buildDocks();
    buildCentre();
    buildStatusBar();
    buildActions();
    connectWorkbench();
    m_workbench->setPinned(loadPinned(settings->directory()));
    const auto word = languageFromWord(settings->get(setting::kLanguage));
    setLanguage(word.value_or(systemLanguage()));
    applyCurrentTheme();
    restoreWindowState();
    m_panel->focusField(QStringLiteral("model"));
}

MainWindow::~MainWindow()
{
    // What is taken down piece by piece must not call back into a window that is half gone.
    for (QObject *child : findChildren<QObject *>())
        child->disconnect(this);
}

void MainWindow::buildDocks()
{
    m_panel = new ScenarioPanel(m_workbench, m_settings, this);
    m_editorDock = new QDockWidget(this);
    m_editorDock->setObjectName(QStringLiteral("editor"));
    m_editorDock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    m_editorDock->setTitleBarWidget(new QWidget(m_editorDock)); // the groups name themselves
    m_editorDock->setWidget(m_panel);
    addDockWidget(Qt::LeftDockWidgetArea, m_editorDock);

    m_issues = new IssuesDock(m_workbench, this);
    addDockWidget(Qt::BottomDockWidgetArea, m_issues);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
}

void MainWindow::buildCentre()
{
    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(12, 12, 14, 12);
    layout->setSpacing(10);
    m_message = new MessageBar(centre);
    m_answer = new AnswerStrip(centre);
    m_tabs = new QTabWidget(centre);
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setDrawBase(true);
    m_tabs->tabBar()->setExpanding(false);
    m_tabs->tabBar()->setUsesScrollButtons(true);
    m_tabs->tabBar()->setElideMode(Qt::ElideNone);
    layout->addWidget(m_message);
    layout->addWidget(m_answer);
    layout->addWidget(m_tabs, 1);
    setCentralWidget(centre);
    for (const PageEntry &entry : pageRegistry()) {
        Page *page = entry.create(m_workbench, m_tabs);
        page->setObjectName(page->pageId());
        m_pages.append(page);
        m_tabs->addTab(page, page->pageTitle());
    }
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        showCurrentPage();
        updateActions();
    });
}

void MainWindow::buildStatusBar()
{
    m_savedLabel = new Label(TextRole::Secondary, this);
    m_catalogLabel = new Label(TextRole::Secondary, this);
    m_issueLabel = new Label(TextRole::Secondary, this);
    m_issueLabel->setMinimumWidth(1); // gives way before the window grows
    for (QLabel *label : {m_savedLabel, m_catalogLabel, m_issueLabel})
        label->setContentsMargins(8, 2, 8, 2);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_savedLabel);
    statusBar()->addWidget(m_catalogLabel);
    statusBar()->addPermanentWidget(m_issueLabel);
}

void MainWindow::connectWorkbench()
{
    connect(m_workbench, &Workbench::resultsChanged, this, &MainWindow::showResults);
    connect(m_workbench, &Workbench::pinnedChanged, this, [this] {
        savePinned(m_settings->directory(), m_workbench->pinned());
        updateActions();
    });
    connect(m_workbench, &Workbench::importRequested, this, &MainWindow::importModel);
    connect(m_workbench, &Workbench::modelTextPasted, this,
            [this](const QString &text) { importModelText(text.toUtf8(), tr("pasted text")); });
    connect(m_workbench->undoStack(), &QUndoStack::indexChanged, this, &MainWindow::updateActions);
    connect(m_document, &ScenarioDocument::stateChanged, this, &MainWindow::showStatus);
    connect(m_document, &ScenarioDocument::notice, this, &MainWindow::showNotice);
    connect(m_issues, &IssuesDock::issuesChanged, this, &MainWindow::showStatus);
}

void MainWindow::showResults(const ResultsPtr &results)
{
    m_answer->showResults(results, m_workbench->phrases());
    // The page in an event of its own: strip, editor and page together would hold the event loop too long.
    QMetaObject::invokeMethod(this, &MainWindow::showCurrentPage, Qt::QueuedConnection);
}

/// Only the page in sight lays out; the others follow when they are looked at.
void MainWindow::showCurrentPage()
{
    const ResultsPtr &results = m_workbench->results();
    auto *page = qobject_cast<Page *>(m_tabs->currentWidget());
    if (!page || !results || m_shown.value(page) == results->generation)
        return;
    m_shown[page] = results->generation;
    page->setResults(results);
}

void MainWindow::showPage(const QString &pageId)
{
    for (int i = 0; i < m_pages.size(); ++i) {
        if (m_pages.at(i)->pageId() == pageId)
            m_tabs->setCurrentIndex(i);
    }
}

void MainWindow::showStatus()
{
    const bool modified = m_document->modified();
    setWindowTitle(QStringLiteral("%1[*] — %2").arg(m_document->displayName(), tr("Xuanka")));
    setWindowModified(modified);
    m_savedLabel->setText(modified ? tr("● not saved, kept by autosave") : tr("saved"));
    if (m_document->path().isEmpty() && !modified)
        m_savedLabel->setText(tr("new"));
    const Catalog &catalog = m_workbench->catalog();
    m_catalogLabel->setText(tr("Catalogue %1 · %2 cards · %3 models")
                                .arg(catalog.asOf())
                                .arg(catalog.gpus().size())
                                .arg(catalog.models().size()));
    const int count = m_issues->count();
    m_issueLabel->setText(count > 0 ? tr("%n note(s)", nullptr, count) : tr("no warnings"));
}

void MainWindow::setLanguage(Language language)
{
    m_language.install(language);
    m_workbench->setPhrases(Phrases(language));
    retranslate();
}

void MainWindow::retranslate()
{
    retranslateActions();
    m_editorDock->setWindowTitle(tr("Scenario"));
    m_panel->retranslate();
    m_issues->retranslate();
    m_message->retranslate();
    m_answer->showResults(m_workbench->results(), m_workbench->phrases());
    m_tabs->setAccessibleName(tr("Pages"));
    m_tabs->tabBar()->setAccessibleName(tr("Pages"));
    for (int i = 0; i < m_pages.size(); ++i) {
        m_pages.at(i)->retranslate();
        m_pages.at(i)->setAccessibleName(m_pages.at(i)->pageTitle());
        m_tabs->setTabText(i, m_pages.at(i)->pageTitle());
    }
    if (m_hint)
        m_hint->retranslate();
    showStatus();
    updateActions();
}

void MainWindow::setThemeName(const QString &name)
{
    m_themeName = name;
    applyCurrentTheme();
}

void MainWindow::applyCurrentTheme()
{
    const bool dark = m_themeName == QLatin1String("dark") || (m_themeName == QLatin1String("system") && m_systemDark);
    const Theme theme = Theme::of(dark ? Scheme::Dark : Scheme::Light, m_presenting ? kPresentScale : 1.0);
    applyTheme(theme);
    m_undo->setIcon(signIcon(Sign::Undo, theme));
    m_redo->setIcon(signIcon(Sign::Redo, theme));
    m_editorVisible->setIcon(signIcon(Sign::Sliders, theme));
    m_panel->applyTheme();
    m_issues->applyTheme();
    m_message->applyTheme();
    m_answer->applyTheme();
    for (Page *page : std::as_const(m_pages))
        page->applyTheme();
    if (m_hint)
        m_hint->applyTheme();
    updateActions();
}

/// For a projector: everything larger, no menus, the editor behind a narrow strip with its sliders only.
void MainWindow::setPresenting(bool on)
{
    if (on == m_presenting)
        return;
    m_presenting = on;
    if (on)
        m_layoutBefore = saveState(kLayoutVersion);
    menuBar()->setVisible(!on);
    m_toolBar->setVisible(!on);
    statusBar()->setVisible(!on);
    m_presentBar->setVisible(on);
    m_panel->setPresenting(on);
    if (m_hint)
        m_hint->setPresenting(on);
    m_issues->setWanted(!on && m_issuesVisible->isChecked());
    m_editorDock->setVisible(!on);
    setWindowState(windowState().setFlag(Qt::WindowFullScreen, on));
    applyCurrentTheme();
    if (!on) {
        restoreState(m_layoutBefore, kLayoutVersion);
        m_presentBar->hide();
    }
    updateActions();
}

bool MainWindow::event(QEvent *event)
{
    const bool handled = QMainWindow::event(event);
    if (event->type() == QEvent::Paint && !m_painted) {
        m_painted = true;
        Q_EMIT firstPainted();
    }
    return handled;
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_presenting)
        setPresenting(false);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::saveWindowState()
{
    if (m_presenting)
        return;
    m_settings->set(setting::kGeometry, saveGeometry());
    m_settings->set(setting::kLayout, saveState(kLayoutVersion));
    if (const auto *page = qobject_cast<Page *>(m_tabs->currentWidget()))
        m_settings->set(setting::kPage, page->pageId());
}

void MainWindow::restoreWindowState()
{
    resize(kFirstSize);
    restoreGeometry(m_settings->get(setting::kGeometry));
    restoreState(m_settings->get(setting::kLayout), kLayoutVersion);
    m_presentBar->hide();
    m_issues->setWanted(true);
    showPage(m_settings->get(setting::kPage));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    saveWindowState();
    m_document->close();
    event->accept();
}

} // namespace xuanka::ui
