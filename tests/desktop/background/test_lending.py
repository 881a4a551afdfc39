"""What threads use is freed in the GUI thread, however late they let go of it."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event, Thread, current_thread, main_thread
from weakref import finalize

import pytest
import shiboken6
from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsRectItem

from desktop.app import receiver
from desktop.app.receiver import Receiver
from desktop.background.gui_thread import GuiThread
from desktop.background.task import BackgroundTask
from desktop.storage.background_writer import BackgroundWriter
from tests.desktop.conftest import wait_until

_ROOT = Path(__file__).resolve().parents[3]
_LET_GO = """
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from desktop.background.task import BackgroundTask

application = QCoreApplication([])

class Page(QObject):
    def event(self, event):
        return super().event(event)

def begun():
    page, task = Page(), BackgroundTask()
    QTimer(page, interval=0).start()
    task.ask(lambda _stop: sum(range(10**5)) and page is not None, lambda _found: None)
    for _ in range(60):
        QCoreApplication.postEvent(page, QEvent(QEvent.Type.User))
    return task

for _ in range(30):
    task = begun()
    while task.busy and task._thread is None:
        application.processEvents()
    del task
    for _ in range(30):
        application.processEvents()
"""


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Hold each thread up after a call, as a busy machine may, until the event is set."""
    gate, call = Event(), GuiThread.call

    def late(gui: GuiThread, owner: QObject, work: Callable[[], object]) -> None:
        call(gui, owner, work)
        if current_thread() is not main_thread():
            gate.wait(60)

    monkeypatch.setattr(GuiThread, "call", late)
    return gate


def _ask(used: object) -> None:
    task, found = BackgroundTask(), list[bool]()
    task.ask(lambda _stop: used is not None, found.append)
    wait_until(lambda: bool(found))


def _begun(used: object) -> BackgroundTask:
    task, begun = BackgroundTask(), Event()

    def think(stop: Event) -> bool:
        begun.set()
        return stop.wait(60) and used is not None

    task.ask(think, lambda _found: None)
    wait_until(begun.is_set)
    return task


def _stop(used: object) -> None:
    _begun(used).stop()


def _delete(used: object) -> None:
    shiboken6.delete(_begun(used))


def _wait(given: Event, _used: object) -> None:
    given.wait(60)


def _write(used: object) -> None:
    writer, given, done = BackgroundWriter(), Event(), list[str]()
    writer.add("key", partial(_wait, given, used), done.append)
    del used
    given.set()
    wait_until(lambda: bool(done))


@pytest.mark.parametrize("kind", [QObject, QGraphicsRectItem, partial(QPixmap, 1, 1)])
@pytest.mark.parametrize("use", [_ask, _stop, _delete, _write])
def test_the_gui_thread_frees_what_a_thread_used(
    gate: Event, use: Callable[[object], None], kind: Callable[[], object]
) -> None:
    gone = list[Thread]()

    def made() -> object:
        used = kind()
        finalize(used, lambda: gone.append(current_thread()))
        return used

    use(made())
    gate.set()
    wait_until(lambda: bool(gone))
    assert gone == [main_thread()]


@pytest.mark.parametrize("kind", [BackgroundTask, BackgroundWriter])
def test_the_gui_thread_frees_who_started_a_thread(
    gate: Event, kind: type[BackgroundTask | BackgroundWriter]
) -> None:
    gone = list[Thread]()

    def use() -> None:
        begun, starter = Event(), kind()
        finalize(starter, lambda: gone.append(current_thread()))
        if isinstance(starter, BackgroundTask):
            starter.ask(lambda _stop: begun.set(), lambda _found: None)
        else:
            starter.add("key", begun.set)
        wait_until(begun.is_set)

    use()
    gate.set()
    wait_until(lambda: bool(gone))
    assert gone == [main_thread()]


class _Listener:
    """Nobody calls until it is closed."""

    def __init__(self, address: str) -> None:
        Path(address).touch()
        self._closed = Event()

    def accept(self) -> None:
        self._closed.wait(60)
        raise EOFError

    def close(self) -> None:
        self._closed.set()


def test_the_gui_thread_frees_who_listened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(receiver, "note_path", lambda: tmp_path / "note.json")
    monkeypatch.setattr(receiver, "Listener", _Listener)
    made, gone = Receiver(lambda _request: None), list[Thread]()
    finalize(made, lambda: gone.append(current_thread()))
    assert made.open()
    made.close()
    del made
    wait_until(lambda: bool(gone))
    assert gone == [main_thread()]


def test_the_program_goes_on_when_pages_are_left_while_threads_work() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", _LET_GO]
    done = subprocess.run(command, cwd=_ROOT, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
