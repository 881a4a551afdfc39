"""The computer player of Black Box: its levels, its hiding, its hints."""

import dataclasses
from collections import Counter
from math import inf
from operator import mul
from random import Random
from threading import Event

import pytest

from rules.blackbox import BlackBoxState, BlackBoxView, possible_placements
from rules.blackbox.placements import COUNT, alike, placement_number
from rules.blackbox.players import MIND
from rules.blackbox.players.beliefs import share_of_likeliest
from rules.blackbox.players.hiding import hidden_by, images, weights
from rules.blackbox.players.lens import possible_in
from rules.blackbox.players.reading import beliefs, line, newcomers_guess, sides, thought_of
from rules.blackbox.players.reasons import explain
from rules.blackbox.players.results import alike as alike_numbers
from rules.blackbox.players.results import atoms_of, counts, explaining, is_ready, tells
from rules.blackbox.players.solving import solve_alone
from rules.blackbox.rays import PORTS
from rules.blackbox.state import EndTurn, Guess, Hide, Mark, Move, Probe, Unmark
from rules.core.analysis import Line
from rules.core.clock import Clock
from rules.core.levels import LEVELS, Level
from rules.players import MINDS
from rules.players.analysis import expected_share, work_of
from rules.review import Mark as Grade
from rules.review import judge
from tests.oracles.greedy_blackbox import GreedyBlackBox
from tests.rules.blackbox.player_boards import (
    DOUBLE,
    GAME,
    START,
    after,
    hidden,
    patient,
    probed,
    random_atoms,
    random_positions,
    views,
    with_left,
)
from tests.tools.players.blackbox_hiding import turns_needed
from tests.tools.players.blackbox_solo import probes_needed
from tests.work import Work, steps

pytestmark = pytest.mark.slow

# Levels that combine less


def test_beliefs_of_single_rays() -> None:
    state = probed(hidden(frozenset({0, 24, 30, 48}), random_atoms(Random(1))), 0, [0, 3, 1])
    weights = beliefs(state.boxes[0].marks)
    assert weights[0] > 1  # a hit straight ahead
    assert all(weights[cell] > 1 for cell in line(3)[3:4])
    assert weights[sides(1)[0]] > 1 or weights[sides(1)[1]] > 1  # a reflection
    assert min(weights) < 1


def test_newcomers_guess_explains_all_marks() -> None:
    state = probed(hidden(frozenset({9, 17, 31, 40}), random_atoms(Random(1))), 0, list(PORTS))
    guess = newcomers_guess(state.boxes[0])
    assert guess is not None
    assert placement_number(guess) in explaining(state.boxes[0].marks)


def test_newcomer_does_not_combine() -> None:
    """After few probes a newcomer does not guess even what is certain for an exact reader."""
    atoms, short = _short_solution()
    state = probed(hidden(atoms, random_atoms(Random(1))), 0, short)
    assert len(possible_in(state.boxes[0])) == 1
    assert newcomers_guess(state.boxes[0]) is None
    view = GAME.view(state, 0)
    moves = [MIND.choose(view, level, patient(), Random(1)) for level in LEVELS]
    assert isinstance(moves[0], Probe)
    assert moves[2:] == [Mark(min(atoms))] * 3


def _short_solution() -> tuple[frozenset[int], list[int]]:
    rng = Random(9)
    while True:
        atoms = random_atoms(rng)
        ports = solve_alone(atoms, 4)
        if len(ports) <= 5 and len(alike_numbers(atoms)) == 1:
            return atoms, ports


def test_thought_of_are_not_all() -> None:
    box = with_left(Random(3), 4000, 1000).boxes[0]
    thought = thought_of(box)
    assert 0 < len(thought) < len(possible_in(box)) / 4
    assert thought == thought_of(box)


# Hiding


def test_images() -> None:
    assert set(images((0, 1, 2, 3))) == {
        (0, 1, 2, 3), (3, 4, 5, 6), (42, 43, 44, 45), (45, 46, 47, 48),
        (0, 7, 14, 21), (21, 28, 35, 42), (6, 13, 20, 27), (27, 34, 41, 48),
    }  # fmt: skip


def test_master_hides_images_equally_often() -> None:
    rng = Random(1)
    for _ in range(50):
        atoms = random_atoms(rng)
        numbers = map(placement_number, images(atoms))
        assert len({weights()[number] for number in numbers}) == 1


def test_master_hides_each_placement_as_often_as_its_weight() -> None:
    rng, whole = Random(1), sum(weights())
    heavy = sorted(weights())[COUNT * 9 // 10]
    share = sum(weight for weight in weights() if weight >= heavy) / whole
    hidden = [placement_number(hidden_by(5, rng)) for _ in range(1000)]
    assert share > 0.4
    assert abs(sum(weights()[n] >= heavy for n in hidden) / 1000 - share) < 0.05


def test_knowing_the_weights_helps_little() -> None:
    """Who knows them needs a turn longer for the Master's placements than for random ones."""
    turns = turns_needed(weights())
    known = sum(map(mul, turns, weights())) / sum(weights())
    assert 7.2 < known < 8.2


def test_nothing_is_learnt_by_heart() -> None:
    """Of a thousand hidings, turns and mirror images being the same, few are seen again."""
    rng = Random(1)
    seen = Counter(min(images(hidden_by(5, rng))) for _ in range(1000))
    assert len(seen) > 750
    assert max(seen.values()) < 10


def test_levels_hide_harder() -> None:
    def mean(level: int) -> float:
        rng = Random(2)
        numbers = [placement_number(hidden_by(level, rng)) for _ in range(40)]
        needed = probes_needed(numbers, 1)
        return sum(needed[number] for number in numbers) / 40

    assert mean(2) < mean(4) < mean(5)


def test_master_hides_differently_every_time() -> None:
    view = GAME.view(START, 0)
    moves = {MIND.choose(view, LEVELS[4], patient(), Random(seed)) for seed in range(30)}
    assert len(moves) == 30


# The mind's contract


def test_registered() -> None:
    assert MINDS["blackbox"] is MIND


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize("most", [0, 40, 400])
def test_always_legal(level: Level, most: int) -> None:
    for view in views():
        move = MIND.choose(view, level, steps(most), Random(1))
        GAME.check(view, move)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_plays_to_the_end_without_time(level: Level) -> None:
    state, rng = START, Random(4)
    for _ in range(400):
        if state.to_move is None:
            break
        view = GAME.view(state, state.mover)
        state = GAME.apply(state, MIND.choose(view, level, Clock(0, most=0), rng))
    assert state.outcome is not None


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_deterministic(level: Level) -> None:
    for number, view in enumerate(views()):
        if number % 5 == 0:
            first, second = (MIND.choose(view, level, steps(300), Random(7)) for _ in range(2))
            assert first == second


def test_caches_do_not_change_the_answer() -> None:
    state = with_left(Random(11), 60, 20)
    view = GAME.view(state, 0)
    warm = [MIND.choose(view, LEVELS[4], steps(n), Random(1)) for n in range(0, 60, 12)]
    explaining.cache_clear()
    tells.cache_clear()
    cold = [MIND.choose(view, LEVELS[4], steps(n), Random(1)) for n in range(0, 60, 12)]
    assert warm == cold


def test_sees_views_only() -> None:
    for state in random_positions()[::4]:
        view = GAME.view(state, state.mover)
        other = GAME.resample(view, Random(5))
        assert GAME.view(other, state.mover) == view
        same = [MIND.choose(GAME.view(s, s.mover), LEVELS[4], patient(), Random(3))
                for s in (state, other)]  # fmt: skip
        assert same[0] == same[1]


def test_stops_promptly() -> None:
    """Reading the tables does not count, as it happens once."""
    is_ready(patient())
    weights()
    stop = Event()
    stop.set()
    for view in views():
        with Work(most=2_000):
            MIND.choose(view, LEVELS[4], Clock(inf, stop), Random(1))


# What the levels see


@pytest.mark.parametrize("level", LEVELS[2:], ids=lambda level: level.name)
def test_certain_atoms_are_guessed(level: Level) -> None:
    atoms = frozenset({9, 17, 31, 40})
    state = probed(hidden(atoms, random_atoms(Random(1))), 0, solve_alone(atoms, 4))
    for _ in range(5):
        assert state.outcome is None
        view = GAME.view(state, 0)
        state = GAME.apply(state, MIND.choose(view, level, patient(), Random(2)))
    assert state.outcome is not None
    assert state.outcome.winners == {0}


def test_master_guesses_early_what_is_likely() -> None:
    """It does so while the opponent knows nothing, and many placements are left."""
    atoms = max(range(COUNT), key=weights().__getitem__)
    state = hidden(atoms_of(atoms), random_atoms(Random(1)))
    for port in solve_alone(atoms_of(atoms), 4):
        state = probed(state, 0, [port])
        if share_of_likeliest(explaining(state.boxes[0].marks)) > 0.12:
            break
    assert len(explaining(state.boxes[0].marks)) > 5
    used = dataclasses.replace(state, probed=True)
    assert isinstance(MIND.choose(GAME.view(used, 0), LEVELS[4], patient(), Random(2)), Mark)


def test_wrong_markers_are_removed() -> None:
    atoms = frozenset({9, 17, 31, 40})
    state = probed(hidden(atoms, random_atoms(Random(1))), 0, solve_alone(atoms, 4))
    view = GAME.view(after(state, Mark(9), Mark(12)), 0)
    assert MIND.choose(view, LEVELS[4], patient(), Random(2)) == Unmark(12)


def _close_race() -> BlackBoxState:
    """Player 0 has used the probe and has 4 or 5 placements left, player 1 will know next turn."""
    rng = Random(12)
    theirs = frozenset({9, 17, 31, 40})
    while True:
        mine = random_atoms(rng)
        state = probed(hidden(mine, theirs), 1, solve_alone(theirs, 4)[:-1])
        for port in solve_alone(mine, 4):
            before = state
            state = probed(state, 0, [port])
            if 4 <= len(possible_in(state.boxes[0])) <= 5 and not before.boxes[0].marks[port]:
                return after(before, Probe(port))


def test_race_makes_masters_guess() -> None:
    """A club player waits to be certain and loses; a master takes the chance."""
    view = GAME.view(_close_race(), 0)
    assert MIND.choose(view, LEVELS[2], patient(), Random(1)) == EndTurn()
    assert isinstance(MIND.choose(view, LEVELS[4], patient(), Random(1)), Mark)


def test_last_guess_is_not_thrown_away() -> None:
    """With one guess left and the opponent far away, nobody exact guesses one of several."""
    rng = Random(13)
    state = with_left(rng, 12, 8)
    numbers = possible_in(state.boxes[0])
    truth = state.boxes[0].atoms
    wrong = [atoms_of(number) for number in numbers if atoms_of(number) != truth][:2]
    box = dataclasses.replace(state.boxes[0], guesses=tuple(wrong))
    state = dataclasses.replace(state, boxes=(box, state.boxes[1]), probed=True)
    for level in LEVELS[2:]:
        assert MIND.choose(GAME.view(state, 0), level, patient(), Random(1)) == EndTurn()


def test_doubles_are_guessed_when_nothing_else_helps() -> None:
    state = probed(hidden(DOUBLE, random_atoms(Random(1))), 0, solve_alone(DOUBLE, 4))
    assert len(possible_in(state.boxes[0])) == 5
    for level in LEVELS[2:]:
        assert isinstance(MIND.choose(GAME.view(state, 0), level, patient(), Random(1)), Mark)


def test_master_beats_plain_greed() -> None:
    wins = 0
    for seed in range(4):
        greedy, rng, state = GreedyBlackBox(Random(seed)), Random(seed), START
        while state.to_move is not None:
            view = GAME.view(state, state.mover)
            if state.mover == seed % 2:
                state = GAME.apply(state, MIND.choose(view, LEVELS[4], patient(), rng))
            else:
                state = GAME.apply(state, greedy.choose(view))
        assert state.outcome is not None
        wins += seed % 2 in state.outcome.winners
    assert wins >= 3


def test_guess_follows_its_markers() -> None:
    state = probed(hidden(DOUBLE, random_atoms(Random(1))), 0, solve_alone(DOUBLE, 4))
    rng = Random(5)
    moves: list[Move] = []
    while not moves or not isinstance(moves[-1], Guess):
        moves.append(MIND.choose(GAME.view(state, 0), LEVELS[4], patient(), rng))
        state = GAME.apply(state, moves[-1])
    assert len(moves) == 5


# Hints and standing


def test_hints_are_legal_and_true() -> None:
    state, rng = START, Random(3)
    while state.to_move is not None:
        view = GAME.view(state, state.mover)
        hint = MIND.advise(view, patient(), rng)
        GAME.check(view, hint.move)
        assert hint.why[0].islower() or hint.why[0].isdigit() or hint.why.startswith("Player")
        assert not hint.why.endswith(".")
        _check_reason(view, hint.move, hint.why)
        state = GAME.apply(state, hint.move)


def _check_reason(view: BlackBoxView, move: Move, why: str) -> None:
    if isinstance(move, Hide):
        assert ("no ray can tell" in why) == (alike(move.atoms).bit_count() > 1)
        return
    if "no other four cells" in why:
        assert possible_placements(view.boxes[view.mover]).bit_count() == 1


def test_hint_without_time() -> None:
    for view in views():
        hint = MIND.advise(view, Clock(9, most=0), Random(1))
        GAME.check(view, hint.move)
        assert hint.why


def test_standing_rises_with_knowledge() -> None:
    atoms, theirs = frozenset({9, 17, 31, 40}), random_atoms(Random(1))
    ports = solve_alone(atoms, 4)
    state = hidden(atoms, theirs)
    standing = []
    for count in range(len(ports) + 1):
        view = GAME.view(probed(state, 0, ports[:count]), 0)
        standing.append(expected_share(view, 0, work_of(1)))
    assert standing == sorted(standing)
    assert 0.4 < standing[0] < 0.7
    assert standing[-1] > 0.95


def test_standing_of_other_moments() -> None:
    over = GAME.resign(START, 1)
    assert expected_share(GAME.view(over, 0), 0, work_of(0.2)) == 1.0
    assert expected_share(GAME.view(over, 1), 1, work_of(0.2)) == 0.0


def _stands(state: BlackBoxState) -> float:
    return expected_share(GAME.view(state, 0), 0, work_of(0.2))


BOTH = hidden(frozenset({9, 17, 31, 40}), random_atoms(Random(1)))
"""Both have hidden their atoms, and nobody knows anything yet."""


def test_markers_change_nothing_about_how_one_stands() -> None:
    marked = GAME.apply(BOTH, Mark(10))
    assert _stands(marked) == _stands(BOTH) == _stands(GAME.apply(marked, Unmark(10)))


def test_after_a_probe_the_next_one_is_the_other_s() -> None:
    told = GAME.apply(BOTH, Probe(PORTS[0]))
    assert _stands(told) == pytest.approx(_stands(GAME.apply(told, EndTurn())), abs=0.02)
    assert _stands(GAME.apply(BOTH, EndTurn())) < _stands(BOTH) - 0.1


def test_who_knows_the_atoms_wins_in_this_turn_and_perhaps_not_in_the_next() -> None:
    known = probed(BOTH, 0, solve_alone(frozenset({9, 17, 31, 40}), 4))
    assert _stands(known) == 1
    assert _stands(GAME.apply(known, EndTurn())) < 1


def test_a_marker_gives_nothing_away() -> None:
    for effort in range(2):
        for state in (BOTH, with_left(Random(4), 60, 8)):
            verdict = judge(GAME.view(state, 0), Mark(10), effort)
            assert verdict.lost == 0
            assert verdict.mark in (Grade.BEST, Grade.GOOD)


def test_a_ray_that_can_show_only_one_thing_is_said_to_tell_nothing() -> None:
    state = with_left(Random(4), 8)
    view = GAME.view(state, 0)
    numbers = explaining(view.boxes[0].marks, ())
    unsent = [port for port in PORTS if not view.boxes[0].marks[port]]
    idle = next(port for port in unsent if len(counts(numbers, port)) == 1)
    telling = next(port for port in unsent if len(counts(numbers, port)) > 1)
    assert explain(view, Line(Probe(idle), 0.5)) == "this ray tells you nothing new"
    compared = explain(view, Line(Probe(telling), 0.6), Line(Probe(idle), 0.5))
    assert "win chance of 50% instead of 60%" in compared
