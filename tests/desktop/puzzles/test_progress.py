"""How somebody does at puzzles over time: streaks, days, the course of the rating, the tally."""

import datetime
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from desktop.puzzles.dashboard import Calendar
from desktop.puzzles.results import RATED, Progress, Results, rating_of
from desktop.storage.database import Database
from rules.puzzles import Verdict

KIND = "adamas-capture"
TODAY = datetime.date(2026, 11, 20)
SOLVED, FAILED = Verdict(True, 3, 1, "", ""), Verdict(False, 0, 0, "", "")


@pytest.fixture
def results(tmp_path: Path) -> Iterator[Results]:
    with closing(Database(tmp_path / "kept.sqlite3")) as store:
        yield Results(store)


def progress(results: Results) -> Progress:
    return results.progress(TODAY, results.latest(RATED))


def solve(results: Results, days_ago: int, kind: str = KIND, verdict: Verdict = SOLVED) -> None:
    day = (TODAY - datetime.timedelta(days=days_ago)).isoformat()
    results.add(kind, f"puzzle {days_ago}", day, verdict, 30, 3)


def test_there_is_nothing_at_first(results: Results) -> None:
    found = progress(results)
    assert (found.streak, found.best, found.best_on) == (0, 0, None)
    assert not found.days
    assert set(found.tally.values()) == {(0, 0)}


def test_the_best_streak_is_kept_after_a_gap(results: Results) -> None:
    for days_ago in (0, 1, 10, 11, 12, 13):
        solve(results, days_ago)
    found = progress(results)
    assert (found.streak, found.best) == (2, 4)
    assert found.best_on == TODAY - datetime.timedelta(days=10)


def test_a_day_counts_what_was_solved_on_it(results: Results) -> None:
    solve(results, 0)
    solve(results, 0, "mono")
    solve(results, 0, "blackbox", FAILED)
    solve(results, 3)
    assert progress(results).days == {"2026-11-20": 2, "2026-11-17": 1}


def test_a_puzzle_that_is_no_daily_counts_for_the_day_it_was_solved_on(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = datetime.datetime(2026, 11, 19, 23, 59, 59)
    monkeypatch.setattr("time.time_ns", lambda: int(evening.timestamp()) * 10**9)
    results.add(KIND, "another", "", SOLVED, 30)
    assert list(progress(results).days) == ["2026-11-19"]


def test_a_kind_counts_what_was_tried_and_what_was_solved(results: Results) -> None:
    solve(results, 0)
    solve(results, 1, verdict=FAILED)
    solve(results, 2)
    assert progress(results).tally[KIND] == (2, 3)
    assert progress(results).tally["mono"] == (0, 0)


def test_the_course_ends_with_the_rating(results: Results) -> None:
    for days_ago in (2, 1, 0):
        solve(results, days_ago)
    course = progress(results).course
    assert len(course) == 3
    assert course[-1][1] == rating_of(results.latest(RATED))
    assert [at for at, _ in course] == sorted(at for at, _ in course)


@pytest.mark.usefixtures("look")
def test_the_mark_around_today_fits_into_the_calendar(qtbot: QtBot) -> None:
    calendar = Calendar()
    qtbot.addWidget(calendar)
    calendar.resize(292, calendar.height())
    edge = QRect(calendar.width() - 1, 0, 1, calendar.height())
    empty = calendar.grab(edge).toImage()
    calendar.show_progress(Progress(), TODAY)
    assert calendar.grab(edge).toImage() == empty
