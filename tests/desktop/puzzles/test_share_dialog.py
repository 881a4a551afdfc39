"""A layout that was drawn becomes a puzzle to be given away."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.puzzles.share_dialog import SharePuzzleDialog
from rules.puzzles import attempt, check, from_text
from tests.desktop.conftest import hold

pytestmark = pytest.mark.usefixtures("look")

LAYOUT = "133223"


@pytest.fixture
def gift(qtbot: QtBot) -> SharePuzzleDialog:
    window = MainWindow()
    hold(qtbot, window)
    window.show()
    window.editor.puzzle_wanted.emit(3, LAYOUT)
    (found,) = window.pages.findChildren(SharePuzzleDialog)
    return found


def made(gift: SharePuzzleDialog, qtbot: QtBot) -> str:
    qtbot.waitUntil(gift.copy.isVisible)
    return gift.field.text()


def test_the_line_holds_the_layout_and_does_not_show_it(
    gift: SharePuzzleDialog, qtbot: QtBot
) -> None:
    assert gift.waiting.isVisible()
    text = made(gift, qtbot)
    assert from_text(text).position == LAYOUT
    assert check(from_text(text)).par == from_text(text).par
    assert LAYOUT not in text
    assert "1" not in attempt(from_text(text)).view.to_dict()["boards"][1][0]


def test_it_is_copied_and_saved(gift: SharePuzzleDialog, qtbot: QtBot, tmp_path: Path) -> None:
    text = made(gift, qtbot)
    QTest.mouseClick(gift.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == text
    gift.save_file(tmp_path / "mine.txt")
    window = gift.window()
    assert isinstance(window, MainWindow)
    window.files.saver.finish()
    assert from_text((tmp_path / "mine.txt").read_text()).position == LAYOUT
    assert window.notice.text == "Saved as mine.txt"


def test_escape_closes_it_while_par_is_looked_for(gift: SharePuzzleDialog) -> None:
    QTest.keyClick(gift, Qt.Key.Key_Escape)
    assert not gift.isVisible()
