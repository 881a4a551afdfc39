"""Menus: round, and with nothing in their corners where the system mixes no windows."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.menu import Menu


def test_the_corners_of_a_menu_are_cut_off(window: MainWindow, qtbot: QtBot) -> None:
    menu = Menu(window)
    menu.add("Shortcuts", lambda: None)
    menu.open_at(QPoint(400, 100))
    qtbot.waitExposed(menu)
    shape, whole = menu.mask(), menu.rect()
    for corner in (whole.topLeft(), whole.topRight(), whole.bottomLeft(), whole.bottomRight()):
        assert not shape.contains(corner)
    assert shape.contains(whole.center())
    menu.close()


@pytest.mark.usefixtures("from_right")
def test_a_menu_hangs_from_the_side_where_reading_begins(window: MainWindow, qtbot: QtBot) -> None:
    button = QPushButton("More", window)
    button.move(600, 40)
    menu = Menu(window)
    menu.add("Shortcuts of the whole program, and what they do", lambda: None)
    menu.open_below(button)
    qtbot.waitExposed(menu)
    right = button.mapToGlobal(button.rect().topRight()).x()
    assert menu.geometry().right() == right
    menu.close()
