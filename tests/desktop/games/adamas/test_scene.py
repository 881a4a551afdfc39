"""Adamas at the table: whole games by mouse and by keyboard, and everything in between."""

import math

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.adamas.layout import BoardLayout, R
from desktop.games.adamas.lines_of_sight import threats
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.games.adamas.scene import AdamasScene
from desktop.games.catalogue import ui_of
from desktop.games.pictures import PICTURES
from desktop.storage.settings import Settings
from desktop.theme.appearance import Appearance
from rules.adamas.board import board_of
from rules.adamas.composer import AdamasComposer
from rules.adamas.moves import legs_of, read_move
from rules.core import IllegalMove
from tests.desktop.conftest import Seat
from tests.desktop.games.adamas.table import MIX, Table, set_up

GAME = ("a2-a3,b1", "c2-b2,b3,c1", "a2-a3", "b3,c1-b2", "a3-b2,b3")
"""A whole game on the smallest board: splits, merges and captures. Fred wins."""

SMALL = {"size": 2, "pieces": 3}
TWO_TARGETS = {"c3": ("O", 2), "a5": ("O", 4), "d3": ("X", 2), "b4": ("X", 2), "c1": ("X", 3)}
"""d3 can be captured from c3, b4 cannot."""


@pytest.fixture
def table(seat: Seat) -> Table:
    return Table(seat("adamas", options={"size": 3}))


@pytest.fixture
def small(seat: Seat) -> Table:
    return Table(seat("adamas", options=SMALL))


# -- whole games


def test_a_whole_game_by_mouse(small: Table) -> None:
    for text in GAME:
        for leg in legs_of(read_move(board_of(2), text)):
            small.click(("carry", leg.count))
            small.drag(leg.source, leg.target)
        small.press(small.panel.play_button)
    assert small.history == list(GAME)
    assert small.scene.view.outcome is not None
    assert small.scene.view.outcome.winners == {0}
    assert small.scene.seat is None


def test_a_whole_game_by_keyboard(small: Table) -> None:
    for text in GAME:
        for leg in legs_of(read_move(board_of(2), text)):
            if small.scene.hand.builder.source != leg.source:
                small.walk(leg.source)
                small.key(Qt.Key.Key_Return)
            small.number(leg.count)
            small.walk(leg.target)
            small.key(Qt.Key.Key_Space if leg.count % 2 else Qt.Key.Key_Return)
        if small.scene.hand.builder.draft.is_merge:
            small.key(Qt.Key.Key_Return, ctrl=True)
        else:
            small.key(Qt.Key.Key_Return)  # on the cell reached last
    assert small.history == list(GAME)
    assert small.scene.view.outcome is not None


def test_a_game_of_three(seat: Seat) -> None:
    table = Table(seat("adamas", names=("a", "b", "c"), options={"size": 2, "pieces": 1}))
    table.drag("a2", "b2", shift=True)
    assert table.history == ["a2-b2"]
    assert len(table.panel.threats.threats) == len(threats(table.scene.view))
    assert table.scene.view.to_move == 1


def test_own_dangers_and_chances_have_different_colours(table: Table) -> None:
    table.show(set_up({"a3": ("O", 1), "b3": ("X", 1), "e3": ("X", 4)}))
    marks = table.scene.board_items.marks
    inks = {threat.cell: threat.ink(marks.viewer) for threat in marks.threats}
    assert inks == {"a3": "threatened", "b3": "accent"}
    assert table.scene.words.tally().count == "1"  # chances are not counted as threats


# -- many parts


def test_eight_parts_on_four_rays(table: Table) -> None:
    table.show(set_up({"c3": ("O", 9), "e1": ("X", 3), "a5": ("X", 9)}))
    table.number(1)
    for cell in ("b3", "a3", "d3", "e3", "c4", "c5", "c2", "c1"):
        table.drag("c3", cell)
    assert table.text == "c3-a3,b3,c1,c2,c4,c5,d3,e3"
    assert table.scene.hand.builder.draft.problem == ""


def test_a_merge_of_four(table: Table) -> None:
    table.show(
        set_up({"a3": ("O", 1), "c5": ("O", 2), "c1": ("O", 1), "d3": ("O", 1), "e1": ("X", 9)})
    )
    for cell in ("a3", "c5", "c1", "d3"):
        table.drag(cell, "c3")
    assert table.text == "a3,c1,2xc5,d3-c3"
    assert table.panel.play_button.text() == "Play a3,c1,2xc5,d3-c3"


# -- what is shown


def test_hover_shows_what_a_cell_sees(table: Table) -> None:
    table.show(set_up(MIX))
    table.hover("c3")
    sight = table.scene.board_items.marks.sight
    assert sight is not None
    assert (sight.seen, sight.height, sight.equation) == (5, 4, "5 > 4")
    assert set(sight.enemies) == {"d3", "d2"}
    table.hover("b3")
    assert table.scene.board_items.marks.sight.equation == "0"  # type: ignore[union-attr]
    QApplication.sendEvent(table.scene, QEvent(QEvent.Type.Leave))
    assert table.scene.board_items.marks.sight is None


def test_what_the_cell_at_the_cursor_sees_stays_as_the_mouse_leaves(table: Table) -> None:
    table.show(set_up(MIX))
    while table.scene.board_items.marks.sight is None:
        table.key(Qt.Key.Key_Right)
    assert table.scene.cursor.isVisible()
    QApplication.sendEvent(table.scene, QEvent(QEvent.Type.Leave))
    assert table.scene.board_items.marks.sight is not None


def test_marks_are_painted_again_only_where_the_pointer_comes_to_another_cell(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.show(set_up(MIX))
    painted: list[str | None] = []
    stage = table.scene.board_items
    monkeypatch.setattr(stage, "update_marks", lambda: painted.append(stage.marks.hover))
    table.hover("c3")
    for way in (4, 8):
        table.move(table.at("c3") + QPoint(way, 0))
    for corner in (10, 20):
        table.move(QPoint(corner, 500))
    assert painted == ["c3", None]


def test_captures_are_marked_before_the_move(table: Table) -> None:
    table.show(set_up(MIX))
    table.number(2)
    table.lift("c3", table.at("d3"))
    assert table.scene.bubble.bold == "2 capture 4"
    assert table.scene.board_items.marks.aim == "d3"
    table.move(table.at("d2"), pressed=True)
    assert table.scene.bubble.bold == "4 vs 1: safe"
    table.move(table.at("a5"), pressed=True)
    assert table.scene.bubble.bold == "2 + 2 = 4"
    table.move(table.at("d3"), pressed=True)
    table.release(table.at("d3"))
    assert table.scene.hand.builder.draft.seen(0) == (4, 4)
    assert table.scene.board_items.stacks["d3"].height == 2


def test_progressive_captures_are_counted_afresh(seat: Seat) -> None:
    table = Table(seat("adamas", options={"size": 3, "prog_cap": True}))
    table.show(set_up({**TWO_TARGETS, "a5": ("O", 2), "c1": ("X", 1)}, prog_cap=True))
    table.number(1)
    table.drag("c3", "d3")
    table.drag("c3", "b4")  # with both pieces gone b4 is seen by 2: the a5 stack
    assert table.text == "c3-d3,b4"
    assert table.scene.hand.builder.draft.seen(1) == (2, 2)
    assert table.scene.hand.builder.draft.problem == ""


def test_a_part_that_may_not_land_yet_keeps_the_move_from_being_played(seat: Seat) -> None:
    table = Table(seat("adamas", options={"size": 3, "prog_cap": True}))
    table.show(set_up(TWO_TARGETS, prog_cap=True))
    table.number(1)
    table.drag("c3", "d3")
    table.lift("c3", table.at("b4"))
    assert table.scene.bubble.bold == "4 vs 2: safe"
    table.release(table.at("b4"))
    assert "change this split" in table.page.view.prompt.sentence
    assert table.panel.play_button.isHidden()
    table.key(Qt.Key.Key_Return)
    assert table.page.view.prompt.hint.startswith(
        "Once the earlier parts have landed, b4 cannot be captured"
    )
    table.key(Qt.Key.Key_Backspace)
    assert not table.panel.play_button.isHidden()


def test_spots_tell_what_is_there(table: Table) -> None:
    names = {spot.key: spot.name for spot in table.scene.spots()}
    assert names["a3"] == "a3, fred’s stack of 8, seen by 8"
    assert names["b3"] == "b3, empty"
    assert names["carry", "all"] == "carry the whole stack"


# -- undo, themes, sizes


def test_undo_during_a_drag(table: Table) -> None:
    table.drag("a3", "b3", shift=True)
    table.lift("e3", table.at("d3"))
    assert table.page.session is not None
    table.page.session.undo()
    table.release(table.at("d3"))
    assert table.text == ""
    assert table.scene.board_items.held is None
    assert table.scene.view.to_move == 0


def test_escape_and_right_click_during_a_drag(table: Table) -> None:
    table.number(2)
    table.drag("a3", "b3")
    for source in ("a3", "b3"):
        table.lift(source, table.at("c3"))
        table.key(Qt.Key.Key_Escape)
        table.release(table.at("c3"))
        assert table.text == "2xa3-b3"
        table.lift(source, table.at("c3"))
        QTest.mousePress(table.port, Qt.MouseButton.RightButton, pos=table.at("c3"))
        table.release(table.at("c3"))
        assert table.text == "2xa3-b3"
        assert table.scene.hand.builder.wish == 2


def test_theme_and_size_change_during_a_drag(table: Table, look: Appearance) -> None:
    table.number(2)
    table.drag("a3", "b3")
    table.lift("a3", table.at("c3"))
    look.choose("dark")
    assert table.text == "2xa3-b3"
    table.page.resize(1024, 680)
    to = table.at("c3")
    table.move(to, pressed=True)
    held = table.scene.board_items.held
    assert held is not None
    assert held.scale() == pytest.approx(1.04 * table.scene.board.transform().m11())
    table.release(to)
    assert table.text == "a3-2xb3,2xc3"


def test_enter_without_a_cursor_shows_it(table: Table) -> None:
    table.walk("a3")
    table.hover("c3")
    assert not table.scene.cursor.isVisible()
    table.key(Qt.Key.Key_Space)
    assert table.scene.cursor.isVisible()
    assert table.scene.hand.builder.source is None
    table.key(Qt.Key.Key_Return)
    assert table.scene.hand.builder.source == "a3"


def test_a_drag_while_another_stack_is_held(table: Table) -> None:
    table.show(set_up(MIX))
    table.click("a5")
    table.drag("c3", "b3")
    assert table.text == "4xc3-b3"
    table.key(Qt.Key.Key_Delete)
    table.click("a5")
    table.click("a3")
    assert table.text == "2xa5-a3"  # in sight: a target, not another choice
    table.key(Qt.Key.Key_Delete)
    table.click("a3")
    table.click("a3")
    table.click("a5")
    assert table.scene.hand.builder.source == "a5"


def test_nothing_can_be_moved_while_looking_back(table: Table) -> None:
    table.drag("a3", "b3", shift=True)
    assert table.page.session is not None
    table.page.session.goto(0)
    table.drag("a3", "b3")
    table.click("a3")
    assert table.text == ""
    assert table.scene.hand.builder.source is None
    table.scene.hand.play()
    assert table.history == ["8xa3-b3"]


# -- motion, ties, pictures


def test_pieces_glide_and_captured_ones_fade(table: Table, look: Appearance) -> None:
    look.reduce_motion(False)
    table.number(7)
    table.drag("a3", "b3", shift=False)
    table.key(Qt.Key.Key_Return)
    assert table.scene.motion.running
    assert not table.scene.board_items.stacks["b3"].isVisible()
    table.scene.motion.finish()
    assert table.scene.board_items.stacks["b3"].isVisible()
    table.drag("e3", "b2")  # refused, glides home
    assert table.scene.motion.running
    table.scene.motion.finish()
    assert table.scene.board_items.stacks["e3"].opacity() == 1
    piles = len(table.scene.board.childItems())
    table.page.resize(1100, 700)
    assert len(table.scene.board.childItems()) == piles


def test_a_repeated_position_may_be_called_a_tie(table: Table, qtbot: QtBot) -> None:
    assert table.panel.tie_button.isHidden()
    there, back = (("a3", "a4"), ("e3", "e2")), (("a4", "a3"), ("e2", "e3"))
    for source, target in (*there, *back, *there, *back):
        table.drag(source, target, shift=True)
    assert table.scene.view.repeated
    assert not table.panel.tie_button.isHidden()
    table.press(table.panel.tie_button)
    assert table.scene.view.outcome is None  # that is asked about first
    table.press(table.page.banner.yes)
    assert table.scene.view.outcome is not None
    assert table.scene.view.outcome.winners == {0, 1}
    assert table.panel.tie_button.isHidden()


def test_the_scene_is_the_games(qapp: QApplication) -> None:
    assert ui_of("adamas").scene is AdamasScene
    assert "adamas" in PICTURES


def test_hands_refuse_what_is_not_there() -> None:
    builder = MoveBuilder(AdamasComposer.begun(set_up(MIX)))
    with pytest.raises(IllegalMove, match="empty"):
        builder.pick("b3")
    assert not builder.step_back()


# -- which moves wait for the button


@pytest.fixture
def live(seat: Seat) -> Table:
    """Return a match that has just begun."""
    Settings().confirm_moves = "splits"
    return Table(seat("adamas"))


def test_a_whole_stack_plays_when_it_is_put_down(live: Table) -> None:
    live.drag("a3", "c3")
    assert live.history == ["8xa3-c3"]


def test_a_whole_stack_plays_when_it_is_clicked_down(live: Table) -> None:
    live.click("a3")
    live.click("c3")
    assert live.history == ["8xa3-c3"]


def test_a_stack_put_back_plays_nothing(live: Table) -> None:
    live.drag("a3", "a3")
    live.click("a3")
    live.click("a3")
    assert not live.history


def test_a_part_waits_for_others(live: Table) -> None:
    live.number(3)
    live.drag("a3", "c3")
    assert not live.history
    assert live.panel.play_button.isEnabled()
    live.press(live.panel.play_button)
    assert len(live.history) == 1


def test_with_ctrl_a_whole_stack_waits_for_others(live: Table) -> None:
    to, ctrl = live.at("c3"), Qt.KeyboardModifier.ControlModifier
    live.lift("a3", to)
    QTest.mouseRelease(live.port, Qt.MouseButton.LeftButton, ctrl, to)
    assert not live.history
    assert live.scene.hand.builder.draft.parts


def test_the_prompt_says_how_to_merge_whole_stacks(live: Table) -> None:
    live.show(set_up(MIX))
    live.click("a3")
    assert "Hold Ctrl to merge" in live.page.view.prompt.hint
    Settings().confirm_moves = "always"
    live.click("a3")
    live.click("a3")
    assert "Ctrl" not in live.page.view.prompt.hint


def test_in_a_lesson_a_whole_stack_waits(live: Table) -> None:
    live.scene.alone = True
    live.drag("a3", "c3")
    assert not live.history
    assert live.scene.hand.builder.draft.parts


def test_every_move_waits_or_none_as_the_settings_say(live: Table) -> None:
    Settings().confirm_moves = "always"
    live.drag("a3", "c3")
    assert not live.history
    live.key(Qt.Key.Key_Delete)
    Settings().confirm_moves = "never"
    live.number(3)
    live.drag("a3", "c3")
    assert len(live.history) == 1


def test_play_keeps_its_place_while_parts_are_added(live: Table) -> None:
    live.number(1)
    live.drag("a3", "b3")
    QApplication.processEvents()
    places = set()
    for target in ("a4", "a5", "b4"):
        places.add(live.panel.play_button.mapTo(live.page, QPoint()).toTuple())
        live.drag("a3", target)
        QApplication.processEvents()
    assert len(live.scene.hand.builder.draft.parts) > 1
    places.add(live.panel.play_button.mapTo(live.page, QPoint()).toTuple())
    assert len(places) == 1


def test_the_stack_in_hand_does_not_cover_what_was_just_laid(live: Table) -> None:
    live.number(2)
    live.click("a3")
    live.click("c3")
    held = live.scene.board_items.held
    assert held is not None, "the others are still in the hand"
    away = live.scene.board.mapFromScene(held.pos()) - live.scene.layout.centre("c3")
    assert math.hypot(away.x(), away.y()) > R


@pytest.mark.parametrize("size", [3, 4, 9])
def test_the_parts_of_the_board_hold_its_letters(size: int) -> None:
    layout = BoardLayout(board_of(size))
    assert max(part.bottom() for part in layout.parts) == layout.rect.bottom()
    lowest = max(edge.y() for _text, edge, _way in layout.labels)
    assert lowest < layout.rect.bottom()


def piles(table: Table) -> dict[str, int]:
    """Return the heights of the stacks that are shown."""
    return {cell: pile.height for cell, pile in table.scene.board_items.stacks.items()}


def test_pieces_stay_on_the_board_when_a_resignation_ends_the_match(seat: Seat) -> None:
    table = Table(seat("adamas"))
    session = table.page.session
    assert session is not None
    session.play("a3-b3")
    before = piles(table)
    session.resign()
    assert table.scene.view.outcome is not None
    assert piles(table) == before
    assert {table.scene.words.seat_info(player).score for player in range(2)} == {"8"}
    session.goto(0)
    session.goto(session.progress.match.last_ply)
    assert piles(table) == before


def test_of_three_players_the_pieces_of_who_resigns_leave_the_board(seat: Seat) -> None:
    table = Table(seat("adamas", names=("fred", "ned", "wilma")))
    session = table.page.session
    assert session is not None
    before = piles(table)
    session.resign()
    assert table.scene.view.outcome is None
    assert len(piles(table)) == len(before) - 1
