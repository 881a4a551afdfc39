"""The editor's own shortcuts: they come before the window's and the board's."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

Act = Callable[[], None]
_MODIFIED_ENTER = QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")


class Shortcuts(QObject):
    """Acts on keys that come to some widgets; while a text is typed they are the field's."""

    def __init__(
        self,
        widgets: Sequence[QWidget],
        acts: Sequence[tuple[QKeySequence.StandardKey, Act]],
        enter: Act,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._acts, self._enter = acts, enter
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claims the keys before shortcuts of the window do, then acts on them."""
        if not isinstance(event, QKeyEvent):
            return False
        act = self._act(event)
        if act is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            act()
            return True
        return False

    def _act(self, event: QKeyEvent) -> Act | None:
        if QKeySequence(event.keyCombination()) in _MODIFIED_ENTER:
            return self._enter
        if isinstance(QApplication.focusWidget(), QLineEdit):
            return None
        return next((act for key, act in self._acts if event.matches(key)), None)
