"""The tiles of a set as bits, and tables of which tiles fit where, for given options.

A tile is one bit, so a pool or the sack is an int, as no set has a tile twice. The digits required
by an empty cell's corners form its *key*: four bits each for lower left, upper left and right, with
0 for a free corner. A rotation of a tile is a key without free corners, its *way*.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from rules.holomino.tiles import rotations, tile_set

KEYS: Final = 1 << 12


class Tables:
    """The immutable tables for one set of tiles."""

    __slots__ = ("bits", "masks", "names", "ways")

    def __init__(self, num_digits: int, non_unique: bool) -> None:
        tiles = tile_set(num_digits, non_unique)
        self.names: dict[int, str] = {1 << index: name for index, name in enumerate(tiles)}
        self.bits: dict[str, int] = {name: bit for bit, name in self.names.items()}
        self.masks: list[int] = [0] * KEYS
        """By key: the tiles that fit."""
        self.ways: list[dict[int, tuple[int, ...]]] = [{} for _ in range(KEYS)]
        """By key: the fitting rotations of each tile that fits."""
        for bit, name in self.names.items():
            for digits in rotations(name):
                self._add(bit, digits)

    def _add(self, bit: int, digits: str) -> None:
        way = way_of(digits)
        for key in product((0, way & 0xF00), (0, way & 0xF0), (0, way & 0xF)):
            there = self.ways[sum(key)]
            there[bit] = (*there.get(bit, ()), way)
            self.masks[sum(key)] |= bit

    def mask(self, names: Iterable[str]) -> int:
        """Return the tiles of these canonical names."""
        return sum(self.bits[name] for name in names)


def way_of(digits: str) -> int:
    """Return the way of a tile's digits, which are those of the way in hexadecimal."""
    return int(digits, 16)


@lru_cache(maxsize=14)
def tables_of(num_digits: int, non_unique: bool) -> Tables:
    """Return the tables of a set of tiles, cached; there are fourteen sets in all."""
    return Tables(num_digits, non_unique)


def each(tiles: int) -> Iterator[int]:
    """Yield the tiles of a mask, one by one, in the order of their names."""
    while tiles:
        bit = tiles & -tiles
        yield bit
        tiles ^= bit
