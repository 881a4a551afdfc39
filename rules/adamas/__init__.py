"""The game and its moves, as `from rules.adamas import …` takes them."""

from rules.adamas.game import (
    MOST_PIECES,
    Adamas,
    AdamasOptions,
    AdamasState,
    Merge,
    Move,
    Split,
    position,
)

__all__ = [
    "MOST_PIECES",
    "Adamas",
    "AdamasOptions",
    "AdamasState",
    "Merge",
    "Move",
    "Split",
    "position",
]
