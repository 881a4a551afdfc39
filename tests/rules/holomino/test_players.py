"""The computer player of Holomino: always legal, in time, and what each level sees."""

from dataclasses import replace
from functools import partial
from math import inf
from random import Random
from threading import Event
from typing import Any

import pytest

from rules.core import CHANCE
from rules.core.levels import LEVELS, Level
from rules.holomino import (
    Holomino,
    HolominoOptions,
    HolominoState,
    Place,
    Throw,
    holes_closed,
    position,
)
from rules.holomino.players import MIND
from rules.holomino.players.reasons import why
from rules.holomino.players.search import Search, as_move
from rules.players import Clock, hint
from rules.players.analysis import expected_share, work_of
from rules.playout import random_move
from tests.oracles.greedy_holomino import GreedyHolomino, gain
from tests.rules.holomino.player_tables import OPTIONS, RING, moments
from tests.work import WatchedClock, Work, steps

GAME = Holomino()
MASTER = LEVELS[4]


def choice(view: HolominoState, level: Level, seed: int = 1, asks: int = 120) -> Any:
    return MIND.choose(view, level, steps(asks), Random(seed))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_plays_legal_moves_with_all_options(
    level: Level, options: dict[str, Any]
) -> None:
    for asks, view in enumerate(moments(options, seed=11, games=2, apart=11)):
        GAME.check(view, choice(view, level, asks=5 * (asks % 4)))


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_whole_games_end(level: Level) -> None:
    rng = Random(level.number)
    for options in ({}, {"num_digits": 4, "pool_size": 2}):
        state = GAME.initial_state(HolominoOptions.read(options, 2), 2)
        while state.to_move is not None:
            chance = state.to_move == CHANCE
            state = GAME.apply(
                state, GAME.draw(state, rng) if chance else choice(state, level, asks=8)
            )
        assert state.outcome


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_the_largest_game_is_answered_at_once_when_time_is_up(level: Level) -> None:
    stop = Event()
    stop.set()
    state = GAME.initial_state(
        HolominoOptions.read({"num_digits": 9, "non_unique": True, "pool_size": 9}, 2), 2
    )
    rng = Random(4)
    while state.turn < 90 or state.to_move == CHANCE:
        chance = state.to_move == CHANCE
        state = GAME.apply(
            state, GAME.draw(state, rng) if chance else random_move(GAME, state, rng)
        )
    with Work(most=250_000):
        move = MIND.choose(state, level, Clock(inf, stop), Random(1))
    GAME.check(state, move)


def test_time_is_kept_in_the_middle_of_a_game() -> None:
    (view, *_) = [view for view in moments({}, seed=2, games=1) if view.turn == 15]
    with Work() as work:
        clock = WatchedClock(300, work)
        MIND.choose(view, MASTER, clock, Random(1))
    assert clock.asked == 300
    assert clock.longest < 15_000
    assert clock.since < 1_000


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_the_same_question_gets_the_same_answer(level: Level) -> None:
    for view in moments({}, seed=6, games=1, apart=9):
        assert choice(view, level, seed=3, asks=40) == choice(view, level, seed=3, asks=40)


def test_only_the_view_counts() -> None:
    rng = Random(9)
    for view in moments({}, seed=7, games=1, apart=12):
        other = GAME.resample(view, rng)
        assert choice(GAME.view(other, view.mover), MASTER) == choice(view, MASTER)


def table(
    tiles: dict[Any, str], mine: str, theirs: str, sack: str = "", **options: Any
) -> HolominoState:
    """Return a position with player 0 to move; tiles apart by spaces."""
    return position(
        tiles, [mine.split(), theirs.split()], sack.split(), 0, HolominoOptions(**options)
    )


def around(missing: int) -> dict[Any, str]:
    return dict(list(RING.items())[: 6 - missing])


def points_of(view: HolominoState, move: Any) -> int:
    return gain(view, move)


@pytest.mark.parametrize("level", LEVELS[1:], ids=lambda level: level.name)
def test_from_casual_on_a_triple_is_taken(level: Level) -> None:
    view = table(around(0), "456 123 124", "126 134 135", "136 125")
    assert points_of(view, choice(view, level)) == 3375


def test_a_newcomer_looks_at_holes_one_by_one() -> None:
    values = set()
    for seed in range(40):
        view = table(around(0), "456 123 124", "126 134 135", "136 125")
        values.add(points_of(view, choice(view, LEVELS[0], seed)))
    assert values <= {0, *range(6, 16), 3375}


def test_a_newcomer_does_not_turn_a_tile_twice() -> None:
    seen = set()
    for view in moments({}, seed=13, games=6, apart=3):
        move = choice(view, LEVELS[0])
        names = set(view.pool)
        assert isinstance(move, Place)
        turned = move.digits[2:] + move.digits[:2]
        seen.add(turned in names)
        if turned in names:
            # Only when nothing fits as it lies, or turned once.
            assert not any(
                digits in names or digits[1:] + digits[:1] in names
                for digits in (m.digits for m in GAME.legal_moves(view) if isinstance(m, Place))
            )
    assert False in seen


def test_casual_is_greedy() -> None:
    for view in moments({}, seed=14, games=3, apart=4):
        plain = GreedyHolomino(Random(1)).choose(view, Event())
        assert points_of(view, choice(view, LEVELS[1])) == points_of(view, plain)


def best_reply(view: HolominoState, move: Any) -> int:
    """Return the most the other player can score after a move, without drawing."""
    return best_of(GAME.apply(view, move), 1 - view.mover)


# Whoever fills the last cell of the ring hands the triple to the holder of 456.
def test_from_club_on_the_other_player_is_not_handed_a_triple() -> None:
    view = table(around(1), "256 123 124", "456 134 135", "")
    handing = [m for m in GAME.legal_moves(view) if best_reply(view, m) >= 3375]
    assert handing
    assert all(choice(view, level, asks=300) not in handing for level in LEVELS[2:])


def test_a_club_player_counts_what_both_can_score_next() -> None:
    told = 0
    for view in moments({}, seed=31, games=2, apart=4):
        search = Search(view, steps(0))
        for step in search.choices()[::15]:
            move = as_move(view, search, step)
            if isinstance(move, Place) and not best_reply(view, move):
                told += 1
                after = replace(GAME.apply(view, move), outcome=None)
                mine = best_of(after, view.mover)
                assert search.exchange(step, [], 0.5) == 0.5 * mine
    assert told
    view = table(around(0), "123 124", "456 134", "")
    search = Search(view, steps(0))
    assert min(search.exchange(step, [], 1) for step in search.choices()) <= -3375 + 15


def test_from_expert_on_a_triple_is_prepared_when_its_tile_is_in_the_pool() -> None:
    view = table(around(1), "256 456 123", "126 134 135", "136 125 124 234 346")
    for level in LEVELS[3:]:
        move = choice(view, level, asks=400)
        assert isinstance(move, Place)
        assert move.digits == RING[(-1, 0)]


def test_a_double_is_not_taken_at_once_when_nobody_else_can_have_it() -> None:
    """The 456 can wait: with the last cell filled it scores a triple instead of a double."""
    view = table(around(1), "256 456 123", "126 134 135", "136 125 124 234 346")
    greedy = choice(view, LEVELS[1])
    assert points_of(view, greedy) == 225
    assert points_of(view, choice(view, MASTER, asks=400)) < 225


def exact(state: HolominoState) -> int:
    """1 if the player to move wins with perfect play, 0 for a tie, else -1: plain minimax."""
    best = -1
    for move in GAME.legal_moves(state):
        best = max(best, result(state, move))
        if best == 1:
            break
    return best


def result(state: HolominoState, move: Any) -> int:
    """Return what a move is worth to its player, with perfect play and nothing left to draw."""
    mover = state.mover
    then = GAME.apply(state, move)
    if then.outcome:
        winners = then.outcome.winners
        return 0 if len(winners) == 2 else 1 if mover in winners else -1
    return -exact(then)


def endings() -> list[HolominoState]:
    """Positions with nothing to draw and two tiles each, or two and one."""
    found: list[HolominoState] = []
    options = HolominoOptions(pool_size=2, num_digits=4, non_unique=True)
    rng = Random(21)
    while len(found) < 12:
        state = GAME.initial_state(options, 2)
        greedy = GreedyHolomino(rng)
        while state.to_move is not None:
            if state.to_move == CHANCE:
                state = GAME.apply(state, GAME.draw(state, rng))
                continue
            if not state.sack and sum(map(len, state.pools)) == 4 and len(found) < 12:
                even = replace(state, points=(state.points[0], state.points[0] + rng.randrange(9)))
                found.append(even)
            state = GAME.apply(state, greedy.choose(state, Event()))
    return found


def test_a_master_plays_the_last_tiles_without_fault() -> None:
    positions = endings()
    for view in positions:
        move = choice(view, MASTER, asks=100_000)
        assert result(view, move) == exact(view)
    greedy = GreedyHolomino(Random(1))
    assert any(result(v, greedy.choose(v, Event())) < exact(v) for v in positions)


def test_a_master_beats_random_play() -> None:
    wins = 0
    for seed in range(4):
        rng = Random(seed)
        state = GAME.initial_state(HolominoOptions(), 2)
        while state.to_move is not None:
            if state.to_move == CHANCE:
                state = GAME.apply(state, GAME.draw(state, rng))
            elif state.to_move == seed % 2:
                state = GAME.apply(state, choice(state, MASTER, asks=15))
            else:
                state = GAME.apply(state, random_move(GAME, state, rng))
        assert state.outcome
        wins += seed % 2 in state.outcome.winners
    assert wins >= 3


def test_hints_tell_the_truth_about_points() -> None:
    closing = 0
    for view in moments({}, seed=17, games=4, apart=3):
        found = MIND.advise(view, steps(10), Random(1))
        assert isinstance(found.move, Place)
        values = [h.value for h in holes_closed(view, found.move)]
        closing += bool(values)
        assert ("closes" in found.why) == bool(values)
        if len(values) == 1:
            assert found.why.startswith(f"closes a hole of {values[0]} points")
        assert found.why[0].islower()
        assert not found.why.endswith(".")
        assert len(found.why) < 200
    assert closing


@pytest.mark.parametrize(
    ("missing", "limited", "says"),
    [
        (0, False, "closes three holes at once: 15 × 15 × 15 = 3375 points"),
        (0, True, "closes three holes at once: (15 + 15 + 15) × 3 = 135 points"),
        (1, False, "closes two holes at once: 15 × 15 = 225 points"),
    ],
)
def test_hints_work_out_what_several_holes_score(missing: int, limited: bool, says: str) -> None:
    view = table(around(missing), "456 123", "126 134", "", limit_scores=limited)
    move = next(move for move in GAME.legal_moves(view) if points_of(view, move) > 100)
    assert why_of(view, move).startswith(says)


def why_of(view: HolominoState, move: Any) -> str:
    """Return the reason given for a move."""
    search = Search(view, steps(0))
    choices = {as_move(view, search, step): step for step in search.choices()}
    return why(view, search, choices[move])


def best_of(view: HolominoState, player: int) -> int:
    """Return the most a player could score if it were their turn, without drawing."""
    theirs = replace(view, to_move=player, turn_of=player)
    return max((points_of(theirs, move) for move in GAME.legal_moves(theirs)), default=0)


def test_a_hint_names_what_is_prepared() -> None:
    view = table(around(1), "256 456 123", "126 134 135", "136 125 124 234 346")
    found = MIND.advise(view, steps(400), Random(1))
    assert found.why.startswith(
        "makes a place worth 3375 points for you alone: only your tile 456 fits"
    )


def test_a_hint_for_a_throw_says_that_nothing_fits() -> None:
    view = table({(0, 0): "123"}, "456 465", "126 134", "136 125")
    found = hint(view, 0.05)
    assert isinstance(found.move, Throw)
    assert found.why == f"none of your tiles fits, so return {found.move.tile} to the bag"


def standing(view: HolominoState, player: int) -> float:
    return expected_share(view, player, work_of(0.05))


def test_a_lead_is_good() -> None:
    at = partial(table, around(0), "123 124 125", "126 134 135", "136")
    leads = [standing(replace(at(), points=(lead, 100)), 0) for lead in (0, 90, 100, 110, 200)]
    assert leads == sorted(leads)
    assert len(set(leads)) == 5
    assert leads[0] > 0
    assert leads[-1] < 1


def test_holding_the_tile_of_a_triple_is_good_for_one_and_bad_for_the_other() -> None:
    mine = table(around(0), "456 124 125", "126 134 135", "136")
    assert standing(mine, 0) > 0.9
    assert standing(mine, 1) < 0.1


def test_the_shares_of_both_sum_to_one() -> None:
    for view in moments({}, seed=19, games=2, apart=7):
        assert standing(view, 0) + standing(view, 1) == pytest.approx(1)


def test_what_the_end_and_the_start_are_worth() -> None:
    state = GAME.initial_state(HolominoOptions(), 2)
    assert standing(state, 0) == pytest.approx(0.5, abs=0.06)
    over = GAME.resign(state, 0)
    assert (standing(over, 0), standing(over, 1)) == (0, 1)
