"""The keys of a page; its commands take precedence over the window's with the same key."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.controls.commands import BACK, DELETE, Command
from desktop.shell.actions import Action

_ONCE = (BACK, DELETE)
"""Commands that a held key triggers only once, as the next time they would do something else."""


class PageKeys(QObject):
    """Handles keys that no widget on the page used, and keys of watched widgets before them."""

    def __init__(self, page: QWidget, commands: dict[Command, Action]) -> None:
        super().__init__(page)
        self._page, self._commands = page, commands
        self.watch(page)

    def watch(self, *widgets: QWidget) -> None:
        """Handle keys before these widgets do, except commands that yield."""
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claim the keys before the window's shortcuts do, then handle them."""
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride and self._found(event, watched):
            event.accept()
            return True
        # The page itself handles its keys last, by `press`.
        watches = event.type() == QEvent.Type.KeyPress and watched is not self._page
        return watches and self.press(event, watched)

    def press(self, event: QKeyEvent, watched: QObject) -> bool:
        """Trigger the command of a key; return whether there is one."""
        action = self._found(event, watched)
        if action is not None and not (event.isAutoRepeat() and action.command in _ONCE):
            action.press()
        return action is not None

    def _found(self, event: QKeyEvent, watched: QObject) -> Action | None:
        matching = (action for command, action in self._commands.items()
                    if command.matches(event) and self._counts(command, watched))  # fmt: skip
        return next(matching, None)

    def _counts(self, command: Command, watched: QObject) -> bool:
        if watched is self._page:  # no widget used the key
            return True
        from PySide6.QtWidgets import QLineEdit, QPlainTextEdit  # loaded once a key is pressed

        typed = isinstance(watched, QLineEdit | QPlainTextEdit)
        return command.always if typed else not command.yields
