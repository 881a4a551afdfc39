"""The keys of a page with an undo of its own: they come before the window's and the board's."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

Standard = QKeySequence.StandardKey
Act = Callable[[], object]
_TEXTS = (QLineEdit, QPlainTextEdit)


class PageKey(NamedTuple):
    """A key, and what it does in the words of the list of shortcuts.

    Without words the window's own list says it. `always`: while a text is typed, too.
    """

    key: QKeySequence.StandardKey | str
    words: str = ""
    always: bool = False

    def matches(self, event: QKeyEvent) -> bool:
        """Whether it is this key that was pressed."""
        if isinstance(self.key, QKeySequence.StandardKey):
            return event.matches(self.key)
        return _plain(event) == QKeySequence(self.key)


def _plain(event: QKeyEvent) -> QKeySequence:
    """What was pressed; both Enter keys are one, and so are both blocks of digits."""
    key = Qt.Key(event.key())
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    enter = Qt.Key.Key_Enter if key == Qt.Key.Key_Return else key
    return QKeySequence(QKeyCombination(held, enter))


def listed(keys: Iterable[PageKey]) -> list[tuple[str, str]]:
    """The keys for the list of shortcuts."""
    return [
        (QKeySequence(key.key).toString(), QCoreApplication.translate("shortcuts", key.words))
        for key in keys
        if key.words
    ]


class PageKeys(QObject):
    """Acts on keys that come to some widgets; while a text is typed most are the field's."""

    def __init__(
        self, widgets: Sequence[QWidget], acts: Mapping[PageKey, Act], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._acts = acts
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claims the keys before shortcuts of the window do, then acts on them."""
        if not isinstance(event, QKeyEvent):
            return False
        typing = isinstance(QApplication.focusWidget(), _TEXTS)
        matching = (act for key, act in self._acts.items() if key.matches(event)
                    and (key.always or not typing))  # fmt: skip
        act = next(matching, None)
        if act is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            act()
            return True
        return False
