// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/picker_model.h"

#include <QAbstractButton>
#include <QFrame>
#include <QStyledItemDelegate>

class QLineEdit;
class QListView;
class QPushButton;

namespace xuanka::ui
{

class Label;

/// Draws the entries of a PickerModel: heading, dot of the export status, title, details to the right.
class PickerDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// The list that opens under a picker: a search field, the entries, a line at the foot.
class PickerPopup : public QFrame
{
    Q_OBJECT
public:
    explicit PickerPopup(QWidget *parent);

    PickerModel *model() const { return m_model; }
    void setCheckable(int maxChecked);
    void setAction(const QString &text); ///< button at the foot, empty = none
    void setTexts(const QString &searchHint, const QString &nothingFound, const QString &foot);
    void openUnder(QWidget *anchor, const QString &currentId, const QString &typed);

Q_SIGNALS:
    void picked(const QString &id);
    void actionTriggered();
    void textPasted(const QString &text); ///< something that looks like JSON came into the search field

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void activate(const QModelIndex &index);
    void search(const QString &text);
    void selectRow(int row);

    PickerModel *m_model;
    QLineEdit *m_search;
    QListView *m_list;
    Label *m_empty;
    Label *m_foot;
    QPushButton *m_action;
    bool m_checkable = false;
};

/// Looks like a combo box; opens a PickerPopup. Typing starts the search.
class PickerButton : public QAbstractButton
{
    Q_OBJECT
public:
    explicit PickerButton(QWidget *parent = nullptr);

    PickerPopup *popup() const { return m_popup; }
    void setCurrent(const QString &id, const QString &text, const QString &detail);
    QSize sizeHint() const override;

Q_SIGNALS:
    void aboutToOpen(); ///< entries are made only when somebody looks

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void open(const QString &typed);

    PickerPopup *m_popup;
    QString m_id;
    QString m_detail;
};

} // namespace xuanka::ui
