"""The player's mistakes in matches, to solve as puzzles: the first due ones as rows."""

import datetime
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.language.numbers import percent
from desktop.puzzles.entry import OpenEntry
from desktop.puzzles.words import day_words
from desktop.storage.mistakes import Mistake
from rules.games import game_named

translate = QCoreApplication.translate

SHOWN = 4
"""The largest number of mistakes listed; after solving some, the player sees others."""


class MistakeList(QWidget):
    """The rows of the due mistakes, or when the next one comes back."""

    chosen = Signal(Mistake)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[OpenEntry] = []
        self._head = Section("")
        self._later = Text("", "detail", "muted", wrap=True)
        self._column = lay(
            QVBoxLayout(self), self._head, self._later, spacing=2, margins=(0, 0, 0, 10)
        )

    def show_mistakes(self, kept: Sequence[Mistake], today: datetime.date) -> None:
        """Show the due ones of these, which are sorted with the first due first."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        due = [one for one in kept if one.due <= today.isoformat()]
        for one in due[:SHOWN]:
            row = OpenEntry(name_of(one), detail_of(one))
            row.clicked.connect(lambda _=False, one=one: self.chosen.emit(one))
            self.rows.append(row)
            self._column.addWidget(row)
        count = len(due)
        self._head.show_fact(translate("MistakeList", "%n to solve", None, count) if due else "")
        words = self.tr("The next mistake comes back on {day}.")
        none = self.tr("Review a finished game. Your mistakes come back here as puzzles.")
        self._later.setText(words.format(day=day_words(kept[0].due)) if kept else none)
        self._later.setVisible(not due)
        self._head.setVisible(bool(due))


def name_of(mistake: Mistake) -> str:
    """Return the title of a mistake: the game and the player."""
    words = translate("MistakeList", "{game}: {name}")
    return words.format(game=game_named(mistake.game).title, name=mistake.player)


def detail_of(mistake: Mistake) -> str:
    """Return the turn of the match, and what the mistake cost."""
    words = translate("MistakeList", "Turn {n}: win chance fell by {share}")
    return words.format(n=mistake.turn, share=percent(mistake.lost))
