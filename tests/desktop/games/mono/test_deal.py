"""Mono deals: the first screen of a match shows a board that can be played at once."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.commands import REDO, UNDO
from desktop.games.mono.deal import DealtBoard
from desktop.games.mono.layout_editor.faults import faults
from desktop.new_match.request import NewMatch
from desktop.storage.settings import Settings
from rules.mono import MonoPosition
from tests.desktop.conftest import wait_until
from tests.desktop.games.mono.fronts import deal_at, editor_at
from tests.desktop.table.hot_seat import NAMES, begin, draw_own, layout, lift, pass_on

pytestmark = pytest.mark.usefixtures("look")

Key = Qt.Key


def dealt(window: MainWindow) -> DealtBoard:
    """Wait for the board that is dealt."""
    deal = deal_at(window.table)
    wait_until(deal.play.isEnabled)
    return deal


def against_computer(window: MainWindow) -> DealtBoard:
    window.start_game(NewMatch("mono", ("fred", "Club"), {}, 7, levels=(None, 3)))
    return dealt(window)


def test_a_whole_board_is_dealt_and_enter_plays_it(window: MainWindow) -> None:
    deal = against_computer(window)
    labels = deal.drawing.labels
    assert not faults(9, labels)
    assert not deal.drawing.can_undo
    QTest.keyClick(deal.view, Key.Key_Return)
    assert window.table.front.page is None
    assert window.session is not None
    view = window.session.view_for(0)
    assert isinstance(view, MonoPosition)
    assert view.layouts[0] == labels


def test_enter_held_down_since_the_start_plays_nothing(window: MainWindow) -> None:
    deal = against_computer(window)
    deal.view.setFocus()
    held = QKeyEvent(
        QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(deal.view, held)
    assert deal_at(window.table) is deal


def test_another_board_is_dealt_and_undo_brings_the_one_before(window: MainWindow) -> None:
    deal = against_computer(window)
    first = deal.drawing.labels
    QTest.keyClick(deal.view, Key.Key_D)
    wait_until(lambda: deal.drawing.labels != first)
    second = deal.drawing.labels
    deal.commands[UNDO].trigger()
    assert deal.drawing.labels == first
    deal.commands[REDO].trigger()
    assert deal.drawing.labels == second


def test_the_board_on_the_screen_cannot_be_painted(window: MainWindow) -> None:
    deal = against_computer(window)
    labels = deal.drawing.labels
    middle = deal.scene.board.mapToScene(deal.scene.cells[22].at).toPoint()
    QTest.mouseClick(deal.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseClick(deal.view.viewport(), Qt.MouseButton.RightButton, pos=middle)
    for key in (Key.Key_Right, Key.Key_1, Key.Key_Space, Key.Key_Delete):
        QTest.keyClick(deal.view, key)
    assert deal.drawing.labels == labels


def test_the_editor_begins_with_the_board_dealt_and_leads_back(window: MainWindow) -> None:
    deal = against_computer(window)
    labels = deal.drawing.labels
    editor = draw_own(window.table)
    assert editor.drawing.labels == labels
    editor.drawing.put("." * 44 + "1")
    editor.go_back()
    assert dealt(window).drawing.labels == labels  # half a board cannot be played
    drawn = labels[::-1]
    draw_own(window.table).drawing.put(drawn)
    editor_at(window.table).go_back()
    assert dealt(window).drawing.labels == drawn


def test_a_page_that_was_left_measures_nothing_more(window: MainWindow) -> None:
    deal = against_computer(window)
    labels = deal.drawing.labels
    draw_own(window.table).drawing.put(labels[::-1])
    assert not deal._wait.isActive()


def test_a_board_that_is_only_dealt_leaves_no_match_behind(window: MainWindow) -> None:
    against_computer(window)
    assert window.files.place is not None
    path = window.files.place.path
    window.go_home()
    assert not path.exists()


def test_alone_at_the_screen_a_drawn_layout_can_be_kept(window: MainWindow) -> None:
    against_computer(window)
    editor = draw_own(window.table)
    editor.show_library()
    assert editor.library.keep.isVisible()
    editor.library.name.setText("mine")
    assert editor.library.keep.isEnabled()


def test_with_people_here_nobody_else_finds_a_layout_in_the_library(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, "mono", qtbot)
    editor = draw_own(window.table)
    editor.show_library()
    assert not editor.library.keep.isVisible()


def test_each_person_is_dealt_a_board_behind_the_curtain(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "mono", qtbot)
    first = dealt(window)
    labels = first.drawing.labels
    assert NAMES[0] in first.header.sentence
    first.play.click()
    pass_on(window)
    secret = layout(0)
    assert window.table.front.page is None
    lift(window, qtbot)
    second = dealt(window)
    assert NAMES[1] in second.header.sentence
    assert second.drawing.labels != labels
    assert labels not in repr(second.drawing.sheets)
    assert not secret.found(window)


def test_it_says_how_hard_the_board_is_to_guess(window: MainWindow) -> None:
    deal = against_computer(window)
    wait_until(lambda: deal.tile.step > 0)
    assert f"{deal.tile.step} of 5" in deal.banner.accessibleName()
    assert Settings().layout == ""
