"""Endgames solved to the end: several pieces against the last one or two, on the small boards.

For every such position a table says in how many plies the several, the *hunters*, can force the
win, or that they cannot. Turned and mirrored boards count as one: the cells of the hunted are
turned into the first of their kind, and what the hunters have on the other cells is a multiset with
a number of its own. `tests/tools/players/endgame_solver.py` makes the tables.

Repetitions play no part: the plies left fall with every move of a hunter who follows the table.
Under `prog_cap` only endgames against one piece count, where nothing can be captured in parts.
"""

import zlib
from collections.abc import Iterable
from functools import cache
from itertools import combinations, permutations
from math import comb
from pathlib import Path

from rules.adamas.board import board_of
from rules.adamas.players.board import Field

SOLVED = {
    3: ((2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (2, 2), (3, 2), (4, 2), (5, 2)),
    4: ((2, 1), (3, 1), (4, 1), (2, 2), (3, 2)),
}
"""By cells per side the pieces of the hunters and of the hunted, in the order of the tables."""

MOST_PIECES = max(sum(pair) for pairs in SOLVED.values() for pair in pairs)


@cache
def symmetries(size: int) -> tuple[tuple[int, ...], ...]:
    """Return the twelve ways to lay the board on itself, each as the cell every cell goes to."""
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
    """Numbers from 0 for all positions of so many hunters and hunted.

    The hunted are turned into the first of their kind, and there they stay: where that can be done
    in several ways, positions that are equal have several numbers. They stand on one cell or, two
    of them, on two, so their mask tells where.
    """

    def __init__(self, size: int, hunters: int, hunted: int) -> None:
        self._turns = symmetries(size)
        self._hunters = hunters
        self._cells = cells = range(len(board_of(size).cells))
        self._places: dict[int, tuple[int, tuple[int, ...]]] = {}
        """By the mask of the hunted: the first number, and the place of every other cell."""
        self.masks: list[int] = []
        """Where the hunted stand in the positions that are numbered, the others being turned."""
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
        """Give numbers to the positions with the hunted there, and wherever that can be turned."""
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
        """Return the number of a position.

        `hunters` has a cell for each piece, `hunted` is a mask.
        """
        number, places = self._places[hunted]
        for held, place in enumerate(sorted([places[cell] for cell in hunters])):
            number += self._ranks[held][place]
        return number


class Endgames:
    """The tables of a size."""

    def __init__(self, size: int, plain: bytes) -> None:
        self._tables: dict[tuple[int, int], tuple[PositionIndex, tuple[bytes, bytes]]] = {}
        start = 0
        for pair in SOLVED.get(size, ()):
            layout = PositionIndex(size, *pair)
            middle, end = start + layout.count, start + 2 * layout.count
            self._tables[pair] = (layout, (plain[start:middle], plain[middle:end]))
            start = end

    def values(self, pair: tuple[int, int]) -> tuple[bytes, bytes]:
        """Hunters and hunted to move, by number: one more than the plies to the win, 0 for never.

        Raises KeyError if it is not solved.
        """
        return self._tables[pair][1]

    def covers(self, field: Field, hunter: int) -> bool:
        """Whether it is known if `hunter`, with one enemy left, can force a win."""
        hunted = sum(field.totals) - field.totals[hunter]
        known = (field.totals[hunter], hunted) in self._tables
        return known and not (field.progressive and hunted > 1)

    def plies(self, field: Field, hunter: int, mover: int) -> int | None:
        """Return the plies until `hunter`, with one enemy left, has won by force.

        `mover` is to move. None if the win cannot be forced, or if nobody knows.
        """
        return self._read(field, hunter, mover, pieces(field, hunter))

    def plies_of_fewer(self, field: Field, hunter: int, mover: int) -> int | None:
        """Return the plies as if the hunter had only as many pieces as are solved.

        The highest stacks are lowered. This is a guess for a hunter with more pieces: whether a
        last piece sees a stack of three or of four makes no difference to it. None if the hunter
        has no more than are solved.
        """
        hunted = sum(field.totals) - field.totals[hunter]
        most = max((many for many, few in self._tables if few == hunted), default=0)
        if not most or field.totals[hunter] <= most:
            return None
        return self._read(field, hunter, mover, _lowest(field, hunter, most))

    def _read(self, field: Field, hunter: int, mover: int, hunters: list[int]) -> int | None:
        hunted = sum(field.totals) - field.totals[hunter]
        table = self._tables.get((len(hunters), hunted))
        if table is None or (field.progressive and hunted > 1):
            return None
        layout, values = table
        number = layout.number(hunters, field.taken & ~field.masks[hunter])
        value = values[mover != hunter][number]
        return value - 1 if value else None


@cache
def endgames(size: int) -> Endgames:
    """Return the tables of a size, read once; boards that are not solved have none."""
    return Endgames(size, zlib.decompress(file_of(size).read_bytes()) if size in SOLVED else b"")


def file_of(size: int) -> Path:
    """Return the file with the tables of a size."""
    return Path(__file__).with_name(f"endgames{size}.bin")


def pieces(field: Field, player: int) -> list[int]:
    """Return the cells of a player's pieces, each as often as it holds one."""
    own = field.own[player]
    return [cell for cell in field.cells(player) for _ in range(own[cell])]


def _lowest(field: Field, player: int, most: int) -> list[int]:
    """So many of the player's pieces as `pieces` names them, with the highest stack the lowest."""
    own, cells = field.own[player], field.cells(player)
    level, kept = 0, list[int]()
    while len(more := [c for c in cells for _ in range(min(own[c], level + 1))]) <= most:
        level, kept = level + 1, more
    # Not all that are higher can keep one more; the last ones do.
    higher = [cell for cell in cells if own[cell] > level]
    return kept + higher[len(higher) - (most - len(kept)) :]


def mask_of(cells: Iterable[int]) -> int:
    """Return the cells as bits; `bits` is the way back."""
    return sum(1 << cell for cell in cells)
