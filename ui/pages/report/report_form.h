// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/builder.h"

#include <QVector>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QLineEdit;

namespace xuanka::ui
{

class Label;

/// Who the report is for, in which language it is and which of its sections it has.
class ReportForm : public QWidget
{
    Q_OBJECT
public:
    explicit ReportForm(QWidget *parent = nullptr);

    report::ReportOptions options() const;
    /// Language of the report: the one chosen, or that of the window.
    Language language(Language ofTheWindow) const;
    void setScenarioName(const QString &name); ///< stands in for an empty project
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    struct Section {
        QCheckBox *box;
        bool report::ReportOptions::*flag;
    };

    Label *addCaption();
    QLineEdit *addLine();

    QVector<Label *> m_captions;
    QLineEdit *m_client;
    QLineEdit *m_project;
    QLineEdit *m_author;
    QDateEdit *m_date;
    QComboBox *m_language;
    Label *m_sectionsTitle;
    QVector<Section> m_sections;
};

} // namespace xuanka::ui
