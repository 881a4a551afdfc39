"""Painters and coordinates for delegates that paint rows; `painting.py` has those of widgets."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QStyleOptionViewItem

from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme


def paint_chosen_row(painter: QPainter, row: QRectF) -> None:
    """Paint the background of a list's selected row: tinted, with a bar at the left."""
    painter.fillPath(rounded_rect(row, 10), theme().colour("accentSoft"))
    bar = QRectF(row.left(), row.top() + 8, 4, row.height() - 16)
    painter.fillPath(rounded_rect(bar, 2), theme().colour("accent"))


@contextmanager
def painting_row(painter: QPainter, option: QStyleOptionViewItem) -> Iterator[QRectF]:
    """Prepare Qt's painter for a row of a list; yield the row's rectangle in its units."""
    scale = theme().text_scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
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
    return (point - option.rect.topLeft().toPointF()) / theme().text_scale


def rect_in_list(box: QRectF, option: QStyleOptionViewItem) -> QRect:
    """Convert a rectangle from the units of the row's painter to the list's pixels."""
    scale = theme().text_scale
    there = QTransform.fromScale(scale, scale).mapRect(box).toRect()
    return there.translated(option.rect.topLeft())
