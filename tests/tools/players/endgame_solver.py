"""Solve the endgames of `endgames` backwards from the last capture, and write their table.

`python -m tests.tools.players.endgame_solver` took 11 minutes for boards of three cells per side
and 17 minutes for four, on one core of about 2.5 GHz.
"""

from __future__ import annotations

import sys
import zlib
from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import accumulate, combinations_with_replacement

from rules.adamas.board import board_of
from rules.adamas.game import AdamasOptions, position
from rules.adamas.players.board import Change, Field, bits
from rules.adamas.players.candidates import every_move
from rules.adamas.players.endgames import (
    SOLVED,
    PositionIndex,
    file_of,
    mask_of,
    pieces,
    symmetries,
)

HUNTER, HUNTED = range(2)

_NEVER = -1
"""The value if a win cannot be forced. Values of moves to other endgames are lower.

They are -2 for a win now, -3 for a win in one ply, and so on.
"""


class Endgame:
    """An endgame of some hunters against some hunted pieces.

    `smaller` has the endgames that captures lead to.
    """

    def __init__(
        self, size: int, pair: tuple[int, int], smaller: dict[tuple[int, int], Endgame]
    ) -> None:
        self.layout = PositionIndex(size, *pair)
        self._size, self._pair, self._smaller = size, pair, smaller
        count = self.layout.count
        self.values = (bytearray(count), bytearray(count))
        """With hunters and with hunted to move: the plies to the win plus one, 0 for never."""
        self.first = array("I", range(count))
        """By number: the lowest number of an equivalent position, which alone is solved."""
        self._field = _empty_field(size)
        self._due: dict[int, list[tuple[int, int]]] = defaultdict(list)
        """By plies: sides to move and numbers of positions whose win takes at most that many."""
        self._open = array("i", bytes(4 * count))
        """By number: how many moves of the hunted side are not known to lose."""
        self._longest = array("i", bytes(4 * count))
        """By number: the most plies after any move of the hunted side that leaves this endgame."""

    def solve(self) -> None:
        """Calculate `values`."""
        for number, turned in self._numbers():
            self.first[number] = min(turned)
        edges = [(array("I"), array("I")) for _ in range(2)]
        for number in self._set_up():
            self._look_ahead(number, edges)
        before = [_Before(*ends, self.layout.count) for ends in edges]
        plies = 0
        while self._due:
            for mover, number in self._due.pop(plies, ()):
                if not self.values[mover][number]:
                    self.values[mover][number] = plies + 1
                    self._look_back(mover, before[mover].of(number), plies)
            plies += 1
        for values in self.values:
            values[:] = bytes(values[first] for first in self.first)

    def _look_ahead(self, number: int, edges: list[tuple[array[int], array[int]]]) -> None:
        """Record what follows a position. If that decides it, it is queued by its plies."""
        hunt, fled = self._followers(HUNTER), self._followers(HUNTED)
        caught = [-value - 2 for value in hunt if value < _NEVER]
        if caught:
            self._due[min(caught) + 1].append((HUNTER, number))
        self._open[number] = sum(value >= _NEVER for value in fled)
        self._longest[number] = max((-value - 2 for value in fled if value < _NEVER), default=-1)
        if not self._open[number]:
            self._due[self._longest[number] + 1].append((HUNTED, number))
        # A decided position counts for all positions before it, in which the other side moved.
        for (later, earlier), followers in zip(edges, (fled, hunt), strict=True):
            here = [value for value in followers if value > _NEVER]
            later.extend(here)
            earlier.extend([number] * len(here))

    def _look_back(self, mover: int, before: array[int], plies: int) -> None:
        """Pass on to the earlier positions that a position is decided in `plies` plies."""
        if mover == HUNTED:
            self._due[plies + 1] += [(HUNTER, number) for number in before]
            return
        for number in before:
            self._open[number] -= 1
            if not self._open[number]:
                due = max(plies, self._longest[number]) + 1
                self._due[due].append((HUNTED, number))

    def _followers(self, mover: int) -> set[int]:
        """Return the positions after all moves in the current one: numbers, or known results."""
        field, found = self._field, set[int]()
        field.mover = mover
        for built in every_move(field):
            changes: list[Change] = []
            field.shift(built, mover, changes)
            found.add(self._known(1 - mover))
            field.shift_back(changes)
        return found

    def _known(self, mover: int) -> int:
        """Return the number of the position set up, or its known result."""
        field = self._field
        left = (field.totals[HUNTER], field.totals[HUNTED])
        if not left[HUNTED]:
            return -2
        if left == (1, 1):
            # The side to move captures, or the game is a tie.
            caught = mover == HUNTER and field.capturable(bits(field.taken)[0])
            return -3 if caught else _NEVER
        endgame = self if left == self._pair else self._smaller.get(left)
        if endgame is None:
            return _NEVER
        number = endgame.layout.number(pieces(field, HUNTER), field.masks[HUNTED])
        if endgame is self:
            return self.first[number]
        # The stored value is the plies plus one. Never stays never.
        return -1 - endgame.values[mover][number]

    def _numbers(self) -> Iterator[tuple[int, list[int]]]:
        """Yield every position's number, with the numbers of its equivalent positions."""
        for mask, turns, some in self._positions():
            turned = [self.layout.number([turn[cell] for cell in some], mask) for turn in turns]
            yield self.layout.number(some, mask), turned

    def _positions(self) -> Iterator[tuple[int, list[tuple[int, ...]], tuple[int, ...]]]:
        """Yield the hunted side's mask, the symmetries that keep it, and the hunters' cells."""
        cells = range(len(board_of(self._size).cells))
        for mask in self.layout.masks:
            held = bits(mask)
            turns = [t for t in symmetries(self._size) if mask_of(t[cell] for cell in held) == mask]
            free = [cell for cell in cells if cell not in held]
            for some in combinations_with_replacement(free, self._pair[HUNTER]):
                yield mask, turns, some

    def _set_up(self) -> Iterator[int]:
        """Set up each position to solve on the field, one after another, and yield its number."""
        field = self._field
        for mask, _, some in self._positions():
            number = self.layout.number(some, mask)
            if self.first[number] == number:
                held = bits(mask)
                stacks = [(cell, HUNTED, self._pair[HUNTED] // len(held)) for cell in held]
                stacks += [(cell, HUNTER, some.count(cell)) for cell in set(some)]
                for cell, player, height in stacks:
                    field.set(cell, player, height)
                yield number
                for cell, player, _ in stacks:
                    field.set(cell, player, 0)


class _Before:
    """The positions before each position, from pairs of a later and an earlier one."""

    def __init__(self, later: array[int], earlier: array[int], count: int) -> None:
        sizes = array("I", bytes(4 * (count + 1)))
        for number in later:
            sizes[number + 1] += 1
        self._starts = array("Q", accumulate(sizes))
        self._earlier = array("I", bytes(4 * len(earlier)))
        free = self._starts[:]
        for number, before in zip(later, earlier, strict=True):
            self._earlier[free[number]] = before
            free[number] += 1

    def of(self, number: int) -> array[int]:
        return self._earlier[self._starts[number] : self._starts[number + 1]]


def _empty_field(size: int) -> Field:
    """Return an empty field on which captures are allowed."""
    one, other = board_of(size).cells[:2]
    field = Field(position({one: ("O", 1), other: ("X", 1)}, options=AdamasOptions(size=size)))
    for cell in bits(field.taken):
        field.set(cell, field.owner(cell), 0)
    return field


def solve(size: int, pairs: Iterable[tuple[int, int]]) -> dict[tuple[int, int], Endgame]:
    """Solve these endgames. The ones that captures lead to must come first."""
    endgames: dict[tuple[int, int], Endgame] = {}
    for pair in pairs:
        endgames[pair] = Endgame(size, pair, endgames)
        endgames[pair].solve()
    return endgames


def main() -> None:
    """Solve the endgames of the sizes given, or all, and write their tables."""
    for size in map(int, sys.argv[1:]) if sys.argv[1:] else SOLVED:
        plain = b""
        for (hunters, hunted), endgame in solve(size, SOLVED[size]).items():
            shares = [sum(map(bool, values)) / endgame.layout.count for values in endgame.values]
            print(
                f"size {size}, {hunters} v {hunted}: {endgame.layout.count} positions, forced with"
            )
            print("  the hunters to move {:.1%}, with the hunted {:.1%}".format(*shares))
            plain += b"".join(endgame.values)
        file_of(size).write_bytes(zlib.compress(plain, 9))


if __name__ == "__main__":
    main()
