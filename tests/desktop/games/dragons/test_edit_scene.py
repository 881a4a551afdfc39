"""Tiles of Dragons are laid by mouse and by keys."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.position_editor.table import (
    EditorHands,
    begun,
    opened,
)

pytestmark = pytest.mark.usefixtures("look")

Key = Qt.Key


@pytest.fixture
def hands(qtbot: QtBot) -> EditorHands:
    return opened(qtbot, "dragons")


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


def test_other_options_have_other_tiles(hands: EditorHands) -> None:
    hands.click(("state", "k"))
    hands.click((0, 0))
    hands.editor.panel.options.rows["cross"].take({"cross": True})
    assert hands.scene.tiles == {}
    assert [key for _, key in (swatch.key for swatch in hands.scene.swatches)] == list("abcdefgh")
    hands.editor.undo()
    assert hands.scene.tiles == {(0, 0): "k"}
    assert not hands.editor.panel.options.values


def test_the_start_position(hands: EditorHands) -> None:
    hands.push(hands.editor.panel.begin)
    assert hands.editor.draft.text() == "tiles: 0,0=a; move: O"
