"""A turn of Dragons under construction: a tile in one of its states, and its position."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from rules.core import IllegalMove
from rules.core.hexes import Hex, hex_name
from rules.dragons.game import Dragons, DragonsState, Place
from rules.dragons.tiles import TileSet

Part = str | Hex
"""A state, or an empty cell."""

_SHOULDERS = 6


@dataclass(frozen=True, slots=True)
class Fits:
    """The positions of the player to move: their numbers and the states that fit there.

    If there are gaps (`forced`), the player must fill one. The cells `open` are free to choose.
    """

    numbers: Mapping[Hex, int] = field(default_factory=dict)
    letters: Mapping[Hex, tuple[str, ...]] = field(default_factory=dict)
    forced: tuple[Hex, ...] = ()

    @property
    def open(self) -> list[Hex]:
        return [cell for cell, letters in self.letters.items() if letters]

    def somewhere(self) -> frozenset[str]:
        """Return the states that fit anywhere."""
        return frozenset(letter for letters in self.letters.values() for letter in letters)

    def at(self, cell: Hex | None) -> frozenset[str]:
        """Return the states that fit at a cell, or for None those that fit anywhere."""
        return self.somewhere() if cell is None else frozenset(self.letters.get(cell, ()))

    def cells(self, letter: str) -> frozenset[Hex]:
        """Return the cells where a state fits."""
        return frozenset(cell for cell, letters in self.letters.items() if letter in letters)


def fits_of(view: DragonsState) -> Fits:
    """Return the choices of the player to move.

    A letter is a tile's direction. If a gap must be filled, other cells have none.
    """
    tile_set, forced = view.options.tile_set, view.gaps
    numbers, letters = {}, {}
    for number, cell in enumerate(view.positions, 1):
        numbers[cell] = number
        inert = forced and cell not in forced
        letters[cell] = () if inert else tile_set.fitting(tile_set.sides(view.tiles, cell))
    return Fits(numbers, letters, tuple(forced))


@dataclass(frozen=True, slots=True)
class DragonsComposer:
    """A state and a position, each of them chosen or not, in any order.

    `letter` is the player's choice if it is `picked`, otherwise a suggestion.
    """

    view: DragonsState
    fits: Fits
    letter: str = ""
    picked: bool = False
    target: Hex | None = None

    @classmethod
    def begun(cls, view: DragonsState, letter: str = "") -> Self:
        """Return the turn of the player to move with a suggestion, if possible of this state."""
        return cls(view, fits_of(view), letter).suggested()

    @classmethod
    def of(cls, view: DragonsState, move: Place) -> Self:
        """Return a complete turn. Raises IllegalMove."""
        Dragons().check(view, move)
        cell = view.positions[move.position - 1]
        return cls(view, fits_of(view), move.state_letter, True, cell)

    def suggested(self) -> Self:
        """Return the turn with a state that fits, and with the gap if only one can be filled."""
        letter = suitable(self.tile_set, self.letter, self.fits.somewhere())
        target = self.fits.forced[0] if len(self.fits.forced) == 1 else None
        return replace(self, letter=letter, picked=False, target=target)

    # -- the choice

    @property
    def tile_set(self) -> TileSet:
        tile_set: TileSet = self.view.options.tile_set
        return tile_set

    @property
    def parts(self) -> tuple[Part, ...]:
        """The state and the position, as far as they are chosen."""
        letters = (self.letter,) if self.picked else ()
        return (*letters, *((self.target,) if self.target is not None else ()))

    def choices(self) -> tuple[Part, ...]:
        """Return the parts that can come next: states for the position, positions for the state."""
        allowed = frozenset[str]() if self.picked else self.fits.at(self.target)
        letters = [letter for letter in self.tile_set.letters if letter in allowed]
        if self.target is not None:
            return tuple(letters)
        cells = self.fits.cells(self.letter) if self.picked else self.fits.open
        return (*letters, *(cell for cell in self.fits.numbers if cell in cells))

    # -- changing it

    def add(self, part: Part) -> Self:
        """Return the turn with another state or position; a suggested state turns to fit there.

        Raises IllegalMove if the turn would not be legal.
        """
        if isinstance(part, str):
            if part not in self.fits.at(self.target):
                self._refuse(part, self.target or next(iter(self.fits.forced), None))
            return replace(self, letter=part, picked=True)
        here = self.fits.at(part)
        letter = self.letter if self.picked else suitable(self.tile_set, self.letter, here)
        if letter not in here:
            self._refuse(letter, part)
        return replace(self, letter=letter, target=part)

    def _refuse(self, letter: str, cell: Hex | None) -> None:
        """Raise IllegalMove with the reason why a state fits neither at a cell nor anywhere."""
        if cell is None:
            raise IllegalMove("{letter} does not fit anywhere now", letter=letter)
        if cell not in self.fits.numbers:
            raise IllegalMove("{cell} is not an empty cell beside a tile", cell=hex_name(cell))
        Dragons().check(self.view, Place(letter, self.fits.numbers[cell]))

    def without(self, part: Part | None) -> Self:
        """Return the turn without a part; a state becomes a suggestion."""
        if part == self.letter:
            return replace(self, picked=False)
        return replace(self, target=None) if part == self.target else self

    def turned(self, steps: int, near: Hex | None = None) -> Self | None:
        """Turn the tile to the next state that fits, clockwise if positive; None if no other does.

        It has to fit at the position, or without one at `near`, or else anywhere.
        """
        states = (turned(self.tile_set, self.letter, steps, one) for one in self._allowed(near))
        return self._first_of(states)

    def flipped(self, near: Hex | None = None) -> Self | None:
        """Flip the tile, and turn it so that it fits as in `turned`; None if it does not."""
        return self._first_of(
            flipped(self.tile_set, self.letter, one) for one in self._allowed(near)
        )

    def _first_of(self, states: Iterable[str | None]) -> Self | None:
        letter = next((state for state in states if state is not None), None)
        return replace(self, letter=letter, picked=True) if letter is not None else None

    def _allowed(self, near: Hex | None) -> list[frozenset[str]]:
        if self.target is not None:
            return [self.fits.at(self.target)]
        return [self.fits.at(near), self.fits.somewhere()]

    def move(self) -> Place | None:
        """Return the move, or None without a position."""
        return Place(self.letter, self.fits.numbers[self.target]) if self.target else None


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
