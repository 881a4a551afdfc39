"""The latest results as a list."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.controls.accessible_role import HasRole
from desktop.controls.choice import Choice
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.paint.painting import painting, room
from desktop.paint.text import paint_line
from desktop.puzzles.entry import ROW, paint_entry
from desktop.puzzles.results import PuzzleResult, RunResult, rating_of
from desktop.puzzles.stars import paint_stars, width_of
from desktop.puzzles.words import (
    day_of,
    name_of,
    run_words,
    star_words,
    when_words,
    wrong_words,
)
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from rules.puzzles import KINDS

translate = QCoreApplication.translate

SHOWN = 40
_STAR = 6.5
_NUMBER = 44


class _Row(HasRole, QWidget):
    """An entry that ends with a figure."""

    def __init__(self, name: str, detail: str, told: str, aside: float) -> None:
        """`told` is the figure for screen readers, and `aside` its width in pixels."""
        super().__init__()
        self._name, self.detail, self._aside = name, detail, aside
        fix(self, QWidget.setFixedHeight, ROW)
        self.setAccessibleName(f"{name}. {detail}. {told}")

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole = room(self).adjusted(4, 4, -4, -4)
            paint_entry(painter, whole.adjusted(0, 0, -self._aside - 8, 0), self._name, self.detail)
            self.paint_figure(painter, whole.adjusted(whole.width() - self._aside, 0, 0, 0))

    def paint_figure(self, painter: QPainter, box: QRectF) -> None:
        """Paint the figure at the end of the row."""
        raise NotImplementedError


class ResultRow(_Row):
    """A puzzle's name, when and how long it was played, how often, and its stars."""

    def __init__(self, result: PuzzleResult) -> None:
        parts = [when_words(result.day, result.at, result.seconds)]
        if (tries := result.tries) > 1:
            parts.append(translate("ResultRow", "%n tries", None, tries))
        if result.wrong:
            parts.append(wrong_words(result.wrong))
        told = star_words(result.stars)
        super().__init__(name_of(result.kind), " · ".join(parts), told, width_of(_STAR))
        self.result = result

    def paint_figure(self, painter: QPainter, box: QRectF) -> None:
        paint_stars(painter, QPointF(box.left(), box.center().y()), _STAR, self.result.stars)


class RunRow(_Row):
    """A timed run: its name, its date, and the number of solved puzzles."""

    def __init__(self, run: RunResult) -> None:
        missed, solved = run.missed, run.solved
        failed = translate("RunRow", "%n not solved", None, missed)
        told = translate("common", "%n solved", None, solved)
        name, detail = run_words(run.kind, run.seconds), f"{day_of(run.at)} · {failed}"
        super().__init__(name, detail, told, _NUMBER)
        self.run = run

    def paint_figure(self, painter: QPainter, box: QRectF) -> None:
        made, ink = theme().font("title"), theme().colour("text")
        paint_line(painter, str(self.run.solved), box, made, ink, Qt.AlignmentFlag.AlignRight)


class ResultsList(QWidget):
    """The results of all kinds or of one: the player's rating, and the latest as rows.

    It can show the timed runs instead.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[ResultRow] = []
        self.runs: list[RunRow] = []
        self._results: Sequence[PuzzleResult] = ()
        self._runs: Sequence[RunResult] = ()
        self._kinds = ["", *KINDS]
        names = [translate("common", "All kinds"), *(name_of(kind) for kind in KINDS)]
        names.append(translate("common", "Against the clock"))
        self.kind = Choice(self.tr("Results of"), names)
        self.kind.chosen.connect(self._show)
        self.summary = Text("", "hint", "muted", wrap=True)
        self._none = Text(self.tr("Nothing solved yet."), "hint", "muted")
        for text in (self.summary, self._none):
            fix(text, QWidget.setContentsMargins, 4, 4, 4, 0)
        self._column = lay(QVBoxLayout(self), self.kind, self.summary, self._none, None)

    def show_results(self, results: Sequence[PuzzleResult], runs: Sequence[RunResult] = ()) -> None:
        """Show these results, the latest first."""
        self._results, self._runs = results, runs
        self._show()

    def show_kind(self, kind: str) -> None:
        """Show only the results of a kind."""
        self.kind.choose(self._kinds.index(kind))
        self._show()

    def _show(self) -> None:
        for row in (*self.rows, *self.runs):
            row.hide()
            row.deleteLater()
        self.rows, self.runs = [], []
        if self.kind.index < len(self._kinds):
            wanted = self._kinds[self.kind.index]
            found = [one for one in self._results if wanted in ("", one.kind)]
            self.rows = [ResultRow(result) for result in found[:SHOWN]]
            self.summary.setText(self._summary(found))
        else:
            self.runs = [RunRow(run) for run in self._runs[:SHOWN]]
            count = len(self._runs)
            self.summary.setText(translate("ResultsList", "%n timed runs", None, count))
        rows = (*self.rows, *self.runs)
        for row in rows:
            self._column.insertWidget(self._column.count() - 1, row)
        self.summary.setVisible(bool(rows))
        self.kind.setVisible(bool(self._results or self._runs))
        self._none.setVisible(not rows)

    def _summary(self, found: Sequence[PuzzleResult]) -> str:
        """Return how many were solved, and the rating with its uncertainty."""
        solved = sum(one.solved for one in found)
        words = self.tr("{n} of {all} solved").format(n=solved, all=len(found))
        rating = rating_of(found)
        if rating is None:
            return words
        told = self.tr("{words} · your rating {rating} ± {margin}")
        return told.format(words=words, rating=round(rating.value), margin=round(rating.margin))
