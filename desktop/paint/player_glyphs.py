"""The players' glyphs: O ring, X saltire, Y star, hollow square; alone or on a hexagon chip."""

import math
from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.paint.paths import ROOT3, hexagon
from desktop.theme.theme import Theme


@cache
def glyph_path(player: int) -> QPainterPath:
    """The glyph's centre lines within a circle of radius 1, to be stroked."""
    path = QPainterPath()
    if player == 0:
        path.addEllipse(QPointF(), 0.78, 0.78)
    elif player == 1:
        for x in (-1, 1):
            path.moveTo(-0.72 * x, -0.72)
            path.lineTo(0.72 * x, 0.72)
    elif player == 2:
        for degrees in (90, 210, 330):
            path.moveTo(0, 0)
            angle = math.radians(degrees)
            path.lineTo(math.cos(angle), math.sin(angle))
    else:
        path.addRect(-0.68, -0.68, 1.36, 1.36)
    return path


def paint_glyph(
    painter: QPainter, player: int, centre: QPointF, radius: float, colour: QColor
) -> None:
    """The glyph alone."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    pen = QPen(colour, 0.44 if player else 0.42)
    # A square keeps its corners; the saltire and the star end round.
    square = player == 3
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin if square else Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(glyph_path(player), pen)
    painter.restore()


def paint_chip(
    painter: QPainter, player: int, centre: QPointF, radius: float, theme: Theme
) -> None:
    """The glyph on a flat-topped hexagon in the player's colour."""
    colours = theme.player(player)
    painter.fillPath(hexagon(centre, radius, radius * 0.16), colours.main)
    paint_glyph(painter, player, centre, radius * 0.42, colours.on)


def paint_logo(painter: QPainter, centre: QPointF, width: float, theme: Theme) -> None:
    """Quincunx' logo: a hexagon with its NE, SE, SW and NW neighbours, so wide in all."""
    radius = width / 5
    for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        at = centre + QPointF(x * 1.5 * radius, y * ROOT3 / 2 * radius)
        painter.fillPath(hexagon(at, radius * 0.95, radius * 0.12), theme.colour("text"))
    painter.fillPath(hexagon(centre, radius * 0.95, radius * 0.12), theme.colour("accent"))
