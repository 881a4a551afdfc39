"""Layouts as text: both forms are read back, and a broken text is told where it is broken."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.games.mono.layout_editor.files import load
from desktop.games.mono.layout_editor.layout_text import (
    SIZES,
    InvalidLayoutText,
    as_file,
    as_rows,
    read,
    title_of,
)
from rules.mono.board import HIDDEN, LABELS, board
from tests.desktop.games.mono.layout_editor.easel import WHOLE


@st.composite
def sheets(draw: st.DrawFn) -> tuple[int, str]:
    """Any size, anything on it."""
    size = draw(st.sampled_from(SIZES))
    cells = len(board(size).names)
    signs = st.sampled_from(HIDDEN + LABELS[:size])
    return size, "".join(draw(st.lists(signs, min_size=cells, max_size=cells)))


@given(sheets())
def test_every_form_is_read_back(sheet: tuple[int, str]) -> None:
    size, labels = sheet
    assert read(labels) == sheet
    assert read(as_rows(size, labels)) == sheet
    assert read(as_file(size, labels, "A name")) == sheet


def test_capitals_spaces_and_dots_of_any_kind_are_forgiven() -> None:
    spaced = "\r\n".join(" ".join(row) for row in as_rows(9, WHOLE).splitlines())
    assert read(f"\ufeff\n# mine\n{spaced}\n\n") == (9, WHOLE)
    assert read("1·-_.2") == (3, "1....2")
    assert read(as_rows(12, "A" * 78)) == (12, "a" * 78)


def test_the_first_line_of_a_file_is_its_name() -> None:
    assert title_of(as_file(9, WHOLE, "The eye")) == "The eye"
    assert title_of(as_file(9, WHOLE)) == ""
    assert title_of(WHOLE) == ""


ROWS = as_rows(9, WHOLE).splitlines()


def changed(row: int, text: str) -> str:
    return "\n".join([*ROWS[:row], text, *ROWS[row + 1 :]])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "The text is empty."),
        (" \n# only words\n", "The text is empty."),
        (changed(2, "34x999787"), "Row 3, column 3: “x” cannot be used. Use 1–9 and a–p."),
        (changed(2, "34\u0301999787"), "Row 3, column 3: “"),
        (WHOLE[:7] + "?" + WHOLE[8:], "Column 8: “?” cannot be used. Use 1–9 and a–p."),
        (changed(1, "66499978"), "Row 2 has 8 cells where the others have 9."),
        (changed(4, "3125558889"), "Row 5 has 10 cells where the others have 9."),
        (
            "\n".join(ROWS[:4]),
            "Row 1, column 5: a board of 36 cells uses the numbers 1 to 8",
        ),
        (WHOLE[:-1], "44 cells don’t make a board. 36 or 45 would."),
        ("1", "1 cell is not enough for a board. The smallest has 3."),
        ("1" * 326, "326 cells are too many for a board. The largest has 325."),
        (changed(3, "34295588a"), "Row 4, column 9: a board of 45 cells uses the numbers 1 to 9"),
        ("12" + "." * 3 + "4", "Column 6: a board of 6 cells uses the numbers 1 to 3, not “4”."),
        ("11\n22\n33", "3 regions need 2 rows of 3 cells, not 3 of 2."),
        ("1" * 20_001, "This text is too long to be a layout."),
    ],
)
def test_a_broken_text_is_told_what_is_wrong_and_where(text: str, said: str) -> None:
    with pytest.raises(InvalidLayoutText) as told:
        read(text)
    assert said in str(told.value)


@given(st.text(max_size=60))
def test_no_text_is_too_strange(text: str) -> None:
    """It is a layout, or it is said why not; nothing else happens."""
    with suppress(InvalidLayoutText):
        size, labels = read(text)
        assert len(labels) == len(board(size).names)


@pytest.mark.parametrize("coding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_file_of_any_editor_is_read(coding: str, tmp_path: Path) -> None:
    path = tmp_path / "layout.txt"
    path.write_bytes(as_file(9, WHOLE, "The eye").encode(coding))
    assert load(path) == (9, WHOLE)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "layout.txt"
    path.write_bytes(b"\xfe\xff\xd8\x00")
    with pytest.raises(InvalidLayoutText, match="This is not a text file"):
        load(path)
