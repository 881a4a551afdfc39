"""The front door to the analysis of a position: every question is answered once.

Hint, review, study, coach and *Try again* all ask here, so they agree.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any

from rules.core import Position
from rules.core.analysis import Analysis, Work
from rules.core.clock import Stop
from rules.core.mind import Mind
from rules.games import Brought, game_named
from rules.players.plain_analysis import plain_analysis

MINDS: Mapping[str, Mind] = Brought("players", "MIND")
"""The minds by the slugs of their games."""

SECONDS = 2.0
"""A hint that is thought about for so many seconds is worth the work of scale 1."""

_KEPT = 256
"""Answers that are kept, the last ones."""


_Key = tuple[Position, float, tuple[Any, ...]]


class _Answers:
    """The last answers, for any thread."""

    def __init__(self) -> None:
        self._found: OrderedDict[_Key, Analysis] = OrderedDict()
        self._lock = Lock()

    def get(self, key: _Key) -> Analysis | None:
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
            return self._found.get(key)

    def keep(self, key: _Key, found: Analysis) -> None:
        with self._lock:
            self._found[key] = found
            while len(self._found) > _KEPT:
                self._found.popitem(last=False)


_ANSWERS = _Answers()


def work_of(scale: float, stop: Stop | None = None) -> Work:
    """Return the work of a scale, which may be stopped."""
    return Work(scale) if stop is None else Work(scale, stop)


def analyse(view: Position, work: Work, include: Sequence[Any] = ()) -> Analysis:
    """Return what a search finds in the position of the player to move, whose view this is.

    `include` names moves whose lines are wanted, however bad they are. When `work.stop` is set
    meanwhile the answer is worth nothing and must be dropped. Raises IllegalMove after the end.
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
    if type(mind).analyse is Mind.analyse:
        found = plain_analysis(game_named(view.game), mind, view, work, include, mind.lines)
    else:
        found = mind.analyse(view, work, include=include, lines=mind.lines)
    if not work.stop.is_set():
        _ANSWERS.keep(key, found)
    return found
