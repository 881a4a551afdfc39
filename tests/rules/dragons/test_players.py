"""The computer player of Dragons: always legal, in time, and what each level sees."""

import dataclasses
import re
from itertools import product
from random import Random
from threading import Event
from typing import Any

import pytest

from rules.core import FrozenDict
from rules.core.levels import LEVELS
from rules.dragons import Dragons, DragonsState, Place, position
from rules.dragons.players import MIND
from rules.dragons.players.board import Board
from rules.dragons.players.levels import think
from rules.dragons.players.reasons import why
from rules.dragons.players.search import DECIDED, Found, look, threat_answers
from rules.dragons.players.verdicts import verdict
from rules.kernels import compiled
from rules.players import Clock, hint, seat
from rules.players.analysis import analyse, expected_share, work_of
from tests.oracles.greedy_dragons import GreedyDragons
from tests.rules.dragons.boards import play, start
from tests.work import WatchedClock, Work, steps

pytestmark = pytest.mark.slow

GAME = Dragons()
MASTER = LEVELS[-1]

AIMS: list[dict[str, Any]] = [
    {},
    {"tantrix": True},
    {"end_first": True},
    {"end_single": True},
    {"end_most": True},
    {"all_out_most_eyes": True},
    {"loop_closed": True, "cross": True},
    {"long_loop": True, "cross": True},
]
WAYS: list[dict[str, Any]] = [
    {"num_tiles": 12},
    {"may_complete": True, "num_eyes": 2, "num_tiles": 9},
    {"start_tip": True, "num_tiles": 3},
    {"num_tiles": 500, "num_eyes": 99},
]
TIES: list[dict[str, Any]] = [
    {"tie_largest_wins": True, "num_tiles": 14},
    {"tie_largest_loses": True, "cross": True, "num_tiles": 14},
    {"num_tiles": 2},
]
VARIANTS = [aim | way for aim, way in product(AIMS, WAYS)] + TIES


def wander(state: DragonsState, rng: Random, turns: int) -> DragonsState:
    """Return a few turns at random, as long as the game goes on."""
    for _ in range(turns):
        after = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
        if after.to_move is None:
            break
        state = after
    return state


def winning(state: DragonsState) -> set[str]:
    """Return the moves that win at once."""
    return {
        str(move)
        for move in GAME.legal_moves(state)
        if (outcome := GAME.apply(state, move).outcome) and outcome.winners == {state.mover}
    }


def choice(state: DragonsState, level: int, most: int = 120, seed: int = 1) -> str:
    return str(MIND.choose(state, LEVELS[level - 1], steps(most), Random(seed)))


# Always a legal move


@pytest.mark.parametrize("values", VARIANTS, ids=str)
def test_every_level_plays_every_variant(values: dict[str, Any]) -> None:
    rng = Random(str(values))
    for turns in (0, 3, rng.randint(5, 40)):
        state = wander(start(**values), rng, turns)
        for level in LEVELS:
            for most in (0, 1, 4):
                GAME.check(state, MIND.choose(state, level, steps(most), rng))


@pytest.mark.parametrize("level", LEVELS, ids=str)
def test_whole_games(level: Any) -> None:
    rng = Random(level.number)
    for values in ({"num_tiles": 30}, {"tantrix": True, "num_tiles": 12}):
        state = start(**values)
        while state.to_move is not None:
            state = GAME.apply(state, MIND.choose(state, level, steps(3), rng))
        assert state.outcome is not None


@pytest.mark.parametrize("level", LEVELS, ids=str)
def test_an_answer_when_the_time_is_up_or_nobody_wants_it(level: Any) -> None:
    state = wander(start(), Random(3), 6)
    stopped = Event()
    stopped.set()
    for clock in (Clock(0), Clock(1e9, stopped)):
        GAME.check(state, MIND.choose(state, level, clock, Random(1)))
        GAME.check(state, MIND.advise(state, clock, Random(1)).move)


def test_answers_soon_after_the_clock_ran_out_on_the_largest_board() -> None:
    rng = Random(1)
    board = Board(start(num_tiles=500, tantrix=True))
    for _ in range(30):
        board.turn(rng.choice(board.moves()))
    while board.pool > 200:
        board = Board(_state(board))
        for _ in range(30):
            board.turn(rng.choice(board.moves()))
    state = _state(board)
    with Work() as work:
        clock = WatchedClock(100, work)
        move = MIND.choose(state, MASTER, clock, rng)
    assert clock.asked == 100
    assert clock.longest < 40_000
    assert clock.since < 1_000
    GAME.check(state, move)


def _state(board: Board) -> DragonsState:
    return position(board.as_tiles(), to_move=board.mover, options=board.options, pool=board.pool)


@pytest.mark.skipif(compiled(["dragons"]), reason="a compiled class cannot be inherited from")
def test_the_clock_is_asked_all_the_time() -> None:
    """No more than a few moves are looked at between two questions."""
    board = Board(wander(start(), Random(5), 8))
    for level in LEVELS:
        turns = 0

        class Counting(Board):
            __slots__ = ()

            def turn(self, move: int, *, chains: bool = True) -> None:
                nonlocal turns
                turns += 1
                super().turn(move, chains=chains)

        counting = Counting(_state_of(board))
        think(counting, level, steps(4), Random(1))
        assert 0 < turns < 4 * 60


def _state_of(board: Board) -> DragonsState:
    state = wander(start(), Random(5), 8)
    assert Board(state).key == board.key
    return state


# The same question, the same answer


@pytest.mark.parametrize("level", LEVELS, ids=str)
def test_the_answer_depends_on_the_view_and_the_generator_only(level: Any) -> None:
    rng = Random(8)
    for values in ({}, {"end_first": True}):
        state = wander(start(**values), rng, 7)
        tiles = FrozenDict(reversed(list(state.tiles.items())))
        again = dataclasses.replace(state, tiles=tiles, turn=99, placed=())
        view = GAME.resample(GAME.view(again, state.mover), Random(1))
        one = MIND.choose(state, level, steps(20), Random(4))
        assert one == MIND.choose(view, level, steps(20), Random(4))


def test_the_opening_varies() -> None:
    assert len({choice(start(), 1, seed=seed) for seed in range(8)}) > 1


# What each level sees

DIRECT = ["e3 c2 f3 j3 l5 g6", "d1 c4 f5 j5 f5 i4 a4 c10 k11 g16 g12"]
CHAINS = ["k5 e3 c9 l7 b4", "h6 d7 k5 i10 k9 h11 k5 l11 h7 b14"]
BLOCKS = ["d4 i3 e9 b3 f13 l12", "g5 h4 g6 j9 e10 k5 l4 g4 h1 h16 l10"]
GAPS = "h6 b7 l10 g8 i11 c2 k7 c16 e2 i2"
OPENING = "h6 k5 k7 l4 k4"
FORCED = {
    OPENING: "i9",
    "d2 k1 j5 a2 l7 d7 i5 g11": "e14",
    "l6 d1 j2 g12 b10": "j4",
}


@pytest.mark.parametrize("script", DIRECT)
def test_every_level_sees_its_own_loop(script: str) -> None:
    state = play(start(), *script.split())
    for level in range(1, 6):
        assert choice(state, level) in winning(state)


@pytest.mark.parametrize("script", CHAINS)
def test_chains_are_seen_from_club_on(script: str) -> None:
    state = play(start(), *script.split())
    assert winning(state)
    for level in (3, 4, 5):
        assert choice(state, level) in winning(state)
    for level in (1, 2):
        assert all(choice(state, level, seed=seed) not in winning(state) for seed in range(3))


@pytest.mark.parametrize("script", BLOCKS)
def test_the_enemys_loop_is_seen_from_casual_on(script: str) -> None:
    state = play(start(), *script.split())
    assert len(list(GAME.legal_moves(state))) > 20

    def hands_it_over(level: int) -> bool:
        (move,) = GAME.parse_move(state, choice(state, level))
        return bool(winning(GAME.apply(state, move)))

    assert hands_it_over(1)
    for level in (2, 3, 4, 5):
        assert not hands_it_over(level)


@pytest.mark.parametrize("script", FORCED)
def test_a_win_in_three_is_forced_from_expert_on(script: str) -> None:
    state = play(start(), *script.split())
    for level in (4, 5):
        found = think(Board(state), LEVELS[level - 1], steps(300), Random(1))[0]
        assert found.worth > DECIDED
        after = GAME.apply(state, Board(state).place(found.move))
        assert think(Board(after), LEVELS[3], steps(300), Random(1))[0].worth < -DECIDED
        assert level > 4 or str(Board(state).place(found.move)) == FORCED[script]
    for level in (1, 2, 3):
        assert think(Board(state), LEVELS[level - 1], steps(300), Random(1))[0].worth < DECIDED


def test_forced_wins_come_true_against_every_defence() -> None:
    state = GAME.apply(play(start(), *OPENING.split()), Place("i", 9))
    player = 1 - state.mover
    for reply in GAME.legal_moves(state):
        after = GAME.apply(state, reply)
        assert after.outcome is None or after.outcome.winners == {player}
        while after.outcome is None:
            assert think(Board(after), MASTER, steps(300), Random(1))[0].worth > DECIDED
            after = GAME.apply(after, MIND.choose(after, MASTER, steps(300), Random(1)))
            if after.outcome is None:
                after = GAME.apply(after, next(GAME.legal_moves(after)))
        assert after.outcome.winners == {player}


def test_what_parries_leaves_out_parries_nothing() -> None:
    rng = Random(11)
    seen = 0
    while seen < 5:
        board = Board(start())
        for _ in range(rng.randint(6, 12)):
            board.turn(rng.choice(board.moves()))
            if verdict(board) is not None or not board.pool:
                board.undo()
                break
        threats = look(board).threats[1 - board.mover]
        moves = board.moves()
        kept = threat_answers(board, moves, threats) if threats else moves
        seen += len(kept) < len(moves)
        for move in set(moves) - set(kept):
            board.turn(move)
            if verdict(board) is None:
                assert set(threats) <= set(look(board).threats[board.mover])
                assert not board.gaps()
            board.undo()


def test_the_better_level_wins() -> None:
    for strong, weak in ((5, 1), (3, 1)):
        won = sum(_winner(strong, weak, first, seed) for seed in range(2) for first in (0, 1))
        assert won >= 3


def _winner(strong: int, weak: int, seat_of_strong: int, seed: int) -> bool:
    rng = Random(seed)
    state = start()
    while state.to_move is not None:
        level = LEVELS[(strong if state.mover == seat_of_strong else weak) - 1]
        state = GAME.apply(state, MIND.choose(state, level, steps(40), rng))
    assert state.outcome is not None
    return seat_of_strong in state.outcome.winners


def test_beats_a_plain_greedy_player() -> None:
    rng = Random(2)
    won = 0
    for first in (0, 1, 0):
        state, greedy = start(), GreedyDragons(rng)
        while state.to_move is not None:
            if state.mover == first:
                move = MIND.choose(state, MASTER, steps(50), rng)
            else:
                move = greedy.choose(state, Event())
            state = GAME.apply(state, move)
        assert state.outcome is not None
        won += state.outcome.winners == {first}
    assert won >= 2


def test_who_is_ahead_does_not_gather_until_the_tiles_run_out() -> None:
    # The matches in which it did: gaps may stay open, so that nothing forces what it gathers.
    for seed in (1, 2, 3):
        rng, own = Random(seed), seed % 2
        state = start(may_complete=True, num_tiles=30)
        while state.to_move is not None:
            if state.mover == own:
                move = MIND.choose(state, MASTER, steps(60), rng)
            else:
                move = rng.choice(list(GAME.legal_moves(state)))
            state = GAME.apply(state, move)
        assert state.outcome is not None
        assert state.outcome.winners == {own}


# Hints and odds


def test_hints_of_wins_name_the_loop() -> None:
    for script in DIRECT + CHAINS:
        state = play(start(), *script.split())
        found = MIND.advise(state, steps(60), Random(0))
        outcome = GAME.apply(state, found.move).outcome
        assert outcome is not None
        length = re.search(r"makes a loop of (\d+) tiles and wins", found.why)
        assert length is not None
        assert f"a loop of {length[1]} tiles" in outcome.reason


def test_hints_of_forced_wins_and_of_blocks() -> None:
    state = play(start(), *OPENING.split())
    told = MIND.advise(state, steps(400), Random(0)).why
    enemy = state.names[1 - state.mover]
    assert told.startswith(f"forces the win within your next 2 turns, whatever {enemy} does: ")


@pytest.mark.parametrize(
    ("script", "move"),
    [("h1 k3 i8 e12 l11 g9 l6 b3 l7", "i7"), ("k4 c6 l5 d3 c7 i7 l6 g15", "h13")],
)
def test_hints_of_blocks_name_the_place(script: str, move: str) -> None:
    state = play(start(), *script.split())
    enemy = 1 - state.mover
    (place,) = GAME.parse_move(state, move)
    told = _why(state, place)
    assert told.startswith(
        f"blocks position {place.position}, where {state.names[enemy]} could have"
    )
    wins = winning(dataclasses.replace(state, to_move=enemy))
    assert place.position in {int(win[1:]) for win in wins}
    assert not look(Board(GAME.apply(state, place))).threats[enemy]


def test_hints_of_gaps_that_win_time() -> None:
    state = play(start(), *GAPS.split())
    (place,) = GAME.parse_move(state, "c1")
    assert _why(state, place) == (
        f"makes a gap: {state.names[1 - state.mover]} must fill it before closing a loop"
    )
    after = GAME.apply(state, place)
    assert after.gaps
    assert look(Board(after)).threats[after.mover]


def _why(state: DragonsState, place: Place) -> str:
    board = Board(state)
    (move,) = (move for move in board.moves() if board.place(move) == place)
    return why(state, board, Found(move, 0, 1))


def test_what_hints_say_is_true() -> None:
    rng = Random(14)
    kinds = set()
    for values in (AIMS[0], AIMS[0], AIMS[1] | {"num_tiles": 20}, AIMS[2]):
        state = start(**values)
        while state.to_move is not None:
            told = MIND.advise(state, steps(25), rng)
            after = GAME.apply(state, told.move)
            kinds.add(_checked(state, after, told.why))
            if rng.random() < 0.3:
                after = GAME.apply(state, rng.choice(list(GAME.legal_moves(state))))
            state = after
    assert len(kinds) > 5


def _checked(state: DragonsState, after: DragonsState, told: str) -> str:
    """Return the kind of a sentence, whose facts are checked against the rules."""
    assert told[0].islower()
    assert not told.endswith(".")
    player = state.mover
    replies = re.search(r"has only (\d+) moves?", told)
    if replies:
        assert after.gaps
        assert len(list(GAME.legal_moves(after))) == int(replies[1])
    if "and wins" in told:
        assert after.outcome is not None
        assert after.outcome.winners == {player}
    points = re.search(r"from (\d+) to (\d+) point", told)
    if points:
        assert (state.scores[player], after.scores[player]) == tuple(map(int, points.groups()))
    if "you can win next turn" in told:
        assert look(Board(after)).threats[player]
    return re.sub(r"\d+", "", told)


LITTLE = work_of(0.1)


def test_the_odds_follow_the_position() -> None:
    state = play(start(), *DIRECT[0].split())
    player = state.mover
    assert expected_share(state, player, LITTLE) > 0.9
    assert expected_share(state, 1 - player, LITTLE) < 0.1
    assert 0.3 < expected_share(start(), 0, LITTLE) < 0.7
    chain = play(start(), *CHAINS[0].split())
    assert expected_share(chain, chain.mover, LITTLE) > 0.9
    (win,) = (move for move in GAME.legal_moves(state) if str(move) == min(winning(state)))
    over = GAME.apply(state, win)
    assert expected_share(over, player, LITTLE) == 1
    assert expected_share(over, 1 - player, LITTLE) == 0


def test_an_analysis_lists_all_moves_and_refutes_those_asked_for() -> None:
    state = wander(start(), Random(9), 9)
    moves = list(GAME.legal_moves(state))
    losing = [move for move in moves if winning(GAME.apply(state, move))]
    found = analyse(state, LITTLE, losing)
    assert {line.move for line in found.lines} == set(moves)
    assert losing
    assert all(line.value == 0 for line in found.lines if line.move in losing)
    likeliest = analyse(state, LITTLE).lines[:8]
    assert all(line.proof is None and line.move not in losing for line in likeliest)


def test_it_is_seated() -> None:
    state = start()
    for level in range(1, 6):
        GAME.check(state, seat("dragons", level, 1, pace=0.01).choose(state, Event()))
    GAME.check(state, hint(state, 0.01).move)
