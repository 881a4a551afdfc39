"""The first moves of Expert and Master: legal, used, and without a forced loss."""

from random import Random

import pytest

from rules.core.levels import LEVELS, Level
from rules.dragons import Dragons
from rules.dragons.game import Place
from rules.dragons.players import MIND
from rules.dragons.players.first_moves import HOLDING, holding_first_moves, standard_start
from tests.rules.dragons.boards import start
from tests.tools.players.dragons_first_moves import refuted
from tests.work import steps

GAME = Dragons()
TURNS = 20_000


def test_the_moves_of_the_table_are_legal_and_different() -> None:
    assert set(HOLDING) <= set(GAME.legal_moves(standard_start()))
    assert len(set(HOLDING)) == len(HOLDING)


def test_no_win_by_force_answers_a_move_of_the_table() -> None:
    assert [depth for _, depth in refuted(HOLDING, TURNS)] == [None] * len(HOLDING)


def test_other_first_moves_lose_by_force() -> None:
    others = [Place("i", 4), Place("k", 5)]
    assert all(depth for _, depth in refuted(others, TURNS))


@pytest.mark.parametrize("level", LEVELS[3:], ids=str)
def test_expert_and_master_begin_with_each_of_them(level: Level) -> None:
    view = GAME.view(start(), 0)
    chosen = {MIND.choose(view, level, steps(0), Random(seed)) for seed in range(40)}
    assert chosen == set(HOLDING)


def test_weaker_levels_do_not_know_the_table() -> None:
    view = GAME.view(start(), 0)
    chosen = {MIND.choose(view, LEVELS[2], steps(20), Random(seed)) for seed in range(12)}
    assert not chosen <= set(HOLDING)


@pytest.mark.parametrize("values", [{"cross": True}, {"start_tip": True}, {"num_tiles": 40}])
def test_the_table_is_for_the_standard_game_only(values: dict[str, bool | int]) -> None:
    assert holding_first_moves(start(**values)) == ()
    assert holding_first_moves(GAME.apply(start(), HOLDING[0])) == ()
