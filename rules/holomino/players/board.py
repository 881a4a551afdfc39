"""The inner board, on which moves are made and undone in place: flat vectors of ints.

A cell's number is q + r × width, shifted into the middle. Three cells meet at every corner. Each
number corner has the number of the cell on its left, as that cell's right corner. Each bite has
the number of the cell on its right, as that cell's left bite. So a corner of any cell is found by
adding a constant:

- number corners of c: lower left c + width - 1, upper left c - 1, right c
- bites of c: left c, upper right c + 1 - width, lower right c + 1
- the numbers around the bite b: b + width - 1, b - 1, b + width - 2
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rules.core.hexes import Hex
from rules.holomino.game import HolominoState
from rules.holomino.players.tables import Tables, tables_of, way_of

THROW: Final = -1
"""The `cell` of a step that throws its tile back."""

NO_WAY: Final = 0

SIDES: Final = 6

Promise = tuple[int, int, int, float, int, int]
"""A promise: (tile, now, more, chance, fit, cell).

`tile` is the only one that fits the cell, `now` its points at present, and `more` the additional
points if all neighbours are filled first. `chance` is the probability of that, 0 if it depends on
who fills the last neighbour, and `fit` has the tiles that fit there.
"""

Promises = tuple[Promise, ...]
"""Nested tuples of numbers, which the garbage collector does not track.

There are hundreds of thousands of them; with other types, garbage collection takes a third of the
time.
"""


class Node:
    """The cached results for the tiles on the table, for every distribution of the others."""

    __slots__ = ("all_promises", "promises", "steps")

    def __init__(self, found: Promises, best: Promises) -> None:
        self.all_promises = found
        self.promises = best
        self.steps: dict[int, list[Step]] | None = None


class Step:
    """A placement or a throw, its points, and the node after it, None if not examined yet."""

    __slots__ = ("cell", "gain", "node", "tile", "way")

    def __init__(self, cell: i64, tile: int, way: i64, gain: int, node: Node | None = None) -> None:
        self.cell, self.tile, self.way, self.gain = cell, tile, way, gain
        self.node = node


class Board:
    """The tiles on the table, without the pools."""

    __slots__ = (
        "_touched", "_touches", "digit", "limited", "near", "owners", "rims", "rings", "steps",
        "tables", "there", "width",
    )  # fmt: skip

    def __init__(self, view: HolominoState) -> None:
        options = view.options
        self.tables: Tables = tables_of(options.num_digits, options.non_unique)
        self.limited: bool = options.limit_scores
        width = _width(view)
        self.width: i64 = width
        empty = [0] * (width * width)
        self.digit: vec[i64] = vec[i64](empty)  # by number corner; 0 while no tile touches it
        self.owners: vec[i64] = vec[i64](empty)  # by number corner: how many tiles touch it
        self.rims: vec[i64] = vec[i64](empty)  # by bite: how many of its three cells are occupied
        self.near: vec[i64] = vec[i64](empty)  # by cell: how many neighbours are occupied
        self.there: vec[i64] = vec[i64](empty)  # by cell: 1 if it is occupied
        self._touched: vec[i64] = vec[i64](empty)
        """The cells that a tile beside them touched, in this order; a stack of `_touches` cells."""
        self._touches: i64 = 0
        steps = (-width, 1 - width, 1, width, width - 1, -1)
        self.steps: vec[i64] = vec[i64](steps)
        # The distance of two cells, 1 or 2, by the difference of their numbers, shifted by `width`
        # twice.
        far = {one + other: 2 for one in steps for other in steps if one != -other}
        far |= dict.fromkeys(steps, 1)
        self.rings: vec[i64] = vec[i64]([far.get(n - 2 * width, 0) for n in range(4 * width + 1)])
        for cell, digits in view.placed:
            self.put(self.cell(cell), way_of(digits))

    @property
    def open(self) -> list[int]:
        """The empty cells that touch a tile, in the order touched."""
        touched, there = self._touched, self.there
        found: list[int] = []
        at: i64 = 0
        while at < self._touches:
            if not there[touched[at]]:
                found.append(touched[at])
            at += 1
        return found

    def cell(self, cell: Hex) -> int:
        """Return the number of a cell of the rules."""
        return cell[0] + cell[1] * self.width + self.width * (self.width + 1) // 2

    def hex(self, cell: int) -> Hex:
        """Return the cell of the rules with a number."""
        half = self.width // 2
        return (cell % self.width - half, cell // self.width - half)

    def key(self, cell: i64) -> i64:
        """Return the key of an empty cell: the digits its corners require, see `tables`."""
        digit = self.digit
        return digit[cell + self.width - 1] << 8 | digit[cell - 1] << 4 | digit[cell]

    def put(self, cell: i64, way: i64) -> None:
        """Place a fitting tile in an empty cell."""
        width, digit, owners, rims, near = self.width, self.digit, self.owners, self.rims, self.near
        there, steps = self.there, self.steps
        corner = cell + width - 1
        digit[corner] = way >> 8
        owners[corner] += 1
        digit[cell - 1] = way >> 4 & 15
        owners[cell - 1] += 1
        digit[cell] = way & 15
        owners[cell] += 1
        rims[cell] += 1
        rims[cell + 1 - width] += 1
        rims[cell + 1] += 1
        there[cell] = 1
        side: i64 = 0
        while side < SIDES:
            beside = cell + steps[side]
            near[beside] += 1
            if near[beside] == 1 and not there[beside]:
                self._touched[self._touches] = beside
                self._touches += 1
            side += 1

    def take(self, cell: i64) -> None:
        """Remove the last placed tile."""
        width, digit, owners, rims, near = self.width, self.digit, self.owners, self.rims, self.near
        there, steps = self.there, self.steps
        corner = cell + width - 1
        owners[corner] -= 1
        if not owners[corner]:
            digit[corner] = 0
        owners[cell - 1] -= 1
        if not owners[cell - 1]:
            digit[cell - 1] = 0
        owners[cell] -= 1
        if not owners[cell]:
            digit[cell] = 0
        rims[cell] -= 1
        rims[cell + 1 - width] -= 1
        rims[cell + 1] -= 1
        there[cell] = 0
        side: i64 = 0
        while side < SIDES:
            beside = cell + steps[side]
            near[beside] -= 1
            if not near[beside] and not there[beside]:
                self._touches -= 1
            side += 1

    def holes(self, cell: int, way: int) -> list[int]:
        """Return the values of the holes a tile would close in an empty cell."""
        width, digit, rims = self.width, self.digit, self.rims
        lower, upper, right = way >> 8, way >> 4 & 15, way & 15
        values: list[int] = []
        if rims[cell] == 2:
            values.append(lower + upper + digit[cell + width - 2])
        if rims[cell + 1 - width] == 2:
            values.append(upper + right + digit[cell - width])
        if rims[cell + 1] == 2:
            values.append(right + lower + digit[cell + width])
        return values

    def points(self, cell: i64, way: i64, unknown: i64 = 0) -> i64:
        """Return the points for a tile in an empty cell, as `game.points` of its `holes`.

        With an `unknown` digit, the points if all its neighbours are filled first, by tiles with
        this digit.
        """
        width, digit, rims = self.width, self.digit, self.rims
        lower, upper, right = way >> 8, way >> 4 & 15, way & 15
        total: i64 = 0
        product: i64 = 1
        count: i64 = 0
        far: i64 = digit[cell + width - 2] if rims[cell] == 2 else unknown
        if far:
            total = lower + upper + far
            product = total
            count = 1
        far = digit[cell - width] if rims[cell + 1 - width] == 2 else unknown
        if far:
            total += upper + right + far
            product *= upper + right + far
            count += 1
        far = digit[cell + width] if rims[cell + 1] == 2 else unknown
        if far:
            total += right + lower + far
            product *= right + lower + far
            count += 1
        if not count:
            return 0
        return total * count if self.limited else product

    def placements(self, tiles: int, fewest: i64 = 1) -> list[Step]:
        """Return every placement of some tiles beside at least `fewest` others on the table."""
        width, digit, masks, ways = self.width, self.digit, self.tables.masks, self.tables.ways
        touched, there, near, touches = self._touched, self.there, self.near, self._touches
        found: list[Step] = []
        at: i64 = 0
        while at < touches:
            cell = touched[at]
            at += 1
            if near[cell] >= fewest and not there[cell]:
                key = digit[cell + width - 1] << 8 | digit[cell - 1] << 4 | digit[cell]
                fitting = masks[key] & tiles
                while fitting:
                    tile = fitting & -fitting
                    fitting ^= tile
                    found += [
                        Step(cell, tile, way, self.points(cell, way) if near[cell] > 1 else 0)
                        for way in ways[key][tile]
                    ]
        return found


def _width(view: HolominoState) -> int:
    """Return a width that is enough even if all remaining tiles extend the table one way."""
    reach = max((max(abs(q), abs(r)) for (q, r), _ in view.placed), default=0)
    left = len(view.sack) + sum(map(len, view.pools))
    return 2 * (reach + min(left, LONGEST_LINE) + 3)


LONGEST_LINE = 40
"""The most tiles in a line of the search, more than the thinking time ever allows."""
