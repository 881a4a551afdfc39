"""Painting of Mono: the tray, hidden cells, moulded pieces, rings. A cell is 100 units."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.board.marks import Look, pens_of
from desktop.games.mono.shapes import (
    CORNER,
    GAP,
    THICKNESS,
    C,
    centre_of,
    face,
    fused,
    pieces,
    proportion,
    squares,
    tray,
)
from desktop.paint.board_surface import lit, paint_board_surface
from desktop.paint.painting import is_recorded
from desktop.paint.paths import circle, hexagon, rounded_rect
from desktop.paint.text import paint_letters
from desktop.theme.colour import mix
from desktop.theme.theme import Theme, tokens
from rules.mono.board import HIDDEN, LABELS, Board, cells_of

IVORY = QColor("#FDF8EE")
"""The disc on a cell others have seen, and the halo of every ring: the same by day and night."""

CELL_BOX = QRectF(-0.58 * C, -0.58 * C, 1.16 * C, 1.16 * C)
"""Holds a single cell about the origin, with its rings and its thickness."""

PART_BOX = QRectF(-C / 2, -C / 2, 1.1 * C, 1.1 * C)
"""Holds one cell of a piece about the origin; begins on a whole dot wherever the cell does."""

_DISC, _SPARSE_DISC = 0.36 * C, 0.26 * C
_LIGHT = 0.01 * C  # the width of the light on a piece's edge
_DAY = Theme()
_DIGIT = 0.42
_PIXEL = 1.43  # units a pixel of the design has on a table of the usual size


@dataclass(frozen=True, slots=True)
class Size:
    """The sizes of letters and lines; small boards need relatively larger letters.

    `digit` is the height of a value in cells, `letter` that of a coordinate in units (none if 0),
    `pixel` how many units a pixel is.
    """

    digit: float = _DIGIT
    letter: float = 0.19 * C
    pixel: float = _PIXEL


def size_for(cell: float, grown: float = 1.0) -> Size:
    """Return the sizes for a board whose cells are so many pixels large.

    `grown` is the factor of its values, see `Theme.label_scale`.
    """
    digit = min(1.1, max(_DIGIT * grown, 12.2 / cell))
    return Size(digit=round(digit, 2), letter=round(13 * C / cell, 1), pixel=round(C / cell, 3))


@dataclass(frozen=True, slots=True)
class BoardLook:
    """All that a board shows.

    `labels` has `.` where nothing is known. `seen` cells carry a disc, `kept` ones stayed hidden
    to the end and show their value on the green. Where `drafted`, what is not known is an empty
    slot rather than a hidden cell. `fresh` cells were uncovered in the turn shown; of them the
    `passed` ones did not count; `older` cells in the turns before it.
    """

    grid: Board
    labels: str
    seen: int = 0
    kept: int = 0
    drafted: bool = False
    fresh: int = 0
    passed: int = 0
    older: int = 0
    notes: dict[int, str] = field(default_factory=dict, hash=False)

    @property
    def open_labels(self) -> str:
        """The labels of the pieces: what is known and was uncovered, or is one's own."""
        return "".join(
            HIDDEN if self.kept >> cell & 1 else label for cell, label in enumerate(self.labels)
        )

    def rings(self) -> list[tuple[str, int]]:
        """Return what kind of contour is round which cell: counted, passed, or older."""
        kinds = {"older": self.older, "counted": self.fresh & ~self.passed,
                 "passed": self.fresh & self.passed}  # fmt: skip
        return [(kind, cell) for kind, cells in kinds.items() for cell in cells_of(cells)]

    def unknown(self) -> list[int]:
        """Return the cells that are no part of a piece."""
        return [cell for cell, label in enumerate(self.open_labels) if label == HIDDEN]


def ink_dark() -> QColor:
    """Return the dark ink of the value ramp."""
    return QColor(tokens()["valueRamp"]["inkDark"])


def shade(fill: QColor) -> QColor:
    """Return the side of a piece below its face."""
    return mix(fill, QColor("black"), 0.3)


def paint_tray(painter: QPainter, grid: Board, theme: Theme, pixel: float = _PIXEL) -> None:
    """Paints a board's body, with a shallow bed for every cell."""
    paint_body(painter, grid, theme, pixel)
    for cell in range(len(grid.names)):
        paint_bed(painter, theme, centre_of(grid, cell))


def paint_body(painter: QPainter, grid: Board, theme: Theme, pixel: float) -> None:
    """Paints a board's body without its beds."""
    paint_board_surface(painter, rounded_rect(tray(grid), 0.22 * C), theme, pixel)


def paint_bed(painter: QPainter, theme: Theme, at: QPointF) -> None:
    """Paints the bed of the cell whose middle is at a point."""
    painter.fillPath(face(-0.022 * C).translated(at), theme.colour("boardHi", 0.55))


def paint_coordinates(painter: QPainter, grid: Board, theme: Theme, size: Size) -> None:
    """Letters below a tray and row numbers at its left, if they are wanted."""
    if not theme.coordinates:
        return
    ink = theme.colour("muted")
    body = tray(grid)
    away = 16 * size.pixel
    # On tiny boards only some are named, that they can be read.
    across, down = (max(1, math.ceil(share * size.letter / C)) for share in (0.85, 1.05))
    for column in range(0, grid.width, across):
        at = QPointF((column + 0.5) * C, body.bottom() + away)
        paint_letters(painter, chr(97 + column), at, size.letter, ink, 600)
    for row in range(grid.height - 1, -1, -down):
        at = QPointF(body.left() - away, (row + 0.5) * C)
        paint_letters(painter, str(grid.height - row), at, size.letter, ink, 600)


def paint_hidden(
    painter: QPainter, theme: Theme, text: str = "", digit: float = _DIGIT, *, bright: bool = False
) -> None:
    """Paints a hidden cell about the origin, its five dots or, instead, what is written on it."""
    shape = face()
    back = theme.colour("tileBack")
    painter.fillPath(shape.translated(0, THICKNESS), mix(back, QColor("black"), 0.42))
    high = theme.colour("tileBackHi")
    if bright:
        back, high = (mix(colour, QColor("white"), 0.1) for colour in (back, high))
    painter.fillPath(shape, lit(shape.boundingRect(), mix(high, back, 0.5), back, back))
    edge = mix(back, theme.colour("tileBackDot"), 0.55 if theme.dark else 0.22)
    painter.strokePath(face(0.008 * C), QPen(edge, 0.016 * C))
    dot = theme.colour("tileBackDot")
    if text:
        paint_letters(painter, text, QPointF(), digit * C, mix(dot, QColor("white"), 0.55), 700)
        return
    away, radius = proportion("dotOffset"), proportion("dotRadius")
    for x, y in ((0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)):
        painter.fillPath(hexagon(QPointF(x, y) * away, radius), dot)


def paint_guess(
    painter: QPainter, theme: Theme, label: str, digit: float, *, bright: bool = False
) -> None:
    """Paints a hidden cell with a private guess pencilled on it."""
    paint_hidden(painter, theme, bright=bright)
    slip = 0.29 * C
    shape = rounded_rect(QRectF(-slip, -slip, 2 * slip, 2 * slip), 0.12 * C)
    painter.fillPath(shape, mix(theme.colour("tileBack"), QColor("black"), 0.4))
    ink = mix(theme.colour("tileBackDot"), QColor("white"), 0.7)
    paint_letters(painter, label, QPointF(), max(0.36, digit * 0.9) * C, ink, 600)


def paint_slot(painter: QPainter, theme: Theme) -> None:
    """Paints an empty place of a layout that is being written."""
    shape = face(0.01 * C)
    painter.fillPath(shape, theme.colour("cell"))
    pen = QPen(theme.colour("grid", 0.6), 0.018 * C)
    pen.setDashPattern([3.6, 2.8])
    painter.strokePath(shape, pen)


def paint_piece(
    painter: QPainter,
    look: BoardLook,
    value: int,
    cells: int,
    theme: Theme,
    digit: float,
    *,
    sparse: bool = False,
) -> None:
    """Cells of one value as one moulded piece, in the board's coordinates.

    Every cell says its value, or where `sparse` only one in the middle.
    """
    grid = look.grid
    swatch = theme.value(value, grid.size)
    _paint_moulded(painter, grid.width, cells, swatch.fill)
    # A large digit in a small cell needs all of the disc.
    disc = _SPARSE_DISC if sparse else min(0.46 * C, max(_DISC, 0.47 * digit * C))
    for cell in cells_of(cells & look.seen):
        painter.fillPath(circle(centre_of(grid, cell), disc), IVORY)
    if not digit:
        return
    for cell in [_middle(grid, cells, look.seen)] if sparse else cells_of(cells):
        seen = look.seen >> cell & 1
        if seen and sparse:
            painter.fillPath(circle(centre_of(grid, cell), 0.5 * C), IVORY)
        ink = ink_dark() if seen else swatch.ink
        paint_letters(painter, LABELS[value - 1], centre_of(grid, cell), digit * C, ink, 700)


def _paint_moulded(painter: QPainter, width: int, cells: int, fill: QColor) -> None:
    """Paint a piece with its thickness and the light on its edge.

    The light is the rim between two outlines. A stroke within a clip path would break, as Qt rounds
    the path where only a rectangle of it is in sight.
    """
    outline = fused(width, cells)
    painter.fillPath(outline.translated(0, THICKNESS), shade(fill))
    painter.fillPath(outline, mix(fill, QColor("white"), 0.16))
    painter.fillPath(fused(width, cells, _LIGHT), fill)


def paint_part(painter: QPainter, joined: int, fill: QColor) -> None:
    """One cell of a piece about the origin: the middle one of three by three, `joined` as bits.

    Parts side by side are the piece: where cells are no whole dots large they overlap a little.
    """
    scale = painter.deviceTransform().m11()
    seamless = not is_recorded(painter) and abs(scale * C - round(scale * C)) < 1e-6
    own = QRectF(-C / 2, -C / 2, C, C + THICKNESS - GAP)
    over = 0.0 if seamless else 1.5 / scale
    right, down = (over * (joined >> side & 1) for side in (5, 7))
    painter.save()
    painter.setClipRect(own.adjusted(0, 0, right, down), Qt.ClipOperation.IntersectClip)
    painter.translate(-1.5 * C, -1.5 * C)
    _paint_moulded(painter, 3, joined, fill)
    painter.restore()


def _middle(grid: Board, cells: int, seen: int) -> int:
    """Return the cell of a piece that is nearest to its middle; rather one away from discs."""
    places = {cell: centre_of(grid, cell) for cell in cells_of(cells)}
    x = sum(at.x() for at in places.values()) / len(places)
    y = sum(at.y() for at in places.values()) / len(places)

    def cost(cell: int) -> float:
        away = places[cell] - QPointF(x, y)
        discs = sum(seen >> other & 1 for _, other in squares(grid.size)[cell])
        return math.hypot(away.x(), away.y()) + 1.2 * C * (seen >> cell & 1) + 0.4 * C * discs

    return min(places, key=cost)


def paint_fresh(painter: QPainter, kind: str, pixel: float) -> None:
    """Paints the contour of an uncovered cell: dashed where it did not count, faint if older."""
    shape = face(0.035 * C, 0.15 * C)
    width = min(0.045 * C, max(0.026 * C, 2.6 * pixel))
    painter.save()
    if kind == "older":
        width *= 0.75
        painter.setOpacity(0.55)
    painter.strokePath(shape, QPen(IVORY, 2.1 * width))
    pen = QPen(_DAY.colour("lastMove"), width)
    if kind == "passed":
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([2.4, 1.8])
    painter.strokePath(shape, pen)
    painter.restore()


def paint_wrong(painter: QPainter, pixel: float) -> None:
    """Paints the dashed contour of a cell that breaks a rule."""
    shape = face(0.035 * C, 0.15 * C)
    width = min(0.06 * C, max(0.03 * C, 2.8 * pixel))
    painter.strokePath(shape, QPen(IVORY, 1.6 * width))
    pen = QPen(_DAY.colour("error"), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([2.5, 1.8])
    painter.strokePath(shape, pen)


def paint_hover(painter: QPainter, theme: Theme, pixel: float) -> None:
    """Paints the contour of the cell pointed at; an ivory line sets it off from every value."""
    painter.strokePath(face(0.035 * C), QPen(IVORY, 0.035 * C))
    ring = rounded_rect(QRectF(-0.475 * C, -0.475 * C, 0.95 * C, 0.97 * C), CORNER * 1.15)
    for pen in pens_of(Look.HOVER, theme, pixel):
        painter.strokePath(ring, pen)


def paint_board(
    painter: QPainter, look: BoardLook, theme: Theme, size: Size, *, sparse: bool = False
) -> None:
    """Paints a whole board, for where no scene items are needed."""
    grid = look.grid
    paint_tray(painter, grid, theme, size.pixel)
    for cell in look.unknown():
        painter.save()
        painter.translate(centre_of(grid, cell))
        paint_unknown(painter, look, cell, theme, size.digit)
        painter.restore()
    for value, cells in pieces(grid, look.open_labels):
        paint_piece(painter, look, value, cells, theme, size.digit, sparse=sparse)
    for kind, cell in look.rings():
        painter.save()
        painter.translate(centre_of(grid, cell))
        paint_fresh(painter, kind, size.pixel)
        painter.restore()


def paint_unknown(
    painter: QPainter,
    look: BoardLook,
    cell: int,
    theme: Theme,
    digit: float,
    *,
    bright: bool = False,
) -> None:
    """Paints a cell that is no part of a piece, about the origin."""
    if look.drafted:
        paint_slot(painter, theme)
    elif cell in look.notes:
        paint_guess(painter, theme, look.notes[cell], digit, bright=bright)
    else:
        text = look.labels[cell] if look.kept >> cell & 1 else ""
        paint_hidden(painter, theme, text, digit, bright=bright)


def bounds(grid: Board, cells: Iterable[int]) -> QRectF:
    """Return a box round cells, with their thickness."""
    path = QPainterPath()
    for cell in cells:
        at = centre_of(grid, cell)
        path.addRect(QRectF(at.x() - C / 2, at.y() - C / 2, C, C))
    return path.boundingRect().adjusted(-4, -4, 4, 4)
