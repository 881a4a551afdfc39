"""Commands that somebody answers, as actions: what menus, buttons and keys read and trigger."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction

from desktop.controls.commands import Command


class Action(QAction):
    """A command and what it does here: its text, icon and key, whether it can be used now."""

    denied = Signal()  # its key was pressed while it could not be used

    def __init__(
        self,
        command: Command,
        act: Callable[[], object],
        parent: QObject,
        *,
        checkable: bool = False,
    ) -> None:
        super().__init__(parent)  # with more PySide would ask whether any is a `QIcon`: 1 ms
        self.setText(command.label)
        self.setCheckable(checkable)
        self.command = command
        self.locked = ""
        """Why the players may not use it in this match; empty if they may."""
        self.busy = False
        """Whether what was asked for is being worked out."""
        self._allowed = True
        if command.key:
            self.setShortcut(command.sequence)
            self.setShortcutVisibleInContextMenu(True)
        self.triggered.connect(lambda _checked=False: act())

    def allow(self, allowed: bool) -> None:
        """Enable it where it is of use now and not locked."""
        self._allowed = allowed
        self.setEnabled(allowed and not self.locked)

    def lock(self, reason: str) -> None:
        """Disable it and say why; an empty reason enables it again."""
        self.locked = reason
        self.allow(self._allowed)
        self.changed.emit()

    def work(self, busy: bool) -> None:
        """Show whether what was asked for is being worked out."""
        if busy != self.busy:
            self.busy = busy
            self.changed.emit()

    def press(self) -> None:
        """Trigger it by its key; emit `denied` where it cannot be used."""
        if self.isEnabled():
            self.trigger()
        else:
            self.denied.emit()
