"""Mono on paper: regions by pattern and figure, boards beside each other, boards to fill in."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.games.mono.shapes import C as UNITS
from desktop.games.mono.shapes import fused, pieces
from desktop.paint.ink import (
    BLACK,
    BLANK,
    GREY,
    PALE,
    POINT,
    WHITE,
    Diagram,
    digit,
    fill,
    is_dark,
    pen,
    write,
)
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.text import letters_width
from rules.mono.board import HIDDEN, LABELS, Board, board
from rules.mono.game import MonoPosition
from rules.mono.regions.position import RegionsState

CELL = 7.6  # mm
_LABELS = 5.0  # mm of the coordinates
_EDGE = 0.8  # mm around the cells
_PITCH = 1.35
_DISC = 0.315
_BETWEEN = 6.0
_NAME = 6.0
_PATTERNS = 9


def layout_diagram(
    size: int, labels: str, *, cell: float = CELL, bare: bool = False, plain: bool = False
) -> Diagram:
    """Return a board with what is known of its layout.

    `bare` leaves the coordinates out, `plain` the patterns.
    """
    grid = board(size)
    room = 0.0 if bare else _LABELS
    whole = QSizeF(room + grid.width * cell + _EDGE, _EDGE + grid.height * cell + (room or _EDGE))
    left = room or _EDGE

    def paint(painter: QPainter) -> None:
        painter.save()
        painter.translate(left, _EDGE)
        _paint_board(painter, grid, labels, cell, plain)
        if not bare:
            _paint_coordinates(painter, grid, cell)
        painter.restore()

    return Diagram(whole + QSizeF(0 if room else _EDGE, 0), paint)


def _paint_board(painter: QPainter, grid: Board, labels: str, cell: float, plain: bool) -> None:
    field = QRectF(0, 0, grid.width * cell, grid.height * cell)
    edge = _EDGE / 2 * min(1.0, cell / CELL)
    frame = field.adjusted(-edge, -edge, edge, edge)
    lines = QPainterPath()
    for column in range(1, grid.width):
        lines.moveTo(column * cell, 0)
        lines.lineTo(column * cell, field.bottom())
    for row in range(1, grid.height):
        lines.moveTo(0, row * cell)
        lines.lineTo(field.right(), row * cell)
    painter.strokePath(lines, pen(0.4, PALE))
    to_mm = QTransform.fromScale(cell / UNITS, cell / UNITS)
    for value, cells in pieces(grid, labels):
        path = to_mm.map(fused(grid.width, cells))
        pattern = BLANK if plain else (value - 1) % _PATTERNS
        fill(painter, path, pattern, _PITCH * min(1.0, cell / CELL))
        painter.strokePath(path, pen(0.5 if plain else 0.8))
    for place, label in enumerate(labels):
        if label != HIDDEN:
            row, column = divmod(place, grid.width)
            at = QPointF((column + 0.5) * cell, (row + 0.5) * cell)
            _paint_value(painter, LABELS.index(label) + 1, at, cell, plain)
    painter.strokePath(rounded_rect(frame, min(1.0, cell / 6)), pen(0.8))


def _paint_value(painter: QPainter, value: int, at: QPointF, cell: float, plain: bool) -> None:
    dark = not plain and is_dark((value - 1) % _PATTERNS)
    if not plain:
        painter.fillPath(circle(at, _DISC * cell), BLACK if dark else WHITE)
    size = (0.66 if plain else 0.42) * cell
    width = letters_width(str(value), size)
    if width > 1.75 * _DISC * cell:
        size *= 1.75 * _DISC * cell / width
    digit(painter, str(value), at, size / POINT, WHITE if dark else BLACK)


def _paint_coordinates(painter: QPainter, grid: Board, cell: float) -> None:
    middle = Qt.AlignmentFlag.AlignHCenter
    for column in range(grid.width):
        box = QRectF(column * cell, grid.height * cell + 0.8, cell, _LABELS - 1)
        write(painter, chr(97 + column), box, 8, colour=GREY, align=middle)
    for row in range(grid.height):
        box = QRectF(-_LABELS, row * cell, _LABELS - 0.6, cell)
        write(painter, str(grid.height - row), box, 8, colour=GREY, align=middle)


def boards_diagram(size: int, boards: Sequence[tuple[str, str]], *, across: int = 2) -> Diagram:
    """Return some boards beside each other, each as its title and its labels."""
    made = [(title, layout_diagram(size, labels)) for title, labels in boards]
    one = made[0][1].size
    across = min(across, len(made))
    down = -(-len(made) // across)
    width = across * one.width() + (across - 1) * _BETWEEN
    high = one.height() + _NAME

    def paint(painter: QPainter) -> None:
        for index, (title, diagram) in enumerate(made):
            row, column = divmod(index, across)
            left, top = column * (one.width() + _BETWEEN), row * (high + 2)
            write(painter, title, QRectF(left + _LABELS, top, one.width() - _LABELS, _NAME), 9, 600)
            diagram.paint_in(painter, QRectF(QPointF(left, top + _NAME), one))

    return Diagram(QSizeF(width, down * (high + 2) - 2), paint)


def diagram(view: MonoPosition) -> Diagram:
    """Return the boards of a position as its viewer knows them."""
    hidden = HIDDEN * len(view.grid.names)
    titles = zip(view.names, view.layouts, strict=True)
    return boards_diagram(view.options.size, [(name, layout or hidden) for name, layout in titles])


def regions_diagram(view: RegionsState) -> Diagram:
    """Return the board of a puzzle of Regions, as far as it is filled."""
    return layout_diagram(view.options.size, view.labels)
