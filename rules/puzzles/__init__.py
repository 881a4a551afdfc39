"""Puzzles: how to generate, solve and send them as a line of text.

`generate` and `daily` make a puzzle, `to_text` and `from_text` convert it, `attempt` begins an
attempt, `answer` judges a complete one, `solution` returns the solution, and `check` tests whether
a puzzle is sound.
"""

import datetime
from collections.abc import Collection, Iterable
from random import Random

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
    """Return a new puzzle whose id is not among the known ones.

    It depends only on the random generator. Raises InvalidPuzzle for an unknown kind, and GaveUp
    once `out()` is true.
    """
    maker = kind_named(kind)
    while not out():
        puzzle = maker.make(rng, out)
        if puzzle is not None and puzzle.id not in known and not out():
            return puzzle
    raise GaveUp


def daily(kind: str, date: datetime.date, out: Out = lambda: False) -> Puzzle:
    """Return the puzzle of a day, the same for everybody, in every version.

    Its par and difficulty are computed now, which may take some seconds. Raises InvalidPuzzle for
    an unknown kind, and GaveUp once `out()` is true.
    """
    maker = kind_named(kind)
    return maker.of_position(DAY_OPTIONS.get(kind, {}), position_of_day(kind, date), out)


def position_of(kind: str, date: datetime.date) -> Puzzle:
    """Return the puzzle of a day without goal, par and difficulty, for a picture of it.

    Raises InvalidPuzzle for an unknown kind.
    """
    return kind_named(kind).bare(DAY_OPTIONS.get(kind, {}), position_of_day(kind, date))


def from_setup(game: str, options: Options, setup: str, out: Out = lambda: False) -> Puzzle:
    """Return the puzzle of a set-up position of a game, forced wins before others.

    Raises InvalidPuzzle, which has the reason for each kind, and GaveUp once `out()` is true.
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
        #: two reasons why a position makes no puzzle
        first = Message("{reason}; {other}", reason=first, other=other)
    raise InvalidPuzzle(first)


def to_text(puzzle: Puzzle) -> str:
    """Return a line of text for a puzzle, with secrets from the solver sealed."""
    return write(puzzle, kind_named(puzzle.kind))


def from_text(text: str) -> Puzzle:
    """Return the puzzle in a line, alone or anywhere in a message.

    Raises InvalidPuzzle, which says what is wrong.
    """
    line = line_in(text)
    return read(line, kind_of(line, KINDS))


def attempt(puzzle: Puzzle) -> Attempt:
    """Return a new attempt at a puzzle."""
    kind = kind_named(puzzle.kind)
    return Attempt(kind, puzzle, kind.begin(puzzle))


def answer(puzzle: Puzzle, moves: Iterable[object]) -> Verdict:
    """Return the verdict on moves, typed texts or objects, against the best defence.

    Raises InvalidMove or IllegalMove if a move cannot be made.
    """
    trying = attempt(puzzle)
    for move in moves:
        trying = trying.type(move) if isinstance(move, str) else trying.apply(move)
    return trying.verdict()


def solution(puzzle: Puzzle) -> Solution:
    """Solve a puzzle and return the solution. Raises InvalidPuzzle if it cannot be solved."""
    return kind_named(puzzle.kind).solve(puzzle)


def best_lines(puzzle: Puzzle, out: Out = lambda: False) -> tuple[tuple[str, ...], ...]:
    """Return one solution for each best first move. Raises the errors of `best_line`."""
    return kind_named(puzzle.kind).lines(puzzle, out)


def best_line(puzzle: Puzzle, out: Out = lambda: False) -> tuple[str, ...]:
    """Return one best solution as typed turns. Raises InvalidPuzzle, and GaveUp once `out()`."""
    return kind_named(puzzle.kind).line(puzzle, out)


def check(puzzle: Puzzle, out: Out = lambda: False) -> Solution:
    """Return the solution of a sound puzzle.

    Raises InvalidPuzzle, which says what is wrong, and GaveUp once `out()` is true.
    """
    return kind_named(puzzle.kind).checked(puzzle, out)
