"""The base class of the window's pages: one interface, which the window connects once."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Self

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from desktop.controls.commands import BACK, DELETE, Command
from desktop.controls.cross_fade import CrossFade, is_drawing
from desktop.controls.focus import FocusScope
from desktop.shell.actions import Action

_ONCE = (BACK, DELETE)
"""Commands that a held key triggers only once, as the next time they would do something else."""


class Page(FocusScope, QWidget):
    """A page. It does not know other pages or the window, and sends its requests as signals."""

    left = Signal()  # back to the home page
    help_wanted = Signal(str)  # a topic; empty for the help's default
    told = Signal(str)  # a message for the player
    warned = Signal(str)  # a message that is shown only once, even if several pages send it
    save_wanted = Signal(Path, object)  # path, data
    menu_wanted = Signal(QPoint)  # the place of the menu's upper right corner

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.commands: dict[Command, Action] = {}
        """The commands of this page and their actions, for bar, keys and the window's menu."""
        self.keys = PageKeys(self, self.commands)
        self.add_command(BACK, self.go_back)

    def add_command(
        self, command: Command, act: Callable[[], object], *, checkable: bool = False
    ) -> Action:
        """Add a command with its handler to this page."""
        action = Action(command, act, self, checkable=checkable)
        self.commands[command] = action
        return action

    def go_back(self) -> None:
        """Go one step back; on most pages that leads to the home page."""
        self.left.emit()

    def show_rules(self) -> None:
        """Open the help at this page's topic."""
        self.help_wanted.emit(self.topic)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key that is still unused. Escape leaves a field first, but never the page."""
        focus = QApplication.focusWidget()
        typing = isinstance(focus, QLineEdit | QPlainTextEdit) and self.isAncestorOf(focus)
        if event.key() == Qt.Key.Key_Escape:
            if typing:
                self.leave_field()
            elif not event.isAutoRepeat():
                self.cancel()
        elif not self.keys.press(event, self):
            super().keyPressEvent(event)

    def cancel(self) -> bool:
        """Undo or close one thing, as Escape was pressed; return whether there was one."""
        return False

    def leave_field(self) -> None:
        """Give the focus to the main widget, as Escape was pressed in a field."""
        self.main_widget().setFocus()

    @property
    def answered(self) -> Mapping[Command, Action]:
        """The commands of the page, and those of a page in front of it."""
        return self.commands

    @property
    def slug(self) -> str:
        """The slug of the page's game; empty for pages without a game."""
        return ""

    @property
    def topic(self) -> str:
        """The help topic for this page."""
        return self.slug

    def activate(self) -> None:
        """Give the focus to the main widget, as the page is shown."""
        self.main_widget().setFocus()

    @property
    def settling(self) -> bool:
        """Whether visible parts are still being read or drawn."""
        return is_drawing(self)

    def fade_in(self) -> None:
        """Keep the old screen until this page is complete, then fade to it, if the window fades."""
        if (fade := CrossFade.of(self)) is not None:
            fade.begin(lambda: not self.settling)

    def store_draft(self) -> None:
        """Store what was typed or drawn and is not stored yet.

        Called before the page or its match is left and before the program ends, for whatever
        reason. It may be called at any time, and more than once.
        """

    def rest(self) -> None:
        """Stop background work, as the page is left."""

    def may_go(self) -> bool:
        """Return whether the page can be left without loss; if not, ask the player first."""
        return True

    def way_here(self) -> Callable[[Self], object]:
        """Return a function that shows the same on a page of this kind in another window."""
        return lambda _page: None

    def shut_down(self) -> None:
        """Close files and threads, as the program ends."""
        self.rest()


class PageKeys(QObject):
    """Handles keys that no widget on the page used, and keys of watched widgets before them.

    The page's commands take precedence over the window's with the same key.
    """

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
        typed = isinstance(watched, QLineEdit | QPlainTextEdit)
        return command.always if typed else not command.yields
