"""What screen readers say by themselves: each thing once, together, and again if wished."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from desktop.controls.voice import say, say_next_step, voice_of
from tests.desktop.conftest import turn_until

NAME = QAccessible.Text.Name
Heard = list[tuple[QAccessible.Event, QAccessible.Role, str]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """Return what is told while a screen reader listens: the event, the role, and the words."""
    told: Heard = []

    def update(event: QAccessibleEvent) -> None:
        interface = event.accessibleInterface()
        words = interface.text(QAccessible.Text.Name)
        told.append((event.type(), interface.role(), words))

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    return told


@pytest.fixture
def field(qtbot: QtBot) -> Iterator[QWidget]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    yield QWidget(window)
    window.deleteLater()


def test_what_is_told_together_is_one_notification_and_nothing_is_said_twice(
    field: QWidget, heard: Heard
) -> None:
    for text in ("fred moves a piece", "Your turn.", "", "fred moves a piece"):
        say(field, text)
    turn_until(lambda: bool(heard))
    role, words = QAccessible.Role.Notification, "fred moves a piece. Your turn."
    assert heard == [
        (QAccessible.Event.NameChanged, role, words),
        (QAccessible.Event.ObjectShow, role, words),
    ]


def test_what_a_longer_text_says_too_is_left_out(field: QWidget, heard: Heard) -> None:
    for text in ("ned wins: fred has no pieces left.", "ned wins"):
        say(field, text)
    turn_until(lambda: bool(heard))
    assert heard[-1][-1] == "ned wins: fred has no pieces left."


def test_the_newest_next_step_ends_an_announcement(field: QWidget, heard: Heard) -> None:
    say_next_step(field, "fred, play the split")
    say_next_step(field, "fred, add a tile")
    say(field, "Fred moves")
    say_next_step(field, "ned, add a tile")
    turn_until(lambda: bool(heard))
    assert heard[-1][-1] == "Fred moves. ned, add a tile."


def test_a_withdrawn_next_step_is_not_announced(field: QWidget, heard: Heard) -> None:
    say_next_step(field, "fred, add a tile")
    say_next_step(field, "")
    say(field, "Fred moves")
    turn_until(lambda: bool(heard))
    assert heard[-1][-1] == "Fred moves."


def test_a_repetition_gives_the_details(field: QWidget, heard: Heard) -> None:
    say(field, "Fred moves twice", "Fred moves to a1. Fred moves to a2")
    turn_until(lambda: len(heard) == 2)
    voice_of(field).repeat()
    turn_until(lambda: len(heard) == 4)
    said = [words for _, _, words in heard[1::2]]
    assert said == ["Fred moves twice.", "Fred moves to a1. Fred moves to a2."]


def test_the_last_text_is_said_again_if_wished(field: QWidget, heard: Heard) -> None:
    say(field, "One")
    turn_until(lambda: len(heard) == 2)
    say(field, "Two")
    turn_until(lambda: len(heard) == 4)
    voice_of(field).repeat()
    turn_until(lambda: len(heard) == 6)
    assert [words for _, _, words in heard[1::2]] == ["One.", "Two.", "Two."]


def test_elsewhere_it_is_an_announcement_of_the_window(
    field: QWidget, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "windows")
    say(field, "One")
    turn_until(lambda: bool(heard))
    assert [event for event, _, _ in heard] == [QAccessible.Event.Announcement]


def _has(things: list[QAccessibleInterface], count: int) -> bool:
    return len(things) == count


def test_a_text_can_still_be_read_when_the_next_is_said(
    field: QWidget, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    later: list[QAccessibleInterface] = []
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: later.append(event.accessibleInterface())
    )
    for count, text in enumerate(("One", "Two", "Three"), 1):
        say(field, text)
        turn_until(partial(_has, later, 2 * count))
    assert [one.text(NAME) for one in later[::2]] == ["One.", "Two.", "Three."]


def test_a_page_that_is_not_shown_says_nothing(field: QWidget, heard: Heard) -> None:
    pages = QStackedWidget(field.window())
    one, other = QWidget(), QWidget()
    pages.addWidget(one)
    pages.addWidget(other)
    prepared = QWidget()  # not yet among them
    for page, text in ((prepared, "Not yet"), (other, "Nor this"), (one, "But this")):
        say(page, text)
    say(QWidget(pages), "What lies over them as well")
    turn_until(lambda: bool(heard))
    assert heard[-1][-1] == "But this. What lies over them as well."
