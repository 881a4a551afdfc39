"""The keys that mean the same wherever one is: Enter, Escape, F10, and those of the window."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls import commands
from desktop.controls.commands import ABOUT, EDITOR, NEW, OPEN, SETTINGS, Command
from desktop.controls.menu import Menu
from desktop.new_match.request import NewMatch
from desktop.shell.actions import Action
from desktop.shell.top_bar import MenuButton
from tests.desktop.app.test_every_page import PAGES, at_table, press
from tests.desktop.games.mono.fronts import editor_at, layout_editor
from tests.desktop.games.mono.layout_editor.easel import WHOLE
from tests.desktop.table.hot_seat import draw_own

pytestmark = pytest.mark.usefixtures("look")

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


def is_home(window: MainWindow) -> bool:
    return window.uppermost is window.home


def open_menu(window: MainWindow, qtbot: QtBot) -> Menu:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, Menu)
    return menu


def test_every_command_stands_in_the_menu_with_its_key(window: MainWindow) -> None:
    found: dict[Command, str] = {}
    for name in ("home", "records", "standing", "table dragons", "study"):
        PAGES[name](window)
        entries = [entry for entry in window.menu().entries() if isinstance(entry, Action)]
        found |= {one.command: one.shortcut().toString() for one in entries if one.shortcut()}
        found |= {one.command: "" for one in entries if one.command not in found}
    every = {one for one in vars(commands).values() if isinstance(one, Command)}
    every |= {*commands.PACES}
    of_a_list = {commands.RENAME, commands.DELETE}  # in the menu of each match
    of_the_sheet = {commands.CALM, commands.CONTRAST, commands.ENDS_TURNS}  # in the settings
    elsewhere = of_a_list | of_the_sheet | {commands.MENU, commands.PASTE}
    assert {one.label for one in every - elsewhere} <= {o.label for o in found}
    assert all(found[one] == one.keys for one in every if one in found and one is not EDITOR)


def test_alt_alone_opens_the_menu_and_closes_it(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_Alt, ALT)
    qtbot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, Menu)
    QTest.keyClick(menu, Key.Key_Alt, ALT)
    assert not menu.isVisible()


@pytest.mark.parametrize("other", ["key", "mouse", "window", "held before"])
def test_alt_with_anything_else_opens_nothing(window: MainWindow, qtbot: QtBot, other: str) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    at = window.focusWidget() or window
    QTest.keyPress(at, Key.Key_Alt, ALT | CTRL if other == "held before" else ALT)
    if other == "key":
        QTest.keyClick(at, Key.Key_Left, ALT)
    elif other == "mouse":
        QTest.mouseClick(window, Qt.MouseButton.LeftButton)
    elif other == "window":
        QApplication.sendEvent(window, QEvent(QEvent.Type.WindowDeactivate))
    QTest.keyRelease(at, Key.Key_Alt, ALT)
    QApplication.processEvents()
    assert QApplication.activePopupWidget() is None


def test_what_opens_the_menu_closes_it_from_the_menus_beside(
    window: MainWindow, qtbot: QtBot
) -> None:
    menu = open_menu(window, qtbot)
    QTest.keyClick(menu, Key.Key_Right)
    beside = QApplication.activePopupWidget()
    assert beside is not None
    assert beside is not menu
    QTest.keyClick(beside, Key.Key_F10)
    assert not menu.isVisible()
    assert not beside.isVisible()


def test_a_key_opens_the_menu_with_the_keyboard_on_it(window: MainWindow, qtbot: QtBot) -> None:
    menu = open_menu(window, qtbot)
    assert menu.activeAction() is menu.actions()[0]
    QTest.keyClick(menu, Key.Key_Escape)
    assert not menu.isVisible()


@pytest.mark.parametrize("name", ["home", "records", "lessons"])
def test_the_menu_opens_below_its_button(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.resize(780, 560)  # the screen of the tests is 800 pixels wide
    PAGES[name](window)
    menu = open_menu(window, qtbot)
    button = next(one for one in window.findChildren(MenuButton) if one.isVisible())
    corner = button.mapToGlobal(button.rect().bottomRight())
    assert menu.geometry().right() == corner.x()
    assert 4 <= menu.y() - corner.y() <= 6


def test_entries_have_an_icon_where_most_programs_have_one(window: MainWindow) -> None:
    entries = {entry.text(): not entry.icon().isNull() for entry in window.menu().entries()}
    assert all(entries[command.label] for command in (NEW, OPEN, SETTINGS))
    assert not entries[ABOUT.label]


def test_lines_set_the_settings_and_the_end_of_the_program_apart(window: MainWindow) -> None:
    *_, before_settings, settings, before_quit, quit_entry = window.menu().actions()
    assert before_settings.isSeparator()
    assert before_quit.isSeparator()
    assert (settings.text(), quit_entry.text()) == ("Settings…", "Quit")


def test_what_lies_over_a_page_hides_the_commands_of_the_page(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.start_game(NewMatch("blackbox", ("fred", "ned"), {}, 7))
    entries = {entry.text(): entry for entry in window.menu().entries()}
    assert "Copy the board as text" not in entries
    assert entries["Rules"].isEnabled()


def test_a_new_game_is_asked_about_anywhere(window: MainWindow, qtbot: QtBot) -> None:
    for name, slug in (("home", None), ("puzzle", "adamas"), ("table dragons", "dragons")):
        PAGES[name](window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        press(window, Key.Key_N, CTRL)
        assert window.sheet is not None, name
        assert slug in (None, window.sheet.game.slug)
        press(window, Key.Key_Escape)
        assert window.sheet is None


def test_one_key_opens_and_closes_the_editor_and_at_the_table_the_line(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_E, CTRL)
    assert window.pages.page is layout_editor(window)
    press(window, Key.Key_E, CTRL)
    assert is_home(window)
    window.edit_position(NewMatch("adamas"))
    press(window, Key.Key_E, CTRL)
    assert is_home(window)
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    entry = window.table.panel.entry
    for shown in (True, False, True):
        press(window, Key.Key_E, CTRL)
        assert entry.isVisible() is shown
        assert window.focusWidget() is (entry.field if shown else window.table.view)


def test_who_draws_a_layout_in_a_match_types_it_and_may_resign(
    window: MainWindow, qtbot: QtBot
) -> None:
    table = at_table(window, "mono")
    editor = draw_own(table)
    editor.view.setFocus()
    press(window, Key.Key_E, CTRL)
    assert window.focusWidget() is editor.panel.text.field
    editor.panel.text.field.selectAll()
    QTest.keyClicks(editor.panel.text.field, WHOLE)
    press(window, Key.Key_E, CTRL)
    assert window.focusWidget() is editor.view
    assert editor.drawing.labels == WHOLE
    entries = {entry.text(): entry for entry in window.menu().entries()}
    assert not entries["Hint"].isEnabled()
    entries["Resign"].trigger()
    assert window.focusWidget() is table.banner.no
    press(window, Key.Key_Return)
    assert editor_at(table).drawing.labels == WHOLE
    assert window.focusWidget() is editor_at(table).view
    entries = {entry.text(): entry for entry in window.menu().entries()}
    entries["Resign"].trigger()
    table.banner.yes.click()
    assert window.session is not None
    assert window.session.outcome is not None


def test_quitting_closes_the_window(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    press(window, Key.Key_Q, CTRL)
    assert not window.isVisible()


def test_a_question_takes_the_keyboard_and_enter_ends_no_game(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    table, session = window.table, window.session
    assert session is not None
    table.bar.resign_button.setFocus()
    press(window, Key.Key_Return)
    assert window.focusWidget() is table.banner.no
    press(window, Key.Key_Return)
    assert session.outcome is None
    assert table.banner.isHidden()
    table.panel.entry.field.setFocus()
    session.propose_draw()
    assert window.focusWidget() is table.banner.no
    press(window, Key.Key_Escape)
    assert window.focusWidget() is table.view


def test_enter_on_the_board_hides_it_once_a_turn_is_over(window: MainWindow, qtbot: QtBot) -> None:
    table = at_table(window, "blackbox", "c2,e2,f6,f7", "b2,b4,f5,g1")
    assert window.session is not None
    window.session.play("4")
    qtbot.waitUntil(table.banner.isVisible)
    press(window, Key.Key_Down)
    assert window.focusWidget() is table.view
    assert window.curtain.isHidden()
    press(window, Key.Key_Return)
    assert window.curtain.isVisible()


def test_escape_takes_back_what_is_half_done_and_stays_at_the_table(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    table = window.table
    table.toggle_entry()
    table.panel.entry.field.setText("a3")
    press(window, Key.Key_Escape)
    assert window.focusWidget() is table.view
    table.scene.hand.builder.pick("a3")  # type: ignore[union-attr]
    press(window, Key.Key_Escape)
    assert not table.scene.hand.half_done  # type: ignore[union-attr]
    assert window.session is not None
    press(window, Key.Key_Escape)
    assert window.session is not None
    assert window.uppermost is table
    press(window, Key.Key_W, CTRL)
    assert is_home(window)
    assert window.session is None
