"""Puzzles whose position lies open as a set-up text, and their grading."""

from collections.abc import Iterable
from math import exp, log

from rules.core import Position, stand_in_names
from rules.core.puzzle import STARS, Kind, Options, Out, Puzzle, Solution
from rules.core.settled import settled


class PositionKind(Kind):
    """A kind whose puzzles are positions of a game for two."""

    def begin(self, puzzle: Puzzle) -> Position:
        resolved = self.game.options.read(dict(puzzle.options), 2)
        state: Position = self.game.set_up(resolved, stand_in_names(2), puzzle.position)
        return state

    def seat(self, puzzle: Puzzle) -> int:
        return self.begin(puzzle).to_move or 0

    def lines(self, puzzle: Puzzle, out: Out = lambda: False) -> tuple[tuple[str, ...], ...]:
        return tuple((first,) for first in self.solve(puzzle, out).firsts)

    def made(self, options: Options, state: Position, solution: Solution) -> Puzzle:
        """The puzzle of a position that has been solved."""
        return self.described(self.bare(options, self.game.write_setup(state)), state, solution)


def graded(score: int, best: int) -> int:
    """The stars for a score where the best is known: three for it, then three quarters, half."""
    return STARS if score >= best else 2 if 4 * score >= 3 * best else int(2 * score >= best)


_MISJUDGED = 0.25
"""A solver who looks at every move that scores misjudges it by about this share of the best."""


def temptation(scores: Iterable[int], best: int) -> float:
    """The effort of finding the best of moves by what they score.

    It is the negative logarithm of the chance that somebody who misjudges each a little takes a
    best one: it grows with the number of rivals, and with how near they come.
    """
    found = [score for score in scores if score > 0]
    weights = sum(exp((score / best - 1) / _MISJUDGED) for score in found)
    return settled(log(weights / found.count(best)))
