"""What somebody did alone, as the home page tells it."""

import datetime
from pathlib import Path

import pytest

from desktop.app.solo_progress import solo_progress
from desktop.games.mono.layout_editor.layout_library import LayoutLibrary
from desktop.home.solo_card import NAMES, Today
from desktop.puzzles.results import Results
from desktop.storage import database
from desktop.storage.database import Database
from rules.puzzles import KINDS, Verdict

pytestmark = pytest.mark.usefixtures("look")

TODAY = datetime.date(2026, 3, 14)
SOLVED = Verdict(True, 3, 1, "", "")
FAILED = Verdict(False, 0, 0, "", "")


@pytest.fixture(autouse=True)
def _own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "folder", lambda: tmp_path)


def test_the_kinds_are_those_of_the_rules() -> None:
    assert set(NAMES) == set(KINDS)


def test_without_a_file_nothing_was_done_and_none_is_made(tmp_path: Path) -> None:
    state = solo_progress(TODAY)
    assert state.puzzles == dict.fromkeys(KINDS, Today.OPEN)
    assert (state.streak, state.layouts) == (0, 0)
    assert not any(tmp_path.glob("*.sqlite3*"))


def test_today_the_streak_and_the_layouts_are_told() -> None:
    store = Database()
    kinds = list(KINDS)
    days = [TODAY - datetime.timedelta(days=n) for n in range(4)]
    results = Results(store)
    for number, day in enumerate(days):
        results.add(kinds[number % 2], f"p{number}", day.isoformat(), SOLVED, 60)
    results.add(kinds[2], "lost", TODAY.isoformat(), FAILED, 60)
    LayoutLibrary(store).save("mine", 3, "133223")
    store.close()
    state = solo_progress(TODAY)
    assert state.puzzles[kinds[0]] is Today.SOLVED
    assert state.puzzles[kinds[1]] is Today.OPEN
    assert state.puzzles[kinds[2]] is Today.ENDED
    assert state.next == kinds[1]
    assert state.streak == 4, "one kind is enough for each day"
    assert state.layouts == 1


def test_a_damaged_file_is_left_to_whoever_writes_there(tmp_path: Path) -> None:
    file = tmp_path / "quincunx.sqlite3"
    file.write_bytes(b"nonsense" * 999)
    assert solo_progress(TODAY).layouts == 0
    assert file.read_bytes() == b"nonsense" * 999
    assert [path.name for path in tmp_path.glob("*.sqlite3*")] == [file.name]
