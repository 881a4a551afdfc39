"""A turn of Holomino under construction: a tile, the place it goes to, and its rotation there."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Self

from rules.core import IllegalMove
from rules.core.hexes import Hex, hex_name
from rules.holomino.game import (
    Holomino,
    HolominoMove,
    HolominoState,
    Place,
    Placement,
    Throw,
    check_pool,
    scored_placements,
    turned_to_fit,
)
from rules.holomino.tiles import canonical

SACK = "sack"
Part = str | Hex
"""The digits of a tile in any rotation, an open cell, or the sack."""

Fits = Mapping[str, Mapping[Hex, tuple[Placement, ...]]]
"""For each tile of the pool, the cells where it fits, each with its possible rotations."""


@dataclass(frozen=True, slots=True)
class HolominoComposer:
    """A tile (`digits`, as rotated) and its goal, each of them chosen or not, in any order."""

    view: HolominoState
    fits: Fits
    digits: str = ""
    goal: Part | None = None

    @classmethod
    def begun(cls, view: HolominoState) -> Self:
        """Return the turn of the player to move before anything is chosen."""
        fits: dict[str, dict[Hex, tuple[Placement, ...]]] = {tile: {} for tile in view.pool}
        for way in scored_placements(view):
            fits[way.tile][way.cell] = (*fits[way.tile].get(way.cell, ()), way)
        return cls(view, fits)

    @classmethod
    def of(cls, view: HolominoState, move: HolominoMove) -> Self:
        """Return a complete turn. Raises IllegalMove."""
        if isinstance(move, Place):
            Holomino().check(view, move)
            return cls.begun(view).add(move.digits).add(view.positions[move.position - 1])
        return cls.begun(view).add(move.tile).add(SACK)

    # -- the choice

    @property
    def parts(self) -> tuple[Part, ...]:
        """The tile and its goal, as far as they are chosen."""
        return tuple(part for part in (self.digits, self.goal) if part)

    @property
    def tile(self) -> str:
        """The name of the chosen tile; empty if there is none."""
        return canonical(self.digits) if self.digits else ""

    @property
    def forced(self) -> bool:
        """Whether no tile fits, so that one must go back into the sack."""
        return not any(self.fits.values())

    @property
    def ways(self) -> tuple[Placement, ...]:
        """The fitting rotations of the chosen tile at the chosen cell."""
        cell = self.goal
        return self.fits[self.tile].get(cell, ()) if self.digits and isinstance(cell, tuple) else ()

    @property
    def placement(self) -> Placement | None:
        """The placement, if the turn is one and complete."""
        return next((way for way in self.ways if way.move.digits == self.digits), None)

    def choices(self) -> tuple[Part, ...]:
        """Return the parts that can come next: tiles for the goal, and goals for the tile."""
        tiles = () if self.digits else self.tiles_for(self.goal)
        if self.goal is not None:
            return tiles
        if self.forced:
            return (*tiles, SACK)
        own = [self.fits[self.tile]] if self.digits else self.fits.values()
        return (*tiles, *dict.fromkeys(cell for cells in own for cell in cells))

    def tiles_for(self, goal: Part | None) -> tuple[str, ...]:
        """Return the tiles that may go to a goal, or anywhere if it is None."""
        if self.forced:
            return tuple(self.fits) if goal in (None, SACK) else ()
        return tuple(t for t, cells in self.fits.items() if (goal in cells if goal else cells))

    # -- changing it

    def add(self, part: Part) -> Self:
        """Return the turn with another tile or goal; a tile turns clockwise until it fits.

        Raises IllegalMove if the turn would not be legal.
        """
        if isinstance(part, tuple) or part == SACK:
            return self._checked(self.digits, part)
        return self._checked(part, self.goal)

    def _checked(self, digits: str, goal: Part | None) -> Self:
        # If no tile is chosen, the first one gives the reason.
        tile = digits or next(iter(self.fits), "")
        if isinstance(goal, tuple):
            if goal not in (cells := self.view.positions):
                raise IllegalMove("{cell} is not an empty cell beside a tile", cell=hex_name(goal))
            if digits or not self.tiles_for(goal):
                digits = turned_to_fit(self.view, tile, cells.index(goal) + 1)
        elif goal == SACK:
            Holomino().check(self.view, Throw(canonical(tile)))
        else:
            check_pool(self.view, canonical(tile))
        return replace(self, digits=digits, goal=goal)

    def without(self, part: Part) -> Self:
        """Return the turn without a part."""
        if part == self.goal:
            return replace(self, goal=None)
        return replace(self, digits="") if part == self.digits else self

    def turned(self, steps: int) -> Self:
        """Return the turn with the tile in another rotation that fits, clockwise if positive."""
        lies = [way.move.digits for way in self.ways]
        if not lies:
            return self
        return replace(self, digits=lies[(lies.index(self.digits) + steps) % len(lies)])

    def move(self) -> HolominoMove | None:
        """Return the move, or None if a part is missing."""
        if self.digits and self.goal == SACK:
            return Throw(self.tile)
        return self.placement.move if self.placement is not None else None
