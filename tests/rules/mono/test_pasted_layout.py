"""Layouts are found in whatever people paste, and nothing else is taken for one."""

import quopri
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core import InvalidMove
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.layouts import random_layout, read_layout
from rules.mono.pasted_layout import find_layout

Dress = Callable[[list[str]], str]


def rows_of(size: int, labels: str) -> list[str]:
    width = board(size).width
    return [labels[at : at + width] for at in range(0, len(labels), width)]


def with_coordinates(rows: list[str]) -> str:
    """As a diagram has it: letters above and below, numbers from below at both sides."""
    head = "   " + " ".join(chr(97 + column) for column in range(len(rows[0])))
    inside = [f"{len(rows) - n:2} {' '.join(row)} {len(rows) - n}" for n, row in enumerate(rows)]
    return "\n".join([head, *inside, head])


def as_numbers(rows: list[str]) -> str:
    return "\n".join(",".join(str(LABELS.index(label) + 1) for label in row) for row in rows)


def framed(rows: list[str]) -> str:
    rule = "+" + "---+" * len(rows[0])
    lines = [rule]
    for row in rows:
        lines += ["| " + " | ".join(row) + " |", rule]
    return "\n".join(lines)


def wrapped(rows: list[str]) -> str:
    flat = "".join(rows)
    return "\n".join(flat[at : at + 60] for at in range(0, len(flat), 60))


SHAPES: dict[str, Dress] = {
    "one line": "".join,
    "rows": "\n".join,
    "spaces": lambda rows: "\n".join(" ".join(row) for row in rows),
    "tabs": lambda rows: "\r\n".join("\t".join(row) for row in rows),
    "coordinates": with_coordinates,
    "coordinates without gaps": lambda rows: "\n".join(
        ["  abcdefghijklmnopqrstuvwxyz"[: len(rows[0]) + 2]]
        + [f"{number} {row} {number}" for number, row in enumerate(rows, 1)]
    ),
    "row numbers from above": lambda rows: "\n".join(f"{n}. {r}" for n, r in enumerate(rows, 1)),
    "row numbers with a bar": lambda rows: "\n".join(f"{n} | {r}" for n, r in enumerate(rows, 1)),
    "a mail's quote": lambda rows: "\n".join(f"> {row}" for row in rows),
    "a quoted quote": lambda rows: "\n".join(f"> >> {row}" for row in rows),
    "a paragraph of a mail": lambda rows: "\n".join(["Hello Ned,", "", *rows, "", "Yours, Fred"]),
    "a wrapped line": wrapped,
    "slashes": "/".join,
    "commas between rows": ", ".join,
    "commas between cells": lambda rows: "\n".join(",".join(row) for row in rows),
    "semicolons": ";".join,
    "quotes": lambda rows: f"“{''.join(rows)}”",
    "a list of texts": lambda rows: "[" + ", ".join(f"'{row}'" for row in rows) + "]",
    "backticks": lambda rows: f"`{''.join(rows)}`",
    "a fence": lambda rows: "```text\n" + "\n".join(rows) + "\n```",
    "a label in front": lambda rows: "My layout: " + "".join(rows),
    "a label on a line of its own": lambda rows: "Layout:\n" + "\n".join(rows),
    "a title without a colon": lambda rows: "Layout 17 of Fritz " + "".join(rows),
    "an assignment": lambda rows: f'layout = "{"".join(rows)}"',
    "full-width signs": lambda rows: "\n".join(
        "".join(chr(ord(sign) + 0xFEE0) for sign in row) for row in rows
    ),
    "capitals": lambda rows: "\n".join(rows).upper(),
    "signs nobody sees": lambda rows: "\ufeff" + "\u200b\n".join(rows) + "\u200e",
    "joiners and isolates": lambda rows: "\u2068" + "\u2060\n\u200d".join(rows) + "\u2069",
    "a page": lambda rows: "<p>" + "<br>".join(rows) + "</p>",
    "a table of a page": lambda rows: "".join(
        f"<tr>{''.join(f'<td>{sign}</td>' for sign in row)}</tr>" for row in rows
    ),
    "references": lambda rows: "&nbsp;\n".join("&#32;".join(row) for row in rows),
    "a coded mail": lambda rows: quopri.encodestring(
        f"layout =\n{' '.join(rows)}\n".encode()
    ).decode(),
    "line separators": "\u2028".join,
    "a frame": framed,
    "numbers": as_numbers,
    "numbers between coordinates": lambda rows: "\n".join(
        f"{len(rows) - n}: {line.replace(',', ' ')}"
        for n, line in enumerate(as_numbers(rows).split("\n"))
    ),
    "a comment": lambda rows: "# The eye\n" + "\n".join(rows),
}


@pytest.mark.parametrize("size", [2, 3, 6, 9, 12, 13, 16, 25])
@pytest.mark.parametrize("shape", SHAPES)
def test_is_found_in_every_shape(shape: str, size: int) -> None:
    labels = random_layout(size, Random(size))
    text = SHAPES[shape](rows_of(size, labels))
    assert find_layout(text) == (size, labels)
    assert read_layout(size, text) == labels


@given(st.data())
def test_empty_cells_are_kept(data: st.DataObject) -> None:
    size = data.draw(st.integers(2, 25))
    cells = len(board(size).names)
    labels = "".join(
        data.draw(st.lists(st.sampled_from(LABELS[:size] + HIDDEN), min_size=cells, max_size=cells))
    )
    for shape in ("one line", "rows", "spaces", "a mail's quote", "slashes", "a label in front"):
        assert find_layout(SHAPES[shape](rows_of(size, labels))) == (size, labels)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "12",
        "11\n22\n33",  # six cells, but in three rows
        "1 2 4",
        "Hello Ned, how are you?",
        "12233",
        "1223334444\n55555\n666666",  # as many cells as a board of six, in no rows of its
    ],
)
def test_nothing_else_is_one(text: str) -> None:
    assert find_layout(text) is None


@given(st.text(max_size=80))
def test_no_text_is_too_strange(text: str) -> None:
    found = find_layout(text)
    assert found is None or len(found[1]) == len(board(found[0]).names)


def test_one_for_another_board_or_with_gaps_is_refused_at_the_table() -> None:
    with pytest.raises(InvalidMove, match="10 numbers, but the board has 6"):
        read_layout(3, "1223331111")
    with pytest.raises(InvalidMove, match="is not a number on this board"):
        read_layout(3, "> 1.2\n> 333")
