"""Painting of Black Box: box, ports, marks, markers, atoms, rays. A cell is 100 units wide.

Everything except the box is painted at the origin.
"""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.games.blackbox.ray_paths import BOX, C, port_heading, proportion
from desktop.paint.board_surface import paint_board_surface
from desktop.paint.paths import circle, hexagon, rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.paint.text import paint_letters
from desktop.theme.colour import mix
from desktop.theme.theme import Theme
from rules.blackbox.rays import CELLS, PORT_NAMES, SIDE

PIXEL = 1.6  # units per pixel of the design on a table of the usual size
FRAME = BOX.adjusted(*(sign * proportion("frame") for sign in (-1, -1, 1, 1)))
_UNAVAILABLE = 0.45
TURN = (0, 180, 90, 270)  # rotation of the left side's signs on each side
_IVORY = ("#FFFDF6", "#EDE5D4", "#B9AF9A", "#8E8574")


def cell_shape(centre: QPointF) -> QPainterPath:
    """Return a cell's outline."""
    half = 0.47 * C
    box = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
    return rounded_rect(box, proportion("cellCorner"))


def paint_ground(painter: QPainter, theme: Theme, pixel: float = PIXEL) -> None:
    """Paints frame, recess and the 49 cells."""
    paint_board_surface(painter, rounded_rect(FRAME, 0.36 * C), theme, pixel)
    recess = rounded_rect(BOX.adjusted(-5, -5, 5, 5), 0.16 * C)
    deep = mix(theme.colour("boardEdge"), theme.colour("cell"), 0.12)
    painter.fillPath(recess, deep)
    rim = QPen(_line(theme), pixel)
    for cell in CELLS:
        column, row = divmod(cell, SIDE)
        shape = cell_shape(QPointF((column + 0.5) * C, (row + 0.5) * C))
        painter.fillPath(shape, theme.colour("cell"))
        painter.strokePath(shape, rim)


def _line(theme: Theme) -> QColor:
    """Return the contour of cells, ports and atoms, as ivory has little contrast by day."""
    if theme.dark:
        return theme.colour("grid", 0.5)
    return mix(theme.colour("grid"), theme.colour("text"), 0.3)


def _dot(painter: QPainter) -> float:
    """Return the size of a dot in units, the least width of lines in small boxes."""
    return 1 / (painter.worldTransform().m11() or 1.0)


@dataclass(frozen=True, slots=True)
class PortLook:
    """Everything that a port's picture depends on.

    `lit` is hovered, `latest` the probe made last; an `inert` port cannot be probed now.
    """

    port: int
    mark: str = ""
    lit: bool = False
    latest: bool = False
    differs: bool = False
    inert: bool = False


@dataclass(frozen=True, slots=True)
class PortSize:
    """The sizes of ports and their names, relatively larger in a small box."""

    disc: float = proportion("portRadius")
    letter: float = 0.35 * C
    name: float = 0.235 * C
    name_at: float = 0.63 * C


USUAL = PortSize()
_LARGEST_MARK = 1.3
"""The factor by which a letter on a port can grow."""
_LEAST_NAME, LARGEST_NAME = 11.0, 0.36 * C
"""The least size of a port's name in pixels, and the largest that has room, in units."""


def paint_name(painter: QPainter, theme: Theme, look: PortLook, size: PortSize = USUAL) -> None:
    """Paint a port's name outside the frame, unless coordinates are hidden."""
    if not theme.coordinates:
        return
    ink = theme.colour("lastMove" if look.latest else "accent" if look.lit else "muted")
    name, weight = PORT_NAMES[look.port], 700 if look.latest or look.lit else 600
    at = -port_heading(look.port) * size.name_at
    dots = abs(painter.deviceTransform().m11()) or abs(painter.deviceTransform().m12()) or 1.0
    least = _LEAST_NAME * theme.text_scale * painter.device().devicePixelRatioF() / dots
    if size is USUAL:  # in a small box, lengths follow the text size already
        least = max(least, size.name * theme.text_scale)
    paint_letters(painter, name, at, max(size.name, min(least, LARGEST_NAME)), ink, weight)


def paint_port(painter: QPainter, theme: Theme, look: PortLook, size: PortSize = USUAL) -> None:
    """Paints a port, with its mark if it has one."""
    side = look.port // SIDE
    if look.mark:
        grown = min(_LARGEST_MARK, theme.label_scale) if size is USUAL else 1.0
        paint_mark(painter, theme, look.mark, size.disc, grown * size.letter, side)
    else:
        painter.setOpacity(_UNAVAILABLE if look.inert else 1)
        _paint_open(painter, theme, look, size.disc, side)
        painter.setOpacity(1)
    _paint_rings(painter, theme, look, size.disc)


def _paint_rings(painter: QPainter, theme: Theme, look: PortLook, disc: float) -> None:
    ring = disc + 0.06 * C
    if look.latest:
        painter.strokePath(circle(QPointF(), ring), theme.pen("lastMove", scale=PIXEL * 0.9))
        ring += 0.06 * C
    if look.differs:
        pen = theme.pen("contradiction", scale=PIXEL)
        painter.strokePath(circle(QPointF(), ring), pen)
        ring += 0.05 * C
    if look.lit and look.mark:
        painter.strokePath(circle(QPointF(), ring), theme.pen("target", scale=PIXEL * 0.8))


def _paint_open(painter: QPainter, theme: Theme, look: PortLook, disc: float, side: int) -> None:
    """Paint a port that was not probed: a dark disc with a chevron that points into the box."""
    shape = circle(QPointF(), disc)
    ground = mix(theme.colour("cell"), theme.colour("boardEdge"), 0.5)
    ink = theme.colour("muted")
    if look.lit:
        ground = mix(ground, theme.colour("accent"), 0.16)
        ink = theme.colour("accent")
    painter.fillPath(shape, ground)
    wide = max(PIXEL, 1.2 * _dot(painter))
    rim = theme.pen("target", scale=PIXEL) if look.lit else QPen(_line(theme), wide)
    painter.strokePath(shape, rim)
    painter.save()
    painter.rotate(TURN[side])
    unit = disc / 0.29  # the chevron grows with its disc
    arrow = QPainterPath(QPointF(-0.055, -0.115) * unit)
    arrow.lineTo(QPointF(0.065, 0) * unit)
    arrow.lineTo(QPointF(-0.055, 0.115) * unit)
    painter.strokePath(arrow, round_pen(ink, 0.052 * unit))
    painter.restore()


def paint_mark(
    painter: QPainter, theme: Theme, mark: str, disc: float, letter: float, side: int = 0
) -> None:
    """Paint a probe's result: a letter on a disc, a burst, or a U-turn for a reflection."""
    shape = circle(QPointF(), disc)
    if mark == "#":
        painter.fillPath(shape, theme.colour("hit"))
        painter.fillPath(burst(disc), theme.colour("onThreatened"))
    elif mark == "%":
        painter.fillPath(shape, theme.colour("reflection"))
        painter.save()
        painter.rotate(TURN[side])
        painter.strokePath(u_turn(disc), round_pen(theme.colour("surface"), 0.16 * disc))
        painter.restore()
    else:
        painter.fillPath(shape, theme.colour("text"))
        at = QPointF(0, -_RISE.get(mark, 0.0) * letter)
        paint_letters(painter, mark, at, letter, theme.colour("surface"), 700)


# Letters are centred in their disc, not aligned on a baseline.
_RISE = dict.fromkeys("acemn", 0.09) | {"g": 0.17, "j": 0.08}


def burst(disc: float) -> QPainterPath:
    """Return a star of eight points."""
    path = QPainterPath()
    for index in range(16):
        angle, radius = index * math.pi / 8, (0.30 if index % 2 else 0.62) * disc
        at = QPointF(math.cos(angle), math.sin(angle)) * radius
        if index == 0:
            path.moveTo(at)
        else:
            path.lineTo(at)
    path.closeSubpath()
    return path


def u_turn(disc: float) -> QPainterPath:
    """Return a U-turn: in from the left, and out again with an arrow."""
    path = QPainterPath(QPointF(-0.46, -0.28) * disc)
    path.lineTo(QPointF(0.18, -0.28) * disc)
    path.arcTo(QRectF(-0.10 * disc, -0.28 * disc, 0.56 * disc, 0.56 * disc), 90, -180)
    path.lineTo(QPointF(-0.42, 0.28) * disc)
    path.moveTo(QPointF(-0.18, 0.02) * disc)
    path.lineTo(QPointF(-0.46, 0.28) * disc)
    path.lineTo(QPointF(-0.18, 0.54) * disc)
    return path


def paint_marker(painter: QPainter, theme: Theme, player: int) -> None:
    """Paints a player's marker: a hexagon with a question mark."""
    colours = theme.player(player)
    shape = hexagon(QPointF(), proportion("marker"), 0.06 * C)
    paint_shadow(painter, shape, theme.elevation("rest"), C)
    side = mix(colours.main, QColor("black"), 0.45 if theme.dark else 0.38)
    painter.fillPath(shape.translated(0, 0.055 * C), side)
    painter.fillPath(shape, colours.main)
    paint_letters(painter, "?", QPointF(0, -0.01 * C), 0.42 * C, colours.on, 800)


def paint_found(painter: QPainter, theme: Theme, player: int) -> None:
    """Paint a marker as an outline, so that the atom under it is visible."""
    pen = QPen(theme.player(player).main, 0.075 * C)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(hexagon(QPointF(), 0.43 * C, 0.06 * C), pen)


def paint_wrong(painter: QPainter, theme: Theme) -> None:
    """Paint the contour of a marker that is known to be wrong."""
    ring = hexagon(QPointF(0, 0.02 * C), 0.45 * C, 0.07 * C)
    painter.strokePath(ring, theme.pen("contradiction", scale=PIXEL))
    badge = QPointF(0.29, -0.29) * C
    painter.fillPath(circle(badge, 0.14 * C), theme.colour("error"))
    paint_letters(painter, "!", badge, 0.22 * C, theme.colour("onThreatened"), 800)


def paint_atom(painter: QPainter, theme: Theme) -> None:
    """Paints an atom: an ivory ball."""
    radius = proportion("atom")
    shape = circle(QPointF(), radius)
    paint_shadow(painter, shape, theme.elevation("rest"), C)
    painter.fillPath(shape.translated(0, 0.04 * C), QColor(_IVORY[3]))
    glow = QRadialGradient(QPointF(-0.3, -0.38) * radius, radius * 1.5)
    for place, colour in zip((0, 0.45, 1), _IVORY[:3], strict=True):
        glow.setColorAt(place, QColor(colour))
    painter.fillPath(shape, glow)
    if not theme.dark:
        painter.strokePath(shape, QPen(_line(theme), max(0.03 * C, 1.2 * _dot(painter))))


def paint_piece(painter: QPainter, theme: Theme, kind: str, player: int) -> None:
    """Paints a piece: an "atom", one "found" (with a marker), a "marker" or a "wrong" one."""
    if kind in ("atom", "found"):
        paint_atom(painter, theme)
    else:
        paint_marker(painter, theme, player)
    if kind == "found":
        paint_found(painter, theme, player)
    elif kind == "wrong":
        paint_wrong(painter, theme)


def paint_note(painter: QPainter, theme: Theme) -> None:
    """Paint a player's private note that a cell has no atom."""
    cross = QPainterPath()
    for sign in (1, -1):
        cross.moveTo(QPointF(-0.1, -0.1 * sign) * C)
        cross.lineTo(QPointF(0.1, 0.1 * sign) * C)
    painter.strokePath(cross, round_pen(theme.colour("muted", 0.85), 0.04 * C))


def ray_colour(theme: Theme, mark: str) -> QColor:
    """Return the colour of a ray by its result."""
    return theme.colour({"#": "hit", "%": "reflection"}.get(mark, "text"))


def paint_quiet_ray(painter: QPainter, theme: Theme, line: QPainterPath) -> None:
    """Paint a ray that is not highlighted, as dots."""
    pen = round_pen(theme.colour("muted"), 0.034 * C)
    pen.setDashPattern([0.01, 3.5])
    painter.strokePath(line, pen)


def paint_loud_ray(
    painter: QPainter, theme: Theme, line: QPainterPath, colour: QColor, arrows: bool
) -> None:
    """Paint the highlighted ray: a solid line, with arrows for its direction."""
    edge = mix(theme.colour("cell"), colour, 0.25)
    edge.setAlphaF(0.75)
    painter.strokePath(line, round_pen(edge, 0.085 * C))
    pen = round_pen(colour, 0.05 * C)
    painter.strokePath(line, pen)
    length = line.length()
    if not arrows or length < 1.4 * C:
        return
    # The two lines of a reflected ray are side by side and must not touch.
    for at in (0.49 * C, length - 0.62 * C):
        share = line.percentAtLength(at)
        painter.save()
        painter.translate(line.pointAtPercent(share))
        painter.rotate(-line.angleAtPercent(share))
        tip = QPainterPath(QPointF(-0.16, -0.12) * C)
        tip.lineTo(0, 0)
        tip.lineTo(QPointF(-0.16, 0.12) * C)
        painter.strokePath(tip, pen)
        painter.restore()


def round_pen(colour: QColor, width: float) -> QPen:
    return QPen(
        colour,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )
