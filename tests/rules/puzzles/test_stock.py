"""The puzzles that come with the program: of each kind enough, sound, and of every difficulty."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from rules.core import FrozenDict, Message, Position
from rules.core.puzzle import Out, Solution
from rules.holomino.puzzles import HolominoPuzzles
from rules.puzzles import KINDS, check, from_text, shipped, to_text
from tests.tools import puzzle_stock
from tests.tools.puzzle_stock import ALIKE, shares_alike
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


def test_no_kind_is_the_same_as_another(kind: str) -> None:
    some = [from_text(one.text) for one in shipped(kind)[::50]]
    assert all(share < ALIKE for share in shares_alike(KINDS[kind], some).values())


class Twin(HolominoPuzzles):
    """A kind with another name, goal and par, but the same best moves."""

    slug = "holomino-lead"
    goals = FrozenDict({slug: Message("Lead by as many points as you can.")})

    def solved(self, state: Position, out: Out) -> Solution:
        found = super().solved(state, out)
        return replace(found, par=found.par + 1)


def test_a_kind_with_the_best_moves_of_another_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin = Twin()
    monkeypatch.setitem(KINDS, twin.slug, twin)
    monkeypatch.setattr(puzzle_stock, "FOLDER", tmp_path)
    made = [from_text(one.text) for one in shipped("holomino")[:20]]
    assert shares_alike(twin, made) == {"holomino": 1.0}
    lines = (
        json.dumps({"text": to_text(twin.of_position(one.options, one.position)), "effort": 1})
        for one in made
    )
    file = tmp_path / "made"
    file.write_text("\n".join(lines))
    with pytest.raises(SystemExit, match="holomino-lead is the same kind of puzzle as holomino"):
        puzzle_stock.written([file])
    assert list(tmp_path.iterdir()) == [file], "nothing is written"
