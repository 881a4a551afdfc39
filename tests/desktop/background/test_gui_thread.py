"""Calls from other threads: in the GUI thread, in their order, and none for who is deleted."""

from functools import partial
from threading import Thread, current_thread, main_thread

import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.background.gui_thread import gui_thread


def test_what_a_thread_has_called_is_called_here_in_its_order(qtbot: QtBot) -> None:
    gui, owner, called = gui_thread(), QObject(), list[tuple[int, bool]]()

    def note(number: int) -> None:
        called.append((number, current_thread() is main_thread()))

    def work() -> None:
        for number in range(100):
            gui.call(owner, partial(note, number))

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert not called, "the GUI thread was busy"
    qtbot.waitUntil(lambda: len(called) == 100)
    assert called == [(number, True) for number in range(100)]


def test_nothing_is_called_for_who_is_deleted_meanwhile(qtbot: QtBot) -> None:
    gui, gone, there, called = gui_thread(), QObject(), QObject(), list[str]()
    gui.call(gone, lambda: called.append("gone"))
    gui.call(there, lambda: called.append("there"))
    shiboken6.delete(gone)
    qtbot.waitUntil(lambda: bool(called))
    assert called == ["there"]
