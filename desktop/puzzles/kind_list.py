"""The first side of the puzzles: kinds as cards, a line for a pasted puzzle, the results."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.paint.painting import room
from desktop.puzzles.attempts import SavedAttempt
from desktop.puzzles.kind_card import KindCard, KindStanding
from desktop.puzzles.mistake_list import MistakeList
from desktop.puzzles.results import PuzzleResult, RunResult
from desktop.puzzles.results_list import ResultsList
from desktop.puzzles.run_section import RunSection
from desktop.puzzles.unfinished_list import BegunList
from desktop.puzzles.words import LEVELS
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, space
from desktop.widgets.buttons import Button, Look
from desktop.widgets.field import TextField
from desktop.widgets.flow import Flow
from desktop.widgets.lay import lay
from desktop.widgets.segmented import Segmented
from desktop.widgets.surfaces import Section, Surface, scrolling
from desktop.widgets.text import Text
from rules.puzzles import KINDS

_GAP = 12
_LONGEST = 100_000
_NARROW = 320  # a card needs so many pixels
_MANY = (4, 3)  # cards beside each other, where there is room, if the kinds fill whole rows
_GROWS = 1000  # as much as the cards grow more readily than what lies below them
_SENTENCE = 200
_WIDE = 560  # pixels of the cards, from which there is room for a sentence beside the filter


class KindList(QWidget):
    """Emits what is wanted; knows nothing of how puzzles are made or kept."""

    daily_wanted = Signal(str)
    another_wanted = Signal(str, object)  # kind, difficulties
    pasted = Signal(str)
    cancelled = Signal()
    going_on_wanted = Signal(str)  # the line of a puzzle that is begun
    run_wanted = Signal(str, int)  # a kind or empty for all, seconds
    mistake_wanted = Signal(object)  # Mistake

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = {kind: KindCard(kind) for kind in KINDS}
        self.levels = Segmented(
            self.tr("Difficulty of the next puzzle"), [(name(), "") for name, _ in LEVELS]
        )
        self.field = TextField()
        #: verb on a button: the puzzle whose line was pasted
        self.open = Button(self.tr("Open"), Look.QUIET)
        self.problem = Text("", "detail", "error", wrap=True)
        self.run = RunSection()
        self.mistakes = MistakeList()
        self.begun = BegunList()
        self.history = ResultsList()
        self._columns = 0
        self._lay_out()
        self._connect()

    @property
    def first(self) -> QWidget:
        """What to begin with."""
        return next(iter(self.cards.values())).daily

    # -- making

    def _lay_out(self) -> None:
        margin = theme().layout("margin")
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        fix(self._grid, QLayout.setSpacing, _GAP)
        for card in self.cards.values():
            card.setParent(inside)  # or they would stay behind if the list goes before it is seen
        self._area = scrolling(inside)
        left = lay(QVBoxLayout(), self._make_head(), (self._area, 1), spacing=_GAP)
        around = (margin, 0, margin, margin)
        lay(QHBoxLayout(self), (left, 1), self._make_side(), spacing=margin, margins=around)

    def _make_head(self) -> Flow:
        words = self.tr("A new one of each kind every day, and as many others as you like.")
        self._about = Text(words, "hint", "muted", wrap=True)
        another = Text(self.tr("Another one:"), "hint", "muted")
        choice = Flow(another, self.levels, spacing=12, below=2)
        return Flow((self._about, 1), choice, spacing=18, least=_SENTENCE, margins=(4, 0, 4, 0))

    def _make_side(self) -> QWidget:
        side = Surface("surface", "island")
        fix(side, QWidget.setFixedWidth, "panelWidth")
        fix(side.column, QLayout.setSpacing, 8)
        words = self.tr("Paste a puzzle")
        self.field.setPlaceholderText("qx1:…")
        self.field.setAccessibleName(words)
        self.field.setMaxLength(_LONGEST)
        fix(self.open, QWidget.setFixedWidth, 84)
        line = QWidget()
        lay(QHBoxLayout(line), (self.field, 1), self.open, spacing=8)
        self.problem.hide()
        side.column.addWidget(Section(words))
        side.column.addWidget(line)
        side.column.addWidget(self.problem)
        space(side.column, 10)
        side.column.addWidget(scrolling(self._make_lists()), 1)
        return side

    def _make_lists(self) -> QWidget:
        """Return what can be begun, what is begun and what is done, one below the other."""
        lists = QWidget()
        results = Section(self.tr("Results"))
        done = (results, (self.history, 1))
        lay(QVBoxLayout(lists), self.mistakes, self.begun, self.run, *done, spacing=8)
        return lists

    def _connect(self) -> None:
        for card in self.cards.values():
            card.daily_wanted.connect(self.daily_wanted)
            card.another_wanted.connect(self._another)
            card.cancelled.connect(self.cancelled)
        self.run.wanted.connect(self.run_wanted)
        self.mistakes.chosen.connect(self.mistake_wanted)
        self.begun.chosen.connect(self.going_on_wanted)
        self.open.clicked.connect(self._open)
        self.field.returnPressed.connect(self._open)
        self.field.textChanged.connect(lambda: self._edited())
        self._edited()

    def _another(self, kind: str) -> None:
        self.another_wanted.emit(kind, self.difficulties)

    @property
    def difficulties(self) -> range:
        """The difficulties that are wanted of another one."""
        return LEVELS[self.levels.index][1]

    # -- pasting

    def _edited(self) -> None:
        self.show_problem("")
        self.open.setEnabled(bool(self.field.text().strip()))

    def _open(self) -> None:
        text = self.field.text().strip()
        if text:
            self.pasted.emit(text)

    def show_problem(self, reason: str) -> None:
        """Why the pasted text is no puzzle; empty for nothing wrong."""
        self.problem.setText(reason)
        self.problem.setVisible(bool(reason))
        self.field.show_wrong(reason)
        if reason:
            self.field.setFocus()

    # -- what is shown

    def show_standings(self, standing_of: Callable[[str], KindStanding]) -> None:
        """How today's puzzles went; the first that is open leads."""
        open_ones: list[str] = []
        for kind, card in self.cards.items():
            card.show_standing(standing_of(kind))
            if card.standing.today is None:
                open_ones.append(kind)
        for kind, card in self.cards.items():
            card.lead(kind in open_ones[:1])

    def show_results(
        self,
        begun: Sequence[SavedAttempt],
        results: Sequence[PuzzleResult],
        runs: Sequence[RunResult],
    ) -> None:
        """Show what is begun, the latest results, and all timed runs."""
        self.begun.show_begun(begun)
        self.history.show_results(results, runs)
        self.run.show_runs(runs)

    def show_working(self, kind: str) -> None:
        """For which kind a puzzle is being made; empty for none."""
        for name, card in self.cards.items():
            card.show_working(name == kind)

    # -- geometry

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Two cards beside each other where there is room, or more in a large window."""
        aside = theme().layout("panelWidth") + 3 * theme().layout("margin")
        wide = room(self).width() - aside
        self._about.setVisible(wide >= _WIDE)
        fitting = (wide + _GAP) // _NARROW
        columns = next(
            (many for many in _MANY if fitting >= many and len(self.cards) % many == 0),
            int(max(1, min(2, fitting))),
        )
        if columns == self._columns:
            return
        self._columns = columns
        for number, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, number // columns, number % columns)
        rows = -(-len(self.cards) // columns)
        for number in range(len(self.cards)):
            self._grid.setColumnStretch(number, int(number < columns))
            self._grid.setRowStretch(number, _GROWS * int(number < rows))
        self._grid.setRowStretch(len(self.cards), 1)
