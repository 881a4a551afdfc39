"""A control with its name and a line about it at its left."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.widgets.lay import lay
from desktop.widgets.text import Text


def labelled(name: str, line: str, control: QWidget) -> QWidget:
    """A row with a name and a line at the left and a control at the right, as options have it."""
    words = lay(QVBoxLayout(), Text(name, "button"), Text(line, "detail", "muted", wrap=True))
    made = QWidget()
    lay(
        QHBoxLayout(made),
        (words, 1),
        (control, 0, Qt.AlignmentFlag.AlignVCenter),
        spacing=24,
        margins=(0, 11, 0, 12),
    )
    return made
