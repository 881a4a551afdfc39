"""The kinds of fault that a review finds in moves of Dragons."""

from rules.core import Event, Message
from rules.core.marks import Fault
from rules.dragons.events import DragonClosed, LoopClosed
from rules.dragons.game import Dragons, DragonsState, Place


#: a fault in a review, then its {kind} in “The biggest source of losses: {kind} (40%).”
def fault_in(game: Dragons, view: DragonsState, played: Place, better: Place) -> Fault:
    """Return what was wrong with a move, compared with a better one."""
    player, name = view.mover, view.names[view.mover]
    missed = _closed(game, view, better, player)
    if missed and not _closed(game, view, played, player):
        happened = Message("{name} misses a dragon", name=name)
        if LoopClosed in missed:
            happened = Message("{name} misses a loop", name=name)
        return Fault(Message("loops and dragons that were not closed"), happened)
    after = game.apply(view, played)
    answers = game.legal_moves(after) if after.to_move is not None else ()
    closed = {kind for answer in answers for kind in _closed(game, after, answer, after.mover)}
    if closed:
        other = view.names[after.mover]
        happened = Message("{name} lets {other} close a dragon", name=name, other=other)
        if LoopClosed in closed:
            happened = Message("{name} lets {other} close a loop", name=name, other=other)
        return Fault(Message("loops and dragons that the opponent could close"), happened)
    happened = Message("{name} misses a better tile", name=name)
    return Fault(Message("tiles that helped too little"), happened)


def _closed(game: Dragons, view: DragonsState, move: Place, player: int) -> set[type[Event]]:
    """Return what a move closes of this player's: a loop, a dragon, or both."""
    events = game.events(view, move, game.apply(view, move), view.mover)
    closed = [event for event in events if isinstance(event, LoopClosed | DragonClosed)]
    return {type(event) for event in closed if event.player == player}
