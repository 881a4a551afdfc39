"""A match is finished once, wherever the program is killed, and keeps its newest study.

A kill is played by a copy of the data folder, made before and after each change to it. Each copy
is started with again.
"""

import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.app.main_window import MainWindow
from desktop.home import unfinished
from desktop.new_match.request import NewMatch
from desktop.records import record_files
from desktop.storage import autosave
from desktop.storage.record_notes import RecordNotes
from desktop.table.session import Session
from rules.core import atomic_write
from rules.match import Match
from rules.study import NAME
from tests.desktop.conftest import wait_until, wait_until_loaded

pytestmark = pytest.mark.usefixtures("look")


FOLDERS = ("unfinished", "finished")


class Kills:
    """Copies of the data folder, each with the number of comments that had been kept by then."""

    def __init__(self, folder: Path, end: Callable[[], None]) -> None:
        self.copies: list[tuple[Path, int]] = []
        self.end = end
        self.kept = 0
        self._folder, self._lock = folder, threading.RLock()

    def around(self, act: Callable[..., Any]) -> Callable[..., Any]:
        """Make a copy before and after each call."""

        def watched(*given: Any, **how: Any) -> Any:
            with self._lock:  # no copy holds half of another thread's change
                self._copy()
                try:
                    return act(*given, **how)
                finally:
                    self._copy()

        return watched

    def _copy(self) -> None:
        copy = self._folder / str(len(self.copies))
        for name in FOLDERS:
            (copy / name).mkdir(parents=True)
            for file in (kept_in() / name).glob("[!.]*"):
                if file.suffix != ".lock":
                    shutil.copy2(file, copy / name)
        self.copies.append((copy, self.kept))


@pytest.fixture
def kills(tmp_path: Path) -> Iterator[Kills]:
    with pytest.MonkeyPatch.context() as patch:
        watched = Kills(tmp_path / "copies", patch.undo)
        patch.setattr(atomic_write, "_replace", watched.around(atomic_write._replace))
        for name in ("replace", "unlink"):
            patch.setattr(Path, name, watched.around(getattr(Path, name)))
        patch.setattr(atomic_write, "reserve", watched.around(atomic_write.reserve))
        yield watched


def kept_in() -> Path:
    return autosave.folder().parent


def played(window: MainWindow) -> Session:
    wait_until(lambda: not window.home.settling)  # it finishes matches, too
    window.start_game(NewMatch("adamas", ("fred", "ned")))
    assert window.session is not None
    window.session.play("a3-c3")
    return window.session


def start_again(copy: Path) -> list[Match]:
    """Start with a copy of the folder, and return the records that are there then."""
    for name in FOLDERS:
        shutil.rmtree(kept_in() / name, ignore_errors=True)
        shutil.copytree(copy / name, kept_in() / name)
    unfinished.saved_matches()
    unfinished.saved_matches()  # a second start changes nothing
    found = [one.path for one in record_files.find()]
    whole = [path for path in found if not path.exists() or path.stat().st_size]  # or reserved
    return [Match.from_text(record_files.text_of(path)) for path in whole]


def comments(match: Match) -> int:
    part = match.annotations.part(NAME)
    return sum("comment:" in line for line in part.lines) if part else 0


def close(window: MainWindow) -> None:
    window.files.autosave.flush()
    window.files.clear_table()


def comment(window: MainWindow, kills: Kills, first: int, last: int) -> None:
    """Add one comment after another, each as soon as the one before was kept."""
    for number in range(first, last + 1):
        lines = ["1.", *(f"comment: {n}" for n in range(number))]
        window.files.keep_study(lines)
        kills.kept = number


def test_a_match_that_ends_is_finished_once(window: MainWindow, kills: Kills) -> None:
    session = played(window)
    window.files.autosave.flush()
    before = len(kills.copies)
    session.resign()
    close(window)
    kills.end()
    assert len(kills.copies) > before + 6
    for copy, _ in kills.copies[before:]:
        assert len(start_again(copy)) == 1


def test_a_study_at_the_end_of_a_match_is_kept_with_it(window: MainWindow, kills: Kills) -> None:
    session = played(window)
    session.resign()
    comment(window, kills, 1, 3)
    close(window)
    kills.end()
    for copy, kept in kills.copies[4:]:
        (match,) = start_again(copy)
        assert comments(match) >= kept


def test_a_finished_match_that_is_studied_stays_one_record_with_its_newest_study(
    window: MainWindow, kills: Kills
) -> None:
    played(window).resign()
    close(window)
    (path,) = autosave.finished_folder().glob("*.qcx")
    window.files.open_file(path)
    wait_until_loaded(window)
    before = len(kills.copies)
    comment(window, kills, 1, 3)
    window.files.autosave.flush()
    comment(window, kills, 4, 5)
    close(window)
    kills.end()
    assert len(kills.copies) > before + 6
    for copy, kept in kills.copies[before:]:
        (match,) = start_again(copy)
        assert match.outcome is not None
        assert comments(match) >= kept
    assert comments(Match.load(path)) == 5


@pytest.mark.parametrize("named", [False, True])
def test_so_does_one_that_an_older_version_wrote(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    match = Match.new("adamas")
    match.resign(0)
    folder = autosave.finished_folder()
    folder.mkdir(parents=True)
    path = folder / ("The final.qcx" if named else "Adamas, fred – ned, 2025-03-01 20.15.07.qcx")
    match.save(path)
    wait_until(lambda: not window.home.settling)  # it finishes matches, too
    window.files.open_file(path)
    wait_until_loaded(window)
    with monkeypatch.context() as killed:
        killed.setattr(autosave.Slot, "write_durably", lambda *_given, **_how: None)
        window.files.keep_study(["1.", "comment: found"])
        assert window.files.place is not None
        window.files.place.release()
        window.files.place = None
    unfinished.saved_matches()
    assert [one.path for one in record_files.find()] == [path]
    assert comments(Match.load(path)) == 1


def test_an_end_that_was_taken_back_leaves_no_finished_record(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(window)
    session.resign()
    window.files.autosave.flush()
    assert list(autosave.finished_folder().iterdir())
    with monkeypatch.context() as killed:
        killed.setattr(autosave.Slot, "write_durably", lambda *_given, **_how: None)
        session.undo()
        assert window.files.place is not None
        window.files.place.release()
        window.files.place = None
    (saved,) = unfinished.saved_matches()
    window.files.go_on(saved.path)
    wait_until_loaded(window)
    assert window.session is not None
    window.session.play("e3-d3")
    window.files.autosave.flush()
    assert [file.path for file in record_files.find()] == [saved.path]


def copied(window: MainWindow) -> tuple[Session, Path]:
    """Return a match that continues, and a copy of it.

    A backup or a synchronised folder has made the copy.
    """
    session = played(window)
    window.files.autosave.flush()
    (path,) = autosave.folder().glob("*.qcx")
    return session, Path(shutil.copy2(path, path.with_name("abcdefabcdef.qcx")))


def test_a_copy_that_is_played_on_replaces_no_finished_match(window: MainWindow) -> None:
    session, copy = copied(window)
    session.resign()
    close(window)
    (first,) = autosave.finished_folder().glob("*.qcx")
    kept = first.read_bytes()
    window.files.go_on(copy)
    wait_until_loaded(window)
    assert window.session is not None
    window.session.play("e3-d3")
    window.files.autosave.flush()
    assert first.read_bytes() == kept
    window.session.resign()
    close(window)
    finished = list(autosave.finished_folder().glob("*.qcx"))
    assert len(finished) == 2
    assert first.read_bytes() == kept
    assert len({RecordNotes.of_file(path).key for path in finished}) == 2


def test_a_copy_that_was_over_with_other_moves_is_kept(window: MainWindow) -> None:
    session, copy = copied(window)
    session.resign()
    close(window)
    text = copy.read_text(encoding="utf-8")
    match = Match.from_text(text)
    match.play("e3-d3")
    match.resign(0)
    copy.write_text(RecordNotes.of_record(text).written(match.to_text()), encoding="utf-8")
    unfinished.saved_matches()
    finished = [Match.load(path) for path in autosave.finished_folder().glob("*.qcx")]
    assert sorted(one.last_ply for one in finished) == [2, 3]


def test_a_record_renamed_while_it_is_studied_stays_one(window: MainWindow) -> None:
    played(window).resign()
    close(window)
    (path,) = autosave.finished_folder().glob("*.qcx")
    window.files.open_file(path)
    wait_until_loaded(window)
    moved = record_files.rename(path, "Round 1: Ann & Ned?")  # in another window
    window.files.keep_study(["1.", "comment: found"])
    window.files.autosave.flush()
    assert [file.path for file in record_files.find()] == [moved]
    assert comments(Match.load(moved)) == 1


def test_a_study_keeps_when_the_match_was_played(window: MainWindow) -> None:
    from desktop.storage.playing_time import PlayingTime

    played(window).resign()
    close(window)
    (path,) = autosave.finished_folder().glob("*.qcx")
    text = path.read_text(encoding="utf-8")
    long_ago = text.replace("# begun 1", "# begun 0")
    path.write_text(long_ago, encoding="utf-8")
    window.files.open_file(path)
    wait_until_loaded(window)
    window.files.keep_study(["1.", "comment: found"])
    close(window)
    told = PlayingTime.of_record(path.read_text(encoding="utf-8"))
    assert told[:2] == PlayingTime.of_record(long_ago)[:2]


def test_a_name_taken_by_a_killed_program_is_freed(window: MainWindow) -> None:
    import os

    folder = autosave.finished_folder()
    folder.mkdir(parents=True)
    old, new = folder / "old.qcx", folder / "new.qcx"
    for path in (old, new):
        path.touch()
    os.utime(old, (1000, 1000))
    window.files.autosave.tidy()
    window.files.autosave.flush()
    assert list(folder.iterdir()) == [new]


def test_notes_of_a_record_say_nothing_on_another_computer(
    window: MainWindow, tmp_path: Path
) -> None:
    played(window).resign()
    assert window.session is not None
    path = tmp_path / "mine.qcx"
    window.files._save(window.session, path)
    window.files.saver.finish()
    assert RecordNotes.of_file(path) == RecordNotes()
