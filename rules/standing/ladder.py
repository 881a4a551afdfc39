"""The ratings of the computer players: the ladder of `rules/players/README.md`.

Club is 1500 in every game, the others follow from what each level scored against the one below.
Ratings of two games cannot be compared.
"""

from collections.abc import Mapping, Sequence
from math import hypot, log, sqrt

from rules.games import game_named
from rules.standing.rating import MIDDLE, SCALE, Rating

PLAYERS = 2
"""The number of players in the measured matches."""

Rung = tuple[float, int]
"""The percentage a level scored against the one below, and in how many games."""

MEASURED: Mapping[str, tuple[Rung, ...]] = {
    "mono": ((95.5, 200), (89.2, 200), (81.7, 60), (68.3, 60)),
    "adamas": ((76.0, 100), (73.2, 200), (100.0, 20), (91.7, 12)),
    "holomino": ((74.2, 200), (67.5, 80), (87.5, 40), (92.5, 40)),
    "dragons": ((71.8, 200), (68.2, 200), (75.0, 40), (81.2, 24)),
    "blackbox": ((62.5, 200), (64.5, 200), (70.5, 200), (68.0, 100)),
}
"""The standard games, from Casual against Newcomer up."""

_CLUB = 2
_HALF = 0.5
"""Half a win added for each level, so that a level that lost all games has a finite rating."""


def levels_of(slug: str, options: Mapping[str, int | bool]) -> tuple[Rating, ...]:
    """Return the rating of each level, the weakest first; empty where it was not measured.

    `options` are those of the match, or those alone that differ from the standard game.
    """
    usual = game_named(slug).options().resolved(PLAYERS).to_dict()
    return _ratings(MEASURED.get(slug, ())) if {**usual, **options} == usual else ()


def _ratings(rungs: Sequence[Rung]) -> tuple[Rating, ...]:
    if not rungs:
        return ()
    steps = [_step(*rung) for rung in rungs]
    up, down = [Rating(MIDDLE, 0.0)], [Rating(MIDDLE, 0.0)]
    for gap, error in steps[_CLUB:]:
        up.append(Rating(up[-1].value + gap, hypot(up[-1].deviation, error)))
    for gap, error in reversed(steps[:_CLUB]):
        down.append(Rating(down[-1].value - gap, hypot(down[-1].deviation, error)))
    return (*reversed(down), *up[1:])


def _step(percent: float, games: int) -> tuple[float, float]:
    """Return the rating difference of two levels, and its standard error."""
    won = percent / 100 * games + _HALF
    lost = games + 2 * _HALF - won
    return SCALE * log(won / lost), SCALE * sqrt(1 / won + 1 / lost)
