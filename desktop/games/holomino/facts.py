"""The legal placements in Holomino, sorted by tile and cell for the scene."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core import CHANCE
from rules.core.hexes import Hex
from rules.holomino.game import HolominoState, Place, holes_closed, placements, points
from rules.holomino.tiles import Hole, canonical


@dataclass(frozen=True, slots=True)
class Placement:
    """A legal placement and its score."""

    move: Place
    cell: Hex
    holes: tuple[Hole, ...]
    points: int

    @property
    def tile(self) -> str:
        """The tile's name."""
        return canonical(self.move.digits)


Fits = dict[str, dict[Hex, tuple[Placement, ...]]]
"""For each tile of the pool, the cells where it fits, each with its possible rotations."""


def fits_of(view: HolominoState) -> Fits:
    """Return the legal placements of the player to move; a tile that fits nowhere has no cells."""
    if view.to_move is None or view.to_move == CHANCE:
        return {}
    fits: Fits = {tile: {} for tile in view.pool}
    cells = view.positions
    limited = view.options.limit_scores
    for move in placements(view):
        holes = holes_closed(view, move)
        won = points([hole.value for hole in holes], limited)
        cell = cells[move.position - 1]
        found = Placement(move, cell, holes, won)
        ways = fits[found.tile]
        ways[cell] = (*ways.get(cell, ()), found)
    return fits


def hole_sum(hole: Hole) -> str:
    """Return a hole's numbers as a sum: “3 + 4 + 5”."""
    return " + ".join(str(number) for number in hole.numbers)


def points_sum(holes: Sequence[Hole], limited: bool) -> str:
    """Return the calculation of a move's points: “12 × 12”, or the sum of a single hole."""
    if len(holes) == 1:
        return hole_sum(holes[0])
    values = [str(hole.value) for hole in holes]
    if limited:
        return f"({' + '.join(values)}) × {len(values)}"
    return " × ".join(values)


def turns_between(old: str, new: str) -> int:
    """Return the clockwise turns of 120 degrees from one rotation to another: -1, 0 or 1."""
    if old == new:
        return 0
    return 1 if old[2:] + old[:2] == new else -1
