"""The dialog that makes a puzzle to share from a layout or position, and solves it first.

All commands for a layout are here: puzzle, line of text, picture, printed pages, and a solver's
report. The line seals layouts and atoms, so that people who solve the puzzle do not see them.
"""

from collections.abc import Callable
from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.controls.buttons import Button, Look
from desktop.controls.chips import Chip
from desktop.controls.field import TextField
from desktop.controls.file_dialogs import ask_save
from desktop.controls.lay import add_layout, lay
from desktop.controls.overlay import Dialog
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import Section, scrolling
from desktop.controls.text import Text
from desktop.games.catalogue import layouts
from desktop.language.ellipsis import with_ellipsis
from desktop.language.messages import translated
from desktop.paper.sheet import PaperSheet
from desktop.puzzles.progress_row import ProgressRow
from desktop.puzzles.ready_puzzles import ready
from desktop.puzzles.words import difficulty_words, goal_words, name_of, title_of
from desktop.shell.clipboard import share
from desktop.storage.file_names import dated
from desktop.theme.scaling import fix, px
from rules.core.clock import Clock
from rules.core.puzzle import Options
from rules.mono.board import HIDDEN, LABELS, board
from rules.mono.puzzles import MonoPuzzles
from rules.mono.puzzles.regions import KIND as REGIONS
from rules.mono.puzzles.regions import reason_of
from rules.mono.regions.maker import SIZES
from rules.mono.regions.report import SolverReport, report_on
from rules.mono.regions.solver import Step
from rules.puzzles import InvalidPuzzle, Ready, from_setup, from_text

translate = QCoreApplication.translate

_WIDTH = 560
_REPORT_SECONDS = 10
_OF_LAYOUTS = (REGIONS.slug, MonoPuzzles.slug)
"""The kinds of puzzles that a layout makes."""


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


class SharePuzzleDialog(Dialog):
    """Covers the window; closing it stops all computations."""

    def __init__(
        self,
        tell: Callable[[str], object],
        write: Callable[[Path, bytes | Callable[[], bytes]], object],
        play_puzzle: Callable[[str], object],
        parent: QWidget,
    ) -> None:
        """`tell` announces a sentence, and `write` writes data to a path.

        `play_puzzle` opens the puzzle of a line.
        """
        super().__init__(parent)
        self._tell, self._write, self._play_puzzle = tell, write, play_puzzle
        self._task, self._reporting = BackgroundTask(self), BackgroundTask(self)
        self.title = Text(self.tr("A puzzle from your layout"), "dialogTitle")
        kinds = [name_of(kind) for kind in _OF_LAYOUTS]
        self.kind = Segmented(self.tr("Kind of puzzle"), kinds)
        #: the numbers that are given: anywhere, or the same upside down
        clues = [self.tr("Any clues"), self.tr("Symmetric clues")]
        self.clues = Segmented(self.tr("Where the clues are"), clues)
        self.line = Text("", "hint", "muted", wrap=True)
        self.waiting = ProgressRow(self.tr("Measuring the layout to find par…"))
        self.field = TextField()
        self.copy = Button(translate("common", "Copy"), Look.ACCENT, "copy")
        #: verb: the puzzle is opened to be solved here
        self.solve = Button(translate("common", "Solve"), Look.OUTLINE)
        self._layout = (0, "")
        self.report = ReportView()
        self.picture = Button(with_ellipsis(translate("common", "Picture")), Look.QUIET, "copy")
        self.print_layout = Button(self.tr("Print layout…"), Look.QUIET, "print")
        self.print_puzzle = Button(self.tr("Print puzzle…"), Look.QUIET, "print")
        self.save = Button(with_ellipsis(translate("common", "Save")), Look.OUTLINE, "save")
        self.close_button = Button(translate("common", "Close"), Look.OUTLINE)
        self._lay_out()
        self.waiting.cancel.clicked.connect(self.leave)
        self.close_button.clicked.connect(self.leave)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_save)
        self.solve.clicked.connect(self._play)
        self.picture.clicked.connect(self._open_picture)
        self.print_layout.clicked.connect(self._open_paper)
        self.print_puzzle.clicked.connect(self._open_puzzle_paper)
        self.kind.chosen.connect(self._make_of_layout)
        self.clues.chosen.connect(self._make_of_layout)

    def _lay_out(self) -> None:
        self.setAccessibleName(self.title.text())
        self.field.setReadOnly(True)
        self.field.setAccessibleName(self.tr("The puzzle as a line of text"))
        fix(self.sheet, QWidget.setFixedWidth, _WIDTH)
        column = self.sheet.column
        fix(column, QLayout.setSpacing, 12)
        self.kind.hide()
        self.clues.hide()
        parts = (self.title, self.kind, self.clues, self.line, self.waiting, self.field)
        for widget in (*parts, self.report):
            column.addWidget(widget)
        self._more = (self.picture, self.print_layout, self.print_puzzle)
        for button in (self.report, *self._more):
            button.hide()
        add_layout(column, lay(QHBoxLayout(), *((one, 1) for one in self._more), spacing=8))
        buttons = (self.close_button, self.save, self.solve, self.copy)
        add_layout(column, lay(QHBoxLayout(), *((one, 1) for one in buttons), spacing=8))

    def make(self, size: int, labels: str) -> None:
        """Make a puzzle of the chosen kind from a complete layout.

        The known cells of an incomplete layout are taken as clues, and a solver reports on them.
        """
        self._layout = (size, labels)
        self.picture.show()
        self.print_layout.show()
        if HIDDEN in labels:
            self._show_draft()
            return
        self.kind.setVisible(size in SIZES)
        self._make_of_layout()
        if self.kind.isVisible():
            self.kind.segment(self.kind.index).setFocus()
        else:
            self.waiting.cancel.setFocus()

    def _show_draft(self) -> None:
        self.title.setText(translate("commands", "Share or solve"))
        self.setAccessibleName(self.title.text())
        self.line.setText(
            self.tr("If the painted cells are the clues of a puzzle, it follows that:")
        )
        for widget in (self.waiting, self.field, self.copy, self.save, self.solve):
            widget.hide()
        self.close_button.show()
        self.close_button.setFocus()
        self._report_on(*self._layout)
        self.place_sheet()

    def _report_on(self, size: int, clues: str) -> None:
        """Have a solver report on clues."""
        if size not in SIZES:
            return

        def think(stop: Event) -> SolverReport:
            return report_on(size, clues, Clock(_REPORT_SECONDS, stop).out)

        def then(report: SolverReport) -> None:
            self.report.show_report(size, report)
            self.report.show()
            self.place_sheet()

        self._reporting.ask(think, then)

    def _make_of_layout(self) -> None:
        size, labels = self._layout
        regions = size in SIZES and _OF_LAYOUTS[self.kind.index] == REGIONS.slug
        symmetric = self.clues.index == 1
        self.clues.setVisible(regions)
        self._reporting.stop()
        self.report.hide()
        self._show_made(None)
        if regions:
            self.waiting.show_text(translate("common", "Making a puzzle…"), stops=True)
            self.line.setText(self.tr("Some numbers of your layout are given."))
        else:
            self.waiting.show_text(self.tr("Measuring the layout to find par…"), stops=True)
            self.line.setText(self.tr("Large layouts take up to a minute."))

        def think(stop: Event) -> Ready:
            if regions:
                return ready(REGIONS.of_layout(labels, symmetric=symmetric, out=stop.is_set))
            return ready(MonoPuzzles().of_layout(size, labels, stop.is_set))

        self._task.ask(think, self._show_made, self._failed)

    def make_of_setup(self, game: str, options: Options, setup: str) -> None:
        """Make the puzzle of a position, or show why that is impossible."""
        self.title.setText(self.tr("A puzzle from your position"))
        self.setAccessibleName(self.title.text())
        self._show_made(None)
        self.waiting.show_text(self.tr("Checking for a single solution…"), stops=True)
        self.line.setText(
            self.tr("A puzzle needs a single best move, or a single first move that wins.")
        )

        def think(stop: Event) -> Ready | str:
            try:
                return ready(from_setup(game, options, setup, stop.is_set))
            except InvalidPuzzle as error:
                return translated(error.message)

        self._task.ask(think, self._show_found, self._failed)
        self.waiting.cancel.setFocus()

    def _show_found(self, found: Ready | str) -> None:
        if isinstance(found, Ready):
            self._show_made(found)
            puzzle = from_text(found.text)
            words = self.tr("{kind}: {goal}. {difficulty}.")
            goal, difficulty = (
                goal_words(found.kind, puzzle.goal),
                difficulty_words(found.difficulty),
            )
            self.line.setText(words.format(kind=title_of(puzzle), goal=goal, difficulty=difficulty))
        else:
            self.waiting.hide()
            self.close_button.show()
            self.line.setText(
                translate("common", "This is not a puzzle: {reason}.").format(reason=found)
            )
            self.close_button.setFocus()
        self.place_sheet()

    def _failed(self) -> None:
        self._tell(self.tr("This position does not make a puzzle."))
        self.leave()

    def _show_made(self, made: Ready | None) -> None:
        """Show the finished puzzle."""
        self.waiting.setVisible(made is None)
        for widget in (self.field, self.copy, self.save, self.solve, self.close_button):
            widget.setVisible(made is not None)
        self.print_puzzle.setVisible(made is not None and self.print_layout.isVisible())
        if made is not None and made.kind == REGIONS.slug:
            self._report_on(self._layout[0], from_text(made.text).position)
            self._show_line(made, self._regions_words(made))
        elif made is not None:
            par, difficulty = from_text(made.text).par, difficulty_words(made.difficulty)
            words = translate(
                "SharePuzzleDialog",
                "Par is %n points in three turns. {difficulty}. "
                "The layout is hidden inside this line.",
                None,
                par,
            )
            self._show_line(made, words.format(difficulty=difficulty))
        self.place_sheet()

    def _regions_words(self, made: Ready) -> str:
        """Return the result for a puzzle of regions, in words."""
        position = from_text(made.text).position
        given = len(position) - position.count(HIDDEN)
        words = translate(
            "SharePuzzleDialog", "%n of {all} numbers are given. {difficulty}.", None, given
        )
        return words.format(all=len(position), difficulty=difficulty_words(made.difficulty))

    def _show_line(self, made: Ready, words: str) -> None:
        self.line.setText(words)
        self.field.setText(made.text)
        self.field.setCursorPosition(0)
        if not self.kind.isVisible():  # otherwise the choice keeps the focus
            self.copy.setFocus()

    # -- sharing

    def _copy(self) -> None:
        share(self.field.text())
        self._tell(translate("common", "Puzzle copied. Paste it into a message."))

    def _play(self) -> None:
        text = self.field.text()
        self.leave()
        self._play_puzzle(text)

    def _ask_save(self) -> None:
        title, kinds = self.tr("Save the puzzle"), translate("common", "Text files (*.txt)")
        path = ask_save(self, title, dated(self.tr("Mono puzzle")), kinds, ".txt")
        if path is not None:
            self.save_file(path)

    def save_file(self, path: Path) -> None:
        """Write the line to a file."""
        self._write(path, f"{self.field.text()}\n".encode())

    def place_sheet(self) -> None:
        """Centre the dialog; in a low window the list of steps is shorter."""
        self.report.shrink(0)
        self.sheet.column.activate()
        self.report.shrink(self.sheet.sizeHint().height() - self.height() + px(16))
        self.sheet.column.activate()
        super().place_sheet()

    # -- pictures and paper

    def _open_picture(self) -> None:
        """Open the sheet that saves a picture of the layout, over this one."""
        # Imported here: it loads the boards of all games.
        from desktop.export.sheet import ExportSheet

        sheet = ExportSheet(layouts().scene_of(*self._layout), self.window())
        sheet.save_wanted.connect(self._write)
        sheet.open(sheet.save)

    def _open_paper(self) -> None:
        """Open the sheet that prints the layout."""
        from desktop.paper.commands import BoardPaper, Printable

        self._print(BoardPaper(Printable(layouts=[("", *self._layout)]), self.window()))

    def _open_puzzle_paper(self) -> None:
        """Open the sheet that prints the puzzle."""
        from desktop.puzzles.booklet_sheet import BookletSheet

        self._print(BookletSheet(self.window(), from_text(self.field.text())))

    def _print(self, sheet: PaperSheet) -> None:
        sheet.save_wanted.connect(self._write)
        sheet.told.connect(self._tell)
        sheet.open(sheet.close_button)

    def leave(self) -> None:
        """Close the dialog for good."""
        self._task.stop()
        self._reporting.stop()
        super().leave()
