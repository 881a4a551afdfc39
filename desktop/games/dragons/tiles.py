"""Painting of Dragons' tiles: faces, bodies, eyes. Painted at the origin, R = 100 units.

A tile is a face with the two players' bodies on it. All limbs meet the edges at a right angle in
the middle, so that bodies continue across tiles. Thus all faces are drawn before all bodies.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from desktop.games.tiles.geometry import R
from desktop.games.tiles.item import tile_face
from desktop.paint.paths import ROOT3, circle, hexagon
from desktop.paint.shadows import paint_shadow
from desktop.theme.colour import mix
from desktop.theme.theme import Theme
from rules.dragons.tiles import Part, TileSet

EYE_RECT = QRectF(-0.4 * R, -0.4 * R, 0.8 * R, 0.8 * R)

_A = ROOT3 / 2 * R
_W = Theme.proportion("dragons", "bodyWidth") * R
_H = _W / 2
_MIDDLE = 1.5 * R  # the radius of a body's centre line
_STEP = Theme.proportion("dragons", "spineStep") * R
_OUTLINE = Theme.proportion("dragons", "outline") * R
_SEAM = 0.016 * R
_TIP = 0.03 * R


@dataclass(frozen=True, slots=True)
class Shape:
    """A body within a tile: its outline, the curves and the cuts that make it, its centre line."""

    body: QPainterPath
    curves: QPainterPath
    cuts: QPainterPath
    spine: QPainterPath

    def turned(self, sixths: int) -> Shape:
        """Return the shape turned clockwise."""
        turn = QTransform().rotate(60 * sixths)
        return Shape(
            turn.map(self.body), turn.map(self.curves), turn.map(self.cuts), turn.map(self.spine)
        )


def face_path(inset: float = _SEAM) -> QPainterPath:
    """Return a tile's outline, its edges moved inwards."""
    return QPainterPath(_face(inset))


@lru_cache(maxsize=64)
def _face(inset: float) -> QPainterPath:
    corner = Theme.proportion("dragons", "tileCorner") * R
    return hexagon(QPointF(), R - inset * 2 / ROOT3, corner)


def square(x: float, y: float, radius: float) -> QRectF:
    """Return the box round a circle about a point."""
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


def arc(box: QRectF, start: float, sweep: float) -> QPainterPath:
    """Return a part of the ellipse in a box: degrees anticlockwise, 0 to the right."""
    path = QPainterPath()
    path.arcMoveTo(box, start)
    path.arcTo(box, start, sweep)
    return path


def _shape(spine: QPainterPath, *curves: QPainterPath) -> Shape:
    """Return a body bounded by these curves, joined by straight cuts at the edges."""
    body, cuts = QPainterPath(curves[0]), QPainterPath()
    for curve, following in zip(curves, (*curves[1:], curves[0]), strict=True):
        start, end = curve.currentPosition(), following.pointAtPercent(0)
        inset = (end - start) * (_OUTLINE / _W)
        cuts.moveTo(start + inset)
        cuts.lineTo(end - inset)
        if following is not curves[0]:
            body.connectPath(following)
    body.closeSubpath()
    return Shape(body, _together(*curves), cuts, spine)


def _together(*strokes: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    for stroke in strokes:
        path.addPath(stroke)
    return path


@cache
def _shoulders() -> Shape:
    """Return the shape that joins three neighbouring edges, the middle one at the top."""
    fillet = R / 2 - _H
    right = arc(square(R / 2, -_A, fillet), 180, 120)
    belly = arc(square(0, -2 * _A, _MIDDLE + _H), 300, -60)
    left = arc(square(-R / 2, -_A, fillet), 240, 120)
    limb = QPainterPath(QPointF(0, -_A))
    limb.lineTo(0, -_A + 2 * _STEP)
    spine = _together(arc(square(0, -2 * _A, _MIDDLE), 240, 60), limb)
    return _shape(spine, right, belly, left)


@cache
def _band() -> Shape:
    """Return the band between the two edges beside the top one."""
    inner = arc(square(0, -2 * _A, _MIDDLE - _H), 300, -60)
    outer = arc(square(0, -2 * _A, _MIDDLE + _H), 240, 60)
    spine = arc(square(0, -2 * _A, _MIDDLE), 240, 60)
    return _shape(spine, inner, outer)


@cache
def _tail() -> Shape:
    """Return a tail that enters at the top and curls to the right."""
    curve = QPainterPath(QPointF(-_H, -_A))
    curve.cubicTo(-_H, -_A + 17, -9, -_A + 38.5, 10, -_A + 39.5)
    curve.arcTo(square(10, -_A + 39.5 - _TIP, _TIP), 270, 119)
    curve.cubicTo(5.5, -_A + 28.5, _H, -_A + 22, _H, -_A)
    spine = QPainterPath(QPointF(0, -_A))
    spine.lineTo(0, -_A + _STEP)
    return _shape(spine, curve)


@cache
def _star(marks: int) -> Shape:
    """Return the shape that joins three alternate edges, with `marks` on each limb."""
    fillet = Theme.proportion("dragons", "filletRadius") * R
    away = (_H + fillet) * 2 / ROOT3  # of the fillets' centres from the middle
    fillets = square(math.sqrt(3) / 2 * away, -away / 2, fillet)
    # From the right side of the top limb round the corner to the limb after it.
    bend = arc(fillets, 180, 60)
    side = QPainterPath(QPointF(_H, -_A))
    side.lineTo(bend.pointAtPercent(0))
    side.connectPath(bend)
    side.lineTo(QTransform().rotate(120).map(QPointF(-_H, -_A)))
    limb = QPainterPath(QPointF(0, -_A))
    limb.lineTo(0, -_A + marks * _STEP)
    thirds = [QTransform().rotate(120 * third) for third in range(3)]
    sides = [third.map(side) for third in thirds]
    spine = _together(*(third.map(limb) for third in thirds))
    return _shape(spine, *sides)


@cache
def shape_of(part: Part) -> Shape:
    """Return the body of a part of a tile."""
    edges = set(part.edges)
    if len(edges) == 1:
        return _tail().turned(part.edges[0])
    for middle in range(6):
        beside = {(middle - 1) % 6, (middle + 1) % 6}
        if edges == beside:
            return _band().turned(middle)
        if edges == beside | {middle}:
            return _shoulders().turned(middle)
    # The upper star would cover the last marks of the lower one.
    return _star(3 if _crosses(part) else 2).turned(part.edges[0])


def paint_under(painter: QPainter, theme: Theme, elevation: str = "rest") -> None:
    """Paint the shadow and the thickness of a tile."""
    face = face_path()
    paint_shadow(painter, face, theme.elevation(elevation), R)
    thickness = Theme.proportion("dragons", "thickness") * R
    painter.fillPath(face.translated(0, thickness), theme.colour("tileSide"))


def paint_face(painter: QPainter, theme: Theme, pixel: float, bright: bool = False) -> None:
    """Paint a tile's face without bodies; `pixel` is the size of a pixel in units."""
    face = face_path()
    painter.fillPath(face, tile_face(theme, bright=bright))
    line = max(0.019 * R, 0.9 * pixel)
    painter.strokePath(face, QPen(theme.colour("tileLine", 0.7), line))


def paint_bodies(
    painter: QPainter,
    tile_set: TileSet,
    letter: str,
    theme: Theme,
    pixel: float,
    closed: frozenset[Part] = frozenset(),
) -> None:
    """Paint the bodies on a tile; those of closed dragons have an additional outline."""
    # Where colours cross, the one that enters at the top is above.
    parts = sorted(tile_set.parts[letter], key=lambda part: 0 in part.edges)
    for part in parts:
        paint_body(painter, part, theme, pixel, part in closed)


def paint_tile(
    painter: QPainter,
    tile_set: TileSet,
    letter: str,
    theme: Theme,
    pixel: float,
    elevation: str = "rest",
    bright: bool = False,
) -> None:
    """Paint a whole tile; without `elevation` it has no shadow."""
    if elevation:
        paint_under(painter, theme, elevation)
    paint_face(painter, theme, pixel, bright)
    paint_bodies(painter, tile_set, letter, theme, pixel)


def pale(theme: Theme, player: int) -> QColor:
    """Return a player's colour for the marks along a spine."""
    return mix(theme.player(player).main, QColor("white"), 0.66)


def paint_body(painter: QPainter, part: Part, theme: Theme, pixel: float, closed: bool) -> None:
    shape, colours = shape_of(part), theme.player(part.colour)
    rim = mix(colours.main, colours.on, 0.5) if theme.dark else colours.deep
    if _crosses(part):
        painter.strokePath(shape.curves, _flat(theme.colour("tile"), 0.07 * R))
    painter.fillPath(shape.body, colours.main)
    # It extends beyond the edge, so that there is no seam between two tiles.
    painter.strokePath(shape.cuts, _flat(colours.main, max(0.006 * R, 1.6 * pixel)))
    painter.save()
    # The outline is inside the body: twice as wide, with its outer half clipped.
    painter.setClipPath(shape.body, Qt.ClipOperation.IntersectClip)
    if closed:
        piping = QPen(pale(theme, part.colour), 2 * _OUTLINE + 0.045 * R)
        piping.setCapStyle(Qt.PenCapStyle.SquareCap)
        painter.strokePath(shape.curves, piping)
    pen = QPen(rim, 2 * _OUTLINE)
    pen.setCapStyle(Qt.PenCapStyle.SquareCap)
    painter.strokePath(shape.curves, pen)
    painter.restore()
    painter.strokePath(shape.curves, _flat(rim, 0.012 * R))
    paint_spine(painter, shape.spine, part.colour, pale(theme, part.colour))


def _flat(colour: QColor, width: float) -> QPen:
    """Return a pen with flat caps."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _crosses(part: Part) -> bool:
    """Return whether a body crosses the other one on its tile."""
    return part.edges == (0, 2, 4)


def paint_spine(painter: QPainter, spine: QPainterPath, player: int, colour: QColor) -> None:
    """Paint round scales for O, bars for X, half a step from each edge."""
    diameter = Theme.proportion("dragons", "scaleDiameter") * R
    if player == 0:
        width, mark, cap = diameter, 0.1, Qt.PenCapStyle.RoundCap
    else:
        width = Theme.proportion("dragons", "barLength") * R
        mark, cap = Theme.proportion("dragons", "barWidth") * R, Qt.PenCapStyle.FlatCap
    pen = QPen(colour, width)
    pen.setCapStyle(cap)
    pen.setDashPattern([mark / width, (_STEP - mark) / width])
    pen.setDashOffset((_STEP + mark) / 2 / width)
    painter.strokePath(spine, pen)


def paint_eye(painter: QPainter, player: int, openness: float, theme: Theme) -> None:
    """Paint an eye in the hole between three shoulders; `openness` 0 is shut, 1 wide open."""
    colours = theme.player(player)
    iris = Theme.proportion("dragons", "iris") * R
    ground = mix(theme.colour("tileLo"), pale(theme, player), 0.26 if theme.dark else 0.55)
    wide, tall = (0.5 * R * share for share in Theme.proportion("dragons", "pupil"))
    lids = QTransform.fromScale(1, max(openness, 0.04))
    painter.fillPath(lids.map(circle(QPointF(), iris)), ground)
    slit = QPainterPath(QPointF(0, -tall))
    slit.quadTo(2 * wide, 0, 0, tall)
    slit.quadTo(-2 * wide, 0, 0, -tall)
    pupil = mix(colours.main, QColor("white"), 0.62) if theme.dark else colours.deep
    painter.fillPath(lids.map(slit), pupil)
