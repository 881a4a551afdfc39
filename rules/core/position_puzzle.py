"""Puzzles whose position is a visible set-up text, and their grading."""

from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from math import exp, log

from rules.core import IllegalMove, Message, Position, stand_in_names
from rules.core.game import M
from rules.core.puzzle import (
    ANOTHER_SCORES,
    STARS,
    Attempt,
    Kind,
    Options,
    Out,
    Puzzle,
    Solution,
    Verdict,
)
from rules.core.settled import settled, total


class PositionKind(Kind[M]):
    """A kind of puzzle that starts from a position of a two-player game."""

    def begin(self, puzzle: Puzzle) -> Position:
        resolved = self.game.options.read(dict(puzzle.options), 2)
        state: Position = self.game.set_up(resolved, stand_in_names(2), puzzle.position)
        return state

    def seat(self, puzzle: Puzzle) -> int:
        return self.begin(puzzle).to_move or 0

    def lines(self, puzzle: Puzzle, out: Out = lambda: False) -> tuple[tuple[str, ...], ...]:
        return tuple((first,) for first in self.solve(puzzle, out).firsts)

    @abstractmethod
    def solved(self, state: Position, out: Out) -> Solution:
        """Solve a position.

        Raises InvalidPuzzle if there is nothing to solve, and GaveUp as soon as `out()` is True.
        """

    def canonical(self, state: Position) -> Position:
        """Return one common form of all mirrored and rotated positions.

        A kind whose effort does not depend on the order of the moves need not override this.
        """
        return state

    def solve(self, puzzle: Puzzle, out: Out = lambda: False) -> Solution:
        """See `Kind`. The effort is that of the canonical position: mirrored puzzles are equal."""
        state = self.begin(puzzle)
        found = self.solved(state, out)
        canonical = self.game.write_setup(self.canonical(state))
        if canonical == self.game.write_setup(state):
            return found
        same = self.begin(replace(puzzle, position=canonical))
        return replace(found, effort=self.solved(same, out).effort)

    def made(self, options: Options, state: Position, out: Out) -> Puzzle:
        """Return the puzzle of a position, turned to its canonical form and solved.

        Raises what `solved` does.
        """
        bare = self.bare(options, self.game.write_setup(self.canonical(state)))
        return self.described(bare, self.begin(bare), self.solve(bare, out))


class BestMoveKind(PositionKind[M]):
    """A kind solved by its one best move; a worse move costs a star and must be undone."""

    tries = True

    @abstractmethod
    def gain(self, before: Position, after: Position) -> int:
        """Return the score of a solver's move."""

    def written(self, before: Position, move: M) -> str:
        """Return the text in which a solver's move is stored."""
        return str(move)

    def play(self, attempt: Attempt, move: M) -> Attempt:
        if attempt.astray:
            raise IllegalMove(ANOTHER_SCORES)
        made = attempt.moved(move, partial(self.written, attempt.state))
        score = self.gain(attempt.state, made.state)
        astray = score < attempt.puzzle.par
        wrong = attempt.wrong + astray
        over = not astray or wrong >= STARS
        return replace(made, turns=1, over=over, score=score, wrong=wrong, astray=astray)

    def judged(self, attempt: Attempt, best: str, sentence: Message) -> Verdict:
        """Return the verdict on an attempt: three stars, less one for each worse move."""
        solved = attempt.score >= attempt.puzzle.par
        stars = max(0, STARS - attempt.wrong) if solved else 0
        return Verdict(solved, stars, attempt.score, best, sentence, attempt.wrong)


def graded(score: int, best: int) -> int:
    """Return the stars for a score: three for the best, two from three quarters, one from half."""
    return STARS if score >= best else 2 if 4 * score >= 3 * best else int(2 * score >= best)


_MISJUDGED = 0.25
"""A solver's typical error in judging a scoring move, as a share of the best score."""


def temptation(scores: Iterable[int], best: int) -> float:
    """Return the effort of finding the best move, given the scores of all moves.

    It is the negative logarithm of the chance that a solver with small errors in judgement picks a
    best move. It grows with the number of rivals and with their scores.
    """
    found = sorted(score for score in scores if score > 0)
    weights = total(exp((score / best - 1) / _MISJUDGED) for score in found)
    return settled(log(weights / found.count(best)))
