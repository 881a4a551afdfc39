"""Puzzles: made without end, solved afresh, sent as a line of text.

`generate` and `daily` make one, `to_text` and `from_text` send one, `attempt` begins an attempt,
`answer` judges a whole one, `solution` spoils it, `check` says whether a puzzle is sound.
"""

import datetime
from collections.abc import Collection, Iterable
from random import Random
from typing import Any

from rules.core import InvalidOptions, Message
from rules.core.puzzle import (
    Attempt,
    GaveUp,
    Goal,
    InvalidPuzzle,
    Options,
    Out,
    Puzzle,
    Solution,
    Verdict,
)
from rules.puzzles.kinds import KINDS, kind_named
from rules.puzzles.line import kind_of, line_in, read, write
from rules.puzzles.stock import DAY_OPTIONS, Ready, position_of_day, shipped

__all__ = [
    "KINDS", "Attempt", "GaveUp", "Goal", "InvalidPuzzle", "Puzzle", "Ready", "Solution",
    "Verdict", "answer", "attempt", "best_line", "best_lines", "check", "daily", "from_setup",
    "from_text", "generate", "position_of", "shipped", "solution", "to_text",
]  # fmt: skip


def generate(
    kind: str, rng: Random, out: Out = lambda: False, known: Collection[str] = ()
) -> Puzzle:
    """Return a new puzzle whose id is none of the known ones.

    Depends on nothing but the generator. `out()` is asked now and then and says when to give up.
    Raises InvalidPuzzle for a kind that does not exist, GaveUp once `out()`.
    """
    maker = kind_named(kind)
    while not out():
        puzzle = maker.make(rng, out)
        if puzzle is not None and puzzle.id not in known and not out():
            return puzzle
    raise GaveUp


def daily(kind: str, date: datetime.date, out: Out = lambda: False) -> Puzzle:
    """Return the puzzle of a day: the same for everybody, in every version.

    Only its par and difficulty are found now, which takes up to some seconds. Raises InvalidPuzzle
    for a kind that does not exist, and GaveUp once `out()`.
    """
    maker = kind_named(kind)
    return maker.of_position(DAY_OPTIONS.get(kind, {}), position_of_day(kind, date), out)


def position_of(kind: str, date: datetime.date) -> Puzzle:
    """Return the puzzle of a day without its goal, par and difficulty, which are not searched for.

    For a picture of it. Raises InvalidPuzzle for a kind that does not exist.
    """
    return kind_named(kind).bare(DAY_OPTIONS.get(kind, {}), position_of_day(kind, date))


def from_setup(game: str, options: Options, setup: str, out: Out = lambda: False) -> Puzzle:
    """Return the puzzle of a set-up position of a game, forced wins before others.

    Raises InvalidPuzzle with what speaks against each kind, and GaveUp once `out()`.
    """
    reasons = []
    kinds = [kind for kind in KINDS.values() if kind.game.slug == game]
    for kind in sorted(kinds, key=lambda kind: not kind.tries):
        try:
            return kind.of_setup(options, setup, out)
        except InvalidOptions as error:
            reasons.append(error.reason)
        except InvalidPuzzle as error:
            reasons.append(error.message)
    first, *others = dict.fromkeys(reasons)
    for other in others:
        first = Message("{reason}; {other}", reason=first, other=other)
    raise InvalidPuzzle(first)


def to_text(puzzle: Puzzle) -> str:
    """One line to send; what the solver must not see is sealed."""
    return write(puzzle, kind_named(puzzle.kind))


def from_text(text: str) -> Puzzle:
    """Return the puzzle of a line, alone or anywhere in a message.

    Raises InvalidPuzzle saying what is wrong, and where.
    """
    line = line_in(text)
    return read(line, kind_of(line, KINDS))


def attempt(puzzle: Puzzle) -> Attempt:
    """Return the beginning of an attempt."""
    kind = kind_named(puzzle.kind)
    return Attempt(kind, puzzle, kind.begin(puzzle))


def answer(puzzle: Puzzle, moves: Iterable[Any]) -> Verdict:
    """Return the judgement on moves, typed or not, against the best defence.

    Raises InvalidMove or IllegalMove where one cannot be made.
    """
    trying = attempt(puzzle)
    for move in moves:
        trying = trying.type(move) if isinstance(move, str) else trying.apply(move)
    return trying.verdict()


def solution(puzzle: Puzzle) -> Solution:
    """How a puzzle is solved, found afresh. Raises InvalidPuzzle where it cannot be."""
    return kind_named(puzzle.kind).solve(puzzle)


def best_lines(puzzle: Puzzle, out: Out = lambda: False) -> tuple[tuple[str, ...], ...]:
    """One way to play for each best first move. Raises what `best_line` does."""
    return kind_named(puzzle.kind).lines(puzzle, out)


def best_line(puzzle: Puzzle, out: Out = lambda: False) -> tuple[str, ...]:
    """One best way to play, as typed turns. Raises InvalidPuzzle, and GaveUp once `out()`."""
    return kind_named(puzzle.kind).line(puzzle, out)


def check(puzzle: Puzzle, out: Out = lambda: False) -> Solution:
    """Return the solution of a sound puzzle.

    Raises InvalidPuzzle saying what is not right, and GaveUp once `out()`.
    """
    return kind_named(puzzle.kind).checked(puzzle, out)
