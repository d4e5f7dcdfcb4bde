// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/phrases.h"
#include "ui/shell/language.h"
#include "ui/shell/results.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QMainWindow>

#include <functional>

class QActionGroup;
class QKeySequence;
class QLabel;
class QTabWidget;
class QToolBar;

namespace xuanka::ui
{

class AnswerStrip;
class HintCard;
class IssuesDock;
class MessageBar;
class Page;
class ScenarioDocument;
class ScenarioPanel;
class Settings;
class Workbench;

/// The window: editor, answer, pages, issues, and the actions over them. It lays out and connects; what is
/// computed comes from the Workbench, what is shown in a tab from the Page.
class MainWindow : public QMainWindow
{
    Q_OBJECT
public:
    MainWindow(std::shared_ptr<const Catalog> catalog, Settings *settings);
    ~MainWindow() override;

    Workbench *workbench() const { return m_workbench; }
    ScenarioDocument *document() const { return m_document; }
    ScenarioPanel *panel() const { return m_panel; }
    AnswerStrip *answer() const { return m_answer; }
    IssuesDock *issues() const { return m_issues; }
    MessageBar *message() const { return m_message; }
    const QVector<Page *> &pages() const { return m_pages; }
    QTabWidget *tabs() const { return m_tabs; }

    void setLanguage(Language language);
    Language language() const { return m_language.language(); }
    /// "system", "light" or "dark".
    void setThemeName(const QString &name);
    QString themeName() const { return m_themeName; }
    void setPresenting(bool on);
    bool presenting() const { return m_presenting; }
    void showPage(const QString &pageId);

    /// A scenario file, or a config.json that becomes the model. false: could not be used, the message bar says why.
    bool openFile(const QString &path);
    /// What a start without a file shows: unsaved work, the last file, or the worked example with its hint.
    void startAsLastTime();
    void openSample();

Q_SIGNALS:
    void firstPainted();

protected:
    bool event(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Text {
        QAction *action;
        const char *source; ///< marked with QT_TR_NOOP
    };

    // main_window.cpp
    void buildDocks();
    void buildCentre();
    void buildStatusBar();
    void connectWorkbench();
    void showResults(const ResultsPtr &results);
    void showCurrentPage();
    void showStatus();
    void retranslate();
    void applyCurrentTheme();
    void saveWindowState();
    void restoreWindowState();

    // main_window_actions.cpp
    QAction *add(const char *source, const QKeySequence &shortcut, std::function<void()> run);
    QMenu *addMenuOf(const char *source);
    void buildActions();
    void buildFileMenu();
    void buildEditMenu();
    void buildScenarioMenu();
    void buildViewMenu();
    void buildPageActions(QMenu *menu);
    void buildHelpMenu();
    void buildToolBar();
    void retranslateActions();
    void updateActions();
    void focusNextPane();
    void pinScenario();
    void copyAnswer();
    void explain();

    // main_window_files.cpp
    void newScenario();
    void chooseFile();
    bool save();
    bool saveAs();
    void importModel();
    bool importModelText(const QByteArray &bytes, const QString &name);
    void fillRecentMenu();
    void showProblem(const QString &text);
    void showNotice(const QString &text);

    Settings *m_settings;
    LanguageSwitch m_language;
    QString m_themeName;
    bool m_systemDark = false;
    bool m_presenting = false;
    bool m_painted = false;
    QByteArray m_layoutBefore; ///< of the window, while presenting

    Workbench *m_workbench;
    ScenarioDocument *m_document;
    ScenarioPanel *m_panel = nullptr;
    QDockWidget *m_editorDock = nullptr;
    IssuesDock *m_issues = nullptr;
    MessageBar *m_message = nullptr;
    AnswerStrip *m_answer = nullptr;
    QTabWidget *m_tabs = nullptr;
    QVector<Page *> m_pages;
    QHash<Page *, quint64> m_shown; ///< generation of the results a page has seen
    HintCard *m_hint = nullptr;
    QLabel *m_savedLabel = nullptr;
    QLabel *m_catalogLabel = nullptr;
    QLabel *m_issueLabel = nullptr;

    QVector<Text> m_texts;
    QVector<QPair<QMenu *, const char *>> m_menuTexts;
    QMenu *m_recentMenu = nullptr;
    QToolBar *m_toolBar = nullptr;
    QToolBar *m_presentBar = nullptr;
    QAction *m_save = nullptr;
    QAction *m_undo = nullptr;
    QAction *m_redo = nullptr;
    QAction *m_pin = nullptr;
    QAction *m_report = nullptr;
    QAction *m_present = nullptr;
    QAction *m_editorVisible = nullptr;
    QAction *m_issuesVisible = nullptr;
    QAction *m_chinese = nullptr;
    QAction *m_english = nullptr;
    QAction *m_themeSystem = nullptr;
    QAction *m_themeLight = nullptr;
    QAction *m_themeDark = nullptr;
    QAction *m_toggleTheme = nullptr;
    QVector<QAction *> m_pageActions;
};

} // namespace xuanka::ui
