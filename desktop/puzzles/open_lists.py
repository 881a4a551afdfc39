"""What is open as rows: unfinished puzzles, and the player's mistakes in matches."""

import datetime
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.language.numbers import percent
from desktop.puzzles.attempts import SavedAttempt
from desktop.puzzles.entry import OpenEntry
from desktop.puzzles.words import day_words, name_of, when_words
from desktop.storage.mistakes import Mistake
from rules.games import game_named

translate = QCoreApplication.translate

ATTEMPTS = 30
"""The largest number of attempts listed, the latest ones; ended ones make room for others."""
MISTAKES = 4
"""The largest number of mistakes listed; after solving some, the player sees others."""


class _OpenList(QWidget):
    """A heading and rows; the heading is hidden without rows."""

    chosen = Signal(object)

    def __init__(self, title: str = "") -> None:
        super().__init__()
        self.rows: list[OpenEntry] = []
        self._head = Section(title)
        self._column = lay(QVBoxLayout(self), self._head, spacing=2, margins=(0, 0, 0, 10))

    def _show(self, rows: Iterable[tuple[str, str, object]], fact: str) -> None:
        """Show the name and detail of each thing that can be chosen, and a fact about all."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        for name, detail, what in rows:
            row = OpenEntry(name, detail)
            row.clicked.connect(lambda _=False, what=what: self.chosen.emit(what))
            self.rows.append(row)
            self._column.addWidget(row)
        self._head.show_fact(fact)
        self._head.setVisible(bool(self.rows))


class BegunList(_OpenList):
    """The latest unfinished puzzles; emits the line of one."""

    def __init__(self) -> None:
        super().__init__(self.tr("Started"))
        self.hide()

    def show_begun(self, begun: Sequence[SavedAttempt]) -> None:
        """Show the latest of these, which are sorted with the latest first."""
        more = len(begun) - ATTEMPTS
        rows = [
            (name_of(one.kind), when_words(one.day, one.at, one.seconds), one.text)
            for one in begun[:ATTEMPTS]
        ]
        self._show(rows, self.tr("{n} more").format(n=more) if more > 0 else "")
        self.setVisible(bool(begun))


class MistakeList(_OpenList):
    """The due mistakes, or when the next one comes back; emits a Mistake."""

    def __init__(self) -> None:
        super().__init__()
        self._later = Text("", "detail", "muted", wrap=True)
        self._column.addWidget(self._later)

    def show_mistakes(self, kept: Sequence[Mistake], today: datetime.date) -> None:
        """Show the due ones of these, which are sorted with the first due first."""
        due = [one for one in kept if one.due <= today.isoformat()]
        title, cost = self.tr("{game}: {name}"), self.tr("Turn {n}: win chance fell by {share}")
        rows = [
            (
                title.format(game=game_named(one.game).title, name=one.player),
                cost.format(n=one.turn, share=percent(one.lost)),
                one,
            )
            for one in due[:MISTAKES]
        ]
        count = len(due)
        self._show(rows, translate("MistakeList", "%n to solve", None, count) if due else "")
        words = self.tr("The next mistake to practise is due on {day}.")
        none = self.tr("Review a finished game. Your mistakes come back here as puzzles.")
        self._later.setText(words.format(day=day_words(kept[0].due)) if kept else none)
        self._later.setVisible(not due)
