"""What kind of fault a move of Adamas was, as a review sums it up."""

from rules.adamas.events import Captured
from rules.adamas.game import Adamas, AdamasState
from rules.adamas.moves import Move
from rules.core import Message


def kind_of_fault(game: Adamas, view: AdamasState, played: Move, better: Move) -> Message:
    """What was wrong with a move where another one would have been better, as a noun."""
    if _captures(game, view, better) and not _captures(game, view, played):
        return Message("captures that were left")
    after = game.apply(view, played)
    if any(_captures(game, after, answer) for answer in game.legal_moves(after)):
        return Message("stacks that could be captured")
    return Message("moves that threatened too little")


def _captures(game: Adamas, view: AdamasState, move: Move) -> bool:
    events = game.events(view, move, game.apply(view, move), view.mover)
    return any(isinstance(event, Captured) for event in events)
