"""While a puzzle with secrets is solved, they are nowhere but in its session."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.puzzles import provider
from desktop.storage import database
from rules.blackbox.rays import CELL_NAMES
from rules.puzzles import Puzzle, from_text
from tests.desktop.puzzles.desk import text_of
from tests.desktop.searching import reachable, texts

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture(autouse=True)
def _puzzles(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(database, "folder", lambda: tmp_path / "data")
    monkeypatch.setattr(provider, "REST_MS", 10**6)
    window.show_puzzles()
    yield
    window.puzzles.table.stop()
    window.puzzles.close_store()


def atoms_in(puzzle: Puzzle) -> Callable[[object], bool]:
    names = puzzle.position.split()
    cells = frozenset(CELL_NAMES.index(name) for name in names)
    words = ("".join(names), ",".join(names))

    def found(thing: object) -> bool:
        if isinstance(thing, str):
            return any(word in re.sub(r"[^a-z0-9,]", "", thing.lower()) for word in words)
        return isinstance(thing, frozenset) and thing == cells

    return found


def layout_in(puzzle: Puzzle) -> Callable[[object], bool]:
    return lambda thing: isinstance(thing, str) and puzzle.position in re.sub(r"\W", "", thing)


@pytest.mark.parametrize(
    ("kind", "move", "secret"),
    [("blackbox", "1", atoms_in), ("mono", "a1", layout_in)],
)
def test_neither_atoms_nor_layout_can_be_reached(
    window: MainWindow, kind: str, move: str, secret: Callable[[Puzzle], Callable[[object], bool]]
) -> None:
    puzzle = from_text(text_of(kind))
    held = secret(puzzle)
    window.puzzles.begin(text_of(kind))
    session: Any = window.puzzles.session
    session.play(move)
    things = list(reachable(window))
    assert window.puzzles.table.scene in things
    assert [repr(thing)[:200] for thing in things if held(thing)] == []
    assert [text for text in texts(window) if held(text)] == []
    assert held(puzzle.position)


def test_the_search_finds_the_atoms_once_they_are_shown(window: MainWindow, qtbot: QtBot) -> None:
    held = atoms_in(from_text(text_of("blackbox")))
    window.puzzles.begin(text_of("blackbox"))
    session: Any = window.puzzles.session
    session.give_up()
    qtbot.waitUntil(lambda: session.verdict is not None)
    session.step(99)
    assert any(held(thing) for thing in reachable(window))
