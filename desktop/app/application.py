"""The Qt application: its theme, its window, and what happens when something goes wrong."""

import gc
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any

import shiboken6
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QObject,
    Qt,
    QThread,
    QTimer,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication

from desktop.app import arguments as command_line
from desktop.app.covers import Covers
from desktop.app.crash_cleanup import end_painters
from desktop.app.hand_over import absolute
from desktop.app.main_window import MainWindow
from desktop.app.preload import Preload
from desktop.background.garbage import collect_due
from desktop.background.idle_queue import idle_queue
from desktop.controls.commands import SAVE
from desktop.language.languages import speak, spoken
from desktop.storage import settings
from desktop.storage.autosave import Autosave
from desktop.storage.data_folder import clear_litter, data_folder, migrate
from desktop.storage.log_files import trace_crashes
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance

APPLICATION_ID = "io.github.quincunx.Quincunx"
WINDOW_CLASS = "quincunx"
_LATER_MS = 100  # milliseconds after which a change of language is tried again
_COLLECTS_MS = 1000  # milliseconds between two looks whether a collection of garbage is due


translate = QCoreApplication.translate

Report = Callable[[type[BaseException], BaseException, TracebackType | None], None]


def make_application(arguments: Sequence[str]) -> QApplication:
    """Return the application, dressed in its theme, in the language of whoever uses it."""
    # Named like this the style is made by Qt alone: `setStyle` loads much of the binding first.
    # The first argument is the window's class on X11: what a desktop finds the program's icon by.
    application = QApplication([WINDOW_CLASS, *arguments[1:], "-style", "fusion"])
    application.setApplicationName("quincunx")
    application.setApplicationDisplayName("Quincunx")
    application.setOrganizationName("quincunx")
    application.setDesktopFileName(APPLICATION_ID)
    settings.set_damaged_aside()  # before the first setting is asked for
    if moved := migrate():
        Settings().follow(moved)
    speak(Settings().language)
    appearance().start()
    collect_garbage_here(application)
    return application


def collect_garbage_here(application: QApplication) -> None:
    """Disable the automatic collection of cyclic garbage; the GUI thread does it by a timer.

    Left to itself the collector runs in whichever thread makes an object, and deletes there what
    Qt made: outside the thread that may, which now and then ended the program.
    """

    def collect() -> None:
        if not QApplication.mouseButtons():  # what is dragged does not stop
            collect_due()

    gc.disable()
    clock = QTimer(application, interval=_COLLECTS_MS)
    clock.setObjectName("garbage")
    clock.timeout.connect(collect)
    clock.start()


def report_to(window: MainWindow) -> Report:
    """Return what reports a fault: it costs the player a line, not the game.

    Details go to the terminal, and without anything of the match to the log.
    """

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        traceback.print_exception(kind, error, trace)
        end_painters(error)
        if issubclass(kind, KeyboardInterrupt):
            return
        words = _written_down(error)
        if not shiboken6.isValid(window):
            return
        unkept = translate(
            "application",
            "Something went wrong, and this game cannot be saved here. Save it elsewhere with "
            "{key}",
        ).format(key=SAVE.keys)
        try:
            window.files.keep()
            window.covers.say(unkept if window.files.lost_if_left else words)
        except Exception:
            traceback.print_exc()
            with suppress(Exception):  # told in the terminal at least
                window.covers.say(unkept)

    return report


def _written_down(error: BaseException) -> str:
    """Return what is said of a fault once it is in the log, or cannot be."""
    # Loaded when there is something to write: the start does not wait for it.
    from desktop.storage.log import log, without_home_folder

    with suppress(OSError):
        if log().error(error):
            words = translate(
                "application", "Something went wrong. Your game is saved. Details are in {path}"
            )
            return words.format(path=without_home_folder(str(log().path)))
    return translate("application", "Something went wrong. Your game is saved.")


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Qt's own messages go to the terminal, as ever, and what is amiss to the log."""
    if sys.stderr is not None:
        print(qFormatLogMessage(kind, context, text), file=sys.stderr)
    if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
        from desktop.storage.log import log

        with suppress(OSError):
            log().message(text)


class EndAtFirstPaint(QObject):
    """Ends the program once its window has been painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            # What ending takes is no part of the start.
            QTimer.singleShot(0, lambda: os._exit(0))
        return False


class Program(QObject):
    """The window of the program, and the next one where another language is chosen."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self.window = self._make_window()

    def _make_window(self, autosave: Autosave | None = None) -> MainWindow:
        window = MainWindow(autosave)
        window.closed.connect(partial(self._end, window))
        # Later: what chose it belongs to the window that goes.
        window.language_chosen.connect(self.speak, Qt.ConnectionType.QueuedConnection)
        sys.excepthook = report_to(window)
        return window

    def _end(self, closed: MainWindow) -> None:
        """Quit once the window is closed. Qt would not while a drag's picture is on the screen."""
        if closed is self.window:
            self._application.quit()

    def speak(self, choice: str) -> None:
        """Another language: a window is made in it, and all that was seen goes on there.

        Nothing changes where something has to be asked first. While a drag or a dialog waits in an
        event loop of its own, it comes later: Qt goes on there with widgets of the old window.
        """
        if QThread.currentThread().loopLevel() > 1:
            QTimer.singleShot(_LATER_MS, self, partial(self.speak, choice))
            return
        settings, old = Settings(), self.window
        chosen = settings.language
        settings.language = choice
        if spoken(choice) == spoken(chosen):
            return
        if not old.may_go():
            settings.language = chosen
            return
        speak(choice)
        autosave = old.files.autosave
        try:
            self.window = window = self._make_window(autosave)
        except Exception as error:
            autosave.setParent(old.files)
            speak(chosen)
            settings.language = chosen
            sys.excepthook(type(error), error, error.__traceback__)
            old.covers.say(
                self.tr("The window cannot be rebuilt in this language. The old window stays open.")
            )
            for half_made in self._application.topLevelWidgets():
                if isinstance(half_made, MainWindow) and half_made is not old:
                    half_made.deleteLater()
            return
        way_here = old.way_here()
        Preload(window)
        window.show()
        old.close()
        old.deleteLater()
        way_here(window)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the application until its window is closed."""
    given = list(sys.argv if arguments is None else arguments)
    read = command_line.read(given[1:])
    application = make_application([*given[:1], *read.qt])
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    trace_crashes()
    qInstallMessageHandler(log_qt_message)
    program = Program(application)
    window = program.window
    preload = Preload(window)
    if read.first_paint:
        window.installEventFilter(EndAtFirstPaint(window))
    else:
        preload.painted.connect(partial(_settle_in, application, program))
    if sys.platform == "darwin":
        from desktop.app.macos_open_file import FileOpenFilter

        application.installEventFilter(
            FileOpenFilter(lambda path: program.window.open_files([path]), program)
        )
    window.show()
    if settings.set_damaged_aside():
        QTimer.singleShot(0, window, lambda: window.covers.say(settings.set_damaged_aside()))
    if read.files:
        paths = [Path(absolute(name)) for name in read.files]
        QTimer.singleShot(0, window, lambda: window.open_files(paths))
    try:
        return application.exec()
    finally:
        qInstallMessageHandler(None)  # no Python may be there any more when the last ones come


def end_with(application: QApplication, program: Program) -> None:
    """Have everything stored when a signal or the end of the desktop session ends the program."""
    from desktop.app.session_end import EndSignals

    def end(number: int) -> None:
        program.window.end()
        application.exit(128 + number)

    signals = EndSignals(program)
    signals.received.connect(end)
    signals.watch()
    application.aboutToQuit.connect(signals.close)
    application.commitDataRequest.connect(
        lambda _manager: program.window.store_drafts(), Qt.ConnectionType.DirectConnection
    )


def _settle_in(application: QApplication, program: Program) -> None:
    """Set up what is needed only once the window is seen: its icon, the log, second starts."""
    from desktop.paint.qt_icons import application_icon

    application.setWindowIcon(application_icon())
    idle_queue().add(program, partial(end_with, application, program))
    idle_queue().add(program, _begin_log)
    idle_queue().add(program, lambda: import_module("multiprocessing.connection"))
    idle_queue().add(program, partial(check_data_folder, program, lambda: program.window.covers))
    idle_queue().add(program, threading.Thread(target=clear_litter, daemon=True).start)
    idle_queue().add(program, partial(_listen, application, program))


def check_data_folder(parent: QObject, covers: Callable[[], Covers]) -> None:
    """Announce what the disk with the data cannot guarantee, once for each data folder.

    `covers` returns those of the present window.
    """
    from desktop.background.task import BackgroundTask
    from desktop.language.messages import translated
    from rules.core.atomic_write import make_private_folder, missing_guarantees
    from rules.core.message import Message

    folder = data_folder()
    if Settings().checked_folder == folder:
        return

    def look(_: threading.Event) -> list[Message] | None:
        with suppress(OSError):  # a disk that refuses is announced by the first save
            make_private_folder(folder)
            return missing_guarantees(folder)
        return None

    def announce(missing: list[Message] | None) -> None:
        if missing is not None:
            Settings().checked_folder = folder
        if missing:
            covers().say(" ".join(map(translated, missing)))

    BackgroundTask(parent).ask(look, announce)


def _begin_log() -> None:
    from desktop.storage.log import log

    log()
    # The window's own faults come by `sys.excepthook`.
    threading.excepthook = lambda told: _note(told.exc_value, threading.__excepthook__, told)
    sys.unraisablehook = lambda told: _note(told.exc_value, sys.__unraisablehook__, told)


def _note(error: BaseException | None, usual: Callable[[Any], object], told: object) -> None:
    """Write down a fault that no player can notice, and have it told as usual."""
    usual(told)
    if error is not None:
        _written_down(error)


def _listen(application: QApplication, program: Program) -> None:
    from desktop.app.receiver import Receiver, fulfil

    receiver = Receiver(program)
    receiver.requested.connect(partial(fulfil, lambda: program.window))
    if receiver.open():
        application.aboutToQuit.connect(receiver.close)
