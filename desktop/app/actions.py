"""The commands of the window as actions: each once, for its key and for every menu."""

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QWidget

from desktop.paint.icons import icon
from desktop.widgets import commands
from desktop.widgets.commands import Command

_NOOP = QT_TRANSLATE_NOOP
_NEW = Command(text=_NOOP("commands", "New game…"), icon="plus")
_SET_UP = Command(text=_NOOP("commands", "Set up from here"), icon="pencil")
_SAVE_AS = Command(text=_NOOP("commands", "Save record as…"))
_COPY = Command(text=_NOOP("commands", "Copy the board as text"), icon="copy")
_TIE = Command(text=_NOOP("commands", "Call it a tie…"), icon="half")
_CALM = Command(text=_NOOP("commands", "Less motion"))
_ABOUT = Command(text=_NOOP("commands", "About Quincunx"))
_THEMES = {
    "system": Command(text=_NOOP("commands", "Theme of the system")),
    "light": Command(text=_NOOP("commands", "Day")),
    "dark": Command(text=_NOOP("commands", "Lamplight")),
}
_PACES = (
    Command(text=_NOOP("commands", "The computer plays calmly")),
    Command(text=_NOOP("commands", "The computer plays briskly")),
    Command(text=_NOOP("commands", "The computer plays fast")),
)


class Actions:
    """Those with a key act on it wherever the window is in use, whatever menu is open."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.undo, self.redo = self._made(commands.UNDO), self._made(commands.REDO)
        self.backward = self._made(commands.BACKWARD)
        self.forward = self._made(commands.FORWARD)
        self.rules = self._made(commands.RULES)
        self.open, self.save = self._made(commands.OPEN), self._made(commands.SAVE)
        self.save_as = self._made(_SAVE_AS)
        self.new, self.set_up = self._made(_NEW), self._made(_SET_UP)
        self.entry = self._made(commands.ENTRY, checkable=True)
        self.copy, self.tie = self._made(_COPY), self._made(_TIE)
        self.calm = self._made(_CALM, checkable=True)
        self.full_screen = self._made(commands.FULL_SCREEN, checkable=True)
        # Its key is none of the window's: boards and fields may have their own use for it.
        self.shortcuts = self._made(commands.SHORTCUTS._replace(key=""))
        self.shortcuts.setText(f"{self.shortcuts.text()}\t{commands.SHORTCUTS.keys}")
        self.about = self._made(_ABOUT)
        self.themes = {name: self._made(one, checkable=True) for name, one in _THEMES.items()}
        self.paces = [self._made(one, checkable=True) for one in _PACES]
        for choices in (self.themes.values(), self.paces):
            group = QActionGroup(window)
            for action in choices:
                group.addAction(action)

    def _made(self, command: Command, *, checkable: bool = False) -> QAction:
        action = QAction(command.label, self._window, checkable=checkable)
        if command.icon:
            action.setIcon(icon(command.icon))
        if command.key:
            action.setShortcut(command.sequence)
            action.setShortcutVisibleInContextMenu(True)
            self._window.addAction(action)
        return action
