"""Tables of Holomino for the tests of its computer player."""

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.core import CHANCE
from rules.core.hexes import Hex
from rules.holomino import Holomino, HolominoOptions, HolominoState
from rules.playout import random_move
from tests.rules.variants import variants_of

GAME = Holomino()

OPTIONS: list[dict[str, Any]] = [
    *(variant.options for variant in variants_of("holomino")),
    {"limit_scores": True},
    {"non_unique": True},
    {"pool_size": 1},
    {"pool_size": 1, "num_digits": 4},
    {"pool_size": 5, "num_digits": 3, "non_unique": True, "limit_scores": True},
    {"pool_size": 9, "num_digits": 5, "non_unique": True},
    {"pool_size": 9, "num_digits": 6},
    {"pool_size": 2, "num_digits": 7},
]

RING: dict[Hex, str] = {
    (0, -1): "514",
    (1, -1): "641",
    (1, 0): "561",
    (0, 1): "245",
    (-1, 1): "264",
    (-1, 0): "625",
}
"""Around (0, 0), clockwise from the top: only 456 fits there, for 15 × 15 × 15."""


def moments(
    options: dict[str, Any], *, seed: int, games: int, apart: int = 5
) -> Iterator[HolominoState]:
    """Yield views of players to move from random games: the first, the last, and some between."""
    rng = Random(seed)
    for _ in range(games):
        state = GAME.initial_state(HolominoOptions.read(options, 2), 2)
        last: HolominoState | None = None
        while state.to_move is not None:
            if state.to_move == CHANCE:
                state = GAME.apply(state, GAME.draw(state, rng))
                continue
            last = state
            if state.turn % apart == 0:
                yield state
            state = GAME.apply(state, random_move(GAME, state, rng))
        assert last is not None
        yield last
