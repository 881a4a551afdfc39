"""The kinds of fault that a review finds in moves of Adamas."""

from rules.adamas.events import Captured
from rules.adamas.game import Adamas, AdamasState
from rules.adamas.moves import Move
from rules.core import Message


def kind_of_fault(game: Adamas, view: AdamasState, played: Move, better: Move) -> Message:
    """Return a noun for what was wrong with a move, compared with a better one."""
    if _captures(game, view, better) and not _captures(game, view, played):
        return Message("captures that were not made")
    if _can_be_taken(game.apply(view, played), view.mover):
        return Message("stacks that could be captured")
    return Message("less promising moves")


def _captures(game: Adamas, view: AdamasState, move: Move) -> bool:
    events = game.events(view, move, game.apply(view, move), view.mover)
    return any(isinstance(event, Captured) for event in events)


def _can_be_taken(state: AdamasState, owner: int) -> bool:
    """Whether one of a player's stacks may fall, as trying all enemy moves would take too long."""
    return any(map(state.may_fall, state.cells_of(owner)))
