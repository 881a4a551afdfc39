"""Endgame tables: several pieces against the last one or two, on the small boards.

For every such position a table gives the plies in which the stronger side, the *hunters*, can
force the win, or says that they cannot. Rotated and mirrored positions share one entry: the hunted
pieces are moved to the first of their equivalent placements, and the multiset of the hunters' cells
gives the number. `tests/tools/players/endgame_solver.py` makes the tables.

The tables ignore repetitions: a hunter who follows a table comes nearer to the win with every move.
They are not used under other options: with `prog_cap` the first part of a split can make the last
piece capturable, so that many wins come sooner, and some draws are wins.
"""

import zlib
from collections.abc import Iterable
from functools import cache
from itertools import combinations, permutations
from math import comb
from pathlib import Path
from typing import Final

from rules import adamas
from rules.adamas.board import board_of
from rules.adamas.players.board import Field

SOLVED: Final = {
    3: ((2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (2, 2), (3, 2), (4, 2), (5, 2)),
    4: ((2, 1), (3, 1), (4, 1), (2, 2), (3, 2)),
}
"""By cells per side: (hunters' pieces, hunted pieces) of each table, in the file's order."""

MOST_PIECES: Final = max(sum(pair) for pairs in SOLVED.values() for pair in pairs)


@cache
def symmetries(size: int) -> tuple[tuple[int, ...], ...]:
    """Return the board's twelve symmetries, each as the list of the cells that the cells map to."""
    board = board_of(size)
    side = size - 1
    turns = []
    for order in permutations(range(3)):
        for sign in (1, -1):
            cubes = [(c - side, r - side, 2 * side - c - r) for c, r in board.places]
            number = {cube: cell for cell, cube in enumerate(cubes)}
            a, b, c = order
            goals = [(sign * cube[a], sign * cube[b], sign * cube[c]) for cube in cubes]
            turns.append(tuple(number[goal] for goal in goals))
    return tuple(turns)


class PositionIndex:
    """Maps positions with given numbers of hunters and hunted pieces to table indices, from 0.

    A symmetry moves the hunted pieces to the first of their equivalent placements. If several
    symmetries do that, only one is used, so equivalent positions may have several indices. A mask
    describes the hunted pieces: two of them stand on one cell or on two.
    """

    def __init__(self, size: int, hunters: int, hunted: int) -> None:
        self._turns = symmetries(size)
        self._hunters = hunters
        self._cells = cells = range(len(board_of(size).cells))
        self._places: dict[int, tuple[int, tuple[int, ...]]] = {}
        """By the mask of the hunted: the first index, and the rank of every other cell."""
        self.masks: list[int] = []
        """The masks of the hunted in the stored positions, one of each symmetry class."""
        self.count = 0
        for stacks in range(1, hunted + 1):
            for some in combinations(cells, stacks):
                mask = mask_of(some)
                if mask not in self._places:
                    self._add(some)
        self._ranks = [
            [comb(place + held, held + 1) for place in range(len(cells))] for held in range(hunters)
        ]

    def _add(self, stacks: tuple[int, ...]) -> None:
        """Assign indices to positions with the hunted on these cells or on symmetric ones."""
        first, self.count = self.count, self.count + self._size(len(stacks))
        self.masks.append(mask_of(stacks))
        order = {cell: place for place, cell in enumerate(sorted(set(self._cells) - set(stacks)))}
        for turn in self._turns:
            there = [turn.index(cell) for cell in stacks]
            mask = mask_of(there)
            if mask not in self._places:
                places = (order.get(goal, len(order)) for goal in turn)
                self._places[mask] = (first, tuple(places))

    def _size(self, stacks: int) -> int:
        return comb(len(self._cells) - stacks + self._hunters - 1, self._hunters)

    def number(self, hunters: Iterable[int], hunted: int) -> int:
        """Return the index of a position.

        `hunters` has a cell for each piece, `hunted` is a mask.
        """
        number, places = self._places[hunted]
        for held, place in enumerate(sorted([places[cell] for cell in hunters])):
            number += self._ranks[held][place]
        return number


class Endgames:
    """The endgame tables for one board size."""

    def __init__(self, size: int, plain: bytes) -> None:
        self._tables: dict[tuple[int, int], tuple[PositionIndex, tuple[bytes, bytes]]] = {}
        start = 0
        for pair in SOLVED.get(size, ()):
            layout = PositionIndex(size, *pair)
            middle, end = start + layout.count, start + 2 * layout.count
            self._tables[pair] = (layout, (plain[start:middle], plain[middle:end]))
            start = end

    def values(self, pair: tuple[int, int]) -> tuple[bytes, bytes]:
        """Return two tables by index: with the hunters to move, and with the hunted to move.

        An entry is one more than the plies to the win, 0 if there is no forced win. Raises KeyError
        if there is no table for these numbers of pieces.
        """
        return self._tables[pair][1]

    def covers(self, field: Field, hunter: int) -> bool:
        """Whether a table says if `hunter`, against the last opponent, can force a win."""
        hunted = sum(field.totals) - field.totals[hunter]
        return (field.totals[hunter], hunted) in self._tables

    def plies(self, field: Field, hunter: int, mover: int) -> int | None:
        """Return the plies in which `hunter` can force a win against the last opponent.

        `mover` is to move. None if the win cannot be forced, or if no table covers the position.
        """
        return self._read(field, hunter, mover, pieces(field, hunter))

    def plies_of_fewer(self, field: Field, hunter: int, mover: int) -> int | None:
        """Return an estimate of `plies` for a hunter with more pieces than the tables cover.

        The highest stacks are lowered until a table covers the position, as a last piece hardly
        cares whether a stack in sight has three pieces or four. None if the tables already cover
        this number of pieces, or if no win can be forced.
        """
        hunted = sum(field.totals) - field.totals[hunter]
        most = max((many for many, few in self._tables if few == hunted), default=0)
        if not most or field.totals[hunter] <= most:
            return None
        return self._read(field, hunter, mover, _lowest(field, hunter, most))

    def _read(self, field: Field, hunter: int, mover: int, hunters: list[int]) -> int | None:
        hunted = sum(field.totals) - field.totals[hunter]
        table = self._tables.get((len(hunters), hunted))
        if table is None:
            return None
        layout, values = table
        number = layout.number(hunters, field.taken & ~field.masks[hunter])
        value = values[mover != hunter][number]
        return value - 1 if value else None


@cache
def endgames(size: int) -> Endgames:
    """Return the tables of a board size, read from disk once; empty for unsolved sizes."""
    return Endgames(size, zlib.decompress(file_of(size).read_bytes()) if size in SOLVED else b"")


def file_of(size: int) -> Path:
    """Return the file with the tables of a size."""
    return Path(adamas.__path__[0], "players", f"endgames{size}.bin")


def pieces(field: Field, player: int) -> list[int]:
    """Return the cells of a player's pieces, one entry per piece."""
    own = field.own[player]
    return [cell for cell in field.cells(player) for _ in range(own[cell])]


def _lowest(field: Field, player: int, most: int) -> list[int]:
    """Return the cells of `most` of the player's pieces, with the highest stacks cut down."""
    own, cells = field.own[player], field.cells(player)
    level, kept = 0, list[int]()
    while len(more := [c for c in cells for _ in range(min(own[c], level + 1))]) <= most:
        level, kept = level + 1, more
    # Only some of the higher stacks can keep one piece more: the last ones.
    higher = [cell for cell in cells if own[cell] > level]
    return kept + higher[len(higher) - (most - len(kept)) :]


def mask_of(cells: Iterable[int]) -> int:
    """Return the cells as a bit mask, the inverse of `bits`."""
    return sum(1 << cell for cell in cells)
