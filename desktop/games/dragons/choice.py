"""The half-made move of Dragons: the chosen tile state and its position."""

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
    """Return the states that show the same side of the tile as this one.

    Each is turned by a sixth of a circle from the one before.
    """
    return next(side for side in sides_of(tile_set) if letter in side)


def sixths_between(tile_set: TileSet, one: str, other: str, steps: int) -> int:
    """Return the sixths from one state to another of its side, in the direction of `steps`."""
    side = side_of(tile_set, one)
    way = 1 if steps > 0 else -1
    return way * ((side.index(other) - side.index(one)) * way % len(side))


@dataclass(frozen=True, slots=True)
class TileChoice:
    """The player's choice so far.

    `picked` is True if the player chose this state: a click on a position then places it. Otherwise
    the state is a suggestion, and a click only chooses the position.
    """

    letter: str = ""
    picked: bool = False
    target: Hex | None = None

    def pick(self, letter: str) -> TileChoice:
        """Choose another state, keeping the chosen position."""
        return replace(self, letter=letter, picked=True)

    def aim(self, cell: Hex | None, fits: Fits, tile_set: TileSet) -> TileChoice:
        """Choose another position, with a state that fits there; None chooses no position."""
        if cell is None:
            return replace(self, target=None, picked=False)
        return TileChoice(suitable(tile_set, self.letter, fits.at(cell)), False, cell)


def suitable(tile_set: TileSet, letter: str, allowed: Collection[str]) -> str:
    """Return this state if allowed, otherwise the next allowed one of its side, then any."""
    if not letter:
        letter = tile_set.letters[0]
    side = side_of(tile_set, letter)
    first = side.index(letter)
    ordered = [*side[first:], *side[:first], *tile_set.letters]
    return next((each for each in ordered if each in allowed), letter)


def turned(tile_set: TileSet, letter: str, steps: int, allowed: Collection[str]) -> str | None:
    """Turn a state to the next allowed ones, `steps` times; None if there is no other."""
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
    """Return a state of the tile's other side, turned until it is allowed.

    None if none is allowed.
    """
    shoulders, second = sides_of(tile_set)
    other = second if letter in shoulders else shoulders
    first = side_of(tile_set, letter).index(letter) % len(other)
    ordered = [*other[first:], *other[:first]]
    return next((each for each in ordered if each in allowed), None)
