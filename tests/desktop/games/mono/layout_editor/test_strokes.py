"""What strokes in the layout editor do to labels."""

from itertools import pairwise, product

from hypothesis import given
from hypothesis import strategies as st

from desktop.games.mono.layout_editor.faults import FaultKind, counts, faults
from desktop.games.mono.layout_editor.strokes import line, opposite, painted, part, swapped
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.layouts import random_layout

SIZES = st.integers(2, 12)


@st.composite
def drafts(draw: st.DrawFn) -> tuple[int, str]:
    """Return a board on which anything may be painted."""
    size = draw(SIZES)
    cells = len(board(size).names)
    signs = st.sampled_from(HIDDEN + LABELS[:size])
    return size, "".join(draw(st.lists(signs, min_size=cells, max_size=cells)))


class TestStrokes:
    def test_painting_changes_the_cells_named(self) -> None:
        assert painted("......", [0, 4], "3") == "3...3."
        assert painted("3...3.", [4], ".") == "3....."

    def test_swapping_changes_two_labels_about(self) -> None:
        assert swapped("112233", "1", "3") == "332211"

    def test_a_stroke_passes_every_cell_between(self) -> None:
        assert line(3, 0, 2) == [0, 1, 2]
        assert line(3, 0, 5) in ([0, 1, 5], [0, 4, 5])
        assert line(3, 4, 4) == [4, 4]

    @given(drafts())
    def test_mirrors_and_turns_undo_themselves(self, draft: tuple[int, str]) -> None:
        size, labels = draft
        for cell in range(len(labels)):
            for sides in product((False, True), repeat=2):
                assert opposite(size, opposite(size, cell, *sides), *sides) == cell
            mirrored = opposite(size, cell, True, False)
            assert opposite(size, mirrored, False, True) == len(labels) - 1 - cell

    def test_left_and_right_and_top_and_bottom_are_opposite(self) -> None:
        assert [opposite(3, cell, True, False) for cell in range(6)] == [2, 1, 0, 5, 4, 3]
        assert [opposite(3, cell, False, True) for cell in range(6)] == [3, 4, 5, 0, 1, 2]

    @given(drafts(), st.data())
    def test_strokes_are_connected(self, draft: tuple[int, str], data: st.DataObject) -> None:
        size, labels = draft
        cells = st.integers(0, len(labels) - 1)
        stroke = line(size, data.draw(cells), data.draw(cells))
        width = board(size).width
        for here, there in pairwise(stroke):
            assert abs(here % width - there % width) <= 1
            assert abs(here // width - there // width) <= 1

    @given(drafts(), st.data())
    def test_a_part_is_all_of_one_label(self, draft: tuple[int, str], data: st.DataObject) -> None:
        size, labels = draft
        cell = data.draw(st.integers(0, len(labels) - 1))
        mask = part(size, labels, cell)
        assert mask >> cell & 1
        assert {labels[c] for c in range(len(labels)) if mask >> c & 1} == {labels[cell]}
        assert len(board(size).parts(mask)) == 1


class TestFaults:
    def test_an_empty_board_lacks_everything(self) -> None:
        assert [fault.kind for fault in faults(3, "......")] == [FaultKind.MISSING] * 3
        assert [count.left for count in counts(3, "......")] == [1, 2, 3]

    def test_too_many_are_shown(self) -> None:
        fault = faults(3, "11....")[0]
        assert (fault.kind, fault.cells, fault.by) == (FaultKind.TOO_MANY, (0, 1), 1)
        assert fault.sentence == "Region 1 has one cell too many."

    def test_a_torn_region_is_shown_without_its_largest_part(self) -> None:
        fault = next(f for f in faults(3, "313322") if f.kind is FaultKind.TORN)
        assert (fault.label, fault.cells, fault.by) == ("3", (2,), 2)

    def test_parts_that_may_still_grow_together_are_not_torn(self) -> None:
        assert all(fault.kind is FaultKind.MISSING for fault in faults(3, "3.3..."))

    def test_parts_that_cannot_meet_any_more_are(self) -> None:
        fault = next(f for f in faults(3, "313.1.") if f.kind is FaultKind.TORN)
        assert fault.label == "3"
        assert "parts" in fault.sentence

    @given(SIZES, st.randoms(use_true_random=False))
    def test_nothing_is_wrong_with_a_layout(self, size: int, rng: object) -> None:
        assert faults(size, random_layout(size, rng)) == []  # type: ignore[arg-type]
