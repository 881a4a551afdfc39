"""Completing layouts, against all layouts there are at small sizes."""

from collections import defaultdict
from itertools import combinations
from random import Random

import pytest

from rules.core.clock import Clock
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.completion import Completion, Interrupted, blank, complete
from rules.mono.layouts import check_layout, every_layout, random_layout

pytestmark = pytest.mark.slow


class Every:
    """All layouts of a size; a set of them is an int with one bit a layout."""

    def __init__(self, size: int) -> None:
        self.layouts = list(every_layout(size))
        self.all = (1 << len(self.layouts)) - 1
        self.with_label: dict[tuple[int, str], int] = defaultdict(int)
        for number, layout in enumerate(self.layouts):
            for cell in enumerate(layout):
                self.with_label[cell] |= 1 << number

    def agreeing(self, given: str, without: tuple[int, ...] = ()) -> int:
        """Return the layouts that have every label given, but for the cells left out."""
        found = self.all
        for cell, label in enumerate(given):
            if label != HIDDEN and cell not in without:
                found &= self.with_label[cell, label]
        return found


def _agrees(layout: str, given: str) -> bool:
    return all(g in (HIDDEN, there) for there, g in zip(layout, given, strict=True))


def _scattered(size: int, rng: Random) -> str:
    """Labels strewn at random, mostly impossible when there are many."""
    share = rng.random() * 0.6
    return "".join(
        rng.choice(LABELS[:size]) if rng.random() < share else HIDDEN for _ in blank(size)
    )


def _partial(size: int, rng: Random) -> str:
    """Return some cells of a layout: always possible."""
    share = rng.random()
    return "".join(c if rng.random() < share else HIDDEN for c in random_layout(size, rng))


class TestAgainstAllLayouts:
    @pytest.mark.parametrize(("size", "drafts"), [(2, 60), (3, 150), (4, 300), (5, 490)])
    def test_what_can_be_done_is_done_and_what_cannot_is_refused(
        self, size: int, drafts: int
    ) -> None:
        rng, every = Random(size), Every(size)
        outcomes = set()
        for number in range(drafts):
            given = (_scattered if number % 2 else _partial)(size, rng)
            possible = every.agreeing(given)
            found = complete(size, given, rng)
            outcomes.add(bool(possible))
            if possible:
                assert possible >> every.layouts.index(found.layout) & 1
                assert not found.culprits
            else:
                assert found.layout == ""
                self._check_culprits(given, found, every)
        assert outcomes == {True, False}

    @staticmethod
    def _check_culprits(given: str, found: Completion, every: Every) -> None:
        """They are as few as can be, by trying all sets of cells."""
        there = [c for c, label in enumerate(given) if label != HIDDEN]
        assert found.smallest
        assert every.agreeing(given, found.culprits)
        fewer = len(found.culprits) - 1
        assert not any(every.agreeing(given, away) for away in combinations(there, fewer))
        if fewer == 0:
            alone = {c for c in there if every.agreeing(given, (c,))}
            assert {*found.culprits, *found.instead} == alone
        else:
            assert not found.instead


class TestLarger:
    @pytest.mark.parametrize("size", [9, 15])
    def test_parts_of_a_layout_are_completed_and_kept(self, size: int) -> None:
        rng = Random(size)
        for _ in range(10):
            given = _partial(size, rng)
            found = complete(size, given, rng)
            check_layout(size, found.layout)
            assert _agrees(found.layout, given)

    def test_the_one_wrong_cell_is_named(self) -> None:
        rng = Random(1)
        layout = random_layout(9, rng)
        at = layout.index("1")
        other = next(
            c for c, label in enumerate(layout) if label != "1" and c not in board(9).neighbours[at]
        )
        given = layout[:other] + "1" + layout[other + 1 :]
        assert other in complete(9, given, rng).culprits

    @pytest.mark.parametrize("size", [6, 7])
    def test_something_is_always_named(self, size: int) -> None:
        rng = Random(size)
        for _ in range(30):
            given = _scattered(size, rng)
            found = complete(size, given, rng)
            if not found.layout:
                assert found.culprits
                assert found.smallest
                left = [HIDDEN if c in found.culprits else g for c, g in enumerate(given)]
                assert complete(size, "".join(left), rng).layout

    def test_what_was_found_when_time_is_up_is_named(self) -> None:
        """With ever more questions allowed, ever fewer cells are named."""
        given, named = _scattered(9, Random(0)), []  # five cells are too many
        sure = []
        for questions in (20, 50, 100, 200, 10**6):
            found = complete(9, given, Random(1), Clock(0, most=questions).out)
            named.append(len(found.culprits))
            sure.append(found.smallest)
        assert named == sorted(named, reverse=True)
        assert named[0] > named[-1] == 5
        assert not sure[0]
        assert sure == sorted(sure)

    def test_somebody_may_give_up(self) -> None:
        with pytest.raises(Interrupted):
            complete(9, blank(9), Random(1), lambda: True)

    def test_the_same_generator_gives_the_same_layout(self) -> None:
        given = _partial(9, Random(4))
        assert complete(9, given, Random(2)) == complete(9, given, Random(2))
