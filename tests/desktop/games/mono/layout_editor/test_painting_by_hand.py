"""Painting on the editor's board with real mouse and key events."""

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.fingers import Fingers
from desktop.games.mono.layout_editor.tools import Tool, Transform
from desktop.theme.appearance import appearance
from rules.mono.board import HIDDEN, board
from rules.mono.completion import blank
from tests.desktop.games.mono.layout_editor.easel import (
    ALT,
    CTRL,
    LEFT,
    RIGHT,
    SHIFT,
    WHOLE,
    Easel,
    Key,
    easel,
    strokes,
)

pytestmark = pytest.mark.usefixtures("look")


@pytest.fixture
def hand(qtbot: QtBot) -> Easel:
    return easel(qtbot)


def connected_way(cells: list[int], width: int) -> list[list[int]]:
    """Return the cells as strokes of neighbours, each as long as it goes."""
    ways = [[cells[0]]]
    for before, cell in pairwise(cells):
        if cell == before + 1 and cell // width == before // width:
            ways[-1].append(cell)
        else:
            ways.append([cell])
    return ways


class TestByMouse:
    def test_a_whole_layout_is_painted(self, hand: Easel) -> None:
        for label, cells in strokes(WHOLE):
            hand.take(label)
            for way in connected_way(cells, 9):
                hand.drag(*way)
        assert hand.labels == WHOLE
        assert hand.page.faults == []
        assert hand.page.panel.play.isEnabled()

    def test_a_fast_drag_skips_no_cell(self, hand: Easel) -> None:
        hand.page.controller.choose("9")
        hand.drag(0, 8)
        assert hand.labels[:9] == "9" * 9
        hand.page.controller.choose("8")
        hand.drag(0, 44)
        on = [cell for cell, label in enumerate(hand.labels[9:], 9) if label == "8"]
        assert {cell // 9 for cell in on} == {1, 2, 3, 4}

    def test_a_stroke_is_one_step(self, hand: Easel) -> None:
        hand.drag(0, 4, 22)
        hand.press(Key.Key_Z, held=CTRL)
        assert hand.labels == blank(9)
        hand.press(Key.Key_Z, held=CTRL | SHIFT)
        assert hand.labels.count("9") > 5

    def test_the_right_button_and_the_eraser_make_cells_empty(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.drag(0, 2, button=RIGHT)
        assert hand.labels == "..." + WHOLE[3:]
        QTest.mouseClick(hand.page.tools.buttons[Tool.ERASER], LEFT)
        hand.drag(3, 5)
        assert hand.labels == "......" + WHOLE[6:]

    def test_fill_makes_a_pocket_the_region_that_fits(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE.replace("6", HIDDEN))
        QTest.mouseClick(hand.page.tools.buttons[Tool.FILL], LEFT)
        hand.click(2)
        assert hand.labels == WHOLE

    def test_fill_refuses_an_area_that_no_region_fits(self, hand: Easel) -> None:
        QTest.mouseClick(hand.page.tools.buttons[Tool.FILL], LEFT)
        hand.click(20)
        assert hand.labels == blank(9)
        assert hand.page.header.hint == "No region fits here: this area has 45 cells."

    def test_the_brush_stops_when_the_region_is_full(self, hand: Easel) -> None:
        hand.page.controller.choose("4")
        hand.drag(0, 8)
        assert hand.labels == "4444" + HIDDEN * 41
        assert hand.page.header.sentence == "Region 4 is full."

    def test_a_press_takes_a_cell_from_another_region_of_a_full_board(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        other = next(cell for cell, label in enumerate(WHOLE) if label not in "49")
        hand.page.controller.choose("4")
        hand.click(other)
        assert hand.labels == WHOLE[:other] + "4" + WHOLE[other + 1 :]
        hand.page.show_layout(9, WHOLE)
        hand.drag(0, 8)
        assert hand.labels == "4" * 9 + WHOLE[9:]

    def test_swap_changes_two_regions_about(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.page.controller.take(Tool.SWAP)
        hand.click(0)
        hand.click(4)
        assert hand.labels != WHOLE
        assert hand.page.faults == []
        hand.page.drawing.undo()
        assert hand.labels == WHOLE

    def test_swapped_regions_that_do_not_touch_exchange_their_numbers(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.page.controller.take(Tool.SWAP)
        hand.click(0)
        hand.click(44)
        assert hand.labels == WHOLE.translate(str.maketrans("68", "86"))

    def test_a_region_in_the_way_makes_room_the_second_time_only(self, hand: Easel) -> None:
        before = "33" + HIDDEN * 7 + "44" + HIDDEN * 34
        hand.page.show_layout(9, before)
        hand.page.controller.take(Tool.MOVE)
        hand.drag(0, 9)
        assert hand.labels == before
        hint = "Region 4 is in the way. Repeat the move to swap the cells."
        assert hand.page.header.hint == hint
        hand.drag(0, 9)
        assert hand.labels == "44" + HIDDEN * 7 + "33" + HIDDEN * 34
        hand.page.drawing.undo()
        assert hand.labels == before

    def test_a_region_that_was_clicked_is_turned_and_mirrored_alone(self, hand: Easel) -> None:
        hand.page.show_layout(9, "3" * 3 + HIDDEN * 24 + "8" * 8 + HIDDEN * 10)
        hand.page.controller.take(Tool.MOVE)
        hand.click(1)
        hand.page.controller.transform(Transform.TURN)
        assert [cell for cell, label in enumerate(hand.labels) if label == "3"] == [1, 10, 19]
        assert hand.labels.count("8") == 8
        hand.press(Key.Key_R)
        assert hand.labels[9:12] == "333"


class TestLocks:
    @pytest.fixture
    def locked(self, hand: Easel) -> Easel:
        hand.page.show_layout(9, WHOLE)
        hand.page.controller.take(Tool.LOCK)
        hand.click(0)
        return hand

    def test_a_click_locks_a_region_and_another_frees_it(self, locked: Easel) -> None:
        cells = frozenset(cell for cell, label in enumerate(WHOLE) if label == "6")
        assert locked.page.drawing.locked == cells
        assert locked.page.scene.cell_words(0) == "a5, region 6, locked"
        locked.click(1)
        assert locked.page.drawing.locked == frozenset()
        locked.page.drawing.undo()
        assert locked.page.drawing.locked == cells

    def test_shift_locks_one_cell(self, locked: Easel) -> None:
        QTest.mouseClick(locked.board, LEFT, SHIFT, locked.at(4))
        assert 4 in locked.page.drawing.locked
        assert 5 not in locked.page.drawing.locked

    def test_keys_lock_too(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.type("l")
        hand.press(Key.Key_Right, Key.Key_Space)
        assert 0 in hand.page.drawing.locked

    @pytest.mark.parametrize("tool", [Tool.BRUSH, Tool.ERASER, Tool.MOVE, Tool.SWAP, Tool.STAMP])
    def test_no_tool_changes_what_is_locked(self, locked: Easel, tool: Tool) -> None:
        locked.page.controller.choose("6" if tool is Tool.STAMP else "9")
        locked.page.controller.take(tool)
        locked.drag(0, 13)
        locked.drag(0, button=RIGHT)
        assert [cell for cell, label in enumerate(locked.labels) if label == "6"] == [
            cell for cell, label in enumerate(WHOLE) if label == "6"
        ]

    def test_clear_and_random_spare_it(self, locked: Easel, qtbot: QtBot) -> None:
        six = "".join(label if label == "6" else HIDDEN for label in WHOLE)
        locked.page.panel.clear.click()
        assert locked.labels == six
        locked.page.panel.random.click()
        qtbot.waitUntil(lambda: HIDDEN not in locked.labels)
        assert all(a == b for a, b in zip(locked.labels, six, strict=True) if b == "6")
        assert len(locked.page.drawing.locked) == 6

    def test_locks_go_along_when_the_board_is_mirrored(self, locked: Easel) -> None:
        locked.page.controller.transform(Transform.MIRROR)
        assert {locked.labels[cell] for cell in locked.page.drawing.locked} == {"6"}
        assert len(locked.page.drawing.locked) == 6

    def test_locks_are_kept_with_the_draft(self, locked: Easel, qtbot: QtBot) -> None:
        cells = locked.page.drawing.locked
        locked.page.store_draft()
        assert easel(qtbot).page.drawing.locked == cells


class TestStampAndSymmetry:
    def test_a_stamp_lays_down_a_whole_region(self, hand: Easel) -> None:
        hand.page.controller.choose("4")
        hand.page.controller.take(Tool.STAMP)
        hand.click(20)
        assert hand.labels.count("4") == 4
        assert hand.page.drawing.can_undo

    def test_choosing_it_again_offers_the_next_shape(self, hand: Easel) -> None:
        hand.page.controller.choose("4")
        QTest.mouseClick(hand.page.tools.buttons[Tool.STAMP], LEFT)
        first = hand.page.controller.stamp
        QTest.mouseClick(hand.page.tools.buttons[Tool.STAMP], LEFT)
        assert hand.page.controller.stamp != first

    def test_a_shape_is_picked_from_the_board(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.page.controller.take(Tool.STAMP)
        QTest.mouseClick(hand.board, LEFT, CTRL, hand.at(0))
        assert hand.page.controller.label == "6"
        assert hand.page.controller.stamp is not None
        assert hand.page.controller.stamp.span == (4, 2)

    def test_strokes_are_repeated_on_the_other_side(self, hand: Easel) -> None:
        hand.page.controller.choose("4")
        hand.type("y")
        hand.drag(0, 1)
        assert hand.labels == "44.....44" + HIDDEN * 36
        hand.page.drawing.undo()
        hand.type("y")
        hand.drag(0, 1)
        assert hand.labels == "44" + HIDDEN * 41 + "44"

    def test_swap_wants_a_region(self, hand: Easel) -> None:
        hand.page.controller.take(Tool.SWAP)
        hand.click(0)
        assert hand.page.header.hint == "Nothing is painted there. Click a region."

    def test_a_region_is_dragged_elsewhere(self, hand: Easel) -> None:
        hand.page.show_layout(9, "33" + HIDDEN * 43)
        hand.page.controller.take(Tool.MOVE)
        hand.drag(1, 10, 20)
        assert hand.labels == HIDDEN * 19 + "33" + HIDDEN * 24
        hand.page.drawing.undo()
        assert hand.labels.startswith("33.")

    def test_a_region_stops_at_the_edge(self, hand: Easel) -> None:
        hand.page.show_layout(9, "33" + HIDDEN * 43)
        hand.page.controller.take(Tool.MOVE)
        hand.drag(0, 7, 8)
        assert hand.labels == HIDDEN * 7 + "33" + HIDDEN * 36

    def test_mirror_flip_and_half_a_turn(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        controller = hand.page.controller
        controller.transform(Transform.MIRROR)
        controller.transform(Transform.FLIP)
        assert hand.labels == WHOLE[::-1]
        controller.transform(Transform.TURN)
        assert hand.labels == WHOLE

    def test_a_label_is_picked_from_the_board(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        QTest.mouseClick(hand.board, LEFT, CTRL, hand.at(44))
        assert hand.page.controller.label == "8"
        assert hand.labels == WHOLE

    def test_escape_gives_a_stroke_up(self, hand: Easel) -> None:
        hand.drag(0, 4, let_go=False)
        assert hand.labels != blank(9)
        hand.press(Key.Key_Escape)
        assert hand.labels == blank(9)
        assert not hand.page.drawing.can_undo

    def test_a_stroke_survives_theme_and_size(self, hand: Easel) -> None:
        hand.drag(0, 2, let_go=False)
        appearance().toggle()
        hand.page.resize(1024, 700)
        QApplication.processEvents()
        QTest.mouseMove(hand.board, hand.at(8))
        QTest.mouseRelease(hand.board, LEFT, pos=hand.at(8))
        assert hand.labels == "9" * 9 + HIDDEN * 36
        hand.page.drawing.undo()
        assert hand.labels == blank(9)

    def test_outside_of_the_board_nothing_begins(self, hand: Easel) -> None:
        QTest.mouseClick(hand.board, LEFT, pos=QPoint(3, 3))
        assert hand.labels == blank(9)


class TestByKeys:
    def test_a_whole_layout_is_painted(self, hand: Easel) -> None:
        wanted = "999999999888888881777777722666666333555554444"
        hand.press(Key.Key_Right)  # the first arrow shows where one is
        for label, cells in strokes(wanted):
            hand.type(label)
            for cell in cells:
                hand.walk(cell)
                hand.press(Key.Key_Space)
        assert hand.labels == wanted
        assert hand.page.faults == []

    def test_shift_paints_while_walking(self, hand: Easel) -> None:
        hand.type("4")
        hand.press(*[Key.Key_Right] * 3, held=SHIFT)
        assert hand.labels == "4444" + HIDDEN * 41

    def test_backspace_erases(self, hand: Easel) -> None:
        hand.page.show_layout(9, WHOLE)
        hand.press(Key.Key_Right, Key.Key_Right, Key.Key_Backspace)
        assert hand.labels == WHOLE[0] + HIDDEN + WHOLE[2:]

    def test_letters_that_are_no_labels_take_tools(self, hand: Easel) -> None:
        hand.type("f")
        assert hand.page.controller.tool is Tool.FILL
        hand.page.show_layout(9, WHOLE.replace("6", HIDDEN))
        hand.press(Key.Key_Space)
        assert hand.labels == WHOLE

    def test_letters_that_are_labels_choose_them(self, hand: Easel) -> None:
        hand.page.resize_board(25)
        hand.type("f")
        assert (hand.page.controller.label, hand.page.controller.tool) == ("f", Tool.BRUSH)
        QTest.keyClick(hand.page.view, Key.Key_F, ALT)
        assert hand.page.controller.tool is Tool.FILL

    def test_a_region_is_picked_up_and_put_down(self, hand: Easel) -> None:
        hand.page.show_layout(9, "33" + HIDDEN * 43)
        hand.type("m")
        hand.press(Key.Key_Space, Key.Key_Down, Key.Key_Right, Key.Key_Space)
        assert hand.labels == HIDDEN * 10 + "33" + HIDDEN * 33

    def test_the_cursor_is_seen(self, hand: Easel) -> None:
        hand.press(Key.Key_Right)
        shown = hand.page.view.grab().toImage()
        hand.press(Key.Key_Right)
        assert hand.page.view.grab().toImage() != shown

    def test_cells_have_words(self, hand: Easel) -> None:
        hand.page.show_layout(9, "33" + HIDDEN * 43)
        assert hand.page.scene.cell_words(0) == "a5, region 3"
        assert hand.page.scene.cell_words(44) == "i1, empty"


def picture(page_hand: Easel) -> QImage:
    page_hand.page.view.sharpen()
    return page_hand.page.view.grab().toImage()


@pytest.mark.parametrize("size", [4, 9, 25])
def test_what_is_drawn_bit_by_bit_is_what_is_drawn_at_once(size: int, qtbot: QtBot) -> None:
    """Only changed cells are painted again: no trace may stay behind."""
    hand, rng = easel(qtbot), Random(size)
    hand.page.resize_board(size)
    QApplication.processEvents()
    cells = len(board(size).names)
    for number in range(25):
        label = rng.choice(".123456789abcdefghijklmnop"[: size + 1])
        for cell in rng.sample(range(cells), 4):
            hand.page.drawing.put(
                hand.labels[:cell] + label + hand.labels[cell + 1 :],
            )
        if number % 6 == 5:  # all of it changes, and is drawn another way
            hand.page.controller.transform(Transform.TURN)
            hand.page.drawing.put(blank(7), 7)
            QApplication.processEvents()
            hand.page.drawing.undo()
            QApplication.processEvents()
    bit_by_bit = picture(hand)
    other = easel(qtbot)
    other.page.show_layout(size, hand.labels)
    other.page.controller.choose(hand.page.controller.label)
    QApplication.processEvents()
    assert difference(bit_by_bit, picture(other)) < 3


def difference(one: QImage, other: QImage) -> int:
    """Return the largest difference of a channel anywhere.

    Edges may be blended a shade otherwise.
    """
    assert one.size() == other.size()
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in pairs)


class TestByFinger:
    def test_two_fingers_paint_nothing(self, hand: Easel, touch_screen: QPointingDevice) -> None:
        hand.page.controller.choose("9")
        touch = QTest.touchEvent(hand.board, touch_screen)
        first, second = hand.at(0), hand.at(40)
        touch.press(0, first, hand.board).commit()
        touch.stationary(0).press(1, second, hand.board).commit()
        touch.move(0, first - QPoint(20, 0), hand.board)
        touch.move(1, second + QPoint(20, 0), hand.board).commit()
        touch.release(0, first, hand.board).release(1, second, hand.board).commit()
        assert hand.labels == blank(9)
        assert not hand.page.drawing.can_undo

    def test_one_that_rests_erases_and_paints_nothing(
        self, hand: Easel, touch_screen: QPointingDevice, qtbot: QtBot
    ) -> None:
        hand.page.controller.choose("9")
        for cell in (0, 1):
            hand.drag(cell)
        (fingers,) = hand.page.view.findChildren(Fingers)
        fingers._rests.setInterval(1)
        touch = QTest.touchEvent(hand.board, touch_screen)
        touch.press(0, hand.at(1), hand.board).commit()
        qtbot.waitUntil(lambda: hand.labels[:2] == f"9{HIDDEN}")
        touch.release(0, hand.at(1), hand.board).commit()
        hand.page.drawing.undo()
        assert hand.labels[:2] == "99"
