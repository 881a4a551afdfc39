"""The game and its moves, as `from rules.blackbox import …` takes them."""

from rules.blackbox.game import (
    BlackBox,
    BlackBoxOptions,
    BlackBoxState,
    BlackBoxView,
    Box,
    EndTurn,
    Guess,
    Hide,
    Mark,
    Move,
    Probe,
    Unmark,
    possible_placements,
)

__all__ = [
    "BlackBox",
    "BlackBoxOptions",
    "BlackBoxState",
    "BlackBoxView",
    "Box",
    "EndTurn",
    "Guess",
    "Hide",
    "Mark",
    "Move",
    "Probe",
    "Unmark",
    "possible_placements",
]
