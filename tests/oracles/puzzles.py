"""Puzzles solved a second time, from nothing but the rules' `legal_moves` and `apply`."""

from collections.abc import Callable
from typing import Any

from rules.core import AnyGame


def most(game: AnyGame, state: Any, gain: Callable[[Any, Any], int]) -> tuple[int, list[str]]:
    """Return the most one move gains, and all the moves that gain it."""
    found: dict[int, list[str]] = {}
    for move in game.legal_moves(state):
        found.setdefault(gain(state, game.apply(state, move)), []).append(str(move))
    best = max(found)
    return best, found[best]


def forced(game: AnyGame, state: Any, turns: int) -> list[str]:
    """Return the moves that win for the player to move within so many turns of theirs."""
    met: list[Any] = []
    return [
        str(move)
        for move in game.legal_moves(state)
        if wins(game, game.apply(state, move), state.to_move, turns, met)
    ]


def wins(game: AnyGame, after: Any, player: int, turns: int, met: list[Any] | None = None) -> bool:
    """Whether a player has won after a move, or wins within so many turns, that one included.

    `met` holds the reply that met the last move, which is tried first: it often meets the next.
    """
    met = [] if met is None else met
    if after.outcome is not None:
        return bool(after.outcome.winners == frozenset({player}))
    if turns == 1:
        return False
    for reply in sorted(game.legal_moves(after), key=lambda reply: reply not in met):
        answered = game.apply(after, reply)
        if answered.outcome is not None:
            if answered.outcome.winners != frozenset({player}):
                met[:] = [reply]
                return False
        elif not any(
            wins(game, game.apply(answered, move), player, turns - 1)
            for move in game.legal_moves(answered)
        ):
            met[:] = [reply]
            return False
    return True
