"""Stores the players' own mistakes that a review finds, and the results of retrying them.

Every function opens the file of the mistakes itself, and is meant for background threads. Errors of
the disk are ignored: the next review of the match finds the same mistakes.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from time import sleep
from typing import TYPE_CHECKING

from desktop.records.own_matches import counted_seats
from desktop.storage.database import Busy, Database
from desktop.storage.mistakes import MARKS, Mistake, Mistakes
from rules.match import Match
from rules.record import read

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import MoveVerdict

_TRIES, _PAUSE = 20, 0.2
"""The number of retries while another program writes to the file, and the seconds between them."""


Judged = tuple[int, int, int, "MoveVerdict"]
"""The step, turn, player and verdict of a move."""


def note_mistakes(match: Match, judged: Sequence[Judged]) -> None:
    """Store the mistakes that the players of this computer made in a finished match.

    A match counts as theirs if they played it here or claimed a seat in it.
    """
    from rules.review import identity_of

    if match.outcome is None:
        return
    own = _own_seats(match)
    if not own:
        return
    name, found = identity_of(match), list[Mistake]()
    for step, turn, player, verdict in judged:
        if player in own and verdict.mark.value in MARKS:
            names = (name, step, match.game.slug, match.names[player])
            found.append(Mistake(*names, turn, verdict.mark.value, verdict.lost))
    _in_file(lambda kept: kept.note(name, match.to_text(), found, datetime.date.today()))


def _own_seats(match: Match) -> frozenset[int]:
    """Return the seats of the players of this computer."""
    known: dict[str, frozenset[int]] = {}
    with suppress(OSError):
        known = counted_seats()
    identity = read(match.to_text()).identity
    if identity in known or match.from_record:
        return known.get(identity, frozenset())
    # It was played here, and its record could not be written.
    levels = match.levels or (None,) * len(match.names)
    return frozenset(seat for seat, level in enumerate(levels) if level is None)


def note_try(match: Match, step: int, *, solved: bool) -> Mistake | None:
    """Store the result of retrying a move; return the stored mistake, if it is the player's own."""
    return _changed(match, step, lambda one: one.after(solved=solved, today=datetime.date.today()))


def forget(match: Match, step: int) -> Mistake | None:
    """Make a mistake never come back."""
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
    """Call `work` with the stored mistakes; try repeatedly while the file is in use."""
    for _ in range(_TRIES):
        try:
            with closing(Database(mends=False)) as store:
                work(Mistakes(store))
            return
        except Busy:
            sleep(_PAUSE)
        except OSError:
            return
