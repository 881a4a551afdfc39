"""The kinds of fault that a review finds in moves of Holomino."""

from rules.core import Message
from rules.core.event import ScoreChanged
from rules.holomino.game import Holomino, HolominoMove, HolominoState


def kind_of_fault(
    game: Holomino, view: HolominoState, played: HolominoMove, better: HolominoMove
) -> Message:
    """Return a noun for what was wrong with a move, compared with a better one."""
    if _points(game, view, better) > _points(game, view, played):
        return Message("points that were not taken")
    return Message("less promising tiles and places")


def _points(game: Holomino, view: HolominoState, move: HolominoMove) -> int:
    events = game.events(view, move, game.apply(view, move), view.mover)
    gains = [event for event in events if isinstance(event, ScoreChanged)]
    return sum(event.gained for event in gains if event.player == view.mover)
