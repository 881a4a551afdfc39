"""Adamas at the table: how many pieces, splits and merges, refusals, taking back."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.games.adamas.lines_of_sight import threats
from desktop.theme.appearance import Appearance
from tests.desktop.conftest import Seat
from tests.desktop.games.adamas.table import MIX, Table, set_up


@pytest.fixture
def table(seat: Seat) -> Table:
    return Table(seat("adamas", options={"size": 3}))


# -- how many


def test_the_whole_stack_is_the_default_and_shift_plays_at_once(table: Table) -> None:
    table.number(3)
    table.drag("a3", "c3", shift=True)
    assert table.history == ["8xa3-c3"]


def test_click_and_double_click(table: Table) -> None:
    table.click("a3")
    assert "move the stack on a3" in table.page.view.prompt.sentence
    table.click("b3")
    assert table.text == "8xa3-b3"
    table.click("b3")
    assert table.history == ["8xa3-b3"]


def test_numbers_stay_chosen_and_only_what_is_there_can_be_chosen(table: Table) -> None:
    table.number(2)
    table.drag("a3", "b3")
    table.drag("a3", "c3")
    assert table.text == "a3-2xb3,2xc3"
    table.number(9)
    assert "high" in table.page.view.prompt.hint
    table.click("a3")
    table.number(5)
    assert table.page.view.prompt.hint == "a3 has only 4 left"
    table.key(Qt.Key.Key_A)
    assert table.scene.hand.builder.carry == 4
    table.key(Qt.Key.Key_PageDown)
    assert table.scene.hand.builder.carry == 3
    table.key(Qt.Key.Key_PageUp)
    assert table.scene.hand.builder.carry == 4


def test_the_wheel_changes_the_number_while_pieces_are_held(table: Table) -> None:
    zoom = table.page.view.zoom
    table.click("a3")
    table.wheel("a3", -120)
    table.wheel("a3", -60)
    table.wheel("a3", -60)
    assert table.scene.hand.builder.carry == 6
    assert table.page.view.zoom == zoom
    table.wheel("a3", 120, ctrl=True)
    assert table.page.view.zoom > zoom
    table.page.view.recentre()
    table.wheel(("carry", 1), 120)
    assert table.scene.hand.builder.carry == 7
    table.click("a3")
    table.wheel("c3", 120)
    assert table.page.view.zoom > zoom


def test_ninety_nine_pieces(seat: Seat) -> None:
    table = Table(seat("adamas", options={"size": 8, "pieces": 99}))
    table.page.resize(1024, 680)
    table.click("a8")
    table.key(Qt.Key.Key_2, Qt.Key.Key_5)
    assert table.scene.hand.builder.carry == 25
    table.click(("carry", "more"))
    assert table.scene.hand.builder.carry == 26
    table.click(("carry", "less"))
    table.click("h8")
    table.click(("carry", "all"))
    table.click("i8")
    assert table.text == "a8-25xh8,74xi8"
    rack = table.scene.rack_area
    assert table.page.view.viewport().rect().toRectF().contains(rack)
    table.key(Qt.Key.Key_Return)
    assert table.history == ["a8-25xh8,74xi8"]


# -- splits and merges solve themselves


def test_more_from_the_stack_makes_a_split(table: Table) -> None:
    table.show(set_up(MIX))
    table.number(1)
    table.drag("c3", "b4")
    assert "Enter plays it" in table.page.view.prompt.hint
    table.drag("c3", "b3")
    assert table.panel.play_button.text() == "Play c3-b3,b4"
    table.drag("a3", "a4")
    assert "only c3 can send more" in table.page.view.prompt.hint
    table.drag("a3", "b3")
    assert table.text == "c3-b3,b4"


def test_another_stack_to_the_cell_makes_a_merge(table: Table) -> None:
    table.show(set_up(MIX))
    table.number(2)
    table.drag("c3", "b3")
    table.drag("a5", "b4")
    assert table.page.view.prompt.hint == "a5 cannot join: b3 is not in line with a5"
    table.drag("a3", "a4")
    assert "send another stack to b3" in table.page.view.prompt.hint
    table.drag("a3", "b3")
    assert table.text == "a3,2xc3-b3"
    table.drag("c3", "c4")
    assert "all pieces go to one cell: b3" in table.page.view.prompt.hint
    table.number(1)
    table.drag("c3", "b3")
    assert table.text == "a3,3xc3-b3"


def test_refusals_say_why(table: Table) -> None:
    table.show(set_up(MIX))
    for source, target, reason in (
        ("c3", "e3", "d3 stands between c3 and e3"),
        ("c3", "a4", "a4 is not in line with c3"),
        ("c3", "d2", "d2 cannot be captured: 4 pieces see it, but its height is 1"),
    ):
        table.drag(source, target)
        assert table.page.view.prompt.hint == reason
    table.click("d3")
    assert "d3 is ned’s stack" in table.page.view.prompt.hint
    table.click("c5")
    assert "is empty" in table.page.view.prompt.hint
    assert table.text == ""
    table.scene.hand.play()
    assert "No pieces" in table.page.view.prompt.hint


def test_a_drop_beside_the_board_says_why(table: Table) -> None:
    table.drag("a3", QPoint(8, table.port.height() - 8))
    assert (
        table.page.view.prompt.hint
        == "This is outside the board. Drop the pieces on a highlighted cell."
    )
    assert table.text == ""
    assert table.scene.hand.builder.source is None


def test_only_what_can_be_added_is_offered(table: Table) -> None:
    table.drag("a3", "b3")
    assert table.page.view.prompt.hint == "Enter plays it."
    assert table.page.view.prompt.sentence.endswith("play 8xa3-b3")
    assert table.panel.play_button.text() == "Play 8xa3-b3"
    table.key(Qt.Key.Key_Escape)
    table.number(2)
    table.drag("a3", "b3")
    assert table.page.view.prompt.hint == "Enter plays it. Send more from a3 to split."
    assert table.panel.play_button.text() == "Play 2xa3-b3"
    table.show(set_up(MIX))
    table.drag("c3", "b3")
    assert table.page.view.prompt.hint == "Enter plays it. Send another stack to b3 to merge."
    table.drag("a3", "b3")
    assert table.page.view.prompt.hint == "Enter plays it."
    assert table.page.view.prompt.sentence.endswith("play the merge")


def test_the_first_move_may_not_capture(table: Table) -> None:
    assert [threat.cell for threat in threats(table.scene.view)] == ["a3"]
    table.drag("a3", "e3")
    assert "first move" in table.page.view.prompt.hint


# -- taking back


def test_escape_backspace_right_click_and_delete(table: Table) -> None:
    def build() -> None:
        table.number(1)
        table.drag("a3", "b3")
        table.drag("a3", "c3")

    build()
    table.key(Qt.Key.Key_Escape)
    assert table.text == ""
    assert table.scene.hand.builder.source is None
    build()
    table.key(Qt.Key.Key_Backspace)
    assert table.text == "a3-b3"
    assert table.scene.hand.builder.source == "a3"
    table.key(Qt.Key.Key_Backspace)
    assert table.text == ""
    QTest.mouseClick(table.port, Qt.MouseButton.RightButton, pos=table.at("c5"))
    assert table.scene.hand.builder.source is None
    build()
    table.key(Qt.Key.Key_Delete)
    assert table.text == ""
    build()
    table.key(Qt.Key.Key_Backspace)
    assert table.page.focusWidget() is table.page.view
    table.key(Qt.Key.Key_Return)
    assert table.history == ["a3-b3"]


def _drawn(table: Table) -> int:
    """How many pieces of both players are to be seen."""
    stage = table.scene.board_items
    held = stage.held.height if stage.held is not None else 0
    return held + sum(item.height for item in stage.stacks.values())


def test_escape_puts_everything_down(table: Table) -> None:
    table.drag("a3", "a4", shift=True)
    table.drag("e3", "d4")
    table.drag("e3", "e1")
    assert table.page.view.prompt.hint == "All pieces on e3 are already moving"
    assert _drawn(table) == 16
    table.key(Qt.Key.Key_Escape)
    assert table.text == ""
    assert table.scene.hand.builder.source is None
    assert table.scene.board_items.stacks["e3"].height == 8
    assert table.page.view.prompt.sentence == "ned, move or split your stack"


def test_pieces_are_always_drawn(table: Table, look: Appearance) -> None:
    table.drag("a3", "b3")
    table.key(Qt.Key.Key_Backspace)  # they are in the hand again, shown at their stack
    assert table.scene.hand.builder.source == "a3"
    assert _drawn(table) == 16
    look.choose("dark")
    assert _drawn(table) == 16
    table.key(Qt.Key.Key_Escape)
    assert table.scene.hand.builder.source is None
    assert _drawn(table) == 16
    table.lift("a3", table.at("c3"))
    held = table.scene.board_items.held
    assert held is not None
    at = held.pos()
    look.choose("light")
    held = table.scene.board_items.held
    assert held is not None
    assert (held.height, held.pos()) == (8, at)
    table.release(table.at("c3"))
    assert table.text == "8xa3-c3"


def test_pieces_are_dragged_on_and_back(table: Table) -> None:
    table.number(2)
    table.drag("a3", "b3")
    table.number(3)
    table.drag("b3", "a5")
    assert table.text == "2xa3-a5"
    assert table.scene.hand.builder.wish == 3
    table.drag("a5", "d2")
    assert table.text == "2xa3-a5"
    assert "not in line" in table.page.view.prompt.hint
    table.drag("a5", "a3")
    assert table.text == ""
    table.drag("a3", "b3")
    table.drag("b3", QPoint(8, table.port.height() - 8))
    assert table.text == ""


def test_a_click_beside_the_board_lets_go(table: Table) -> None:
    table.click("a3")
    QTest.mouseClick(table.port, Qt.MouseButton.LeftButton, pos=QPoint(6, 300))
    assert table.scene.hand.builder.source is None
    table.click("a3")
    table.click("a3")
    assert table.scene.hand.builder.source is None
