"""What holds for puzzles of every kind."""

import dataclasses
import datetime
from functools import cache
from random import Random
from typing import Any

import pytest

from rules.core import IllegalMove
from rules.puzzles import (
    KINDS,
    GaveUp,
    Goal,
    InvalidPuzzle,
    Puzzle,
    Solution,
    answer,
    attempt,
    check,
    daily,
    from_text,
    generate,
    to_text,
)
from rules.puzzles.line import write
from rules.puzzles.stock import shipped
from tests.rules.puzzles import made
from tests.tools.puzzle_days import PINNED_DAYS, pinned

pytestmark = pytest.mark.slow

SOME = range(2)
PINNED = pinned()

DEEP = (
    "qx1:dragons-3:0Q9XR49N-5HQ5GNG1-J01H2QYD-9EC781Q5-KE4TJBZ3-H0JGQPR0-EV2E1JGD-BHA"
    "DX6ZA-9NT97GZ6-57RS2N73-KGKGR2BQ-Q0F9KQTX-VNAQ051T-B42V4ERE-P83K1E52-6R8CS5VY-8C"
    "B19ERY-5V2Q03CQ-GAB58M7F-ABV9E06Q-T3PFHDDX-WHQWWF15-K8W6FH6X-QS4HWSBA-ZXZXW7QT-0"
    "V5XJQ85-1JR2HQYG-TM1EEDB1-WX"
)
"""A puzzle of dragons-3 from a game, where there are many first moves to choose from."""

QUICK = [kind for kind in KINDS if kind != "dragons-3"]


@cache
def puzzle_of(kind: str, seed: int) -> Puzzle:
    """Made, but for those which take long: they are there from the start."""
    if kind == "dragons-3":
        return from_text(shipped(kind)[seed].text)
    return made.puzzle_of(kind, seed)


@cache
def sound(kind: str, seed: int) -> Solution:
    """Return a puzzle's solution, once the puzzle is found to be sound."""
    return check(puzzle_of(kind, seed))


@cache
def text_of(kind: str) -> str:
    return to_text(puzzle_of(kind, 0))


def changed(text: str, place: int) -> str:
    sign = "2" if text[place] != "2" else "3"
    return text[:place] + sign + text[place + 1 :]


@pytest.fixture(params=list(KINDS))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


class TestAPuzzle:
    def test_is_sound(self, kind: str) -> None:
        for seed in SOME:
            puzzle = puzzle_of(kind, seed)
            assert sound(kind, seed).par == puzzle.par
            assert 1 <= puzzle.difficulty <= 5
            assert puzzle.id.startswith(kind)
            assert str(puzzle.par) in KINDS[kind].sentence(puzzle.goal) or not puzzle.goal.numbers

    def test_from_a_game_is_sound(self) -> None:
        puzzle = from_text(DEEP)
        assert check(puzzle).par == puzzle.par

    @pytest.mark.parametrize("kind", QUICK)
    def test_follows_from_its_seed(self, kind: str) -> None:
        assert generate(kind, Random(0)) == puzzle_of(kind, 0)
        assert puzzle_of(kind, 1).id != puzzle_of(kind, 0).id

    @pytest.mark.parametrize("kind", ["holomino", "adamas-capture"])
    def test_is_none_of_those_known(self, kind: str) -> None:
        known = puzzle_of(kind, 0).id
        assert generate(kind, Random(0), known={known}).id != known

    def test_is_given_up_when_asked(self, kind: str) -> None:
        with pytest.raises(GaveUp):
            generate(kind, Random(0), out=lambda: True)

    def test_with_another_par_is_not_sound(self, kind: str) -> None:
        puzzle = puzzle_of(kind, 0)
        with pytest.raises(InvalidPuzzle, match=r"par|goal"):
            check(dataclasses.replace(puzzle, par=puzzle.par + 1))


class TestAnAttempt:
    def test_with_the_solution_earns_three_stars(self, kind: str) -> None:
        for seed in SOME:
            puzzle = puzzle_of(kind, seed)
            verdict = answer(puzzle, sound(kind, seed).moves)
            assert verdict.solved
            assert verdict.stars == 3

    def test_not_begun_earns_nothing(self, kind: str) -> None:
        verdict = answer(puzzle_of(kind, 0), [])
        assert not verdict.solved
        assert verdict.stars == 0
        assert verdict.sentence.endswith(".")

    def test_cannot_go_on_once_over(self, kind: str) -> None:
        puzzle = puzzle_of(kind, 0)
        trying = attempt(puzzle)
        for text in sound(kind, 0).moves:
            trying = trying.type(text)
        assert trying.over
        with pytest.raises(IllegalMove, match="over"):
            trying.type(sound(kind, 0).moves[0])

    def test_shows_no_more_than_the_player_may_see(self, kind: str) -> None:
        trying = attempt(puzzle_of(kind, 0))
        game = KINDS[kind].game
        assert trying.view == game.view(trying.state, trying.solver)
        if KINDS[kind].hidden:
            assert trying.view != game.view(trying.state, 1 - trying.solver)


class TestTheText:
    def test_is_read_back(self, kind: str) -> None:
        for seed in SOME:
            puzzle = puzzle_of(kind, seed)
            assert from_text(to_text(puzzle)) == puzzle

    def test_is_one_line_in_any_case(self, kind: str) -> None:
        text = text_of(kind)
        assert text.isprintable()
        assert " " not in text
        assert from_text(f"  {text.lower()}\n") == puzzle_of(kind, 0)

    def test_does_not_tell_what_is_hidden(self, kind: str) -> None:
        if KINDS[kind].hidden:
            assert puzzle_of(kind, 0).position not in text_of(kind)

    def test_notices_every_mistyped_character(self, kind: str) -> None:
        text = text_of(kind)
        body = text.rindex(":") + 1
        for place in range(body, len(text)):
            with pytest.raises(InvalidPuzzle):
                from_text(changed(text, place))

    def test_names_the_group_that_is_mistyped(self, kind: str) -> None:
        text = text_of(kind)
        second = text.index("-", text.rindex(":")) + 3
        with pytest.raises(InvalidPuzzle, match="part 2 of"):
            from_text(changed(text, second))

    def test_notices_a_missing_group(self, kind: str) -> None:
        head, _, body = text_of(kind).rpartition(":")
        groups = body.split("-")
        for place in range(len(groups)):
            with pytest.raises(InvalidPuzzle):
                from_text(f"{head}:{'-'.join(groups[:place] + groups[place + 1 :])}")

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("", "should look like"),
            ("hello", "should look like"),
            ("qx9:holomino:AAAA", "qx1"),
            ("qx1:chess:AAAA", "“chess” is unknown; use one of: "),
            ("qx1:holomino:", "copy the whole text"),
            ("qx1:holomino:ABC*", r"“ABC\*”, has a typing error"),
            ("x" * 200_000, "at most"),
        ],
    )
    def test_of_something_else_is_refused(self, text: str, said: str) -> None:
        with pytest.raises(InvalidPuzzle, match=said):
            from_text(text)


class TestAForgedText:
    """Somebody may write texts with a program: they are puzzles, or refused in one sentence."""

    @pytest.mark.parametrize(
        "wrong",
        [
            {"position": "nonsense"},
            {"position": ""},
            {"position": "x" * 3000},
            {"options": {"size": 10**9}},
            {"options": {"size": True, "colour": 3}},
            {"difficulty": 9},
            {"goal": Goal("chess")},
            {"goal": Goal("adamas-capture", (1,))},
        ],
    )
    def test_is_refused(self, kind: str, wrong: dict[str, Any]) -> None:
        text = write(dataclasses.replace(puzzle_of(kind, 0), **wrong), KINDS[kind])
        with pytest.raises(InvalidPuzzle):
            from_text(text)


class TestTheDaily:
    def test_is_the_same_for_everybody(self, kind: str) -> None:
        ids = [made.daily_of(kind, day).id for day in PINNED_DAYS]
        assert ids == [*PINNED[kind].ids]

    def test_is_another_one_tomorrow(self) -> None:
        days = [datetime.date(2026, 11, day) for day in range(1, 6)]
        assert len({daily("blackbox", day).id for day in days}) == 5


class TestAKind:
    def test_that_does_not_exist_is_refused(self) -> None:
        with pytest.raises(InvalidPuzzle, match="use one of: holomino"):
            generate("chess", Random(0))
