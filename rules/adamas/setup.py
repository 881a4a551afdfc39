"""Set-up positions of Adamas: `O: a3=8 c1=2; X: b4=3; move: X`, heights by cell.

Captures are allowed at once, and players without pieces are out.
"""

import re
from collections.abc import Mapping

from rules.core import InvalidSetup, shorten
from rules.core.setup_text import pairs, seat, sections, written

Stacks = Mapping[str, tuple[str, int]]
"""Colour and height by cell."""


def read(colours: str, text: str) -> tuple[Stacks, int]:
    """Return the stacks a text names, and the player to move. Raises InvalidSetup."""
    found = sections(text, [*colours, "move"])
    stacks: dict[str, tuple[str, int]] = {}
    for colour in colours:
        for cell, height in pairs(found.get(colour, []), "a3=8").items():
            if cell in stacks:
                raise InvalidSetup("{what} appears twice", what=shorten(cell))
            if not re.fullmatch("[0-9]+", height, re.ASCII):
                raise InvalidSetup(
                    "“{text}” should look like {example}",
                    text=shorten(f"{cell}={height}"),
                    example="a3=8",
                )
            stacks[cell] = colour, int(height)
    return stacks, seat(found.get("move"), colours)


def write(colours: str, stacks: Stacks, to_move: int) -> str:
    """Return the text of a position."""
    parts = {
        colour: [f"{cell}={height}" for cell, (owner, height) in stacks.items() if owner == colour]
        for colour in colours
    }
    return written({**parts, "move": [colours[to_move]]})
