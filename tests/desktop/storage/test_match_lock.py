"""A lock keeps other windows off a match as long as its program runs, and no longer."""

import errno
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.app.main_window import MainWindow
from desktop.app.match_files import MatchFiles
from desktop.new_match.request import NewMatch
from desktop.storage import autosave, match_lock
from desktop.storage.match_lock import Hold, MatchLock
from rules.match import Match
from tests.desktop.conftest import wait_until_loaded

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


def test_a_lock_whose_file_was_removed_does_not_remove_anothers(path: Path) -> None:
    first, second = MatchLock(path), MatchLock(path)
    assert first.acquire() is Hold.OURS
    path.unlink()
    assert second.acquire() is Hold.OURS
    first.release()
    assert path.exists()


def test_a_folder_that_cannot_be_written_locks_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert MatchLock(tmp_path / "file" / "a.lock").acquire() is Hold.IMPOSSIBLE


@pytest.fixture
def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file system that cannot lock."""

    def refuse(_number: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(match_lock, "_lock", refuse)


@pytest.mark.usefixtures("no_locks")
def test_where_the_system_cannot_lock_the_file_alone_tells(path: Path) -> None:
    first, second = MatchLock(path), MatchLock(path)
    assert first.acquire() is Hold.OURS
    assert second.acquire() is Hold.UNSURE
    assert second.acquire(take_over=True) is Hold.OURS


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


def test_a_match_in_another_window_is_not_taken_over(window: MainWindow) -> None:
    window.start_game(NewMatch("adamas", ("fred", "ned")))
    assert window.session is not None
    window.session.play(next(window.session.texts()))
    assert window.files.place is not None
    other = autosave.Autosave()
    assert other.claim(window.files.place.path, take_over=True) is None
