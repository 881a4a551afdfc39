"""What kind of fault a move of Holomino was, as a review sums it up."""

from rules.core import Message
from rules.core.event import ScoreChanged
from rules.holomino.game import Holomino, HolominoMove, HolominoState


def kind_of_fault(
    game: Holomino, view: HolominoState, played: HolominoMove, better: HolominoMove
) -> Message:
    """Return what was wrong with a move where another one would have been better, as a noun."""
    if _points(game, view, better) > _points(game, view, played):
        return Message("points that were not taken")
    return Message("less promising tiles and places")


def _points(game: Holomino, view: HolominoState, move: HolominoMove) -> int:
    events = game.events(view, move, game.apply(view, move), view.mover)
    gains = [event for event in events if isinstance(event, ScoreChanged)]
    return sum(event.gained for event in gains if event.player == view.mover)
