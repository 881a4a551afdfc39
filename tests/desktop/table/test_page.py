"""The table page brings session, scene and panel together."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from desktop.board.row_data import MoveRow, SeatInfo
from desktop.frame.seat_card import SeatBlock, SeatCard
from desktop.table.page import TablePage
from desktop.table.session import Session
from desktop.table.state import outcome_text
from desktop.theme.appearance import Appearance
from rules.core import Outcome
from rules.core.limits import LONGEST_NAME
from rules.games import GAMES
from tests.desktop.board.diagram_scene import DiagramScene
from tests.desktop.board.sample_scene import SampleScene
from tests.desktop.conftest import Seat, hold, scrolled, turn_until
from tests.rules.variants import FIVE
from tests.tools import sample_matches


@pytest.fixture
def table(seat: Seat) -> TablePage:
    return seat("adamas", scene=SampleScene)


def play(page: TablePage, *moves: str) -> None:
    assert page.session is not None
    for move in moves:
        page.session.play(move)


def test_the_prompt_says_who_is_to_do_what(table: TablePage) -> None:
    assert table.view.prompt.sentence == "fred, split a stack"
    play(table, "a3-c3")
    assert table.view.prompt.sentence == "ned, split a stack"


def test_seats_show_what_the_scene_says_of_them(table: TablePage) -> None:
    play(table, "a3-c3")
    names = [card.accessibleName() for card in table.panel.seats]
    assert names == ["fred, 2 stacks, 8 points", "ned, 1 stacks, to move, 8 points"]


def test_the_move_list_follows_and_leads(table: TablePage) -> None:
    play(table, "a3-c3", "e3-d3")
    moves = table.panel.moves
    assert [row.text for row in moves.model.rows] == ["a3-c3", "e3-d3"]
    assert moves.list.currentIndex().row() == 1
    assert moves.walk.where.text() == "Turn 2 of 2"
    index = moves.model.index(0, 0)
    assert index.data() == "1 O a3-c3"
    QTest.mouseClick(
        moves.list.viewport(), Qt.MouseButton.LeftButton, pos=moves.list.visualRect(index).center()
    )
    assert table.session is not None
    assert table.session.ply == 1
    assert table.view.prompt.sentence == "After turn 1"
    assert "Back to the game" in table.banner.yes.text()
    table.banner.yes.click()
    assert table.session.ply == 2
    assert table.banner.isHidden()


def test_walking_through_the_game(table: TablePage) -> None:
    play(table, "a3-c3", "e3-d3")
    moves, session = table.panel.moves, table.session
    assert session is not None
    for button, ply in (
        (moves.walk.first, 0),
        (moves.walk.next, 1),
        (moves.walk.last, 2),
        (moves.walk.previous, 1),
    ):
        button.click()
        assert session.ply == ply
    moves.walk.previous.click()
    assert not moves.walk.first.isEnabled()
    assert moves.walk.where.text() == "Before turn 1"


def test_an_error_stands_in_the_hints_place_until_the_next_prompt(table: TablePage) -> None:
    play(table, "a3-a9")
    assert table.view.prompt.hint
    assert table.view.prompt.hint != "Drag pieces along a ray."
    play(table, "a3-c3")
    assert table.view.prompt.hint == "Drag pieces along a ray."


def test_typing_a_move(table: TablePage) -> None:
    table.panel.show_entry(True)
    entry = table.panel.entry
    QTest.keyClicks(entry.field, "a3-a9")
    QTest.keyClick(entry.field, Qt.Key.Key_Return)
    assert entry.error.text()
    assert table.view.prompt.hint != entry.error.text()  # it is shown once
    assert entry.field.text() == "a3-a9"
    entry.field.selectAll()
    QTest.keyClicks(entry.field, "a3-c3")
    assert not entry.error.text()
    QTest.keyClick(entry.field, Qt.Key.Key_Return)
    assert entry.field.text() == ""
    assert table.session is not None
    assert table.session.ply == 1
    QTest.keyClick(entry.field, Qt.Key.Key_Up)
    assert entry.field.text() == "a3-c3"


def test_the_result_says_who_won_and_why(table: TablePage, qtbot: QtBot) -> None:
    play(table, "a3-c3")
    table.bar.resign_button.click()
    assert table.banner.text == "ned, resign? You lose the game."
    table.banner.no.click()
    assert table.banner.isHidden()
    table.bar.resign_button.click()
    table.banner.yes.click()
    assert table.banner.isVisible()
    assert table.banner.text.startswith("fred wins. Ned resigned")
    assert not table.view.prompt.sentence  # it would say the same
    assert not table.bar.resign_button.isEnabled()
    with qtbot.waitSignals([table.rematch, table.save]):
        table.banner.yes.click()
        table.banner.no.click()


def test_a_draw_is_asked_for_and_answered(table: TablePage) -> None:
    assert table.session is not None
    for answers in ((False,), (True, False), (True, True)):
        table.bar.draw_button.click()
        assert table.banner.text == "fred, offer a draw? If everyone agrees, the game is over."
        assert table.session.progress.question is None
        for yes in answers:
            (table.banner.yes if yes else table.banner.no).click()
            if yes and table.session.outcome is None:
                assert table.banner.text == "ned, do you accept a draw? fred offers one."
        assert table.banner.isHidden() == (answers[-1] is False)
    assert table.banner.text.startswith("A draw")


def test_undo_and_redo_buttons(table: TablePage) -> None:
    assert not table.bar.undo_button.isEnabled()
    play(table, "a3-c3")
    table.bar.undo_button.click()
    assert table.bar.redo_button.isVisible()
    table.bar.redo_button.click()
    assert table.session is not None
    assert table.session.ply == 1


def test_the_options_stand_beside_the_title(seat: Seat) -> None:
    page = seat("adamas", options={"size": 4, "prog_cap": True}, scene=DiagramScene)
    assert page.bar.chips.texts == ["Cells per side 4", "Pieces each 12", "Progressive capture"]


def test_a_game_with_secrets_hands_over(seat: Seat) -> None:
    page = seat("blackbox", scene=DiagramScene)
    called: list[int] = []
    page.curtain.connect(called.append)
    assert page.session is not None
    page.session.curtain_lifted()
    page.session.play("a1,b2,c3,d4")
    assert called == []
    assert "ned is next" in page.banner.text
    assert page.view.prompt.sentence == "fred, your turn is over"
    page.banner.yes.click()
    assert called == [1]


@pytest.mark.parametrize("slug", ["mono", "blackbox"])
def test_seven_turns_are_visible_above_the_button_that_ends_a_turn(seat: Seat, slug: str) -> None:
    page = seat(slug)
    page.resize(1366, 768)
    page.start(Session(sample_matches.middle(slug)))
    session, scene = page.session, page.scene
    assert session is not None
    assert scene is not None
    session.curtain_lifted()
    if slug == "mono":
        session.play(next(iter(scene.game.legal_moves(scene.view))))
    panel = getattr(scene, "panel", None)
    assert panel is not None
    place = QPoint(14, page.panel.height() - 102)
    turn_until(lambda: panel.end.mapTo(page.panel, QPoint()) == place)
    assert panel.end.isVisible()
    assert (panel.end.width(), panel.end.height()) == (292, 48)
    moves = page.panel.moves.list
    assert moves.viewport().height() >= 7 * moves.sizeHintForRow(0)


@pytest.mark.parametrize("resigned", [True, False])
def test_the_panel_does_not_scroll_after_a_game_of_mono(seat: Seat, resigned: bool) -> None:
    page = seat("mono")
    page.resize(1366, 768)
    page.start(Session((sample_matches.middle if resigned else sample_matches.finished)("mono")))
    assert page.session is not None
    if resigned:
        page.session.curtain_lifted()
        page.session.resign()
    turn_until(lambda: page.panel.chart.tells)
    for _ in range(5):  # the panel is arranged once its parts have changed
        QApplication.processEvents()
    assert page.panel.chart.isHidden() is resigned
    assert page.panel.moves.list.viewport().height() >= 7 * 26
    for area in page.panel.findChildren(QScrollArea):
        assert area.verticalScrollBar().maximum() == 0


def test_clearing_the_table_stops_whoever_is_thinking(table: TablePage) -> None:
    assert table.session is not None
    told: list[int] = []
    table.session.stopped.connect(lambda: told.append(1))
    table.stop()
    assert told == [1]
    assert table.scene is None


@pytest.mark.parametrize(
    ("winners", "title"),
    [({0}, "fred wins"), ({0, 2}, "A draw between fred and yvonne"), ({0, 1, 2}, "A draw")],
)
def test_a_verdict_names_the_winners(winners: set[int], title: str) -> None:
    outcome = Outcome(frozenset(winners), "because", (3, 1, 3))
    names = ("fred", "ned", "yvonne")
    assert outcome_text(outcome, names)[0] == title


def test_a_verdict_names_the_scores_the_winners_first() -> None:
    outcome = Outcome(frozenset({1}), "ned has no tiles left", (148, 216))
    reason = outcome_text(outcome, ("fred", "ned"))[1]
    assert reason == "Ned has no tiles left (216 : 148)"


@pytest.mark.parametrize("kind", [SeatCard, SeatBlock])
def test_a_card_shows_pips_in_place_of_a_score(
    look: Appearance, qtbot: QtBot, kind: type[SeatCard]
) -> None:
    card = kind(0, "fred")
    hold(qtbot, card)
    card.resize(292, card.height())
    pictures = []
    for filled in range(7):
        info = SeatInfo("3 eyes", pips=(filled, 6), caption="loop 3 of 6")
        card.show_seat(info, active=False)
        pictures.append(card.grab().toImage())
    assert card.accessibleName() == "fred, 3 eyes, loop 3 of 6"
    assert all(one != other for one, other in pairwise(pictures))


def test_rows_may_join_several_plies(table: TablePage) -> None:
    rows = [MoveRow(3, "1", 0, "a b c", "+9"), MoveRow(5, "2", 1, "d e")]
    moves = table.panel.moves
    moves.show_moves(rows, 2)
    assert moves.list.currentIndex().row() == 0
    moves.show_moves(rows, 4)
    assert moves.list.currentIndex().row() == 1
    assert moves.model.index(0, 0).data() == "1 O a b c +9"


def test_a_button_of_no_more_use_leaves_the_keyboard_to_the_board(table: TablePage) -> None:
    table.activateWindow()
    play(table, "a3-c3")
    for button in (table.bar.undo_button, table.bar.redo_button):
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
        assert not (button.isEnabled() and button.isVisible())
        assert table.window().focusWidget() is table.view
    table.bar.draw_button.setFocus()
    assert table.session is not None
    table.session.resign()
    assert table.window().focusWidget() is table.view


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_long_names_make_nothing_wider_than_the_panel(seat: Seat, slug: str) -> None:
    page = seat(slug, (LONGEST_NAME * "W", "Bartholomew the Third of Bronckhorst"))
    page.resize(1024, 680)
    session = page.session
    assert session is not None
    for _ in range(3):
        session.curtain_lifted()
        for _ in range(20):
            QApplication.processEvents()  # nested layouts settle their widths
        area = page.panel.matter_area
        matter = area.widget()
        assert matter is not None or slug == "dragons" or slug not in FIVE
        if matter is not None:
            assert matter.minimumSizeHint().width() <= area.viewport().width()
        session.play(next(session.hot_seat.texts()))


@pytest.mark.parametrize(
    ("slug", "count"), [(game.slug, count) for game in GAMES for count in game.players]
)
def test_at_the_usual_size_no_panel_scrolls(seat: Seat, slug: str, count: int) -> None:
    assert scrolled(seat(slug, ("Fred", "Ned", "Ann", "Bob")[:count])) == 0


@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_nor_late_in_a_game(seat: Seat, slug: str) -> None:
    page, match = seat(slug), sample_matches.fullest(slug)
    page.start(Session(match, persons=[match.to_move or 0]))
    assert scrolled(page) == 0


def test_the_list_of_moves_ends_at_a_whole_row(table: TablePage) -> None:
    moves = table.panel.moves.list
    play(table, "a3-c3", "e3-d3")
    row = moves.sizeHintForRow(0)
    for height in (3 * row + 7, 4 * row, 6 * row - 1):
        moves.resize(moves.width(), height)
        assert moves.viewport().height() % row == 0
        assert moves.height() - moves.viewport().height() < row


def test_the_line_to_type_moves_into_comes_and_goes(seat: Seat) -> None:
    page = seat("adamas")
    hidden = page.panel.entry.isHidden()
    for expected in (not hidden, hidden, not hidden):
        page.toggle_entry()
        assert page.panel.entry.isHidden() == expected
