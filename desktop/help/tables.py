"""Rows under each other on a sunken ground."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.widgets.surfaces import Rule, Surface
from desktop.widgets.text import Text

LEFT = 216
"""How wide the left column of a table is."""


class TablesPage(QWidget):
    """A page of tables under headings. Too short to be gone through by sections."""

    def __init__(self) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(10)

    def add_table(self, title: str, rows: Sequence[QWidget]) -> None:
        """Adds a table under its heading; nothing without rows."""
        if not rows:
            return
        head = Text(title, "title")
        head.setContentsMargins(0, 18, 0, 0)
        self.column.addWidget(head)
        for ground in table(rows):
            self.column.addWidget(ground)


def table(rows: Sequence[QWidget]) -> Iterator[QWidget]:
    """The rows with thin lines between them; nothing if there are none."""
    if not rows:
        return
    ground = Surface("sunken", "well", (18, 6, 18, 6))
    for number, row in enumerate(rows):
        if number:
            ground.column.addWidget(Rule())
        ground.column.addWidget(row)
    yield ground
