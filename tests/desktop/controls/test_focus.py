"""What can be used no more leaves the keyboard to the board."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.app.settings_sheet import SettingsSheet
from desktop.controls.buttons import Button
from desktop.controls.commands import NEW, SETTINGS
from desktop.controls.focus import FocusRing
from desktop.games.blackbox.scene import BlackBoxScene
from desktop.new_match.request import NewMatch
from desktop.theme.appearance import appearance
from tests.desktop.app.test_every_page import NAMES, at_table, press, show_curtain
from tests.desktop.conftest import hold
from tests.desktop.games.blackbox.table import FREDS, NEDS, click
from tests.desktop.games.mono.layout_editor.easel import WHOLE
from tests.desktop.table.hot_seat import draw_own

pytestmark = pytest.mark.usefixtures("look")

Key = Qt.Key


@pytest.fixture(autouse=True)
def _active(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


# -- what a person does


def test_a_layout_that_is_used_leaves_the_keyboard_to_the_curtain(window: MainWindow) -> None:
    table = at_table(window, "mono")
    editor = draw_own(table)
    editor.drawing.put(WHOLE)
    editor.use.setFocus()
    press(window, Key.Key_Space)
    assert table.front.page is None
    assert window.focusWidget() is window.curtain
    press(window, Key.Key_Escape)
    assert window.session is not None  # nobody has left it


def test_a_winning_guess_leaves_the_keyboard_to_the_board(window: MainWindow) -> None:
    table = at_table(window, "blackbox", NEDS, FREDS)
    click(table, *FREDS.split(","))
    assert isinstance(table.scene, BlackBoxScene)
    assert table.scene.panel is not None
    table.scene.panel.guess.setFocus()
    press(window, Key.Key_Space)
    assert window.session is not None
    assert window.session.outcome is not None
    assert window.focusWidget() is table.view
    press(window, Key.Key_Space)
    assert window.session is not None


def test_a_hidden_line_to_type_into_leaves_the_keyboard_to_the_board(window: MainWindow) -> None:
    table = at_table(window, "adamas")
    window.table.toggle_entry()
    assert window.focusWidget() is table.panel.entry.field
    window.table.toggle_entry()
    assert window.focusWidget() is table.view


def test_setting_the_options_back_starts_no_game(window: MainWindow) -> None:
    window.covers.ask_for(NewMatch("adamas", NAMES, {"size": 4}))
    sheet = window.sheet
    assert sheet is not None
    sheet.standard.setFocus()
    press(window, Key.Key_Space)
    assert not sheet.standard.isVisible()
    assert window.focusWidget() is sheet
    press(window, Key.Key_Space)
    assert window.session is None
    assert window.sheet is sheet


@pytest.mark.parametrize("size", [125, 150, 175, 200])
def test_the_settings_keep_the_keyboard_when_the_text_size_is_the_systems_again(
    window: MainWindow, size: int
) -> None:
    appearance().resize_text(size)
    window.commands[SETTINGS].trigger()
    sheet = window.uppermost
    assert isinstance(sheet, SettingsSheet)
    (usual,) = [one for one in sheet.findChildren(Button) if one.text() == "Same as system"]
    usual.setFocus()
    press(window, Key.Key_Space)
    assert not usual.isVisible()
    press(window, Key.Key_Escape)
    assert not sheet.isVisible()


def test_what_is_deleted_leaves_the_keyboard_to_the_board(window: MainWindow) -> None:
    table = at_table(window, "adamas")
    button = QPushButton(table.panel)
    button.show()
    button.setFocus()
    assert window.focusWidget() is button
    button.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.focusWidget() is table.view


@pytest.mark.parametrize("lose", ["setEnabled", "setVisible"])
@pytest.mark.parametrize("whole", [False, True])
def test_what_is_lost_meanwhile_is_not_given_to_another_control(
    window: MainWindow, qtbot: QtBot, lose: str, whole: bool
) -> None:
    """Another window is in use while the computer plays."""
    table = at_table(window, "adamas")
    table.bar.resign_button.setFocus()
    other = QWidget()
    hold(qtbot, other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    getattr(table.bar if whole else table.bar.resign_button, lose)(False)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.focusWidget() is table.view


# -- what covers the page goes


def test_a_sheet_that_is_closed_leaves_the_keyboard_to_the_page(window: MainWindow) -> None:
    window.home.cards["adamas"].options.click()
    assert window.sheet is not None
    window.sheet.cancel.setFocus()
    press(window, Key.Key_Space)
    assert window.sheet is None
    assert window.focusWidget() is window.home.main_widget()


def test_a_curtain_that_is_left_leaves_the_keyboard_to_the_home_page(window: MainWindow) -> None:
    show_curtain(window)
    window.curtain.back.setFocus()
    press(window, Key.Key_Space)
    assert window.session is None
    assert window.focusWidget() is window.home.main_widget()


# -- where the ring is seen


def test_who_comes_to_a_page_by_keys_sees_where_the_keyboard_is(
    window: MainWindow, qtbot: QtBot
) -> None:
    handle = window.windowHandle()
    QTest.keyClick(handle, Key.Key_Tab)
    QTest.keyClick(handle, Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(handle, Key.Key_Escape)
    focused = ringed(window)
    assert focused is not None
    assert focused.by_keyboard


def test_who_closes_a_menu_by_keys_sees_where_the_keyboard_is(
    window: MainWindow, qtbot: QtBot
) -> None:
    QTest.keyClick(window.windowHandle(), Key.Key_Tab)
    before = ringed(window)
    assert before is not None
    QTest.keyClick(window.windowHandle(), Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    assert not before.by_keyboard
    QTest.keyClick(menu, Key.Key_Escape)
    assert ringed(window) is before
    assert before.by_keyboard


def test_who_comes_by_mouse_sees_no_ring(window: MainWindow, qtbot: QtBot) -> None:
    handle = window.windowHandle()
    QTest.keyClick(handle, Key.Key_Shift)
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not window.keyboard_in_use
    window.commands[NEW].trigger()
    focused = ringed(window)
    assert focused is None or not focused.by_keyboard


def ringed(window: MainWindow) -> FocusRing | None:
    """Return what has the keyboard, if it is of those that show a ring."""
    focused = window.focusWidget()
    return focused if isinstance(focused, FocusRing) else None
