"""Commands of keys, menus and buttons; key and names of each are defined once, here."""

from enum import IntEnum, auto
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.controls.keyboard_layout import character_of
from desktop.language.ellipsis import with_ellipsis
from desktop.language.languages import SYSTEM, offered

translate = QCoreApplication.translate

Standard = QKeySequence.StandardKey

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
PRESSING = (*ENTER, Qt.Key.Key_Space)
"""The keys that press what has the focus."""


class Group(IntEnum):
    """The groups of the window's commands in the list of shortcuts, in this order."""

    HELP = auto()
    MOVES = auto()
    BOARD = auto()
    FILES = auto()
    TURNS = auto()
    READING = auto()
    WINDOW = auto()
    LEAVING = auto()


class Command(NamedTuple):
    """A command. `text` is its untranslated name, `icon` its picture in menus and on buttons.

    A command with a `group` is in the list of shortcuts. `also` is a second key. `asks`: it asks
    something before it acts. `always`: the key also works while a text is typed. `yields`:
    boards and fields may use the key first.
    """

    text: object
    key: QKeySequence.StandardKey | str = ""
    icon: str = ""
    group: Group | None = None
    also: str = ""
    asks: bool = False
    always: bool = False
    yields: bool = False

    @property
    def name(self) -> str:
        """The name in the language of the window."""
        return translate("commands", str(self.text))

    @property
    def label(self) -> str:
        """The name for menus and buttons, with an ellipsis if the command asks something."""
        return with_ellipsis(self.name) if self.asks else self.name

    @property
    def sequence(self) -> QKeySequence:
        """The key."""
        return QKeySequence(self.key)

    @property
    def keys(self) -> str:
        """The key as a text, in the language of the window."""
        return self.sequence.toString(QKeySequence.SequenceFormat.NativeText)

    @property
    def row(self) -> tuple[str, str]:
        """The key and the name, for the list of shortcuts."""
        return " / ".join(filter(None, (self.keys, self.also))), self.name

    def matches(self, event: QKeyEvent) -> bool:
        """Return whether the pressed key is that of the command."""
        if isinstance(self.key, QKeySequence.StandardKey):
            return event.matches(self.key)
        if len(self.key) == 1 and is_plain(event, shift=False):
            return character_of(event) == self.key.lower()
        return bool(self.key) and _pressed(event) in (self.sequence, QKeySequence(self.also))


_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def is_plain(event: QKeyEvent, *, shift: bool = True) -> bool:
    """Return whether a key is pressed without Ctrl, Alt and Meta; `shift` allows Shift."""
    with_shift = _MODIFIERS | Qt.KeyboardModifier.ShiftModifier
    return not event.modifiers() & (_MODIFIERS if shift else with_shift)


def _pressed(event: QKeyEvent) -> QKeySequence:
    """Return the pressed keys; both Enter keys count as one, and so do both sets of digits."""
    key = Qt.Key(event.key())
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    enter = Qt.Key.Key_Enter if key == Qt.Key.Key_Return else key
    return QKeySequence(QKeyCombination(held, enter))


RULES = Command(
    QT_TRANSLATE_NOOP("commands", "Rules"), Standard.HelpContents, "help", group=Group.HELP
)
SHORTCUTS = Command(QT_TRANSLATE_NOOP("commands", "Shortcuts"), "?", yields=True, group=Group.HELP)
UNDO = Command(QT_TRANSLATE_NOOP("commands", "Undo"), Standard.Undo, "undo", group=Group.MOVES)
#: verb: makes a move again that was undone
REDO = Command(QT_TRANSLATE_NOOP("commands", "Redo"), Standard.Redo, "redo", group=Group.MOVES)
REPLAY = Command(
    QT_TRANSLATE_NOOP("commands", "Show the last turn again"), "F4", "play", group=Group.TURNS
)
BACKWARD = Command(QT_TRANSLATE_NOOP("commands", "Previous move"), "Alt+Left", group=Group.MOVES)
FORWARD = Command(QT_TRANSLATE_NOOP("commands", "Next move"), "Alt+Right", group=Group.MOVES)
REVIEW = Command(QT_TRANSLATE_NOOP("commands", "Review"), "Ctrl+R", "graph", group=Group.TURNS)
HINT = Command(
    QT_TRANSLATE_NOOP("commands", "Hint"),
    "H",
    "hint",
    also="Ctrl+H",
    yields=True,
    group=Group.BOARD,
)
LENS = Command(
    #: the lens shows on the board the chances that follow from what a player knows
    QT_TRANSLATE_NOOP("commands", "Lens: see what you could work out"),
    "L",
    "lens",
    also="Ctrl+L",
    yields=True,
    group=Group.BOARD,
)
LOOPS = Command(QT_TRANSLATE_NOOP("commands", "Longest loops"), icon="eye")
COACH = Command(QT_TRANSLATE_NOOP("commands", "Coach in the first games"))
BACK = Command(
    QT_TRANSLATE_NOOP("commands", "Back to the games"), "Ctrl+W", "back", group=Group.LEAVING
)
EDITOR = Command(QT_TRANSLATE_NOOP("commands", "Mono layouts"), "Ctrl+E", group=Group.WINDOW)
MENU = Command(QT_TRANSLATE_NOOP("commands", "Menu"), "F10", "menu", group=Group.WINDOW)
FULL_SCREEN = Command(QT_TRANSLATE_NOOP("commands", "Full screen"), "F11", group=Group.WINDOW)
QUIT = Command(QT_TRANSLATE_NOOP("commands", "Quit"), "Ctrl+Q", group=Group.WINDOW)
RECORDS = Command(QT_TRANSLATE_NOOP("commands", "Saved games"), icon="clock")
PUZZLES = Command(QT_TRANSLATE_NOOP("commands", "Puzzles"), icon="star")
OWN_STANDING = Command(QT_TRANSLATE_NOOP("commands", "Statistics"), icon="chart")
LESSONS = Command(QT_TRANSLATE_NOOP("commands", "Lessons"), icon="check")
DRAW = Command(QT_TRANSLATE_NOOP("commands", "Offer a draw"), icon="half")
RESIGN = Command(QT_TRANSLATE_NOOP("commands", "Resign"), icon="flag")
TIE = Command(QT_TRANSLATE_NOOP("commands", "Claim a draw"), icon="half", asks=True)
ENTRY = Command(
    QT_TRANSLATE_NOOP("commands", "Type moves"), "Ctrl+E", always=True, group=Group.BOARD
)
HERE = Command(QT_TRANSLATE_NOOP("commands", "Describe this square"), "F5", group=Group.READING)
AGAIN = Command(
    QT_TRANSLATE_NOOP("commands", "Repeat the last announcement"), "F6", group=Group.READING
)
STANDING = Command(QT_TRANSLATE_NOOP("commands", "Read the score"), "F7", group=Group.READING)
ROWS = Command(QT_TRANSLATE_NOOP("commands", "Read the next row"), "F8", group=Group.READING)
SET_UP = Command(QT_TRANSLATE_NOOP("commands", "Set up a position from this one"), icon="pencil")
COPY = Command(
    QT_TRANSLATE_NOOP("commands", "Copy the board as text"),
    Standard.Copy,
    "copy",
    group=Group.FILES,
)
COPY_PICTURE = Command(
    QT_TRANSLATE_NOOP("commands", "Copy picture"), "Ctrl+Shift+C", group=Group.FILES
)
SHARE_RESULT = Command(QT_TRANSLATE_NOOP("commands", "Copy the result to share"), icon="copy")
EXPORT = Command(QT_TRANSLATE_NOOP("commands", "Export picture"), asks=True)
PASTE = Command(QT_TRANSLATE_NOOP("commands", "Paste"), Standard.Paste, "paste")
PACES = (
    Command(QT_TRANSLATE_NOOP("commands", "Computer speed: slow")),
    Command(QT_TRANSLATE_NOOP("commands", "Computer speed: normal")),
    Command(QT_TRANSLATE_NOOP("commands", "Computer speed: fast")),
)
#: which moves of Adamas wait for the button that plays them
CONFIRMATIONS = {
    "never": Command(QT_TRANSLATE_NOOP("commands", "Never")),
    "splits": Command(QT_TRANSLATE_NOOP("commands", "Splits and merges only")),
    "always": Command(QT_TRANSLATE_NOOP("commands", "Always")),
}
ENDS_TURNS = Command(QT_TRANSLATE_NOOP("commands", "End turns automatically"))
STUDY = Command(
    QT_TRANSLATE_NOOP("commands", "Study this game"), "Ctrl+T", "book", group=Group.TURNS
)
PROMOTE = Command(QT_TRANSLATE_NOOP("commands", "Promote variation"), "Ctrl+Up", "up")
ANOTHER_DRAW = Command(QT_TRANSLATE_NOOP("commands", "Change this draw"), icon="dice", asks=True)
ENGINE = Command(QT_TRANSLATE_NOOP("commands", "Engine"), "Ctrl+G")
NEW = Command(
    QT_TRANSLATE_NOOP("commands", "New game"), Standard.New, "plus", asks=True, group=Group.FILES
)
OPEN = Command(
    QT_TRANSLATE_NOOP("commands", "Open game"), Standard.Open, "open", asks=True, group=Group.FILES
)
PROOF = Command(QT_TRANSLATE_NOOP("commands", "Save all letters as proof"), icon="mail", asks=True)
MOVE = Command(
    QT_TRANSLATE_NOOP("commands", "Move this game to another computer"), icon="computer", asks=True
)
PASTE_LETTER = Command(
    QT_TRANSLATE_NOOP("commands", "Paste letter"), "Ctrl+Shift+V", "mail", group=Group.FILES
)
SAVE = Command(QT_TRANSLATE_NOOP("commands", "Save game"), Standard.Save, "save", group=Group.FILES)
SAVE_AS = Command(
    QT_TRANSLATE_NOOP("commands", "Save game as"), "Ctrl+Shift+S", asks=True, group=Group.FILES
)
PRINT = Command(
    QT_TRANSLATE_NOOP("commands", "Print"), Standard.Print, "print", asks=True, group=Group.FILES
)
FOLDER = Command(QT_TRANSLATE_NOOP("commands", "Show folder"), icon="folder")
RESTORE = Command(QT_TRANSLATE_NOOP("commands", "Restore the last deleted game"), icon="undo")
SAVE_TABLE = Command(QT_TRANSLATE_NOOP("commands", "Save as CSV"), icon="file")
FORGET = Command(QT_TRANSLATE_NOOP("commands", "Reset: ignore all games so far"), icon="trash")
FORGET_ALL = Command(QT_TRANSLATE_NOOP("commands", "Reset for everybody"), icon="trash")
COUNT_AGAIN = Command(QT_TRANSLATE_NOOP("commands", "Count all games again"), icon="undo")
FIND = Command(QT_TRANSLATE_NOOP("commands", "Find"), Standard.Find, "search")
RENAME = Command(QT_TRANSLATE_NOOP("commands", "Rename"), "F2", "pencil")
DELETE = Command(QT_TRANSLATE_NOOP("commands", "Delete"), Standard.Delete, "trash")
PANEL = Command(
    QT_TRANSLATE_NOOP("commands", "Panel beside the board"), "F9", always=True, group=Group.BOARD
)
WHOLE_BOARD = Command(QT_TRANSLATE_NOOP("commands", "Whole board"), "Ctrl+0")
CALM = Command(QT_TRANSLATE_NOOP("commands", "Reduce motion"))
CONTRAST = Command(QT_TRANSLATE_NOOP("commands", "High contrast"))
TEXT_SIZES = {
    0: Command(QT_TRANSLATE_NOOP("commands", "Same as system")),
    100: Command("100 %"),
    125: Command("125 %"),
    150: Command("150 %"),
    175: Command("175 %"),
    200: Command("200 %"),
}
"""The commands by text size, in percent of the usual size."""
VOLUMES = {
    #: no sounds
    0: Command(QT_TRANSLATE_NOOP("commands", "Off")),
    #: volume of sounds
    25: Command(QT_TRANSLATE_NOOP("commands", "Soft")),
    #: volume of sounds
    55: Command(QT_TRANSLATE_NOOP("commands", "Medium")),
    #: volume of sounds
    100: Command(QT_TRANSLATE_NOOP("commands", "Loud")),
}
"""The commands by volume, in percent of the greatest volume."""
SETTINGS = Command(
    QT_TRANSLATE_NOOP("commands", "Settings"), "Ctrl+,", "sliders", asks=True, group=Group.WINDOW
)
ABOUT = Command(QT_TRANSLATE_NOOP("commands", "About Quincunx"))
THEMES = {
    "system": Command(QT_TRANSLATE_NOOP("commands", "System theme")),
    "light": Command(QT_TRANSLATE_NOOP("commands", "Light")),
    "dark": Command(QT_TRANSLATE_NOOP("commands", "Dark")),
}
LANGUAGES = {
    SYSTEM: Command(QT_TRANSLATE_NOOP("commands", "System language")),
    **{code: Command(name) for code, name in offered().items()},
}
"""The commands by language code. Each language is listed under its native name."""


def commands_of(group: Group) -> list[Command]:
    """Return the commands of the window in a group of the list of shortcuts."""
    known = [thing for thing in globals().values() if isinstance(thing, Command)]
    return [command for command in known if command.group is group]
