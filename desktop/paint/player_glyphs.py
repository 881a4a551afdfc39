"""The players' glyphs: O ring, X saltire, Y star, hollow square; alone or on a hexagon chip."""

import math
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from desktop.paint.paths import ROOT3, hexagon
from desktop.theme.theme import Theme

_FINE = 100
"""The factor by which outlines are made larger, so that their curves are smooth at any size."""


@cache
def _outline(player: int) -> QPainterPath:
    """Return the glyph's outline within a circle of radius 1, to be filled.

    Strokes would take five times as long.

    The square has sharp corners; the saltire and the star have round ends.
    """
    if player == 0:
        ring = QPainterPath()
        for radius in (0.99, 0.57):
            ring.addEllipse(QPointF(), radius, radius)
        return ring
    lines = QPainterPath()
    if player == 1:
        for x in (-1, 1):
            lines.moveTo(-0.72 * x, -0.72)
            lines.lineTo(0.72 * x, 0.72)
    elif player == 2:
        for degrees in (90, 210, 330):
            angle = math.radians(degrees)
            lines.moveTo(0, 0)
            lines.lineTo(math.cos(angle), math.sin(angle))
    else:
        lines.addRect(-0.68, -0.68, 1.36, 1.36)
    stroker = QPainterPathStroker()
    stroker.setWidth(0.44 * _FINE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    joins = Qt.PenJoinStyle
    stroker.setJoinStyle(joins.MiterJoin if player == 3 else joins.RoundJoin)
    outline = stroker.createStroke(QTransform.fromScale(_FINE, _FINE).map(lines))
    outline.setFillRule(Qt.FillRule.WindingFill)
    return QTransform.fromScale(1 / _FINE, 1 / _FINE).map(outline)


def paint_glyph(
    painter: QPainter, player: int, centre: QPointF, radius: float, colour: QColor
) -> None:
    """Paint the glyph alone."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    painter.fillPath(_outline(player), colour)
    painter.restore()


def paint_chip(
    painter: QPainter, player: int, centre: QPointF, radius: float, theme: Theme
) -> None:
    """Paint the glyph on a flat-topped hexagon in the player's colour."""
    colours = theme.player(player)
    painter.fillPath(hexagon(centre, radius, radius * 0.16), colours.main)
    paint_glyph(painter, player, centre, radius * 0.42, colours.on)


def paint_logo(
    painter: QPainter, centre: QPointF, width: float, theme: Theme, ink: QColor | None = None
) -> None:
    """Paint Quincunx' logo: a hexagon with its NE, SE, SW and NW neighbours, `width` in all.

    With `ink` it has one colour.
    """
    radius = width / 5
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        at = centre + QPointF(x * 1.5 * radius, y * ROOT3 / 2 * radius)
        painter.fillPath(hexagon(at, radius * 0.95, radius * 0.12), ink or theme.colour("text"))
    painter.fillPath(hexagon(centre, radius * 0.95, radius * 0.12), ink or theme.colour("accent"))
