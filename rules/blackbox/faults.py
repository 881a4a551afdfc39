"""The kinds of fault that a review finds in moves of Black Box."""

from rules.blackbox.game import BlackBox
from rules.blackbox.state import BlackBoxView, EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.core import Message


def kind_of_fault(_game: BlackBox, _view: BlackBoxView, played: Move, better: Move) -> Message:
    """Return a noun for what was wrong with a move, compared with a better one."""
    if isinstance(played, Guess):
        return Message("guessing too early")
    if isinstance(better, Guess) or (_is_marking(better) and not _is_marking(played)):
        return Message("not guessing in time")
    if isinstance(played, Probe):
        return Message("rays that could not tell you much")
    if isinstance(played, EndTurn):
        return Message("turns ended without a ray")
    if isinstance(played, Hide):
        return Message("atoms that are easy to find")
    return Message("markers where no atom could be")


def _is_marking(move: Move) -> bool:
    """Whether a move adds or removes a marker."""
    return isinstance(move, Mark | Unmark)
