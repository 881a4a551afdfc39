"""The half-made move of Dragons: the state chosen, and the position chosen for it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from desktop.games.dragons.facts import Fits
from rules.core.hexes import Hex
from rules.dragons.tiles import TileSet

_SHOULDERS = 6


def sides_of(tile_set: TileSet) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the states that show a tile's two sides."""
    return tile_set.letters[:_SHOULDERS], tile_set.letters[_SHOULDERS:]


def side_of(tile_set: TileSet, letter: str) -> tuple[str, ...]:
    """Return the states that show the same side as this one.

    Each is turned a sixth on from the last.
    """
    return next(side for side in sides_of(tile_set) if letter in side)


def sixths_between(tile_set: TileSet, one: str, other: str, steps: int) -> int:
    """How far a tile turns from one state to another of its side, in the direction of `steps`."""
    side = side_of(tile_set, one)
    way = 1 if steps > 0 else -1
    return way * ((side.index(other) - side.index(one)) * way % len(side))


@dataclass(frozen=True, slots=True)
class TileChoice:
    """What the player has chosen so far.

    `picked` tells whether the player took this state on purpose: then a click on a position places
    it. Otherwise it is a suggestion, and a click chooses the position first.
    """

    letter: str = ""
    picked: bool = False
    target: Hex | None = None

    def pick(self, letter: str) -> TileChoice:
        """Chooses another state; at a chosen position it is only tried."""
        return replace(self, letter=letter, picked=True)

    def aim(self, cell: Hex | None, fits: Fits, tile_set: TileSet) -> TileChoice:
        """Chooses another position, with a state that fits there."""
        if cell is None:
            return replace(self, target=None, picked=False)
        return TileChoice(suitable(tile_set, self.letter, fits.at(cell)), False, cell)


def suitable(tile_set: TileSet, letter: str, allowed: Collection[str]) -> str:
    """Return this state if it is allowed, or else the next one of its side, or else any."""
    if not letter:
        letter = tile_set.letters[0]
    side = side_of(tile_set, letter)
    first = side.index(letter)
    ordered = [*side[first:], *side[:first], *tile_set.letters]
    return next((each for each in ordered if each in allowed), letter)


def turned(tile_set: TileSet, letter: str, steps: int, allowed: Collection[str]) -> str | None:
    """Return the state reached by turning on until one is allowed; None if there is no other."""
    side = side_of(tile_set, letter)
    way = 1 if steps > 0 else -1
    at = side.index(letter)
    for _ in range(abs(steps)):
        onward = (at + way * step for step in range(1, len(side)))
        found = next((i % len(side) for i in onward if side[i % len(side)] in allowed), None)
        if found is None:
            return None
        at = found
    return side[at]


def flipped(tile_set: TileSet, letter: str, allowed: Collection[str]) -> str | None:
    """Return the tile's other side, turned on if need be until it is allowed.

    None if it never is.
    """
    shoulders, second = sides_of(tile_set)
    other = second if letter in shoulders else shoulders
    first = side_of(tile_set, letter).index(letter) % len(other)
    ordered = [*other[first:], *other[:first]]
    return next((each for each in ordered if each in allowed), None)
