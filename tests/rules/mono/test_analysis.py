"""Analyses of Mono: what a move is worth, whoever asks and however often."""

from dataclasses import fields, replace
from math import inf
from random import Random

import pytest

from rules.core import CHANCE
from rules.core.analysis import Analysis, Work
from rules.core.clock import Clock
from rules.core.marks import Mark
from rules.mono import EndTurn, Layout, Mono, MonoOptions, MonoState, MonoView, RandomMove, Reveal
from rules.mono.board import HIDDEN
from rules.mono.game import MonoPosition, Move
from rules.mono.layouts import random_layout
from rules.mono.players import MIND
from rules.mono.players.analysis import surely
from rules.mono.players.layouts import legibility
from rules.mono.players.race import win_chance
from rules.review.verdict import STANDARD, judge

GAME = Mono()

FEW = Work(0.2)

LAYOUT = "666999999" + "655588889" + "645547889" + "644337829" + "677777812"
"""A layout of the standard size, each region in a piece."""


def running(known: str, values: tuple[int, ...], points: tuple[int, int] = (0, 0)) -> MonoView:
    """Player 1 in the midst of a turn, knowing so much of the other board."""
    state = replace(
        GAME.initial_state(MonoOptions(), 2),
        layouts=(LAYOUT, LAYOUT),
        uncovered=(0, sum(1 << cell for cell, label in enumerate(known) if label != HIDDEN)),
        points=points,
        turn=2,
        values=values,
    )
    return GAME.view(state, 0)


RUN = running("666999..." + "655588..." + "6........" + "." * 18, (9, 9, 9))
"""Three nines in a row, g5 beside them: of ten hidden nines' cells it is the likeliest."""

GAPLESS = running("666999999" + "655588889" + "645547889" + "64433782." + "677777812", (9,))
"""One cell is left, and it is a nine."""


def loss(found: Analysis[Move], move: Move) -> float:
    line = found.line_of(move)
    assert line is not None
    return found.value - line.value


def points_lost(found: Analysis[Move], move: Move) -> float:
    line = found.line_of(move)
    assert line is not None
    assert line.points is not None
    assert found.best.points is not None
    return found.best.points - line.points


def test_the_moves_asked_for_are_among_the_lines_and_these_are_in_order() -> None:
    moves: list[Move] = [Reveal("a1"), RandomMove(), EndTurn()]
    found = MIND.analyse(RUN, FEW, include=moves, lines=2)
    assert all(found.line_of(move) for move in moves)
    assert [line.value for line in found.lines] == sorted(
        (line.value for line in found.lines), reverse=True
    )
    assert len({line.move for line in found.lines}) == len(found.lines) <= 5


def test_equal_questions_have_equal_answers() -> None:
    first = MIND.analyse(RUN, FEW)
    again = MIND.analyse(RUN, FEW, include=[Reveal("a1")])
    assert first == MIND.analyse(RUN, FEW)
    assert all(again.line_of(line.move) in (line, None) for line in first.lines)


def test_what_the_mover_does_not_know_changes_nothing() -> None:
    other = random_layout(9, Random(4), "".join(RUN.layouts[1] or ""))
    assert other != LAYOUT
    known = {field.name: getattr(RUN, field.name) for field in fields(MonoPosition)}
    seen = GAME.view(MonoState(**known | {"layouts": (LAYOUT, other)}), 0)
    assert MIND.analyse(seen, FEW) == MIND.analyse(RUN, FEW)


@pytest.mark.parametrize("worse", [Reveal("a1"), RandomMove(), EndTurn()], ids=str)
def test_a_broken_run_costs_points_and_chances(worse: Move) -> None:
    found = MIND.analyse(RUN, Work(), include=[worse])
    assert points_lost(found, worse) > 5
    assert loss(found, worse) > 0.02


def test_the_last_sure_cell_is_better_than_the_end() -> None:
    found = MIND.analyse(GAPLESS, FEW)
    assert found.best.move in (Reveal("i2"), RandomMove())
    assert points_lost(found, EndTurn()) == 3


def test_the_first_round_is_even_and_a_layout_easy_to_read_costs_something() -> None:
    start = GAME.view(GAME.initial_state(MonoOptions(), 2), 0)
    rng = Random(2)
    easy = Layout(
        max((random_layout(9, rng) for _ in range(20)), key=lambda one: legibility(9, one))
    )
    found = MIND.analyse(start, FEW, include=[easy])
    assert found.value == pytest.approx(0.5)
    assert 0.02 < loss(found, easy) < 0.3


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"size": 2}), (2, {"size": 3, "no_auto": True}), (3, {"size": 5, "take_min": True}),
     (4, {"size": 4, "take_max": True}), (4, {"size": 6}), (2, {"size": 14})],
)  # fmt: skip
def test_every_variant_is_analysed(players: int, options: dict[str, object]) -> None:
    rng = Random(1)
    state = GAME.initial_state(MonoOptions.read(options, players), players)
    shares: list[float] = []
    while state.to_move is not None and len(shares) < 2 * players:
        if state.to_move == CHANCE:
            state = GAME.apply(state, GAME.draw(state, rng))
            continue
        view = GAME.view(state, state.seat)
        found = MIND.analyse(view, Work(0.1))
        shares.append(found.value)
        assert all(0 <= line.value <= 1 for line in found.lines)
        state = GAME.apply(state, RandomMove())
    assert shares[0] == pytest.approx(1 / players)


def test_a_turn_still_owed_counts() -> None:
    state = replace(
        GAME.initial_state(MonoOptions(), 2), layouts=(LAYOUT, LAYOUT), turn=2, points=(20, 20)
    )
    second = replace(state, seat=1, to_move=1)
    assert win_chance(second, 1) > win_chance(state, 1) == pytest.approx(0.5)
    assert win_chance(second, 0) + win_chance(second, 1) == pytest.approx(1)


@pytest.mark.parametrize("worse", [Reveal("a1"), RandomMove(), EndTurn()], ids=str)
def test_a_reason_compares_the_best_cell_with_the_move_played(worse: Move) -> None:
    found = MIND.analyse(RUN, Work(), include=[worse])
    played = found.line_of(worse)
    assert played is not None
    good, bad = MIND.explain(RUN, found.best, played).rsplit(". ", 1)
    assert f"{sum(nines(found.best.move)):.0%}" in good
    if isinstance(worse, Reveal):
        assert bad == f"Your move was only {sum(nines(worse)):.0%} safe"
    else:
        assert f"{found.best.points:.1f}" in bad
        assert f"{played.points:.0f}" in bad


def nines(move: Move) -> list[float]:
    """Return the chances of nines on a cell, as the lens shows them."""
    assert isinstance(move, Reveal)
    cells = MIND.lens(RUN, Clock(inf)).cells
    return [share for label, share in cells[1, RUN.grid.numbers[move.cell]] if label == "9"]


def test_a_difference_counts_as_far_as_it_is_more_than_noise() -> None:
    noisy = [0.0, 40.0] * 30
    assert surely(noisy, [19.0] * 60) == 0
    assert surely([10.0] * 60, [4.0] * 60) == 6
    assert 0 < surely(noisy, [10.0] * 60) < 10
    assert surely([10.0] * 60, noisy) == -surely(noisy, [10.0] * 60)


def test_equal_shares_of_the_win_are_decided_by_points() -> None:
    lost = replace(RUN, points=(0, 10**6))
    found = MIND.analyse(lost, Work(), include=[EndTurn()])
    assert loss(found, EndTurn()) == 0
    assert points_lost(found, EndTurn()) > 5
    verdict = judge(lost, EndTurn(), STANDARD)
    assert verdict.best == str(found.best.move) != verdict.played
    assert verdict.mark is Mark.GOOD


@pytest.mark.parametrize("players", [3, 4])
def test_a_turn_against_several_boards_is_worth_more(players: int) -> None:
    state = replace(
        GAME.initial_state(MonoOptions(), players), layouts=(LAYOUT,) * players, turn=players
    )
    last = replace(state, seat=players - 1, to_move=players - 1)
    assert win_chance(last, players - 1) > 1.2 * win_chance(last, 0)
