"""How hard a layout is to read: the Expert's points against it, and against random ones."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev
from threading import Event

MATCHES = 12
"""Matches against the layout, and as many against random ones."""

_EXPERT = 4
_LONG = 3600.0  # seconds; whoever waits has a button to stop it


@dataclass(frozen=True, slots=True)
class Reading:
    """The points of the matches so far: against the layout, and against random layouts."""

    own: tuple[int, ...] = ()
    others: tuple[int, ...] = ()
    wanted: int = MATCHES

    @property
    def share(self) -> float:
        """How much of the work is done, 0 to 1."""
        return (len(self.own) + len(self.others)) / (2 * self.wanted)

    @property
    def done(self) -> bool:
        return self.share >= 1

    @property
    def mean_own(self) -> float:
        return mean(self.own) if self.own else 0.0

    @property
    def mean_others(self) -> float:
        return mean(self.others) if self.others else 0.0

    @property
    def noise(self) -> float:
        """The standard error of the difference of the means, in points; without end if unknown."""
        if min(len(self.own), len(self.others)) < 2:
            return float("inf")
        return sqrt(sum(stdev(found) ** 2 / len(found) for found in (self.own, self.others)))

    @property
    def verdict(self) -> int:
        """1: harder to read than random layouts, -1: easier, 0: no difference to be sure of."""
        difference = self.mean_others - self.mean_own
        if abs(difference) <= self.noise:
            return 0
        return 1 if difference > 0 else -1


Score = Callable[[str, Event, Random], int]
"""Plays one match against a layout."""


def expert_score(layout: str, stop: Event, rng: Random) -> int:
    """The Expert's points in a match of three turns alone."""
    # Loaded here: the computer players take their time, and this runs off the GUI thread.
    from rules.core.clock import Clock
    from rules.core.levels import level_named
    from rules.mono.players.solo import expected_score

    clock = Clock(_LONG, stop)
    return round(expected_score(layout, level_named(_EXPERT), clock, rng, matches=1))


def measured(
    size: int,
    layout: str,
    stop: Event,
    tell: Callable[[Reading], None],
    rng: Random,
    score: Score = expert_score,
    matches: int = MATCHES,
) -> Reading:
    """Plays the matches, in turn against the layout and a random one; `tell` after each.

    Ends early, with what there is, once `stop` is set.
    """
    from rules.mono.layouts import random_layout

    reading = Reading(wanted=matches)
    while not stop.is_set() and not reading.done:
        mine = len(reading.own) == len(reading.others)
        points = score(layout if mine else random_layout(size, rng), stop, rng)
        if stop.is_set():
            break
        own = (*reading.own, points) if mine else reading.own
        others = reading.others if mine else (*reading.others, points)
        reading = Reading(own, others, matches)
        tell(reading)
    return reading
