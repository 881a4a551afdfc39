"""The kinds of fault that a review finds in moves of Dragons."""

from rules.core import Message
from rules.core.marks import Fault
from rules.dragons.events import DragonClosed, LoopClosed
from rules.dragons.game import Dragons, DragonsState, Place


#: a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”
def fault_in(game: Dragons, view: DragonsState, played: Place, better: Place) -> Fault:
    """Return what was wrong with a move, compared with a better one."""
    player, name = view.mover, view.names[view.mover]
    if _closes(game, view, better, player) and not _closes(game, view, played, player):
        happened = Message("{name} misses a loop or dragon", name=name)
        return Fault(Message("loops and dragons that were not closed"), happened)
    after = game.apply(view, played)
    answers = game.legal_moves(after)
    if after.to_move is not None and any(
        _closes(game, after, answer, after.to_move) for answer in answers
    ):
        other = view.names[after.mover]
        happened = Message("{name} lets {other} close a loop or dragon", name=name, other=other)
        return Fault(Message("loops and dragons that the opponent could close"), happened)
    happened = Message("{name} misses a better tile", name=name)
    return Fault(Message("tiles that helped too little"), happened)


def _closes(game: Dragons, view: DragonsState, move: Place, player: int) -> bool:
    """Whether a move closes a loop or a dragon of this player."""
    events = game.events(view, move, game.apply(view, move), view.mover)
    closed = [event for event in events if isinstance(event, LoopClosed | DragonClosed)]
    return any(event.player == player for event in closed)
