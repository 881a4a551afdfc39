"""The latest results, one under the other."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.paint.painting import painting, room
from desktop.puzzles.entry import ROW, paint_entry
from desktop.puzzles.results import PuzzleResult
from desktop.puzzles.stars import paint_stars, width_of
from desktop.puzzles.words import name_of, star_words, when_words, wrong_words
from desktop.theme.scaling import fix
from desktop.widgets.text import Text

SHOWN = 40
_STAR = 6.5


class ResultRow(QWidget):
    """A puzzle's name, when it was played, how long, how often, and its stars."""

    def __init__(self, result: PuzzleResult) -> None:
        super().__init__()
        self.result = result
        fix(self, QWidget.setFixedHeight, ROW)
        self.setAccessibleName(
            f"{name_of(result.kind)}. {self.detail()}. {star_words(result.stars)}"
        )

    def detail(self) -> str:
        """What stands under the name."""
        result = self.result
        parts = [when_words(result.day, result.at, result.seconds)]
        if result.tries > 1:
            parts.append(self.tr("{n} tries").format(n=result.tries))
        if result.wrong:
            parts.append(wrong_words(result.wrong))
        return " · ".join(parts)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole = room(self).adjusted(4, 4, -4, -4)
            aside = width_of(_STAR)
            paint_stars(
                painter,
                QPointF(whole.right() - aside, whole.center().y()),
                _STAR,
                self.result.stars,
            )
            words = whole.adjusted(0, 0, -aside - 8, 0)
            paint_entry(painter, words, self.result.kind, self.detail())


class ResultsList(QWidget):
    """Rows, or a word where there are none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[ResultRow] = []
        self._none = Text(self.tr("Nothing solved yet."), "hint", "muted")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        fix(self._none, QWidget.setContentsMargins, 4, 4, 4, 0)
        self._column.addWidget(self._none)
        self._column.addStretch()

    def show_results(self, results: Sequence[PuzzleResult]) -> None:
        """Shows these."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [ResultRow(result) for result in results]
        for number, row in enumerate(self.rows):
            self._column.insertWidget(number, row)
        self._none.setVisible(not self.rows)
