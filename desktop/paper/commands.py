"""*Print…* on a page with a board: the match, the position, or a blank sheet."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.board.editing.edit_scene import EditScene
from desktop.board.view import BoardView
from desktop.controls.commands import PRINT
from desktop.controls.labelled import labelled
from desktop.controls.overlay import Dialog
from desktop.controls.segmented import Segmented
from desktop.games.catalogue import layout_game, ui_of
from desktop.games.on_paper import ScoreSheet, ScoreSheetMaker
from desktop.language.numbers import number
from desktop.paper import LAYOUTS_A_PAGE
from desktop.paper.document import Document, Watch, body_of, numbered
from desktop.paper.match_sheet import Turn, match_sheet, position_sheet
from desktop.paper.sheet import PaperSheet, forget_printed
from desktop.shell.page import Page
from rules.core import Position
from rules.match import Match

translate = QCoreApplication.translate


Maker = Callable[[str, int | None, Watch], Document]
"""Makes a document from the paper, the number of diagrams (None: one a turn), and a `Watch`."""


@dataclass(frozen=True, slots=True)
class Printable:
    """The things a page can print, as one viewer may know them. The match is a copy."""

    view: Position | None = None
    match: Match | None = None
    viewer: int | None = None
    turns: Sequence[Turn] = ()
    """The turns of a study with its variations and comments, in place of those of the match."""
    layouts: Sequence[tuple[str, int, str]] = ()
    """Layouts of Mono: the name, size and labels of each."""


class BoardPaper(PaperSheet):
    """The sheet that prints a match, a position, a layout, or a blank sheet."""

    def __init__(self, printable: Printable, parent: QWidget | None = None) -> None:
        super().__init__(translate("commands", "Print"), parent)
        self._printable = printable
        slug = printable.view.game if printable.view is not None else layout_game()
        offered: list[tuple[str, Maker]] = []
        if printable.match is not None:
            offered.append((translate("commands", "Game"), self._make_match))
        if printable.view is not None:
            offered.append((translate("paper", "Position"), self._make_position))
        several = len(printable.layouts) > 1
        if printable.layouts:
            words = translate("common", "Layouts") if several else translate("common", "Layout")
            offered.append((words, self._make_layouts))
        score_sheet = ui_of(slug).score_sheet
        if score_sheet is not None:
            make_blank = partial(self._make_blank, score_sheet)
            offered.append((translate("paper", "Blank sheet"), make_blank))
        self._makers = [maker for _, maker in offered]
        #: what is printed: the game, the position, …
        self.what = Segmented(translate("commands", "Print"), [words for words, _ in offered])
        self.diagrams = Segmented(
            translate("paper", "Diagrams"),
            [
                #: button: only the last position is printed
                translate("paper", "Last"),
                #: button: only some turns are printed
                translate("paper", "Some"),
                translate("paper", "Every turn"),
            ],
            1,
        )
        numbers = [number(count) for count in LAYOUTS_A_PAGE]
        #: how many layouts are on a page of paper
        self.a_page = Segmented(translate("paper", "On a page"), numbers, len(numbers) - 1)
        self.a_page.chosen.connect(lambda _index: self.redraw())
        self.what.chosen.connect(lambda _index: self.redraw())
        self.diagrams.chosen.connect(lambda _index: self.redraw())
        self.prepare()

    def rows(self) -> list[QWidget]:
        self._diagrams_row = labelled(translate("paper", "Diagrams"), "", self.diagrams)
        self._a_page_row = labelled(translate("paper", "On a page"), "", self.a_page)
        return [self.what, self._diagrams_row, self._a_page_row]

    def make(self) -> Callable[[Watch], Document]:
        made = self._makers[self.what.index]
        self._diagrams_row.setVisible(made is self._makers[0] and self._printable.match is not None)
        self._a_page_row.setVisible(made == self._make_layouts and len(self._printable.layouts) > 1)
        self.place_sheet()
        return partial(made, self.paper_name, (0, 6, None)[self.diagrams.index])

    # These run in a thread.

    def _make_match(self, paper: str, diagrams: int | None, watch: Watch) -> Document:
        found = self._printable
        assert found.match is not None
        return match_sheet(found.match, found.viewer, paper, diagrams, watch, found.turns)

    def _make_position(self, paper: str, diagrams: int | None, watch: Watch) -> Document:
        assert self._printable.view is not None
        return position_sheet(self._printable.view, paper)

    def _make_layouts(self, paper: str, diagrams: int | None, watch: Watch) -> Document:
        a_page = LAYOUTS_A_PAGE[self.a_page.index]
        return layout_sheets(self._printable.layouts, paper, a_page)

    def _make_blank(
        self, make: ScoreSheetMaker, paper: str, diagrams: int | None, watch: Watch
    ) -> Document:
        found = self._printable
        if found.layouts:
            size = found.layouts[0][1]
        else:
            size = getattr(found.view.options, "size", 0) if found.view is not None else 0
        return sheet_to_write_on(make("", size, ""), paper)


class PaperCommands(QObject):
    """Answers *Print…* on a page; `make` returns the sheet, or None with nothing to print."""

    def __init__(self, page: Page, make: Callable[[QWidget], PaperSheet | None]) -> None:
        super().__init__(page)
        self._page, self._make = page, make
        page.add_command(PRINT, self.open)

    def open(self) -> None:
        """Open the sheet."""
        sheet = self._make(self._page.window())
        if sheet is None:
            self._page.told.emit(self.tr("There is nothing to print here."))
            return
        _open(self._page, sheet)

    def close(self) -> None:
        """Close the sheet, and delete the printed file: both are for one player only."""
        forget_printed()
        for sheet in self._page.window().findChildren(Dialog):
            if isinstance(sheet, PaperSheet):
                sheet.leave()


def sheet_to_write_on(sheet: ScoreSheet, paper: str) -> Document:
    """Return a document with one blank sheet to write on."""
    room = body_of(paper)
    return numbered(sheet.title, paper, [partial(_paint_on, sheet, room)], sheet.line)


def layout_sheets(
    layouts: Sequence[tuple[str, int, str]], paper: str, a_page: int = LAYOUTS_A_PAGE[-1]
) -> Document:
    """Return layouts for play on paper; each is given by its name, size and labels.

    A single layout has the page for itself, with a board for the opponent's. Several layouts share
    pages, `a_page` of them on each, as LAYOUTS_A_PAGE allows.
    """
    ui = ui_of(layout_game())
    assert ui.score_sheet is not None
    assert ui.layouts is not None
    if len(layouts) == 1:
        return sheet_to_write_on(ui.score_sheet(*layouts[0]), paper)
    room, sheets = body_of(paper), ui.layouts.sheets(layouts, a_page)
    bodies = [partial(_paint_on, sheet, room) for sheet in sheets]
    return numbered(sheets[0].title, paper, bodies)


def print_layouts(page: Page, layouts: Sequence[tuple[str, int, str]]) -> None:
    """Open the sheet that prints layouts of Mono; each is given by its name, size and labels."""
    if layouts:
        _open(page, BoardPaper(Printable(layouts=layouts), page.window()))


def _open(page: Page, sheet: PaperSheet) -> None:
    # Connected, as a page in front of the table may be deleted before the sheet over it is closed.
    sheet.save_wanted.connect(page.save_wanted)
    sheet.told.connect(page.told)
    sheet.open(sheet.close_button)


def _paint_on(sheet: ScoreSheet, room: QRectF, painter: QPainter) -> None:
    sheet.paint(painter, room)


def position_of(view: Callable[[], BoardView]) -> Callable[[], Printable | None]:
    """Return a function that finds the position a board shows to its viewer."""

    def find() -> Printable | None:
        scene = view().board_scene
        if scene is None or scene.view is None:
            return None
        if isinstance(scene, EditScene):
            return Printable(scene.position) if scene.position is not None else None
        return Printable(scene.view, viewer=scene.viewer)

    return find


def paper_of(find: Callable[[], Printable | None]) -> Callable[[QWidget], PaperSheet | None]:
    """Return a function that makes sheets of what a page can print now."""

    def make(window: QWidget) -> PaperSheet | None:
        found = find()
        return BoardPaper(found, window) if found is not None else None

    return make
