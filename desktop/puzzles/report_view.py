"""The solver's report on a layout or puzzle, as chips and a list of steps."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.controls.chips import Chip
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section, scrolling
from desktop.controls.text import Text
from desktop.language.messages import translated
from desktop.theme.scaling import fix, px
from rules.mono.board import LABELS, board
from rules.mono.puzzles.regions import reason_of
from rules.mono.regions.report import SolverReport
from rules.mono.regions.solver import Step

translate = QCoreApplication.translate

_HIGH, _LEAST = 168, 44


class ReportView(QWidget):
    """Shows what a solver deduces step by step, and where it must guess."""

    def __init__(self) -> None:
        super().__init__()
        self.section = Section(self.tr("Solver’s report"))
        self.unique, self.deducible = Chip(""), Chip("")
        self.steps = Text("", "hint", wrap=True)
        inside = QWidget()
        lay(QVBoxLayout(inside), self.steps, None, margins=(4, 0, 8, 0))
        self._area = scrolling(inside, "surface")
        self._area.setFixedHeight(px(_HIGH))
        chips = lay(QHBoxLayout(), self.unique, self.deducible, None, spacing=8)
        self._column = lay(QVBoxLayout(self), self.section, chips, self._area)
        fix(self._column, QLayout.setSpacing, 6)

    def shrink(self, by: int) -> None:
        """Reduce the height by up to this many pixels."""
        self._area.setFixedHeight(max(px(_LEAST), px(_HIGH) - max(0, by)))
        self._column.invalidate()
        self.updateGeometry()

    def show_report(self, size: int, report: SolverReport) -> None:
        """Show a solver's report. `size` is that of its board, for the names of the cells."""
        self.unique.setText(_solutions(report))
        count = len(report.guesses)
        words = self.tr("Solvable without guessing")
        if report.solutions == 0:
            words = self.tr("Contradiction")
        elif count:
            words = translate("ReportView", "%n cells must be guessed", None, count)
        self.deducible.setText(words)
        for chip in (self.unique, self.deducible):
            chip.updateGeometry()
        steps = len(report.steps)
        self.section.show_fact(translate("ReportView", "%n steps", None, steps))
        names = board(size).names
        lines = [f"{number}. {step_words(step, names)}"
                 for number, step in enumerate(report.steps, 1)]  # fmt: skip
        if count:
            cells = ", ".join(names[cell] for cell in report.guesses)
            lines.append(self.tr("Then guess: {cells}.").format(cells=cells))
        self.steps.setText("\n".join(lines) or self.tr("No technique gives another step."))


def step_words(step: Step, names: tuple[str, ...]) -> str:
    """Return what a step concludes, and why."""
    cells = ", ".join(names[cell] for cell in step.cells)
    words = translate("ReportView", "{cells} = {label}. {reason}")
    if step.barred:
        words = translate("ReportView", "{cells}: not {label}. {reason}")
    return words.format(
        cells=cells, label=LABELS[step.region - 1], reason=translated(reason_of(step))
    )


def _solutions(report: SolverReport) -> str:
    """Return how many layouts are possible."""
    if report.solutions is None:
        return translate("ReportView", "Number of solutions unknown")
    texts = (
        translate("ReportView", "No solution"),
        translate("ReportView", "One solution"),
        translate("ReportView", "Several solutions"),
    )
    return texts[report.solutions]
