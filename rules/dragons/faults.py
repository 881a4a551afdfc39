"""The kinds of fault that a review finds in moves of Dragons."""

from rules.core import Message
from rules.dragons.events import DragonClosed, LoopClosed
from rules.dragons.game import Dragons, DragonsState, Place


def kind_of_fault(game: Dragons, view: DragonsState, played: Place, better: Place) -> Message:
    """Return a noun for what was wrong with a move, compared with a better one."""
    player = view.mover
    if _closes(game, view, better, player) and not _closes(game, view, played, player):
        return Message("loops and dragons that were not closed")
    after = game.apply(view, played)
    answers = game.legal_moves(after)
    if after.to_move is not None and any(
        _closes(game, after, answer, after.to_move) for answer in answers
    ):
        return Message("loops and dragons that the opponent could close")
    return Message("tiles that helped too little")


def _closes(game: Dragons, view: DragonsState, move: Place, player: int) -> bool:
    """Whether a move closes a loop or a dragon of this player."""
    events = game.events(view, move, game.apply(view, move), view.mover)
    closed = [event for event in events if isinstance(event, LoopClosed | DragonClosed)]
    return any(event.player == player for event in closed)
