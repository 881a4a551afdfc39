"""The tiles of a set as bits, and which of them fit where: tables that depend on options alone.

A tile is one bit, so that a pool or the sack is an int: no set holds a tile twice. What an empty
cell asks of a tile is one number, its key: 100 × lower left + 10 × upper left + right, where 0
stands for a corner that is still free.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product

from rules.holomino.tiles import rotations, tile_set

Way = tuple[int, int, int]
"""How a tile can lie: its digits at lower left, upper left and right."""

KEYS = 1000


class Tables:
    """What fits where, for one set of tiles. Never changed once it is made."""

    __slots__ = ("bits", "full", "masks", "names", "ways")

    def __init__(self, num_digits: int, non_unique: bool) -> None:
        tiles = tile_set(num_digits, non_unique)
        self.names: dict[int, str] = {1 << index: name for index, name in enumerate(tiles)}
        self.bits: dict[str, int] = {name: bit for bit, name in self.names.items()}
        self.masks: list[int] = [0] * KEYS
        """By key: the tiles that fit."""
        self.ways: list[dict[int, tuple[Way, ...]]] = [{} for _ in range(KEYS)]
        """By key: how each tile that fits can lie."""
        self.full: list[bool] = ["0" not in f"{key:03}" for key in range(KEYS)]
        """By key: whether all three corners are asked for, so that one tile fits at most."""
        for bit, name in self.names.items():
            for digits in rotations(name):
                self._add(bit, digits)

    def _add(self, bit: int, digits: str) -> None:
        lower, upper, right = way = (int(digits[0]), int(digits[1]), int(digits[2]))
        for key in product((0, 100 * lower), (0, 10 * upper), (0, right)):
            there = self.ways[sum(key)]
            there[bit] = (*there.get(bit, ()), way)
            self.masks[sum(key)] |= bit

    def mask(self, names: Iterable[str]) -> int:
        """Return the tiles of these canonical names."""
        return sum(self.bits[name] for name in names)


@lru_cache(maxsize=14)
def tables_of(num_digits: int, non_unique: bool) -> Tables:
    """Return the tables of a set of tiles, made once: there are fourteen sets in all."""
    return Tables(num_digits, non_unique)


def each(tiles: int) -> Iterator[int]:
    """Yield the tiles of a mask, one by one, in the order of their names."""
    while tiles:
        bit = tiles & -tiles
        yield bit
        tiles ^= bit
