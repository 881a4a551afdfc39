"""The kinds of fault that a review finds in moves of Mono."""

from rules.core import Message
from rules.core.marks import Fault
from rules.mono.game import Mono, MonoView
from rules.mono.moves import EndTurn, Move, Reveal


#: a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”
def fault_in(_game: Mono, view: MonoView, played: Move, better: Move) -> Fault:
    """Return what was wrong with a move, compared with a better one."""
    name = view.names[view.mover]
    if isinstance(played, EndTurn):
        happened = Message("{name} ends the turn too early", name=name)
        return Fault(Message("ending turns too early"), happened)
    if isinstance(better, EndTurn):
        happened = Message("{name} reveals one cell too many", name=name)
        return Fault(Message("revealing one cell too many"), happened)
    if isinstance(played, Reveal):
        happened = Message("{name} reveals a less promising cell", name=name)
        return Fault(Message("revealing less promising cells"), happened)
    if not view.placing:
        happened = Message("{name} leaves the choice to chance", name=name)
        return Fault(Message("revealing cells at random"), happened)
    happened = Message("{name} hides an easy layout", name=name)
    return Fault(Message("layouts that are easy to guess"), happened)
