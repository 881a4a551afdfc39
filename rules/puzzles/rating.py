"""Ratings of puzzle solvers: each puzzle counts as a game against an opponent of its difficulty.

Difficulties are fifths of a kind's puzzles. So the opponents' ratings are as far apart as the
medians of fifths of people.
"""

from collections.abc import Iterable, Iterator

from rules.standing.rating import Rating, after

OPPONENTS = (1050.0, 1320.0, 1500.0, 1680.0, 1950.0)
"""The rating of a puzzle of each difficulty, from 1 to 5."""

OPPONENTS_DEVIATION = 60.0


def ratings(results: Iterable[tuple[int, float]]) -> Iterator[Rating]:
    """Yield the rating after each puzzle: from the difficulty of each, and the score."""
    rating = Rating()
    for difficulty, score in results:
        opponent = Rating(OPPONENTS[difficulty - 1], OPPONENTS_DEVIATION)
        rating = after(rating, [(opponent, score)])
        yield rating
