"""The kinds of fault that a review finds in moves of Adamas."""

from rules.adamas.events import Captured
from rules.adamas.game import Adamas, AdamasState
from rules.adamas.moves import Move
from rules.core import Message
from rules.core.marks import Fault


#: a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”
def fault_in(game: Adamas, view: AdamasState, played: Move, better: Move) -> Fault:
    """Return what was wrong with a move, compared with a better one."""
    name = view.names[view.mover]
    if _captures(game, view, better) and not _captures(game, view, played):
        happened = Message("{name} misses a capture", name=name)
        return Fault(Message("captures that were not made"), happened)
    if _can_be_taken(game.apply(view, played), view.mover):
        happened = Message("{name} leaves a stack in danger", name=name)
        return Fault(Message("stacks that could be captured"), happened)
    happened = Message("{name} misses a better move", name=name)
    return Fault(Message("less promising moves"), happened)


def _captures(game: Adamas, view: AdamasState, move: Move) -> bool:
    events = game.events(view, move, game.apply(view, move), view.mover)
    return any(isinstance(event, Captured) for event in events)


def _can_be_taken(state: AdamasState, owner: int) -> bool:
    """Whether one of a player's stacks may fall, as trying all enemy moves would take too long."""
    return any(map(state.may_fall, state.cells_of(owner)))
