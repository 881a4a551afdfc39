"""The keys of a page with an undo of its own: they come before the window's and the board's."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from desktop.widgets.commands import Command

Act = Callable[[], object]
_TEXTS = (QLineEdit, QPlainTextEdit)


class PageKeys(QObject):
    """Acts on keys that come to some widgets; while a text is typed most are the field's."""

    def __init__(
        self, widgets: Sequence[QWidget], acts: Mapping[Command, Act], parent: QObject
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
        matching = (act for command, act in self._acts.items() if command.matches(event)
                    and (command.always or not typing))  # fmt: skip
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
