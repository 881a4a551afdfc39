"""A second start hands its files to the window that is there, and ends; nothing holds it up."""

import os
import socket
import stat
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Client
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from desktop import __main__
from desktop.app import display, hand_over, receiver
from desktop.app.hand_over import MOST_BYTES, Meeting, OpenRequest, note_path
from desktop.app.main_window import MainWindow
from desktop.app.receiver import Receiver, fulfil
from desktop.new_match.request import NewMatch
from tests.desktop.conftest import wait_until, wait_until_loaded
from tests.systems import bare

pytestmark = pytest.mark.usefixtures("look")

ROOT = Path(__file__).parents[3]
posix = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows has pipes, and rights elsewhere"
)


@pytest.fixture
def note(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where windows of this test meet; a socket's path must be short.

    Each side waits for the other as long as a slow computer needs.
    """
    monkeypatch.setattr(hand_over, "PATIENCE", 60)
    monkeypatch.setattr(receiver, "PATIENCE", 50)
    monkeypatch.delenv("XDG_ACTIVATION_TOKEN", raising=False)
    with TemporaryDirectory(prefix="qx-", ignore_cleanup_errors=True) as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        monkeypatch.setenv("LOCALAPPDATA", folder)
        monkeypatch.setattr(Path, "home", lambda: Path(folder))
        path = note_path()
        assert path is not None
        yield path


@pytest.fixture
def first(qtbot: QtBot, note: Path) -> Iterator[Receiver]:
    """Yield the end of the first window."""
    requests: list[OpenRequest] = []
    made = Receiver(requests.append)
    made.requests = requests  # type: ignore[attr-defined]
    assert made.open()
    yield made
    made.close()


def meanwhile(act: Callable[[], bool]) -> bool:
    """Return what a second start comes to while the first window lives."""
    with ThreadPoolExecutor(1) as pool:
        doing = pool.submit(act)
        wait_until(doing.done)
        return doing.result()


class TestMeeting:
    def test_nobody_is_there(self, note: Path) -> None:
        assert not hand_over.hand_over(["a.qcx"])
        assert not note.exists()

    def test_the_files_arrive_with_whole_paths(
        self, first: Receiver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "come")
        odd = "fünf\udcff.qcx"  # no UTF-8, as file systems may have it
        assert meanwhile(lambda: hand_over.hand_over(["a.qcx", odd]))
        files = (str(tmp_path / "a.qcx"), str(tmp_path / odd))
        assert first.requests == [OpenRequest(files, "come")]  # type: ignore[attr-defined]

    def test_one_after_the_other(self, first: Receiver) -> None:
        for count in range(1, 8):
            assert meanwhile(lambda: hand_over.hand_over([]))
            assert len(first.requests) == count  # type: ignore[attr-defined]

    def test_a_window_that_ends_is_met_no_more(self, first: Receiver, note: Path) -> None:
        first.close()
        assert not note.exists()
        assert not hand_over.hand_over([])

    def test_only_one_listens(self, first: Receiver) -> None:
        another = Receiver(lambda _request: None)
        assert not another.open()
        another.close()
        assert meanwhile(lambda: hand_over.hand_over([]))

    def test_a_start_that_does_not_come_to_its_end_is_not_waited_for_long(
        self, note: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert not hand_over.hand_over([])  # which opens a window, and hangs
        monkeypatch.setattr(hand_over, "LONGEST_START", 0.2)
        assert not hand_over.hand_over([])

    @posix
    def test_without_a_home_windows_do_not_meet(
        self, note: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def none() -> Path:
            raise RuntimeError("Could not determine home directory.")

        monkeypatch.setattr(Path, "home", none)
        monkeypatch.delenv("XDG_RUNTIME_DIR")
        monkeypatch.delenv("XDG_DATA_HOME", raising=False)
        assert note_path() is None
        assert not hand_over.hand_over(["a.qcx"])

    @posix
    def test_a_file_keeps_its_name_where_the_current_folder_is_gone(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        gone = tmp_path / "gone"
        gone.mkdir()
        monkeypatch.chdir(gone)
        gone.rmdir()
        assert hand_over.absolute("a.qcx") == "a.qcx"
        assert hand_over.absolute("/a.qcx") == "/a.qcx"

    @posix
    def test_what_a_killed_program_left_is_taken_over(self, note: Path, qtbot: QtBot) -> None:
        note.parent.mkdir()
        address = note.with_suffix(".sock")
        left = socket.socket(socket.AF_UNIX)
        left.bind(str(address))
        left.close()
        Meeting(str(address), b"k" * 32).write(note)
        lock = f"{os.getpid() + 2**22}\nquincunx\n{socket.gethostname()}\n\n\n"
        note.with_suffix(".lock").write_text(lock)
        assert not hand_over.hand_over([])
        made = Receiver(lambda _request: None)
        assert made.open()
        assert meanwhile(lambda: hand_over.hand_over([]))
        made.close()

    @pytest.mark.parametrize(
        "text", ["", "{", "[]", '{"address": 3}', '{"key": "zz", "address": ""}']
    )
    def test_a_damaged_note_is_none(self, note: Path, text: str) -> None:
        note.parent.mkdir()
        note.write_text(text)
        assert not hand_over.hand_over([])

    @posix
    def test_windows_on_different_screens_do_not_meet(self) -> None:
        places = [
            note_path({"XDG_RUNTIME_DIR": "/run/user/1", **screen}, "linux")
            for screen in ({}, {"DISPLAY": ":0"}, {"DISPLAY": ":1"}, {"WAYLAND_DISPLAY": "w-0"})
        ]
        assert len(set(places)) == 4

    def test_there_is_a_place_on_every_system(self) -> None:
        for platform in ("linux", "darwin", "win32"):
            place = note_path({}, platform)
            assert place is not None
            assert place.parent.name == "quincunx"

    @posix
    def test_that_place_has_a_whole_path(self) -> None:
        assert note_path({"XDG_RUNTIME_DIR": "relative"}, "linux") is None


class TestPrivacy:
    @posix
    def test_folder_note_and_socket_are_their_players_alone(
        self, first: Receiver, note: Path
    ) -> None:
        assert stat.S_IMODE(note.parent.stat().st_mode) == 0o700
        for file in note.parent.iterdir():
            if file.suffix != ".lock":
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    @posix
    def test_a_folder_that_is_a_link_is_not_used(self, note: Path, tmp_path: Path) -> None:
        note.parent.symlink_to(tmp_path, target_is_directory=True)
        assert not Receiver(lambda _request: None).open()
        assert not list(tmp_path.glob("window-*"))

    def test_without_the_key_nothing_is_heard(self, first: Receiver, note: Path) -> None:
        meeting = Meeting.read(note)
        assert meeting is not None
        Meeting(meeting.address, b"another key").write(note)
        assert not meanwhile(lambda: hand_over.hand_over(["a.qcx"]))
        meeting.write(note)
        assert meanwhile(lambda: hand_over.hand_over([]))
        assert first.requests == [OpenRequest()]  # type: ignore[attr-defined]

    @pytest.mark.parametrize(
        "data",
        [
            b"",
            b"hello",
            b"[]",
            b'{"files": "a", "token": ""}',
            b'{"files": [1], "token": ""}',
            b'{"files": ["a\\u0000b"], "token": ""}',
            b"[" * 60_000,
            b" " * (MOST_BYTES + 1),
        ],
    )
    def test_what_is_no_message_does_nothing(
        self, first: Receiver, note: Path, data: bytes
    ) -> None:
        meeting = Meeting.read(note)
        assert meeting is not None

        def send() -> bool:
            with Client(meeting.address, authkey=meeting.key) as connection:
                try:
                    connection.send_bytes(data)
                    return bool(connection.recv_bytes())
                except (EOFError, OSError):
                    return False

        assert not meanwhile(send)
        assert meanwhile(lambda: hand_over.hand_over([]))
        assert first.requests == [OpenRequest()]  # type: ignore[attr-defined]

    def test_too_many_files_for_a_message_open_a_window_of_their_own(self, first: Receiver) -> None:
        assert not meanwhile(lambda: hand_over.hand_over(["x" * 200] * 1_000))


class TestPatience:
    def test_a_window_that_hangs_is_left_alone(
        self, first: Receiver, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
    ) -> None:
        monkeypatch.setattr(receiver, "PATIENCE", 0.1)
        assert not hand_over.hand_over(["a.qcx"])  # while nobody turns the event loop
        qtbot.wait(100)
        assert first.requests == []  # type: ignore[attr-defined]  # what came too late is dropped

    @posix
    @posix
    def test_so_is_a_program_that_does_not_even_listen(
        self, note: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(hand_over, "PATIENCE", 0.1)
        note.parent.mkdir()
        with socket.socket(socket.AF_UNIX) as deaf:
            deaf.bind(str(note.with_suffix(".sock")))
            deaf.listen()
            Meeting(str(note.with_suffix(".sock")), b"k").write(note)
            assert not hand_over.hand_over([])

    def test_somebody_who_says_nothing_keeps_nobody_else_out(
        self, first: Receiver, note: Path
    ) -> None:
        meeting = Meeting.read(note)
        assert meeting is not None
        silent = [Client(meeting.address) for _ in range(3)]
        assert meanwhile(lambda: hand_over.hand_over([]))
        for connection in silent:
            connection.close()


class TestWindow:
    def test_it_comes_up(self, window: MainWindow) -> None:
        window.showMinimized()
        fulfil(lambda: window, OpenRequest())
        assert not window.isMinimized()
        assert window.isVisible()

    def test_it_stays_as_large_as_it_was(self, window: MainWindow) -> None:
        window.showMaximized()
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
        fulfil(lambda: window, OpenRequest())
        assert window.isMaximized()

    def test_it_opens_the_file(self, window: MainWindow, tmp_path: Path) -> None:
        window.start_game(NewMatch("dragons", ("fred", "ned"), {}, 7))
        assert window.session is not None
        window.session.file.begin_saving(tmp_path / "a.qcx")()
        window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
        fulfil(lambda: window, OpenRequest((str(tmp_path / "a.qcx"),)))
        wait_until_loaded(window)
        assert window.session.game.slug == "dragons"

    def test_it_opens_the_file_when_a_dialog_about_the_match_is_answered(
        self, window: MainWindow, tmp_path: Path, qtbot: QtBot
    ) -> None:
        window.start_game(NewMatch("dragons", ("fred", "ned"), {}, 7))
        assert window.session is not None
        window.session.file.begin_saving(tmp_path / "a.qcx")()
        window.start_game(NewMatch("adamas", ("fred", "ned"), {}, 7))
        dialog = QDialog(window)
        dialog.open()
        fulfil(lambda: window, OpenRequest((str(tmp_path / "a.qcx"),)))
        qtbot.wait(1)
        assert not window.files.loader.busy
        assert window.session.game.slug == "adamas"
        dialog.reject()
        qtbot.waitUntil(
            lambda: window.session is not None and window.session.game.slug == "dragons"
        )

    def test_the_window_there_is_when_a_dialog_is_answered_opens_it(
        self, window: MainWindow, tmp_path: Path, qtbot: QtBot
    ) -> None:
        present, opened = [window], list[Sequence[Path]]()
        dialog = QDialog(window)
        dialog.open()
        fulfil(lambda: present[0], OpenRequest((str(tmp_path / "a.qcx"),)))
        present[0] = cast(MainWindow, SimpleNamespace(open_files=opened.append))
        dialog.reject()
        qtbot.waitUntil(lambda: opened == [[tmp_path / "a.qcx"]])


class TestStart:
    @pytest.fixture
    def asked(self, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        asked: list[str] = []

        def hand(files: tuple[str, ...]) -> bool:
            asked.append(f"handed over {' '.join(files)}".strip())
            return "taken.qcx" in files

        def open_window(given: list[str]) -> int:
            asked.append("opened")
            return 0

        monkeypatch.setattr(hand_over, "hand_over", hand)
        monkeypatch.setattr("desktop.app.application.main", open_window)
        monkeypatch.setattr(display, "has_display", lambda *_: True)
        return asked

    @pytest.mark.parametrize(
        ("given", "done"),
        [
            (["taken.qcx"], ["handed over taken.qcx"]),
            (["other.qcx"], ["handed over other.qcx", "opened"]),
            ([], ["handed over", "opened"]),
            (["--new-window", "taken.qcx"], ["opened"]),
            (["--first-paint"], ["opened"]),
        ],
    )
    def test_a_window_opens_where_none_takes_the_files(
        self, asked: list[str], given: list[str], done: list[str]
    ) -> None:
        assert __main__.main(["quincunx", *given]) == 0
        assert asked == done


_FIRST = """
import sys
from PySide6.QtCore import QTimer
from desktop import __main__
from desktop.app import application, hand_over, receiver
receiver.PATIENCE = 50
look = hand_over.hand_over
def hand(files):
    found = look(files)
    print("found", found, flush=True)
    return found
hand_over.hand_over = hand
class Window(application.MainWindow):
    def open_files(self, paths):
        print("opened", *(path.name for path in paths), flush=True)
        QTimer.singleShot(0, self.close)
application.MainWindow = Window
opened = receiver.Receiver.open
def open(self):
    print("listens", opened(self), flush=True)
    return True
receiver.Receiver.open = open
raise SystemExit(__main__.main(["quincunx"]))
"""

_SECOND = """
from desktop import __main__
from desktop.app import hand_over
hand_over.PATIENCE, hand_over.LONGEST_START = 60, 600
raise SystemExit(__main__.main(["quincunx", "evening.qcx"]))
"""


@pytest.mark.parametrize("when", ["found False", "listens True"], ids=["at once", "later"])
def test_two_programs_meet(when: str) -> None:
    """The whole of it: one program listens, another hands over and ends, the first ends tidily.

    A second start right after the first waits until the first one's window is there. Both are more
    patient than usual, for slow computers.
    """
    with TemporaryDirectory(prefix="qx-", ignore_cleanup_errors=True) as home:
        places = ("HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA")
        environment = bare(QT_QPA_PLATFORM="offscreen", **dict.fromkeys(places, home))
        with subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(_FIRST)],
            cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True,
        ) as one:  # fmt: skip
            assert one.stdout is not None
            told = [one.stdout.readline()]
            while told[-1].strip() != when:
                told.append(one.stdout.readline())
            two = subprocess.run(
                [sys.executable, "-c", _SECOND],
                cwd=ROOT, env=environment, capture_output=True, text=True, check=True,
            )  # fmt: skip
            assert (two.stdout, two.stderr) == ("", "")
            told += one.stdout
            assert told == ["found False\n", "listens True\n", "opened evening.qcx\n"]
            assert one.wait() == 0
        assert not list(Path(home).rglob("window-*.json"))
        assert not list(Path(home).rglob("window-*.sock"))
