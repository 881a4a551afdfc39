"""The list of a turn: what ends it, and what it scores ("Play", "Score")."""

from collections.abc import Sequence
from itertools import groupby

Runs = tuple[tuple[int, int], ...]
"""The value and the length of each run of equal values, in the order of the list."""


def ends_turn(value: int, last: int) -> bool:
    """Whether a value ends the turn after `last`, and so does not score; 0 is an empty list."""
    return value < last


def is_cut(values: Sequence[int]) -> bool:
    """Whether the last of the listed values ended the turn."""
    return len(values) > 1 and ends_turn(values[-1], values[-2])


def runs_of(values: Sequence[int]) -> Runs:
    """Return the runs of equal values."""
    return tuple((value, len(list(run))) for value, run in groupby(values))


def run_points(length: int) -> int:
    """Return the points of a run of so many values."""
    return length**2


def turn_score(values: Sequence[int]) -> int:
    """Return the points of a list, without a value that ended the turn."""
    return sum(run_points(length) for _, length in runs_of(values))


def gain(value: int, last: int, run: int) -> int:
    """Return the points that a value adds to a list that ends with a run of `last`."""
    if ends_turn(value, last):
        return 0
    return run_points(run + 1) - run_points(run) if value == last else run_points(1)
