"""How the player to move in a study stands, and the best moves with a reason.

All of it is a function of that player's view: what others know tells it nothing.
"""

from dataclasses import dataclass
from itertools import islice
from random import Random
from time import monotonic
from typing import Any

from rules.core import CHANCE, AnyGame, Message, Position
from rules.core.clock import Clock, Stop
from rules.games import game_named
from rules.players import MINDS
from rules.playout import random_move
from rules.review.verdict import expected_after, standing_by

_ALL, _SOME = 60, 24
"""So many legal moves are all looked at; of more, some at random."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move of the player to move, and what that player can expect after it, 0 to 1."""

    moves: tuple[str, ...]
    """In the game's notation; the first is the player's, further ones are what could follow."""
    move: Any
    share: float
    why: Message | None = None


@dataclass(frozen=True, slots=True)
class Assessment:
    """How the player to move stands, and the best moves that were found, the best one first."""

    player: int
    suggestions: tuple[Suggestion, ...]

    @property
    def share(self) -> float:
        """That player's expected share of the win, 0 to 1."""
        return self.suggestions[0].share


def assess(view: Position, seconds: float, stop: Stop) -> Assessment:
    """Looks at the position of the player to move, whose view this is, for about so long.

    When `stop` is set meanwhile, the result is worth nothing. Raises IllegalMove after the end.
    """
    player, end = view.mover, monotonic() + seconds
    game, mind = game_named(view.game), MINDS[view.game]
    hint = mind.advise(view, Clock(seconds / 2, stop), Random(0))
    share = _worth(game, view, hint.move, seconds / 3, stop)
    found = [Suggestion((str(hint.move),), hint.move, share, hint.message)]
    others: list[tuple[float, Any]] = []
    for move in _others(game, view, hint.move):
        if stop.is_set() or (monotonic() > end and others):
            break
        others.append((expected_after(game, view, move, 0, stop), move))
    if others:
        # What was searched for is better than what looks so at a glance.
        second, move = max(others, key=lambda one: one[0])
        found.append(Suggestion((str(move),), move, min(second, share)))
    return Assessment(player, tuple(_followed(game, view, one, stop) for one in found))


def _worth(game: AnyGame, view: Position, best: Any, seconds: float, stop: Stop) -> float:
    """What the player can expect of the best move.

    Where everything is known that is what the position is worth: looked at as closely as this, it
    agrees with the reason, which may be that the move wins by force.
    """
    if game.hidden or game.chance or game.apply(view, best).outcome is not None:
        return expected_after(game, view, best, 0, stop)
    return standing_by(view, view.mover, Clock(seconds, stop))


def _others(game: AnyGame, view: Position, best: Any) -> list[Any]:
    """Moves to compare with the best one."""
    moves = list(islice(game.legal_moves(view), _ALL + 1))
    if len(moves) > _ALL:
        rng = Random(0)
        moves = [random_move(game, view, rng, most=_ALL) for _ in range(_SOME)]
    unlike = {str(move): move for move in moves if str(move) != str(best)}
    return list(unlike.values())


def _followed(game: AnyGame, view: Position, one: Suggestion, stop: Stop) -> Suggestion:
    """With the answer to it, where nothing is hidden and nothing drawn before."""
    if game.hidden or stop.is_set():
        return one
    after = game.apply(view, one.move)
    if after.to_move in (None, CHANCE):
        return one
    answer = MINDS[view.game].advise(after, Clock(0.1, stop), Random(0))
    return Suggestion((*one.moves, str(answer.move)), one.move, one.share, one.why)
