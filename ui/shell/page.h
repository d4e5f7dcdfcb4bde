// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/results.h"

#include <QWidget>

namespace xuanka
{
class Phrases;
}

namespace xuanka::ui
{

class Workbench;

/// One tab of the window. A page shows Results and never computes: setResults() may only lay out.
/// Every text is set in retranslate(), nowhere else.
class Page : public QWidget
{
    Q_OBJECT
public:
    explicit Page(Workbench *workbench, QWidget *parent = nullptr) : QWidget(parent), m_workbench(workbench) {}

    virtual QString pageId() const = 0;    ///< "memory": file name of pictures, settings key
    virtual QString pageTitle() const = 0; ///< translated tab title
    virtual void setResults(const ResultsPtr &results) = 0;
    virtual void retranslate() = 0; ///< language changed
    virtual void applyTheme() {}    ///< colours or scale changed
    /// Blocks until what the page makes in the background is on screen; pictures and tests only.
    virtual void finishPending() {}

protected:
    Workbench *workbench() const { return m_workbench; }

private:
    Workbench *m_workbench;
};

} // namespace xuanka::ui
