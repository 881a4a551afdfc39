"""A control with its name and a line about it at its left."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.controls.flow import Flow
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.theme.scaling import fix

ROW = 64
"""Pixels of a row with a line below its name, whatever control it has."""
LEAST_WORDS = 150
"""Pixels of the words; where they would have less, the control goes below them."""


def labelled(name: str, line: str, control: QWidget) -> QWidget:
    """Return a row with a name and a line at the left and a control at the right."""
    heading = Text(name, "button", wrap=True)
    words = lay(QVBoxLayout(), None, heading, Text(line, "detail", "muted", wrap=True), None)
    made = QWidget()
    fix(made, QWidget.setMinimumHeight, ROW)
    beside = Flow((words, 1), control, spacing=24, least=LEAST_WORDS, margins=(0, 11, 0, 12))
    made.setLayout(beside)
    return made
