"""The reader: reckons what the hidden cells hold, and plays three turns alone by that."""

from random import Random
from threading import Event

import pytest

from rules.core.clock import Cancelled
from rules.mono.board import LABELS, board, cells_of, masks
from rules.mono.layouts import random_layout
from rules.mono.players.reader import chances, read_through

NEVER = Event()


def known_of(layout: str, count: int, rng: Random) -> str:
    """Return the layout with so many cells known."""
    shown = set(rng.sample(range(len(layout)), count))
    return "".join(label if cell in shown else "." for cell, label in enumerate(layout))


def reckoned(size: int, known: str) -> dict[int, dict[int, float]]:
    """Return the chances around what is known, by cell."""
    seen = [0, *masks(size, known)]
    left = [0, *(value - seen[value].bit_count() for value in range(1, size + 1))]
    hidden = board(size).full & ~sum(seen)
    found = chances(board(size), seen, left, hidden)
    return {
        cell: {value: cells[cell] for value, cells in found.items() if cell in cells}
        for cell in cells_of(hidden)
    }


class TestChances:
    @pytest.mark.parametrize("size", [2, 6, 9, 14])
    def test_those_of_a_cell_add_up_to_one(self, size: int) -> None:
        rng = Random(size)
        layout = random_layout(size, rng)
        for count in (0, 1, len(layout) // 3, len(layout) - 1):
            for values in reckoned(size, known_of(layout, count, rng)).values():
                assert sum(values.values()) == pytest.approx(1)

    def test_a_region_lies_on_about_as_many_cells_as_it_lacks(self) -> None:
        found = reckoned(9, known_of(random_layout(9, Random(3)), 12, Random(4)))
        for value in range(1, 10):
            total = sum(values.get(value, 0.0) for values in found.values())
            assert 0 <= total <= value + 0.5

    def test_what_must_be_is_held_certain(self) -> None:
        # The row of 3 has one cell left to go to.
        assert reckoned(3, "33.122")[2] == {3: pytest.approx(1)}

    def test_they_are_right_more_often_than_a_blind_guess(self) -> None:
        rng, right, blind, cells = Random(5), 0.0, 0.0, 0
        for _ in range(30):
            layout = random_layout(9, rng)
            known = known_of(layout, 15, rng)
            for cell, values in reckoned(9, known).items():
                value = LABELS.index(layout[cell]) + 1
                right += values.get(value, 0.0)
                blind += (value - known.count(layout[cell])) / known.count(".")
                cells += 1
        assert right / cells > 2 * blind / cells


class TestAMatch:
    def test_follows_from_the_layout_and_the_generator(self) -> None:
        layout = random_layout(6, Random(1))
        readings = [read_through(layout, Random(seed), NEVER) for seed in (1, 1, 2, 3, 4)]
        assert readings[0] == readings[1]
        assert len({reading.points for reading in readings}) > 1

    def test_its_points_are_what_the_cells_earned(self) -> None:
        layout = random_layout(9, Random(2))
        for seed in range(20):
            reading = read_through(layout, Random(seed), NEVER)
            assert reading.points == sum(reading.earned)
            for label in set(layout):
                own = [reading.earned[cell] for cell in range(45) if layout[cell] == label]
                # The cells of a run share its square: each counts as many as the run is long.
                assert all(own.count(length) % length == 0 for length in set(own) - {0})

    def test_nobody_makes_more_than_the_squares_of_all_regions(self) -> None:
        for size in (2, 3, 6):
            layout = random_layout(size, Random(size))
            most = sum(value**2 for value in range(1, size + 1))
            scores = [read_through(layout, Random(seed), NEVER).points for seed in range(30)]
            assert 0 < max(scores) <= most

    def test_ends_once_it_is_stopped(self) -> None:
        stop = Event()
        stop.set()
        with pytest.raises(Cancelled):
            read_through(random_layout(25, Random(1)), Random(1), stop)
