"""When a match was begun and how long it was played stands behind the end of its record."""

import time
from pathlib import Path

import pytest

from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.storage import autosave, playing_time
from desktop.storage.playing_time import PlayingTime
from rules.match import Match
from rules.record import read
from tests.desktop.conftest import wait_until, wait_until_loaded


def test_what_is_written_is_read_again() -> None:
    text = Match.new("adamas").to_text()
    told = PlayingTime.of_record(PlayingTime(1_700_000_000, 61.4).written(text))
    assert (told.begun, told.played) == (1_700_000_000, 61)


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="this system's zone cannot be set")
def test_the_local_date_of_the_beginning_stays_in_another_time_zone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing_time, "time", lambda: 1_700_000_000)  # 22:13 of the 14th in UTC
    text = Match.new("adamas").to_text()
    found: list[str] = []
    for zone in ("Europe/London", "Asia/Tokyo"):
        with monkeypatch.context() as patch:
            patch.setenv("TZ", zone)
            time.tzset()
            text = text if found else PlayingTime.now().written(text)
            found.append(PlayingTime.of_record(text).day)
    time.tzset()  # back to this machine's zone
    assert found == ["2023-11-14"] * 2


def test_records_of_older_versions_have_no_date() -> None:
    text = f"{Match.new('adamas').to_text()}# begun 1700000000, played 61\n"
    assert PlayingTime.of_record(text) == PlayingTime(1_700_000_000, 61)


def test_records_without_it_are_as_they_were() -> None:
    text = Match.new("adamas").to_text()
    assert PlayingTime.of_record(text) == PlayingTime()
    assert PlayingTime().written(text) == text


@pytest.mark.parametrize("line", ["# begun x, played 3", "# begun 1, played -1", "# a remark"])
def test_other_remarks_say_nothing(line: str) -> None:
    assert PlayingTime.of_record(f"{Match.new('adamas').to_text()}{line}\n") == PlayingTime()


def test_the_record_is_whole_for_every_reader() -> None:
    assert read(PlayingTime.now().written(Match.new("adamas").to_text())).problem is None


def test_a_long_pause_is_not_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr(playing_time, "monotonic", lambda: clock[0])
    time = PlayingTime.now()
    clock[0] += 30
    time = time.counted()
    clock[0] += 8 * 3600
    assert 30 < time.counted().played < 30 + 3600


def test_a_match_gone_on_with_counts_on(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    monkeypatch.setattr(playing_time, "monotonic", lambda: clock[0])
    window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
    play(window, clock, "a3-c3", 20)
    window.go_home()
    window.files.autosave.flush()
    (path,) = autosave.latest(autosave.folder())
    before = told_of(path)
    clock[0] += 5000
    window.files.go_on(path)
    wait_until_loaded(window)
    play(window, clock, "e3-d3", 40)
    window.files.autosave.flush()
    assert told_of(path) == before._replace(played=60)


def play(window: MainWindow, clock: list[float], text: str, seconds: float) -> None:
    session = window.session
    assert session is not None
    clock[0] += seconds
    before = session.ply
    session.play(text)
    wait_until(lambda: session.ply > before)


def told_of(path: Path) -> PlayingTime:
    return PlayingTime.of_record(autosave.text_of(path))
