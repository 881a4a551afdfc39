"""The mind for Adamas: legal, prompt, fair, and seeing as far as its level says."""

from dataclasses import replace
from itertools import islice
from math import inf
from random import Random
from threading import Event
from typing import Any

import pytest

from rules.adamas import Adamas, AdamasOptions, AdamasState, Move, position
from rules.adamas.players import MIND
from rules.adamas.players.board import Built, Field
from rules.adamas.players.candidates import Breadth, CandidateBuilder
from rules.adamas.players.evaluation import WIN, Weights, evaluate
from rules.adamas.players.levels import CHARACTERS
from rules.adamas.players.search import DECIDED, INFINITE, Character, Search
from rules.core.levels import LEVELS, Level, level_named
from rules.players import Clock, seat
from rules.players.analysis import expected_share, work_of
from tests.oracles.greedy_adamas import GreedyAdamas
from tests.rules.variants import Variant, variants_of
from tests.work import WatchedClock, Work

pytestmark = pytest.mark.slow

GAME = Adamas()
STANDARD = AdamasOptions().resolved(2)

BOARDS = variants_of(
    "adamas",
    Variant("adamas", 2, {"size": 2, "pieces": 1}),
    Variant("adamas", 2, {"size": 4, "pieces": 99}),
    Variant("adamas", 2, {"size": 8, "pieces": 99, "prog_cap": True}),
    Variant("adamas", 3, {"size": 2, "pieces": 1, "prog_cap": True}),
    Variant("adamas", 3, {"size": 5, "pieces": 30, "prog_cap": True}),
)


def start_of(players: int = 2, **options: Any) -> AdamasState:
    return GAME.initial_state(AdamasOptions(**options), players)


def questions(number: int) -> Clock:
    """Return a clock that runs out after so many questions."""
    return Clock(600, most=number)


def chosen(state: AdamasState, level: int | str, seed: int = 1, most: int = 400) -> Move:
    return MIND.choose(state, level_named(level), questions(most), Random(seed))


def scattered(rng: Random, state: AdamasState, plies: int) -> AdamasState:
    """Return a position from random play, still going on."""
    for _ in range(plies):
        moves = list(islice(GAME.legal_moves(state), 150))
        after = GAME.apply(state, rng.choice(moves))
        if after.to_move is None:
            break
        state = after
    return state


# --- legal, prompt, fair ----------------------------------------------------------------------


@pytest.mark.parametrize("variant", BOARDS, ids=str)
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_all_levels_play_whole_games_with_legal_moves(level: Level, variant: Variant) -> None:
    """`apply` refuses what is illegal; other plies are random, so that all kinds of play occur."""
    rng = Random(f"{level.number} {variant}")
    state = start_of(variant.players, **variant.options)
    for ply in range(14):
        if state.to_move is None:
            break
        if ply % 3 == 2:
            move = rng.choice(list(islice(GAME.legal_moves(state), 150)))
        else:
            move = MIND.choose(state, level, questions(6), rng)
        state = GAME.apply(state, move)
    assert state.turn >= 1


@pytest.mark.parametrize("variant", BOARDS, ids=str)
def test_an_answer_comes_even_if_the_clock_is_out_from_the_start(variant: Variant) -> None:
    rng = Random(7)
    for plies in (0, 5, 30):
        state = scattered(rng, start_of(variant.players, **variant.options), plies)
        for level in LEVELS:
            assert GAME.is_legal(state, MIND.choose(state, level, questions(0), rng))
        hint = MIND.advise(state, questions(0), rng)
        assert GAME.is_legal(state, hint.move)


def test_stopping_is_prompt_on_the_largest_board() -> None:
    stop = Event()
    stop.set()
    state = scattered(Random(3), start_of(size=8, pieces=99), 20)
    for level in LEVELS:
        with Work(most=60_000):
            MIND.choose(state, level, Clock(inf, stop), Random(1))


def test_the_clock_is_asked_often_on_the_largest_board() -> None:
    """Every answer of the clock is followed by little work, whatever the position."""
    state = scattered(Random(5), start_of(3, size=8, pieces=60, prog_cap=True), 40)
    with Work() as work:
        clock = WatchedClock(100, work)
        MIND.choose(state, level_named(5), clock, Random(1))
    assert clock.asked == 100
    assert clock.longest < 100_000
    assert clock.since < 1_000


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_the_same_view_generator_and_counting_clock_give_the_same_move(level: Level) -> None:
    state = scattered(Random(9), start_of(), 12)
    view = GAME.view(GAME.resample(GAME.view(state, state.to_move), Random(1)), state.to_move)
    moves = {MIND.choose(view, level, questions(60), Random(4)) for _ in range(2)}
    moves.add(MIND.choose(state, level, questions(60), Random(4)))
    assert len(moves) == 1


def test_equally_good_moves_vary_with_the_generator() -> None:
    state = start_of(size=4, pieces=2)
    assert len({chosen(state, "Newcomer", seed) for seed in range(12)}) > 3


def test_there_is_a_seat_for_every_level() -> None:
    state = start_of()
    for level in LEVELS:
        move = seat("adamas", level.number, 1, pace=0.01).choose(state, Event())
        assert GAME.is_legal(state, move)


# --- what the levels see ----------------------------------------------------------------------

WIN_IN_ONE = position({"c1": ("O", 2), "c3": ("X", 2), "a4": ("O", 1)}, 0, STANDARD)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_wins_in_one(level: Level) -> None:
    for seed in range(3):
        move = MIND.choose(WIN_IN_ONE, level, questions(400), Random(seed))
        outcome = GAME.apply(WIN_IN_ONE, move).outcome
        assert outcome is not None
        assert outcome.winners == {0}


def most_lost(state: AdamasState, player: int) -> int:
    """Return the most pieces of a player that the player to move can capture."""
    if state.to_move in (None, player):
        return 0
    before = pieces(state, player)
    answers = islice(GAME.legal_moves(state), 3000)
    return max(before - pieces(GAME.apply(state, move), player) for move in answers)


def pieces(state: AdamasState, player: int) -> int:
    return sum(s.height for s in state.stacks if s and s.owner == player)


# Three pieces see the stack on a3; nothing can be taken in return.
STACKS = {"a3": ("O", 3), "c1": ("O", 1), "d3": ("X", 2), "a5": ("X", 1)}
ATTACKED = position(STACKS, 0, STANDARD)


@pytest.mark.parametrize("level", LEVELS[1:], ids=lambda level: level.name)
def test_from_casual_on_what_is_attacked_is_brought_to_safety(level: Level) -> None:
    assert most_lost(position(STACKS, 1, STANDARD), 0) == 3
    for seed in range(3):
        move = MIND.choose(ATTACKED, level, questions(400), Random(seed))
        assert most_lost(GAME.apply(ATTACKED, move), 0) <= 1


def test_a_newcomer_does_not_see_what_is_attacked() -> None:
    later = replace(ATTACKED, turn=3 * 2)  # earlier it sees what is half of its pieces
    lost = [most_lost(GAME.apply(later, chosen(later, "Newcomer", s)), 0) for s in range(8)]
    assert max(lost) == 3


def test_better_levels_look_further_ahead() -> None:
    """Plies searched in a position of the middle game, with time for all of it."""
    state = scattered(Random(6), start_of(), 7)
    depths = {}
    for number in (1, 2, 3, 4):
        search = Search(state, CHARACTERS[number], questions(10**6), Random(1))
        best, _ = search.run()[0]
        assert abs(best) < DECIDED
        depths[number] = search.depth
    assert depths == {1: 1, 2: 1, 3: 3, 4: 3}
    assert CHARACTERS[3].width < CHARACTERS[4].width
    assert CHARACTERS[5].depth > 3


def played(first: int, second: int, seed: int, most: int = 160) -> AdamasState:
    """Return a game of two levels from the standard start."""
    rngs = (Random(seed), Random(seed + 100))
    state = start_of()
    while state.to_move is not None and state.turn < most:
        level = LEVELS[(first, second)[state.to_move] - 1]
        move = MIND.choose(state, level, questions(60), rngs[state.to_move])
        state = GAME.apply(state, move)
    return state


def lead(state: AdamasState, player: int) -> int:
    return pieces(state, player) - pieces(state, 1 - player)


def test_a_casual_player_beats_a_newcomer() -> None:
    assert lead(played(2, 1, 1), 0) > 0
    assert lead(played(1, 2, 2), 1) > 0


def test_a_club_player_gets_ahead_of_a_casual_one() -> None:
    assert lead(played(3, 2, 1, most=40), 0) + lead(played(2, 3, 2, most=40), 1) > 0


def test_a_casual_player_beats_greed() -> None:
    greedy, rng = GreedyAdamas(Random(1)), Random(2)
    state = start_of()
    while state.to_move is not None and state.turn < 200:
        if state.to_move == 0:
            state = GAME.apply(state, MIND.choose(state, LEVELS[1], questions(60), rng))
        else:
            state = GAME.apply(state, greedy.choose(state, Event()))
    assert lead(state, 0) > 0


def test_whoever_is_ahead_does_not_repeat_the_position() -> None:
    """One piece against seven keeps out of reach; the Expert hunts it, but not in circles."""
    state = position({"c1": ("O", 4), "c3": ("O", 3), "a5": ("X", 1)}, 0, STANDARD)
    rng = Random(1)
    for _ in range(24):
        if state.to_move is None:
            break
        if state.to_move == 0:
            move = MIND.choose(state, LEVELS[3], questions(100), rng)
        else:
            moves = sorted(GAME.legal_moves(state), key=str)
            safe = (move for move in moves if not most_lost(GAME.apply(state, move), 1))
            move = next(safe, moves[0])
        state = GAME.apply(state, move)
        assert not state.repeated


def test_an_expert_catches_a_last_piece_that_flees() -> None:
    """Solved to the end: on this board four pieces catch one within eleven plies, played well."""
    state = position({"c1": ("O", 2), "c3": ("O", 2), "a5": ("X", 1)}, 0, STANDARD)
    rng = Random(1)
    while state.to_move is not None and state.turn < 80:
        state = GAME.apply(state, MIND.choose(state, LEVELS[3], questions(60), rng))
    assert state.outcome is not None
    assert state.outcome.winners == {0}


# --- hints and chances ------------------------------------------------------------------------


def test_a_hint_names_the_capture_that_wins() -> None:
    hint = MIND.advise(WIN_IN_ONE, questions(100), Random(1))
    assert hint.why == "captures c3 and wins: nothing else is left"
    assert GAME.apply(WIN_IN_ONE, hint.move).outcome is not None


def test_chances_follow_the_pieces() -> None:
    chances = []
    for height in (2, 4, 6, 9):
        state = position({"b2": ("O", height), "d4": ("X", 3)}, 0, STANDARD)
        chances.append(expected_share(state, 0, work_of(0.2)))
        other = expected_share(state, 1, work_of(0.2))
        assert other == pytest.approx(1 - chances[-1], abs=0.02)
    assert chances == sorted(chances)
    assert chances[0] < 0.5 < chances[-1]


def test_three_players_share_the_chances() -> None:
    state = start_of(3)
    for player in range(3):
        assert 0.1 < expected_share(state, player, work_of(0.2)) < 0.9


ALL = Breadth(whole=10**9, beam=0, parts=0, most=10**9)
PATIENT = Character(Weights(answer=0.6, fork=0.5, tempo=0.1, room=5.0), ALL, 9, ALL, 10**9, 10**9)


def plain(search: Search, built: Built, depth: int, two: bool) -> list[float]:
    """Return a move's worth for each player: no pruning, no table, and everybody for themselves."""
    field, mover = search.field, search.field.mover
    assert mover is not None
    undo = field.play(built)
    after, left = field.mover, [player for player, total in enumerate(field.totals) if total]
    if after is None and two:
        worths = shared(field, left[0], WIN if len(left) == 1 else 0)
    elif depth == 1 or after is None:
        whose = left[0] if after is None else after
        worths = [evaluate(field, p, whose, PATIENT.weights) for p in range(field.players)]
    else:
        me = search._me if two else after
        builder = CandidateBuilder(field, me, PATIENT.weights, ALL, None)
        if two and depth == 2:
            worths = shared(field, after, builder.every()[0][0])
        else:
            # The last of three players takes what looks best before stuck players are out.
            moves = builder.candidates()[: None if two or depth > 2 else 1]
            found = [plain(search, move, depth - 1, two) for _, move in moves]
            worths = max(found, key=lambda worth: worth[after])
    field.undo(undo)
    return [worth - (worth > DECIDED) + (worth < -DECIDED) if two else worth for worth in worths]


def shared(field: Field, player: int, worth: float) -> list[float]:
    return [worth if one == player else -worth for one in range(field.players)]


@pytest.mark.parametrize(("players", "pieces"), [(2, 1), (2, 3), (3, 2)])
def test_a_search_finds_what_a_plain_one_finds(players: int, pieces: int) -> None:
    for seed in range(5):
        state = scattered(Random(seed), start_of(players, size=2, pieces=pieces), 2 * seed)
        search = Search(state, PATIENT, questions(10**9), Random(seed))
        moves, two = search.first_look(), sum(map(bool, search.field.totals)) == 2
        for depth in (2, 3):
            worths = [plain(search, move, depth, two)[state.mover] for _, move in moves]
            found = [search._after(move, depth, -INFINITE, INFINITE) for _, move in moves]
            assert found == pytest.approx(worths)
            again = Search(state, PATIENT, questions(10**9), Random(seed))
            again._met.clear()
            assert again._deeper(moves, depth)[0][0] == pytest.approx(max(worths))


def test_a_finished_game_is_won_or_lost() -> None:
    over = GAME.resign(start_of(3), 0)
    over = GAME.resign(over, 1)
    assert [expected_share(over, p, work_of(0.2)) for p in range(3)] == [0, 0, 1]
