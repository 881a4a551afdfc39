"""Commands of keys, menus and buttons; key and names of each are defined once, here."""

from collections.abc import Iterable
from enum import IntEnum, auto
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.controls.keyboard_layout import character_of
from desktop.language.languages import SYSTEM, offered

translate = QCoreApplication.translate

Standard = QKeySequence.StandardKey


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
    """A command. `label` and `icon` are for menus and buttons; `text` is the untranslated label.

    `what` describes it in the list of shortcuts, in its `group`; without it, the command is not
    listed. `also` is a second key. `always`: the key also works while a text is typed. `yields`:
    boards and fields may use the key first.
    """

    key: QKeySequence.StandardKey | str = ""
    what: object = ""
    text: object = ""
    icon: str = ""
    always: bool = False
    also: str = ""
    yields: bool = False
    group: Group = Group.WINDOW

    @property
    def label(self) -> str:
        """The name in the language of the window."""
        return translate("commands", str(self.text))

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
        """The key and the description, for the list of shortcuts."""
        keys = " / ".join(filter(None, (self.keys, self.also)))
        return keys, translate("shortcuts", str(self.what))

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


def listed(commands: Iterable[Command]) -> list[tuple[str, str]]:
    """Return the rows of these commands for the list of shortcuts."""
    return [command.row for command in commands if command.what]


RULES = Command(
    Standard.HelpContents,
    QT_TRANSLATE_NOOP("shortcuts", "Rules of this game"),
    QT_TRANSLATE_NOOP("commands", "Rules"),
    "help",
    group=Group.HELP,
)
SHORTCUTS = Command(
    "?",
    QT_TRANSLATE_NOOP("shortcuts", "This list"),
    QT_TRANSLATE_NOOP("commands", "Shortcuts"),
    yields=True,
    group=Group.HELP,
)
UNDO = Command(
    Standard.Undo,
    QT_TRANSLATE_NOOP("shortcuts", "Undo"),
    QT_TRANSLATE_NOOP("commands", "Undo"),
    "undo",
    group=Group.MOVES,
)
REDO = Command(
    Standard.Redo,
    #: verb: makes a move again that was taken back
    QT_TRANSLATE_NOOP("shortcuts", "Redo"),
    QT_TRANSLATE_NOOP("commands", "Redo"),
    "redo",
    group=Group.MOVES,
)
REPLAY = Command(
    "F4",
    QT_TRANSLATE_NOOP("shortcuts", "Show the last turn again"),
    QT_TRANSLATE_NOOP("commands", "Show the last turn again"),
    "play",
    group=Group.TURNS,
)
BACKWARD = Command("Alt+Left", text=QT_TRANSLATE_NOOP("commands", "Previous move"))
FORWARD = Command("Alt+Right", text=QT_TRANSLATE_NOOP("commands", "Next move"))
REVIEW = Command(
    "Ctrl+R",
    QT_TRANSLATE_NOOP("shortcuts", "Review the game: where it was decided, and what was better"),
    QT_TRANSLATE_NOOP("commands", "Review"),
    "graph",
    group=Group.TURNS,
)
HINT = Command(
    "H",
    QT_TRANSLATE_NOOP("shortcuts", "A hint. Enter plays it, Esc closes it."),
    QT_TRANSLATE_NOOP("commands", "Hint"),
    "hint",
    also="Ctrl+H",
    yields=True,
    group=Group.BOARD,
)
LENS = Command(
    "L",
    QT_TRANSLATE_NOOP("shortcuts", "Turn the lens on or off (Mono and Black Box)"),
    QT_TRANSLATE_NOOP("commands", "Lens: see what you could work out"),
    "lens",
    also="Ctrl+L",
    yields=True,
    group=Group.BOARD,
)
COACH = Command(text=QT_TRANSLATE_NOOP("commands", "Coach in the first games"))
BACK = Command(
    "Ctrl+W",
    QT_TRANSLATE_NOOP("shortcuts", "Leave the page"),
    QT_TRANSLATE_NOOP("commands", "Back to the games"),
    "back",
    group=Group.LEAVING,
)
EDITOR = Command(
    "Ctrl+E",
    QT_TRANSLATE_NOOP("shortcuts", "Open or leave the editor of Mono layouts"),
    QT_TRANSLATE_NOOP("commands", "Mono layouts"),
)
MENU = Command(
    "F10",
    QT_TRANSLATE_NOOP("shortcuts", "Menu with all commands"),
    QT_TRANSLATE_NOOP("commands", "Menu"),
    "menu",
)
FULL_SCREEN = Command(
    "F11",
    QT_TRANSLATE_NOOP("shortcuts", "Full screen"),
    QT_TRANSLATE_NOOP("commands", "Full screen"),
)
QUIT = Command(
    "Ctrl+Q", QT_TRANSLATE_NOOP("shortcuts", "Quit Quincunx"), QT_TRANSLATE_NOOP("commands", "Quit")
)
RECORDS = Command(text=QT_TRANSLATE_NOOP("commands", "Saved games"), icon="clock")
PUZZLES = Command(text=QT_TRANSLATE_NOOP("commands", "Puzzles"), icon="star")
OWN_STANDING = Command(text=QT_TRANSLATE_NOOP("commands", "Statistics"), icon="chart")
LESSONS = Command(text=QT_TRANSLATE_NOOP("commands", "Lessons"), icon="check")
DRAW = Command(text=QT_TRANSLATE_NOOP("commands", "Offer a draw"), icon="half")
RESIGN = Command(text=QT_TRANSLATE_NOOP("commands", "Resign"), icon="flag")
TIE = Command(text=QT_TRANSLATE_NOOP("commands", "Claim a draw…"), icon="half")
ENTRY = Command(
    "Ctrl+E",
    QT_TRANSLATE_NOOP("shortcuts", "Show or hide the field for typed moves"),
    QT_TRANSLATE_NOOP("commands", "Type moves"),
    always=True,
    group=Group.BOARD,
)
HERE = Command(
    "F5",
    QT_TRANSLATE_NOOP("shortcuts", "Describe the square under the cursor"),
    QT_TRANSLATE_NOOP("commands", "Describe this square"),
    group=Group.READING,
)
AGAIN = Command(
    "F6",
    QT_TRANSLATE_NOOP("shortcuts", "Repeat the last announcement"),
    QT_TRANSLATE_NOOP("commands", "Repeat"),
    group=Group.READING,
)
STANDING = Command(
    "F7",
    QT_TRANSLATE_NOOP("shortcuts", "Read the score and the next step"),
    QT_TRANSLATE_NOOP("commands", "Read the score"),
    group=Group.READING,
)
ROWS = Command(
    "F8",
    QT_TRANSLATE_NOOP("shortcuts", "Read the board row by row, one row for each press"),
    QT_TRANSLATE_NOOP("commands", "Read the next row"),
    group=Group.READING,
)
SET_UP = Command(
    text=QT_TRANSLATE_NOOP("commands", "Set up a position from this one"), icon="pencil"
)
COPY = Command(
    Standard.Copy,
    QT_TRANSLATE_NOOP("shortcuts", "Copy the board as text"),
    QT_TRANSLATE_NOOP("commands", "Copy the board as text"),
    "copy",
    group=Group.FILES,
)
COPY_PICTURE = Command(
    "Ctrl+Shift+C",
    QT_TRANSLATE_NOOP("shortcuts", "Copy the board as a picture"),
    QT_TRANSLATE_NOOP("commands", "Copy picture"),
    group=Group.FILES,
)
SHARE_RESULT = Command(text=QT_TRANSLATE_NOOP("commands", "Copy the result to share"), icon="copy")
EXPORT = Command(text=QT_TRANSLATE_NOOP("commands", "Export picture…"))
PASTE = Command(Standard.Paste, text=QT_TRANSLATE_NOOP("commands", "Paste"), icon="paste")
PACES = (
    Command(text=QT_TRANSLATE_NOOP("commands", "Computer speed: slow")),
    Command(text=QT_TRANSLATE_NOOP("commands", "Computer speed: normal")),
    Command(text=QT_TRANSLATE_NOOP("commands", "Computer speed: fast")),
)
#: which moves of Adamas wait for the button that plays them
CONFIRMATIONS = {
    "never": Command(text=QT_TRANSLATE_NOOP("commands", "Never")),
    "splits": Command(text=QT_TRANSLATE_NOOP("commands", "Splits and merges only")),
    "always": Command(text=QT_TRANSLATE_NOOP("commands", "Always")),
}
ENDS_TURNS = Command(text=QT_TRANSLATE_NOOP("commands", "End turns automatically"))
STUDY = Command(
    "Ctrl+T",
    QT_TRANSLATE_NOOP("shortcuts", "Study a finished game: variations, comments, engine"),
    QT_TRANSLATE_NOOP("commands", "Study this game"),
    "book",
    group=Group.TURNS,
)
PROMOTE = Command("Ctrl+Up", text=QT_TRANSLATE_NOOP("commands", "Promote variation"), icon="up")
ANOTHER_DRAW = Command(text=QT_TRANSLATE_NOOP("commands", "Change this draw…"), icon="dice")
ENGINE = Command("Ctrl+G", text=QT_TRANSLATE_NOOP("commands", "Engine"))
NEW = Command(
    Standard.New,
    QT_TRANSLATE_NOOP("shortcuts", "A new game"),
    QT_TRANSLATE_NOOP("commands", "New game…"),
    "plus",
    group=Group.FILES,
)
OPEN = Command(
    Standard.Open,
    QT_TRANSLATE_NOOP("shortcuts", "Open a saved game"),
    QT_TRANSLATE_NOOP("commands", "Open game…"),
    "open",
    group=Group.FILES,
)
PROOF = Command(text=QT_TRANSLATE_NOOP("commands", "Save all letters as proof…"), icon="mail")
MOVE = Command(
    text=QT_TRANSLATE_NOOP("commands", "Move this game to another computer…"), icon="computer"
)
PASTE_LETTER = Command(
    "Ctrl+Shift+V",
    QT_TRANSLATE_NOOP("shortcuts", "Read a letter that you have copied"),
    QT_TRANSLATE_NOOP("commands", "Paste letter"),
    "mail",
    group=Group.FILES,
)
SAVE = Command(
    Standard.Save,
    QT_TRANSLATE_NOOP("shortcuts", "Save the game"),
    QT_TRANSLATE_NOOP("commands", "Save game"),
    "save",
    group=Group.FILES,
)
SAVE_AS = Command(
    "Ctrl+Shift+S",
    QT_TRANSLATE_NOOP("shortcuts", "Save the game under another name"),
    QT_TRANSLATE_NOOP("commands", "Save game as…"),
    group=Group.FILES,
)
PRINT = Command(
    Standard.Print,
    QT_TRANSLATE_NOOP("shortcuts", "Print the game, the position or puzzles"),
    QT_TRANSLATE_NOOP("commands", "Print…"),
    "print",
    group=Group.FILES,
)
FOLDER = Command(text=QT_TRANSLATE_NOOP("commands", "Show folder"), icon="folder")
RESTORE = Command(text=QT_TRANSLATE_NOOP("commands", "Restore the last deleted game"), icon="undo")
SAVE_TABLE = Command(text=QT_TRANSLATE_NOOP("commands", "Save as CSV"), icon="file")
FORGET = Command(text=QT_TRANSLATE_NOOP("commands", "Reset: ignore all games so far"), icon="trash")
FORGET_ALL = Command(text=QT_TRANSLATE_NOOP("commands", "Reset for everybody"), icon="trash")
COUNT_AGAIN = Command(text=QT_TRANSLATE_NOOP("commands", "Count all games again"), icon="undo")
FIND = Command(Standard.Find, text=QT_TRANSLATE_NOOP("commands", "Find"), icon="search")
RENAME = Command("F2", text=QT_TRANSLATE_NOOP("commands", "Rename"), icon="pencil")
DELETE = Command(Standard.Delete, text=QT_TRANSLATE_NOOP("commands", "Delete"), icon="trash")
PANEL = Command(
    "F9",
    QT_TRANSLATE_NOOP("shortcuts", "Open or fold the panel in a small window"),
    QT_TRANSLATE_NOOP("commands", "Panel beside the board"),
    always=True,
    group=Group.BOARD,
)
WHOLE_BOARD = Command("Ctrl+0", text=QT_TRANSLATE_NOOP("commands", "Whole board"))
CALM = Command(text=QT_TRANSLATE_NOOP("commands", "Reduce motion"))
CONTRAST = Command(text=QT_TRANSLATE_NOOP("commands", "High contrast"))
TEXT_SIZES = {
    0: Command(text=QT_TRANSLATE_NOOP("commands", "Same as system")),
    100: Command(text=QT_TRANSLATE_NOOP("commands", "100 %")),
    125: Command(text=QT_TRANSLATE_NOOP("commands", "125 %")),
    150: Command(text=QT_TRANSLATE_NOOP("commands", "150 %")),
    175: Command(text=QT_TRANSLATE_NOOP("commands", "175 %")),
    200: Command(text=QT_TRANSLATE_NOOP("commands", "200 %")),
}
"""The commands by text size, in percent of the usual size."""
VOLUMES = {
    0: Command(text=QT_TRANSLATE_NOOP("commands", "Off")),
    25: Command(text=QT_TRANSLATE_NOOP("commands", "Soft")),
    55: Command(text=QT_TRANSLATE_NOOP("commands", "Medium")),
    100: Command(text=QT_TRANSLATE_NOOP("commands", "Loud")),
}
"""The commands by volume, in percent of the greatest volume."""
SETTINGS = Command(
    "Ctrl+,",
    QT_TRANSLATE_NOOP("shortcuts", "Settings"),
    QT_TRANSLATE_NOOP("commands", "Settings…"),
    "sliders",
)
ABOUT = Command(text=QT_TRANSLATE_NOOP("commands", "About Quincunx"))
THEMES = {
    "system": Command(text=QT_TRANSLATE_NOOP("commands", "System theme")),
    "light": Command(text=QT_TRANSLATE_NOOP("commands", "Light")),
    "dark": Command(text=QT_TRANSLATE_NOOP("commands", "Dark")),
}
LANGUAGES = {
    SYSTEM: Command(text=QT_TRANSLATE_NOOP("commands", "System language")),
    **{code: Command(text=name) for code, name in offered().items()},
}
"""The commands by language code. Each language is listed under its native name."""


def commands_of(group: Group) -> list[Command]:
    """Return the commands of the window in a group of the list of shortcuts."""
    known = [thing for thing in globals().values() if isinstance(thing, Command)]
    return [command for command in known if command.what and command.group is group]
