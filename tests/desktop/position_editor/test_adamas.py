"""Positions of Adamas are set up by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.position_editor.table import (
    FIGURES,
    EditorHands,
    begun,
    facts,
    match_of,
    opened,
    put_in_clipboard,
    verdict,
)

pytestmark = pytest.mark.usefixtures("look")

Key = Qt.Key
FIGURE = FIGURES["adamas"]


@pytest.fixture
def hands(qtbot: QtBot) -> EditorHands:
    return opened(qtbot, "adamas")


def test_the_figure_by_mouse(hands: EditorHands) -> None:
    hands.click("a3")
    hands.click("a3")
    hands.wheel("c1", 12)
    hands.click(("side", 1))
    for _ in range(4):
        hands.click("b4")
    hands.right_click("b4")
    hands.turn_of(1)
    assert facts(begun(hands)) == facts(match_of("adamas", FIGURE))


def test_the_figure_by_keys(hands: EditorHands) -> None:
    hands.walk("a3")
    hands.digits(2)
    hands.walk("c1")
    hands.digits(12)
    hands.press(Key.Key_X)
    hands.enter("b4")
    hands.press(Key.Key_Return, Key.Key_Return, Key.Key_Return, Key.Key_Backspace)
    move_row = hands.editor.panel.move_row
    assert move_row is not None
    hands.tab_to(move_row.segment(0))
    hands.press(Key.Key_Right)
    assert hands.editor.draft.text() == FIGURE
    assert facts(begun(hands)) == facts(match_of("adamas", FIGURE))


def test_ctrl_and_enter_begin_the_match(hands: EditorHands, qtbot: QtBot) -> None:
    put_in_clipboard(FIGURE)
    hands.ctrl(Key.Key_V)
    with qtbot.waitSignal(hands.editor.start_requested):
        hands.ctrl(Key.Key_Return)


def test_a_drag_moves_a_stack_and_joins_its_own(hands: EditorHands) -> None:
    hands.wheel("a3", 5)
    hands.drag("a3", "c3")
    assert hands.editor.draft.text() == "O: c3=5; X: ; move: O"
    hands.wheel("d3", 2)
    hands.drag("c3", "d3")
    assert hands.editor.draft.text() == "O: d3=7; X: ; move: O"
    hands.drag_off("d3")
    assert hands.editor.draft.text() == "O: ; X: ; move: O"


def test_a_click_with_another_side_hands_a_stack_over(hands: EditorHands) -> None:
    hands.wheel("c3", 4)
    hands.click(("side", 1))
    hands.click("c3")
    assert hands.editor.draft.text() == "O: ; X: c3=4; move: O"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("O: ; X: ; move: O", "At least two players must have pieces"),
        ("O: a3=2; X: ; move: O", "At least two players must have pieces"),
        ("O: a3=99 b3=1; X: e3=8; move: O", "A player has at most 99 pieces"),
        ("O: a3=1; X: a4=5 b2=5 b3=5; move: O", "The game would be over"),
    ],
)
def test_what_is_impossible_is_said_and_cannot_begin(
    hands: EditorHands, text: str, reason: str
) -> None:
    for part in text.split(";")[:2]:
        side, _, stacks = part.strip().partition(":")
        hands.press(Key.Key_X if side == "X" else Key.Key_O)
        for stack in stacks.split():
            cell, _, height = stack.partition("=")
            hands.walk(cell)
            hands.digits(int(height))
    assert hands.editor.draft.text() == text
    assert verdict(hands).startswith(reason)
    panel = hands.editor.panel
    assert not panel.start.isEnabled()
    assert panel.start.toolTip() == verdict(hands)


def test_the_mover_without_pieces_is_refused_among_three(hands: EditorHands) -> None:
    hands.push(hands.editor.panel.seats.more)
    hands.click("d4")
    hands.click(("side", 1))
    hands.click("e4")
    hands.click("e5")
    hands.turn_of(2)
    assert verdict(hands) == "The player to move must have pieces"
    hands.turn_of(0)
    assert hands.editor.panel.start.isEnabled()


def test_every_step_is_taken_back(hands: EditorHands) -> None:
    before = hands.editor.draft
    hands.click("c3")
    hands.click("c3")
    after = hands.editor.draft
    bar = hands.editor.bar
    hands.push(bar.undo_button)
    hands.push(bar.undo_button)
    assert hands.editor.draft == before
    hands.push(bar.redo_button)
    hands.push(bar.redo_button)
    assert hands.editor.draft == after
    assert not bar.redo_button.isEnabled()


def test_a_smaller_board_keeps_the_stacks_that_are_on_it(hands: EditorHands) -> None:
    hands.click("b2")
    hands.click("c5")
    stepper = hands.editor.panel.options.rows["size"]
    stepper.set_value(2)
    assert hands.editor.draft.text() == "O: b2=1; X: ; move: O"
    hands.editor.undo()
    assert hands.editor.draft.text() == "O: b2=1 c5=1; X: ; move: O"
    assert stepper.value is None


def test_the_third_player_comes_and_goes_with_undo(hands: EditorHands) -> None:
    seats = hands.editor.panel.seats
    hands.push(seats.more)
    assert len(seats.rows) == hands.editor.draft.players == 3
    hands.editor.undo()
    assert len(seats.rows) == hands.editor.draft.players == 2


def test_the_start_position(hands: EditorHands) -> None:
    hands.push(hands.editor.panel.begin)
    assert hands.editor.draft.text() == "O: a3=8; X: e3=8; move: O"


def test_the_start_position_goes_along_with_the_options(hands: EditorHands) -> None:
    hands.push(hands.editor.panel.begin)
    hands.editor.panel.options.rows["size"].set_value(2)
    assert hands.editor.draft.text() == "O: a2=4; X: c2=4; move: O"
    hands.push(hands.editor.panel.seats.more)
    assert hands.editor.draft.text() == "O: a2=4; X: b3=4; Y: c1=4; move: O"
