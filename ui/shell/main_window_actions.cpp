// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scenario/scenario_panel.h"
#include "ui/shell/about.h"
#include "ui/shell/answer_strip.h"
#include "ui/shell/document.h"
#include "ui/shell/hint_card.h"
#include "ui/shell/issues_dock.h"
#include "ui/shell/main_window.h"
#include "ui/shell/page.h"
#include "ui/shell/settings.h"
#include "ui/shell/workbench.h"
#include "ui/theme/glyphs.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTabBar>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

#include <array>

namespace xuanka::ui
{

namespace
{

QKeySequence keys(const char *text) { return QKeySequence(QString::fromLatin1(text)); }

/// An action's name without its mnemonic mark and dots, as tool bars show it.
QString plainText(QString text)
{
    static const QRegularExpression marks(QStringLiteral("\\(&\\w\\)|&|\\x{2026}"));
    return text.remove(marks);
}

QActionGroup *exclusive(QObject *parent, std::initializer_list<QAction *> actions)
{
    auto *group = new QActionGroup(parent);
    for (QAction *action : actions) {
        action->setCheckable(true);
        group->addAction(action);
    }
    return group;
}

} // namespace

/// Shortcuts belong to the window, so that they work while the menus are hidden.
QAction *MainWindow::add(const char *source, const QKeySequence &shortcut, std::function<void()> run)
{
    auto *action = new QAction(this);
    action->setShortcut(shortcut);
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    addAction(action);
    m_texts.append({action, source});
    return action;
}

QMenu *MainWindow::addMenuOf(const char *source)
{
    QMenu *menu = menuBar()->addMenu(QString());
    m_menuTexts.append({menu, source});
    return menu;
}

void MainWindow::buildActions()
{
    buildFileMenu();
    buildEditMenu();
    buildScenarioMenu();
    buildViewMenu();
    buildHelpMenu();
    buildToolBar();
}

void MainWindow::buildFileMenu()
{
    QMenu *menu = addMenuOf(QT_TR_NOOP("&File"));
    menu->addAction(add(QT_TR_NOOP("&New"), QKeySequence::New, [this] { newScenario(); }));
    menu->addAction(add(QT_TR_NOOP("&Open…"), QKeySequence::Open, [this] { chooseFile(); }));
    m_recentMenu = menu->addMenu(QString());
    m_menuTexts.append({m_recentMenu, QT_TR_NOOP("Recent &files")});
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    menu->addAction(add(QT_TR_NOOP("Open the &worked example"), {}, [this] { openSample(); }));
    menu->addSeparator();
    m_save = add(QT_TR_NOOP("&Save"), QKeySequence::Save, [this] { save(); });
    menu->addAction(m_save);
    menu->addAction(add(QT_TR_NOOP("Save &as…"), keys("Ctrl+Shift+S"), [this] { saveAs(); }));
    menu->addSeparator();
    menu->addAction(add(QT_TR_NOOP("&Import model (config.json)…"), keys("Ctrl+I"), [this] { importModel(); }));
    menu->addSeparator();
    menu->addAction(add(QT_TR_NOOP("&Quit"), QKeySequence::Quit, [this] { close(); }));
}

void MainWindow::buildEditMenu()
{
    QMenu *menu = addMenuOf(QT_TR_NOOP("&Edit"));
    m_undo = add(QT_TR_NOOP("&Undo"), QKeySequence::Undo, [this] { m_workbench->undoStack()->undo(); });
    m_redo = add(QT_TR_NOOP("&Redo"), keys("Ctrl+Shift+Z"), [this] { m_workbench->undoStack()->redo(); });
    menu->addAction(m_undo);
    menu->addAction(m_redo);
    menu->addSeparator();
    menu->addAction(add(QT_TR_NOOP("&Copy the answer"), keys("Ctrl+Shift+C"), [this] { copyAnswer(); }));
}

void MainWindow::buildScenarioMenu()
{
    QMenu *menu = addMenuOf(QT_TR_NOOP("&Scenario"));
    m_pin = add(QT_TR_NOOP("&Pin to compare"), keys("Ctrl+D"), [this] { pinScenario(); });
    menu->addAction(m_pin);
    menu->addAction(add(QT_TR_NOOP("&Unpin all"), {}, [this] { m_workbench->setPinned({}); }));
    menu->addSeparator();
    m_report = add(QT_TR_NOOP("&Report"), keys("Ctrl+R"), [this] { showPage(QStringLiteral("report")); });
    menu->addAction(m_report);
}

void MainWindow::buildViewMenu()
{
    QMenu *menu = addMenuOf(QT_TR_NOOP("&View"));
    buildPageActions(menu);
    menu->addSeparator();
    m_editorVisible =
        add(QT_TR_NOOP("&Editor"), keys("Ctrl+B"), [this] { m_editorDock->setVisible(m_editorVisible->isChecked()); });
    m_editorVisible->setCheckable(true);
    m_editorVisible->setChecked(true);
    connect(m_editorDock, &QDockWidget::visibilityChanged, this,
            [this] { m_editorVisible->setChecked(!m_editorDock->isHidden()); });
    m_issuesVisible =
        add(QT_TR_NOOP("&Assumptions and warnings"), {}, [this] { m_issues->setWanted(m_issuesVisible->isChecked()); });
    m_issuesVisible->setCheckable(true);
    m_issuesVisible->setChecked(true);
    m_present = add(QT_TR_NOOP("&Present"), keys("F11"), [this] { setPresenting(!m_presenting); });
    m_present->setCheckable(true);
    menu->addAction(m_editorVisible);
    menu->addAction(m_issuesVisible);
    menu->addAction(m_present);
    menu->addAction(add(QT_TR_NOOP("&Next pane"), keys("F6"), [this] { focusNextPane(); }));
    menu->addSeparator();

    QMenu *languages = menu->addMenu(QString());
    m_menuTexts.append({languages, QT_TR_NOOP("&Language")});
    const auto choose = [this](Language language) {
        m_settings->set(setting::kLanguage, QString(toWord(language)));
        setLanguage(language);
    };
    m_chinese = add("中文", {}, [choose] { choose(Language::Chinese); });
    m_english = add("English", {}, [choose] { choose(Language::English); });
    exclusive(this, {m_chinese, m_english});
    languages->addAction(m_chinese);
    languages->addAction(m_english);
    menu->addAction(add(QT_TR_NOOP("&Switch language"), keys("Ctrl+L"), [this, choose] {
        choose(language() == Language::Chinese ? Language::English : Language::Chinese);
    }));

    QMenu *themes = menu->addMenu(QString());
    m_menuTexts.append({themes, QT_TR_NOOP("&Colours")});
    const auto paint = [this](const char *name) {
        const QString word = QString::fromLatin1(name);
        m_settings->set(setting::kTheme, word);
        setThemeName(word);
    };
    m_themeSystem = add(QT_TR_NOOP("As the &system"), {}, [paint] { paint("system"); });
    m_themeLight = add(QT_TR_NOOP("&Light"), {}, [paint] { paint("light"); });
    m_themeDark = add(QT_TR_NOOP("&Dark"), {}, [paint] { paint("dark"); });
    exclusive(this, {m_themeSystem, m_themeLight, m_themeDark});
    themes->addActions({m_themeSystem, m_themeLight, m_themeDark});
    m_toggleTheme = add(QT_TR_NOOP("Light or &dark"), keys("Ctrl+T"),
                        [paint] { paint(currentTheme().scheme == Scheme::Dark ? "light" : "dark"); });
    menu->addAction(m_toggleTheme);
}

void MainWindow::buildPageActions(QMenu *menu)
{
    for (int i = 0; i < m_pages.size(); ++i) {
        auto *action = new QAction(this);
        action->setCheckable(true);
        if (i < 9)
            action->setShortcut(QKeySequence(QStringLiteral("Ctrl+%1").arg(i + 1)));
        connect(action, &QAction::triggered, this, [this, i] { m_tabs->setCurrentIndex(i); });
        addAction(action);
        menu->addAction(action);
        m_pageActions.append(action);
    }
}

void MainWindow::buildHelpMenu()
{
    QMenu *menu = addMenuOf(QT_TR_NOOP("&Help"));
    menu->addAction(add(QT_TR_NOOP("&Explain this field"), keys("F1"), [this] { explain(); }));
    menu->addAction(add(QT_TR_NOOP("&First steps"), {}, [this] {
        m_settings->set(setting::kHintDone, false);
        if (!m_hint)
            m_hint = new HintCard(this, m_settings);
        m_hint->begin();
    }));
    menu->addAction(add(QT_TR_NOOP("&Keyboard"), {}, [this] { showShortcuts(this, actions()); }));
    menu->addSeparator();
    menu->addAction(add(QT_TR_NOOP("&About Xuanka"), {}, [this] { showAbout(this, m_workbench->catalog()); }));
}

void MainWindow::buildToolBar()
{
    m_toolBar = addToolBar(QString());
    m_toolBar->setObjectName(QStringLiteral("tools"));
    m_toolBar->setMovable(false);
    m_toolBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_toolBar->addAction(m_texts.at(0).action); // New
    m_toolBar->addAction(m_texts.at(1).action); // Open
    m_toolBar->addAction(m_save);
    m_toolBar->addSeparator();
    m_toolBar->addAction(m_undo);
    m_toolBar->addAction(m_redo);
    m_toolBar->addSeparator();
    m_toolBar->addAction(m_pin);
    m_toolBar->addAction(m_present);
    m_toolBar->addAction(m_report);
    auto *space = new QWidget(m_toolBar);
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolBar->addWidget(space);
    m_toolBar->addAction(m_chinese);
    m_toolBar->addAction(m_english);
    m_toolBar->addSeparator();
    m_toolBar->addAction(m_toggleTheme);
    for (QAction *action : {m_undo, m_redo}) {
        if (auto *button = qobject_cast<QToolButton *>(m_toolBar->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    if (QWidget *button = m_toolBar->widgetForAction(m_report))
        button->setProperty("emphasised", true);

    m_presentBar = new QToolBar(this);
    m_presentBar->setObjectName(QStringLiteral("present"));
    m_presentBar->setMovable(false);
    m_presentBar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_presentBar->setToolButtonStyle(Qt::ToolButtonIconOnly);
    m_presentBar->addAction(m_editorVisible);
    addToolBar(Qt::LeftToolBarArea, m_presentBar);
    m_presentBar->hide();
}

void MainWindow::retranslateActions()
{
    for (const Text &text : std::as_const(m_texts))
        text.action->setText(tr(text.source));
    for (const Text &text : std::as_const(m_texts))
        text.action->setIconText(plainText(text.action->text()));
    for (const auto &[menu, source] : std::as_const(m_menuTexts))
        menu->setTitle(tr(source));
    m_chinese->setText(QStringLiteral("中文"));
    m_toolBar->setWindowTitle(tr("Tools"));
    m_presentBar->setWindowTitle(tr("Present"));
    for (int i = 0; i < m_pageActions.size(); ++i)
        m_pageActions.at(i)->setText(m_pages.at(i)->pageTitle());
}

void MainWindow::updateActions()
{
    if (m_pageActions.size() != m_pages.size())
        return; // still being built
    const QUndoStack *stack = m_workbench->undoStack();
    m_undo->setEnabled(stack->canUndo());
    m_redo->setEnabled(stack->canRedo());
    m_undo->setText(stack->canUndo() ? tr("&Undo: %1").arg(m_workbench->undoLabel()) : tr("&Undo"));
    m_redo->setText(stack->canRedo() ? tr("&Redo: %1").arg(m_workbench->redoLabel()) : tr("&Redo"));
    m_pin->setEnabled(m_workbench->pinned().size() < Workbench::kMaxPinned);
    m_present->setChecked(m_presenting);
    m_chinese->setChecked(language() == Language::Chinese);
    m_english->setChecked(language() == Language::English);
    m_themeSystem->setChecked(m_themeName == QLatin1String("system"));
    m_themeLight->setChecked(m_themeName == QLatin1String("light"));
    m_themeDark->setChecked(m_themeName == QLatin1String("dark"));
    m_toggleTheme->setIconText(currentTheme().scheme == Scheme::Dark ? tr("Dark") : tr("Light"));
    bool hasReport = false;
    for (int i = 0; i < m_pages.size(); ++i) {
        m_pageActions.at(i)->setChecked(m_tabs->currentIndex() == i);
        hasReport = hasReport || m_pages.at(i)->pageId() == QLatin1String("report");
    }
    m_report->setEnabled(hasReport);
}

/// Editor, tabs, page, issues, and round again.
void MainWindow::focusNextPane()
{
    QWidget *focus = QApplication::focusWidget();
    QWidget *page = m_tabs->currentWidget();
    const std::array<QWidget *, 4> panes{m_editorDock, m_tabs->tabBar(), page, m_issues};
    std::size_t current = panes.size() - 1;
    for (std::size_t i = 0; i < panes.size(); ++i) {
        if (panes[i] && focus && (panes[i] == focus || panes[i]->isAncestorOf(focus)))
            current = i;
    }
    for (std::size_t step = 1; step <= panes.size(); ++step) {
        QWidget *pane = panes[(current + step) % panes.size()];
        if (!pane || !pane->isVisible())
            continue;
        QWidget *target = pane->focusPolicy() & Qt::TabFocus ? pane : nullptr;
        for (QWidget *child : pane->findChildren<QWidget *>()) {
            if (!target && child->isVisible() && child->isEnabled() && child->focusPolicy() & Qt::TabFocus)
                target = child;
        }
        if (target) {
            target->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

void MainWindow::pinScenario()
{
    if (m_workbench->pin(m_workbench->scenario()))
        showNotice(tr("Pinned: %1 of %2 places in the comparison are taken.")
                       .arg(m_workbench->pinned().size())
                       .arg(Workbench::kMaxPinned));
}

void MainWindow::copyAnswer() { QGuiApplication::clipboard()->setText(m_answer->text()); }

void MainWindow::explain()
{
    if (!m_panel->explainFocused())
        showNotice(tr("F1 explains the field that has the cursor; the ? beside a field does the same."));
}

} // namespace xuanka::ui
