"""Set-up positions of Adamas: `O: a3=8 c1=2; X: b4=3; move: X`, heights by cell.

Captures are allowed at once, and players without pieces are out.
"""

from __future__ import annotations

import re

from rules.adamas import COLOURS, AdamasOptions, AdamasState, position
from rules.core import InvalidOptions, shorten
from rules.setups.words import InvalidSetup, pairs, seat, sections, written


def read(options: AdamasOptions, players: int, text: str) -> AdamasState:
    """The position a text describes. Raises InvalidSetup."""
    colours = COLOURS[:players]
    found = sections(text, [*colours, "move"])
    stacks: dict[str, tuple[str, int]] = {}
    for colour in colours:
        for cell, height in pairs(found.get(colour, []), "a3=8").items():
            if cell in stacks:
                raise InvalidSetup(f"{shorten(cell)} is there twice")
            if not re.fullmatch("[0-9]+", height, re.ASCII):
                raise InvalidSetup(f"“{shorten(height)}” on {shorten(cell)} should be a number")
            stacks[cell] = colour, int(height)
    try:
        return position(stacks, seat(found.get("move"), colours), options, players)
    except InvalidSetup:
        raise
    except InvalidOptions as error:
        raise InvalidSetup(error.reason) from None


def write(state: AdamasState) -> str:
    """The text of a position, its past left out."""
    parts: dict[str, list[str]] = {}
    for player, colour in enumerate(COLOURS[: len(state.names)]):
        cells = state.cells_of(player)
        stacks = ((state.board.cells[cell], state.stacks[cell]) for cell in cells)
        parts[colour] = [f"{name}={stack.height}" for name, stack in stacks if stack]
    return written({**parts, "move": [COLOURS[state.to_move or 0]]})
