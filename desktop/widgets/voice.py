"""What screen readers say by themselves, told one after another, and once more if wished.

Where Orca listens, a notification is said that comes to be seen: its older versions know of no
announcements. Elsewhere it is an announcement.
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
"""So many texts can be read: a screen reader is told that there is one, and reads it later."""

_kept: dict[int, QAccessibleInterface] = {}


def register(interface: QAccessibleInterface) -> None:
    """Gives Qt an interface, which it deletes with the interface's object.

    A factory would be asked once for each object, and what it has made stays for ever.
    """
    number = QAccessible.registerAccessibleInterface(interface)
    _kept[number] = interface

    def forget(*_: object) -> None:
        if _kept.get(number) is interface:  # numbers are given anew
            del _kept[number]

    interface.object().destroyed.connect(forget)


class Utterance(QObject):
    """One text that was said."""

    text = ""

    def __init__(self, voice: "Voice") -> None:
        super().__init__(voice)
        self.window = voice.window
        register(UtteranceAccessible(self))


class Voice(QObject):
    """What is said in a window. What is told in one turn of the event loop is one text."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window = window
        self.last = ""
        """What was said last."""
        self._told: list[str] = []
        self._pause = QTimer(self, singleShot=True, interval=0)
        self._pause.timeout.connect(self._speak)
        self._utterances = cycle([Utterance(self) for _ in range(_KEPT_TEXTS)])

    def say(self, text: str) -> None:
        """Has something said at the next pause, unless it is just being said."""
        if text and text not in self._told:
            self._told.append(text)
            self._pause.start()

    def repeat(self) -> None:
        """Has the last text said once more."""
        self.say(self.last)

    def forget(self) -> None:
        """Nothing is said again: somebody else comes to the screen."""
        self.last = ""

    def _speak(self) -> None:
        told, self._told = self._told, []
        # “ned wins” says nothing beside “ned wins: fred has no pieces left”.
        fresh = [text for text in told if not any(text != one and text in one for one in told)]
        self.last = " ".join(map(_ended, fresh))
        if not QAccessible.isActive():
            return
        if QGuiApplication.platformName() in ("xcb", "wayland"):
            said = next(self._utterances)
            said.text = self.last
            # Names are remembered over there until they are said to be others.
            for what in (QAccessible.Event.NameChanged, QAccessible.Event.ObjectShow):
                QAccessible.updateAccessibility(QAccessibleEvent(said, what))
        else:
            aloud = QAccessibleAnnouncementEvent(self.window, self.last)
            QAccessible.updateAccessibility(aloud)


class UtteranceAccessible(QAccessibleObject):
    """A text that was said, as a notification."""

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
    """The voice of a widget's window."""
    window = widget.window()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return window.findChild(Voice, options=direct) or Voice(window)


def say(widget: QWidget, text: str) -> None:
    """Has a screen reader say something at the next pause; nothing of a page that is not shown."""
    if text and _is_shown(widget):
        voice_of(widget).say(text)


def _is_shown(widget: QWidget) -> bool:
    """Whether a widget's window is seen, and on it the page the widget is part of."""
    inner, outer = widget, widget.parentWidget()
    while outer is not None:
        paged = isinstance(outer, QStackedWidget) and outer.indexOf(inner) >= 0
        if paged and inner.isHidden():  # what lies over the pages is none of them
            return False
        inner, outer = outer, outer.parentWidget()
    return inner.isVisible()
