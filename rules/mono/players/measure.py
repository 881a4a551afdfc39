"""The difficulty of a layout: the reader's points on it, compared with random layouts.

Every measurement plays the same matches: match k has the same random generator for every layout.
So two layouts are compared fairly, and repeated measurements agree. A measurement ends when its
mean is accurate enough to distinguish usual layouts, or after `MOST` matches.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import erf, inf, sqrt
from random import Random
from statistics import fmean, stdev

from rules.core.clock import Stop
from rules.mono.players.reader import Reading, read_through
from rules.mono.players.usual import USUAL

SETTLED = 0.18
"""The standard error at which a measurement ends, as a share of the spread of usual layouts.

Two such measurements of usual layouts are correlated by 1 / (1 + 0.18²) = 0.97.
"""

LEAST, MOST = 40, 400
"""The fewest and the most matches of a measurement."""

FIFTHS = (-0.84, -0.25, 0.25, 0.84)
"""The boundaries of the five fifths of a normal distribution."""


def of_match(number: int, seed: str = "") -> Random:
    """Return the random generator of a match, the same for every layout."""
    return Random(f"{seed}{number}")


@dataclass(frozen=True, slots=True)
class Measure:
    """The results of at least two matches; `earned` sums the points that each cell brought."""

    size: int
    points: tuple[int, ...]
    earned: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The mean points per match."""
        return fmean(self.points)

    @property
    def error(self) -> float:
        """The standard error of the mean, in points."""
        return standard_error(self.points)

    @property
    def usual(self) -> float:
        """The mean of random layouts of this size."""
        return USUAL[self.size][0]

    @property
    def hardness(self) -> float:
        """The layout's difficulty above the mean, in standard deviations of random layouts."""
        return (self.usual - self.mean) / USUAL[self.size][1]

    @property
    def doubt(self) -> float:
        """The standard error of the hardness."""
        return self.error / USUAL[self.size][1]

    @property
    def rank(self) -> float:
        """The share of random layouts that are easier, 0 to 1."""
        return (1 + erf(self.hardness / sqrt(2))) / 2

    @property
    def difficulty(self) -> int:
        """The difficulty, 1 to 5: the layout's fifth among random layouts."""
        return 1 + sum(self.hardness >= limit for limit in FIFTHS)

    @property
    def settled(self) -> bool:
        """Whether no more matches are needed."""
        played = len(self.points)
        return played >= MOST or (played >= LEAST and self.doubt <= SETTLED)

    @property
    def share(self) -> float:
        """The approximate share of the work done, 0 to 1."""
        if self.settled:
            return 1.0
        played = len(self.points)
        wanted = played * (self.doubt / SETTLED) ** 2 if self.doubt else 0
        return min(0.99, played / min(MOST, max(LEAST, wanted)))

    def __add__(self, reading: Reading) -> "Measure":
        """Return the measure with one more match."""
        earned = tuple(map(sum, zip(self.earned, reading.earned, strict=True)))
        return Measure(self.size, (*self.points, reading.points), earned)


def standard_error(points: tuple[int, ...] | list[int]) -> float:
    """Return the standard error of the mean of these numbers; infinite if it is unknown."""
    return stdev(points) / sqrt(len(points)) if len(points) > 1 else inf


def measured(
    size: int,
    layout: str,
    stop: Stop,
    tell: Callable[[Measure], None] = lambda _: None,
    seed: str = "",
) -> Measure:
    """Measure a complete layout; `tell` is called after each match from the second on.

    Another seed plays other matches, which is only useful for testing a measurement's accuracy.
    Raises Cancelled soon after `stop` is set.
    """
    first = read_through(layout, of_match(0, seed), stop)
    measure = Measure(size, (first.points,), first.earned)
    while len(measure.points) < 2 or not measure.settled:
        measure += read_through(layout, of_match(len(measure.points), seed), stop)
        tell(measure)
    return measure


class Matches:
    """The matches against a layout, each played at its first use."""

    def __init__(self, layout: str, seed: str, stop: Stop) -> None:
        self.layout, self._seed, self._stop = layout, seed, stop
        self._points: list[int] = []

    def other(self, layout: str) -> "Matches":
        """Return the same matches against another layout."""
        return Matches(layout, self._seed, self._stop)

    def points(self, matches: int) -> list[int]:
        """Return the points of the first `matches` matches."""
        for number in range(len(self._points), matches):
            rng = of_match(number, self._seed)
            self._points.append(read_through(self.layout, rng, self._stop).points)
        return self._points[:matches]


def compared(one: Matches, other: Matches, matches: int) -> tuple[float, float]:
    """Return how many points per match `other` earns less than `one`, and the standard error."""
    pairs = zip(one.points(matches), other.points(matches), strict=True)
    gains = [before - after for before, after in pairs]
    return fmean(gains), standard_error(gains)
