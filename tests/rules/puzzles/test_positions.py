"""Puzzles of open positions, solved a second time by brute force."""

import re
from dataclasses import replace
from random import Random
from threading import Event
from typing import Any

import pytest

from rules.adamas import Merge, Split
from rules.adamas.board import board_of
from rules.core import IllegalMove
from rules.core.position_puzzle import temptation
from rules.dragons.puzzles.forcing import Forcing, dragons
from rules.dragons.tiles import TAILS
from rules.mono.board import board
from rules.mono.layouts import random_layout
from rules.mono.players.measure import measured
from rules.mono.players.reader import _Match
from rules.mono.puzzles import MonoPuzzles
from rules.puzzles import (
    KINDS,
    GaveUp,
    Goal,
    InvalidPuzzle,
    Puzzle,
    answer,
    attempt,
    check,
    from_text,
    shipped,
    solution,
    to_text,
)
from tests.oracles.puzzles import forced, most, wins
from tests.rules.puzzles.made import puzzle_of

pytestmark = pytest.mark.slow

SEEDS = range(4)


class TestHolomino:
    def test_one_placement_scores_most(self) -> None:
        for seed in SEEDS:
            puzzle = puzzle_of("holomino", seed)
            trying = attempt(puzzle)
            seat = trying.solver

            def gain(before: Any, after: Any, seat: int = seat) -> int:
                return int(after.points[seat] - before.points[seat])

            best, moves = most(KINDS["holomino"].game, trying.state, gain)
            assert best == puzzle.par
            assert len(moves) == 1
            verdict = answer(puzzle, moves)
            assert (verdict.stars, verdict.best) == (3, moves[0])

    def test_the_pool_holds_four(self) -> None:
        for seed in SEEDS:
            trying = attempt(puzzle_of("holomino", seed))
            assert len(trying.view.to_dict()["pools"][trying.solver]) == 4

    def test_less_earns_less(self) -> None:
        puzzle = puzzle_of("holomino", 0)
        trying = attempt(puzzle)
        stars = {}
        for move in KINDS["holomino"].game.legal_moves(trying.state):
            verdict = trying.apply(move).verdict()
            stars[verdict.score] = verdict.stars
            assert verdict.solved == (verdict.score == puzzle.par)
        assert stars[0] == 0
        assert [stars[score] for score in sorted(stars)] == sorted(stars.values())

    def test_what_does_not_fit_is_refused(self) -> None:
        with pytest.raises(IllegalMove):
            answer(puzzle_of("holomino", 0), ["123:99"])


@pytest.mark.parametrize("kind", ["adamas-capture", "adamas-win2"])
@pytest.mark.parametrize(
    "move", [Split("zz", ((1, "qq"), (1, ""))), Merge(((1, "zz"), (1, "")), "a1")], ids=str
)
def test_a_move_to_no_cell_is_refused(kind: str, move: Split | Merge) -> None:
    with pytest.raises(IllegalMove):
        attempt(puzzle_of(kind, 0)).apply(move)


class TestAdamasCapture:
    def test_one_move_captures_most(self) -> None:
        for seed in SEEDS:
            puzzle = puzzle_of("adamas-capture", seed)
            state = attempt(puzzle).state

            def gain(before: Any, after: Any) -> int:
                return enemies(before) - enemies(after)

            best, moves = most(KINDS["adamas-capture"].game, state, gain)
            assert best == puzzle.par
            assert len(moves) == 1
            verdict = answer(puzzle, moves)
            assert (verdict.stars, verdict.best) == (3, moves[0])

    def test_the_goal_is_a_win_where_all_can_be_taken(self) -> None:
        keys = set()
        for seed in range(12):
            puzzle = puzzle_of("adamas-capture", seed)
            every = enemies(attempt(puzzle).state)
            keys.add(puzzle.goal.key)
            assert (puzzle.goal.key == "adamas-win") == (puzzle.par == every)
        assert "adamas-capture" in keys

    def test_a_quiet_move_earns_nothing(self) -> None:
        puzzle = puzzle_of("adamas-capture", 0)
        state = attempt(puzzle).state
        quiet = next(
            move
            for move in KINDS["adamas-capture"].game.legal_moves(state)
            if enemies(attempt(puzzle).apply(move).state) == enemies(state)
        )
        verdict = answer(puzzle, [quiet])
        assert (verdict.solved, verdict.stars, verdict.score) == (False, 0, 0)
        assert f"captures {puzzle.par}" in verdict.sentence


def enemies(state: Any) -> int:
    return sum(height for colour, height in state.to_dict()["stacks"].values() if colour == "X")


class TestDragons:
    def test_one_tile_alone_closes_a_loop(self) -> None:
        game = KINDS["dragons-1"].game
        for seed in SEEDS:
            puzzle = puzzle_of("dragons-1", seed)
            moves = forced(game, attempt(puzzle).state, 1)
            assert len(moves) == 1
            assert answer(puzzle, moves).stars == 3

    def test_two_tiles_do_whatever_the_reply(self) -> None:
        """All replies are tried, and for the ways there are to be quicker all moves."""
        game = KINDS["dragons-2"].game
        puzzle = puzzle_of("dragons-2", 0)
        state = attempt(puzzle).state
        assert forced(game, state, 1) == []
        first = game.parse_move(state, solution(puzzle).moves[0])[0]
        assert wins(game, game.apply(state, first), attempt(puzzle).solver, 2)

    def test_another_tile_is_answered(self) -> None:
        """Whoever begins with a move that does not win meets a reply that spoils the win."""
        game = KINDS["dragons-2"].game
        puzzle = puzzle_of("dragons-2", 1)
        trying = attempt(puzzle)
        good = Forcing(dragons(trying.state), lambda: False)
        winning = {str(good.board.place(move)) for move in good.winners(2)}
        bad = next(move for move in game.legal_moves(trying.state) if str(move) not in winning)
        after = trying.apply(bad)
        assert len(after.moves) == 2
        assert forced(game, after.state, 1) == []
        verdict = after.verdict()
        assert (verdict.solved, verdict.stars) == (False, 0)
        assert "closes it" in verdict.sentence

    def test_turned_and_mirrored_positions_are_the_same_puzzle(self) -> None:
        kind = KINDS["dragons-1"]
        game = kind.game
        start = game.initial_state(game.options.read({}, 2), 2)
        alike: dict[str, set[str]] = {}
        for one in game.legal_moves(start):
            after = game.apply(start, one)
            alike.setdefault(kind.likeness(after), set()).add(str(one))
        assert 1 < len(alike) < sum(map(len, alike.values()))


class TestMirrored:
    """A mirrored puzzle is the same one: as hard, and with the same par."""

    @pytest.mark.parametrize("slug", ["adamas-win2", "dragons-1", "dragons-2", "dragons-3"])
    def test_positions_take_the_same_effort(self, slug: str) -> None:
        kind = KINDS[slug]
        puzzle = from_text(shipped(slug)[30].text)
        other = replace(puzzle, position=mirrored_setup(puzzle))
        assert kind.identity(puzzle.options, kind.begin(other)) == puzzle.id
        found = kind.solve(other)
        assert (found.par, found.effort) == (puzzle.par, kind.solve(puzzle).effort)

    @pytest.mark.parametrize("slug", ["holomino", "adamas-capture"])
    def test_efforts_do_not_depend_on_the_order_of_the_moves(self, slug: str) -> None:
        scores = [3.1, 4.0, 1.7, 2.9, 4.0, 0.3, 2.2]
        assert temptation(scores, 4) == temptation(scores[::-1], 4)  # type: ignore[arg-type]

    @pytest.mark.parametrize("number", [0, 60, 120])
    def test_boxes_take_as_many_probes(self, number: int) -> None:
        kind = KINDS["blackbox"]
        puzzle = from_text(shipped("blackbox")[number].text)
        rows = dict(zip("abcdefg", "7654321", strict=True))
        turned = " ".join(
            f"{'abcdefg'[int(name[1]) - 1]}{rows[name[0]]}" for name in puzzle.position.split()
        )
        other = kind.of_position({}, turned)
        assert (other.id, other.par, other.difficulty) == (
            puzzle.id,
            puzzle.par,
            puzzle.difficulty,
        )
        assert answer(other, solution(other).moves).stars == 3

    def test_layouts_are_measured_as_one(self) -> None:
        puzzle = puzzle_of("mono", 1)
        found = {
            (one.id, one.par, one.difficulty)
            for one in (
                KINDS["mono"].of_position(puzzle.options, layout)
                for layout in mirrored_layouts(puzzle.position)
            )
        }
        assert len(found) == 1


def mirrored_setup(puzzle: Puzzle) -> str:
    """Return the set-up with both coordinates of each cell exchanged, or mirrored beside it."""
    text = puzzle.position
    if text.startswith("tiles:"):
        tiles, _, rest = text.partition(";")
        turned = []
        for word in tiles.split()[1:]:
            cell, _, letter = word.partition("=")
            q, r = map(int, cell.split(","))
            turned.append(f"{-q},{q + r}={MIRRORED[letter]}")
        return f"tiles: {' '.join(turned)};{rest}"
    field = board_of(int(puzzle.options["size"]))
    names = dict(zip(field.cells, field.places, strict=True))
    cells_at = {place: cell for cell, place in names.items()}

    def other(found: re.Match[str]) -> str:
        column, row = names[found[0]]
        return cells_at[row, column]

    return re.sub(r"\b[a-g][1-7]\b", other, text)


MIRRORED = {
    letter: TAILS.letters[number // 6 * 6 + -number % 6]
    for number, letter in enumerate(TAILS.letters)
}


def mirrored_layouts(layout: str) -> list[str]:
    """Return a layout of six regions, three rows of seven, mirrored in all four ways."""
    grid = board(6)
    rows = [layout[at : at + grid.width] for at in range(0, len(layout), grid.width)]
    ways = [rows, rows[::-1]]
    return ["".join(row[::step] for row in way) for way in ways for step in (1, -1)]


class TestMono:
    def test_three_turns_are_all(self) -> None:
        trying = attempt(puzzle_of("mono", 0))
        for cell in ("a1", "b1", "c1"):
            assert not trying.over
            trying = trying.type(f"{cell},end")
        assert trying.over
        assert trying.score == 3

    def test_cells_after_the_end_of_a_turn_are_dropped(self) -> None:
        trying = attempt(puzzle_of("mono", 0))
        assert trying.type(",".join(names())).turns == 1

    def test_nothing_is_left_to_chance(self) -> None:
        with pytest.raises(IllegalMove, match="random moves"):
            attempt(puzzle_of("mono", 0)).type("random")

    def test_the_layout_is_hidden(self) -> None:
        puzzle = puzzle_of("mono", 0)
        board = "".join(attempt(puzzle).view.to_dict()["boards"][1])
        assert set(board) == {"."}

    def test_stars_follow_the_points(self) -> None:
        puzzle = puzzle_of("mono", 0)
        assert answer(puzzle, ["a1,end"]).stars == 0  # it is not over
        assert answer(puzzle, solution(puzzle).moves).score >= puzzle.par

    def test_good_decisions_earn_all_stars_without_luck(self) -> None:
        """Those of the quick reader; par is reached in about half of its matches."""
        unlucky = 0
        for seed in range(8):
            puzzle = puzzle_of("mono", seed % 4)
            match, trying = _Match(puzzle.position, Random(seed)), attempt(puzzle)
            while not trying.over:
                cell = match._choice()
                trying = trying.type("end" if cell is None else board(6).names[cell])
                match.take(cell)
            verdict = trying.verdict()
            unlucky += verdict.score < puzzle.par
            assert (verdict.solved, verdict.stars) == (True, 3)
            assert "All your decisions were good." in verdict.sentence
        assert unlucky

    def test_ending_every_turn_at_once_is_no_good_decision(self) -> None:
        verdict = answer(puzzle_of("mono", 0), ["a1,end", "b1,end", "c1,end"])
        assert (verdict.solved, verdict.stars) == (False, 0)
        assert "3 decisions could have been better." in verdict.sentence

    def test_par_goes_a_third_of_the_way_from_the_usual_to_what_this_layout_brings(self) -> None:
        for seed in range(4):
            puzzle = puzzle_of("mono", seed)
            measure = measured(6, min(mirrored_layouts(puzzle.position)), Event())
            assert puzzle.par == round((2 * measure.usual + measure.mean) / 3)
            assert puzzle.difficulty == measure.difficulty

    def test_those_that_come_with_the_program_are_measured_like_that(self) -> None:
        for one in shipped("mono")[::50]:
            puzzle = from_text(one.text)
            found = KINDS["mono"].solve(puzzle)
            assert (found.par, KINDS["mono"].difficulty(found)) == (puzzle.par, one.difficulty)

    def test_a_stated_par_is_kept_though_other_versions_measured_in_other_ways(self) -> None:
        puzzle = puzzle_of("mono", 0)
        older = replace(puzzle, par=puzzle.par + 4, goal=Goal("mono", (puzzle.par + 4,)))
        assert from_text(to_text(older)) == older
        assert check(older).par == older.par

    @pytest.mark.parametrize("par", [0, 92])
    def test_a_par_nobody_can_make_is_refused(self, par: int) -> None:
        puzzle = replace(puzzle_of("mono", 0), par=par, goal=Goal("mono", (par,)))
        with pytest.raises(InvalidPuzzle, match="not 1–91"):
            check(puzzle)

    def test_a_layout_that_is_none_is_refused(self) -> None:
        bare = KINDS["mono"].bare({"size": 3, "no_auto": True}, "313233")
        with pytest.raises(InvalidPuzzle, match="its position is wrong: region"):
            KINDS["mono"].begin(bare)

    def test_the_work_on_a_large_layout_stops_when_nobody_wants_it(self) -> None:
        asked = []

        def out() -> bool:
            asked.append(1)
            return len(asked) > 3

        kind = KINDS["mono"]
        assert isinstance(kind, MonoPuzzles)
        layout = random_layout(25, Random(1))
        with pytest.raises(GaveUp):
            kind.of_layout(25, layout, out)
        assert len(asked) < 10

    def test_the_terminal_shows_one_board(self) -> None:
        trying = attempt(puzzle_of("mono", 0)).type("a1")
        lines = KINDS["mono"].diagram(trying).splitlines()
        label = trying.view.to_dict()["boards"][1][2][0]
        assert lines[0] == lines[4] == "  a b c d e f g"
        assert lines[3] == f"1 {label} . . . . . . 1"
        assert lines[5:] == ["points = 0", f"list = {label}"]


def names() -> list[str]:
    return [f"{column}{row}" for column in "abcdefg" for row in (1, 2, 3)]
