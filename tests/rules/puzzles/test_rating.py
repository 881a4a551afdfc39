"""The rating over puzzles: Glicko-2."""

import pytest

from rules.puzzles.rating import OPPONENTS, Rating, after, rated


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


def test_harder_puzzles_raise_it_more_and_easier_ones_lower_it_more() -> None:
    raised = [rated([(difficulty, 1)]).value for difficulty in range(1, 6)]
    lowered = [rated([(difficulty, 0)]).value for difficulty in range(1, 6)]
    assert raised == sorted(raised)
    assert lowered == sorted(lowered)
    assert max(lowered) < 1500 < min(raised)


def test_it_finds_who_solves_every_other_puzzle_of_a_difficulty() -> None:
    for difficulty, opponent in enumerate(OPPONENTS, 1):
        found = rated([(difficulty, number % 2) for number in range(300)])
        assert abs(found.value - opponent) < found.margin < 150


def test_a_surprise_makes_it_more_volatile() -> None:
    steady = rated([(3, number % 2) for number in range(40)])
    shaken = after(steady, [(Rating(1950, 60), 1.0)] * 6)
    assert shaken.volatility > steady.volatility
