"""A lock keeps other windows off a match as long as its program runs, and no longer."""

import errno
import os
import platform
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path, PosixPath

import pytest
from PySide6.QtWidgets import QMessageBox

from desktop.app import application
from desktop.app.main_window import MainWindow
from desktop.app.match_files import MatchFiles
from desktop.new_match.request import NewMatch
from desktop.storage import autosave, match_lock
from desktop.storage.database import Database
from desktop.storage.match_lock import Hold, MatchLock, PosixLocks, WindowsLocks, can_lock
from desktop.storage.settings import Settings
from rules.match import Match
from tests.desktop.conftest import wait_until, wait_until_loaded
from tests.systems import posix

RUN = "insert into run (kind, seconds, solved, missed, at) values ('mono', 180, 3, 0, 1)"
LEFT_BEHIND = {
    "empty": "",
    "torn": "12",
    "of another computer": "1\nquincunx\nrenamed-computer\n\n\n",
    "of this process": f"{os.getpid()}\nquincunx\n{platform.node()}\n\n\n",
    "of a process that runs": f"{os.getppid()}\nquincunx\n{platform.node()}\n\n\n",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "0123456789ab.lock"


@pytest.mark.parametrize("text", LEFT_BEHIND.values(), ids=LEFT_BEHIND.keys())
def test_a_lock_file_that_nobody_holds_blocks_nobody(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    lock = MatchLock(path)
    assert lock.acquire() is Hold.OURS
    assert MatchLock(path).acquire() is Hold.TAKEN
    lock.release()
    assert not path.exists()
    assert MatchLock(path).acquire() is Hold.OURS


def test_a_lock_ends_with_its_program(path: Path) -> None:
    held = (
        "import sys, pathlib; from desktop.storage.match_lock import MatchLock;"
        "print(MatchLock(pathlib.Path(sys.argv[1])).acquire(), flush=True); sys.stdin.read()"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", held, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "Hold.OURS\n"
    assert MatchLock(path).acquire() is Hold.TAKEN
    program.kill()
    program.communicate()
    assert path.exists()
    assert MatchLock(path).acquire() is Hold.OURS


@posix  # Windows removes no file in which a lock is held
def test_a_lock_whose_file_was_removed_does_not_remove_anothers(path: Path) -> None:
    first, second = MatchLock(path), MatchLock(path)
    assert first.acquire() is Hold.OURS
    path.unlink()
    assert second.acquire() is Hold.OURS
    first.release()
    assert path.exists()


def test_wine_gives_no_error_number_for_a_lock_that_is_taken(path: Path) -> None:
    class WineLocks(WindowsLocks):
        def lock(self, number: int) -> None:
            raise OSError(0, "Error")

    assert MatchLock(path, WineLocks()).acquire() is Hold.TAKEN


def test_a_folder_that_cannot_be_written_locks_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert MatchLock(tmp_path / "file" / "a.lock").acquire() is Hold.IMPOSSIBLE


@pytest.fixture
def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Provide a file system that cannot lock."""

    class NoLocks(PosixLocks):
        def lock(self, number: int) -> None:
            raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(match_lock, "system_locks", NoLocks)


@pytest.mark.usefixtures("no_locks")
def test_where_the_system_cannot_lock_the_file_alone_tells(path: Path) -> None:
    first, second = MatchLock(path), MatchLock(path)
    assert first.acquire() is Hold.OURS
    assert second.acquire() is Hold.UNSURE
    assert second.acquire(take_over=True) is Hold.OURS


def test_a_disk_that_locks_is_known(path: Path) -> None:
    assert can_lock(path.parent)


@pytest.mark.usefixtures("no_locks")
def test_the_database_works_there_without_locks(path: Path) -> None:
    assert not can_lock(path.parent)
    with closing(sqlite3.connect(path)) as other:
        other.execute("pragma journal_mode = wal")
        other.execute("create table old (text)")
    with closing(sqlite3.connect(path)) as other, closing(Database(path)) as store:
        other.execute("begin exclusive")  # every lock that is asked for would fail
        with store.change() as change:
            change.execute(RUN)
        assert store.rows("select name from sqlite_master where name = 'old'")
    with closing(Database(path)) as store:
        assert len(store.rows("select * from run")) == 1


@pytest.mark.usefixtures("no_locks")
def test_the_threads_of_the_program_take_turns_there(path: Path) -> None:
    def write(_number: int) -> None:
        with closing(Database(path)) as store:
            for _ in range(20):
                with store.change() as change:
                    change.execute(RUN)
                store.rows("select * from run")

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(write, range(4)))
    with closing(sqlite3.connect(path)) as found:
        assert found.execute("pragma integrity_check").fetchone() == ("ok",)
        assert found.execute("select count(*) from run").fetchone() == (80,)


@pytest.mark.usefixtures("no_locks")
def test_it_is_said_once_that_two_windows_must_not_be_open(
    window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application, "data_folder", lambda: path.parent)
    application.check_data_folder(window, lambda: window.covers)
    wait_until(lambda: Settings().checked_folder == path.parent)
    assert "do not open Quincunx in two windows" in window.notice.text
    window.covers.say("")
    application.check_data_folder(window, lambda: window.covers)
    assert window.notice.text == ""


@pytest.mark.usefixtures("no_locks")
@pytest.mark.parametrize("agrees", [True, False])
def test_there_the_player_may_take_over(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    path = autosave.new_slot().path
    path.parent.mkdir(parents=True)
    match = Match.new("adamas")
    match.play(next(match.legal_moves()))
    match.save(path)
    path.with_suffix(".lock").touch()
    monkeypatch.setattr(MatchFiles, "_ask_to_take_over", lambda _files: agrees)
    window.files.go_on(path)
    wait_until_loaded(window)
    assert (window.session is not None) == agrees


def test_the_question_proposes_the_answer_that_changes_nothing(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[bool] = []

    def answer(box: QMessageBox) -> int:
        proposed.append(box.defaultButton() is box.escapeButton())
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answer)
    assert not window.files._ask_to_take_over()
    assert proposed == [True]


def test_a_match_in_another_window_is_not_taken_over(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned")))
    assert window.session is not None
    window.session.play(next(window.session.hot_seat.texts()))
    assert window.files.place is not None
    other = autosave.Autosave()
    assert other.claim(window.files.place.path, take_over=True) is None


class Runtime:
    """A stand-in for `msvcrt`: locks bytes of open files, and keeps names of these."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.opened: list[int] = []

    def locking(self, number: int, mode: int, count: int) -> None:
        """Lock as Windows does: for the handle, until it is closed."""
        import fcntl

        assert (mode, count) == (self.LK_NBLCK, 1)
        self.opened.append(number)
        try:
            fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise PermissionError(errno.EACCES, "Permission denied") from None


class WindowsPath(PosixPath):
    """A path to a file that cannot be removed while it is open."""

    runtime: Runtime

    def unlink(self, missing_ok: bool = False) -> None:
        for number in self.runtime.opened:
            try:
                open_file = os.fstat(number)
            except OSError:  # it is closed
                continue
            if os.path.samestat(open_file, self.stat()):
                raise PermissionError(errno.EACCES, "Permission denied")
        super().unlink(missing_ok)


@pytest.mark.skipif(os.name == "nt", reason="the other tests use its locks there")
class TestLocksOfWindows:
    @pytest.fixture
    def runtime(self) -> Runtime:
        return Runtime()

    def lock(self, path: Path, runtime: Runtime) -> MatchLock:
        name = WindowsPath(path)
        name.runtime = runtime
        return MatchLock(name, WindowsLocks(runtime))

    def test_keep_others_off_and_leave_no_file(self, path: Path, runtime: Runtime) -> None:
        first, second = self.lock(path, runtime), self.lock(path, runtime)
        assert first.acquire() is Hold.OURS
        assert second.acquire() is Hold.TAKEN
        first.release()
        assert not path.exists()
        assert second.acquire() is Hold.OURS
        second.release()
        assert not path.exists()

    def test_a_lock_that_was_left_behind_blocks_nobody(self, path: Path, runtime: Runtime) -> None:
        path.write_text("1\nquincunx\n", encoding="utf-8")
        lock = self.lock(path, runtime)
        assert lock.acquire() is Hold.OURS
        lock.release()
        assert not path.exists()

    def test_a_file_that_another_program_has_for_itself_is_taken(
        self, path: Path, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_args: object) -> int:
            raise PermissionError(errno.EACCES, "Permission denied")

        path.touch()
        locks = [self.lock(one, runtime) for one in (path, path.with_name("none.lock"))]
        monkeypatch.setattr(os, "open", refuse)
        held = [lock.acquire() for lock in (*locks, MatchLock(path, PosixLocks()))]
        monkeypatch.undo()
        assert held == [Hold.TAKEN, Hold.IMPOSSIBLE, Hold.IMPOSSIBLE]
