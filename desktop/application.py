"""The Qt application: its theme, its window, and what happens when something goes wrong."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

import shiboken6
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from desktop import settings
from desktop.appearance import appearance
from desktop.application_id import APPLICATION_ID
from desktop.icons import application_icon
from desktop.main_window import MainWindow
from desktop.open_painters import end_painters
from desktop.preload import Preload

FIRST_PAINT = "--first-paint"

Report = Callable[[type[BaseException], BaseException, TracebackType | None], None]


def make_application(arguments: Sequence[str]) -> QApplication:
    """The application, dressed in its theme."""
    # Named like this the style is made by Qt alone: `setStyle` loads much of the binding first.
    application = QApplication([*arguments, "-style", "fusion"])
    application.setApplicationName("quincunx")
    application.setApplicationDisplayName("Quincunx")
    application.setOrganizationName("quincunx")
    application.setDesktopFileName(APPLICATION_ID)
    application.setWindowIcon(application_icon())
    settings.trouble()  # before the first setting is asked for
    appearance().start()
    return application


def report_to(window: MainWindow) -> Report:
    """A fault in the program costs the player a line, not the game; details go to the terminal."""

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        traceback.print_exception(kind, error, trace)
        end_painters(error)
        if issubclass(kind, KeyboardInterrupt) or not shiboken6.isValid(window):
            return
        try:
            window.keep()
            window.say(window.tr("Something went wrong. Your game is kept."))
        except Exception:
            traceback.print_exc()
            with suppress(Exception):  # told in the terminal at least
                window.say(
                    window.tr(
                        "Something went wrong, and this game cannot be kept. "
                        "Save it elsewhere: Ctrl+S"
                    )
                )

    return report


class EndAtFirstPaint(QObject):
    """Ends the program once its window has been painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            # What ending takes is no part of the start.
            QTimer.singleShot(0, lambda: os._exit(0))
        return False


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the application until its window is closed."""
    given = list(sys.argv if arguments is None else arguments)
    application = make_application(given)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    window = MainWindow()
    sys.excepthook = report_to(window)
    Preload(window)
    if FIRST_PAINT in given:
        window.installEventFilter(EndAtFirstPaint(window))
    if sys.platform == "darwin":
        from desktop.finder import FilesFromFinder

        application.installEventFilter(FilesFromFinder(window.open_file, window))
    window.show()
    if settings.trouble():
        QTimer.singleShot(0, window, lambda: window.say(settings.trouble()))
    files = [Path(name) for name in application.arguments()[1:] if not name.startswith("-")]
    if files:
        QTimer.singleShot(0, window, lambda: window.open_file(files[0]))
    return application.exec()
