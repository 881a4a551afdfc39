"""`python -m tests.tools.plain_words`: finds English texts on every screen, in a test language.

In this language every text that is looked up comes back with accents on all its letters. So any
text that is shown, painted or given to screen readers in plain letters was never looked up.
"""

import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QAction, QPainter, QPainterPath
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QPlainTextEdit, QStackedWidget, QWidget

import resources
from desktop.board.view import BoardView
from rules.games import GAMES
from tests.tools import sample_matches
from tests.tools.fits import popups
from tests.tools.offscreen import offscreen
from tests.tools.pseudo import LONG
from tests.tools.screenshots import COMMENT, Photographer

_WORD = re.compile(r"(?<!\w)[A-Za-z]{2,}(?!\w)")
_MARK = re.compile(r"<[^>]*>")
_NO_WORDS = re.compile(r"\S+/\S*|\w+\.qcx|\(Language\)|^Language$")
"""Addresses, files, and texts that are the same in any language."""

_TOLD = (
    "text",
    "title",
    "windowTitle",
    "toolTip",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
    "statusTip",
    "whatsThis",
)
"""Qt's getters for the texts of widgets and menu entries."""
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)

_AT_THE_END = "at the end"

_SAME = (
    *("Quincunx", "Python", "Qt", "PySide", "Ann", "Charlotte", "evening", *sample_matches.NAMES),
    *("Cameron Browne", "Eric Solomon", "Douglas Zander", "Richard Rognlie"),
    *("Ctrl", "Alt", "Shift", "Esc", "Enter", "Space", "Tab", "Left", "Right", "Up", "Home"),
    *("PgUp", "PgDown", "Backspace", "Delete", "Del"),
    *("end", COMMENT, *(game.slug for game in GAMES)),
)
"""Words that are the same in every language.

They are the names of the program, of people, of a match and of the games, keys, the words that end
a turn, a user's own texts, and file names.
"""


@cache
def names() -> frozenset[str]:
    """Return the words that may be plain: names, and the words of Qt's dates."""
    locale = QLocale()
    dates = [locale.amText(), locale.pmText()]
    for form in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat):
        dates += [locale.monthName(month, form) for month in range(1, 13)]
        dates += [locale.dayName(day, form) for day in range(1, 8)]
    texts = (*_SAME, *(game.title for game in GAMES), *dates)
    return frozenset(word for text in texts for word in re.split(r"[\s,.]+", text))


def plain_words(text: str) -> list[str]:
    """Return the words of a text that were never looked up."""
    found = _WORD.finditer(_NO_WORDS.sub(" ", _MARK.sub(" ", text)))
    return [one[0] for one in found if not _is_name(one[0], cut=one.string[one.end() :][:1] == "…")]


def _is_name(word: str, *, cut: bool) -> bool:
    """Whether a word is a name, or the beginning of one that was `cut` to fit."""
    return word in names() or (cut and any(name.startswith(word) for name in names()))


def walk() -> Iterator[str]:
    """Walk through the screens; yield each text with plain words once."""
    painted: set[str] = set()
    _overhear(QPainter, "drawText", painted)
    _overhear(QPainterPath, "addText", painted)
    told = set(_words_of_help())
    met: set[str] = set()
    with offscreen(language=LONG) as window:
        photographer = Photographer(window)
        photographer.dress("day")
        for screen in chain(photographer.screens(), [_AT_THE_END]):
            said = _said(window, hidden=screen == _AT_THE_END)
            for text in (*said, *_painted(window, painted)):
                if text in met:
                    continue
                met.add(text)
                words = plain_words(text)
                if words and not (screen.endswith("-help") and told.issuperset(words)):
                    yield f"{screen}: {', '.join(words)}: {text!r}"


def _overhear(owner: type, name: str, heard: set[str]) -> None:
    """Record every text that is painted."""
    paint: Callable[..., object] = getattr(owner, name)

    def noting(*arguments: object) -> object:
        heard.update(one for one in arguments if isinstance(one, str))
        return paint(*arguments)

    setattr(owner, name, noting)


def _painted(window: QWidget, painted: set[str]) -> Iterator[str]:
    """Yield the texts painted since the last screen; pictures of pieces are painted only once."""
    for one in (window, *popups(window)):
        one.grab()
    yield from sorted(painted)
    painted.clear()


def _said(window: QWidget, *, hidden: bool) -> Iterator[str]:
    """Yield the texts of widgets, menus and lists, visible or for screen readers.

    Hidden pages are left out unless `hidden`: reading them on every screen took as long as the
    rest.
    """
    for top in (window, *popups(window)):
        below = top.findChildren(QObject) if hidden else _current(top)
        for thing in (top, *(one for one in below if isinstance(one, QWidget | QAction))):
            for name in _TOLD:
                if name != "text" or not isinstance(thing, QLineEdit | QPlainTextEdit):
                    yield from _text(thing, name)
        for rows in top.findChildren(QAbstractItemView):
            yield from _rows(rows)
        for view in top.findChildren(BoardView):
            if view.board_scene is not None and view.board_scene.view is not None:
                yield from (spot.name for spot in view.board_scene.spots())


def _current(top: QObject) -> Iterator[QObject]:
    """Yield all objects below `top` except the hidden pages of stacks."""
    for child in top.children():
        if isinstance(top, QStackedWidget) and child in _hidden_pages(top):
            continue
        yield child
        yield from _current(child)


def _hidden_pages(stack: QStackedWidget) -> list[QObject]:
    pages = (stack.widget(number) for number in range(stack.count()))
    return [page for page in pages if page is not None and page is not stack.currentWidget()]


def _text(thing: QObject, name: str) -> Iterator[str]:
    value = thing.property(name)
    if isinstance(value, str) and value:
        yield value


def _rows(rows: QAbstractItemView) -> Iterator[str]:
    model = rows.model()
    for row in range(model.rowCount() if model is not None else 0):
        for role in _ROLES:
            value = model.index(row, 0).data(role)
            if isinstance(value, str):
                yield value


def _words_of_help() -> Iterator[str]:
    """Yield the words of the help, which is translated page by page, and of other licences."""
    licences = resources.path("licences", "parts.json")
    for page in (*resources.path("help").glob("*.md"), licences):
        yield from _WORD.findall(page.read_text(encoding="utf-8"))


def main() -> int:
    """Print the plain texts; return 1 if there are any."""
    left = 0
    for line in walk():
        print(line, flush=True)
        left = 1
    return left


if __name__ == "__main__":
    sys.exit(main())
