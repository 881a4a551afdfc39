"""The real program, played by itself: `driver.py play` or `driver.py continue`; see test_safety."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop import application
from desktop.main_window import MainWindow
from desktop.session import Session

_make_application = application.make_application


def tell(*words: object) -> None:
    # All at once: who is killed while speaking has said a whole line or nothing.
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def session_of(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


def play(window: MainWindow) -> None:
    """One ply after another, as fast as the window can, each told to whoever watches, for ever."""
    if window.session is None:
        window.home.cards["adamas"].click()
        assert window.sheet is not None
        window.sheet.start.click()
    session = session_of(window)
    session.play(next(session.texts()))
    if session.outcome is not None:
        session.undo()
    tell("played", session.ply)
    QTimer.singleShot(0, window, lambda: play(window))


def go_on(window: MainWindow) -> None:
    """What the home page offers, and what is there once it is taken up."""
    tell("offered", window.home.go_on.isEnabled(), window.home.go_on.accessibleName())
    window.home.go_on.click()
    session = session_of(window)
    tell("resumed", session.ply, session.problem or "whole")
    session.play(next(session.texts()))
    tell("played", session.ply)
    window.close()


def begin() -> None:
    acts = {"play": play, "continue": go_on}
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow):
            acts[sys.argv[1]](widget)


def make_application(arguments: Sequence[str]) -> QApplication:
    made = _make_application(arguments)
    QTimer.singleShot(0, made, begin)
    return made


if __name__ == "__main__":
    application.make_application = make_application
    sys.exit(application.main(["quincunx"]))
