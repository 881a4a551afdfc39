"""The kinds of fault that a review finds in moves of Mono."""

from rules.core import Message
from rules.mono.game import Mono, MonoView
from rules.mono.moves import EndTurn, Move, Reveal


def kind_of_fault(_game: Mono, view: MonoView, played: Move, better: Move) -> Message:
    """Return a noun for what was wrong with a move, compared with a better one."""
    if isinstance(played, EndTurn):
        return Message("ending turns too early")
    if isinstance(better, EndTurn):
        return Message("revealing one cell too many")
    if isinstance(played, Reveal):
        return Message("revealing less promising cells")
    if not view.placing:
        return Message("revealing cells at random")
    return Message("layouts that are easy to guess")
