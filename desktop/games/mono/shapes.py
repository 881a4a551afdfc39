"""Mono's geometry: where cells are, and the outline of cells fused into one piece.

A cell's side is 100 units; the upper left corner of the upper left cell is the origin.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.paint.paths import rounded_rect
from desktop.theme.theme import Theme
from rules.mono.board import HIDDEN, LABELS, Board, board, cells_of

C = 100.0


def proportion(name: str) -> float:
    """Return a proportion of the tokens, in units."""
    return float(Theme.proportion("mono", name)) * C


GAP, CORNER, THICKNESS, PAD = map(proportion, ("gap", "corner", "thickness", "trayPad"))
_INNER_CORNER = 0.01 * C
_ARC = 0.5523  # how far a cubic's handles reach along a quarter of a circle

_CORNERS = ((1 << 0, 1 << 1 | 1 << 3), (1 << 2, 1 << 1 | 1 << 5),
            (1 << 6, 1 << 3 | 1 << 7), (1 << 8, 1 << 5 | 1 << 7))  # fmt: skip

Step = tuple[int, int]


def field(grid: Board) -> QRectF:
    """All cells of a board."""
    return QRectF(0, 0, grid.width * C, grid.height * C)


def tray(grid: Board) -> QRectF:
    """Return the board's body."""
    return field(grid).adjusted(-PAD, -PAD, PAD, PAD)


def corner_of(grid: Board, cell: int) -> QPointF:
    """Return the upper left corner of a cell."""
    return QPointF(cell % grid.width * C, cell // grid.width * C)


def centre_of(grid: Board, cell: int) -> QPointF:
    """Return the middle of a cell."""
    row, column = divmod(cell, grid.width)
    return QPointF((column + 0.5) * C, (row + 0.5) * C)


def cell_at(grid: Board, point: QPointF) -> int | None:
    """Return the cell a point lies in."""
    column, row = int(point.x() // C), int(point.y() // C)
    if 0 <= column < grid.width and 0 <= row < grid.height:
        return row * grid.width + column
    return None


def nearest_cell(grid: Board, point: QPointF) -> int:
    """Return the cell a point lies in, or the nearest cell if it is beside the board."""
    column = min(max(int(point.x() // C), 0), grid.width - 1)
    return min(max(int(point.y() // C), 0), grid.height - 1) * grid.width + column


def face(shrink: float = 0.0, corner: float = CORNER) -> QPainterPath:
    """Return a single cell about the origin, `shrink` units smaller on every side."""
    half = C / 2 - GAP - shrink
    return rounded_rect(QRectF(-half, -half, 2 * half, 2 * half), max(2.0, corner - shrink))


def pieces(grid: Board, labels: str) -> list[tuple[int, int]]:
    """Return what is known, as value and joined cells of one value.

    The values are in ascending order.
    """
    known: dict[str, int] = {}
    for cell, label in enumerate(labels):
        if label != HIDDEN:
            known[label] = known.get(label, 0) | 1 << cell
    return [
        (LABELS.index(label) + 1, part)
        for label in sorted(known, key=LABELS.index)
        for part in grid.parts(known[label])
    ]


def joined(grid: Board, labels: str, cell: int) -> int:
    """Return the neighbours of a cell with the same label, as the bits of a 3 × 3 square.

    A corner counts only beside a side that counts; other corners do not affect the shape.
    """
    label, same = labels[cell], 0
    for bit, other in squares(grid.size)[cell]:
        if labels[other] == label:
            same |= bit
    return _shape(same)


@cache
def _shape(same: int) -> int:
    """Cells in bits of three by three, without the corners that no shape follows from."""
    return same & ~sum(corner for corner, sides in _CORNERS if not same & sides)


@cache
def squares(size: int) -> list[list[tuple[int, int]]]:
    """For every cell the square round it: the bits of three by three and their cells."""
    grid = board(size)
    return [
        [
            (1 << bit, cell + (bit // 3 - 1) * grid.width + bit % 3 - 1)
            for bit in range(9)
            if 0 <= cell % grid.width + bit % 3 - 1 < grid.width
            and 0 <= cell // grid.width + bit // 3 - 1 < grid.height
        ]
        for cell in range(len(grid.names))
    ]


@lru_cache(maxsize=4096)
def fused(width: int, cells: int, inset: float = 0.0) -> QPainterPath:
    """Return the outline of connected cells, including holes, `inset` units inside the piece.

    `width` is that of the board, in cells.
    """
    filled = {(cell % width, cell // width) for cell in cells_of(cells)}
    path = QPainterPath()
    for loop in _loops(filled):
        _add_loop(path, loop, inset)
    return path


def _edges(filled: set[Step]) -> Iterator[tuple[Step, Step]]:
    """Yield the edges round the cells as start and heading, the cells to the right of each."""
    for x, y in filled:
        if (x, y - 1) not in filled:
            yield (x, y), (1, 0)
        if (x + 1, y) not in filled:
            yield (x + 1, y), (0, 1)
        if (x, y + 1) not in filled:
            yield (x + 1, y + 1), (-1, 0)
        if (x - 1, y) not in filled:
            yield (x, y + 1), (0, -1)


def _loops(filled: set[Step]) -> Iterator[list[tuple[Step, Step]]]:
    """Yield the corners of every closed outline, each with the heading that leads out of it."""
    leaving: dict[Step, list[Step]] = {}
    for start, heading in _edges(filled):
        leaving.setdefault(start, []).append(heading)
    while leaving:
        first = at = next(iter(leaving))
        heading = leaving[at][0]
        loop = []
        while True:
            ways = leaving[at]
            right = (-heading[1], heading[0])
            # Where two cells touch at a corner only, the outline stays with the one it is at.
            way = right if right in ways else ways[0]
            ways.remove(way)
            if not ways:
                del leaving[at]
            loop.append((at, way))
            heading = way
            at = (at[0] + way[0], at[1] + way[1])
            if at == first:
                break
        yield [corner for index, corner in enumerate(loop) if corner[1] != loop[index - 1][1]]


def _add_loop(path: QPainterPath, loop: list[tuple[Step, Step]], inset: float) -> None:
    """Add an outline, half a gap and `inset` inside the cells' edges, its corners round."""
    gap = GAP + inset
    for index, ((x, y), (out_x, out_y)) in enumerate(loop):
        in_x, in_y = loop[index - 1][1]
        # Both edges move to their right, into the cells.
        at = QPointF(x * C - gap * (in_y + out_y), y * C + gap * (in_x + out_x))
        radius = CORNER - inset if in_x * out_y - in_y * out_x > 0 else _INNER_CORNER + inset
        into, out = QPointF(in_x, in_y) * radius, QPointF(out_x, out_y) * radius
        if index:
            path.lineTo(at - into)
        else:
            path.moveTo(at - into)
        keep = 1 - _ARC
        path.cubicTo(at - into * keep, at + out * keep, at + out)
    path.closeSubpath()
