"""The common, cached access to the analysis of a position.

Hint, review, study, coach and *Try again* all use it, so they agree.
"""

import json
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean
from threading import Lock
from typing import Any

from rules.core import CHANCE, Position
from rules.core.analysis import Analysis, Work
from rules.core.clock import Stop
from rules.core.mind import AnyMind
from rules.games import Brought, game_named

MINDS: Mapping[str, AnyMind] = Brought("players", "MIND")
"""The minds by the slugs of their games."""

SECONDS = 2.0
"""The seconds of a hint that correspond to the work of scale 1."""

_SAMPLES = 3
"""The number of samples of a player's unknown facts for estimating their share."""

_MOST_MOVES = 12
"""The most moves to play ahead until a player's own move, with several opponents and no secrets.

With secrets, the opponents share equally what the player to move does not expect.
"""

_KEPT = 256
"""The number of latest answers in the cache."""


_Key = tuple[Position, float, tuple[object, ...]]


class _Answers:
    """A thread-safe cache of the latest answers."""

    def __init__(self) -> None:
        self._found: OrderedDict[_Key, Analysis[object]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: _Key) -> Analysis[object] | None:
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
            return self._found.get(key)

    def keep(self, key: _Key, found: Analysis[object]) -> None:
        with self._lock:
            self._found[key] = found
            while len(self._found) > _KEPT:
                self._found.popitem(last=False)


_ANSWERS = _Answers()


def work_of(scale: float, stop: Stop | None = None) -> Work:
    """Return the work of a scale, which `stop` can end early."""
    return Work(scale) if stop is None else Work(scale, stop)


def analyse(view: Position, work: Work, include: Sequence[object] = ()) -> Analysis[Any]:
    """Return the analysis of a position from the view of the player to move.

    `include` has moves whose lines are wanted even if they are bad. If `work.stop` is set during
    the search, the caller must discard the answer. Raises IllegalMove after the end.
    """
    _ = view.mover
    key = view, work.scale, tuple(include)
    base = _ANSWERS.get((view, work.scale, ()))
    if base is not None and all(base.line_of(move) is not None for move in include):
        return base
    known = _ANSWERS.get(key)
    if known is not None:
        return known
    mind = MINDS[view.game]
    found = mind.analyse(view, work, include=include, lines=mind.lines)
    if not work.stop.is_set():
        _ANSWERS.keep(key, found)
    return found


def expected_share(view: Position, player: int, work: Work) -> float:
    """Return a player's expected share of the win, even if another player is to move.

    `view` is the player's own. Unknown facts are drawn at random, equally for equal views. If
    `work.stop` is set during the search, the caller must discard the answer.
    """
    game = game_named(view.game)
    if view.outcome is not None:
        return float(view.outcome.share(player))
    known = view.to_move == player or not (game.hidden or view.to_move == CHANCE)
    samples = 1 if known else _SAMPLES
    each = Work(work.scale / samples, work.stop)
    return fmean(
        _expected_once(view, player, each, generator(view, f"sample {number}"))
        for number in range(samples)
    )


def _expected_once(view: Position, player: int, work: Work, rng: Random) -> float:
    """Return a player's expected share by one sampled state that agrees with their view."""
    if view.to_move == player:
        return analyse(view, work).value
    game = game_named(view.game)
    state: Position = game.resample(view, rng)
    rest, others = 1.0, len(state.names) - len(state.out) - 1
    for _ in range(_MOST_MOVES):
        if state.to_move == CHANCE:
            state = game.apply(state, game.draw(state, rng))
            continue
        if state.outcome is not None:
            return float(state.outcome.share(player))
        if player in state.out:
            return 0.0
        found = analyse(game.view(state, state.mover), work)
        if state.mover == player:
            return found.value
        rest, others = 1 - found.value, len(state.names) - len(state.out) - 1
        if others == 1 or game.hidden or work.stop.is_set():
            break
        state = game.apply(state, found.best.move)
    return rest / others


def generator(view: Position, purpose: str) -> Random:
    """Return a random generator that depends only on the view and the purpose."""
    return Random(f"{purpose} {json.dumps(view.to_dict(), sort_keys=True)}")
