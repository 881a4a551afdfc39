"""A settings row: a name and a description at the left, a control at the right."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.controls.flow import Flow
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.theme.scaling import fix

ROW = 64
"""Height in pixels of a row with a description, for any control."""
LEAST_WORDS = 150
"""Least width of the texts in pixels; with less room, the control goes below them."""


def labelled(name: str, line: str, control: QWidget) -> QWidget:
    """Return a row with a name and a description at the left, and a control at the right."""
    heading = Text(name, "button", wrap=True)
    below = [Text(line, "detail", "muted", wrap=True)] if line else []
    words = lay(QVBoxLayout(), None, heading, *below, None)
    made = QWidget()
    fix(made, QWidget.setMinimumHeight, ROW)
    beside = Flow((words, 1), control, spacing=24, least=LEAST_WORDS, margins=(0, 11, 0, 12))
    made.setLayout(beside)
    return made
