"""Marks on cells of the editor's board.

The origin is the cell's centre, and a cell is 100 units.
"""

from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.board.sprites import Draw
from desktop.games.mono.paint import IVORY, paint_hover, paint_wrong
from desktop.games.mono.shapes import C, face
from desktop.paint.icons import paint_icon
from desktop.paint.paths import circle
from desktop.theme.theme import Theme

MARK_BOX = QRectF(-0.75 * C, -0.75 * C, 1.5 * C, 1.5 * C)
"""The bounding box of every mark around a cell's centre."""

_BADGE, _MOST_BADGE = 0.155 * C, 0.29 * C
_LEAST_BADGE = 7.0  # px
_HATCHED = 30.0  # px; in smaller cells, hatching would make the label illegible
_DAY = Theme()


def paint_fault(painter: QPainter, pixel: float, *, badge: bool = False) -> None:
    """Paint a faulty cell with hatching and a dashed rim. `badge` adds an exclamation mark."""
    if C / pixel >= _HATCHED:
        _paint_hatching(painter)
    paint_wrong(painter, pixel)
    if not badge:
        return
    corner = QPointF(0.36 * C, -0.36 * C)
    radius = _badge_radius(pixel)
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


def paint_aim(painter: QPainter, pixel: float, *, dashed: bool = False) -> None:
    """Paint a cell that the held region would cover; `dashed`, one that was picked up."""
    width = max(0.05 * C, 2.6 * pixel)
    shape = face(0.06 * C, 0.14 * C)
    pen = QPen(_DAY.colour("accent"), width)
    if dashed:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.2, 1.5])
    else:
        painter.fillPath(shape, QColor(255, 255, 255, 60))
    painter.strokePath(shape, QPen(IVORY, 1.7 * width))
    painter.strokePath(shape, pen)


_SIDES = ((1, 0, -1), (3, -1, 0), (5, 1, 0), (7, 0, 1))
"""For the neighbours above, left, right and below: the bit in a 3 × 3 square, and the direction."""

_INSET = 0.13 * C


def paint_locked(painter: QPainter, around: int, pixel: float, *, badge: bool) -> None:
    """Paint an ivory line along the inner edge of a locked cell.

    `around` is from `shapes.joined`.
    """
    painter.setPen(QPen(IVORY, max(0.022 * C, 1.5 * pixel)))
    inner, outer = C / 2 - _INSET, C / 2
    for bit, x, y in _SIDES:
        if around >> bit & 1:
            continue
        ends = []
        for side in (-1, 1):
            across, down = (side, 0) if y else (0, side)
            joined = around >> (4 + across + 3 * down) & 1
            inside = around >> (4 + across + x + 3 * (down + y)) & 1
            # At a concave corner, lengthen the line to meet the other one.
            reach = (outer + _INSET if inside else outer) if joined else inner
            ends.append(QPointF(x * inner + across * reach, y * inner + down * reach))
        painter.drawLine(QLineF(*ends))
    if badge:
        paint_lock_badge(painter, QPointF(0.36 * C, -0.36 * C), _badge_radius(pixel))


def _badge_radius(pixel: float) -> float:
    return min(_MOST_BADGE, max(_BADGE, _LEAST_BADGE * pixel))


def paint_lock_badge(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a closed lock on an ivory disc."""
    painter.fillPath(circle(centre, radius * 1.12), _DAY.colour("text"))
    painter.fillPath(circle(centre, radius), IVORY)
    box = QRectF(0, 0, 1.4 * radius, 1.4 * radius)
    box.moveCenter(centre)
    paint_icon(painter, "lock", box, _DAY.colour("text"))


def mark_draws(theme: Theme, pixel: float) -> dict[str, Draw]:
    """Return the function that draws each kind of mark."""
    return {
        "fault": partial(paint_fault, pixel=pixel),
        "worst": partial(paint_fault, pixel=pixel, badge=True),
        "picked": partial(paint_aim, pixel=pixel, dashed=True),
        "goal": partial(paint_aim, pixel=pixel),
        "blocked": partial(paint_fault, pixel=pixel),
        "hover": partial(paint_hover, theme=theme, pixel=pixel),
    }
