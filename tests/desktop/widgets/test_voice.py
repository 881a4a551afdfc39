"""What screen readers say by themselves: each thing once, together, and again if wished."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.widgets.voice import say, voice_of
from tests.desktop.conftest import turn_until

Heard = list[tuple[QAccessible.Event, QAccessible.Role, str]]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> Heard:
    """What is told while a screen reader listens: the event, the role, and the words."""
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
