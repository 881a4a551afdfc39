"""The kinds of fault that a review finds in moves of Black Box."""

from rules.blackbox.game import BlackBox
from rules.blackbox.state import BlackBoxView, EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.core import Message
from rules.core.marks import Fault


#: a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”
def fault_in(_game: BlackBox, view: BlackBoxView, played: Move, better: Move) -> Fault:
    """Return what was wrong with a move, compared with a better one."""
    name = view.names[view.mover]
    if isinstance(played, Guess):
        happened = Message("{name} guesses too early", name=name)
        return Fault(Message("guessing too early"), happened)
    if isinstance(better, Guess) or (_is_marking(better) and not _is_marking(played)):
        happened = Message("{name} could have guessed all atoms", name=name)
        return Fault(Message("not guessing in time"), happened)
    if isinstance(played, Probe):
        happened = Message("{name} sends a ray that shows little", name=name)
        return Fault(Message("rays that could not tell you much"), happened)
    if isinstance(played, EndTurn):
        happened = Message("{name} ends the turn without a ray", name=name)
        return Fault(Message("turns ended without a ray"), happened)
    if isinstance(played, Hide):
        happened = Message("{name} hides atoms that are easy to find", name=name)
        return Fault(Message("atoms that are easy to find"), happened)
    happened = Message("{name} marks a place without an atom", name=name)
    return Fault(Message("markers where no atom could be"), happened)


def _is_marking(move: Move) -> bool:
    """Whether a move adds or removes a marker."""
    return isinstance(move, Mark | Unmark)
