"""The eyes of dragons: the holes that a body encloses, and the places of their marks.

A body is a planar graph: its parts are joined across the edges of tiles, and its holes are the
inner faces. The smallest, round hole is at the corner of three tiles; larger holes enclose other
tiles or gaps.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF

from desktop.games.tiles.geometry import GRID, corner_of
from rules.core.hexes import Hex, neighbour, neighbours, opposite, reading_order
from rules.dragons.shapes import Dragon, Node, dragons
from rules.dragons.tiles import Tiles, TileSet

Step = tuple[Node, int]
"""A part of a dragon, and the edge through which a walk leaves it."""


@dataclass(frozen=True, slots=True)
class BodyHole:
    """A hole in a body, with the tiles round it in clockwise order."""

    colour: int
    cells: tuple[Hex, ...]

    @property
    def is_round(self) -> bool:
        """Whether three shoulders form it; other holes are not visible in the tiles' pictures."""
        return len(self.cells) == 3


def eyes_of(tiles: Tiles, tile_set: TileSet) -> list[BodyHole]:
    """Return all eyes of the dragons on a board."""
    found = []
    for dragon in dragons(tiles, tile_set):
        if dragon.eyes:
            found += [BodyHole(dragon.colour, cells) for cells in _holes(dragon, tiles, tile_set)]
    return found


def _holes(dragon: Dragon, tiles: Tiles, tile_set: TileSet) -> Iterator[tuple[Hex, ...]]:
    """Yield the inner faces of a body."""
    parts = sorted(dragon.parts, key=lambda node: (reading_order(node[0]), node[1].edges))
    seen: set[Step] = set()
    for part in parts:
        for edge in part[1].edges:
            step = part, edge
            if step not in seen and neighbour(part[0], edge) in tiles:
                face = list(_round_face(step, tiles, tile_set))
                seen.update(face)
                cells = tuple(node[0] for node, _ in face)
                if _turns_right(cells):
                    yield cells


def _round_face(start: Step, tiles: Tiles, tile_set: TileSet) -> Iterator[Step]:
    """Yield the steps round a face that is to their right.

    At each part the walk takes the sharpest turn to the right.
    """
    step = start
    while True:
        yield step
        (cell, _), edge = step
        beyond, back = neighbour(cell, edge), opposite(edge)
        part = tile_set.part_at[tiles[beyond]][back]
        ways = ((back - turn) % 6 for turn in range(1, 7))
        onward = next(e for e in ways if e in part.edges and neighbour(beyond, e) in tiles)
        step = (beyond, part), onward
        if step == start:
            return


def _turns_right(cells: Sequence[Hex]) -> bool:
    """Return whether a closed walk is clockwise, as round every face except the outer one."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*cells, cells[0]))) > 0


def eye_centres(eyes: Sequence[BodyHole]) -> list[QPointF]:
    """Return the places of the eyes' marks: each in its hole, all different."""
    taken = {_key(corner_of(eye.cells)) for eye in eyes if eye.is_round}
    centres = []
    for eye in eyes:
        at = corner_of(eye.cells) if eye.is_round else _best_corner(eye.cells, taken)
        taken.add(_key(at))
        centres.append(at)
    return centres


def _best_corner(cells: tuple[Hex, ...], taken: set[tuple[int, int]]) -> QPointF:
    """Return a corner of tiles, as no body runs there, as far inside a hole as possible."""
    walk = [GRID.centre(cell) for cell in (*cells, cells[0])]
    hole = QPolygonF(walk)
    middle = hole.boundingRect().center()

    def room(at: QPointF) -> tuple[float, float]:
        body = min(_distance(at, one, other) for one, other in pairwise(walk))
        away = at - middle
        return round(body, 3), -round(hypot(away.x(), away.y()), 3)

    inside = [at for at in _corners(cells) if hole.containsPoint(at, Qt.FillRule.OddEvenFill)]
    return max([at for at in inside if _key(at) not in taken] or inside, key=room)


def _key(at: QPointF) -> tuple[int, int]:
    return round(at.x()), round(at.y())


def _corners(cells: Sequence[Hex]) -> Iterator[QPointF]:
    """Yield the corners of all tiles round a hole."""
    qs, rs = [q for q, _ in cells], [r for _, r in cells]
    for q in range(min(qs), max(qs) + 1):
        for r in range(min(rs), max(rs) + 1):
            around = neighbours((q, r))
            for one, other in pairwise((*around, around[0])):
                yield corner_of(((q, r), one, other))


def _distance(at: QPointF, one: QPointF, other: QPointF) -> float:
    """Return the distance from a point to a line segment."""
    way, to = other - one, at - one
    length = QPointF.dotProduct(way, way)
    share = max(0.0, min(1.0, QPointF.dotProduct(to, way) / length))
    off = to - way * share
    return hypot(off.x(), off.y())
