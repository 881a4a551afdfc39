"""Computer players leave next to nothing to the cyclic collector, which would stop the window."""

import gc
from threading import Event

import pytest

from rules.core import AnyGame
from rules.games import GAMES
from rules.match import Match
from rules.players import LEVELS, seat

pytestmark = pytest.mark.slow

MOST = 10_000
"""Objects a move may leave: they are collected in some two milliseconds."""
_PLIES = 8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_move_leaves_little_to_collect(game: AnyGame) -> None:
    match = Match.new(game.slug, seed=5)
    players = [
        seat(game.slug, LEVELS[-1].number, seed=n, pace=0.01) for n, _ in enumerate(match.names)
    ]
    for _ in range(_PLIES):
        mover = match.to_move
        if mover is None:
            break
        gc.collect()
        move = players[mover].choose(match.view(mover), Event())
        assert gc.collect() < MOST
        match.play(move)
