"""Puzzles whose position lies open as a set-up text, and their grading."""

from collections.abc import Iterable

from rules.core import Position, stand_in_names
from rules.core.puzzle import STARS, Kind, Options, Puzzle, Solution


class PositionKind(Kind):
    """A kind whose puzzles are positions of a game for two."""

    def begin(self, puzzle: Puzzle) -> Position:
        resolved = self.game.options.read(dict(puzzle.options), 2)
        state: Position = self.game.set_up(resolved, stand_in_names(2), puzzle.position)
        return state

    def seat(self, puzzle: Puzzle) -> int:
        return self.begin(puzzle).to_move or 0

    def made(self, options: Options, state: Position, solution: Solution) -> Puzzle:
        """The puzzle of a position that has been solved."""
        return self.described(self.bare(options, self.game.write_setup(state)), state, solution)


def graded(score: int, best: int) -> int:
    """The stars for a score where the best is known: three for it, then three quarters, half."""
    return STARS if score >= best else 2 if 4 * score >= 3 * best else int(2 * score >= best)


def ranged(value: float, limits: Iterable[float]) -> int:
    """A difficulty from 1 to 5: one more than the number of limits that are reached."""
    return min(5, 1 + sum(value >= limit for limit in limits))
