"""The Qt application: its theme, its window, error handling, and what ends it from outside."""

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
from types import CodeType, TracebackType
from typing import TypeVar

import shiboken6
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    Qt,
    QThread,
    QTimer,
    QtMsgType,
    qFormatLogMessage,
    qInstallMessageHandler,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from desktop.app import arguments as command_line
from desktop.app.covers import Covers
from desktop.app.hand_over import absolute
from desktop.app.incoming import FileOpenFilter
from desktop.app.main_window import MainWindow
from desktop.app.preload import Preload
from desktop.background.garbage import collect_due
from desktop.background.idle_queue import idle_queue
from desktop.controls.commands import SAVE
from desktop.language.languages import speak, spoken
from desktop.storage import settings
from desktop.storage.autosave import Autosave
from desktop.storage.data_folder import data_folder
from desktop.storage.log_files import trace_crashes
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance

T = TypeVar("T")

APPLICATION_ID = "io.github.quincunx.Quincunx"
WINDOW_CLASS = "quincunx"
_LATER_MS = 100  # milliseconds before a change of language is tried again
_COLLECTS_MS = 1000  # milliseconds between two checks whether a garbage collection is due


translate = QCoreApplication.translate

Report = Callable[[type[BaseException], BaseException, TracebackType | None], None]


def make_application(arguments: Sequence[str]) -> QApplication:
    """Return the application in its theme and the user's language."""
    # Named like this, Qt makes the style itself: `setStyle` loads much of the binding first.
    # The first argument is the window's class on X11, by which a desktop finds the program's icon.
    application = QApplication([WINDOW_CLASS, *arguments[1:], "-style", "fusion"])
    application.setApplicationName("quincunx")
    application.setApplicationDisplayName("Quincunx")
    application.setOrganizationName("quincunx")
    application.setDesktopFileName(APPLICATION_ID)
    settings.set_damaged_aside()  # before the first setting is read
    speak(Settings().language)
    appearance().start()
    collect_garbage_here(application)
    return application


def collect_garbage_here(application: QApplication) -> None:
    """Disable automatic garbage collection, and collect by a timer in the GUI thread instead.

    Automatic collection runs in the thread that happens to allocate an object. It would delete Qt
    objects outside their own thread, which sometimes crashed the program.
    """

    def collect() -> None:
        if not QApplication.mouseButtons():  # a dragged piece must not stutter
            collect_due()

    gc.disable()
    clock = QTimer(application, interval=_COLLECTS_MS)
    clock.setObjectName("garbage")
    clock.timeout.connect(collect)
    clock.start()


def report_to(window: MainWindow) -> Report:
    """Return a handler for uncaught errors: the player sees one line, and the game continues.

    Details are printed to the terminal. The log gets them without anything of the match.
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
            with suppress(Exception):  # it is printed to the terminal at least
                window.covers.say(unkept)

    return report


def end_painters(error: BaseException) -> None:
    """End the painters begun in the functions the error passed through, but not their arguments.

    Qt crashes if the paint device of an active painter is deleted first. The interpreter keeps the
    last error, and with it all local variables of its traceback.
    """
    for frame, _line in traceback.walk_tb(error.__traceback__):
        own = _own_names(frame.f_code)
        for name, value in frame.f_locals.items():
            if name in own and isinstance(value, QPainter):
                value.end()


def _own_names(code: CodeType) -> set[str]:
    """Return the local variables of a function without its arguments."""
    arguments = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return {*code.co_varnames, *code.co_cellvars} - {*arguments}


def _written_down(error: BaseException) -> str:
    """Log an error; return the message for the player."""
    # Imported here, so that the start does not wait for it.
    from desktop.storage.log import log, without_home_folder

    with suppress(OSError):
        if log().error(error):
            words = translate(
                "application", "Something went wrong. Your game is saved. Details are in {path}"
            )
            return words.format(path=without_home_folder(str(log().path)))
    return translate("application", "Something went wrong. Your game is saved.")


def log_qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Print Qt's messages to the terminal, as usual, and log the warnings and errors."""
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
            # The time to end does not count as part of the start.
            QTimer.singleShot(0, lambda: os._exit(0))
        return False


class Program(QObject):
    """The program's window, and its replacement if the player chooses another language."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self._application = application
        self.window = self._make_window()

    def _make_window(self, autosave: Autosave | None = None) -> MainWindow:
        window = MainWindow(autosave, self._end)
        # Queued: the sender belongs to the window that is replaced.
        window.language_chosen.connect(self.speak, Qt.ConnectionType.QueuedConnection)
        sys.excepthook = report_to(window)
        return window

    def _end(self, closed: MainWindow) -> None:
        """Quit once the window is closed. Qt would not do so while a drag's picture is visible."""
        if closed is self.window:
            self._application.quit()

    def speak(self, choice: str) -> None:
        """Replace the window by one in another language, at the same place.

        Nothing changes if a question must be answered first. While a drag or a dialog runs its own
        event loop, the change waits, because Qt continues there with widgets of the old window.
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
    if read.first_paint:
        Preload(window)
        window.installEventFilter(EndAtFirstPaint(window))
    else:
        Preload(window, partial(_settle_in, application, program))
    if sys.platform == "darwin":
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
        qInstallMessageHandler(None)  # Python may have ended when Qt's last messages arrive


_ENDING = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


def _once(number: int, _frame: object) -> None:
    signal.signal(number, signal.SIG_DFL)


class EndSignals(QObject):
    """Calls `end` in the event loop for the first signal that ends the program.

    A second signal ends the program at once.
    """

    def __init__(self, end: Callable[[int], object], parent: QObject | None = None) -> None:
        """`end` gets the number of the signal."""
        import socket  # which takes 4 ms, after the start

        super().__init__(parent)
        self._end = end
        self._reader, self._writer = socket.socketpair()
        for side in (self._reader, self._writer):
            side.setblocking(False)
        self._notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        numbers = (getattr(signal, name, None) for name in _ENDING)
        self._watched = [
            number
            for number in numbers
            if number is not None and signal.getsignal(number) != signal.SIG_IGN
        ]

    def watch(self) -> None:
        """Start to listen. Signals ignored at the start, for example by nohup, stay ignored."""
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        for number in self._watched:
            signal.signal(number, _once)  # the signal's number goes through the socket

    def close(self) -> None:
        """Restore the usual effect of all signals."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for number in self._watched:
            signal.signal(number, signal.SIG_DFL)
        self._reader.close()
        self._writer.close()

    def _read(self) -> None:
        number = self._reader.recv(1)[0]
        self.close()
        self._end(number)


def end_with(application: QApplication, program: Program) -> None:
    """Store everything when a signal or the end of the desktop session ends the program."""

    def end(number: int) -> None:
        program.window.end()
        application.exit(128 + number)

    signals = EndSignals(end, program)
    signals.watch()
    application.aboutToQuit.connect(signals.close)
    application.commitDataRequest.connect(
        lambda _manager: program.window.store_drafts(), Qt.ConnectionType.DirectConnection
    )


def _settle_in(application: QApplication, program: Program) -> None:
    """Set up the rest once the window is visible: its icon, the log, and second starts."""
    from desktop.paint.qt_icons import application_icon

    application.setWindowIcon(application_icon())
    idle_queue().add(program, partial(end_with, application, program))
    idle_queue().add(program, _begin_log)
    idle_queue().add(program, lambda: import_module("multiprocessing.connection"))
    idle_queue().add(program, partial(check_data_folder, program, lambda: program.window.covers))
    idle_queue().add(program, partial(_listen, application, program))


def check_data_folder(parent: QObject, covers: Callable[[], Covers]) -> None:
    """Report once for each data folder what its disk cannot guarantee.

    `covers` returns those of the present window.
    """
    from desktop.background.task import BackgroundTask
    from desktop.language.messages import translated
    from desktop.storage.match_lock import can_lock
    from rules.core.atomic_write import make_private_folder, missing_guarantees
    from rules.core.message import Message

    folder = data_folder()
    if Settings().checked_folder == folder:
        return

    def look(_: threading.Event) -> tuple[list[Message], bool] | None:
        with suppress(OSError):  # the first save reports a disk that refuses
            make_private_folder(folder)
            return missing_guarantees(folder), can_lock(folder)
        return None

    def announce(found: tuple[list[Message], bool] | None) -> None:
        if found is None:
            return
        Settings().checked_folder = folder
        sentences = [*map(translated, found[0])]
        if not found[1]:
            sentences.append(
                translate(
                    "application",
                    "The disk with your games cannot lock files: do not open Quincunx in two "
                    "windows at the same time.",
                )
            )
        if sentences:
            covers().say(" ".join(sentences))

    BackgroundTask(parent).ask(look, announce)


def _begin_log() -> None:
    from desktop.storage.log import log

    log()
    # Errors in the GUI thread arrive through `sys.excepthook`.
    threading.excepthook = lambda told: _note(told.exc_value, threading.__excepthook__, told)
    sys.unraisablehook = lambda told: _note(told.exc_value, sys.__unraisablehook__, told)


def _note(error: BaseException | None, usual: Callable[[T], object], told: T) -> None:
    """Log an error that the player cannot notice, and pass it to the usual handler."""
    usual(told)
    if error is not None:
        _written_down(error)


def _listen(application: QApplication, program: Program) -> None:
    from desktop.app.receiver import Receiver, fulfil

    receiver = Receiver(partial(fulfil, lambda: program.window), program)
    if receiver.open():
        application.aboutToQuit.connect(receiver.close)
