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
        return self.keys, QCoreApplication.translate("shortcuts", str(self.what))

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
BACKWARD, FORWARD = Command("Alt+Left"), Command("Alt+Right")
HINT = Command("H", text=_NOOP("commands", "Hint"), icon="hint", also="Ctrl+H", yields=True)
LENS = Command(
    "L",
    text=_NOOP("commands", "Lens: what you could work out"),
    icon="lens",
    also="Ctrl+L",
    yields=True,
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
NEW = Command(text=_NOOP("commands", "New game…"), icon="plus")
SET_UP = Command(text=_NOOP("commands", "Set up from here"), icon="pencil")
COPY = Command(text=_NOOP("commands", "Copy the board as text"), icon="copy")
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
SAVE_AS = Command(text=_NOOP("commands", "Save record as…"))
OPEN = Command(
    Standard.Open,
    _NOOP("shortcuts", "Open a record"),
    _NOOP("commands", "Open a record…"),
    "open",
)
FIND = Command(Standard.Find, text=_NOOP("commands", "Find"), icon="search")
RENAME = Command("F2", text=_NOOP("commands", "Rename"), icon="pencil")
DELETE = Command(Standard.Delete, text=_NOOP("commands", "Delete"), icon="trash")
BACK = Command("Esc", always=True)
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
