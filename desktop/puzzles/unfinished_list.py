"""The unfinished puzzles: the latest ones as rows."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.puzzles.attempts import SavedAttempt
from desktop.puzzles.entry import OpenEntry
from desktop.puzzles.words import name_of, when_words

SHOWN = 30
"""The largest number of attempts listed, the latest ones; ended ones make room for others."""


class BegunList(QWidget):
    """A heading and rows; empty without unfinished puzzles."""

    chosen = Signal(str)  # the line of a puzzle

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[OpenEntry] = []
        self._head = Section(self.tr("Started"))
        self._column = lay(QVBoxLayout(self), self._head, spacing=2, margins=(0, 0, 0, 10))
        self.hide()

    def show_begun(self, begun: Sequence[SavedAttempt]) -> None:
        """Show the latest of these, which are sorted with the latest first."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        for one in begun[:SHOWN]:
            row = OpenEntry(name_of(one.kind), when_words(one.day, one.at, one.seconds))
            row.clicked.connect(lambda _=False, text=one.text: self.chosen.emit(text))
            self.rows.append(row)
            self._column.addWidget(row)
        more = len(begun) - len(self.rows)
        self._head.show_fact(self.tr("{n} more").format(n=more) if more else "")
        self.setVisible(bool(begun))
