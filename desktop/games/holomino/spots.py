"""The places of Holomino's board that the keyboard reaches and screen readers tell of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.board.contract import Spot
from desktop.games.holomino.facts import Placement
from desktop.games.holomino.items import GRID
from desktop.games.holomino.tiles import OUTLINE
from desktop.games.holomino.words import HolominoWords
from rules.core.hexes import Hex
from rules.holomino.game import HolominoState

Held = Mapping[Hex, tuple[Placement, ...]]
"""Where a held tile fits, and in which ways."""


def cell_spots(words: HolominoWords, positions: Sequence[Hex], held: Held | None) -> list[Spot]:
    """The open cells; only those that fit while a tile is held."""
    spots = []
    for number, cell in enumerate(positions, 1):
        if held is not None and cell not in held:
            continue
        ways = held[cell] if held is not None else None
        name = words.position_name(number, ways[0] if ways else None)
        at = GRID.centre(cell)
        spots.append(Spot(("cell", cell), at, name, OUTLINE.translated(at)))
    return spots


def tile_spots(words: HolominoWords, view: HolominoState) -> list[Spot]:
    """The tiles on the board."""
    return [
        Spot(("placed", cell), at, words.placed_name(digits), OUTLINE.translated(at))
        for cell, digits in view.placed
        for at in (GRID.centre(cell),)
    ]
