"""The inner board, on which moves are made and undone in place: flat lists of ints.

A cell's number is q + r × width, shifted into the middle. Three cells meet at every corner. Each
number corner has the number of the cell on its left, as that cell's right corner. Each bite has
the number of the cell on its right, as that cell's left bite. So a corner of any cell is found by
adding a constant:

- number corners of c: lower left c + width - 1, upper left c - 1, right c
- bites of c: left c, upper right c + 1 - width, lower right c + 1
- the numbers around the bite b: b + width - 1, b - 1, b + width - 2
"""

from rules.core.hexes import Hex
from rules.holomino.game import HolominoState, points
from rules.holomino.players.tables import Tables, Way, tables_of

Spot = tuple[int, int, Way, int]
"""A placement: the cell, the tile, its rotation, and the points it gains."""


class Board:
    """The tiles on the table, without the pools. `open` are the empty cells that touch a tile."""

    __slots__ = (
        "digit", "limit", "limited", "near", "open", "owners", "rims", "rings", "steps", "tables",
        "there", "width",
    )  # fmt: skip

    def __init__(self, view: HolominoState) -> None:
        options = view.options
        self.tables: Tables = tables_of(options.num_digits, options.non_unique)
        self.limited: bool = options.limit_scores
        self.width = width = _width(view)
        size = width * width
        self.digit = [0] * size  # by number corner; 0 while no tile touches it
        self.owners = [0] * size  # by number corner: how many tiles touch it
        self.rims = [0] * size  # by bite: how many of its three cells are occupied
        self.near = [0] * size  # by cell: how many neighbours are occupied
        self.there = [False] * size  # by cell: whether it is occupied
        self.open: dict[int, None] = {}
        self.steps = (-width, 1 - width, 1, width, width - 1, -1)
        # The distance of two cells, 1 or 2, by the difference of their numbers.
        far = {one + other: 2 for one in self.steps for other in self.steps if one != -other}
        self.rings = far | dict.fromkeys(self.steps, 1)
        for cell, digits in view.placed:
            self.put(self.cell(cell), (int(digits[0]), int(digits[1]), int(digits[2])))

    def cell(self, cell: Hex) -> int:
        """Return the number of a cell of the rules."""
        return cell[0] + cell[1] * self.width + self.width * (self.width + 1) // 2

    def hex(self, cell: int) -> Hex:
        """Return the cell of the rules with a number."""
        half = self.width // 2
        return (cell % self.width - half, cell // self.width - half)

    def key(self, cell: int) -> int:
        """Return the key of an empty cell: the digits its corners require, see `tables`."""
        digit = self.digit
        return 100 * digit[cell + self.width - 1] + 10 * digit[cell - 1] + digit[cell]

    def put(self, cell: int, way: Way) -> None:
        """Place a fitting tile in an empty cell."""
        width, digit, owners, rims, near = self.width, self.digit, self.owners, self.rims, self.near
        there, free = self.there, self.open
        corner = cell + width - 1
        digit[corner] = way[0]
        owners[corner] += 1
        digit[cell - 1] = way[1]
        owners[cell - 1] += 1
        digit[cell] = way[2]
        owners[cell] += 1
        rims[cell] += 1
        rims[cell + 1 - width] += 1
        rims[cell + 1] += 1
        there[cell] = True
        free.pop(cell, None)
        for step in self.steps:
            beside = cell + step
            near[beside] = count = near[beside] + 1
            if count == 1 and not there[beside]:
                free[beside] = None

    def take(self, cell: int) -> None:
        """Remove the last placed tile."""
        width, digit, owners, rims, near = self.width, self.digit, self.owners, self.rims, self.near
        free = self.open
        for corner in (cell + width - 1, cell - 1, cell):
            owners[corner] -= 1
            if not owners[corner]:
                digit[corner] = 0
        rims[cell] -= 1
        rims[cell + 1 - width] -= 1
        rims[cell + 1] -= 1
        self.there[cell] = False
        for step in self.steps:
            beside = cell + step
            near[beside] = count = near[beside] - 1
            if not count and beside in free:
                del free[beside]
        if near[cell]:
            free[cell] = None

    def holes(self, cell: int, way: Way) -> list[int]:
        """Return the values of the holes a tile would close in an empty cell."""
        width, digit, rims = self.width, self.digit, self.rims
        lower, upper, right = way
        values = []
        if rims[cell] == 2:
            values.append(lower + upper + digit[cell + width - 2])
        if rims[cell + 1 - width] == 2:
            values.append(upper + right + digit[cell - width])
        if rims[cell + 1] == 2:
            values.append(right + lower + digit[cell + width])
        return values

    def product(self, values: list[int]) -> int:
        """Return the points for closing holes of these values by one move."""
        if len(values) == 1:
            return values[0]
        return points(values, self.limited)

    def spots(self, tile: int) -> list[Spot]:
        """Return every placement of a tile, with its points."""
        width, digit, masks, ways = self.width, self.digit, self.tables.masks, self.tables.ways
        found: list[Spot] = []
        for cell in self.open:
            key = 100 * digit[cell + width - 1] + 10 * digit[cell - 1] + digit[cell]
            if masks[key] & tile:
                for way in ways[key][tile]:
                    values = self.holes(cell, way)
                    found.append((cell, tile, way, self.product(values) if values else 0))
        return found


def _width(view: HolominoState) -> int:
    """Return a width that is enough even if all remaining tiles extend the table one way."""
    reach = max((max(abs(q), abs(r)) for (q, r), _ in view.placed), default=0)
    left = len(view.sack) + sum(map(len, view.pools))
    return 2 * (reach + min(left, LONGEST_LINE) + 3)


LONGEST_LINE = 40
"""The most tiles in a line of the search, more than the thinking time ever allows."""
