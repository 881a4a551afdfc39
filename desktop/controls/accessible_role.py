"""What a widget is to screen readers, where Qt takes it for a plain area or a label."""

from typing import cast

from PySide6.QtGui import QAccessible, QShowEvent
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget

from desktop.controls.mix_in import MixIn
from desktop.controls.text import Text
from desktop.controls.voice import register

HEADINGS = ("hero", "dialogTitle", "title", "section")
"""The styles of texts that are headings."""


class LabelAccessible(QAccessibleWidget):
    """A label that is more than a text: its name is what it says now."""

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return cast(QLabel, self.object()).text()
        return super().text(kind)


def give_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Make a widget a dialog or a heading; to be called when it is shown.

    Not before: Qt knows an interface by the class of its object as well, and the binding makes
    another class of that while it is connected.
    """
    if QAccessible.queryAccessibleInterface(widget).role() != role:
        kind = LabelAccessible if isinstance(widget, QLabel) else QAccessibleWidget
        register(kind(widget, role))


class HasRole(MixIn):
    """Mix-in for widgets that Qt takes for plain areas. Goes before the Qt class.

    Without another role it is a text, painted by hand: its accessible name.
    """

    role = QAccessible.Role.StaticText

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        give_role(self, self.role)


class Heading(HasRole, Text):
    """A text that is a heading."""

    role = QAccessible.Role.Heading


class Title(Heading):
    """The title of a page: a heading."""

    def __init__(self, text: str, style: str = "hero") -> None:
        super().__init__(text, style, wrap=True)
