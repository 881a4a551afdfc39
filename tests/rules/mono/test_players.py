"""The computer's Mono: legal, prompt, blind to what is hidden, and sensible."""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from random import Random
from statistics import mean
from threading import Event

import pytest

from rules.core import CHANCE
from rules.core.clock import Clock
from rules.core.levels import LEVELS, Level
from rules.mono import EndTurn, Layout, Mono, MonoOptions, MonoState, MonoView, RandomMove, Reveal
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.layouts import check_layout, random_layout
from rules.mono.players import MIND, chances
from rules.mono.players.chances import listed_chances
from rules.mono.players.layouts import EXCHANGES, hard_layout, legibility
from rules.mono.players.levels import turn_of
from rules.mono.players.potential import Potential
from rules.mono.players.race import ending_soon, win_chance
from rules.mono.players.reasons import reason
from rules.mono.players.samples import draw, potential_of, rough_layout
from rules.mono.players.situation import situation_of
from rules.playout import random_move
from tests.oracles.greedy_mono import GreedyMono
from tests.rules.variants import variants_of
from tests.tools.players.mono_calibration import main
from tests.tools.players.mono_solo import expected_score

GAME = Mono()
ROOM = 10**9
"""Seconds nobody waits for: counting clocks decide."""

VARIANTS: list[tuple[int, dict[str, object]]] = [
    *((variant.players, variant.options) for variant in variants_of("mono")),
    (2, {"size": 3}),
    (3, {"size": 7, "take_min": True}),
    (4, {"size": 4}),
    (2, {"size": 14}),
]


def counting(most: int) -> Clock:
    return Clock(ROOM, most=most)


def start(players: int, options: Mapping[str, object]) -> MonoState:
    return GAME.initial_state(MonoOptions.read(options, players), players)


def positions(
    players: int, options: Mapping[str, object], rng: Random, share: float = 0.0
) -> list[MonoState]:
    """Return the positions of a random playout in which a player is to move.

    Sometimes one resigns.
    """
    state, found = start(players, options), []
    while state.to_move is not None:
        if state.to_move == CHANCE:
            state = GAME.apply(state, GAME.draw(state, rng))
            continue
        found.append(state)
        if rng.random() < share and len(state.out) < players - 1:
            state = GAME.resign(state, state.mover)
        elif state.placing:
            state = GAME.apply(state, RandomMove())
        else:
            state = GAME.apply(state, random_move(GAME, GAME.view(state, state.mover), rng))
    return found


EASY = positions(2, {}, Random(3))


@cache
def huge() -> list[MonoState]:
    """Return a game of four at size 25: its beginning, then positions with ever more uncovered."""
    rng = Random(13)
    state = start(4, {"size": 25, "take_max": True})
    layouts = tuple(random_layout(25, rng) for _ in range(4))
    found = [state]
    for share in (0.02, 0.1, 0.3, 0.6, 0.95):
        seen = tuple(
            sum(1 << cell for cell in range(325) if rng.random() < share) for _ in range(4)
        )
        found.append(replace(state, layouts=layouts, uncovered=seen))
    return found


def mid_game(
    known: str, layout: str, *, values: tuple[int, ...] = (), **changes: object
) -> MonoView:
    """Return what player 1 sees of an opponent whose board is known so far, in a game of two."""
    size = next(n for n in range(2, 26) if n * (n + 1) // 2 == len(layout))
    seen = sum(1 << cell for cell, label in enumerate(known) if label != HIDDEN)
    state = replace(
        start(2, {"size": size}), layouts=(layout, layout), uncovered=(0, seen), values=values
    )
    return GAME.view(replace(state, **changes), 0)  # type: ignore[arg-type]


def choice(view: MonoView, level: Level, seed: int = 0, most: int = 300) -> object:
    return MIND.choose(view, level, counting(most), Random(seed))


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_level_moves_legally_in_every_variant(
    players: int, options: dict[str, object], level: Level
) -> None:
    rng = Random(level.number)
    found = positions(players, options, rng, 0.02)
    for state in [*found[: players + 1], *rng.sample(found, min(5, len(found))), *found[-2:]]:
        view = GAME.view(state, state.mover)
        GAME.check(view, MIND.choose(view, level, counting(40), rng))


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_an_answer_comes_even_if_the_clock_is_out_from_the_start(level: Level) -> None:
    rng = Random(3)
    for found in (EASY, huge()):
        stop = Event()
        stop.set()
        for state in (found[0], found[4], found[len(found) // 2], found[-1]):
            view = GAME.view(state, state.mover)
            GAME.check(view, MIND.choose(view, level, Clock(ROOM, stop), rng))
            GAME.check(view, MIND.advise(view, Clock(0), rng).move)


def test_thinking_ends_with_the_clock() -> None:
    """A clock is asked a few times more at most once it is out."""

    class Asked(Clock):
        late = 0

        def out(self) -> bool:
            self.late += super().out()
            return super().out()

        def part(self, share: float) -> Clock:
            return self

    rng = Random(4)
    for state in positions(2, {}, rng)[1::9]:
        clock = Asked(ROOM, most=60)
        MIND.choose(GAME.view(state, state.mover), LEVELS[4], clock, rng)
        assert clock.late < 60


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_the_same_view_and_generator_give_the_same_move(level: Level) -> None:
    for state in positions(3, {"size": 6}, Random(5))[::6]:
        view = GAME.view(state, state.mover)
        assert choice(view, level) == choice(view, level)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_nothing_hidden_is_looked_at(level: Level) -> None:
    rng = Random(6)
    for state in positions(2, {"size": 7}, rng)[2::7]:
        view = GAME.view(state, state.mover)
        other = GAME.resample(view, rng)
        again = GAME.view(other, state.mover)
        assert again == view
        assert choice(again, level) == choice(view, level)


@pytest.mark.parametrize("rule", [{}, {"take_min": True}, {"take_max": True}], ids=str)
def test_the_outlook_agrees_with_the_rules(rule: dict[str, object]) -> None:
    rng = Random(7)
    for state in positions(3, {"size": 5} | rule, rng)[3::4]:
        view = GAME.view(state, state.mover)
        situation = situation_of(view, view.seat)
        boards = [draw(5, known, 6, counting(200), rng) for known in situation.boards]
        potential = Potential(5, boards, situation.covered, situation.rule)
        assert potential.cells == situation.cells
        for number in range(potential.count):
            layouts = list(state.layouts)
            for owner, samples in zip(situation.owners, boards, strict=True):
                layouts[owner] = samples[number % len(samples)]
            truth = replace(state, layouts=tuple(layouts))
            for cell in potential.cells:
                after = GAME.apply(truth, Reveal(view.grid.names[cell]))
                values = after.values or (after.last_turn.values if after.last_turn else ())
                listed = {
                    value
                    for value, samples in potential.outcomes(cell, situation.last)
                    if samples >> number & 1
                }
                assert listed == ({values[-1]} if values[-1] >= situation.last else set())


def test_loose_layouts_have_the_right_sizes_and_agree_with_what_is_known() -> None:
    rng = Random(8)
    for size in (2, 5, 9, 16, 25):
        layout = random_layout(size, rng)
        for share in (0.0, 0.3, 0.9):
            known = "".join(c if rng.random() < share else HIDDEN for c in layout)
            loose = rough_layout(size, rng, known)
            assert sorted(loose) == sorted(layout)
            assert all(k in (HIDDEN, c) for k, c in zip(known, loose, strict=True))


LAYOUT = random_layout(9, Random(1))


def hide(*values: int) -> str:
    return "".join(HIDDEN if LABELS.index(c) + 1 in values else c for c in LAYOUT)


def deduction() -> tuple[str, int]:
    """Return a layout whose 2s touch a 9, and a cell of 9 that touches no 2."""
    rng, grid = Random(2), board(9)
    while True:
        layout = random_layout(9, rng)
        twos = [cell for cell, label in enumerate(layout) if label == "2"]
        beside = {n for cell in twos for n in grid.neighbours[cell]}
        apart = [c for c, label in enumerate(layout) if label == "9" and c not in beside]
        if apart and any(layout[cell] == "9" for cell in beside):
            return layout, apart[0]


def test_club_knows_what_keeps_the_turn_going_and_the_newcomer_does_not_look_for_it() -> None:
    """An 8 is listed, two 2s and a 9 are hidden; the 2s must hang together, so the 9 is certain."""
    layout, nine = deduction()
    known = "".join(HIDDEN if c == "2" else c for c in layout)
    known = known[:nine] + HIDDEN + known[nine + 1 :]
    view = mid_game(known, layout, values=(8,))
    saving = Reveal(view.grid.names[nine])
    for level in LEVELS[2:]:
        assert {choice(view, level, seed, 2000) for seed in range(3)} == {saving}
    assert {choice(view, LEVELS[0], seed) for seed in range(12)} - {saving}


def test_levels_from_casual_on_end_a_turn_that_cannot_go_on() -> None:
    view = mid_game(hide(1, 2, 3), LAYOUT, values=(9, 9))
    for level in LEVELS[1:]:
        assert choice(view, level) == EndTurn()
    assert choice(view, LEVELS[0]) != EndTurn()


@pytest.mark.parametrize("level", LEVELS[3:], ids=lambda level: level.name)
def test_planners_begin_with_the_low_value_they_know(level: Level) -> None:
    """Hidden are the 1 and all of 9: whoever starts with 9 cannot list 1 in the same turn."""
    view = mid_game(hide(1, 9), LAYOUT)
    one = LAYOUT.index("1")
    beside = any(LAYOUT[other] == "9" for other in board(9).neighbours[one])
    assert not beside, "the 1 stands apart, so it can be known"
    assert choice(view, level, most=3000) == Reveal(board(9).names[one])


def test_placed_layouts_are_valid_hard_to_read_and_never_the_same() -> None:
    rng = Random(9)
    hardest = min(legibility(9, random_layout(9, rng)) for _ in range(60))
    placed = [hard_layout(9, EXCHANGES, counting(5000), rng) for _ in range(5)]
    assert len(set(placed)) == 5
    for layout in placed:
        assert layout
        check_layout(9, layout)
        assert legibility(9, layout) < hardest
    assert hard_layout(25, 60, Clock(0), rng) is None
    assert isinstance(choice(GAME.view(start(2, {}), 0), LEVELS[4]), Layout)


def test_chances_add_up_and_know_what_is_certain() -> None:
    view = mid_game(hide(1, 9), LAYOUT)
    found = chances(view, 1, counting(2000), Random(0))
    names = board(9).names
    assert set(found) == {names[c] for c, label in enumerate(LAYOUT) if label in "19"}
    for values in found.values():
        assert sum(values.values()) == pytest.approx(1)
        assert set(values) == {1, 9}
    assert found[names[LAYOUT.index("1")]][1] > 0.9


def test_chances_of_ones_own_board_are_what_others_may_know() -> None:
    view = mid_game(LAYOUT, LAYOUT)
    found = chances(view, 0, counting(200), Random(0))
    assert len(found) == 45
    assert max(max(values.values()) for values in found.values()) < 0.9
    assert chances(view, 1, counting(200), Random(0)) == {}
    assert chances(GAME.view(start(2, {}), 0), 0, counting(9), Random(0)) == {}


def test_chances_at_the_largest_size_come_in_time() -> None:
    state = huge()[3]
    view = GAME.view(state, state.mover)
    found = chances(view, 1, Clock(0), Random(0))
    assert all(sum(v.values()) == pytest.approx(1) for v in found.values())


def test_expected_score_is_repeatable_and_grows_with_the_level() -> None:
    rng = Random(11)
    layouts = [random_layout(6, rng) for _ in range(4)]

    def scores(level: Level) -> list[float]:
        return [expected_score(x, level, counting(60), Random(0)) for x in layouts]

    newcomers, experts = scores(LEVELS[0]), scores(LEVELS[3])
    assert 0 < mean(newcomers) < mean(experts) <= 91
    assert expected_score(layouts[1], LEVELS[3], counting(60), Random(0)) == experts[1]
    assert expected_score(layouts[0], LEVELS[3], Clock(0), Random(0)) >= 0


def test_the_chance_of_a_win_follows_the_points_and_the_outcome() -> None:
    known = hide(1, 2, 3)
    levels = [win_chance(mid_game(known, LAYOUT, points=(p, 50)), 0) for p in (0, 40, 50, 60, 150)]
    assert levels == sorted(levels)
    assert len(set(levels)) == 5
    over = GAME.resign(start(2, {}), 1)
    assert win_chance(GAME.view(over, 0), 0) == 1
    assert win_chance(GAME.view(over, 1), 1) == 0


def test_a_lead_decides_more_near_the_end() -> None:
    def leading(cells: int) -> float:
        open_cells = board(9).full & ~((1 << cells) - 1)
        state = start(2, {})
        state = replace(state, layouts=(LAYOUT, LAYOUT), uncovered=(open_cells,) * 2)
        return win_chance(replace(state, points=(30, 10)), 0)

    assert 0.6 < leading(45) < 0.65
    assert leading(3) > 0.85  # Casuals win 0.97


def test_the_end_is_near_once_few_cells_are_covered() -> None:
    calm = mid_game(hide(7, 8, 9), LAYOUT)
    assert not ending_soon(calm, 0)
    near = replace(calm, uncovered=(board(9).full & ~0b111, calm.uncovered[1]))
    assert ending_soon(near, 0)


def test_thrift_does_not_grow_with_the_number_of_opponents() -> None:
    rng, burnt = Random(1), dict[int, float]()
    for players in (2, 3, 4):
        state = start(players, {})
        for _ in range(players):
            state = GAME.apply(state, Layout(random_layout(9, rng)))
        situation = situation_of(GAME.view(state, 0), 0)
        turn = turn_of(situation, potential_of(situation, 5, counting(100), rng), 1.0, rng)
        burnt[players] = turn.burn[9] * len(situation.boards)
    assert burnt[3] < 1.1 * burnt[2]
    assert burnt[4] < 1.1 * burnt[2]


def test_hints_say_true_things() -> None:
    """A 9 is certain: the sentence names it, its chance and the run it makes."""
    nine = max(cell for cell, label in enumerate(LAYOUT) if label == "9")
    known = LAYOUT[:nine] + HIDDEN + LAYOUT[nine + 1 :]
    hint = MIND.advise(mid_game(known, LAYOUT, values=(2, 9, 9)), counting(500), Random(0))
    assert hint.move == Reveal(board(9).names[nine])
    assert hint.why == "100% likely to be another 9: a run of 3 scores 9 points"
    hint = MIND.advise(mid_game(hide(1, 2), LAYOUT, values=(9,)), counting(500), Random(0))
    assert hint.move == EndTurn()
    assert hint.why == "even the safest cell is only 0% safe, so save the cells for later runs"
    hint = MIND.advise(GAME.view(start(2, {}), 0), counting(50), Random(0))
    assert isinstance(hint.move, Layout)
    assert hint.why.startswith("hard to guess")


def test_percentages_in_hints_are_those_of_the_lens() -> None:
    rng, compared = Random(12), 0
    for state in positions(2, {"size": 6}, rng)[4::5]:
        view = GAME.view(state, state.mover)
        told = MIND.lens(view, Clock(ROOM)).cells
        for cell, here in listed_chances(view).items():
            why = reason(view, Reveal(view.grid.names[cell]), {cell: here})
            seen = dict(told[1 - view.seat, cell])
            last = view.values[-1] if view.values else 0
            going_on = sum(s for label, s in seen.items() if LABELS.index(label) + 1 >= last)
            said = {f"{share:.0%}" for share in [*seen.values(), going_on]}
            named = re.findall(r"\d+%", str(why))
            compared += len(named)
            assert said.issuperset(named), why
            assert named or going_on > 0.99, why
            assert why[0] == why[0].lower()
            assert not why.endswith(".")
    assert compared


def test_the_expert_beats_the_greedy_player() -> None:
    def points(level: Level, seed: int) -> int:
        rng = Random(seed)
        greedy = GreedyMono(rng)
        state = start(2, {})
        while state.to_move is not None:
            if state.to_move == CHANCE:
                state = GAME.apply(state, GAME.draw(state, rng))
                continue
            view = GAME.view(state, state.mover)
            if state.mover:
                move = greedy.choose(view, Event())
            else:
                move = MIND.choose(view, level, counting(30), rng)
            state = GAME.apply(state, move)
        return state.points[0] - state.points[1]

    assert sum(points(LEVELS[3], seed) for seed in range(2)) > 0


def test_calibration_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--layouts", "2", "--seconds", "0.02"])
    printed = capsys.readouterr().out
    assert printed.count("log-loss") == 2
    assert printed.count("held likely") == 2
