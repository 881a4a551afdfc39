"""Marks on cells of the editor's board, drawn about a cell's middle; a cell is 100 units."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from desktop.icons import paint_icon
from desktop.scenes.mono_paint import IVORY, paint_wrong
from desktop.scenes.mono_shapes import C, face
from desktop.shapes import circle
from desktop.theme import Theme

AROUND = 0.2
"""Cells that marks may reach beyond their cell."""

_BADGE = 0.155 * C
_DAY = Theme()


@lru_cache(maxsize=16)
def fault_picture(cell: float, pixel: float, ratio: float, *, badge: bool) -> QPixmap:
    """The mark of a cell to blame for cells of so many pixels: there may be hundreds."""
    side = cell * (1 + 2 * AROUND)
    pixmap = QPixmap(QSizeF(side * ratio, side * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(cell / C, cell / C)
    _paint_fault(painter, pixel, badge=badge)
    painter.end()
    return pixmap


def _paint_fault(painter: QPainter, pixel: float, *, badge: bool) -> None:
    """A cell to blame: hatched, in a dashed rim; the first has an exclamation mark."""
    painter.save()
    shape = face(0.035 * C, 0.15 * C)
    painter.setClipPath(shape)
    painter.setPen(QPen(QColor(255, 255, 255, 70), 0.05 * C))
    for step in range(-4, 10, 2):
        at = step * 0.1 * C
        painter.drawLine(QLineF(QPointF(-C / 2, at), QPointF(at, -C / 2)))
        painter.drawLine(QLineF(QPointF(at, C / 2), QPointF(C / 2, at)))
    painter.restore()
    paint_wrong(painter, pixel)
    if not badge:
        return
    corner = QPointF(0.36 * C, -0.36 * C)
    painter.fillPath(circle(corner, _BADGE * 1.15), IVORY)
    painter.fillPath(circle(corner, _BADGE), _DAY.colour("error"))
    box = QRectF(0, 0, 0.26 * C, 0.26 * C)
    box.moveCenter(corner)
    paint_icon(painter, "alert", box, QColor("white"))


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
