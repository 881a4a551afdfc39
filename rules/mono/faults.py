"""What kind of fault a move of Mono was, as a review sums it up."""

from rules.core import Message
from rules.mono.game import Mono, MonoView
from rules.mono.moves import EndTurn, Move, Reveal


def kind_of_fault(_game: Mono, view: MonoView, played: Move, better: Move) -> Message:
    """Return what was wrong with a move where another one would have been better, as a noun."""
    if isinstance(played, EndTurn):
        return Message("ending turns too early")
    if isinstance(better, EndTurn):
        return Message("revealing one cell too many")
    if isinstance(played, Reveal):
        return Message("revealing less promising cells")
    if not view.placing:
        return Message("revealing cells at random")
    return Message("layouts that are easy to guess")
