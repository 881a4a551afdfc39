"""Steps of a drawing: every one can be taken back and made again."""

from hypothesis import given
from hypothesis import strategies as st

from desktop.games.mono.layout_editor.drawing import Drawing
from rules.mono.completion import blank

SIZE = 3
CELLS = len(blank(SIZE))

LABELS = st.text(".123", min_size=CELLS, max_size=CELLS)
STEPS = st.lists(
    st.one_of(
        LABELS,
        st.lists(LABELS, min_size=1, max_size=3),
        st.sampled_from(["undo", "redo", "drop"]),
    ),
    max_size=25,
)


@given(STEPS)
def test_undo_and_redo_go_over_the_steps_that_were_made(steps: list[str | list[str]]) -> None:
    """Against a plain list of all that was ever on the board, and a place in it."""
    drawing = Drawing(SIZE)
    seen, at = [blank(SIZE)], 0
    for step in steps:
        if step == "undo":
            drawing.undo()
            at = max(0, at - 1)
        elif step == "redo":
            drawing.redo()
            at = min(len(seen) - 1, at + 1)
        elif step == "drop":
            drawing.begin()
            drawing.stroke("1" * CELLS)
            drawing.drop()
        else:
            shown = step if isinstance(step, list) else [str(step)]
            if isinstance(step, list):
                drawing.begin()
                for labels in shown:
                    drawing.stroke(labels)
                drawing.end()
            else:
                drawing.put(shown[0])
            if shown[-1] != seen[at]:
                seen = [*seen[: at + 1], shown[-1]]
                at += 1
        assert drawing.labels == seen[at]
        assert drawing.can_undo == (at > 0)
        assert drawing.can_redo == (at < len(seen) - 1)


def test_a_thousand_steps_can_be_taken_back() -> None:
    drawing = Drawing(SIZE)
    for number in range(1000):
        drawing.put("12"[number % 2] * CELLS)
    for _ in range(1000):
        drawing.undo()
    assert drawing.labels == blank(SIZE)
    assert not drawing.can_undo


def test_another_size_is_a_step_like_any_other() -> None:
    drawing = Drawing(SIZE)
    drawing.put(blank(4), 4)
    drawing.undo()
    assert drawing.sheet == (SIZE, blank(SIZE))
    drawing.redo()
    assert drawing.size == 4


def test_undo_in_mid_stroke_gives_the_stroke_up() -> None:
    drawing = Drawing(SIZE)
    drawing.begin()
    drawing.stroke("1.....")
    drawing.undo()
    assert drawing.labels == blank(SIZE)
    assert not drawing.in_stroke
    assert not drawing.can_redo
