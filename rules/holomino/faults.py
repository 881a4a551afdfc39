"""The kinds of fault that a review finds in moves of Holomino."""

from rules.core import Message
from rules.core.event import ScoreChanged
from rules.core.marks import Fault
from rules.holomino.game import Holomino, HolominoMove, HolominoState


#: a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”
def fault_in(
    game: Holomino, view: HolominoState, played: HolominoMove, better: HolominoMove
) -> Fault:
    """Return what was wrong with a move, compared with a better one."""
    name, points = view.names[view.mover], _points(game, view, better)
    if points > _points(game, view, played):
        happened = Message("{name} misses a place worth {points}", name=name, points=points)
        return Fault(Message("points that were not taken"), happened)
    happened = Message("{name} misses a better tile or place", name=name)
    return Fault(Message("less promising tiles and places"), happened)


def _points(game: Holomino, view: HolominoState, move: HolominoMove) -> int:
    events = game.events(view, move, game.apply(view, move), view.mover)
    gains = [event for event in events if isinstance(event, ScoreChanged)]
    return sum(event.gained for event in gains if event.player == view.mover)
