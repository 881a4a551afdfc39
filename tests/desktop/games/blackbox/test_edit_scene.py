"""The atoms of Black Box are put in by mouse and by keys."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.position_editor.plans import atom_at
from tests.desktop.position_editor.table import (
    EditorHands,
    opened,
    put_in_clipboard,
    verdict,
)

pytestmark = pytest.mark.usefixtures("look")

LUCKY = "d5 f3 f5 f7"


@pytest.fixture
def hands(qtbot: QtBot) -> EditorHands:
    return opened(qtbot, "blackbox")


def test_a_second_click_takes_the_atom_out(hands: EditorHands) -> None:
    for _ in range(2):
        hands.click(atom_at(1, "d4"))
    assert hands.editor.draft.text() == "O: ; X: ; move: O"


def test_a_drag_moves_an_atom_even_to_the_other_box(hands: EditorHands) -> None:
    hands.click(atom_at(0, "d4"))
    hands.drag(atom_at(0, "d4"), atom_at(0, "e5"))
    assert hands.editor.draft.text() == "O: e5; X: ; move: O"
    hands.drag(atom_at(0, "e5"), atom_at(1, "a1"))
    assert hands.editor.draft.text() == "O: ; X: a1; move: O"
    hands.drag_off(atom_at(1, "a1"))
    assert hands.editor.draft.text() == "O: ; X: ; move: O"


def test_boxes_are_filled_at_random_and_emptied(hands: EditorHands) -> None:
    hands.scene.rng = Random(7)
    (fill, empty), (other, _) = hands.scene.buttons
    hands.push(fill)
    assert verdict(hands) == "Hide four different atoms in Player 2’s box, not 0"
    hands.push(other)
    assert hands.editor.panel.start.isEnabled()
    hands.push(empty)
    assert verdict(hands) == "Hide four different atoms in Player 1’s box, not 0"


def test_r_fills_the_box_under_the_cursor(hands: EditorHands) -> None:
    hands.walk(atom_at(1, "a1"))
    hands.press(Qt.Key.Key_R)
    assert [len(box) for box in hands.scene.draft.boxes] == [0, 4]


def test_a_double_is_a_warning_no_refusal(hands: EditorHands, qtbot: QtBot) -> None:
    put_in_clipboard(f"O: {LUCKY}; X: b3 b5 d1 f6")
    hands.push(hands.editor.panel.paste)
    qtbot.waitUntil(lambda: "gives the same results" in verdict(hands))
    assert "Player 1" in verdict(hands)
    assert hands.editor.panel.start.isEnabled()
    hands.editor.undo()
    assert "gives the same results" not in verdict(hands)


def test_no_two_buttons_of_the_panel_are_called_alike_but_those_of_the_two_boxes(
    hands: EditorHands,
) -> None:
    panel = hands.editor.panel
    names = [[button.text() for button in pair] for pair in hands.scene.buttons]
    assert names == [["Random", "Clear"]] * 2
    assert (panel.begin.text(), panel.clear.text()) == ("Both at random", "Clear both")
    assert panel.begin.icon_name == "dice"
