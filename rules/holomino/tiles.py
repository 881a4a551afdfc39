"""The tiles of Holomino: their names, rotations, and how their corners meet on the table.

A placed tile is written as three digits, clockwise: lower left, upper left, right. The corners
between them are bites. Where three cells meet, either their three number corners or their three
bites meet.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product

from rules.core import InvalidMove, Message, shorten
from rules.core.hexes import NE, NW, SE, SW, Hex, N, S, neighbour

LOWER_LEFT, UPPER_LEFT, RIGHT = range(3)
"""The number corners, as indices into a tile's digits."""

FREE = "."
"""The character in a demand for a corner that no neighbour touches."""

_MEETINGS = (
    ((S, UPPER_LEFT), (SW, RIGHT)),
    ((N, LOWER_LEFT), (NW, RIGHT)),
    ((NE, LOWER_LEFT), (SE, UPPER_LEFT)),
)
"""For each number corner, the two neighbours that share it, each with its own corner there."""

_BITES = (
    (NW, SW, (LOWER_LEFT, UPPER_LEFT), LOWER_LEFT),
    (N, NE, (UPPER_LEFT, RIGHT), RIGHT),
    (SE, S, (RIGHT, LOWER_LEFT), LOWER_LEFT),
)
"""For each bite (left, upper right, lower right): two neighbours and three corners.

The neighbours share the bite. The corners on the hole's rim are two of the tile's own, and the
first neighbour's at the far end of the edge between the two neighbours.
"""


@dataclass(frozen=True, slots=True)
class Hole:
    """A circular hole: the three cells around it, the three numbers on its rim, who closed it."""

    cells: tuple[Hex, Hex, Hex]
    numbers: tuple[int, int, int]
    player: int

    @property
    def value(self) -> int:
        """The sum of the three matching number pairs around the hole ("Scoring")."""
        return sum(self.numbers)


def turned(digits: str) -> str:
    """Return the next rotation clockwise: lower left to upper left, to right, to lower left."""
    return digits[2:] + digits[:2]


def rotations(digits: str) -> tuple[str, ...]:
    """Return a tile's different rotations, clockwise from the given one; 111 has only one."""
    once = turned(digits)
    return (digits,) if once == digits else (digits, once, turned(once))


def canonical(digits: str) -> str:
    """Return a tile's name: its digits clockwise, in the smallest rotation."""
    return min(rotations(digits))


@cache
def tile_set(num_digits: int, non_unique: bool) -> tuple[str, ...]:
    """Return all tile names in order; `non_unique` adds tiles with repeated digits ("Variants")."""
    digits = "123456789"[:num_digits]
    names = {canonical("".join(three)) for three in product(digits, repeat=3)}
    return tuple(sorted(name for name in names if non_unique or len(set(name)) == 3))


def tile_count(num_digits: int, non_unique: bool) -> int:
    """Return the number of tiles: two for each triplet of digits, plus those with repeats."""
    if non_unique:
        return (num_digits**3 + 2 * num_digits) // 3
    return num_digits * (num_digits - 1) * (num_digits - 2) // 3


def demand(tiles: Mapping[Hex, str], cell: Hex) -> str:
    """Return the digits that a cell's neighbours require of a tile there, FREE for any digit."""
    wanted = ""
    for meetings in _MEETINGS:
        digit = FREE
        for edge, corner in meetings:
            if (there := tiles.get(neighbour(cell, edge))) is not None:
                digit = there[corner]
                break
        wanted += digit
    return wanted


def clashes(digits: str, wanted: str) -> list[tuple[str, str]]:
    """Return the tile's digits that differ from the demand, each with the demanded digit."""
    return [(d, w) for d, w in zip(digits, wanted, strict=True) if w not in (FREE, d)]


def fits(digits: str, wanted: str) -> bool:
    """Whether every shared number corner agrees ("Play": neighbouring numbers match)."""
    return (
        wanted[0] in (FREE, digits[0])
        and wanted[1] in (FREE, digits[1])
        and wanted[2] in (FREE, digits[2])
    )


def holes_at(tiles: Mapping[Hex, str], cell: Hex, digits: str, player: int) -> tuple[Hole, ...]:
    """Return the holes a tile closes in an empty cell.

    They are its bites whose other two cells are occupied.
    """
    holes = []
    for first, second, (one, other), far in _BITES:
        there, beside = neighbour(cell, first), neighbour(cell, second)
        if there in tiles and beside in tiles:
            numbers = (int(digits[one]), int(digits[other]), int(tiles[there][far]))
            holes.append(Hole((cell, there, beside), numbers, player))
    return tuple(holes)


Signs = list[tuple[str, int]]
"""The non-space characters of a text, each with its offset."""

TURN_HELP = Message("a turn is one tile and its position (123:6), or a tile to return (245)")

LONGEST_TEXT = 64
"""The most characters of a typed turn, more than any turn needs."""


def read_signs(text: str, others: str, offset: int = 0) -> Signs:
    """Return the digits of a text, and any characters of `others`.

    `offset` is the text's place in the typed turn. Raises InvalidMove at any other character.
    """
    if len(text) > LONGEST_TEXT:
        raise InvalidMove(TURN_HELP, LONGEST_TEXT)
    signs = [(sign, place) for place, sign in enumerate(text, offset) if not sign.isspace()]
    for sign, place in signs:
        if sign not in "0123456789" + others:
            raise InvalidMove("“{text}” cannot be read: {help}", place, text=sign, help=TURN_HELP)
    return signs


def read_tile(signs: Signs, num_digits: int, non_unique: bool) -> str:
    """Return the digits of a tile, in the rotation written.

    Raises InvalidMove if no such tile exists.
    """
    digits = "".join(sign for sign, _ in signs)
    if len(signs) != 3:
        raise InvalidMove(
            "“{text}” should look like {example}",
            signs[0][1] if signs else 0,
            text=shorten(digits, 12),
            example="123",
        )
    for sign, place in signs:
        if not 1 <= int(sign) <= num_digits:
            raise InvalidMove(
                "there is no tile {tile}: digits go from 1 to {most}",
                place,
                tile=digits,
                most=num_digits,
            )
    if not non_unique and len(set(digits)) < 3:
        raise InvalidMove(
            "there is no tile {tile}: a tile has three different digits", signs[0][1], tile=digits
        )
    return digits
