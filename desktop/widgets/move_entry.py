"""A line to type moves into, in the game's notation, with the error beneath it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.widgets.field import Field
from desktop.widgets.text import Text

_LONGEST = 4096


class MoveEntry(QWidget):
    """Enter plays what is typed; the arrow keys bring back what was typed before."""

    entered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = Field()
        self.field.setPlaceholderText(self.tr("Type a move"))
        self.field.setAccessibleName(self.tr("Move in notation"))
        self.field.setMaxLength(_LONGEST)
        self.error = Text("", "detail", "error", wrap=True)
        self.error.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.field)
        column.addWidget(self.error)
        self.field.returnPressed.connect(self._enter)
        self.field.textEdited.connect(lambda _text: self.show_error(""))
        self._typed: list[str] = []
        self._place = 0

    def show_error(self, reason: str) -> None:
        """One sentence beneath the field; empty for none."""
        self.error.setText(reason)
        self.error.setVisible(bool(reason))
        self.field.show_wrong(bool(reason))

    def accept(self) -> None:
        """What was typed has been played."""
        self.show_error("")
        self.field.clear()

    def _enter(self) -> None:
        text = self.field.text().strip()
        if text:
            self._typed = [*(t for t in self._typed if t != text), text]
            self._place = len(self._typed)
            self.entered.emit(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or not self._typed:
            super().keyPressEvent(event)
            return
        self._place = max(0, min(len(self._typed), self._place + step))
        before = self._typed[self._place] if self._place < len(self._typed) else ""
        self.field.setText(before)
