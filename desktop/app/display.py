"""Checks whether there is a screen to draw on, because Qt aborts without one.

This needs no Qt, which is not loaded yet.
"""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

CURSORS = "libxcb-cursor.so.0"
"""The library that Qt needs for X11, missing on many systems."""


def has_display(
    environment: Mapping[str, str],
    platform: str,
    answers: Callable[[str, Mapping[str, str]], bool] | None = None,
) -> bool:
    """Whether a display server answers, or the chosen platform of Qt needs none.

    `answers` is called with “xcb” and “wayland”.
    """
    if not platform.startswith("linux"):
        return True
    answers = answers or _answers
    chosen = environment.get("QT_QPA_PLATFORM", "")
    names = [name.partition(":")[0] for name in chosen.split(";") if name] or ["wayland", "xcb"]
    return any(
        answers(name.partition("-")[0], environment)
        if name.startswith(("xcb", "wayland"))
        else True
        for name in names
    )


def lacks_cursors(environment: Mapping[str, str]) -> bool:
    """Whether Qt would abort because the library `CURSORS` is missing. A bundle brings its own."""
    if hasattr(sys, "frozen") or environment.get("WAYLAND_DISPLAY"):
        return False
    if environment.get("QT_QPA_PLATFORM", "xcb").partition(":")[0] != "xcb":
        return False
    import ctypes

    try:
        ctypes.CDLL(CURSORS)
    except OSError:
        return True
    return False


def _answers(name: str, environment: Mapping[str, str]) -> bool:
    if name == "wayland":
        return _wayland_answers(environment)
    display = environment.get("DISPLAY", "")
    return bool(display) and _x_answers(display)


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    """Whether a Wayland server listens at its socket."""
    if environment.get("WAYLAND_SOCKET"):  # already connected
        return True
    display = environment.get("WAYLAND_DISPLAY", "")
    path = Path(environment.get("XDG_RUNTIME_DIR", ""), display)
    if not display or not path.is_absolute():
        return False
    import socket

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        try:
            connection.connect(os.fspath(path))
        except OSError:
            return False
    return True


def _x_answers(display: str) -> bool:
    """Whether an X server accepts this program; True if only Qt can find out."""
    import ctypes

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(display), None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused
