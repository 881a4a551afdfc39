"""Puzzles that several tests look at, made once: to make one may take seconds."""

import datetime
from functools import cache
from random import Random

from rules.puzzles import Puzzle, daily, generate


@cache
def puzzle_of(kind: str, seed: int) -> Puzzle:
    return generate(kind, Random(seed))


@cache
def daily_of(kind: str, day: str) -> Puzzle:
    return daily(kind, datetime.date.fromisoformat(day))
