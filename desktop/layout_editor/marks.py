"""Marks on cells of the editor's board, drawn about a cell's middle; a cell is 100 units."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from desktop.games.mono.paint import IVORY, paint_wrong
from desktop.games.mono.shapes import C, face
from desktop.paint.cached_picture import clear_pixmap
from desktop.paint.icons import paint_icon
from desktop.paint.paths import circle
from desktop.theme.theme import Theme

AROUND = 0.2
"""Cells that marks may reach beyond their cell."""

_BADGE, _MOST_BADGE = 0.155 * C, 0.29 * C
_LEAST_BADGE = 7.0  # px
_HATCHED = 30.0  # px a cell must have for its label to be read through the hatching
_DAY = Theme()


@lru_cache(maxsize=16)
def fault_picture(cell: float, pixel: float, ratio: float, *, badge: bool) -> QPixmap:
    """The mark of a cell to blame for cells of so many pixels: there may be hundreds."""
    side = cell * (1 + 2 * AROUND)
    pixmap = clear_pixmap(QSizeF(side, side), ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(cell / C, cell / C)
    _paint_fault(painter, pixel, badge=badge, hatched=cell >= _HATCHED)
    painter.end()
    return pixmap


def _paint_fault(painter: QPainter, pixel: float, *, badge: bool, hatched: bool) -> None:
    """A cell to blame: hatched, in a dashed rim; the first has an exclamation mark."""
    if hatched:
        _paint_hatching(painter)
    paint_wrong(painter, pixel)
    if not badge:
        return
    corner = QPointF(0.36 * C, -0.36 * C)
    radius = min(_MOST_BADGE, max(_BADGE, _LEAST_BADGE * pixel))
    painter.fillPath(circle(corner, radius * 1.15), IVORY)
    painter.fillPath(circle(corner, radius), _DAY.colour("error"))
    box = QRectF(0, 0, 1.68 * radius, 1.68 * radius)
    box.moveCenter(corner)
    paint_icon(painter, "alert", box, QColor("white"))


def _paint_hatching(painter: QPainter) -> None:
    painter.save()
    painter.setClipPath(face(0.035 * C, 0.15 * C))
    painter.setPen(QPen(QColor(255, 255, 255, 70), 0.05 * C))
    for step in range(-4, 10, 2):
        at = step * 0.1 * C
        painter.drawLine(QLineF(QPointF(-C / 2, at), QPointF(at, -C / 2)))
        painter.drawLine(QLineF(QPointF(at, C / 2), QPointF(C / 2, at)))
    painter.restore()


def paint_picked(painter: QPainter, pixel: float) -> None:
    """A cell of the region that waits to be swapped."""
    width = max(0.05 * C, 2.6 * pixel)
    shape = face(0.06 * C, 0.14 * C)
    painter.strokePath(shape, QPen(IVORY, 1.7 * width))
    pen = QPen(_DAY.colour("accent"), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.2, 1.5])
    painter.strokePath(shape, pen)


def paint_cursor(painter: QPainter, pixel: float) -> None:
    """Where the keys are: a ring that shows on every colour."""
    shape = face(-0.03 * C, 0.2 * C)
    width = max(0.045 * C, 3.0 * pixel)
    painter.strokePath(shape, QPen(IVORY, 2.2 * width))
    painter.strokePath(shape, QPen(QColor("#1B2A28"), 1.5 * width))
    painter.strokePath(shape, QPen(_DAY.colour("lastMove").lighter(170), 0.8 * width))
