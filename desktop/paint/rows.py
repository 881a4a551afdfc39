"""Painters and coordinates for delegates that paint rows; `painting.py` has those of widgets."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from desktop.paint.painting import mirror
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme


def paint_chosen_row(painter: QPainter, row: QRectF) -> None:
    """Paint the background of a list's selected row: tinted, with a bar where reading begins."""
    painter.fillPath(rounded_rect(row, 10), theme().colour("accentSoft"))
    bar = QRectF(row.left(), row.top() + 8, 4, row.height() - 16)
    painter.fillPath(rounded_rect(bar, 2), theme().colour("accent"))


@contextmanager
def painting_row(painter: QPainter, option: QStyleOptionViewItem) -> Iterator[QRectF]:
    """Prepare Qt's painter for a row of a list; yield the row's rectangle in its units."""
    scale = theme().text_scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if option.direction == Qt.LayoutDirection.RightToLeft:
        mirror(painter, QRectF(option.rect))
    painter.translate(option.rect.topLeft())
    painter.scale(scale, scale)
    yield row_room(option)
    painter.restore()


def row_room(option: QStyleOptionViewItem) -> QRectF:
    """Return a row's rectangle in the painter's units."""
    scale = theme().text_scale
    return QRectF(0, 0, option.rect.width() / scale, option.rect.height() / scale)


def place_in_row(point: QPointF, option: QStyleOptionViewItem) -> QPointF:
    """Convert a point of a list, as in events, to the units of the row's painter."""
    row = option.rect
    across = point.x() - row.left()
    if option.direction == Qt.LayoutDirection.RightToLeft:
        across = row.width() - across
    return QPointF(across, point.y() - row.top()) / theme().text_scale


def rect_in_list(box: QRectF, option: QStyleOptionViewItem) -> QRect:
    """Convert a rectangle from the units of the row's painter to the list's pixels."""
    row, scale = option.rect, theme().text_scale
    whole = QTransform.fromScale(scale, scale).mapRect(box).toRect().translated(row.topLeft())
    return QStyle.visualRect(option.direction, row, whole)
