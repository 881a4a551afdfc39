"""Languages that nobody speaks, to see by them what a translation would meet.

`LONG` writes every text with accents, within brackets, 40 % longer: what is cut lacks a bracket,
and what is plain English no translator can reach. `RIGHT_TO_LEFT` does so from the right.
"""

import re
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTranslator
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from desktop.dev.sample_matches import NAMES
from desktop.games.cards import CARDS
from desktop.language.languages import ENGLISH, speak

LONG, RIGHT_TO_LEFT = "long", "rtl"

_KEPT = re.compile(r"(%n|%L?\d|\{[^{}]*\}|\*\*|`|</?\w[^<>]*>|&(?=\w)|\n)")
_ACCENTS = str.maketrans("aeiouycnAEIOUCN", "äëïöüÿçñÄËÏÖÜÇÑ")
_LONGER = 0.4
_MARK = "\u200f"  # what begins with it is read from the right
_WORD = re.compile(r"[A-Za-z]{4,}")
_NAMES = re.compile(
    "|".join(
        [*(card.title for card in CARDS.values()), *NAMES, "Quincunx", r"(\w+\+)*(Ctrl|Enter)"]
    )
)
"""What is the same in every language."""


class PseudoCatalogue(QTranslator):
    """Every text of the program and of the rules, none of Qt's."""

    def __init__(self, parent: QObject, mark: str = "") -> None:
        super().__init__(parent)
        self._mark = mark

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        ours = not re.match(r"Q[A-Z]", context)
        return self._mark + pseudo(text) + self._mark if ours and text else text

    def isEmpty(self) -> bool:
        return False


def pseudo(text: str) -> str:
    """A text with accents, longer, in brackets; what the program fills in stays.

    >>> pseudo("%n cells")
    '[%n çëlls ëëë]'
    """
    parts = _KEPT.split(text)
    words = "".join(p if _KEPT.fullmatch(p) else p.translate(_ACCENTS) for p in parts)
    return f"[{words} {_filling(round(len(text) * _LONGER))}]"


def _filling(length: int) -> str:
    """So many letters, in words that can be wrapped."""
    return " ".join("ë" * min(6, length - at) for at in range(0, max(1, length), 7))


def speak_pseudo(language: str) -> None:
    """Speaks one of these languages from now on."""
    speak(ENGLISH)
    application = QApplication.instance()
    assert application is not None
    mark = _MARK if language == RIGHT_TO_LEFT else ""
    QCoreApplication.installTranslator(PseudoCatalogue(application, mark))
    if language == RIGHT_TO_LEFT:
        QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)


def plain_texts(window: QWidget) -> Iterator[str]:
    """The texts on a window, seen or told, that have an English word outside of brackets."""
    for widget in (window, *window.findChildren(QWidget)):
        for text in _texts(widget):
            outside = re.sub(r"\[.*\]", "", text, flags=re.DOTALL)
            if _WORD.search(_NAMES.sub("", outside)):
                yield f"{type(widget).__name__}: {text!r}"


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    if isinstance(widget, QAbstractButton | QLabel):
        yield widget.text()
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    yield from (action.text() for action in widget.findChildren(QAction))
