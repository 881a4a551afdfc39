"""Common paths: hexagons and polygons with round corners, and outlines of the player glyphs."""

import math
from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

ROOT3 = math.sqrt(3)


def rounded_polygon(points: Sequence[QPointF], corner: float) -> QPainterPath:
    """Return a closed polygon whose corners are arcs.

    `corner` is their radius, reduced if there is no room for it.
    """
    path = QPainterPath()
    count = len(points)
    for index, at in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % count]
        into, out = _unit(before, at), _unit(at, after)
        turn = abs(_angle(into, out))
        room = 0.5 * min(_length(before, at), _length(at, after))
        cut = min(corner * math.tan(turn / 2), room) if turn > 1e-9 else 0.0
        start, end = at - into * cut, at + out * cut
        if index == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        # A cubic that follows the arc closely: 4/3 tan(turn/4) of the radius along each leg.
        radius = cut / math.tan(turn / 2) if cut else 0.0
        pull = radius * 4 / 3 * math.tan(turn / 4)
        path.cubicTo(start + into * pull, end - out * pull, end)
    path.closeSubpath()
    return path


def hexagon_points(centre: QPointF, radius: float, *, pointy: bool = False) -> list[QPointF]:
    """Return the corners clockwise, from the right (flat-topped) or the lower right (pointy)."""
    first = math.pi / 6 if pointy else 0.0
    return [
        centre
        + QPointF(math.cos(first + i * math.pi / 3), math.sin(first + i * math.pi / 3)) * radius
        for i in range(6)
    ]


def hexagon(
    centre: QPointF, radius: float, corner: float = 0.0, *, pointy: bool = False
) -> QPainterPath:
    """Return a hexagon with round corners, flat-topped unless `pointy`."""
    return _hexagon(radius, corner, pointy).translated(centre)


@lru_cache(maxsize=256)
def _hexagon(radius: float, corner: float, pointy: bool) -> QPainterPath:
    """Return the hexagon about the origin, cached, as a board has hundreds of equal ones."""
    return rounded_polygon(hexagon_points(QPointF(), radius, pointy=pointy), corner)


def rounded_rect(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    radius = min(radius, rect.width() / 2, rect.height() / 2)
    path.addRoundedRect(rect, radius, radius)
    return path


def circle(centre: QPointF, radius: float) -> QPainterPath:
    """Return a circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def _length(a: QPointF, b: QPointF) -> float:
    return math.hypot(b.x() - a.x(), b.y() - a.y())


def _unit(a: QPointF, b: QPointF) -> QPointF:
    return (b - a) / (_length(a, b) or 1.0)


def _angle(into: QPointF, out: QPointF) -> float:
    cross = into.x() * out.y() - into.y() * out.x()
    return math.atan2(cross, into.x() * out.x() + into.y() * out.y())
