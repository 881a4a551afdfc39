"""Painting on the board of the layout editor: what it shares with all boards, and its palette."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.mono.layout_editor.tools import Tool
from desktop.games.mono.shapes import C
from desktop.paint.painting import dots
from desktop.theme.appearance import appearance
from rules.mono.completion import blank
from tests.desktop.games.mono.layout_editor.easel import LEFT, WHOLE, Easel, Key, easel

pytestmark = pytest.mark.usefixtures("look")
MIDDLE = Qt.MouseButton.MiddleButton


@pytest.fixture
def hand(qtbot: QtBot) -> Easel:
    return easel(qtbot)


def test_cells_are_painted_where_they_lie_when_zoomed_and_moved(hand: Easel) -> None:
    view = hand.page.view
    view.zoom_by(2.3)
    view.pan_by(QPointF(40, -30))
    hand.drag(21, 22)
    assert [cell for cell, label in enumerate(hand.labels) if label == "9"] == [21, 22]


@pytest.mark.parametrize("text", [100, 110, 150])
def test_a_cell_is_a_whole_number_of_dots(qtbot: QtBot, text: int) -> None:
    appearance().resize_text(text)
    view = easel(qtbot, (1100, 747)).page.view
    assert view.board_scene is not None
    cell = view.board_scene.board.transform().m11() * C * dots(view)
    assert cell == pytest.approx(round(cell))


def test_the_middle_button_takes_the_label_of_a_cell(hand: Easel) -> None:
    hand.page.show_layout(9, WHOLE)
    hand.click(44, MIDDLE)
    assert hand.page.controller.label == "8"
    assert hand.labels == WHOLE


def test_keys_walk_down_to_the_palette_and_choose_there(hand: Easel) -> None:
    hand.press(Key.Key_Right)  # the first arrow shows where one is
    hand.walk(36)
    hand.press(Key.Key_Down, Key.Key_Return)
    chosen = hand.page.controller.label
    cursor = hand.page.scene.cursor.spot
    assert cursor is not None
    assert cursor.key == ("label", chosen)
    assert cursor.name.startswith(f"Number {chosen}: 0 of {chosen} painted")
    hand.press(Key.Key_Up, Key.Key_Space)
    assert hand.labels.count(chosen) == 1


def test_a_stroke_made_by_keys_stays_on_the_board(hand: Easel) -> None:
    hand.page.show_layout(9, "." * 36 + "33" + "." * 7)
    hand.page.controller.take(Tool.MOVE)
    hand.press(Key.Key_Right)
    hand.walk(36)
    hand.press(Key.Key_Space, Key.Key_Down, Key.Key_Right, Key.Key_Space)
    assert hand.labels == "." * 37 + "33" + "." * 6


def test_the_cursor_is_seen_only_with_the_keyboard(hand: Easel) -> None:
    cursor = hand.page.scene.cursor
    hand.press(Key.Key_Right, Key.Key_Right)
    assert cursor.isVisible()
    hand.page.library.name.setFocus()
    hand.page.panel.regions.setFocus()
    hand.page.bar.menu_button.setFocus()
    assert not cursor.isVisible()
    hand.page.view.setFocus()
    assert cursor.isVisible()
    assert hand.page.scene.cursor_cell == 1


def test_a_region_picked_to_be_swapped_is_let_go_of_with_its_board(hand: Easel) -> None:
    hand.page.show_layout(9, WHOLE)
    hand.page.controller.take(Tool.SWAP)
    hand.click(44)
    assert hand.page.controller.picked == 44
    hand.page.resize_board(2)
    assert hand.page.controller.picked is None


def test_the_palette_is_no_part_of_a_board_that_lies_below_it(hand: Easel) -> None:
    hand.page.view.zoom_by(4.0)
    hand.take("3")
    assert hand.page.controller.label == "3"
    assert hand.labels == blank(9)
    area = hand.page.scene.rack_area
    QTest.mouseClick(hand.board, LEFT, pos=area.topLeft().toPoint() + QPoint(3, 30))
    assert hand.labels == blank(9)
