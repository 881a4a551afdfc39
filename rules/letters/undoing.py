"""Undoing turns by agreement: commands that letters have and records do not.

Players keep what an undone turn has shown them. Nobody hides a board again.
"""

from rules.core import IllegalMove
from rules.match.history import History
from rules.ply import Offer

PROPOSE_UNDO = "propose undo"
ACCEPT_UNDO = "accept undo"
REJECT_UNDO = "reject undo"
COMMANDS = (PROPOSE_UNDO, ACCEPT_UNDO, REJECT_UNDO)


def follow(history: History, seat: int, command: str) -> None:
    """Follow what a player writes about undoing. Raises IllegalMove."""
    request = history.undo_request
    if command == PROPOSE_UNDO and request is None:
        _turn_to_undo(history, seat)
        history.undo_request = Offer(seat, frozenset({seat}))
    elif request is None:
        raise IllegalMove("there is nothing to answer")
    elif command == REJECT_UNDO:
        history.undo_request = None
    elif command == ACCEPT_UNDO:
        history.undo_request = Offer(request.by, request.agreed | {seat})
        if not asked(history):
            history.go_back_to(_turn_to_undo(history, request.by) - 1)
    else:
        name = history.names[request.by]
        raise IllegalMove("{name} asks to undo: accept or reject it first", name=name)


def asked(history: History) -> list[int]:
    """Return the players who have not agreed to a request, in the order in which they answer."""
    request, count, out = history.undo_request, len(history.names), history.state.out
    if request is None:
        return []
    order = ((request.by + step) % count for step in range(1, count))
    return [seat for seat in order if seat not in out | request.agreed]


def _turn_to_undo(history: History, seat: int) -> int:
    """Return the ply of a player's last turn. Raises IllegalMove if it cannot be undone."""
    state, plies = history.state, history.line.plies
    if seat != state.to_move:
        raise IllegalMove("you can ask to undo only when it is your turn")
    hiding = len(history.names) if history.game.hidden else 0
    own = (n for n in range(history.ply, hiding, -1) if plies[n].player == seat and plies[n].moves)
    turn = next(own, None)
    if turn is None:
        raise IllegalMove("there is nothing to undo")
    if plies[turn - 1].state.out != state.out:
        raise IllegalMove("a player has left the game since then")
    history.check_undo(turn)
    return turn
