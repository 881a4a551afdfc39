"""A control with its name and a line about it at its left."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.widgets.text import Text


def labelled(name: str, line: str, control: QWidget) -> QWidget:
    """A row as those of the options."""
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(Text(name, "button"))
    words.addWidget(Text(line, "detail", "muted", wrap=True))
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 11, 0, 12)
    row.setSpacing(24)
    row.addLayout(words, 1)
    row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
    return made
