"""Announcements for screen readers, one after another, with the option to repeat the last.

On Linux a text is sent as a notification that becomes visible, as older versions of Orca do not
support announcements. Elsewhere it is sent as an announcement.
"""

from itertools import cycle
from typing import cast

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QGuiApplication,
)
from PySide6.QtWidgets import QStackedWidget, QWidget

_KEPT_TEXTS = 8
"""The number of texts kept, as a screen reader reads a text only after it was notified."""

_kept: dict[int, QAccessibleInterface] = {}


def register(interface: QAccessibleInterface) -> None:
    """Give Qt an interface, which it deletes with the interface's object.

    Qt would call a factory once for each object, and never delete the interface it made.
    """
    number = QAccessible.registerAccessibleInterface(interface)
    _kept[number] = interface

    def forget(*_: object) -> None:
        if _kept.get(number) is interface:  # ids are reused
            del _kept[number]

    interface.object().destroyed.connect(forget)


class Utterance(QObject):
    """One announced text."""

    text = ""

    def __init__(self, voice: "Voice") -> None:
        super().__init__(voice)
        self.window = voice.window
        register(UtteranceAccessible(self))


class Voice(QObject):
    """The announcements of a window. All texts of one event-loop pass form one announcement.

    An announcement ends with the next step, such as the prompt. The prompt changes several times
    while a move is made, so a newer next step replaces an older one.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window = window
        self.last = ""
        """The last announcement, with all its details."""
        self._told: dict[str, str] = {}
        """The texts of the next announcement, each with its details."""
        self._next_step = ""
        self._pause = QTimer(self, singleShot=True, interval=0)
        self._pause.timeout.connect(self._speak)
        self._utterances = cycle([Utterance(self) for _ in range(_KEPT_TEXTS)])

    def say(self, text: str, details: str = "") -> None:
        """Announce a text once, at the next pause; `repeat` announces its details instead."""
        if text and text not in self._told:
            self._told[text] = details or text
            self._pause.start()

    def say_next_step(self, text: str) -> None:
        """End the next announcement with this text. It replaces an earlier one; "" cancels that."""
        self._next_step = text
        if text:
            self._pause.start()

    def repeat(self) -> None:
        """Repeat the last announcement."""
        self.say(self.last)

    def forget(self) -> None:
        """Forget the last announcement, as another player comes to the screen."""
        self.last = ""

    def _speak(self) -> None:
        told, self._told = self._told, {}
        step, self._next_step = self._next_step, ""
        if step:
            told.setdefault(step, step)
        if not told:
            return
        # “ned wins” is redundant beside “ned wins: fred has no pieces left”.
        fresh = [text for text in told if not any(text != one and text in one for one in told)]
        said = " ".join(map(_ended, fresh))
        self.last = " ".join(_ended(told[text]) for text in fresh)
        if not QAccessible.isActive():
            return
        if QGuiApplication.platformName() in ("xcb", "wayland"):
            utterance = next(self._utterances)
            utterance.text = said
            # Screen readers cache names until they are notified of a change.
            for what in (QAccessible.Event.NameChanged, QAccessible.Event.ObjectShow):
                QAccessible.updateAccessibility(QAccessibleEvent(utterance, what))
        else:
            aloud = QAccessibleAnnouncementEvent(self.window, said)
            QAccessible.updateAccessibility(aloud)


class UtteranceAccessible(QAccessibleObject):
    """The interface of an announced text, as a notification."""

    def __init__(self, said: Utterance) -> None:
        super().__init__(said)

    @property
    def _said(self) -> Utterance:
        return cast(Utterance, self.object())

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._said.window)

    def child(self, index: int) -> QAccessibleInterface:
        return cast(QAccessibleInterface, None)

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Notification

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def text(self, kind: QAccessible.Text) -> str:
        return self._said.text if kind == QAccessible.Text.Name else ""


def _ended(text: str) -> str:
    return text if text.endswith((".", "!", "?", "…", ":")) else f"{text}."


def voice_of(widget: QWidget) -> Voice:
    """Return the voice of a widget's window."""
    window = widget.window()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return window.findChild(Voice, options=direct) or Voice(window)


def say(widget: QWidget, text: str, details: str = "") -> None:
    """Announce a text at the next pause, unless its page is not shown.

    If the player asks for a repetition, the details are announced instead.
    """
    if text and _is_shown(widget):
        voice_of(widget).say(text, details)


def say_next_step(widget: QWidget, text: str) -> None:
    """End the next announcement with this text, instead of the next step announced before."""
    if _is_shown(widget):
        voice_of(widget).say_next_step(text)


def _is_shown(widget: QWidget) -> bool:
    """Return whether a widget's window and its page are shown."""
    inner, outer = widget, widget.parentWidget()
    while outer is not None:
        paged = isinstance(outer, QStackedWidget) and outer.indexOf(inner) >= 0
        if paged and inner.isHidden():  # widgets over the pages belong to no page
            return False
        inner, outer = outer, outer.parentWidget()
    return inner.isVisible()
