"""Perft: how many lines of play there are to a depth, the classic check of move generation."""

from collections.abc import Callable, Iterator
from random import Random

from rules.core import CHANCE, AnyGame, Position

MOST_DEPTH = 100
"""Far more than anybody can wait for, in every game."""


class Tally:
    """Counts lines of play as they end, and tells now and then how many there were."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self._tell = tell
        self._lines = 0

    def add(self, lines: int) -> None:
        self._lines += lines
        self._tell(self._lines)


def perft(
    game: AnyGame, state: Position, depth: int, rng: Random, tally: Tally | None = None
) -> int:
    """The number of sequences of `depth` moves, shorter ones to a finished game included.

    A move is one move object; draws are made by `rng` and not counted. `tally` hears of the
    lines below each position one move from the end.
    """
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    if depth == 0 or state.to_move is None:
        return 1
    moves = game.legal_moves(game.view(state, state.to_move))
    lines = sum(perft(game, game.apply(state, move), depth - 1, rng, tally) for move in moves)
    if depth == 1 and tally is not None:
        tally.add(lines)
    return lines


def divide(
    game: AnyGame, state: Position, depth: int, rng: Random, tally: Tally | None = None
) -> Iterator[tuple[object, int]]:
    """The count below each first move, for finding where two implementations differ."""
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    for move in game.legal_moves(game.view(state, state.to_move)):
        yield move, perft(game, game.apply(state, move), depth - 1, rng, tally)
