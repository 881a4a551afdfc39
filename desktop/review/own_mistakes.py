"""What a review keeps of one's own mistakes, and what comes of trying them again.

All of it opens the file of the mistakes anew, and is meant for background threads. A disk that
refuses is no fault: the next review of the match finds the same mistakes.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace
from time import sleep
from typing import TYPE_CHECKING

from desktop.storage.database import Busy, Database
from desktop.storage.mistakes import MARKS, Mistake, Mistakes
from rules.match import Match

if TYPE_CHECKING:  # the players are loaded when somebody wants them
    from rules.review import MoveVerdict

_TRIES, _PAUSE = 20, 0.2
"""How often, and after how many seconds, a file is tried again that another program writes to."""


def note_mistakes(match: Match, judged: Sequence[tuple[int, int, MoveVerdict | None]]) -> None:
    """Keeps the mistakes that people made in a finished match.

    `judged` has for every move its turn, who made it, and the verdict on it.
    """
    from rules.review import identity_of

    if match.outcome is None:
        return
    name, found, computers = identity_of(match), list[Mistake](), match.levels
    for step, (turn, player, verdict) in enumerate(judged):
        if verdict is None:
            return
        person = not computers or computers[player] is None
        if person and verdict.mark.value in MARKS:
            names = (name, step, match.game.slug, match.names[player])
            found.append(Mistake(*names, turn, verdict.mark.value, verdict.lost))
    _in_file(lambda kept: kept.note(name, match.to_text(), found, datetime.date.today()))


def note_try(match: Match, step: int, *, solved: bool) -> Mistake | None:
    """Keeps how a move was tried again; what is kept of it now, if it is one of one's own."""
    return _changed(match, step, lambda one: one.after(solved=solved, today=datetime.date.today()))


def forget(match: Match, step: int) -> Mistake | None:
    """Has a mistake never come back."""
    return _changed(match, step, lambda one: replace(one, due=""))


def _changed(match: Match, step: int, change: Callable[[Mistake], Mistake]) -> Mistake | None:
    from rules.review import identity_of

    name, after = identity_of(match), list[Mistake]()

    def keep(kept: Mistakes) -> None:
        one = kept.at(name, step)
        if one is not None:
            after[:] = [change(one)]
            kept.keep(after[0])

    _in_file(keep)
    return after[0] if after else None


def _in_file(work: Callable[[Mistakes], None]) -> None:
    """Does something to the mistakes that are kept, again and again while the file is in use."""
    for _ in range(_TRIES):
        try:
            with closing(Database(mends=False)) as store:
                work(Mistakes(store))
            return
        except Busy:
            sleep(_PAUSE)
        except OSError:
            return
