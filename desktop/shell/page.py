"""What every page of the window is to the window: one protocol, so that it is connected once."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget

from desktop.controls.commands import BACK, Command
from desktop.controls.cross_fade import CrossFade, is_drawing
from desktop.controls.focus import FocusScope
from desktop.shell.actions import Action
from desktop.shell.page_keys import PageKeys


class Page(FocusScope, QWidget):
    """A page. It knows no other page and no window: what it wants of them are signals."""

    left = Signal()  # back to the home page
    help_wanted = Signal(str)  # a topic; the help's own choice if empty
    told = Signal(str)  # something worth knowing
    warned = Signal(str)  # the same, but to be said once, however many pages find it
    save_wanted = Signal(object, object)  # path, data
    menu_wanted = Signal(QPoint)  # with its upper right corner there

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.commands: dict[Command, Action] = {}
        """What is answered here. The bar, the keys and the window's menu read it."""
        self.keys = PageKeys(self, self.commands)
        self.add_command(BACK, self.go_back)

    def add_command(
        self, command: Command, act: Callable[[], object], *, checkable: bool = False
    ) -> Action:
        """Answer a command on this page."""
        action = Action(command, act, self, checkable=checkable)
        self.commands[command] = action
        return action

    def go_back(self) -> None:
        """One step back; from most pages that is to the home page."""
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle a key that is still unused. Escape leaves a field first, then the page."""
        focus = QApplication.focusWidget()
        typing = isinstance(focus, QLineEdit | QPlainTextEdit) and self.isAncestorOf(focus)
        if typing and BACK.matches(event):
            self.leave_field()
        elif not self.keys.press(event, self):
            super().keyPressEvent(event)

    def leave_field(self) -> None:
        """Give the focus to the main widget, as Escape was pressed in a field."""
        self.main_widget().setFocus()

    @property
    def answered(self) -> Mapping[Command, Action]:
        """Its commands, and those of what is shown in front of it."""
        return self.commands

    @property
    def slug(self) -> str:
        """The slug of the page's game; empty for pages without a game."""
        return ""

    @property
    def topic(self) -> str:
        """What the help is asked about from here."""
        return self.slug

    def activate(self) -> None:
        """Give the focus to the main widget, as the page is shown."""
        self.main_widget().setFocus()

    @property
    def settling(self) -> bool:
        """Whether what is seen at once is still being read or drawn."""
        return is_drawing(self)

    def fade_in(self) -> None:
        """Hold what is seen until this page is complete, then fade to it, in a window that does."""
        if (fade := CrossFade.of(self)) is not None:
            fade.begin(lambda: not self.settling)

    def store_draft(self) -> None:
        """Store what was typed or drawn and is not stored yet.

        Called before the page or its match is left and before the program ends, for whatever
        reason. It may be called at any time, and more than once.
        """

    def rest(self) -> None:
        """Stop what goes on in the background, as the page is left."""

    def may_go(self) -> bool:
        """Whether nothing is lost if another window takes this one's place; else asks about it."""
        return True

    def way_here(self) -> Callable[[Any], object]:
        """Return what shows the same on a page of the same kind in another window."""
        return lambda _page: None

    def shut_down(self) -> None:
        """Close files and threads, as the program ends."""
        self.rest()
