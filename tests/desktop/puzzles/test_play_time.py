"""The time of a puzzle and of a run stops where nobody can play."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.puzzles.timed_run import TimedRun
from tests.desktop.conftest import wait_until
from tests.desktop.puzzles.desk import text_of


class Player:
    """A window with a puzzle or a run at the table, and a time source of its own."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.page, self.now = window, window.pages.puzzles, 0.0
        window.show_puzzles()

    def begin(self, what: str) -> None:
        if what == "puzzle":
            self.page.begin(text_of("holomino"))
            assert self.page.session is not None
            self.page.session._clock = lambda: self.now
        else:
            self.page.begin_run("holomino", 180)
            self.run._clock = lambda: self.now
        self.page._ticks.stop()  # only the test looks at the time
        self.page._tick()

    @property
    def run(self) -> TimedRun:
        assert self.page.runs is not None
        assert self.page.runs.run is not None
        return self.page.runs.run

    @property
    def counted(self) -> float:
        session = self.page.session
        return session._spent if session is not None else 180 - self.run.left

    def play_for(self, seconds: int) -> float:
        """Return how many of the seconds are counted."""
        self.page._tick()
        before = self.counted
        for _ in range(seconds):
            self.now += 1
            self.page._tick()
        return self.counted - before


@pytest.fixture(params=["puzzle", "run"])
def player(request: pytest.FixtureRequest, window: MainWindow) -> Player:
    player = Player(window)
    player.begin(request.param)
    return player


def _settings(player: Player) -> Callable[[], object]:
    return player.window._show_settings().leave


def _help(player: Player) -> Callable[[], object]:
    covers = player.window.covers
    covers.toggle_help()

    def close() -> None:
        covers.toggle_help()
        wait_until(lambda: covers.help is None or covers.help.isHidden())

    return close


def _minimised(player: Player) -> Callable[[], object]:
    player.window.showMinimized()
    return player.window.showNormal


def _dialog(player: Player) -> Callable[[], object]:
    dialog = QDialog(player.window, modal=True)
    dialog.show()
    return dialog.close


def test_the_time_stops_while_nobody_can_play(player: Player, qtbot: QtBot) -> None:
    assert player.play_for(3) == 3
    for cover in (_settings, _help, _minimised, _dialog):
        uncover = cover(player)
        assert player.play_for(3) == 0, cover
        uncover()
        wait_until(lambda: not player.window.isMinimized())
        assert player.play_for(3) == 3, cover


def test_a_night_of_sleep_costs_two_seconds_at_most(player: Player) -> None:
    player.play_for(1)
    before = player.counted
    player.now += 8 * 60 * 60
    player.page._tick()
    assert player.counted - before == 2
