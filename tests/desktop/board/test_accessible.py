"""Screen readers find every spot of the board by name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.board import accessible
from desktop.new_match.request import NewMatch
from desktop.table.page import TablePage
from tests.desktop.board.sample_scene import SampleScene
from tests.desktop.conftest import Seat, hold


@pytest.fixture
def table(seat: Seat) -> TablePage:
    accessible.install()
    return seat("adamas", scene=SampleScene)


def test_the_board_is_a_list_of_its_spots(table: TablePage) -> None:
    board = QAccessible.queryAccessibleInterface(table.view)
    assert board.role() == QAccessible.Role.List
    names = [board.child(n).text(QAccessible.Text.Name) for n in range(board.childCount())]
    assert len(names) == 20
    assert "a3, ['O', 8]" in names
    assert names[-1] == "the rack"


def test_a_spot_is_found_where_it_is_drawn(table: TablePage) -> None:
    board = QAccessible.queryAccessibleInterface(table.view)
    for index in (0, 7, 19):
        spot = board.child(index)
        middle = spot.rect().center()
        assert spot.rect().width() >= 40
        assert board.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name) == spot.text(
            QAccessible.Text.Name
        )
        assert board.indexOfChild(spot) == index


def test_the_keyboard_cursor_has_the_focus(table: TablePage) -> None:
    board = QAccessible.queryAccessibleInterface(table.view)
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert board.focusChild().text(QAccessible.Text.Name) == "a3, ['O', 8]"
    assert board.focusChild().state().focused


def test_every_button_has_a_name(look: object, qtbot: QtBot) -> None:
    window = MainWindow()
    hold(qtbot, window)
    window.show()
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    window.requests.ask_for("adamas")
    nameless = [
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, QPushButton)
        and not (widget.text() or widget.accessibleName())
        and widget.isVisible()
    ]
    assert nameless == []
