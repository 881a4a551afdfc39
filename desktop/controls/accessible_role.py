"""Accessible roles for widgets that Qt reports as plain areas or labels."""

from typing import cast

from PySide6.QtGui import QAccessible, QShowEvent
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QWidget

from desktop.controls.mix_in import MixIn
from desktop.controls.text import Text
from desktop.controls.voice import register

HEADINGS = ("hero", "dialogTitle", "title", "section")
"""The text styles of headings."""


class LabelAccessible(QAccessibleWidget):
    """The interface of a label with another role; its name is its present text."""

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return cast(QLabel, self.object()).text()
        return super().text(kind)


def give_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Give a widget the role of a dialog or a heading; call this when the widget is shown.

    Not earlier: Qt also finds interfaces by the class of the object, and PySide changes that class
    while signals are connected.
    """
    if QAccessible.queryAccessibleInterface(widget).role() != role:
        kind = LabelAccessible if isinstance(widget, QLabel) else QAccessibleWidget
        register(kind(widget, role))


class HasRole(MixIn):
    """Mix-in for widgets that Qt reports as plain areas. Goes before the Qt class.

    The default role is a static text, as for a painted text; it reads the accessible name.
    """

    role = QAccessible.Role.StaticText

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        give_role(self, self.role)


class ScrollRole(HasRole):
    """Mix-in for scroll areas.

    Qt's own interface counts only visible scroll bars, and reads beyond its list if a screen reader
    asks for one that has just gone.
    """

    role = QAccessible.Role.Pane


class Heading(HasRole, Text):
    """A text that is a heading."""

    role = QAccessible.Role.Heading


class Title(Heading):
    """The title of a page: a heading."""

    def __init__(self, text: str, style: str = "hero") -> None:
        super().__init__(text, style, wrap=True)
