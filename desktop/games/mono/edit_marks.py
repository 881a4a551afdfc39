"""Marks on cells of the editor's board, drawn about a cell's middle; a cell is 100 units."""

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.games.mono.paint import IVORY, paint_wrong
from desktop.games.mono.shapes import C, face
from desktop.paint.icons import paint_icon
from desktop.paint.paths import circle
from desktop.theme.theme import Theme

MARK_BOX = QRectF(-0.75 * C, -0.75 * C, 1.5 * C, 1.5 * C)
"""Holds every mark of a cell about the origin."""

_BADGE, _MOST_BADGE = 0.155 * C, 0.29 * C
_LEAST_BADGE = 7.0  # px
_HATCHED = 30.0  # px a cell must have for its label to be read through the hatching
_DAY = Theme()


def paint_fault(painter: QPainter, pixel: float, *, badge: bool = False) -> None:
    """Paints a cell to blame: hatched, in a dashed rim; the first has an exclamation mark."""
    if C / pixel >= _HATCHED:
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
    """Paints a cell of the region that waits to be swapped."""
    width = max(0.05 * C, 2.6 * pixel)
    shape = face(0.06 * C, 0.14 * C)
    painter.strokePath(shape, QPen(IVORY, 1.7 * width))
    pen = QPen(_DAY.colour("accent"), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.2, 1.5])
    painter.strokePath(shape, pen)
