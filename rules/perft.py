"""Perft: how many lines of play there are to a depth, the classic check of move generation."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.core import CHANCE, AnyGame, Position


def perft(game: AnyGame, state: Position, depth: int, rng: Random) -> int:
    """The number of sequences of `depth` moves, shorter ones to a finished game included.

    A move is one move object; draws are made by `rng` and not counted.
    """
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    if depth == 0 or state.to_move is None:
        return 1
    moves = game.legal_moves(game.view(state, state.to_move))
    return sum(perft(game, game.apply(state, move), depth - 1, rng) for move in moves)


def divide(game: AnyGame, state: Position, depth: int, rng: Random) -> Iterator[tuple[object, int]]:
    """The count below each first move, for finding where two implementations differ."""
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    for move in game.legal_moves(game.view(state, state.to_move)):
        yield move, perft(game, game.apply(state, move), depth - 1, rng)
