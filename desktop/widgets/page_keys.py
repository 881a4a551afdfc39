"""The keys of a page: its commands come before those of the window that have the same key."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.widgets.actions import Action
from desktop.widgets.commands import Command


class PageKeys(QObject):
    """Acts on keys that nothing on the page had a use for, and before that on what is watched."""

    def __init__(self, page: QWidget, commands: dict[Command, Action]) -> None:
        super().__init__(page)
        self._page, self._commands = page, commands
        self.watch(page)

    def watch(self, *widgets: QWidget) -> None:
        """The keys count before these widgets get them, but for those that yield."""
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claims the keys before shortcuts of the window do, then acts on them."""
        if not isinstance(event, QKeyEvent):
            return False
        matching = (action for command, action in self._commands.items()
                    if command.matches(event) and self._counts(command, watched))  # fmt: skip
        action = next(matching, None)
        if action is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            action.press()
            return True
        return False

    def _counts(self, command: Command, watched: QObject) -> bool:
        if watched is self._page:  # nobody before it wanted the key
            return True
        from PySide6.QtWidgets import QLineEdit, QPlainTextEdit  # loaded once a key is pressed

        typed = isinstance(watched, QLineEdit | QPlainTextEdit)
        return command.always if typed else not command.yields
