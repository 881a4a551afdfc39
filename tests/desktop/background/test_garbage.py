"""Cyclic garbage goes in the GUI thread, whoever makes it, and never during a search."""

import gc
import threading
from contextlib import suppress
from threading import Event, Thread, current_thread, main_thread

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.main_window import MainWindow
from desktop.background.garbage import collect_due, collect_left, search
from desktop.background.idle_queue import idle_queue
from desktop.background.task import BackgroundTask
from desktop.new_match.request import NewMatch


class Cycle:
    """Garbage that only a collection finds; it says in which thread it went."""

    def __init__(self, gone: list[Thread]) -> None:
        self.itself, self._gone = self, gone

    def __del__(self) -> None:
        self._gone.append(current_thread())


def many() -> list[list[None]]:
    """So many new objects that a collection is due."""
    return [[] for _ in range(10 * gc.get_threshold()[0])]


@pytest.fixture(autouse=True)
def _nobody_searches() -> None:
    """Wait for searches that were stopped: they may take a moment to end."""
    for thread in threading.enumerate():
        if thread.name == "background task":
            thread.join(60)


def test_it_goes_in_the_gui_thread_whoever_makes_it(qtbot: QtBot) -> None:
    gone, kept = list[Thread](), list[object]()
    Cycle(gone)
    thread = Thread(target=lambda: kept.append(many()))
    thread.start()
    thread.join()
    assert gone == []
    qtbot.waitUntil(lambda: bool(gone))
    assert gone == [main_thread()]


def test_nothing_is_collected_before_it_is_due() -> None:
    gone = list[Thread]()
    gc.collect()
    Cycle(gone)
    collect_due()
    assert gone == []
    kept = many()
    collect_due()
    assert gone == [main_thread()]
    assert kept


def test_nothing_is_collected_during_a_search() -> None:
    gone, kept = list[Thread](), many()
    Cycle(gone)
    with search():
        with suppress(ZeroDivisionError), search():
            raise ZeroDivisionError
        collect_due()
        assert gone == []
    collect_due()
    assert gone == [main_thread()]
    assert kept


def test_nothing_is_collected_while_something_is_dragged(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone, kept = list[Thread](), many()
    Cycle(gone)
    clock = qapp.findChild(QTimer, "garbage")
    assert clock is not None
    with monkeypatch.context() as patch:
        patch.setattr(QApplication, "mouseButtons", lambda: Qt.MouseButton.LeftButton)
        clock.timeout.emit()
        assert gone == []
    clock.timeout.emit()
    assert gone == [main_thread()]
    assert kept


def test_a_search_that_follows_at_once_leaves_none_behind(qtbot: QtBot) -> None:
    """Two computers that play each other think without end."""
    gone, told = list[Thread](), list[list[Thread]]()
    task = BackgroundTask()

    def think(_stop: Event) -> object:
        Cycle(gone)
        kept = many()
        told.append(list(gone))
        return kept

    task.ask(think, lambda _: told.append(list(gone)))
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [[], [main_thread()]]


def test_what_was_left_goes_at_once_where_the_program_itself_is_exempt() -> None:
    gone = list[Thread]()
    gc.unfreeze()
    gc.collect()
    Cycle(gone)
    collect_left()
    assert gone == []
    gc.freeze()
    try:
        Cycle(gone)
        collect_left()
        assert len(gone) == 1
    finally:
        gc.unfreeze()


def test_what_a_match_leaves_is_collected_once_it_is_left(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    collections = list[None]()
    monkeypatch.setattr("desktop.app.match_files.collect_left", lambda: collections.append(None))
    window.go_home()
    window.start_game(NewMatch("adamas", ("fred", "ned")))
    qtbot.waitUntil(lambda: idle_queue().idle)
    assert collections == []
    window.go_home()
    qtbot.waitUntil(lambda: idle_queue().idle)
    assert collections == [None]
