"""Actions: commands with a handler, for menus, buttons and keys."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from desktop.controls.commands import Command


class Action(QAction):
    """A command with its handler on a page: text, icon, key, and whether it is enabled."""

    denied = Signal()  # its key was pressed while it could not be used

    def __init__(
        self,
        command: Command,
        act: Callable[[], object],
        parent: QObject,
        *,
        checkable: bool = False,
    ) -> None:
        super().__init__(parent)  # more arguments would take PySide 1 ms to check for a `QIcon`
        self.setText(command.label)
        self.setCheckable(checkable)
        self.command = command
        self.locked = ""
        """Why the command is forbidden in this match; empty if it is allowed."""
        self.busy = False
        """Whether the result is still being computed."""
        self._allowed = True
        if command.key:
            self.setShortcut(command.sequence)
            self.setShortcutVisibleInContextMenu(True)
        self.triggered.connect(lambda _checked=False: act())

    def allow(self, allowed: bool) -> None:
        """Enable it if `allowed` and not locked."""
        self._allowed = allowed
        self.setEnabled(allowed and not self.locked)

    def lock(self, reason: str) -> None:
        """Disable it and say why; an empty reason enables it again."""
        self.locked = reason
        self.allow(self._allowed)
        self.changed.emit()

    def work(self, busy: bool) -> None:
        """Show whether the result is still being computed."""
        if busy != self.busy:
            self.busy = busy
            self.changed.emit()

    def press(self) -> None:
        """Trigger the action by its key; emit `denied` if it is disabled."""
        if self.isEnabled():
            self.trigger()
        else:
            self.denied.emit()
