"""Painting of Holomino's pieces: tiles, coins, the sack. Painted at the origin, R = 100.

A tile is a flat-topped hexagon with numbers at every other corner and round bites at the others.
Its name is its digits clockwise from the lower left, as in the rules. Paths are built from arcs, as
boolean operations would turn the bites into polygons.
"""

import math
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
)

from desktop.games.tiles.geometry import R
from desktop.games.tiles.item import tile_face
from desktop.paint.paths import ROOT3, circle, rounded_polygon
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import paint_letters
from desktop.theme.colour import faded, mix
from desktop.theme.theme import Theme

COIN_RECT = QRectF(-0.6 * R, -0.6 * R, 1.2 * R, 1.2 * R)
SACK_RECT = QRectF(-1.45 * R, -1.6 * R, 2.9 * R, 3.2 * R)

NUMBER_CORNERS = (2, 4, 0)
"""The corners (0 at the right, then clockwise) of a tile's three digits, in their order."""

_TIP = 0.045
_SEAM, _BITE = 0.016, 0.38
_LINE = 0.019
_EDGE, _LEAST_EDGE = 0.018, 1.2
"""The width, in R, of the contour of a disc, and the least in pixels."""
_DIGIT, _LEAST_DIGIT, _LARGEST_DIGIT = 0.46 * R, 12.0, 0.56 * R
"""A digit's usual size, the smallest in pixels, and the largest that has room in its corner."""
_LARGEST_ON_COIN = (0.72 * R, 0.6 * R)
"""The largest text of a coin, with one digit or with two."""


def corner_way(corner: float) -> QPointF:
    """Return the direction of a corner from the centre.

    0 is to the right, then clockwise in sixths.
    """
    angle = math.radians(60 * corner)
    return QPointF(math.cos(angle), math.sin(angle))


def bite_corner(corner: int) -> QPointF:
    """Return the corner that is the centre of a bite or a disc."""
    return corner_way(corner) * R


def tile_path(inset: float = _SEAM, bite: float = _BITE, tip: float = _TIP) -> QPainterPath:
    """Return a tile's outline.

    Its edges are moved inwards by `inset`. Bites have the radius `bite` round the original corners,
    and number corners are rounded by `tip`. All lengths are in R.
    """
    path = QPainterPath()
    for corner in range(6):
        if corner % 2:
            slip = math.degrees(math.asin(inset / bite))
            path.arcTo(_around(corner, bite), 120 - 60 * corner + slip, 120 - 2 * slip)
            continue
        start, apex, end = _tip(corner, inset, tip)
        if corner == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(apex, end)
    path.closeSubpath()
    return path


def _around(corner: int, radius: float) -> QRectF:
    at = bite_corner(corner)
    return QRectF(at.x() - radius * R, at.y() - radius * R, 2 * radius * R, 2 * radius * R)


def _tip(corner: int, inset: float, tip: float) -> tuple[QPointF, QPointF, QPointF]:
    """Return start, apex and end of the rounding of a number corner."""
    apex = corner_way(corner) * (1 - inset * 2 / ROOT3) * R
    cut = tip / ROOT3 * R
    return apex + corner_way(corner - 2) * cut, apex, apex + corner_way(corner + 2) * cut


def sector_path(corner: int, radius: float, inset: float, tip: float = _TIP) -> QPainterPath:
    """Return the part of a number corner's disc that is on the tile."""
    slip = math.degrees(math.asin(inset / radius))
    box, first = _around(corner, radius), 120 - 60 * corner + slip
    start, apex, end = _tip(corner, inset, tip)
    path = QPainterPath()
    path.arcMoveTo(box, first)
    path.arcTo(box, first, 120 - 2 * slip)
    path.lineTo(end)  # where the arc ends, as it runs against the outline
    path.quadTo(apex, start)
    path.closeSubpath()
    return path


OUTLINE = tile_path()
_CORE = tile_path(_SEAM + _TIP, _BITE + _TIP, 0.0)
"""Stroked with twice the tip's radius, this path becomes the tile with round tips."""


@dataclass(frozen=True, slots=True)
class TileLook:
    """The look of a tile: its digits in its rotation, the set's highest digit, brightness."""

    digits: str
    highest: int
    bright: bool = False


def paint_under(painter: QPainter, theme: Theme, elevation: str = "rest") -> None:
    """Paint the shadow and the thickness of a tile."""
    paint_shadow(painter, OUTLINE, theme.elevation(elevation), R)
    painter.save()
    painter.translate(0, Theme.proportion("holomino", "thickness") * R)
    _fill(painter, QBrush(theme.colour("tileSide")), 2 * _TIP + _LINE)
    painter.restore()


def paint_face(
    painter: QPainter, look: TileLook, theme: Theme, pixel: float = 1.0, angle: float = 0.0
) -> None:
    """Paint a tile's face, turned by `angle` degrees with its digits upright.

    `pixel` is the size of a pixel in units; it keeps small digits readable.
    """
    painter.save()
    painter.rotate(angle)
    line = max(_LINE, 0.9 * pixel / R)
    _fill(painter, QBrush(theme.colour("tileLine", 0.85)), 2 * _TIP + line)
    _fill(painter, QBrush(tile_face(theme, bright=look.bright)), 2 * _TIP - line)
    gleam = QColor("white")
    gleam.setAlphaF(0.09 if theme.dark else 0.75)
    painter.strokePath(_CORE, QPen(gleam, 0.02 * R))
    radius = Theme.proportion("holomino", "discRadius")
    for digit, corner in zip(look.digits, NUMBER_CORNERS, strict=True):
        fill = theme.tile_value(int(digit), look.highest).fill
        sector = sector_path(corner, radius, _SEAM + line / 2, _TIP)
        painter.fillPath(sector, fill)
        edge = theme.tile_edge(fill)
        if edge != fill:
            stroker = QPainterPathStroker(QPen(edge, 2 * max(_EDGE * R, _LEAST_EDGE * pixel)))
            # Not clipped, as readers of SVG files do not clip strokes.
            painter.fillPath(stroker.createStroke(sector).intersected(sector), edge)
    painter.restore()
    for digit, corner in zip(look.digits, NUMBER_CORNERS, strict=True):
        ink = theme.tile_value(int(digit), look.highest).ink
        paint_digit(painter, digit, corner + angle / 60, ink, theme, pixel)


def paint_digit(
    painter: QPainter, digit: str, corner: float, ink: QColor, theme: Theme, pixel: float
) -> None:
    """Write a digit in a tile's corner; `pixel` keeps small ones readable."""
    size = min(max(_DIGIT * theme.label_scale, _LEAST_DIGIT * pixel), _LARGEST_DIGIT)
    away = Theme.proportion("holomino", "digitFromCentre") * R
    paint_letters(painter, digit, corner_way(corner) * away, size, ink)


def _fill(painter: QPainter, brush: QBrush, width: float) -> None:
    # Filled, not stroked, as a recorded picture cannot stroke with a brush.
    painter.fillPath(_contour(width), brush)
    painter.fillPath(_CORE, brush)


@cache
def _contour(width: float) -> QPainterPath:
    """Return the stroked outline of a tile's core, `width` R wide."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width * R)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    line = stroker.createStroke(_CORE)
    line.setFillRule(Qt.FillRule.WindingFill)
    return line


PLACE = tile_path(0.035, 0.40, 0.05)
"""The outline of a place for a tile."""


def coin_size(value: int, theme: Theme, pixel: float) -> float:
    """Return the text size of the value on a coin, enlarged on small boards and with large texts.

    All coins of a board have the same size of text, as far as two digits have room.
    """
    wanted = max(0.41 * R * theme.label_scale, _LEAST_DIGIT * pixel)
    return min(wanted, _LARGEST_ON_COIN[value > 9])


def paint_coin(
    painter: QPainter, value: int, player: int, theme: Theme, pixel: float = 1.0
) -> None:
    """Paint a scored hole: its value in its owner's colour, with a ring (O) or four inlays (X)."""
    radius = Theme.proportion("holomino", "coinRadius") * R
    colours = theme.player(player)
    disc = circle(QPointF(), radius)
    painter.fillPath(disc, colours.main)
    rim = mix(colours.main, QColor("white" if theme.dark else "black"), 0.16)
    painter.strokePath(circle(QPointF(), radius - 0.008 * R), QPen(rim, 0.016 * R))
    if player == 0:
        ring = circle(QPointF(), radius * 0.86)
        painter.strokePath(ring, QPen(faded(colours.on, 0.85), 0.021 * R))
    else:
        for corner in (0.75, 2.25, 3.75, 5.25):
            painter.fillPath(_inlay(corner, radius), faded(colours.on, 0.92))
    size = coin_size(value, theme, pixel)
    paint_letters(painter, str(value), QPointF(), size, colours.on)


def _inlay(corner: float, radius: float) -> QPainterPath:
    """Return a small inlay at the rim of a coin, its outer side along the rim."""
    way = corner_way(corner)
    across = QPointF(-way.y(), way.x()) * 0.052 * R
    outer, inner = way * (radius - 0.012 * R), way * (radius - 0.088 * R)
    return rounded_polygon(
        [outer - across, outer + across, inner + across, inner - across], 0.01 * R
    )


def paint_pending(painter: QPainter, value: int, theme: Theme, pixel: float) -> None:
    """Paint a hole that would be closed: its value on a white disc."""
    radius = Theme.proportion("holomino", "coinRadius") * R
    accent = theme.colour("accent")
    painter.fillPath(circle(QPointF(), radius + 0.01 * R), theme.colour("raised"))
    pen = theme.pen("target", accent, pixel)
    painter.strokePath(circle(QPointF(), radius - pen.widthF() / 2 + 0.01 * R), pen)
    paint_letters(painter, str(value), QPointF(), coin_size(value, theme, pixel), accent)


def _belly() -> QPainterPath:
    """Return the sack below the band that ties it."""
    path = QPainterPath(QPointF(-22, -64))
    path.cubicTo(-62, -44, -100, -2, -100, 46)
    path.cubicTo(-100, 92, -78, 112, -48, 112)
    path.lineTo(48, 112)
    path.cubicTo(78, 112, 100, 92, 100, 46)
    path.cubicTo(100, -2, 62, -44, 22, -64)
    return path


def _frill() -> QPainterPath:
    """Return the frill of the sack, above the band."""
    path = QPainterPath(QPointF(34, -68))
    path.cubicTo(44, -84, 58, -94, 74, -106)
    path.cubicTo(60, -101, 50, -101, 39, -107)
    path.cubicTo(26, -100, 14, -100, 0, -107)
    path.cubicTo(-14, -100, -26, -100, -39, -107)
    path.cubicTo(-50, -101, -60, -101, -74, -106)
    path.cubicTo(-58, -94, -44, -84, -34, -68)
    return path


def _sack() -> QPainterPath:
    path = _belly()
    path.connectPath(_frill())
    path.closeSubpath()
    return path


SACK_PATH = _sack()
"""The sack's outline."""


def paint_sack(
    painter: QPainter, count: int, theme: Theme, bright: bool = False, contour: QPen | None = None
) -> None:
    """Paint the sack with its number of tiles, and a contour if a tile should go into it."""
    paint_shadow(painter, SACK_PATH, theme.elevation("rest"), R)
    high, low = theme.colour("tileBackHi"), theme.colour("tileBack")
    if bright:
        high, low = mix(high, QColor("white"), 0.1), mix(low, QColor("white"), 0.1)
    cloth = QLinearGradient(-60, -110, 60, 112)
    cloth.setColorAt(0, high)
    cloth.setColorAt(1, low)
    if contour is not None:
        # A gap in the background colour separates green from green.
        for reach, colour in ((4 + contour.widthF(), contour.color()), (4, theme.colour("table"))):
            pen = QPen(colour, 2 * reach)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(SACK_PATH, pen)
    painter.fillPath(SACK_PATH, cloth)
    painter.strokePath(SACK_PATH, QPen(theme.colour("tileBackLine", 0.6), 2.0))
    band = QPen(theme.colour("board") if not theme.dark else theme.colour("tileBackDot"), 8.5)
    band.setCapStyle(Qt.PenCapStyle.RoundCap)
    knot = QPainterPath(QPointF(-33, -67))
    knot.quadTo(0, -60, 33, -67)
    painter.strokePath(knot, band)
    ink = theme.colour("text" if theme.dark else "raised")
    paint_letters(painter, str(count), QPointF(0, 30), 0.62 * R, ink, 700)
