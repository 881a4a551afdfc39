"""The bar over the editor: way back, mark, title, undo and redo."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.appearance import theme
from desktop.top_bar import ThemeButton
from desktop.widgets.buttons import IconButton
from desktop.widgets.mark import Mark
from desktop.widgets.surfaces import Rule
from desktop.widgets.text import Text


class EditorBar(QWidget):
    """Emits what was asked for."""

    back = Signal()
    undo = Signal()
    redo = Signal()

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(theme().layout("topBar"))
        self.back_button = self._button("back", self.tr("Back to the games"), "", self.back)
        self.undo_button = self._button("undo", self.tr("Take back"), "Ctrl+Z", self.undo)
        self.redo_button = self._button("redo", self.tr("Make again"), "Ctrl+Shift+Z", self.redo)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 10, 0)
        row.setSpacing(2)
        row.addWidget(self.back_button)
        row.addSpacing(10)
        row.addWidget(Mark(37))
        row.addSpacing(13)
        row.addWidget(Text(title, "title"))
        row.addStretch()
        row.addWidget(self.undo_button)
        row.addWidget(self.redo_button)
        row.addWidget(Rule(upright=True))
        row.addWidget(ThemeButton())

    def _button(self, icon: str, name: str, keys: str, signal: object) -> IconButton:
        button = IconButton(icon, name)
        button.say(name, keys)
        button.clicked.connect(signal)
        return button

    def allow(self, *, undo: bool, redo: bool) -> None:
        """Says what there is to take back and to make again."""
        self.undo_button.setEnabled(undo)
        self.redo_button.setEnabled(redo)
