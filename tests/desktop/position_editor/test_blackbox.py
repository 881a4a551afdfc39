"""The atoms of Black Box are put in by mouse and by keys."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rules.blackbox.rays import CELL_NAMES
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

FIGURE = FIGURES["blackbox"]
BOXES = (["a1", "c4", "e2", "g7"], ["b3", "b5", "d1", "f6"])
LUCKY = "d5 f3 f5 f7"


@pytest.fixture
def hands(qtbot: QtBot) -> EditorHands:
    return opened(qtbot, "blackbox")


def at(player: int, name: str) -> tuple[int, int]:
    return player, CELL_NAMES.index(name)


def test_the_figure_by_mouse(hands: EditorHands) -> None:
    for player, cells in enumerate(BOXES):
        for cell in cells:
            hands.click(at(player, cell))
    hands.turn_of(1)
    assert facts(begun(hands)) == facts(match_of("blackbox", FIGURE))


def test_the_figure_by_keys(hands: EditorHands) -> None:
    for player, cells in enumerate(BOXES):
        for cell in cells:
            hands.enter(at(player, cell))
    move_row = hands.editor.panel.move_row
    assert move_row is not None
    hands.tab_to(move_row.segment(0))
    hands.press(Qt.Key.Key_Right)
    assert facts(begun(hands)) == facts(match_of("blackbox", FIGURE))


def test_a_second_click_takes_the_atom_out(hands: EditorHands) -> None:
    for _ in range(2):
        hands.click(at(1, "d4"))
    assert hands.editor.draft.text() == "O: ; X: ; move: O"


def test_right_click_and_backspace_take_atoms_out(hands: EditorHands) -> None:
    hands.click(at(0, "d4"))
    hands.right_click(at(0, "d4"))
    hands.enter(at(0, "d5"))
    hands.press(Qt.Key.Key_Backspace)
    assert hands.editor.draft.text() == "O: ; X: ; move: O"


def test_a_drag_moves_an_atom_even_to_the_other_box(hands: EditorHands) -> None:
    hands.click(at(0, "d4"))
    hands.drag(at(0, "d4"), at(0, "e5"))
    assert hands.editor.draft.text() == "O: e5; X: ; move: O"
    hands.drag(at(0, "e5"), at(1, "a1"))
    assert hands.editor.draft.text() == "O: ; X: a1; move: O"
    hands.drag_off(at(1, "a1"))
    assert hands.editor.draft.text() == "O: ; X: ; move: O"


@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_another_number_of_atoms_is_refused(hands: EditorHands, count: int) -> None:
    for cell in ["a1", "a2", "a3", "a4", "a5"][:count]:
        hands.click(at(0, cell))
    assert verdict(hands) == f"O needs 4 atoms on different cells, not {count}"
    assert not hands.editor.panel.start.isEnabled()


def test_boxes_are_filled_at_random_and_emptied(hands: EditorHands) -> None:
    hands.scene.rng = Random(7)
    (fill, empty), (other, _) = hands.scene.buttons
    hands.push(fill)
    assert verdict(hands) == "X needs 4 atoms on different cells, not 0"
    hands.push(other)
    assert hands.editor.panel.start.isEnabled()
    hands.push(empty)
    assert verdict(hands) == "O needs 4 atoms on different cells, not 0"


def test_r_fills_the_box_under_the_cursor(hands: EditorHands) -> None:
    hands.walk(at(1, "a1"))
    hands.press(Qt.Key.Key_R)
    assert [len(box) for box in hands.scene.draft.boxes] == [0, 4]


def test_random_atoms_are_what_a_game_begins_with(hands: EditorHands) -> None:
    hands.push(hands.editor.panel.begin)
    assert hands.editor.panel.start.isEnabled()


def test_a_double_is_a_warning_no_refusal(hands: EditorHands, qtbot: QtBot) -> None:
    put_in_clipboard(f"O: {LUCKY}; X: b3 b5 d1 f6")
    hands.push(hands.editor.panel.paste)
    qtbot.waitUntil(lambda: "look alike" in verdict(hands))
    assert "Player 1" in verdict(hands)
    assert hands.editor.panel.start.isEnabled()
    hands.editor.undo()
    assert "look alike" not in verdict(hands)
