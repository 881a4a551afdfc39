"""The front door to the analysis of a position: every question is answered once.

Hint, review, study, coach and *Try again* all ask here, so they agree.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any

from rules.core import Position
from rules.core.analysis import Analysis, Work
from rules.core.mind import Mind
from rules.games import Brought, game_named
from rules.players.plain_analysis import plain_analysis

MINDS: Mapping[str, Mind] = Brought("players", "MIND")
"""The minds by the slugs of their games."""

LINES = 4
"""Lines of an analysis, besides those of moves that were asked for."""

_KEPT = 256
"""Answers that are kept, the last ones."""


class _Answers:
    """The last answers, for any thread."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[Position, float], Analysis] = OrderedDict()
        self._lock = Lock()

    def get(self, key: tuple[Position, float]) -> Analysis | None:
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
            return self._found.get(key)

    def keep(self, key: tuple[Position, float], found: Analysis) -> None:
        with self._lock:
            self._found[key] = found
            while len(self._found) > _KEPT:
                self._found.popitem(last=False)


_ANSWERS = _Answers()


def analyse(view: Position, work: Work, include: Sequence[Any] = ()) -> Analysis:
    """Return what a search finds in the position of the player to move, whose view this is.

    `include` names moves whose lines are wanted, however bad they are. When `work.stop` is set
    meanwhile the answer is worth nothing and must be dropped. Raises IllegalMove after the end.
    """
    _ = view.mover
    key = view, work.scale
    known = _ANSWERS.get(key)
    if known is not None and all(known.line_of(move) is not None for move in include):
        return known
    wanted = [*include, *(line.move for line in known.lines)] if known is not None else include
    mind = MINDS[view.game]
    if type(mind).analyse is Mind.analyse:
        found = plain_analysis(game_named(view.game), mind, view, work, wanted, LINES)
    else:
        found = mind.analyse(view, work, include=wanted, lines=LINES)
    if not work.stop.is_set():
        _ANSWERS.keep(key, found)
    return found
