"""The game and its moves, as `from rules.holomino import …` takes them."""

from rules.holomino.game import (
    Draw,
    Holomino,
    HolominoMove,
    HolominoOptions,
    HolominoState,
    Place,
    Throw,
    holes_closed,
    placements,
    points,
    position,
)

__all__ = [
    "Draw",
    "Holomino",
    "HolominoMove",
    "HolominoOptions",
    "HolominoState",
    "Place",
    "Throw",
    "holes_closed",
    "placements",
    "points",
    "position",
]
