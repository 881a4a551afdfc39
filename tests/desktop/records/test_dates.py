"""Matches are listed by the dates in their records, whatever the times of their files are."""

import os
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.app.main_window import MainWindow
from desktop.controls.text import Text
from desktop.home import unfinished
from desktop.records import record_files
from desktop.records.detail_panel import DetailPanel
from desktop.records.reading import entry_of
from desktop.records.record_index import RecordEntry
from desktop.records.words import date_of, said, which
from desktop.storage import autosave
from desktop.storage.playing_time import PlayingTime
from desktop.storage.record_notes import RecordNotes
from desktop.theme.appearance import Appearance
from rules.match import Match
from tests.desktop.conftest import wait_until_loaded
from tests.desktop.records.shelf import opened

YEARS = (2024, 2023, 2025)


def begun(year: int) -> int:
    return int(time.mktime((year, 5, 6, 20, 15, 0, 0, 0, -1)))


def restored(year: int, *, over: bool = True) -> Path:
    """Return a match of a year whose file was copied a moment ago."""
    match = Match.new("adamas", ("fred", "ned"), seed=year)
    match.play("a3-c3")
    if over:
        match.resign(1)
    text = match.to_text()
    if not over:
        text = RecordNotes(f"{year:012x}", (begun(year) + 600) * 1000).written(text)
    folder = autosave.finished_folder() if over else autosave.folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{year:012x}.qcx"
    path.write_text(PlayingTime(begun(year), 100.0, 0.0, f"{year}-05-06").written(text), "utf-8")
    return path


def entry(path: Path) -> RecordEntry:
    file = record_files.looked_at(path)
    assert file is not None
    return entry_of(file, lambda _done: None)


def test_restored_matches_are_listed_by_the_days_they_began(window: MainWindow) -> None:
    for year in YEARS:
        restored(year)
    page = opened(window)
    listed = page.list.entries
    assert [date_of(one) for one in listed] == ["6 May 2025", "6 May 2024", "6 May 2023"]
    assert all("6 May" in said(one) and "6 May" in which(one) for one in listed)
    page.sort.setFocus()
    QTest.keyClick(page.sort, Qt.Key.Key_Down)  # oldest first
    assert [one.date.year for one in page.list.entries] == [2023, 2024, 2025]


def test_a_comment_makes_no_old_match_new(window: MainWindow) -> None:
    path = restored(2024)
    restored(2025)
    window.files.study_file(path)
    wait_until_loaded(window)
    study = window.pages.analysis.session
    assert study is not None
    study.comment(1, "A strong start")
    window.go_home()
    window.files.autosave.flush()
    assert "A strong start" in path.read_text("utf-8")
    assert [one.date.year for one in opened(window).list.entries] == [2025, 2024]


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system's zone cannot be set")
def test_the_day_is_the_records_also_in_another_time_zone(
    look: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = restored(2024)
    monkeypatch.setenv("TZ", "Pacific/Kiritimati")
    time.tzset()
    found = entry(path)
    assert (found.date.isoformat(), date_of(found)) == ("2024-05-06", "6 May 2024")
    monkeypatch.undo()
    time.tzset()


def test_without_a_beginning_the_file_says_when(look: Appearance) -> None:
    path = restored(2024)
    match = Match.from_text(path.read_text("utf-8"))
    path.write_text(match.to_text(), "utf-8")
    os.utime(path, (begun(2023), begun(2023)))
    assert date_of(entry(path)) == "6 May 2023"


def test_the_panel_does_not_take_the_files_day_for_the_end(look: Appearance) -> None:
    panel = DetailPanel()
    panel.show_entry(entry(restored(2024)))
    facts = [text.text() for text in panel.findChildren(Text)]
    assert any(text.startswith("6 May 2024") for text in facts)
    assert not any("Today" in text for text in facts)


def test_the_unfinished_match_saved_last_is_continued_after_a_restore(look: Appearance) -> None:
    paths = {year: restored(year, over=False) for year in YEARS}
    assert unfinished.saved_matches()[0].path == paths[2025]
    assert [entry(paths[year]).date.year for year in YEARS] == [*YEARS]


def test_a_clock_that_was_ahead_does_not_keep_a_match_first(look: Appearance) -> None:
    ahead, later = restored(2090, over=False), restored(2025, over=False)
    os.utime(ahead, (begun(2024), begun(2024)))
    assert unfinished.saved_matches()[0].path == later
