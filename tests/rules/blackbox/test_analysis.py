"""Analyses of Black Box: exact by what the mover knows."""

import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from rules.blackbox.game import BlackBox
from rules.blackbox.placements import COUNT, placement_at
from rules.blackbox.players import MIND
from rules.blackbox.players.results import atoms_of, explaining
from rules.blackbox.rays import PORTS, trace
from rules.blackbox.state import (
    BlackBoxOptions,
    BlackBoxState,
    BlackBoxView,
    EndTurn,
    Guess,
    Hide,
    Mark,
    Move,
    Probe,
)
from rules.core.analysis import Analysis, Work

GAME = BlackBox()
START = GAME.initial_state(BlackBoxOptions(), 2)
WORK = Work()


def known(mine: int, theirs: int, seed: int = 1, *, is_probed: bool = False) -> BlackBoxView:
    """Return what player 1 sees, to move, after so many of everybody's probes."""
    rng = Random(seed)
    state: BlackBoxState = START
    for _ in range(2):
        state = GAME.apply(state, Hide(frozenset(placement_at(rng.randrange(COUNT)))))
    for turn in range(2 * max(mine, theirs)):
        ports = [p for p in PORTS if not state.boxes[state.mover].marks[p]]
        if turn // 2 < (theirs if turn % 2 else mine):
            state = GAME.apply(state, Probe(ports[rng.randrange(len(ports))]))
        state = GAME.apply(state, EndTurn())
    return GAME.view(replace(state, probed=is_probed), 0)


def left(view: BlackBoxView) -> list[frozenset[int]]:
    box = view.boxes[view.mover]
    return [atoms_of(number) for number in explaining(box.marks, box.guesses)]


def marked(view: BlackBoxView, atoms: frozenset[int]) -> BlackBoxView:
    box, other = view.boxes
    return replace(view, boxes=(replace(box, markers=atoms), other))


def value(found: Analysis[Move], move: object) -> float:
    line = found.line_of(move)
    assert line is not None
    return line.value


def test_an_untouched_match_is_nearly_even_and_the_first_to_probe_has_a_small_lead() -> None:
    assert MIND.analyse(GAME.view(START, 0), WORK).value == 0.5
    first = MIND.analyse(known(0, 0), WORK).value
    second = MIND.analyse(known(0, 1), WORK).value
    assert 0.5 < first < 0.6
    assert second < first


def test_a_hiding_place_that_is_found_soon_costs_something() -> None:
    view = GAME.view(START, 0)
    rng = Random(5)
    moves = [Hide(frozenset(placement_at(rng.randrange(COUNT)))) for _ in range(8)]
    found = MIND.analyse(view, WORK, include=moves)
    values = [value(found, move) for move in moves]
    assert max(values) <= 0.5
    assert 0.3 < min(values) < max(values)


@pytest.mark.parametrize("probes", [0, 2, 4, 7])
def test_a_probe_that_tells_nothing_is_worth_no_more_than_none(probes: int) -> None:
    view = known(probes, probes)
    found = MIND.analyse(view, WORK)
    assert isinstance(found.best.move, Probe | Mark)
    assert found.value > value(MIND.analyse(view, WORK, include=[EndTurn()]), EndTurn())


def test_a_guess_against_the_marks_is_worse_than_a_possible_one() -> None:
    view = known(6, 5, is_probed=True)
    possible = left(view)
    wrong = next(a for a in map(frozenset, map(placement_at, range(COUNT))) if a not in possible)
    values = [
        value(MIND.analyse(marked(view, atoms), WORK, include=[Guess()]), Guess())
        for atoms in (possible[0], wrong)
    ]
    assert values[0] > values[1]


def test_a_third_wrong_guess_loses() -> None:
    view = known(2, 2, is_probed=True)
    box, other = view.boxes
    others = [frozenset(placement_at(n)) for n in (5, 9)]
    view = replace(view, boxes=(replace(box, guesses=tuple(others)), other))
    wrong = next(a for a in map(frozenset, map(placement_at, range(COUNT))) if a not in left(view))
    found = MIND.analyse(marked(view, wrong), WORK, include=[Guess()])
    assert value(found, Guess()) == 0


def test_markers_give_nothing_away() -> None:
    view = known(3, 3)
    found = MIND.analyse(view, WORK, include=[Mark(9)])
    assert value(found, Mark(9)) == found.value


def test_who_knows_the_atoms_marks_and_guesses_them() -> None:
    view = next(
        view
        for seed in range(99)
        for view in [known(9, 3, seed, is_probed=True)]
        if len(left(view)) == 1
    )
    (atoms,) = left(view)
    assert isinstance(MIND.analyse(view, WORK).best.move, Mark)
    ready = MIND.analyse(marked(view, atoms), WORK)
    assert ready.best.move == Guess()
    assert ready.value == 1


@pytest.mark.parametrize("is_probed", [False, True])
def test_nobody_guesses_early_against_an_opponent_who_knows_nothing(is_probed: bool) -> None:
    few = [
        view
        for seed in range(24)
        for view in [known(7, 0, seed, is_probed=is_probed)]
        if 2 < len(left(view)) <= 40
    ]
    assert len(few) > 3
    found = {type(MIND.analyse(view, WORK).best.move) for view in few}
    assert found == {EndTurn if is_probed else Probe}


def test_equal_questions_have_equal_answers() -> None:
    view = known(5, 5)
    port = next(p for p in PORTS if not view.boxes[0].marks[p])
    first, again = MIND.analyse(view, WORK), MIND.analyse(view, WORK, include=[Probe(port)])
    assert first == MIND.analyse(view, WORK)
    assert all(again.line_of(line.move) in (line, None) for line in first.lines)


def test_a_reason_says_what_the_move_played_does_worse() -> None:
    view = known(4, 4)
    port = next(p for p in PORTS[::-1] if not view.boxes[0].marks[p])
    found = MIND.analyse(view, WORK, include=[Probe(port), EndTurn()])
    probe, end = found.line_of(Probe(port)), found.line_of(EndTurn())
    assert isinstance(found.best.move, Probe)
    assert probe is not None
    sizes = Counter(trace(atoms, port) for atoms in left(view))
    share = 1 - sum(size * size for size in sizes.values()) / len(left(view)) ** 2
    said = MIND.explain(view, found.best, probe)
    rules_out = re.search(r"\. Your move rules out only about (\d+) of (\d+)$", said)
    assert rules_out is not None
    assert int(rules_out[1]) / int(rules_out[2]) == pytest.approx(share, abs=0.1)
    assert MIND.explain(view, found.best, end).endswith(". If you end the turn now, you lose a ray")
    assert ". " not in MIND.explain(view, found.best)
    done = known(4, 4, is_probed=True)
    guessed = marked(done, frozenset(placement_at(0)))
    found = MIND.analyse(guessed, WORK, include=[Guess()])
    assert frozenset(placement_at(0)) not in left(done)
    said = MIND.explain(guessed, found.best, found.line_of(Guess()))
    assert said.endswith(". Your move contradicts a ray, so it cannot be right")
