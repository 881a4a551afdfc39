"""Whole libraries as text, and layouts in files and folders of other people."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.games.mono.layout_editor.layout_library import LayoutEntry, unsaved
from desktop.games.mono.layout_editor.library_file import harvest, layouts_in, library_text
from rules.mono.board import board
from rules.mono.layouts import random_layout
from tests.desktop.games.mono.layout_editor.easel import WHOLE

SMALL = "3334412244"


def with_coordinates(size: int, labels: str) -> list[str]:
    """Return a board as the server prints it: rows numbered at both sides, letters around."""
    grid = board(size)
    letters = " ".join("abcdefghijklmnopqrstuvwxyz"[: grid.width])
    rows = [labels[at : at + grid.width] for at in range(0, len(labels), grid.width)]
    numbered = [
        f"{grid.height - n} {' '.join(row)} {grid.height - n}" for n, row in enumerate(rows)
    ]
    return [f"  {letters}  ", *numbered, f"  {letters}  "]


@given(st.lists(st.integers(2, 12), min_size=1, max_size=6), st.randoms(use_true_random=False))
def test_a_library_is_read_again(sizes: list[int], rng: object) -> None:
    entries = [
        LayoutEntry(n, f"Layout {n}", size, random_layout(size, rng), ("hard",) * (n % 2))  # type: ignore[arg-type]
        for n, size in enumerate(sizes, 1)
    ]
    assert layouts_in(library_text(entries), "file") == [replace(entry, id=0) for entry in entries]


def test_one_layout_without_a_name_has_that_of_its_file() -> None:
    assert layouts_in(WHOLE, "brook") == [unsaved("brook", 9, WHOLE)]


def test_a_printout_with_coordinates_on_both_sides_is_read() -> None:
    text = "\n".join(with_coordinates(9, WHOLE))
    assert layouts_in(text, "mine") == [unsaved("mine", 9, WHOLE)]


def test_layouts_on_a_line_each_are_all_read() -> None:
    text = f"{WHOLE}\nnot a layout\n{WHOLE[::-1]}\n"
    assert layouts_in(text, "mine") == [unsaved("mine", 9, one) for one in (WHOLE, WHOLE[::-1])]


def test_both_boards_are_read_below_each_other() -> None:
    text = "\n".join([*with_coordinates(9, WHOLE), "", *with_coordinates(9, WHOLE[::-1])])
    assert [entry.labels for entry in layouts_in(text, "mine")] == [WHOLE, WHOLE[::-1]]


def test_both_boards_are_read_beside_each_other() -> None:
    pairs = zip(with_coordinates(9, WHOLE), with_coordinates(9, WHOLE[::-1]), strict=True)
    text = "\n".join(f"{one.strip()}      {other.strip()}" for one, other in pairs)
    assert [entry.labels for entry in layouts_in(text, "mine")] == [WHOLE, WHOLE[::-1]]


def test_a_folder_is_read_and_files_without_a_layout_are_named(tmp_path: Path) -> None:
    (tmp_path / "brook.txt").write_text(WHOLE)
    (tmp_path / "diary.txt").write_text("Dear diary")
    (tmp_path / "picture.txt").write_bytes(b"\x89PNG\xff\xfe\x00")
    (tmp_path / "other.bin").write_text(WHOLE)
    found = harvest([tmp_path])
    assert found.layouts == (unsaved("brook", 9, WHOLE),)
    assert found.unread == ("diary.txt", "picture.txt")


def test_what_no_library_can_hold_is_passed_over() -> None:
    text = f"# #hard\n{WHOLE}\n\n# Snail\n{SMALL}\n\n# Empty\n...\n"
    assert [entry.name for entry in layouts_in(text, "mine")] == ["Snail"]


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    assert harvest([tmp_path / "gone.txt"]).unread == ("gone.txt",)


def test_a_folder_that_cannot_be_read_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, brook = tmp_path / "closed", tmp_path / "brook.txt"
    closed.mkdir()
    brook.write_text(WHOLE)

    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "iterdir", refuse)
    found = harvest([closed, brook])
    assert found.layouts == (unsaved("brook", 9, WHOLE),)
    assert found.unread == ("closed",)
