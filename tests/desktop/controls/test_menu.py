"""Menus: round, and with nothing in their corners where the system mixes no windows."""

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QCursor, QEnterEvent, QImage
from PySide6.QtWidgets import QApplication, QPushButton, QStyle
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.menu import Menu
from desktop.theme.appearance import appearance


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


@pytest.mark.parametrize(("away", "lit"), [(300, False), (0, True)])
def test_a_button_is_lit_after_its_menu_only_if_the_pointer_is_on_it(
    window: MainWindow, qtbot: QtBot, away: int, lit: bool
) -> None:
    button = QPushButton("More", window)
    button.move(600, 40)
    button.show()
    middle = button.rect().center()
    at = QPointF(middle)
    QApplication.sendEvent(button, QEnterEvent(at, at, at))
    assert button.underMouse()
    menu = Menu(window)
    menu.add("Shortcuts", lambda: None)
    menu.open_below(button)
    qtbot.waitExposed(menu)
    QCursor.setPos(button.mapToGlobal(middle) + QPoint(0, away))
    menu.close()
    assert button.underMouse() == lit


def arrow_height(menu: Menu) -> int:
    """Return how many rows of pixels the arrow of the first entry has at its far end."""
    row = menu.actionGeometry(menu.actions()[0])
    picture = menu.grab(row).toImage().convertToFormat(QImage.Format.Format_RGB32)
    ratio, ground = round(picture.devicePixelRatio()), picture.pixel(picture.width() // 2, 3)
    across = range(picture.width() - 40 * ratio, picture.width() - 4 * ratio)
    rows = range(3, picture.height() - 3)
    return sum(any(picture.pixel(x, y) != ground for x in across) for y in rows)


def test_arrows_and_icons_of_a_menu_grow_with_the_text(window: MainWindow) -> None:
    sizes = []
    for percent in (100, 200):
        appearance().resize_text(percent)
        menu = Menu(window)
        menu.add_menu("More").addAction("Shortcuts")
        menu.add("Settings", lambda: None, "sliders")
        menu.ensurePolished()
        menu.resize(menu.sizeHint())
        metric = QStyle.PixelMetric.PM_SmallIconSize
        sizes.append((menu.style().pixelMetric(metric, None, menu), arrow_height(menu)))
        menu.close()
    (icon, arrow), (large_icon, large_arrow) = sizes
    assert large_icon == 2 * icon
    assert large_arrow > 1.7 * arrow > 0


def test_the_check_mark_of_a_menu_grows_with_the_text(window: MainWindow) -> None:
    widths = []
    for percent in (100, 200):
        appearance().resize_text(percent)
        menu = Menu(window)
        entry = menu.add("Full screen", lambda: None)
        entry.setCheckable(True)
        entry.setChecked(True)
        menu.ensurePolished()
        menu.resize(menu.sizeHint())
        row = menu.actionGeometry(entry)
        row.setWidth(row.height())
        picture = menu.grab(row).toImage().convertToFormat(QImage.Format.Format_RGB32)
        ground = picture.pixel(picture.width() // 2, 3)
        across, down = range(6, picture.width() - 6), range(3, picture.height() - 3)
        widths.append(sum(any(picture.pixel(x, y) != ground for y in down) for x in across))
        menu.close()
    assert widths[1] > 1.5 * widths[0] > 12
