"""Thinking off the GUI thread: the window lives on, and what is not wanted any more is dropped."""

import logging
import time
from collections.abc import Callable
from threading import Event, current_thread, main_thread

import pytest
import shiboken6
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from desktop.background.task import BackgroundTask


def _until(end: Event | None, began: Event, heard: list[bool]) -> Callable[[Event], str]:
    """Return a thought that continues until an event is set.

    The event is what asks it to stop, if nothing else is given.
    """

    def think(stop: Event) -> str:
        began.set()
        heard.append((end or stop).wait(60))
        return "stopped"

    return think


class TestBackgroundTask:
    def test_thinks_elsewhere_and_answers_here(self, qtbot: QtBot) -> None:
        answers: list[tuple[bool, bool]] = []
        task = BackgroundTask()
        task.ask(
            lambda _stop: current_thread() is main_thread(),
            lambda there: answers.append((there, current_thread() is main_thread())),
        )
        assert task.busy
        qtbot.waitUntil(lambda: bool(answers))
        assert answers == [(False, True)]
        assert not task.busy

    def test_the_window_lives_on_while_somebody_thinks(self, qtbot: QtBot) -> None:
        beats: list[None] = []
        timer = QTimer()
        timer.timeout.connect(lambda: beats.append(None))
        timer.start(5)
        task = BackgroundTask()
        done: list[int] = []

        def think(_stop: Event) -> int:
            count, end = 0, time.monotonic() + 60
            while (count < 1000 or len(beats) < 8) and time.monotonic() < end:
                count += 1
            return len(beats)

        task.ask(think, done.append)
        qtbot.waitUntil(lambda: bool(done), timeout=90_000)
        assert done[0] >= 8

    def test_a_stopped_thought_hears_of_it_and_its_answer_is_dropped(self, qtbot: QtBot) -> None:
        began, heard, answers = Event(), list[bool](), list[str]()
        task = BackgroundTask()
        task.ask(_until(None, began, heard), answers.append)
        qtbot.waitUntil(began.is_set)
        task.close()
        qtbot.waitUntil(lambda: heard == [True])
        qtbot.wait(20)
        assert answers == []

    def test_a_deleted_task_stops_its_thought(self, qtbot: QtBot) -> None:
        began, heard = Event(), list[bool]()
        task = BackgroundTask()
        task.ask(_until(None, began, heard), lambda _found: None)
        qtbot.waitUntil(began.is_set)
        shiboken6.delete(task)
        qtbot.waitUntil(lambda: heard == [True])

    def test_a_thought_that_does_not_hear_of_it_is_not_waited_for(self, qtbot: QtBot) -> None:
        began, end, heard, answers = Event(), Event(), list[bool](), list[str]()
        task = BackgroundTask()
        task.ask(_until(end, began, heard), answers.append)
        qtbot.waitUntil(began.is_set)
        task.close()
        assert heard == []
        end.set()
        qtbot.waitUntil(lambda: heard == [True])
        qtbot.wait(20)
        assert answers == []

    def test_a_new_question_ends_the_one_before(self, qtbot: QtBot) -> None:
        began, heard, answers = Event(), list[bool](), list[str]()
        task = BackgroundTask()
        task.ask(_until(None, began, heard), answers.append)
        qtbot.waitUntil(began.is_set)
        task.ask(lambda _stop: "second", answers.append)
        qtbot.waitUntil(lambda: bool(answers))
        qtbot.wait(20)
        assert answers == ["second"]
        task.close()

    def test_an_error_goes_to_the_log_and_somebody_is_told(
        self, qtbot: QtBot, caplog: pytest.LogCaptureFixture
    ) -> None:
        told: list[str] = []
        task = BackgroundTask()

        def think(_stop: Event) -> str:
            raise KeyError("lost")

        with caplog.at_level(logging.ERROR):
            task.ask(think, told.append, lambda: told.append("failed"))
            qtbot.waitUntil(lambda: bool(told))
        assert told == ["failed"]
        assert "lost" in caplog.text
        assert not task.busy
