"""One region is moved, turned, mirrored or swapped; the others keep their cells or their sizes."""

from collections import Counter

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from desktop.games.mono.layout_editor.regions import (
    Placement,
    Shape,
    laid,
    middle_of,
    pocket_label,
    region_of,
    shifted,
    stamps,
    swapped_in_place,
)
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.layouts import check_layout, random_layout


@st.composite
def drafts(draw: st.DrawFn) -> tuple[int, str, str]:
    """Return a size, a layout of which some regions are erased, and a label that is left."""
    size = draw(st.integers(3, 12))
    labels = random_layout(size, draw(st.randoms(use_true_random=False)))
    label = draw(st.sampled_from(LABELS[:size]))
    erased = draw(st.sets(st.sampled_from(LABELS[:size]))) - {label}
    return size, "".join(HIDDEN if sign in erased else sign for sign in labels), label


@st.composite
def placements(draw: st.DrawFn) -> tuple[int, str, Placement]:
    """Return a draft, and one region of it moved, turned or mirrored anywhere on the board."""
    size, labels, label = draw(drafts())
    cells = region_of(labels, label)
    shape = Shape.of(size, cells)
    for way in draw(st.lists(st.sampled_from(("turned", "mirrored", "flipped")), max_size=3)):
        shape = getattr(shape, way)()
    goal = shape.around(size, draw(st.tuples(st.integers(0, 24), st.integers(0, 24))))
    assume(goal is not None)
    assert goal is not None
    return size, labels, Placement.on(labels, label, goal)


@given(placements())
def test_a_region_with_room_changes_no_other(drawn: tuple[int, str, Placement]) -> None:
    size, labels, placement = drawn
    assume(not placement.blocked)
    after = laid(size, labels, placement)
    assert after is not None
    assert region_of(after, placement.label) == placement.cells
    for label in set(labels) - {placement.label, HIDDEN}:
        assert region_of(after, label) == region_of(labels, label)


@given(placements())
def test_every_region_keeps_its_size(drawn: tuple[int, str, Placement]) -> None:
    size, labels, placement = drawn
    after = laid(size, labels, placement)
    assert after is not None
    assert Counter(after) == Counter(labels)
    assert region_of(after, placement.label) == placement.cells
    touched = placement.cells | region_of(labels, placement.label)
    assert all(a == b for cell, (a, b) in enumerate(zip(after, labels, strict=True))
               if cell not in touched)  # fmt: skip


@given(drafts())
def test_turns_and_mirrors_undo_themselves(drawn: tuple[int, str, str]) -> None:
    size, labels, label = drawn
    shape = Shape.of(size, region_of(labels, label))
    assert shape.turned().turned().turned().turned() == shape
    assert shape.mirrored().mirrored() == shape
    assert shape.flipped().flipped() == shape
    assert shape.mirrored().flipped() == shape.turned().turned()


@given(drafts())
def test_a_shape_around_its_own_middle_stays_where_it_is(drawn: tuple[int, str, str]) -> None:
    size, labels, label = drawn
    cells = region_of(labels, label)
    assert Shape.of(size, cells).around(size, middle_of(size, cells)) == cells


@given(st.integers(3, 10), st.randoms(use_true_random=False), st.data())
def test_swapped_regions_keep_sizes_and_stay_joined(
    size: int, rng: object, data: st.DataObject
) -> None:
    labels = random_layout(size, rng)  # type: ignore[arg-type]
    one, other = data.draw(st.permutations(LABELS[:size]))[:2]
    after = swapped_in_place(size, labels, one, other)
    assume(after is not None)
    assert after is not None
    check_layout(size, after)
    assert all(a == b for a, b in zip(after, labels, strict=True) if b not in (one, other))


def test_regions_apart_are_not_swapped_in_place() -> None:
    assert swapped_in_place(4, "1333224444", "1", "2") is None


def test_nothing_moves_off_the_board() -> None:
    assert shifted(3, frozenset({0, 1}), 0, 1) == frozenset({1, 2})
    assert shifted(3, frozenset({0, 1}), 0, 2) is None


def test_a_stamp_without_room_for_others_is_refused() -> None:
    assert laid(3, "33" + HIDDEN * 4, Placement.on("33....", "2", frozenset({0, 3}))) is None


class TestPockets:
    def test_a_pocket_becomes_the_unused_region_of_its_size(self) -> None:
        assert pocket_label(3, "133" + "..3", frozenset({3, 4}), "3") == "2"

    def test_or_completes_the_chosen_region(self) -> None:
        assert pocket_label(3, "1.3" + "223", frozenset({1}), "3") == "3"

    def test_or_the_only_neighbour_that_needs_it(self) -> None:
        assert pocket_label(3, "1.3" + "223", frozenset({1}), "2") == "3"

    def test_or_stays_empty(self) -> None:
        assert pocket_label(3, HIDDEN * 6, frozenset(range(6)), "3") is None


class TestStamps:
    @pytest.mark.parametrize(("value", "shapes"), [(1, 1), (2, 1), (3, 2), (4, 5), (5, 12)])
    def test_small_regions_have_every_shape(self, value: int, shapes: int) -> None:
        assert len(stamps(9, value)) == shapes

    @pytest.mark.parametrize("size", [2, 5, 9, 15, 25])
    def test_every_region_has_joined_shapes_of_its_size_that_fit(self, size: int) -> None:
        grid = board(size)
        for value in range(1, size + 1):
            shapes = stamps(size, value)
            assert shapes
            for shape in shapes:
                cells = shape.around(size, (0, 0))
                assert cells is not None
                mask = sum(1 << cell for cell in cells)
                assert mask.bit_count() == value
                assert len(grid.parts(mask)) == 1
