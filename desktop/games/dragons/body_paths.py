"""Paths along the bodies of Dragons: a loop, an open path, a whole dragon; in board coordinates.

`PathSearch` looks for the longest ones, on large boards in a thread.
"""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QPainterPath

from desktop.background.task import BackgroundTask
from desktop.games.dragons.facts import (
    Board,
    Bodies,
    LongestPaths,
    board_of,
    bodies_of,
    longest_paths,
    through,
)
from desktop.games.dragons.tiles import arc, shape_of, square
from desktop.games.tiles.geometry import GRID, R
from desktop.paint.paths import ROOT3
from rules.core.hexes import STEPS, Hex, neighbour, opposite
from rules.dragons.game import DragonsState
from rules.dragons.shapes import Dragon
from rules.dragons.tiles import Tiles, TileSet

AT_ONCE = {False: 80, True: 45}
"""The most tiles on boards that are searched at once, without and with crossing colours."""


class PathSearch(QObject):
    """Finds and caches the dragons and the longest paths of the latest board."""

    def __init__(self, show_longest: Callable[[], object], parent: QObject) -> None:
        """`show_longest` is called when the search for the longest paths has ended."""
        super().__init__(parent)
        self._show_longest = show_longest
        self._board: Board = ()
        self._longest: LongestPaths | None = None
        self._shown: DragonsState | None = None
        self._bodies = Bodies(())
        self._task = BackgroundTask(self)

    def bodies(self, view: DragonsState) -> Bodies:
        """Return the dragons of a view."""
        if view is not self._shown:
            self._shown, self._bodies = view, bodies_of(view)
        return self._bodies

    def longest(self, view: DragonsState) -> LongestPaths | None:
        """Return the longest paths of a view; None until the search has ended."""
        board, crossing = board_of(view), view.options.cross
        if board == self._board:
            return self._longest
        self._board = board
        self._longest = None
        self._task.stop()
        if len(board) <= AT_ONCE[crossing]:
            self._longest = longest_paths(board, crossing)
        else:
            self._task.ask(lambda _stop: longest_paths(board, crossing), self._take)
        return self._longest

    def _take(self, longest: LongestPaths) -> None:
        self._longest = longest
        self._show_longest()


def loop_path(loop: Sequence[Hex]) -> QPainterPath:
    """Return the centre line of a loop."""
    ends = [
        (_edge(cell, loop[index - 1]), _edge(cell, loop[(index + 1) % len(loop)]))
        for index, cell in enumerate(loop)
    ]
    path = _joined(loop, ends)
    path.closeSubpath()
    return path


def loop_middles(loop: Sequence[Hex]) -> list[QPointF]:
    """Return the point of a loop in the middle of each of its tiles."""
    middles = []
    for index, cell in enumerate(loop):
        start, end = _edge(cell, loop[index - 1]), _edge(cell, loop[(index + 1) % len(loop)])
        middles.append(GRID.centre(cell) + _through_tile(start, end).pointAtPercent(0.5))
    return middles


def open_path(cells: Sequence[Hex], tiles: Tiles, colour: int, tile_set: TileSet) -> QPainterPath:
    """Return the centre line of an open path, from one open edge to the other."""
    inner = [_edge(one, other) for one, other in pairwise(cells)]
    firsts = [None, *(opposite(edge) for edge in inner)]
    ends = []
    for cell, first, last in zip(cells, firsts, [*inner, None], strict=True):
        free = _free_edges(cell, tiles, colour, tile_set, {first, last})
        start = free.pop(0) if first is None else first
        end = free.pop(0) if last is None else last
        ends.append((start, end))
    return _joined(cells, ends)


def _free_edges(
    cell: Hex, tiles: Tiles, colour: int, tile_set: TileSet, taken: set[int | None]
) -> list[int]:
    """Return a tile's other edges of the same body, those that face an empty cell first."""
    part = through(tile_set, tiles[cell], colour)
    others = [edge for edge in part.edges if edge not in taken]
    return sorted(others, key=lambda edge: neighbour(cell, edge) in tiles)


def dragon_path(dragon: Dragon) -> QPainterPath:
    """Return the outline of a dragon."""
    path = QPainterPath()
    for cell, part in sorted(dragon.parts):
        path.addPath(shape_of(part).curves.translated(GRID.centre(cell)))
    return path


def _edge(cell: Hex, other: Hex) -> int:
    return STEPS.index((other[0] - cell[0], other[1] - cell[1]))


def _joined(cells: Sequence[Hex], ends: Sequence[tuple[int, int]]) -> QPainterPath:
    """Join the centre lines of tiles into one path."""
    path = QPainterPath()
    for cell, (start, end) in zip(cells, ends, strict=True):
        line = _through_tile(start, end).translated(GRID.centre(cell))
        if path.isEmpty():
            path = line
        else:
            path.connectPath(line)
    return path


def _through_tile(start: int, end: int) -> QPainterPath:
    """Return the centre line from one edge of a tile to another.

    It is an arc round the corner or the neighbour between the edges.
    """
    apart = (end - start) % 6
    first, last = (start, end) if apart <= 3 else (end, start)
    between = first + ((last - first) % 6) / 2
    if (last - first) % 6 == 1:  # round the corner
        centre, radius, sweep = _way(between) * R, R / 2, 120.0
    else:  # round the neighbour cell between the two edges
        centre, radius, sweep = _way(between) * ROOT3 * R, 1.5 * R, 60.0
    begin = _way(start) * (ROOT3 / 2 * R) - centre
    angle = math.degrees(math.atan2(-begin.y(), begin.x()))
    box = square(centre.x(), centre.y(), radius)
    return arc(box, angle, sweep if first == start else -sweep)


def _way(edge: float) -> QPointF:
    """Return the direction of an edge, or of a corner with halves, from the centre; 0 is up."""
    angle = math.radians(60 * edge - 90)
    return QPointF(math.cos(angle), math.sin(angle))
