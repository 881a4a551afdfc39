"""Ratings: a player's strength and its uncertainty, by Glicko-2.

After Mark E. Glickman, "Example of the Glicko-2 system" (2013), whose worked example is a test.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, hypot, log, pi, sqrt

SCALE = 173.7178
MIDDLE = 1500.0
_TAU = 0.5
"""How fast the volatility may change."""

_EXACT = 1e-6
_NINETY_PERCENT = 1.6449
"""Deviations on either side of the middle that hold 90 percent of a normal distribution."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, how uncertain it is, and how much it changes."""

    value: float = MIDDLE
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def margin(self) -> float:
        """The half-width of the 90 percent interval around `value`."""
        return _NINETY_PERCENT * self.deviation


def expected_score(player: Rating, opponent: Rating) -> float:
    """Return a player's expected score against an opponent, 0 to 1, with both uncertainties."""
    uncertain = hypot(player.deviation, opponent.deviation)
    weight = 1 / sqrt(1 + 3 * (uncertain / SCALE / pi) ** 2)
    return 1 / (1 + exp(-weight * (player.value - opponent.value) / SCALE))


def after(before: Rating, games: Iterable[tuple[Rating, float]], periods: float = 1.0) -> Rating:
    """Return the rating after games: each the opponent, and the score from 0 to 1.

    `periods` are the rating periods they took, in which the player's strength may have changed.
    """
    mu, phi = (before.value - MIDDLE) / SCALE, before.deviation / SCALE
    precision = gain = 0.0
    for opponent, score in games:
        weight = 1 / sqrt(1 + 3 * (opponent.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-weight * (mu - (opponent.value - MIDDLE) / SCALE)))
        precision += weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    if not precision:
        grown = sqrt(phi**2 + periods * before.volatility**2)
        return Rating(before.value, SCALE * grown, before.volatility)
    volatility = _volatility(before.volatility, phi, 1 / precision, gain / precision)
    phi = 1 / sqrt(1 / (phi**2 + periods * volatility**2) + precision)
    return Rating(MIDDLE + SCALE * (mu + phi**2 * gain), SCALE * phi, volatility)


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
