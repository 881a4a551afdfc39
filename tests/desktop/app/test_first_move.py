"""A newcomer makes the first move of each game after at most two clicks, without a form."""

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.app.main_window import MainWindow
from desktop.games.mono.deal import DealtBoard
from desktop.new_match.request import NewMatch
from rules.core import AnyGame
from rules.games import GAMES
from tests.desktop.conftest import wait_until

MOST_CLICKS = 2


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def takes_moves(window: MainWindow) -> bool:
    """Whether the board itself takes a move of the person at the screen now."""
    session, scene = window.session, window.table.scene
    return (
        session is not None
        and scene is not None
        and window.table.front.page is None
        and not window.curtain.isVisible()
        and scene.seat is not None
        and session.progress.match.to_move in session.persons
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_the_first_move_is_two_clicks_away(window: MainWindow, game: AnyGame) -> None:
    click(window.home.cards[game.slug])
    clicks = 1
    assert window.sheet is None
    front = window.table.front.page
    if front is not None:  # Mono deals a board, which can be played at once
        assert isinstance(front, DealtBoard)
        wait_until(front.play.isEnabled)
        click(front.play)
        clicks += 1
    wait_until(lambda: takes_moves(window))
    assert clicks <= MOST_CLICKS


def test_a_match_begins_without_loading_the_letters(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "desktop.letters.session", None)
    window.start_game(NewMatch("adamas", ("Ann", "Bob")))
    assert window.session is not None
    assert window.letters.session is None
