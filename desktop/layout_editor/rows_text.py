"""The layout as rows of text, to be read and copied."""

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.background.idle_queue import spare_time
from desktop.layout_editor.layout_text import as_rows
from desktop.theme.fonts import font
from desktop.widgets.buttons import IconButton
from desktop.widgets.columns import Columns
from desktop.widgets.surfaces import Section
from rules.mono.board import HIDDEN

_MOST_ROWS = 6  # seen at once; the room is needed elsewhere, too
_AROUND = 22  # px of padding and frame above and below the rows


class RowsText(QWidget):
    """A heading with a button that copies, and the rows, sign below sign."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.copy = IconButton("copy", self.tr("Copy the rows"), 28)
        self.field = QPlainTextEdit()
        self.field.setReadOnly(True)
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(self.tr("As text, top row first"))
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setFont(font("text", 15, 500, tabular=True))
        self.field.document().setDocumentMargin(2)
        self._columns = Columns(self.field)
        self._sheet = (0, "")
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(Section(self.tr("As text"), self.tr("Top row first")), 1)
        head.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(self.field)

    def show_rows(self, size: int, labels: str) -> None:
        """Shows a layout, soon: a text takes its time, and the board comes first."""
        if (size, labels) != self._sheet:
            self._sheet = (size, labels)
            spare_time().add(self, self._write, (self, "rows"))

    def _write(self) -> None:
        text = as_rows(*self._sheet).replace(HIDDEN, "·")
        self.field.setPlainText(text)
        rows = min(_MOST_ROWS, text.count("\n") + 1)
        line = QFontMetricsF(self.field.font()).lineSpacing()
        self.field.setFixedHeight(round(rows * line) + _AROUND)
