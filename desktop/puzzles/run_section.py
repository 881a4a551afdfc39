"""The choices and the start of a timed run, with the best result so far."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.controls.buttons import Button, Look
from desktop.controls.choice import Choice
from desktop.controls.flow import Flow
from desktop.controls.lay import lay
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.puzzles.results import RunResult, best_run
from desktop.puzzles.timed_run import JUDGED, LENGTHS
from desktop.puzzles.words import name_of

translate = QCoreApplication.translate


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
