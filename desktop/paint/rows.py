"""Painters and places of a list's rows, as its delegate gets them; else as in `painting.py`."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from desktop.paint.painting import mirror
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme


def paint_chosen_row(painter: QPainter, row: QRectF) -> None:
    """Paint the ground of the row of a list that is chosen: tinted, with a bar where it begins."""
    painter.fillPath(rounded_rect(row, 10), theme().colour("accentSoft"))
    bar = QRectF(row.left(), row.top() + 8, 4, row.height() - 16)
    painter.fillPath(rounded_rect(bar, 2), theme().colour("accent"))


@contextmanager
def painting_row(painter: QPainter, option: QStyleOptionViewItem) -> Iterator[QRectF]:
    """Paint a row of a list with the painter Qt gives it; yield the row as painted in."""
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
    """Return a row of a list as its painter has it."""
    scale = theme().text_scale
    return QRectF(0, 0, option.rect.width() / scale, option.rect.height() / scale)


def place_in_row(point: QPointF, option: QStyleOptionViewItem) -> QPointF:
    """Return a point of a list, as events tell it, as a painter of the row has it."""
    row = option.rect
    across = point.x() - row.left()
    if option.direction == Qt.LayoutDirection.RightToLeft:
        across = row.width() - across
    return QPointF(across, point.y() - row.top()) / theme().text_scale


def rect_in_list(box: QRectF, option: QStyleOptionViewItem) -> QRect:
    """Return a rectangle as a painter of the row has it, in the pixels of the list."""
    row, scale = option.rect, theme().text_scale
    whole = QTransform.fromScale(scale, scale).mapRect(box).toRect().translated(row.topLeft())
    return QStyle.visualRect(option.direction, row, whole)
