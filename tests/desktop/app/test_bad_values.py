"""A value that cannot be used is said as well as shown, wherever somebody writes one."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from tests.desktop.conftest import wait_until
from tests.desktop.ear import Ear


def type_move(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned")))
    window.table.toggle_entry()
    QTest.keyClicks(window.table.panel.entry.field, "a3-zz")
    QTest.keyClick(window.table.panel.entry.field, Qt.Key.Key_Return)


def paste_puzzle(window: MainWindow) -> None:
    window.show_puzzles()
    field = window.puzzles.list.side.paste.field
    field.setText("no puzzle")
    QTest.keyClick(field, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("write", "said"),
    [
        (type_move, "move looks like"),
        (paste_puzzle, "This is not a puzzle"),
    ],
)
def test_a_bad_value_is_said_once(
    window: MainWindow,
    ear: Ear,
    write: Callable[[MainWindow], None],
    said: str,
) -> None:
    write(window)
    wait_until(lambda: any(said in text for text in ear.aloud))
    for _ in range(3):
        QApplication.processEvents()
    assert sum(text.count(said) for text in ear.aloud) == 1
