"""Menus: round, and with nothing in their corners where the system mixes no windows."""

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.widgets.menu import Menu


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
