"""Tiles of Holomino are laid, pooled and put aside by mouse and by keys."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.position_editor.plans import grid_of
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
FIGURE = FIGURES["holomino"]
ASIDE = FIGURE.replace("O: 145 236; X: 126", "O: 145; X: 126 236") + "; sack: 135 456"


@pytest.fixture
def hands(qtbot: QtBot) -> EditorHands:
    return opened(qtbot, "holomino")


def test_the_set_in_the_panel_is_walked_by_keys(hands: EditorHands) -> None:
    hands.tab_to(grid_of(hands))
    hands.press(Key.Key_Right, Key.Key_Down, Key.Key_Return)
    tiles = grid_of(hands)
    across = next(n for n in range(1, 40) if tiles.box(n).y() > 0)
    assert hands.scene.in_hand == tiles.tiles[1 + across]


def test_a_click_takes_a_tile_up_and_another_puts_it_down(hands: EditorHands) -> None:
    hands.digits(123)
    hands.click((0, 0))
    hands.digits(234)
    hands.click((1, 0))
    hands.click((0, 0))
    assert hands.editor.draft.text().startswith("tiles: 1,0=234; O")
    hands.click((1, 1))
    assert hands.editor.draft.text().startswith("tiles: 1,0=234 1,1=123; O")


def test_a_drag_leads_anywhere(hands: EditorHands) -> None:
    hands.digits(123)
    hands.click((0, 0))
    hands.drag((0, 0), ("into", 0))
    assert "O: 123; X: ;" in hands.editor.draft.text()
    hands.drag(("pool", 0, 0), ("pool", 1, 2))
    assert "O: ; X: 123;" in hands.editor.draft.text()
    hands.drag(("pool", 1, 0), "aside")
    assert hands.scene.draft.aside == {"123"}
    hands.digits(123)
    hands.click("sack")
    assert "123" in hands.scene.draft.sack
    hands.digits(123)
    hands.click((0, 0))
    hands.drag_off((0, 0))
    assert hands.editor.draft.text() == hands.editor.draft.cleared().text()


def test_there_is_one_of_each_tile(hands: EditorHands) -> None:
    hands.digits(123)
    hands.click((0, 0))
    hands.digits(231)
    hands.click((1, 0))
    assert hands.editor.draft.text().startswith("tiles: 1,0=231; O")


def test_digits_of_no_tile_are_refused(hands: EditorHands) -> None:
    hands.digits(117)
    assert hands.editor.view.prompt.hint == "This set has no tile 117."


def test_tiles_put_aside_are_not_in_the_sack(hands: EditorHands) -> None:
    put_in_clipboard(ASIDE)
    hands.push(hands.editor.panel.paste)
    assert hands.editor.draft.text() == ASIDE
    assert facts(begun(hands)) == facts(match_of("holomino", ASIDE))


def test_the_deal_is_a_start_of_the_game(hands: EditorHands) -> None:
    hands.editor.rng = Random(7)
    hands.push(hands.editor.panel.begin)
    view = facts(begun(hands))[0]
    assert len(view["tiles"]) == 1
    assert [len(pool) for pool in view["pools"]] == [4, 3]


def test_a_smaller_set_drops_its_tiles(hands: EditorHands) -> None:
    hands.digits(126)
    hands.click((0, 0))
    hands.editor.panel.options.rows["num_digits"].take({"num_digits": 5})
    assert hands.scene.tiles == {}
    assert len(grid_of(hands).tiles) == 20


def test_contradicting_options_leave_the_board_and_say_why(hands: EditorHands) -> None:
    hands.digits(123)
    hands.click((0, 0))
    hands.editor.panel.options.rows["num_digits"].take({"num_digits": 3})
    assert verdict(hands) == "Pools of 3 need 7 tiles, but 3 digits make only 2."
    assert not hands.editor.panel.start.isEnabled()
    assert hands.scene.tiles == {(0, 0): "123"}
