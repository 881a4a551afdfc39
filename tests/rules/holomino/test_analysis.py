"""Analyses of Holomino: the mean over the draws, and the last tiles to the end."""

from random import Random
from typing import Any

import pytest

from rules.core import CHANCE
from rules.core.analysis import Work
from rules.core.mind import YOURS
from rules.holomino import Holomino, HolominoOptions, HolominoState
from rules.holomino.players import MIND
from rules.playout import random_move
from tests.rules.holomino.player_tables import OPTIONS, moments
from tests.rules.holomino.reasons import holds
from tests.rules.players.test_reasons import parts

GAME = Holomino()
LITTLE = Work(0.1)


def before_the_end(left: int, seed: int) -> HolominoState:
    """Return a position of a small game with so many tiles left and none to draw."""
    rng = Random(seed)
    options = HolominoOptions.read({"num_digits": 4, "pool_size": 3}, 2)
    state = GAME.initial_state(options, 2)
    while state.to_move == CHANCE or sum(map(len, state.pools)) + len(state.sack) > left:
        chance = state.to_move == CHANCE
        state = GAME.apply(
            state, GAME.draw(state, rng) if chance else random_move(GAME, state, rng)
        )
    return state


def share_of_best(state: HolominoState, player: int) -> float:
    """Return a player's share of the win, tried out with the rules alone."""
    if state.outcome is not None:
        return state.outcome.share(player)
    assert state.to_move != CHANCE
    shares = [share_of_best(GAME.apply(state, m), player) for m in GAME.legal_moves(state)]
    return max(shares) if state.to_move == player else min(shares)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_tiles_are_played_to_the_end(seed: int) -> None:
    state = before_the_end(3, seed)
    if state.to_move is None or state.sack:
        pytest.skip("this match went another way")
    moves = list(GAME.legal_moves(state))
    found = MIND.analyse(state, LITTLE, include=moves)
    for move in moves:
        line = found.line_of(move)
        assert line is not None
        assert line.value == share_of_best(GAME.apply(state, move), state.mover)
        assert (line.proof is not None) == (line.value in (0.0, 1.0))


HIDDEN_BEST = (
    "tiles: 0,0=132 1,0=426 1,-1=234 -1,1=531 -1,2=651 -2,2=135 -3,3=231 2,-2=451 2,-1=645 "
    "-2,3=316 0,2=614 1,-2=365 3,-3=152 -3,4=623 -3,5=162 3,-2=512 -2,4=235 3,-1=156 -4,4=142 "
    "-4,6=361 4,-2=625 -5,4=154 -5,3=524 -2,5=324; O: 265 346 134; X: 354 164 356 124; "
    "points: 40 36; move: X"
)
"""A position in which most moves look alike, and 435:34 is the twenty-first by the evaluation."""


def test_a_move_that_looks_no_better_than_others_is_found() -> None:
    state = GAME.read_setup(HolominoOptions(), ("A", "B"), HIDDEN_BEST)
    found = MIND.analyse(state, Work())
    assert str(found.best.move) == "435:34"
    assert found.value > 0.4 > 0.25 > found.lines[1].value


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_variant_is_analysed(options: dict[str, Any]) -> None:
    for view in moments(options, seed=5, games=1, apart=9):
        legal = list(GAME.legal_moves(view))
        found = MIND.analyse(view, LITTLE, include=legal[-1:], lines=2)
        assert found.line_of(legal[-1]) is not None
        assert {line.move for line in found.lines} <= set(legal)
        values = [line.value for line in found.lines]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)


def test_equal_questions_have_equal_answers() -> None:
    found = moments({}, seed=3, games=1, apart=15)
    for position in found:
        first = MIND.analyse(position, Work())
        assert MIND.analyse(position, Work()) == first


def test_the_first_move_is_even() -> None:
    state = GAME.initial_state(HolominoOptions(), 2)
    rng = Random(1)
    while state.to_move == CHANCE:
        state = GAME.apply(state, GAME.draw(state, rng))
    assert 0.45 < MIND.analyse(state, Work()).value < 0.55


def test_a_reason_compares_the_best_move_with_the_one_played_and_every_number_is_true() -> None:
    compared = 0
    for view in moments({}, seed=21, games=2, apart=4):
        moves = list(GAME.legal_moves(view))
        found = MIND.analyse(view, LITTLE, include=[moves[0], moves[-1]])
        for played in (moves[0], moves[-1]):
            line = found.line_of(played)
            if line is None or line.move == found.best.move:
                continue
            for part in parts(MIND.explain(view, found.best, line)):
                said = part.arguments
                if "share" in said:
                    assert (said["share"], said["other"]) == (found.value, line.value)
                elif part.template not in ("{good}. {bad}", "Player {number}", YOURS.template):
                    assert holds(view, found.best.move, part, played), part
                    compared += "move" in said
    assert compared > 5
