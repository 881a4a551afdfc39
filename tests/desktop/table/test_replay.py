"""The last turn can be seen once more, and nothing is lost by it."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.contract import Shown
from desktop.controls.commands import REPLAY
from desktop.table.page import TablePage
from desktop.table.session import Session
from rules.core import Position
from rules.match import Match
from tests.desktop.conftest import new_table, wait_until

MOVES = ("a3-c3", "e3-d3", "c3-b3")


def at_table(page: TablePage, match: Match) -> Session:
    session = Session(match)
    page.start(session)
    return session


@pytest.fixture
def page(look: object, qtbot: QtBot) -> Iterator[TablePage]:
    page = new_table()
    qtbot.addWidget(page)
    page.resize(1000, 700)
    page.show()
    yield page
    page.stop()


class TestSession:
    def test_the_turn_begins_where_the_other_player_stopped(self) -> None:
        match = Match.new("blackbox", ("fred", "ned"), seed=3)
        match.play("a1,b2,c3,d5")
        match.play("b5,e4,f6,g7")
        match.play("c")
        session = Session(match, (1,))
        session.start()
        shown = session.hot_seat.last_turn()
        assert [one.view.turn for one in shown] == [2]
        assert all(one.seat is None and one.viewer == 1 for one in shown)

    def test_nothing_is_shown_before_the_first_ply(self) -> None:
        session = Session(Match.new("adamas", ("fred", "ned")))
        session.start()
        assert session.hot_seat.last_turn() == []


def test_the_last_turn_is_played_again_from_before_it(page: TablePage) -> None:
    match = Match.new("adamas", ("fred", "ned"), seed=7)
    session = at_table(page, match)
    for move in MOVES:
        session.play(move)
    views: list[Position] = []
    show_position = page.view.show_position

    def watched(shown: Shown) -> None:
        views.append(shown.view)
        show_position(shown)

    page.view.show_position = watched  # type: ignore[method-assign]
    page.commands[REPLAY].trigger()
    wait_until(lambda: not page.replay.running)
    assert len(views) == 2
    assert views[0] != views[1]
    assert page.scene is not None
    assert (
        page.scene.view == views[-1] == page.match.state.shown.view
        if page.match.state.shown
        else None
    )
    assert page.scene.seat == 1


def test_a_key_ends_it_at_once(page: TablePage) -> None:
    session = at_table(page, Match.new("adamas", ("fred", "ned"), seed=7))
    session.play(MOVES[0])
    page.commands[REPLAY].trigger()
    assert page.replay.running
    assert page.scene is not None
    assert page.scene.seat is None
    QTest.keyClick(page.view, Qt.Key.Key_Tab)
    assert not page.replay.running
    assert page.scene.seat == 1


def test_a_move_made_meanwhile_is_shown(page: TablePage) -> None:
    session = at_table(page, Match.new("adamas", ("fred", "ned"), seed=7))
    session.play(MOVES[0])
    page.commands[REPLAY].trigger()
    session.play(MOVES[1])
    assert not page.replay.running
    assert page.scene is not None
    assert page.scene.seat == 0


def test_there_is_nothing_to_see_before_the_first_move_or_while_looking_back(
    page: TablePage,
) -> None:
    session = at_table(page, Match.new("adamas", ("fred", "ned"), seed=7))
    assert not page.commands[REPLAY].isEnabled()
    session.play(MOVES[0])
    assert page.commands[REPLAY].isEnabled()
    session.goto(0)
    assert not page.commands[REPLAY].isEnabled()
