"""The puzzles that come with the program: of each kind enough, sound, and of every difficulty."""

from collections import Counter

import pytest

from rules.puzzles import KINDS, check, from_text, shipped
from tests.tools.puzzles import LONG, ORACLES, brute


@pytest.fixture(params=list(KINDS))
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_there_are_many_of_each_difficulty(kind: str) -> None:
    stock = shipped(kind)
    counts = Counter(one.difficulty for one in stock)
    assert len(stock) >= 200
    assert all(0.1 <= counts[grade] / len(stock) <= 0.3 for grade in range(1, 6)), counts


def test_none_is_there_twice(kind: str) -> None:
    assert len({one.id for one in shipped(kind)}) == len(shipped(kind))


def test_each_is_what_its_line_says(kind: str) -> None:
    for one in shipped(kind):
        puzzle = from_text(one.text)
        assert (puzzle.kind, puzzle.id, puzzle.difficulty) == (kind, one.id, one.difficulty)


def test_some_are_sound_and_graded_by_the_solver(kind: str) -> None:
    for one in shipped(kind)[::90]:
        solution = check(from_text(one.text))
        assert KINDS[kind].difficulty(solution) == one.difficulty


@pytest.mark.parametrize("kind", sorted(ORACLES.keys() - LONG))
def test_the_rules_alone_say_so_too(kind: str) -> None:
    for one in shipped(kind)[::60]:
        assert all(brute(from_text(one.text)).values())
