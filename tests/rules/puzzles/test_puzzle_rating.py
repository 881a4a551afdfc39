"""The rating over puzzles."""

from collections.abc import Iterable

from rules.puzzles.rating import OPPONENTS, ratings
from rules.standing.rating import Rating


def rated(results: Iterable[tuple[int, float]]) -> Rating:
    """Return the rating after the last puzzle."""
    return [*ratings(results)][-1]


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
