"""The panel beside the kinds: the player's progress, or another side opened from the bar."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.controls.accessible_role import Heading
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.choice import Choice
from desktop.controls.field import TextField
from desktop.controls.flow import Flow
from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import Section, Surface, scrolling
from desktop.controls.text import Text
from desktop.puzzles.dashboard import Dashboard
from desktop.puzzles.open_lists import BegunList, MistakeList
from desktop.puzzles.results import RunResult, best_run
from desktop.puzzles.results_list import ResultsList
from desktop.puzzles.timed_run import JUDGED, LENGTHS
from desktop.puzzles.words import name_of
from desktop.theme.scaling import fix

translate = QCoreApplication.translate

_LONGEST = 100_000


class Side(Enum):
    """The sides of the panel."""

    PROGRESS = 0
    RUN = 1
    MISTAKES = 2
    PASTE = 3
    RESULTS = 4


class RunSection(QWidget):
    """A heading with the best result, a choice of kinds, and the start button."""

    def __init__(self) -> None:
        super().__init__()
        self._runs: Sequence[RunResult] = ()
        self._kinds = ["", *JUDGED]
        self.head = Section(self.tr("Your best"))
        names = [translate("common", "All quick puzzles"), *(name_of(kind) for kind in JUDGED)]
        self.kind = Choice(self.tr("Puzzles in this run"), names)
        minutes = [translate("common", "{n} min").format(n=seconds // 60) for seconds in LENGTHS]
        self.length = Segmented(self.tr("Length of the run"), minutes)
        #: verb on a button: begins the run
        self.start = Button(self.tr("Start"), Look.QUIET, "clock")
        row = Flow(self.length, (self.start, 1))
        about = Text(self.tr("Solve as many as you can before the time is up."), "hint", "muted",
                     wrap=True)  # fmt: skip
        lay(QVBoxLayout(self), about, self.kind, row, self.head, spacing=8, margins=(0, 0, 0, 10))
        self.kind.chosen.connect(self._show_best)
        self.length.chosen.connect(self._show_best)

    @property
    def choice(self) -> tuple[str, int]:
        """The kind (empty for all) and the seconds."""
        return self._kinds[self.kind.index], LENGTHS[self.length.index]

    def show_runs(self, runs: Sequence[RunResult]) -> None:
        """Show the highest number of puzzles solved in a run."""
        self._runs = runs
        self._show_best()

    def _show_best(self) -> None:
        best = best_run(self._runs, *self.choice)
        self.head.show_fact(self.tr("best {n}").format(n=best) if best else "")
        self.head.setVisible(best > 0)


class PasteBox(QWidget):
    """A field for the line of a puzzle, and the error if it cannot be read."""

    pasted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.field = TextField()
        self.field.setPlaceholderText("qx1:…")
        self.field.setAccessibleName(translate("common", "Paste a puzzle"))
        self.field.setMaxLength(_LONGEST)
        #: verb on a button: the puzzle whose line was pasted
        self.open = Button(translate("commands", "Open"), Look.QUIET)
        fix(self.open, QWidget.setFixedWidth, 84)
        self.problem = Text("", "detail", "error", wrap=True)
        self.problem.hide()
        about = Text(
            self.tr("Somebody sent you a puzzle? Paste its line here, or the whole message."),
            *("hint", "muted"),
            wrap=True,
        )
        line = QWidget()
        lay(QHBoxLayout(line), (self.field, 1), self.open, spacing=8)
        lay(QVBoxLayout(self), about, line, self.problem, None, spacing=8)
        self.open.clicked.connect(self._open)
        self.field.returnPressed.connect(self._open)
        self.field.textChanged.connect(self._edited)
        self._edited()

    def _edited(self) -> None:
        self.show_problem("")
        self.open.setEnabled(bool(self.field.text().strip()))

    def _open(self) -> None:
        text = self.field.text().strip()
        if text:
            self.pasted.emit(text)

    def show_problem(self, reason: str) -> None:
        """Show why the pasted text is not a puzzle; empty if it is one."""
        self.problem.setText(reason)
        self.problem.setVisible(bool(reason))
        self.field.show_wrong(reason)
        if reason:
            self.field.setFocus()


class SidePanel(Surface):
    """Shows one side at a time; all but the first have a heading and a back button."""

    changed = Signal()
    """Another side is shown, or the panel must be folded."""

    def __init__(self) -> None:
        super().__init__("surface", "island", (14, 14, 6, 10))
        self.dashboard, self.begun = Dashboard(), BegunList()
        self.run, self.mistakes = RunSection(), MistakeList()
        self.paste, self.history = PasteBox(), ResultsList()
        self.side = Side.PROGRESS
        self._head = QWidget()
        self._title = Heading("", "section")
        self.close_button = IconButton("close", translate("common", "Close"), 36)
        self._stack = QStackedWidget()
        progress = QWidget()
        lay(QVBoxLayout(progress), self.dashboard, 8, self.begun, None, margins=(0, 0, 8, 0))
        inside: dict[Side, QWidget] = {
            Side.PROGRESS: progress,
            Side.RUN: self.run,
            Side.MISTAKES: self.mistakes,
            Side.PASTE: self.paste,
            Side.RESULTS: self.history,
        }
        self._places = {side: self._placed(inside[side]) for side in Side}
        lay(
            QHBoxLayout(self._head),
            *((self._title, 1), self.close_button),
            margins=(4, 0, 4, 6),
        )
        self.column.addWidget(self._head)
        self.column.addWidget(self._stack, 1)
        fix(self, QWidget.setFixedWidth, "panelWidth")
        for kind, row in self.dashboard.rows.items():
            row.clicked.connect(lambda _=False, kind=kind: self._show_results(kind))
        self.close_button.clicked.connect(lambda: self.show_side(Side.PROGRESS))
        self.show_side(Side.PROGRESS)

    def _placed(self, inside: QWidget) -> QWidget:
        around = QWidget()
        lay(QVBoxLayout(around), inside, None, margins=(0, 0, 8, 0))
        area = scrolling(around, "surface")
        self._stack.addWidget(area)
        return area

    def _titles(self) -> dict[Side, str]:
        return {
            Side.PROGRESS: translate("common", "Your progress"),
            Side.RUN: translate("common", "Against the clock"),
            Side.MISTAKES: translate("common", "Your mistakes"),
            Side.PASTE: translate("common", "Paste a puzzle"),
            Side.RESULTS: self.tr("Results"),
        }

    def show_side(self, side: Side) -> None:
        """Show a side."""
        self.side = side
        self._stack.setCurrentWidget(self._places[side])
        self._title.setText(self._titles()[side])
        self.changed.emit()

    def show_head(self, folds: bool) -> None:
        """Show the heading on the first side, too, if the panel can be folded there."""
        self._head.setHidden(self.side is Side.PROGRESS and not folds)

    def _show_results(self, kind: str) -> None:
        self.history.show_kind(kind)
        self.show_side(Side.RESULTS)
        self.history.kind.setFocus()
