"""The sheet that prints puzzles: kinds, number, difficulty, and where the solutions are."""

from collections.abc import Callable
from functools import partial
from random import randrange

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.controls.buttons import Button, Look
from desktop.controls.choice import Choice
from desktop.controls.labelled import labelled
from desktop.controls.segmented import Segmented
from desktop.controls.stepper import Stepper
from desktop.paper.document import Document, Watch
from desktop.paper.sheet import PaperSheet
from desktop.puzzles.booklet import A_PAGE, MOST, BookletWish, booklet, of_puzzles, printed
from desktop.puzzles.words import LEVELS, name_of
from rules.puzzles import KINDS, Puzzle

translate = QCoreApplication.translate

_SEEDS = 1_000_000


class BookletSheet(PaperSheet):
    """The sheet that prints a booklet of puzzles, or the one `puzzle` at the table."""

    def __init__(self, parent: QWidget | None = None, puzzle: Puzzle | None = None) -> None:
        super().__init__("", parent)
        self.title.setText(self.tr("Print puzzles"))
        self._puzzle = puzzle
        self._seed = randrange(_SEEDS)
        self.what = Segmented(
            translate("commands", "Print"),
            [self.tr("This puzzle"), self.tr("A booklet")],
        )
        self._slugs = [*KINDS]
        self.kind = Choice(
            self.tr("Kind"), [translate("common", "All kinds"), *map(name_of, KINDS)]
        )
        self.count = Stepper(translate("commands", "Puzzles"), 1, MOST, A_PAGE)
        self.level = Segmented(translate("common", "Difficulty"), [name() for name, _ in LEVELS])
        places = [self.tr("Foot of each page"), self.tr("Last page")]
        self.solutions = Segmented(translate("common", "Solutions"), places)
        self.others = Button(self.tr("Other puzzles"), Look.QUIET, "dice")
        for signal in (
            self.what.chosen,
            self.kind.chosen,
            self.level.chosen,
            self.solutions.chosen,
        ):
            signal.connect(lambda _index: self.redraw())
        self.count.changed.connect(self.redraw)
        self.others.clicked.connect(self._take_others)
        self.prepare()

    def rows(self) -> list[QWidget]:
        self._of_booklets = [
            labelled(self.tr("Kind"), "", self.kind),
            labelled(translate("commands", "Puzzles"), "", self.count),
            labelled(translate("common", "Difficulty"), "", self.level),
            labelled(translate("common", "Solutions"), "", self.solutions),
            self.others,
        ]
        self.what.setVisible(self._puzzle is not None)
        return [self.what, *self._of_booklets]

    def make(self) -> Callable[[Watch], Document]:
        puzzle = self._puzzle if self.what.index == 0 else None
        for row in self._of_booklets:
            row.setVisible(puzzle is None)
        self.place_sheet()
        if puzzle is not None:
            return partial(_single, puzzle, self.paper_name)
        at = self.kind.index
        wish = BookletWish(
            tuple(self._slugs) if at == 0 else (self._slugs[at - 1],),
            self.count.value or A_PAGE,
            tuple(LEVELS[self.level.index][1]),
            self.paper_name,
            self._seed,
            self.solutions.index == 1,
        )
        return partial(booklet, wish)

    def _take_others(self) -> None:
        self._seed = randrange(_SEEDS)
        self.redraw()


def _single(puzzle: Puzzle, paper: str, watch: Watch) -> Document:
    """Return a page with one puzzle, and another with its solution."""
    return of_puzzles([printed(puzzle, lambda: not watch(0, 1))], paper, last_page=True)
