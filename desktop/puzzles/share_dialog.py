"""A puzzle of what somebody drew or set up, to be given away: it is solved, then the line sent.

The line seals layouts and atoms; whoever solves the puzzle does not see them.
"""

from pathlib import Path
from threading import Event

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.language.messages import translated
from desktop.puzzles.progress_row import ProgressRow
from desktop.puzzles.ready_puzzles import ready
from desktop.puzzles.words import difficulty_words, goal_words, name_of
from desktop.storage.file_names import dated
from desktop.theme.scaling import fix
from desktop.widgets.buttons import Button, Look
from desktop.widgets.clipboard import share
from desktop.widgets.dialog import Dialog
from desktop.widgets.field import TextField
from desktop.widgets.file_dialogs import ask_save
from desktop.widgets.lay import lay
from desktop.widgets.text import Text
from rules.core.puzzle import Options
from rules.mono.puzzles import MonoPuzzles
from rules.puzzles import InvalidPuzzle, Ready, from_setup, from_text

translate = QCoreApplication.translate

_WIDTH = 520


class SharePuzzleDialog(Dialog):
    """Covers the window; closing it stops what is being worked out."""

    told = Signal(str)
    save_wanted = Signal(object, object)  # path, data

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._task = BackgroundTask(self)
        self.title = Text(self.tr("A puzzle of your layout"), "dialogTitle")
        self.line = Text("", "hint", "muted", wrap=True)
        self.waiting = ProgressRow(self.tr("Measuring the layout to find par…"))
        self.field = TextField()
        self.copy = Button(self.tr("Copy"), Look.ACCENT, "copy")
        self.save = Button(self.tr("Save…"), Look.OUTLINE, "save")
        self.close_button = Button(self.tr("Close"), Look.OUTLINE)
        self._lay_out()
        self.waiting.cancelled.connect(self.leave)
        self.close_button.clicked.connect(self.leave)
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._ask_save)

    def _lay_out(self) -> None:
        self.setAccessibleName(self.title.text())
        self.field.setReadOnly(True)
        self.field.setAccessibleName(self.tr("The puzzle as a line of text"))
        fix(self.sheet, QWidget.setFixedWidth, _WIDTH)
        column = self.sheet.column
        fix(column, QLayout.setSpacing, 12)
        for widget in (self.title, self.line, self.waiting, self.field):
            column.addWidget(widget)
        buttons = (self.close_button, self.save, self.copy)
        column.addLayout(lay(QHBoxLayout(), *((one, 1) for one in buttons), spacing=8))

    def make(self, size: int, labels: str) -> None:
        """Work out the puzzle of a layout."""
        self._show_made(None)
        self.line.setText(self.tr("Large layouts take up to a minute."))

        def think(stop: Event) -> Ready:
            return ready(MonoPuzzles().of_layout(size, labels, stop.is_set))

        self._task.ask(think, self._show_made, self._failed)
        self.waiting.cancel.setFocus()

    def make_of_setup(self, game: str, options: Options, setup: str) -> None:
        """Work out the puzzle of a position, or say why it is none."""
        self.title.setText(self.tr("A puzzle of your position"))
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
            self.line.setText(
                words.format(kind=name_of(found.kind), goal=goal, difficulty=difficulty)
            )
        else:
            self.waiting.hide()
            self.close_button.show()
            self.line.setText(self.tr("This is not a puzzle: {reason}.").format(reason=found))
            self.close_button.setFocus()
        self.place_sheet()

    def _failed(self) -> None:
        self.told.emit(self.tr("This position does not make a puzzle."))
        self.leave()

    def _show_made(self, made: Ready | None) -> None:
        """Show the puzzle, once it is made."""
        self.waiting.setVisible(made is None)
        for widget in (self.field, self.copy, self.save, self.close_button):
            widget.setVisible(made is not None)
        if made is not None:
            par, difficulty = from_text(made.text).par, difficulty_words(made.difficulty)
            words = translate(
                "SharePuzzleDialog",
                "Par is %n points in three turns. {difficulty}. "
                "The layout is hidden inside this line.",
                None,
                par,
            )
            self.line.setText(words.format(difficulty=difficulty))
            self.field.setText(made.text)
            self.field.setCursorPosition(0)
            self.copy.setFocus()
        self.place_sheet()

    # -- giving it

    def _copy(self) -> None:
        share(self.field.text())
        self.told.emit(self.tr("Puzzle copied. Paste it into a message."))

    def _ask_save(self) -> None:
        title, kinds = self.tr("Save the puzzle"), self.tr("Text files (*.txt)")
        path = ask_save(self, title, dated(self.tr("Mono puzzle")), kinds, ".txt")
        if path is not None:
            self.save_file(path)

    def save_file(self, path: Path) -> None:
        """Have the line written to a file."""
        self.save_wanted.emit(path, f"{self.field.text()}\n".encode())

    def leave(self) -> None:
        """Close it for good."""
        self._task.stop()
        super().leave()
