"""Positions of Adamas are set up by mouse and by keys."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.position_editor.table import (
    EditorHands,
    opened,
    verdict,
)

pytestmark = pytest.mark.usefixtures("look")

Key = Qt.Key


@pytest.fixture
def hands(qtbot: QtBot) -> EditorHands:
    return opened(qtbot, "adamas")


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


def test_digits_typed_quickly_make_one_number(hands: EditorHands) -> None:
    hands.editor.panel.options.rows["pieces"].take({"pieces": 20})
    hands.walk("c1")
    hands.digits(12)
    hands.click(("side", 1))
    hands.click("b4")
    assert hands.editor.draft.text() == "O: c1=12; X: b4=1; move: O"
    hands.editor.panel.options.rows["pieces"].take({})
    assert verdict(hands) == "Each player has 8 pieces, but Player 1 has 12"


class TestNoMorePiecesThanThereAre:
    REASON = "Each player has 8 pieces, and all of Player 1’s are placed"

    @pytest.fixture
    def told(self, hands: EditorHands) -> list[str]:
        told: list[str] = []
        hands.editor.scene.refused.connect(told.append)
        return told

    def test_by_clicks(self, hands: EditorHands, told: list[str]) -> None:
        hands.wheel("c1", 7)
        hands.click("d4")
        assert told == []
        hands.click("d4")
        hands.click("b2")
        assert hands.editor.draft.text() == "O: c1=7 d4=1; X: ; move: O"
        assert told == [self.REASON] * 2
        hands.click(("side", 1))
        hands.click("b2")
        assert hands.editor.draft.text() == "O: c1=7 d4=1; X: b2=1; move: O"

    def test_by_digits_and_the_wheel(self, hands: EditorHands, told: list[str]) -> None:
        hands.walk("c1")
        hands.digits(12)
        assert hands.editor.draft.text() == "O: c1=8; X: ; move: O"
        hands.wheel("c1", 1)
        assert hands.editor.draft.text() == "O: c1=8; X: ; move: O"
        assert told == [self.REASON] * 2

    def test_what_there_is_can_be_moved_and_taken_away(
        self, hands: EditorHands, told: list[str]
    ) -> None:
        hands.wheel("c1", 8)
        hands.editor.panel.options.rows["pieces"].take({"pieces": 4})
        hands.drag("c1", "c3")
        hands.right_click("c3")
        assert hands.editor.draft.text() == "O: c3=7; X: ; move: O"
        assert told == []

    def test_nobody_loses_a_stack_that_cannot_be_handed_over(
        self, hands: EditorHands, told: list[str]
    ) -> None:
        hands.wheel("c1", 8)
        hands.click(("side", 1))
        hands.wheel("c3", 2)
        hands.click(("side", 0))
        hands.click("c3")
        assert hands.editor.draft.text() == "O: c1=8; X: c3=2; move: O"
        assert told == [self.REASON]

    def test_the_palette_counts_them(self, hands: EditorHands) -> None:
        hands.wheel("c1", 3)
        assert [swatch.caption for swatch in hands.editor.scene.swatches] == [
            "3 of 8 pieces",
            "0 of 8 pieces",
        ]


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


def test_a_smaller_board_keeps_the_stacks_that_are_on_it(hands: EditorHands) -> None:
    hands.click("b2")
    hands.click("c5")
    size = hands.editor.panel.options.rows["size"]
    size.take({"size": 2})
    assert hands.editor.draft.text() == "O: b2=1; X: ; move: O"
    hands.editor.undo()
    assert hands.editor.draft.text() == "O: b2=1 c5=1; X: ; move: O"
    assert size.values == {}


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
    hands.editor.panel.options.rows["size"].take({"size": 2})
    assert hands.editor.draft.text() == "O: a2=4; X: c2=4; move: O"
    hands.push(hands.editor.panel.seats.more)
    assert hands.editor.draft.text() == "O: a2=4; X: b3=4; Y: c1=4; move: O"
