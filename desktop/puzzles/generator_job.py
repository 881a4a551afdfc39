"""How puzzles are made and looked through off the GUI thread."""

import datetime
from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from threading import Event
from time import monotonic

from desktop.puzzles.ready_puzzles import Ready, ready
from rules.puzzles import GaveUp, InvalidPuzzle, check, daily, from_text, generate, to_text

PATIENCE = 20.0
"""Seconds a puzzle may take that nobody waits for."""

LONG_ENOUGH = 6.0
"""Seconds after which the nearest difficulty will do."""


@dataclass(frozen=True, slots=True)
class Made:
    """The puzzle that was wanted, and others that were made on the way; or why there is none."""

    text: str = ""
    others: tuple[Ready, ...] = ()
    exact: bool = True
    problem: str = ""


def made(
    kind: str,
    difficulties: Collection[int],
    known: Collection[str],
    stop: Event,
    seconds: float = LONG_ENOUGH,
) -> Made:
    """A new puzzle of a difficulty, or after so many seconds of the nearest one.

    Raises GaveUp once `stop` is set.
    """
    rng, end = Random(), monotonic() + seconds
    found: list[Ready] = []
    while True:
        ids = {*known, *(one.id for one in found)}
        one = ready(generate(kind, rng, stop.is_set, ids))
        if one.difficulty in difficulties:
            return Made(one.text, tuple(found))
        found.append(one)
        if monotonic() > end:
            middle = sum(difficulties) / len(difficulties)
            nearest = min(found, key=lambda other: abs(other.difficulty - middle))
            found.remove(nearest)
            return Made(nearest.text, tuple(found), exact=False)


def made_for_stock(
    kind: str, known: Collection[str], day: datetime.date | None, stop: Event
) -> Ready | None:
    """A puzzle for later, that of a day if one is given; None where it takes too long."""
    end = monotonic() + PATIENCE

    def out() -> bool:
        return stop.is_set() or monotonic() > end

    try:
        return ready(daily(kind, day, out) if day else generate(kind, Random(), out, known))
    except GaveUp:
        return None


def made_for_day(kind: str, day: datetime.date, stop: Event) -> Ready:
    """A day's puzzle. Raises GaveUp once `stop` is set."""
    return ready(daily(kind, day, stop.is_set))


def looked_through(text: str, stop: Event) -> Made:
    """A puzzle that somebody sent, if it is one and can be solved. Raises GaveUp once stopped."""
    try:
        puzzle = from_text(text)
        check(puzzle, stop.is_set)
    except InvalidPuzzle as error:
        return Made(problem=str(error))
    return Made(to_text(puzzle))
