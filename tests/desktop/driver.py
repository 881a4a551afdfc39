"""The real program, playing by itself: `driver.py play`, `begin`, `end`, `study` or `continue`."""

import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from desktop.app import application
from desktop.app.main_window import MainWindow
from desktop.new_match.request import NewMatch
from desktop.storage import autosave
from desktop.storage.autosave import KeptMatch
from desktop.table.session import MatchShown, Session

_make_application = application.make_application


def tell(*words: object) -> None:
    # One write per line, so that a killed process has printed whole lines only.
    sys.stdout.write(" ".join(map(str, words)) + "\n")
    sys.stdout.flush()


def session_of(window: MainWindow) -> Session:
    assert window.session is not None
    return window.session


class Player:
    """Plays one ply after another for ever, as fast as the window shows them.

    Everything shown is printed: `played 3` for a ply, or `over` at the end of a match. Then the
    next match starts.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        if window.session is None:
            window.home.cards["adamas"].options.click()
            assert window.sheet is not None
            for row in window.sheet.who.rows:
                row.seat_computer(None)
            window.sheet.start.click()
        self.sit_down()

    def sit_down(self) -> None:
        session = session_of(self.window)
        session.shown.connect(self.see)
        self.later(self.play)

    def see(self, showing: MatchShown) -> None:
        tell("played", showing.ply)
        if showing.view.outcome is not None:
            tell("over")
            self.later(self.play_again)
        else:
            self.later(self.play)

    def play(self) -> None:
        session = session_of(self.window)
        session.play(next(session.hot_seat.texts()))

    def play_again(self) -> None:
        self.window.requests.play_again()
        self.sit_down()

    def later(self, act: Callable[[], None]) -> None:
        QTimer.singleShot(0, self.window, act)


class Beginner(Player):
    """Plays the first plies of a match, which is not over then, and waits."""

    PLIES = 90
    """The match lasts 101."""

    def play(self) -> None:
        if session_of(self.window).ply < self.PLIES:
            super().play()


class Ender(Player):
    """Plays a ply, resigns, and starts another match, for ever."""

    def play(self) -> None:
        session = session_of(self.window)
        if session.ply:
            session.resign()
        else:
            super().play()


class Student:
    """Studies a finished match, and reopens its record after some comments.

    Each saved comment is printed: `studied 3`.
    """

    PAUSE = 6
    """The number of comments after which the record is reopened."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.files, self.count = window, window.files, 0
        self.files.start(NewMatch("adamas", ("fred", "ned")))
        session = session_of(window)
        session.play(next(session.hot_seat.texts()))
        session.resign()
        self.later()

    def comment(self) -> None:
        self.count += 1
        comments = [f" comment {number}" for number in range(self.count)]
        session, count = session_of(self.window), self.count
        keep = session.keep_by

        def keep_and_tell(match: KeptMatch, then: Callable[[], object]) -> None:
            def kept() -> None:
                then()
                tell("studied", count)

            keep(match, kept)

        session.keep_by = keep_and_tell
        self.files.keep_study(["1.", *comments])
        session.keep_by = keep
        if self.count % self.PAUSE:
            self.later()
        else:
            self.files.leave()
            self.files.autosave.flush()
            (path,) = autosave.finished_folder().glob("*.qcx")
            self.files.open_file(path)
            QTimer.singleShot(0, self.window, self.wait)

    def wait(self) -> None:
        act = self.wait if self.files.loader.busy else self.comment
        QTimer.singleShot(1, self.window, act)

    def later(self) -> None:
        QTimer.singleShot(0, self.window, self.comment)


def go_on(window: MainWindow) -> None:
    """Print whether a match is offered for resuming, and its state after resuming it."""
    tell("offered", window.home.go_on.isEnabled(), window.home.go_on.accessibleName())
    window.home.go_on.click()
    while window.files.loader.busy:
        # The reading thread yields to this one, so a busy loop would delay it.
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    session = session_of(window)
    tell("resumed", session.ply, session.file.problem or "whole")

    def see(showing: MatchShown) -> None:
        tell("played", showing.ply)
        QTimer.singleShot(0, window, window.close)

    session.shown.connect(see)
    session.play(next(session.hot_seat.texts()))


def begin(act: str) -> None:
    acts: dict[str, Callable[[MainWindow], object]] = {
        "play": Player,
        "begin": Beginner,
        "end": Ender,
        "study": Student,
        "continue": go_on,
    }
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, MainWindow):
            widget.driver = acts[act](widget)  # type: ignore[attr-defined]


def run(act: str) -> int:
    """Start the program, let it do something, and return its exit code."""

    def make_application(arguments: Sequence[str]) -> QApplication:
        made = _make_application(arguments)
        QTimer.singleShot(0, made, lambda: begin(act))
        return made

    application.make_application = make_application
    return application.main(["quincunx"])


if __name__ == "__main__":
    sys.exit(run(sys.argv[1]))
