"""A separate X screen, and a hand that clicks, types and closes windows by real X events."""

import ctypes
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")
_PATIENCE = 30.0
_SIZE = "1280x800x24"

_GRAB = """
import sys
from PySide6.QtGui import QGuiApplication
application = QGuiApplication([])
application.primaryScreen().grabWindow(0).save(sys.argv[1])
"""


class TooLate(Exception):
    """Something did not happen in time."""


def wait_for(what: str, look: Callable[[], T | None], seconds: float = _PATIENCE) -> T:
    """Call a function repeatedly until it returns a result, and return that. Raises TooLate."""
    end = time.monotonic() + seconds
    while not (found := look()):
        if time.monotonic() > end:
            raise TooLate(f"{what} did not come within {seconds:g} s")
        time.sleep(0.05)
    return found


@contextmanager
def screen() -> Iterator[str]:
    """Yield the name of a new X display, such as `:1`."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", _SIZE, "-nolisten", "tcp", "-noreset"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            yield f":{int(told.readline())}"
    finally:
        server.terminate()
        server.wait()


class Hand:
    """Controls the window whose title fits a pattern; by default there is only one."""

    def __init__(self, display: str, patience: float = _PATIENCE, title: str = ".") -> None:
        self.display = display
        self._environment = {**os.environ, "DISPLAY": display}
        search = ("search", "--onlyvisible", "--name", title)
        found = wait_for("the window", lambda: self._do(*search), patience)
        self.window = found.split()[0]
        # Without a window manager, nothing else gives it the keyboard.
        self._do("windowfocus", "--sync", self.window)

    @property
    def title(self) -> str:
        """Return the title of the window; empty after it has closed."""
        return self._do("getwindowname", self.window)

    def press(self, *keys: str) -> None:
        """Press keys one after another, such as `ctrl+e`."""
        self._do("key", "--delay", "40", *keys)

    def type(self, text: str) -> None:
        """Type a text, key by key."""
        self._do("type", "--delay", "25", text)

    def click(self, x: int, y: int) -> None:
        """Move the pointer to a point and click."""
        self._do("mousemove", "--sync", str(x), str(y))
        self._do("click", "1")

    def close(self) -> None:
        """Close the window like its close button does."""
        _ask_to_close(self.display, int(self.window))

    def take_picture(self, file: Path) -> None:
        """Save a picture of the screen."""
        file.parent.mkdir(parents=True, exist_ok=True)
        environment = {**self._environment, "QT_QPA_PLATFORM": "xcb"}
        subprocess.run([sys.executable, "-c", _GRAB, file], check=True, env=environment)

    def _do(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self._environment, capture_output=True, text=True
        )
        return done.stdout.strip()


class _ClientMessage(ctypes.Structure):
    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("room", ctypes.c_char * 128),  # an XEvent is larger than this member
    )


def _ask_to_close(display: str, window: int) -> None:
    """Send WM_DELETE_WINDOW, as a window manager does."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = ctypes.c_ulong
    opened = ctypes.c_void_p(x.XOpenDisplay(display.encode()))
    event = _ClientMessage(type=33, window=window, format=32)
    event.message_type = x.XInternAtom(opened, b"WM_PROTOCOLS", 0)
    event.data[0] = x.XInternAtom(opened, b"WM_DELETE_WINDOW", 0)
    x.XSendEvent(opened, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    x.XCloseDisplay(opened)
