"""From the window to the editor of positions, and on to a match."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.background.idle_queue import idle_queue
from desktop.controls.buttons import IconButton
from desktop.help import SHORTCUTS
from desktop.help.shortcuts_page import ShortcutsPage, setup_shortcuts
from desktop.new_match.request import NewMatch
from desktop.position_editor.keys import position_shortcuts
from desktop.position_editor.page import PositionEditor
from desktop.table.session import Session
from rules.match import Match
from tests.desktop.conftest import wait_until_loaded
from tests.desktop.hands import CTRL

pytestmark = pytest.mark.usefixtures("look")

Key = Qt.Key
NAMES = ("fred", "ned")
ADAMAS = "O: a3=2 c1=6; X: b4=3; move: X"
CARRIED = f"options: size=3 pieces=8; {ADAMAS}"
BLACKBOX = "O: a1 c4 e2 g7; X: b3 b5 d1 f6; move: O"


def editor(window: MainWindow) -> PositionEditor:
    page = window.pages.currentWidget()
    assert isinstance(page, PositionEditor)
    return page


def session(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


def set_up_from_here(window: MainWindow) -> bool:
    """Choose the entry of the menu; return False if that is dimmed."""
    found = [a for a in window.menu().entries() if a.text() == "Set up a position from this one"]
    if not found:  # the curtain hides what can be done with the board
        return False
    (action,) = found
    action.trigger()
    return action.isEnabled()


def test_the_sheet_of_a_new_game_leads_to_the_editor(window: MainWindow) -> None:
    window.home.cards["adamas"].options.click()
    assert window.sheet is not None
    window.sheet.who.rows[0].field.setText("fred")
    window.sheet.set_up.click()
    assert window.sheet is None
    assert editor(window).game.slug == "adamas"
    assert editor(window).panel.seats.names[0] == "fred"


def test_the_editor_is_made_while_the_sheet_is_read(window: MainWindow, qtbot: QtBot) -> None:
    window.requests.ask_for("blackbox")
    qtbot.waitUntil(lambda: idle_queue().idle)
    made = window.findChildren(PositionEditor)
    assert [page.game.slug for page in made] == ["blackbox"]
    assert window.pages.currentWidget() is window.home
    window.edit_position(NewMatch("blackbox"))
    assert editor(window) is made[0]


def test_the_editor_is_made_while_the_menu_is_open(window: MainWindow, qtbot: QtBot) -> None:
    window.start_game(NewMatch("dragons", NAMES, {}, 7))
    window.menu()
    qtbot.waitUntil(lambda: idle_queue().idle)
    assert [page.game.slug for page in window.findChildren(PositionEditor)] == ["dragons"]


def test_for_mono_none_is_made(window: MainWindow, qtbot: QtBot) -> None:
    window.requests.ask_for("mono")
    qtbot.waitUntil(lambda: idle_queue().idle)
    assert not window.findChildren(PositionEditor)


def test_mono_has_no_positions_to_set_up(window: MainWindow) -> None:
    window.home.cards["mono"].options.click()
    assert window.sheet is not None
    assert not window.sheet.set_up.isVisible()


def test_a_match_begins_from_the_position_and_so_does_the_next(window: MainWindow) -> None:
    window.edit_position(NewMatch("adamas", NAMES, setup=ADAMAS))
    editor(window).panel.start.click()
    assert session(window).names == NAMES
    assert session(window).progress.setup_here() == CARRIED
    session(window).play("b4-b3,b5,c4")
    window.requests.play_again()
    assert session(window).progress.setup_here() == CARRIED
    window.requests.play_again(swapped=True)
    assert session(window).names == ("ned", "fred")
    assert session(window).progress.setup_here() == CARRIED


def test_atoms_stay_secret_until_the_game_is_over(window: MainWindow) -> None:
    window.edit_position(NewMatch("blackbox", NAMES, setup=BLACKBOX))
    editor(window).panel.start.click()
    assert not set_up_from_here(window)
    assert session(window).progress.setup == ""
    session(window).curtain_lifted()
    window.curtain.remove()
    session(window).play("+a1,+c4,+e2,+g7,?")
    assert session(window).outcome is not None
    assert set_up_from_here(window)
    assert editor(window).draft.text() == BLACKBOX


def test_a_computer_player_is_seated(window: MainWindow) -> None:
    window.edit_position(NewMatch("adamas", NAMES, {}, levels=(None, 2), setup=ADAMAS))
    editor(window).panel.start.click()
    assert session(window).levels == (None, 2)
    window.go_home()


def test_the_position_at_the_table_goes_to_the_editor(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", NAMES, {"size": 4, "prog_cap": True}, 7))
    session(window).play(next(session(window).hot_seat.texts()))
    here = session(window).progress.setup_here()
    assert set_up_from_here(window)
    page = editor(window)
    assert page.draft.shared_text == here
    assert page.panel.options.values == {"size": 4, "prog_cap": True}
    assert page.panel.seats.names == NAMES
    assert window.session is None


def test_a_position_that_cannot_be_is_a_line(window: MainWindow) -> None:
    window.edit_position(NewMatch("adamas", setup="O: a3=2; X: ; move: O"))
    assert window.notice.isVisible()
    assert window.notice.text == "At least two players must have pieces"
    assert window.pages.currentWidget() is window.home


def test_a_draft_is_still_there_when_one_comes_back(window: MainWindow) -> None:
    window.edit_position(NewMatch("adamas", NAMES, setup=ADAMAS))
    page = editor(window)
    page.bar.back_button.click()
    assert window.pages.currentWidget() is window.home
    window.edit_position(NewMatch("adamas"))
    assert editor(window) is page
    assert page.draft.text() == ADAMAS


def test_undo_redo_copy_and_paste_are_the_editors_keys(window: MainWindow) -> None:
    window.edit_position(NewMatch("adamas", NAMES, setup=ADAMAS))
    page = editor(window)
    window.activateWindow()
    page.view.setFocus()
    QApplication.processEvents()
    before = page.draft
    page.put(page.draft.cleared())
    QTest.keyClick(page.view, Key.Key_Z, CTRL)
    assert page.draft == before
    QTest.keyClick(page.view, Key.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == CARRIED
    QTest.keyClick(page.view, Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert page.draft == before.cleared()
    QTest.keyClick(page.view, Key.Key_V, CTRL)
    assert page.draft == before


def test_f1_shows_the_rules_of_the_game(window: MainWindow) -> None:
    window.edit_position(NewMatch("dragons"))
    QTest.keyClick(editor(window).view, Key.Key_F1)
    assert window.help is not None
    assert window.help.isVisible()
    assert window.help.topic == "dragons"


def test_the_list_of_shortcuts_has_the_keys_of_the_set_up(window: MainWindow) -> None:
    window.edit_position(NewMatch("dragons"))
    QTest.keyClicks(editor(window).view, "?")
    assert window.help is not None
    assert window.help.topic == SHORTCUTS
    window.help.findChildren(ShortcutsPage)[0].finish()
    shown = "\n".join(label.text() for label in window.help.findChildren(QLabel))
    for _keys, what in (*setup_shortcuts("dragons"), *position_shortcuts()):
        assert what in shown
    assert setup_shortcuts("blackbox")[0][1] not in shown


def test_the_bar_offers_what_an_editor_has(window: MainWindow) -> None:
    window.edit_position(NewMatch("holomino"))
    bar = editor(window).bar
    offered = [b for b in bar.findChildren(IconButton) if b.isVisible()]
    icons = {"back", "undo", "redo", "help", "moon", "menu"}
    assert {button.icon_name for button in offered} == icons
    bar.rules_button.click()
    assert window.help is not None
    assert window.help.topic == "holomino"


def test_a_set_up_match_is_kept_and_gone_on_with(window: MainWindow) -> None:
    window.edit_position(NewMatch("adamas", NAMES, setup=ADAMAS))
    editor(window).panel.start.click()
    session(window).play(next(session(window).hot_seat.texts()))
    text = session(window).file.text()
    window.go_home()
    window.home.go_on.click()
    wait_until_loaded(window)
    assert session(window).progress.setup == CARRIED
    assert Match.from_text(text).setup == CARRIED
