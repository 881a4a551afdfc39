"""Whatever holds a rule a second time agrees with the rules, in every variant."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from rules.core import CHANCE
from rules.mono import Mono, MonoOptions, MonoState
from rules.mono.board import LABELS, cells_of
from rules.mono.events import RunsScored, TurnEnded
from rules.mono.game import FinishedTurn
from rules.mono.layouts import random_layout
from rules.mono.moves import EndTurn, RandomMove, Reveal
from rules.mono.players.chances import listed_chances
from rules.mono.players.levels import TurnPlan
from rules.mono.players.potential import Potential
from rules.mono.players.race import win_chance
from rules.mono.players.reader import TURNS, _Match
from rules.mono.players.situation import situation_of
from rules.mono.score import ends_turn, gain, is_cut, turn_score
from tests.rules.variants import Variant, variants_of

pytestmark = pytest.mark.slow

GAME = Mono()
BOARDS = variants_of("mono", Variant("mono", 4, {"size": 4, "take_min": True}))


def states(variant: Variant, games: int = 2) -> Iterator[MonoState]:
    """Yield the positions of random games in which somebody reveals cells."""
    for seed in range(games):
        rng = Random(f"{variant} {seed}")
        options = MonoOptions.read(variant.options, variant.players)
        state = GAME.initial_state(options, variant.players)
        while state.to_move is not None:
            if state.to_move == CHANCE:
                state = GAME.apply(state, GAME.draw(state, rng))
                continue
            if state.placing:
                state = GAME.apply(state, RandomMove())
                continue
            yield state
            cells = cells_of(state.covered(state.seat))
            ends = state.values and rng.random() < 0.2
            move = EndTurn() if ends else Reveal(state.grid.names[rng.choice(cells)])
            state = GAME.apply(state, move)


def revealed(state: MonoState, cell: int) -> tuple[MonoState, int, bool]:
    """Return the state after a reveal, the listed value, and whether it ended the turn."""
    after = GAME.apply(state, Reveal(state.grid.names[cell]))
    if after.turn == state.turn:
        return after, after.values[-1], False
    assert after.last_turn is not None
    return after, after.last_turn.values[-1], True


@pytest.mark.parametrize("variant", BOARDS, ids=str)
class TestRules:
    def test_the_points_of_a_value_are_those_that_the_rules_add(self, variant: Variant) -> None:
        cut = 0
        for state in states(variant):
            situation = situation_of(state, state.seat)
            assert situation.last == (state.values[-1] if state.values else 0)
            for cell in cells_of(state.covered(state.seat)):
                after, value, over = revealed(state, cell)
                counted = turn_score(state.values)
                listed = after.last_turn if over else None
                total = listed.score if listed is not None else turn_score(after.values)
                assert gain(value, situation.last, situation.run) == total - counted
                if over and after.covered(state.seat):
                    assert ends_turn(value, situation.last)
                    assert listed is not None
                    assert is_cut(listed.values)
                    cut += 1
        assert cut or state.options.size < 4

    def test_the_plan_knows_what_may_be_listed_and_what_it_brings(self, variant: Variant) -> None:
        for state in states(variant, 1):
            situation = situation_of(GAME.view(state, state.seat), state.seat)
            boards = [[str(state.layouts[owner])] for owner in situation.owners]
            potential = Potential(situation.size, boards, situation.covered, situation.rule)
            left = situation.left()
            plan = TurnPlan(potential, situation.last, situation.run, left, 0.0, Random(0))
            assert potential.cells == cells_of(state.covered(state.seat))
            for cell in potential.cells:
                _, value, _ = revealed(state, cell)
                goes_on = not ends_turn(value, situation.last)
                outcomes = potential.outcomes(cell, situation.last)
                assert [v for v, _ in outcomes] == ([value] if goes_on else [])
                points = gain(value, situation.last, situation.run)
                worth = points + situation.size + 1 - value if goes_on else 0
                assert plan.worth(cell, situation.last, situation.run, 1) == worth

    def test_a_hint_speaks_of_the_values_that_the_rules_list(self, variant: Variant) -> None:
        if variant.options.get("size", 9) > 5:  # type: ignore[operator]
            return
        for state in [*states(variant, 1)][::7]:
            view = GAME.view(state, state.seat)
            for cell, shares in listed_chances(view).items():
                assert sum(shares.values()) == pytest.approx(1)
                _, value, _ = revealed(state, cell)
                assert shares.get(value, 0) > 0

    def test_what_was_left_of_each_region_is_counted_as_the_rules_show_it(
        self, variant: Variant
    ) -> None:
        for state in states(variant, 1):
            situation = situation_of(GAME.view(state, state.seat), state.seat)
            hidden = [
                str(state.layouts[owner])[cell]
                for owner, covered in zip(situation.owners, situation.covered, strict=True)
                for cell in cells_of(covered)
            ]
            counts = [0, *(hidden.count(label) for label in LABELS[: situation.size])]
            assert list(situation.left()) == counts

    def test_events_say_what_was_scored(self, variant: Variant) -> None:
        for state in states(variant, 1):
            for cell in cells_of(state.covered(state.seat))[:6]:
                after, _, over = revealed(state, cell)
                move = Reveal(state.grid.names[cell])
                views = GAME.view(state, None), GAME.view(after, None)
                told = [*GAME.effects(views[0], move, views[1], None)]
                scored = [event.points for event in told if isinstance(event, RunsScored)]
                why = [event.why for event in told if isinstance(event, TurnEnded)]
                assert bool(scored) == over
                if over:
                    turn = after.last_turn
                    assert isinstance(turn, FinishedTurn)
                    assert scored == [turn.score]
                    assert (why == ["lower"]) == is_cut(turn.values)

    def test_the_list_counts_for_its_player_before_it_is_scored(self, variant: Variant) -> None:
        for state in states(variant, 1):
            if state.values:
                more = replace(state, values=(*state.values, state.values[-1]))
                ahead = [win_chance(one, state.seat) for one in (state, more)]
                assert ahead[0] < ahead[1]


@pytest.mark.parametrize("size", [2, 4, 6])
def test_the_reader_of_layouts_scores_and_ends_turns_as_the_rules_do(size: int) -> None:
    rng = Random(size)
    for _ in range(8):
        layout = random_layout(size, rng)
        match = _Match(layout, Random(0))
        state = replace(
            GAME.initial_state(MonoOptions.read({"size": size}, 2), 2),
            layouts=(layout, layout),
        )
        while not match.over:
            ends = bool(match.run) and rng.random() < 0.2
            cell = None if ends else rng.choice(cells_of(match.hidden))
            move = EndTurn() if cell is None else Reveal(state.grid.names[cell])
            turn, before = match.turn, state.turn
            match.take(cell)
            state = GAME.apply(state, move)
            if match.hidden:
                assert (match.turn > turn) == (state.turn > before)
            if state.to_move is not None and state.seat == 1:
                state = replace(state, seat=0, to_move=0)
            points = state.points[0] + turn_score(state.values if state.to_move == 0 else ())
            assert sum(match.earned) == points
        assert match.turn <= TURNS


@pytest.mark.parametrize("flags", [{}, {"take_min": True}, {"take_max": True}], ids=str)
def test_of_several_values_the_plan_lists_the_one_that_the_rules_list(
    flags: dict[str, object],
) -> None:
    options = MonoOptions.read({"size": 4, **flags}, 3)
    rng = Random(3)
    layouts = [random_layout(4, rng) for _ in range(3)]
    start = replace(GAME.initial_state(options, 3), layouts=tuple(layouts))
    for last, cell in product(range(5), range(10)):
        state = replace(start, values=(last,) if last else ())
        situation = situation_of(state, 0)
        boards = [[layouts[owner]] for owner in situation.owners]
        outcomes = Potential(4, boards, situation.covered, situation.rule).outcomes(cell, last)
        _, value, _ = revealed(state, cell)
        assert [v for v, _ in outcomes] == ([] if ends_turn(value, last) else [value])
