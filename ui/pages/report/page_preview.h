// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QHash>
#include <QPixmap>
#include <QTimer>

#include <memory>

namespace xuanka::ui
{

class ReportPainter;

/// The pages of a report under one another, painted by the painter of the PDF, one page a turn of the event
/// loop and only those in sight.
class PagePreview : public QAbstractScrollArea
{
    Q_OBJECT
public:
    enum class Fit { Width, Page, Free };

    explicit PagePreview(QWidget *parent = nullptr);

    void setReport(const std::shared_ptr<const ReportPainter> &report); ///< nullptr: nothing to show
    void setMessage(const QString &text);                               ///< shown while there is no report
    int pageCount() const;
    int currentPage() const { return m_currentPage; } ///< 0-based: the one that fills most of the view
    double zoom() const { return m_zoom; }            ///< 1 = as large as on paper, on a 96 dpi screen
    Fit fit() const { return m_fit; }
    void setFit(Fit fit);
    void setZoom(double zoom);
    void goToPage(int page);
    void zoomBy(int steps);
    bool complete() const; ///< every page in sight is painted
    void paintPending();   ///< paints what is missing at once; pictures and tests

Q_SIGNALS:
    void currentPageChanged(int page);
    void zoomChanged(double zoom);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QSize pageSize() const;         ///< pixels of the widget
    QRect pageRect(int page) const; ///< in the viewport
    QVector<int> missingPages() const;
    void layOut();
    void keepPlace(double place); ///< scrolls so that this share of the document is at the top
    double place() const;
    void paintNext();
    void updateCurrentPage();
    void applyFit();

    std::shared_ptr<const ReportPainter> m_report;
    QString m_message;
    QHash<int, QPixmap> m_pixmaps;
    QTimer m_paintTimer;
    double m_zoom = 1.0;
    Fit m_fit = Fit::Width;
    int m_currentPage = 0;
};

} // namespace xuanka::ui
