"""Tiles of Dragons are laid by mouse and by keys."""

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
    verdict,
)

pytestmark = pytest.mark.usefixtures("look")

Key = Qt.Key
FIGURE = FIGURES["dragons"]
RING = {(0, -1): "a", (1, -1): "b", (1, 0): "c", (0, 1): "d", (-1, 1): "e", (-1, 0): "f"}


@pytest.fixture
def hands(qtbot: QtBot) -> EditorHands:
    return opened(qtbot, "dragons")


def test_the_figure_by_mouse(hands: EditorHands) -> None:
    hands.click((0, 0))
    hands.click(("state", "b"))
    hands.wheel((1, 0), 1)
    hands.click((1, 0))
    hands.drag(("state", "j"), (0, -1))
    hands.turn_of(1)
    hands.scene.left_stepper.setFocus()
    hands.digits(20)
    assert hands.editor.draft.text() == FIGURE
    assert facts(begun(hands)) == facts(match_of("dragons", FIGURE))


def test_the_figure_by_keys(hands: EditorHands) -> None:
    hands.enter((0, 0))
    hands.enter(("state", "c"))
    hands.enter((1, 0))
    hands.walk((0, -1))
    hands.press(Key.Key_F, Key.Key_R)
    assert hands.scene.hand == "j"
    hands.press(Key.Key_Return)
    move_row = hands.editor.panel.move_row
    assert move_row is not None
    hands.tab_to(move_row.segment(0))
    hands.press(Key.Key_Right)
    hands.tab_to(hands.scene.left_stepper.focusProxy())
    hands.digits(20)
    assert facts(begun(hands)) == facts(match_of("dragons", FIGURE))


def test_tiles_are_replaced_turned_flipped_moved_and_taken(hands: EditorHands) -> None:
    hands.click((0, 0))
    hands.click(("state", "d"))
    hands.click((0, 0))
    assert hands.scene.tiles == {(0, 0): "d"}
    hands.wheel((0, 0), -1)
    assert hands.scene.tiles == {(0, 0): "c"}
    hands.press(Key.Key_F)
    assert hands.scene.tiles == {(0, 0): "i"}
    hands.drag((0, 0), (1, -1))
    assert hands.scene.tiles == {(1, -1): "i"}
    hands.click((1, 0))
    hands.right_click((1, 0))
    assert hands.scene.tiles == {(1, -1): "i"}
    hands.drag_off((1, -1))
    assert hands.scene.tiles == {}


def test_the_tiles_left_are_what_the_board_leaves_unless_said(hands: EditorHands) -> None:
    hands.click((0, 0))
    match = begun(hands)
    assert match.view(None).to_dict()["pool"] == 49


@pytest.mark.parametrize(
    ("tiles", "reason"),
    [
        ({}, "At least one tile must lie on the table"),
        ({(0, 0): "a", (2, 0): "a"}, "touches none of the others"),
        ({(0, 0): "a", (0, 1): "a"}, "meets"),
        ({(0, 0): "a", (1, 0): "c", (1, 1): "g"}, "Only e fits on 0,1, so that it would lie there"),
        (RING, "The game would be over: "),
    ],
)
def test_what_is_impossible_is_said_and_cannot_begin(
    hands: EditorHands, tiles: dict[tuple[int, int], str], reason: str
) -> None:
    draft = hands.editor.draft
    for cell, letter in tiles.items():
        draft = draft.laid(cell, letter)  # type: ignore[attr-defined]
    hands.editor.put(draft)
    assert reason in verdict(hands)
    assert not hands.editor.panel.start.isEnabled()
    assert hands.editor.panel.start.toolTip() == verdict(hands)


def test_other_options_have_other_tiles(hands: EditorHands) -> None:
    hands.click(("state", "k"))
    hands.click((0, 0))
    toggle = hands.editor.panel.options.rows["cross"].control
    toggle.click()  # type: ignore[union-attr]
    assert hands.scene.tiles == {}
    assert [key for _, key in (swatch.key for swatch in hands.scene.swatches)] == list("abcdefgh")
    hands.editor.undo()
    assert hands.scene.tiles == {(0, 0): "k"}
    assert not hands.editor.panel.options.values


def test_the_start_position(hands: EditorHands) -> None:
    hands.push(hands.editor.panel.begin)
    assert hands.editor.draft.text() == "tiles: 0,0=a; move: O"
