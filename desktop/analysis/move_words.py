"""Moves of a review in words: the played and the better one, and what they score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.language.messages import translated
from desktop.language.numbers import signed
from rules.core import IllegalMove, InvalidMove
from rules.games import game_named
from rules.match import Decision

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import MoveVerdict


def better_moves(decision: Decision, verdict: MoveVerdict | None) -> tuple[object, ...]:
    """Return the moves that would have been better than a decision; empty if none."""
    view = decision.views[decision.player]
    if verdict is None or verdict.why is None:
        return ()
    try:
        return tuple(game_named(view.game).parse_move(view, verdict.best))
    except (InvalidMove, IllegalMove):
        return ()


def gains_of(decision: Decision, moves: Sequence[object]) -> list[str]:
    """Return the points each move scores, with a sign; all are empty if none scores at once."""
    view, game = decision.views[decision.player], game_named(decision.views[decision.player].game)
    if game.hidden or not any(getattr(view, "scores", ())):
        return [""] * len(moves)
    scores = [game.apply(view, move).scores[decision.player] for move in moves]
    gains = [score - view.scores[decision.player] for score in scores]
    return [signed(gain) or "+0" if any(gains) else "" for gain in gains]


def in_words(decision: Decision, move: object) -> str:
    """Return a move, or the first one of a text, as used within a sentence."""
    view = decision.views[decision.player]
    game = game_named(view.game)
    if isinstance(move, str):
        try:
            move = game.parse_move(view, move, closed=False)[0]
        except (InvalidMove, IllegalMove):
            return str(move)
    return translated(game.in_words(move))
