"""The game and its moves, as `from rules.mono import …` takes them."""

from rules.mono.game import (
    DrawnLayout,
    DrawnReveal,
    EndTurn,
    FinishedTurn,
    Layout,
    Mono,
    MonoOptions,
    MonoPosition,
    MonoState,
    MonoView,
    Move,
    RandomMove,
    Reveal,
    turn_score,
)

__all__ = [
    "DrawnLayout",
    "DrawnReveal",
    "EndTurn",
    "FinishedTurn",
    "Layout",
    "Mono",
    "MonoOptions",
    "MonoPosition",
    "MonoState",
    "MonoView",
    "Move",
    "RandomMove",
    "Reveal",
    "turn_score",
]
