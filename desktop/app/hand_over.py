"""A second start hands its files over to the existing window, and ends.

The first start leaves a note in a folder that only its player can read: where it listens, and a key
that both sides prove to have. They talk through a pipe of the operating system, because QtNetwork
is not in the bundle. Windows on different screens do not find each other.

The note is written once the window is visible. Until then a lock file beside it, which the first
start holds until it ends, makes other starts wait for the note.

This module needs no Qt, so a second start does not load it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from time import sleep, time
from typing import NamedTuple

PATIENCE = 2.0
"""Seconds after which a start stops waiting for a window that does not answer."""

LONGEST_START = 15.0
"""Seconds that other starts wait for the window of a start, from its beginning."""

MOST_BYTES = 65_536
"""The greatest length of a message."""

TAKEN = b"taken"
_PAUSE = 0.05
_SCREEN = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "DISPLAY", "SESSIONNAME")
_TOKEN = "XDG_ACTIVATION_TOKEN"


class OpenRequest(NamedTuple):
    """A second start's request: the files to open, or only to show the window.

    `token` lets the window come to the front; the desktop gave it to the second start.
    """

    files: tuple[str, ...] = ()
    token: str = ""

    def to_bytes(self) -> bytes:
        """Return the request as a message."""
        return json.dumps({"files": self.files, "token": self.token}).encode()

    @classmethod
    def from_bytes(cls, data: bytes) -> OpenRequest:
        """Return the request in a message. Raises ValueError if it is not one."""
        try:
            read = json.loads(data)
            files, token = read["files"], read["token"]
        except (KeyError, TypeError, RecursionError) as error:
            raise ValueError("no message") from error
        texts = [*files, token] if isinstance(files, list) else [None]
        if not all(isinstance(text, str) and "\0" not in text for text in texts):
            raise ValueError("no message")
        return cls(tuple(files), token)


class Meeting(NamedTuple):
    """The address at which a window listens, and the key."""

    address: str
    key: bytes

    @classmethod
    def read(cls, note: Path) -> Meeting | None:
        """Return the contents of a note; None if it is missing or cannot be understood."""
        if not os.path.lexists(note):
            return None
        from rules.core.files import read_file  # the first start does not wait for the rules

        try:
            told = json.loads(read_file(note, MOST_BYTES))
            return cls(str(told["address"]), bytes.fromhex(told["key"]))
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None

    def write(self, note: Path) -> None:
        """Write the note, whole or not at all. Raises OSError."""
        from rules.core.atomic_write import write

        text = json.dumps({"address": self.address, "key": self.key.hex()})
        write(text.encode(), note, durable=False, private=True)


def note_path(
    environment: Mapping[str, str] = os.environ, platform: str = sys.platform
) -> Path | None:
    """Return the path of the note for this screen; None if there is no place for one."""
    try:
        home = Path.home()
    except RuntimeError:  # neither HOME nor an entry in the list of users
        home = Path()
    if platform == "win32":
        folder = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        data = environment.get("XDG_DATA_HOME") or home / ".local" / "share"
        folder = Path(environment.get("XDG_RUNTIME_DIR") or data)
    if not folder.is_absolute():
        return None
    from zlib import crc32

    screen = "\n".join(environment.get(name, "") for name in _SCREEN)
    return folder / "quincunx" / f"window-{crc32(screen.encode('utf-8', 'replace')):08x}.json"


def absolute(name: str) -> str:
    """Return the absolute path of a file; unchanged if the current folder does not exist."""
    try:
        return os.path.abspath(name)
    except OSError:
        return name


def hand_over(files: Sequence[str]) -> bool:
    """Have the existing window open files and come to the front; False if there is none.

    Waits at most `PATIENCE` for a window that hangs, and at most `LONGEST_START` for one that is
    about to open.
    """
    note = note_path()
    if note is None:
        return False
    request = OpenRequest(tuple(map(absolute, files)), os.environ.get(_TOKEN, ""))
    asked: Meeting | None = None
    while True:
        meeting = Meeting.read(note)
        if meeting is not None and meeting != asked and _ask(meeting, request):
            return True
        asked = meeting
        if _begin(note.with_suffix(".start")):
            return False
        sleep(_PAUSE)


def _begin(path: Path) -> bool:
    """Whether this start should open a window; False while another one is about to.

    If this cannot be determined, each start opens one.
    """
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        number = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return True
    if _lock(number):
        with suppress(OSError):
            os.utime(path)
        return True  # the file stays open and locked until the program ends
    os.close(number)
    try:
        return not 0 <= time() - path.stat().st_mtime < LONGEST_START
    except OSError:
        return True


def _lock(number: int) -> bool:
    """Lock an open file until the program ends; False if another program has it."""
    from desktop.storage.match_lock import is_taken, system_locks

    try:
        system_locks().lock(number)
    except OSError as error:
        return not is_taken(error)
    return True


def _ask(meeting: Meeting, request: OpenRequest) -> bool:
    """Return whether the window accepts a request within `PATIENCE`."""
    from threading import Thread

    taken: list[bool] = []
    # A window that hangs may never answer: then this thread ends with the program.
    talk = Thread(target=lambda: taken.append(_tell(meeting, request)), daemon=True)
    talk.start()
    talk.join(PATIENCE)
    return taken == [True]


def _tell(meeting: Meeting, request: OpenRequest) -> bool:
    """Send a request; return whether it was accepted."""
    from multiprocessing import AuthenticationError
    from multiprocessing.connection import Client

    data = request.to_bytes()
    if len(data) > MOST_BYTES:
        return False
    try:
        with Client(meeting.address, authkey=meeting.key) as connection:
            _let_come_to_front()
            connection.send_bytes(data)
            return connection.recv_bytes(len(TAKEN)) == TAKEN
    except (OSError, EOFError, ValueError, AuthenticationError):
        return False


def _let_come_to_front() -> None:
    """Let the window come to the front: Windows allows this only to the program just started."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
