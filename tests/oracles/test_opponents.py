"""Tests that the simple opponents play whole legal games, and see what they should see."""

from dataclasses import replace
from random import Random

import pytest

from rules.dragons import Dragons
from rules.tournament.encounter import Encounter, play
from tests.oracles.loops_dragons import place
from tests.oracles.loops_dragons import table_of as dragons_table
from tests.oracles.plain_holomino import table_of
from tests.rules.dragons.boards import start
from tests.rules.holomino.player_tables import moments
from tests.rules.holomino.reasons import Unplaced

pytestmark = pytest.mark.slow

OPPONENTS = {
    "mono": ("sampler", "stopper", "greedy", "beginner"),
    "adamas": ("beam", "rusher", "walker"),
    "holomino": ("expecting", "rolling", "greedy"),
    "dragons": ("builder", "blocker", "greedy"),
}
SMALL = {
    "mono": {"size": 4},
    "adamas": {"size": 2, "pieces": 3},
    "holomino": {"num_digits": 4, "pool_size": 2},
    "dragons": {"num_tiles": 20},
}


@pytest.mark.parametrize("slug", OPPONENTS)
def test_they_play_a_game_to_its_end(slug: str) -> None:
    for number, name in enumerate(OPPONENTS[slug]):
        entrants = f"tests.oracles.opponents:{name}", "Newcomer"
        result = play(Encounter(slug, entrants, (0, 1), SMALL[slug], number, (1, 2), 0.001))
        assert sum(result.shares) == 1


def test_the_plain_table_of_holomino_agrees_with_the_rules() -> None:
    for view in moments({}, seed=3, games=1, apart=8):
        table, unplaced = table_of(view), Unplaced(view)
        assert {tile: table.most(tile) for tile in unplaced.most} == unplaced.most
        for cell, digits in [found[1:] for found in table.placements(view.pool[0])][:3]:
            fresh = table_of(replace(view, placed=(*view.placed, (cell, digits))))
            there = table.with_tile(cell, digits)
            assert all(there.most(tile) == fresh.most(tile) for tile in view.sack)


def test_the_plain_table_of_dragons_agrees_with_the_rules() -> None:
    game, rng = Dragons(), Random(1)
    for _ in range(4):
        state = start()
        while state.to_move is not None:
            table = dragons_table(state)
            moves = {place(table, move): move for move in table.moves()}
            assert set(moves) == set(game.legal_moves(state))
            chosen = rng.choice(sorted(moves, key=str))
            after, state = table.turn(*moves[chosen]), game.apply(state, chosen)
            assert after.tiles == dragons_table(state).tiles
            winner = after.winner()
            won = {None: set(), 2: {0, 1}}.get(winner, {winner})
            assert won == (state.outcome.winners if state.outcome else set())
