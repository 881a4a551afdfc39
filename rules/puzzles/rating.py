"""How strong somebody is at puzzles: Glicko-2, a puzzle at a time.

After Mark E. Glickman, "Example of the Glicko-2 system" (2013), whose worked example is a test.
Each puzzle is a game against an opponent whose rating follows from its difficulty: difficulties
are fifths of a kind's puzzles, so that the opponents' ratings lie as far apart as the middles of
fifths of people do.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, log, pi, sqrt

_SCALE = 173.7178
_MIDDLE = 1500.0
_TAU = 0.5
"""How fast the volatility may change."""

_EXACT = 1e-6

OPPONENTS = (1050.0, 1320.0, 1500.0, 1680.0, 1950.0)
"""The rating of a puzzle of each difficulty, from 1 to 5."""

OPPONENTS_DEVIATION = 60.0


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, how uncertain it is, and how much it changes."""

    value: float = _MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def margin(self) -> float:
        """The rating lies within so much of `value`, with 95 percent."""
        return 2 * self.deviation


def after(before: Rating, games: Iterable[tuple[Rating, float]]) -> Rating:
    """The rating after a period of games: each the opponent, and the score from 0 to 1."""
    mu, phi = (before.value - _MIDDLE) / _SCALE, before.deviation / _SCALE
    precision = gain = 0.0
    for opponent, score in games:
        weight = 1 / sqrt(1 + 3 * (opponent.deviation / _SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-weight * (mu - (opponent.value - _MIDDLE) / _SCALE)))
        precision += weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    if not precision:
        return Rating(before.value, _SCALE * sqrt(phi**2 + before.volatility**2), before.volatility)
    volatility = _volatility(before.volatility, phi, 1 / precision, gain / precision)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + precision)
    return Rating(_MIDDLE + _SCALE * (mu + phi**2 * gain), _SCALE * phi, volatility)


def _volatility(before: float, phi: float, variance: float, delta: float) -> float:
    """Step 5 of the system: where its function is 0, between two bounds drawn together."""
    start = log(before**2)

    def slope(x: float) -> float:
        grown = exp(x)
        whole = phi**2 + variance + grown
        return grown * (delta**2 - whole) / (2 * whole**2) - (x - start) / _TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * _TAU) < 0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _EXACT:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)


def rated(results: Iterable[tuple[int, float]]) -> Rating:
    """The rating of somebody who did so at puzzles: each its difficulty, and the score."""
    rating = Rating()
    for difficulty, score in results:
        opponent = Rating(OPPONENTS[difficulty - 1], OPPONENTS_DEVIATION)
        rating = after(rating, [(opponent, score)])
    return rating
