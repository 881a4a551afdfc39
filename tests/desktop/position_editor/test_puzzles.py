"""Every editor of positions makes a puzzle of what is set up, or says why it is none."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.board.editing.edit_draft import Values
from desktop.puzzles.share_dialog import SharePuzzleDialog
from rules.puzzles import from_text
from tests.desktop.conftest import hold
from tests.rules.puzzles import made

pytestmark = pytest.mark.usefixtures("look")


def asked(qtbot: QtBot, game: str, setup: str, values: Values) -> SharePuzzleDialog:
    window = MainWindow()
    hold(qtbot, window)
    window.show()
    page = window.pages.position_editor(game)
    window.pages.go_to(page)
    page.put(page.draft.under(values, 2).cleared().read(setup))
    QTest.mouseClick(page.panel.puzzle, Qt.MouseButton.LeftButton)
    (dialog,) = window.pages.findChildren(SharePuzzleDialog)
    qtbot.waitUntil(dialog.close_button.isVisible)
    return dialog


@pytest.mark.parametrize("kind", ["adamas-win2", "holomino", "dragons-1", "blackbox"])
def test_a_position_with_one_answer_becomes_a_line(qtbot: QtBot, kind: str) -> None:
    puzzle = made.puzzle_of(kind, 1)
    setup = puzzle.position
    if kind == "blackbox":
        setup = f"O: {setup}; X: a1 a7 g1 g7; move: O"
    dialog = asked(qtbot, kind.partition("-")[0], setup, puzzle.options)
    assert from_text(dialog.field.text()).id == puzzle.id
    assert f"Difficulty {puzzle.difficulty} of 5" in dialog.line.text()


def test_one_without_says_why(qtbot: QtBot) -> None:
    dialog = asked(qtbot, "dragons", "tiles: 0,0=a; pool: 20; move: O", {})
    assert "no win can be forced" in dialog.line.text()
    assert not dialog.copy.isVisible()
