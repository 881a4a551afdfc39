"""Simple puzzle solvers that use only `legal_moves` and `apply` of the rules."""

from collections.abc import Callable
from typing import Any

from rules.core import AnyGame


def most(game: AnyGame, state: Any, gain: Callable[[Any, Any], int]) -> tuple[int, list[str]]:
    """Return the greatest gain of a single move, and all moves with that gain."""
    found: dict[int, list[str]] = {}
    for move in game.legal_moves(state):
        found.setdefault(gain(state, game.apply(state, move)), []).append(str(move))
    best = max(found)
    return best, found[best]


def forced(game: AnyGame, state: Any, turns: int) -> list[str]:
    """Return the moves that win within `turns` turns of the player to move."""
    met: list[Any] = []
    return [
        str(move)
        for move in game.legal_moves(state)
        if wins(game, game.apply(state, move), state.to_move, turns, met)
    ]


def wins(game: AnyGame, after: Any, player: int, turns: int, met: list[Any] | None = None) -> bool:
    """Whether a player has won after a move, or wins within `turns` turns including that move.

    `met` holds the reply that refuted the last move. It is tried first, as it often refutes the
    next one, too.
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
