"""A rating: Glicko-2."""

import pytest

from rules.standing.rating import Rating, after, expected_score


def test_the_example_of_the_system_comes_out() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = after(Rating(1500, 200), games)
    assert found.value == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.02)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_uncertainty_grows() -> None:
    found = after(Rating(1600, 100), [])
    assert found.value == 1600
    assert found.deviation > 100


def test_a_part_of_a_period_leaves_less_time_to_change() -> None:
    games = [(Rating(1500, 30), 1.0)]
    whole, part = after(Rating(1600, 100), games), after(Rating(1600, 100), games, 0.1)
    assert part.deviation < whole.deviation


def test_equals_are_expected_to_share_and_uncertainty_evens_out() -> None:
    assert expected_score(Rating(1400, 90), Rating(1400, 20)) == 0.5
    known = expected_score(Rating(1700, 0), Rating(1500, 0))
    assert known == pytest.approx(1 / (1 + 10 ** (-200 / 400)), abs=1e-4)
    assert 0.5 < expected_score(Rating(1700, 300), Rating(1500, 0)) < known


def test_a_surprise_makes_it_more_volatile() -> None:
    steady = Rating(1500, 60)
    shaken = after(steady, [(Rating(1950, 60), 1.0)] * 6)
    assert shaken.volatility > steady.volatility
