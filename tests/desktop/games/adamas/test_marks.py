"""What is marked on the board of Adamas: what the others did, and what is threatened."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.board.row_data import PlyText
from desktop.games.adamas import tags
from desktop.games.adamas.items import MarksItem
from desktop.games.adamas.layout import BoardLayout, R
from desktop.games.adamas.lines_of_sight import (
    lines_from,
    may_merge_at_all,
    newest_first,
    threats,
)
from desktop.games.adamas.pieces import ellipse, rise
from desktop.theme.appearance import appearance
from rules.adamas import Merge
from rules.adamas.board import board_of
from tests.desktop.conftest import Seat
from tests.desktop.games.adamas.table import Table, set_up
from tests.rules.adamas.test_copies import BOARDS, GAME, catchers, positions
from tests.rules.variants import Variant


@pytest.fixture
def three(seat: Seat) -> Table:
    return Table(seat("adamas", names=("fred", "ned", "wilma")))


def play(table: Table, *turns: str) -> None:
    session = table.page.session
    assert session is not None
    for turn in turns:
        session.play(turn)


def threatened(table: Table) -> dict[str, int]:
    marks = table.scene.board_items.marks
    return {threat.cell: threat.height for threat in marks.threats}


def test_of_three_players_everything_since_ones_own_turn_is_marked(three: Table) -> None:
    play(three, "a4-a5,b4", "d7-d6", "g1-f1", "a5-a6")
    marks = three.scene.board_items.marks
    assert (marks.left_from, marks.reached) == (("a5",), ("a6",))
    assert (marks.left_before, marks.reached_before) == (("g1",), ("f1",))


def test_what_was_done_before_ones_own_turn_is_marked_no_more(three: Table) -> None:
    play(three, "a4-a5", "d7-d6")
    marks = three.scene.board_items.marks
    assert (marks.left_before, marks.reached_before) == (("a4",), ("a5",))
    play(three, "g1-f1")
    assert marks is not three.scene.board_items.marks
    assert three.scene.board_items.marks.reached_before == ("d6",)


def test_of_two_players_only_the_last_move_is_marked(seat: Seat) -> None:
    table = Table(seat("adamas"))
    play(table, "a3-a4", "e3-e2", "a4-a5")
    marks = table.scene.board_items.marks
    assert marks.reached == ("a5",)
    assert (marks.left_before, marks.reached_before) == ((), ())


def test_offering_a_draw_takes_no_mark_away(three: Table) -> None:
    play(three, "a4-a5", "d7-d6", "g1-f1")
    session = three.page.session
    assert session is not None
    session.propose_draw()
    session.answer(False)
    assert three.scene.board_items.marks.reached_before == ("d6",)


# -- threats


@pytest.mark.parametrize("variant", BOARDS, ids=str)
def test_marked_are_the_stacks_that_the_rules_let_somebody_capture(variant: Variant) -> None:
    for state in positions(variant, 20):
        if not state.opened:
            continue
        cells = state.board.cells
        found = {cells[i]: catchers(state, i) for i, stack in enumerate(state.stacks) if stack}
        there = {cell: by for cell, by in found.items() if by}
        assert {one.cell: set(one.by) for one in threats(state)} == there


@pytest.mark.parametrize("variant", BOARDS, ids=str)
def test_a_merge_is_offered_just_if_there_is_one(variant: Variant) -> None:
    for state in positions(variant, 20):
        merges = (move for move in GAME.legal_moves(state) if isinstance(move, Merge))
        assert may_merge_at_all(state) == (next(merges, None) is not None)


@pytest.fixture
def duel(seat: Seat) -> Table:
    """Two stacks of two that see each other, so that each may capture the other."""
    table = Table(seat("adamas", options={"size": 3}))
    table.show(set_up({"a3": ("O", 2), "e3": ("X", 2)}))
    assert threatened(table) == {"a3": 2, "e3": 2}
    return table


def test_threats_are_read(duel: Table) -> None:
    said = {spot.key: duel.scene.words.about(spot) for spot in duel.scene.spots() if not spot.rack}
    assert {cell for cell, words in said.items() if "can be captured" in words} == {"a3", "e3"}


def test_where_a_pill_would_cover_the_number_the_outline_alone_tells(
    duel: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(tags, "paint_pill", lambda *given, **kept: shown.append(given[3]))
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    for radius, expected in (
        (40, 2),
        (28, 2),
        (20, 0),
    ):  # pixels of a cell's radius
        shown.clear()
        tags.paint_above(painter, duel.scene.board_items.marks, R / radius)
        assert len(shown) == expected
    painter.end()


def test_while_a_move_is_planned_the_threats_are_those_after_it(duel: Table) -> None:
    duel.drag("a3", "b3")
    assert threatened(duel) == {"b3": 2, "e3": 2}
    duel.key(Qt.Key.Key_Escape)
    assert threatened(duel) == {"a3": 2, "e3": 2}


def test_a_plan_that_leaves_nothing_threatened_shows_nothing(duel: Table) -> None:
    duel.click(("carry", 1))
    duel.drag("a3", "b3")
    assert threatened(duel) == {}


def test_no_badge_stays_where_a_stack_was_lifted(duel: Table) -> None:
    duel.lift("a3", duel.at("b3"))
    assert threatened(duel) == {"e3": 2}


def test_a_lifted_or_planned_move_changes_no_row_of_the_panel(duel: Table) -> None:
    rows = list(duel.panel.threats.threats)
    assert {row.cell for row in rows} == {"a3", "e3"}
    duel.lift("a3", duel.at("b3"))
    assert duel.panel.threats.threats == rows
    duel.drag("a3", "b3")
    assert duel.panel.threats.threats == rows


def test_the_panel_lists_at_most_four_threats(duel: Table) -> None:
    [one, _] = threats(duel.scene.view)
    duel.panel.show_threats([replace(one, cell=cell) for cell in "abcdef"], ("fred", "ned"), 0)
    assert [row.cell for row in duel.panel.threats.threats] == list("abcd")


@pytest.mark.parametrize("variant", BOARDS, ids=str)
def test_threats_of_the_last_move_come_first(variant: Variant) -> None:
    for state in positions(variant, 20):
        found = threats(state)
        involved = [{one.cell, *lines_from(state, one.cell).enemies} for one in found]
        new = [one for one, cells in zip(found, involved, strict=True) if cells & state.last]
        assert newest_first(state, found)[: len(new)] == new


def test_what_a_cell_sees_is_counted_anew_when_the_plan_changes(duel: Table) -> None:
    duel.drag("a3", "b3")
    marks = duel.scene.board_items.marks
    duel.hover("e3")
    assert marks.sight is not None
    assert marks.sight.enemies == ("b3",)
    duel.key(Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
    assert marks.sight is not None
    assert marks.sight.enemies == ("a3",)


def test_badges_wait_until_the_pieces_have_arrived(duel: Table) -> None:
    appearance().reduce_motion(False)
    scene, before = duel.scene, duel.scene.view
    [move] = scene.game.parse_move(before, "a3-b3")
    after = scene.game.apply(before, move)
    events = scene.game.events(before, move, after, None)
    scene.show_view(after, [PlyText(1, 0, "a3-b3", events)], seat=1)
    badges = [item for item in scene.items() if isinstance(item, MarksItem)]
    assert [item.isVisible() for item in badges].count(False) == 1
    scene.motion.finish()
    assert all(item.isVisible() for item in badges)


def test_no_danger_is_shown_before_the_first_move(seat: Seat) -> None:
    table = Table(seat("adamas"))
    assert threats(table.scene.view)
    assert not threatened(table)
    assert not table.panel.threats.threats


def test_no_pile_rises_over_the_slab() -> None:
    layout = BoardLayout(board_of(4))
    above = min(at.y() for at in layout.centres) - layout.slab.boundingRect().top()
    assert all(ellipse(QPointF()).boundingRect().height() / 2 + rise(n) < above for n in (7, 12))
