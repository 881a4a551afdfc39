"""Commands: what keys, menus and buttons do, each with its key and its names written once."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

Standard = QKeySequence.StandardKey
_NOOP = QT_TRANSLATE_NOOP


class Command(NamedTuple):
    """What can be done. `label` and `icon` are for menus and buttons, `text` is its source.

    `what` is what the list of shortcuts says of it; without, the window's own list says it.
    `also` is a second key. `always`: it counts while a text is typed, too. `yields`: boards and
    fields may have their own use for the key, and come first.
    """

    key: QKeySequence.StandardKey | str = ""
    what: object = ""
    text: object = ""
    icon: str = ""
    always: bool = False
    also: str = ""
    yields: bool = False

    @property
    def label(self) -> str:
        """Its name in the language of the window."""
        return QCoreApplication.translate("commands", str(self.text))

    @property
    def sequence(self) -> QKeySequence:
        """Its key."""
        return QKeySequence(self.key)

    @property
    def keys(self) -> str:
        """Its key, written out."""
        return self.sequence.toString()

    @property
    def row(self) -> tuple[str, str]:
        """Its key and what it does, for the list of shortcuts."""
        keys = " / ".join(filter(None, (self.keys, self.also)))
        return keys, QCoreApplication.translate("shortcuts", str(self.what))

    def matches(self, event: QKeyEvent) -> bool:
        """Whether it is its key that was pressed."""
        if isinstance(self.key, QKeySequence.StandardKey):
            return event.matches(self.key)
        return bool(self.key) and _pressed(event) in (self.sequence, QKeySequence(self.also))


_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def is_plain(event: QKeyEvent, *, shift: bool = True) -> bool:
    """Whether a key is pressed without Ctrl, Alt and Meta, and without Shift unless it may be."""
    with_shift = _MODIFIERS | Qt.KeyboardModifier.ShiftModifier
    return not event.modifiers() & (_MODIFIERS if shift else with_shift)


def _pressed(event: QKeyEvent) -> QKeySequence:
    """What was pressed; both Enter keys are one, and so are both blocks of digits."""
    key = Qt.Key(event.key())
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    enter = Qt.Key.Key_Enter if key == Qt.Key.Key_Return else key
    return QKeySequence(QKeyCombination(held, enter))


def listed(commands: Iterable[Command]) -> list[tuple[str, str]]:
    """The rows of commands in the list of shortcuts."""
    return [command.row for command in commands if command.what]


RULES = Command(
    Standard.HelpContents,
    _NOOP("shortcuts", "The rules of this game"),
    _NOOP("commands", "Rules"),
    "help",
)
SHORTCUTS = Command(
    "?", _NOOP("shortcuts", "This list"), _NOOP("commands", "Shortcuts"), yields=True
)
UNDO = Command(
    Standard.Undo, _NOOP("shortcuts", "Take back"), _NOOP("commands", "Take back"), "undo"
)
REDO = Command(
    Standard.Redo, _NOOP("shortcuts", "Make again"), _NOOP("commands", "Make again"), "redo"
)
BACKWARD = Command("Alt+Left", text=_NOOP("commands", "The move before"))
FORWARD = Command("Alt+Right", text=_NOOP("commands", "The move after"))
HINT = Command(
    "H",
    _NOOP("shortcuts", "A hint; Enter plays it, Esc puts it away"),
    _NOOP("commands", "Hint"),
    "hint",
    also="Ctrl+H",
    yields=True,
)
LENS = Command(
    "L",
    _NOOP("shortcuts", "The lens of Mono and Black Box, on or off"),
    _NOOP("commands", "Lens: what you could work out"),
    "lens",
    also="Ctrl+L",
    yields=True,
)
BACK = Command(
    "Esc",
    _NOOP("shortcuts", "One step back: from what is half done, then from the page"),
    _NOOP("commands", "Back to the games"),
    "back",
    yields=True,
)
MENU = Command(
    "F10", _NOOP("shortcuts", "The menu with all there is to do"), _NOOP("commands", "Menu"), "menu"
)
QUIT = Command("Ctrl+Q", _NOOP("shortcuts", "Quit Quincunx"), _NOOP("commands", "Quit"))
RECORDS = Command(text=_NOOP("commands", "Records"), icon="clock")
PUZZLES = Command(text=_NOOP("commands", "Puzzles"), icon="star")
EDITOR = Command(
    "Ctrl+E",
    _NOOP("shortcuts", "Open or leave the editor of Mono layouts"),
    _NOOP("commands", "Mono layouts"),
)
DRAW = Command(text=_NOOP("commands", "Propose a draw"), icon="half")
RESIGN = Command(text=_NOOP("commands", "Resign"), icon="flag")
TIE = Command(text=_NOOP("commands", "Call it a tie…"), icon="half")
ENTRY = Command(
    "Ctrl+E",
    _NOOP("shortcuts", "Show or hide the line to type moves into"),
    _NOOP("commands", "Type moves"),
    always=True,
)
NEW = Command(
    Standard.New, _NOOP("shortcuts", "A new game"), _NOOP("commands", "New game…"), "plus"
)
SET_UP = Command(text=_NOOP("commands", "Set up from here"), icon="pencil")
COPY = Command(
    Standard.Copy,
    _NOOP("shortcuts", "Copy the board as text"),
    _NOOP("commands", "Copy the board as text"),
    "copy",
)
PASTE = Command(Standard.Paste, text=_NOOP("commands", "Paste"))
PACES = (
    Command(text=_NOOP("commands", "The computer plays calmly")),
    Command(text=_NOOP("commands", "The computer plays briskly")),
    Command(text=_NOOP("commands", "The computer plays fast")),
)
SAVE = Command(
    Standard.Save,
    _NOOP("shortcuts", "Save the record"),
    _NOOP("commands", "Save record"),
    "save",
)
SAVE_AS = Command(
    "Ctrl+Shift+S",
    _NOOP("shortcuts", "Save the record under another name"),
    _NOOP("commands", "Save record as…"),
)
OPEN = Command(
    Standard.Open,
    _NOOP("shortcuts", "Open a record"),
    _NOOP("commands", "Open a record…"),
    "open",
)
FOLDER = Command(text=_NOOP("commands", "Show folder"), icon="folder")
RESTORE = Command(text=_NOOP("commands", "Bring back what was deleted last"), icon="undo")
FIND = Command(Standard.Find, text=_NOOP("commands", "Find"), icon="search")
RENAME = Command("F2", text=_NOOP("commands", "Rename"), icon="pencil")
DELETE = Command(Standard.Delete, text=_NOOP("commands", "Delete"), icon="trash")
PANEL = Command(
    "F9",
    _NOOP("shortcuts", "Open or fold the panel of a small window"),
    _NOOP("commands", "Panel beside the board"),
    always=True,
)
FULL_SCREEN = Command("F11", _NOOP("shortcuts", "Full screen"), _NOOP("commands", "Full screen"))
CALM = Command(text=_NOOP("commands", "Less motion"))
CONTRAST = Command(text=_NOOP("commands", "High contrast"))
TEXT_SIZES = {
    0: Command(text=_NOOP("commands", "As the system has it")),
    100: Command(text=_NOOP("commands", "100 %")),
    125: Command(text=_NOOP("commands", "125 %")),
    150: Command(text=_NOOP("commands", "150 %")),
    175: Command(text=_NOOP("commands", "175 %")),
    200: Command(text=_NOOP("commands", "200 %")),
}
"""By percent of the usual size."""
ABOUT = Command(text=_NOOP("commands", "About Quincunx"))
THEMES = {
    "system": Command(text=_NOOP("commands", "Theme of the system")),
    "light": Command(text=_NOOP("commands", "Day")),
    "dark": Command(text=_NOOP("commands", "Lamplight")),
}
