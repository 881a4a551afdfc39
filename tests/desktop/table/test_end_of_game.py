"""The end of a game, resigning, agreeing, and looking back, by mouse and by keyboard."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.controls.commands import ENTRY
from desktop.new_match.request import NewMatch
from desktop.table.page import TablePage
from desktop.theme.appearance import appearance
from rules.match import Match
from tests.desktop.board.sample_scene import SampleScene
from tests.desktop.conftest import Seat, board_on, wait_until_loaded

Key = Qt.Key


@pytest.fixture
def table(seat: Seat) -> TablePage:
    page = seat("adamas", scene=SampleScene)
    page.activateWindow()
    return page


@pytest.fixture
def counted(seat: Seat) -> TablePage:
    """Return a short Holomino game that is over, with points made on the way."""
    page = seat("holomino", options={"pool_size": 1, "num_digits": 5})
    session = page.session
    assert session is not None
    while session.outcome is None:
        view = session.view_for(view_mover(page))
        moves = list(session.game.legal_moves(view))
        session.play(max(moves, key=lambda m: session.game.preview(view, m).scores[view.mover]))
    QApplication.processEvents()
    return page


def view_mover(page: TablePage) -> int:
    assert page.session is not None
    assert page.session.hot_seat.acting is not None
    return page.session.hot_seat.acting


def reach(page: TablePage, widget: QWidget) -> None:
    """Go to a widget with Tab alone."""
    for _ in range(60):
        if page.focusWidget() is widget:
            return
        QTest.keyClick(page.focusWidget() or page, Key.Key_Tab)
    raise AssertionError("Tab does not get there")


def test_resigning_by_keyboard_and_thinking_better_of_it(table: TablePage) -> None:
    reach(table, table.bar.resign_button)
    QTest.keyClick(table.bar.resign_button, Key.Key_Space)
    assert table.banner.text == "fred, resign? You lose the game."
    assert table.session is not None
    assert table.session.outcome is None
    QTest.keyClick(table, Key.Key_Escape)
    assert table.banner.isHidden()
    QTest.keyClick(table.bar.resign_button, Key.Key_Space)
    reach(table, table.banner.yes)
    QTest.keyClick(table.banner.yes, Key.Key_Space)
    assert table.session.outcome is not None
    assert table.session.outcome.winners == {1}


def test_a_move_made_meanwhile_takes_the_question_away(table: TablePage) -> None:
    table.bar.resign_button.click()
    assert table.session is not None
    table.session.play("a3-c3")
    assert table.banner.isHidden()


def test_a_draw_by_keyboard(table: TablePage) -> None:
    reach(table, table.bar.draw_button)
    QTest.keyClick(table.bar.draw_button, Key.Key_Space)
    assert table.banner.text.startswith("fred, offer a draw?")
    QTest.keyClick(table, Key.Key_Escape)
    assert table.banner.isHidden()
    assert table.session is not None
    assert table.session.ply == 0
    table.bar.draw_button.setFocus()
    QTest.keyClick(table.bar.draw_button, Key.Key_Space)
    for _ in ("propose", "agree"):
        reach(table, table.banner.yes)
        QTest.keyClick(table.banner.yes, Key.Key_Space)
    assert table.banner.text.startswith("A draw. Draw agreed")


def test_looking_back_and_on_by_keyboard(table: TablePage) -> None:
    session = table.session
    assert session is not None
    for move in ("a3-c3", "e3-d3", "c3-b3"):
        session.play(move)
    moves = table.panel.moves.list
    moves.setFocus()
    QTest.keyClick(moves, Key.Key_Up)
    QTest.keyClick(moves, Key.Key_Return)
    assert session.progress.reviewing
    assert table.banner.text.startswith("Looking back")
    QTest.keyClick(table.view, Key.Key_Escape)
    assert (session.ply, session.progress.reviewing) == (3, False)


def test_looking_back_leaves_the_keyboard_where_it_was(table: TablePage, qtbot: QtBot) -> None:
    """Also where a study is offered: Enter there would leave the table."""
    session = table.session
    assert session is not None
    session.play("a3-c3")
    session.resign()
    table.view.setFocus()
    session.goto(0)
    assert table.banner.other.text() == "Study"
    assert table.window().focusWidget() is table.view
    with qtbot.waitSignal(table.study):
        table.banner.other.click()


def shown_buttons(page: TablePage) -> list[QAbstractButton]:
    return [one for one in page.banner.findChildren(QAbstractButton) if one.isVisible()]


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", [(800, 500), (1024, 680), (1280, 800), (3840, 2160)])
def test_the_result_is_one_row_and_leaves_the_board_most_of_the_table(
    table: TablePage, size: tuple[int, int], text: int
) -> None:
    appearance().resize_text(text)
    assert table.session is not None
    table.resize(1500, 900)
    table.session.resign()
    table.resize(*size)  # the board is fitted anew
    QApplication.processEvents()
    banner, view = table.banner, table.view
    assert view.rect().contains(banner.geometry())
    rects = sorted((one.geometry() for one in shown_buttons(table)), key=QRect.left)
    assert {rect.center().y() for rect in rects} == {rects[0].center().y()}
    for before, after in pairwise(rects):
        assert before.right() < after.left()
    board = board_on(view)
    assert board.height() > view.height() / 2
    bar = banner.reserved_area()[0].translated(banner.pos())
    assert not [part for part in view.board_area() if part.intersects(bar)]
    appearance().resize_text(100)


def test_the_bar_has_a_menu_beside_review_and_rematch(table: TablePage, qtbot: QtBot) -> None:
    assert table.session is not None
    table.session.resign()
    QApplication.processEvents()
    banner = table.banner
    buttons: list[QAbstractButton] = [banner.more, banner.review, banner.yes]
    assert shown_buttons(table) == buttons
    assert banner.yes.text() == "Rematch"
    menu = banner.menu()
    assert [entry.text() for entry in menu.entries()] == [
        "Save game", "New game", "Copy the result to share",
    ]  # fmt: skip
    with qtbot.waitSignals([table.rematch, table.save, table.new_wanted]):
        for entry in menu.entries()[:2]:
            entry.trigger()
        QTest.mouseClick(banner.yes, Qt.MouseButton.LeftButton)
    menu.close()


def test_the_turning_point_moves_no_button_once_it_is_found(table: TablePage) -> None:
    assert table.session is not None
    table.session.resign()
    QApplication.processEvents()
    before = [one.geometry() for one in shown_buttons(table)]
    table.say_where_it_turned(12)
    QApplication.processEvents()
    assert [one.geometry() for one in shown_buttons(table)] == before


def test_after_the_end_the_moves_are_there_to_be_looked_at(table: TablePage) -> None:
    session = table.session
    assert session is not None
    session.play("a3-c3")
    session.resign()
    table.panel.moves.walk.first.click()
    assert session.ply == 0
    assert table.banner.text.startswith("Looking back")
    table.banner.yes.click()
    assert table.banner.text.startswith("fred wins. Ned resigned")
    session.undo()
    assert session.outcome is None


def test_after_the_end_no_move_can_be_typed(table: TablePage) -> None:
    session, entry = table.session, table.panel.entry
    assert session is not None
    table.toggle_entry()
    entry.field.setText("a3-b3")
    session.resign()
    assert entry.isHidden()
    assert not entry.field.text()
    assert not table.commands[ENTRY].isEnabled()
    session.goto(0)
    assert entry.isHidden()
    session.goto(session.progress.match.last_ply)
    session.undo()
    assert entry.isVisible()


def test_taking_back_what_ended_a_game_is_asked_for(seat: Seat) -> None:
    page = seat("blackbox")
    session = page.session
    assert session is not None
    for text in ("a1,b2,c3,d5", "g7,f6,e4,b5"):
        session.curtain_lifted()
        session.play(text)
    session.curtain_lifted()
    session.play("+g7,+f6,+e4,+b5,?")
    assert page.banner.text.startswith("fred wins. Fred found the four atoms")
    session.undo()
    assert page.banner.text == "ned, do you agree to undo? fred asks for it."
    page.banner.no.click()
    assert page.banner.yes.text() == "Rematch"
    session.undo()
    page.banner.yes.click()
    assert session.outcome is None


# -- scores turn by turn


def test_the_scores_are_shown_turn_by_turn_once_it_is_over(counted: TablePage) -> None:
    session, chart = counted.session, counted.panel.chart
    assert session is not None
    scores = session.hot_seat.scores()
    assert len(scores) == session.progress.match.last_ply + 1
    assert scores[0] == (0, 0)
    assert session.outcome is not None
    assert scores[-1] == session.outcome.scores
    assert chart.curves.scores == scores
    assert chart.tells
    assert not chart.isHidden()
    assert chart.curves.words(0) == "At the start:  O 0   X 0"


def test_a_click_on_the_chart_shows_that_position(counted: TablePage) -> None:
    session, curves = counted.session, counted.panel.chart.curves
    assert session is not None
    last = session.ply
    QTest.mouseClick(curves, Qt.MouseButton.LeftButton, pos=QPoint(curves.width() // 3, 40))
    assert 0 < session.ply < last
    assert curves.ply == session.ply
    assert curves.scores == session.hot_seat.scores()
    before = session.ply
    QTest.keyClick(curves, Key.Key_Left)
    assert session.ply == before - 1
    assert f"After turn {before - 1}" in curves.accessibleName()


def test_a_game_that_does_not_count_has_no_chart(table: TablePage) -> None:
    assert table.session is not None
    assert table.session.hot_seat.scores() == []
    table.session.resign()
    QApplication.processEvents()
    assert table.panel.chart.isHidden()


def test_while_a_game_goes_on_the_chart_tells_nothing(seat: Seat) -> None:
    page = seat("holomino")
    session = page.session
    assert session is not None
    for _ in range(4):
        session.play(next(session.hot_seat.texts()))
    assert session.hot_seat.scores() == []
    assert page.panel.chart.isHidden()


def test_an_end_that_is_still_being_written_is_not_reviewed(window: MainWindow) -> None:
    window.start_game(NewMatch("blackbox", ("fred", "ned")))
    window.curtain.lift()
    session, table = window.session, window.table
    assert session is not None
    ended: list[Match] = []
    table.ended.connect(ended.append)
    written: list[Callable[[], object]] = []
    session.keep_by = lambda _match, then: written.append(then)  # this test is the disk
    session.resign()
    assert session.writing
    session.start()  # as a change of language shows it
    assert not session.may_review
    assert not ended
    written.pop()()
    assert session.may_review
    (match,) = ended
    assert list(match.decisions())


@pytest.mark.parametrize(("over", "reviewed"), [(True, True), (False, False)])
def test_a_record_whose_end_was_taken_back_is_not_reviewed(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    over: bool,
    reviewed: bool,
) -> None:
    match = Match.new("blackbox", ("fred", "ned"))
    match.play("a1,b2,c3,d5")
    if over:
        match.resign(0)
    path = tmp_path / "match.qcx"
    match.save(path)
    found: list[Match] = []
    monkeypatch.setattr(window.pages, "show_review", found.append)
    window.files.review_file(path)
    wait_until_loaded(window)
    assert bool(found) == reviewed
    if not reviewed:
        assert window.notice.text == "This game is not over. You can review it after its end."
