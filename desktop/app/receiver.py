"""The first window's side of `hand_over`: listens for second starts, off the GUI thread."""

import errno
import os
import secrets
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from multiprocessing import AuthenticationError
from multiprocessing.connection import (
    Connection,
    Listener,
    answer_challenge,
    deliver_challenge,
)
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from desktop.app.hand_over import MOST_BYTES, TAKEN, Meeting, OpenRequest, note_path
from desktop.app.main_window import MainWindow
from desktop.background.gui_thread import gui_thread
from rules.core.atomic_write import make_private, make_private_folder

PATIENCE = 1.0
"""Seconds in which the window must accept a request; less than the sender waits."""

_MOST_TALKS = 4
_REFUSED = b"no"


class Asked:
    """A request on its way to the GUI thread. If not taken in time, the sender is refused."""

    def __init__(self, request: OpenRequest) -> None:
        self.request = request
        self._future: Future[None] = Future()

    def take(self) -> bool:
        """Accept the request in the GUI thread; False if it is too late."""
        if not self._future.set_running_or_notify_cancel():
            return False
        self._future.set_result(None)
        return True

    def wait(self, seconds: float) -> bool:
        """Whether the request is taken in time; afterwards it can no longer be taken."""
        with suppress(TimeoutError):
            self._future.result(seconds)
        return not self._future.cancel()


class Receiver(QObject):
    """Has the requests of second starts fulfilled. `open` is called at most once."""

    def __init__(
        self, fulfil: Callable[[OpenRequest], object], parent: QObject | None = None
    ) -> None:
        """`fulfil` is called in the GUI thread."""
        super().__init__(parent)
        self._fulfil = fulfil
        self._note = note_path()
        self._lock: QLockFile | None = None
        self._listener: Listener | None = None
        self._meeting: Meeting | None = None
        self._talks = threading.Semaphore(_MOST_TALKS)
        self._gui = gui_thread()

    def open(self) -> bool:
        """Start to listen; False if another window does already, or if it fails."""
        note = self._note
        if note is None:
            return False
        try:
            _make_private(note.parent)
            lock = QLockFile(str(note.with_suffix(".lock")))
            lock.setStaleLockTime(0)  # only the end of the program holding it frees it
            if not lock.tryLock(0):
                return False
            self._lock = lock
            self._meeting = meeting = Meeting(_address(note), secrets.token_bytes(32))
            if sys.platform != "win32":
                with suppress(FileNotFoundError):
                    os.unlink(meeting.address)  # left by a killed program
            self._listener = Listener(meeting.address)
            if sys.platform != "win32":
                os.chmod(meeting.address, 0o600)
            meeting.write(note)
        except (OSError, ValueError):
            self.close()
            return False
        self._start(partial(self._listen, self._listener, meeting))
        return True

    def close(self) -> None:
        """Stop listening."""
        listener, self._listener = self._listener, None
        with suppress(OSError):
            if self._lock is not None and self._note is not None:
                self._note.unlink(missing_ok=True)
        with suppress(OSError):
            if listener is not None:
                listener.close()
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _hear(self, asked: Asked) -> None:
        if asked.take():
            self._fulfil(asked.request)

    def _start(self, work: Callable[[], None]) -> None:
        threading.Thread(target=self._gui.lend(self, work), daemon=True).start()

    # -- off the GUI thread

    def _listen(self, listener: Listener, meeting: Meeting) -> None:
        while self._listener is listener:
            try:
                connection = listener.accept()
            except (OSError, EOFError):  # the sender went away, or this window closes
                time.sleep(0.1)
                continue
            if self._talks.acquire(blocking=False):
                self._start(partial(self._talk, connection, meeting))
            else:
                connection.close()

    def _talk(self, connection: Connection, meeting: Meeting) -> None:
        """Receive one second start's request, and answer whether it may end."""
        try:
            with connection:
                deliver_challenge(connection, meeting.key)
                answer_challenge(connection, meeting.key)
                asked = Asked(OpenRequest.from_bytes(connection.recv_bytes(MOST_BYTES)))
                self._gui.call(self, lambda: self._hear(asked))
                connection.send_bytes(TAKEN if asked.wait(PATIENCE) else _REFUSED)
        except (OSError, EOFError, ValueError, AuthenticationError):
            pass  # the sender went away, or does not have the key
        finally:
            self._talks.release()


def _make_private(folder: Path) -> None:
    """Make a folder private to the player. Raises OSError if it belongs to another user."""
    if not folder.exists():
        make_private_folder(folder)
    if sys.platform != "win32":
        if folder.is_symlink() or folder.stat().st_uid != os.getuid():
            raise PermissionError(errno.EPERM, "not one's own", str(folder))
        if not make_private(folder):  # other users could read the key
            raise PermissionError(errno.EPERM, "not private", str(folder))


def _address(note: Path) -> str:
    """Return the address to listen at: beside the note, or among Windows' pipes."""
    if sys.platform == "win32":
        return rf"\\.\pipe\quincunx-{secrets.token_hex(16)}"
    return str(note.with_suffix(".sock"))


def fulfil(present: Callable[[], MainWindow], request: OpenRequest) -> None:
    """Show the window and open the files, as a second start has requested.

    `present` returns the present window, which may change while a question is answered.
    """
    window = present()
    if request.token.isascii():
        os.environ["XDG_ACTIVATION_TOKEN"] = request.token  # Wayland needs a reason
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)
    paths = [Path(name) for name in request.files]
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QDialog):
        # The question is about the match at the table, which stays there until it is answered.
        dialog.raise_()
        dialog.activateWindow()
        dialog.finished.connect(lambda _: QTimer.singleShot(0, lambda: present().open_files(paths)))
    else:
        window.open_files(paths)
