"""Daily puzzles by their day: what counts for it, and midnight."""

import datetime
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.background import day_watch
from desktop.background.day_watch import DayWatch
from desktop.puzzles.kind_card import KindStanding
from desktop.puzzles.results import Results
from desktop.storage.database import Database
from rules.puzzles import Verdict
from tests.desktop.puzzles.desk import DAY, Desk, desk

__all__ = ["desk"]

KIND = "adamas-capture"
ONE_DAY = datetime.timedelta(days=1)
SOLVED, FAILED = Verdict(True, 3, 1, "", ""), Verdict(False, 0, 0, "", "")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept.sqlite3"


@pytest.fixture
def results(file: Path) -> Iterator[Results]:
    with closing(Database(file)) as store:
        yield Results(store)


class TestADay:
    def test_counts_even_if_its_puzzle_was_that_of_an_earlier_day(self, results: Results) -> None:
        for day in (DAY - ONE_DAY, DAY):
            results.add(KIND, "the same", day.isoformat(), SOLVED, 10)
        assert results.on(KIND, DAY) is not None
        assert results.streak(KIND, DAY) == 2

    def test_is_solved_even_if_its_puzzle_was_once_given_up(self, results: Results) -> None:
        results.add(KIND, "from a friend", "", FAILED, 10)
        results.add(KIND, "from a friend", DAY.isoformat(), SOLVED, 10)
        today = results.on(KIND, DAY)
        assert today is not None
        assert (today.solved, today.stars) == (True, 0)

    def test_keeps_its_first_end(self, results: Results) -> None:
        for verdict in (FAILED, SOLVED):
            results.add(KIND, "one", DAY.isoformat(), verdict, 10)
        today = results.on(KIND, DAY)
        assert today is not None
        assert (today.solved, today.tries) == (False, 2)
        assert results.streak(KIND, DAY) == 0

    def test_is_separate_for_each_kind(self, results: Results) -> None:
        results.add(KIND, "one", DAY.isoformat(), SOLVED, 10)
        assert results.on("mono", DAY) is None
        assert results.streak_of_any(DAY) == 1


class TestMidnight:
    @pytest.fixture(autouse=True)
    def _solved(self, desk: Desk) -> None:
        results = desk.page.file.results
        assert results is not None
        results.add(KIND, "todays", DAY.isoformat(), SOLVED, 10)
        desk.page.show_list()

    @pytest.mark.parametrize("minimised", [False, True])
    def test_brings_the_next_puzzles_to_the_page(self, desk: Desk, minimised: bool) -> None:
        card = desk.page.list.cards[KIND]
        assert card.standing.today is not None
        if minimised:
            desk.page.window().setWindowState(Qt.WindowState.WindowMinimized)
        desk.today = DAY + ONE_DAY
        desk.page.days._timer.timeout.emit()
        assert card.standing == KindStanding(None, 1)
        desk.choose(KIND)
        assert desk.page.list.feature.solve.text() == "Solve"

    def test_right_before_a_click_opens_the_day_that_is_then_shown(self, desk: Desk) -> None:
        desk.today = DAY + ONE_DAY
        desk.open_daily(KIND)
        desk.qtbot.waitUntil(lambda: desk.page.session is not None)
        assert desk.session.day == desk.today.isoformat()
        assert desk.page.list.cards[KIND].standing.today is None

    def test_leaves_an_attempt_with_the_day_it_was_opened_on(self, desk: Desk) -> None:
        desk.begin(KIND, day=DAY.isoformat())
        desk.today = DAY + ONE_DAY
        desk.page.days._timer.timeout.emit()
        assert desk.page.session is not None
        assert desk.session.day == DAY.isoformat()

    def test_is_seen_soon_after_the_computer_wakes_up(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Timers stand still while it sleeps, so that none may wait for midnight."""
        monkeypatch.setattr(day_watch, "LOOKS_MS", 5)
        today = DAY
        shown: list[datetime.date] = []
        days = DayWatch(lambda: shown.append(today), today=lambda: today)
        today = DAY + 7 * ONE_DAY
        qtbot.waitUntil(lambda: bool(shown))
        assert shown == [days.day] == [today]
