"""The pages of the window, and the ways from one to another."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Literal, TypeVar, cast

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QStackedWidget

from desktop.app.solo_progress import solo_progress
from desktop.background.idle_queue import idle_queue
from desktop.board.spoken.rule_text import capitalised
from desktop.games.cards import level_names
from desktop.games.pictures import PICTURES
from desktop.home.page import HomePage
from desktop.shell.page import Page
from desktop.storage.settings import Settings

# Only the home page is loaded before it is shown: see `desktop.app.preload`.
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from desktop.analysis.page import AnalysisPage
    from desktop.analysis.side_panel import Face
    from desktop.games.layout_page import LayoutLibraryPage, LayoutPage
    from desktop.lessons.page import LessonPage
    from desktop.new_match.request import NewMatch
    from desktop.position_editor.page import PositionEditor
    from desktop.puzzles.page import PuzzlePage
    from desktop.puzzles.share_dialog import SharePuzzleDialog
    from desktop.records.page import RecordsPage
    from desktop.standing.page import StandingPage
    from desktop.storage.mistakes import Mistake
    from desktop.table.page import TablePage
    from desktop.table.session import Session
    from rules.match import Match

translate = QCoreApplication.translate

_P = TypeVar("_P", bound=Page)
PageName = Literal[
    "home", "table", "front", "puzzles", "lessons", "records", "analysis", "standing", "editor",
    "layouts", "positions",
]  # fmt: skip
"""By these names the window knows what else to connect of a page."""
_NAMES = ("table", "puzzles", "lessons", "records", "standing", "editor", "layouts")  # fmt: skip


class Pages(QStackedWidget):
    """All pages. Each is made and connected when it is first needed."""

    def __init__(
        self,
        *,
        connect: Callable[[PageName, Page], object],
        go_home: Callable[[], object],
        start: Callable[[NewMatch], object],
        ask_for: Callable[[NewMatch, Callable[[NewMatch], None]], object],
        study_record: Callable[[int], object],
        say: Callable[[str], object],
        write: Callable[[Path, bytes | Callable[[], bytes]], object],
    ) -> None:
        """Take the window's functions.

        `connect` gets each page but the home page, with its name, once it is made. `ask_for` opens
        the sheet for a match, and calls the given function with the chosen one. `study_record`
        studies the reviewed record from a ply.
        """
        super().__init__()
        self._connect, self._go_home, self._start, self._ask_for = connect, go_home, start, ask_for
        self._study_record, self._say, self._write = study_record, say, write
        self.levels: Sequence[str] = level_names()
        """The names of the computer players' levels; if empty, only people can play."""
        self._position_editors: dict[str, PositionEditor] = {}
        self._analysis: AnalysisPage | None = None
        self._analysed_from: Page | None = None
        self.home = HomePage(PICTURES, solo_progress, _letters_line)
        self.addWidget(self.home)

    def _add(self, name: PageName, page: _P) -> _P:
        self.addWidget(page)
        self._connect(name, page)
        return page

    @cached_property
    def table(self) -> TablePage:
        """The page on which a match is played."""
        from desktop.analysis.quick_review import QuickReview
        from desktop.table.page import TablePage

        table = self._add("table", TablePage(partial(self._connect, "front")))
        table.review_wanted.connect(self.show_review)
        self._quick_review = QuickReview(table)
        table.study.connect(self.show_study)
        return table

    @cached_property
    def puzzles(self) -> PuzzlePage:
        """The page of the puzzles."""
        from desktop.puzzles.page import PuzzlePage

        puzzles = self._add("puzzles", PuzzlePage())
        puzzles.mistake_wanted.connect(self._solve_mistake)
        return puzzles

    @cached_property
    def lessons(self) -> LessonPage:
        """The page of the lessons."""
        from desktop.lessons.page import LessonPage

        return self._add("lessons", LessonPage())

    @cached_property
    def records(self) -> RecordsPage:
        """The page of all matches there have been."""
        from desktop.records.page import RecordsPage

        return self._add("records", RecordsPage())

    @property
    def analysis(self) -> AnalysisPage:
        """The page of the match that was reviewed or studied last."""
        assert self._analysis is not None
        return self._analysis

    def _show_analysis(self, match: Match, face: Face) -> AnalysisPage:
        """Show a match in its page: the last one if it is the same match, or a new one."""
        from desktop.analysis.analysis import Analysis
        from desktop.analysis.page import AnalysisPage

        before, page = self._analysis, self._analysis
        if page is not None and page.match.to_text() == match.to_text():
            page.show_face(face)
        else:
            quick = self._quick_review if "table" in vars(self) else None
            analysis = quick.analysis_of(match) if quick is not None else Analysis(match)
            page = self._analysis = self._add("analysis", AnalysisPage(match, face, analysis))
            page.back_wanted.connect(self._leave_analysis)
            page.study_wanted.connect(self._study_reviewed)
            page.next_wanted.connect(lambda last: self.puzzles.begin_mistake_after(last))
        self.go_to(page)
        if before is not None and before is not page:
            self._delete(before)
        return page

    def _delete(self, page: AnalysisPage) -> None:
        page.rest()
        self.removeWidget(page)
        page.deleteLater()

    @cached_property
    def standing(self) -> StandingPage:
        """The statistics page."""
        from desktop.standing.page import StandingPage

        return self._add("standing", StandingPage())

    @cached_property
    def editor(self) -> LayoutPage:
        """The page on which layouts are drawn."""
        from desktop.export.commands import share_front
        from desktop.games.catalogue import layouts

        editor = self._add("editor", layouts().editor_page())
        share_front(editor)
        editor.play_wanted.connect(self._ask_about_layout)
        editor.puzzle_wanted.connect(self._share_puzzle)
        editor.library_wanted.connect(lambda: self.go_to(self.layouts))
        return editor

    @cached_property
    def layouts(self) -> LayoutLibraryPage:
        """The page with the list of all layouts."""
        from desktop.games.catalogue import layouts
        from desktop.paper.commands import print_layouts

        page = self._add("layouts", layouts().library_page())
        page.edit_wanted.connect(self._edit_layout)
        page.new_wanted.connect(lambda: self.go_to(self.editor))
        page.play_wanted.connect(self._ask_about_layout)
        page.puzzle_wanted.connect(self._share_puzzle)
        page.print_wanted.connect(lambda layouts: print_layouts(page, layouts))
        return page

    def _edit_layout(self, title: str, size: int, labels: str) -> None:
        """Open a layout of the library in the editor."""
        self.go_to(self.editor)
        self.editor.open_layout(title, size, labels)

    def position_editor(self, slug: str) -> PositionEditor:
        """Return the page on which positions of a game are set up."""
        from desktop.position_editor.page import PositionEditor

        if slug not in self._position_editors:
            page = self._add("positions", PositionEditor(slug, self.levels))
            page.start_requested.connect(partial(self._start_position, slug))
            page.puzzle_wanted.connect(
                lambda values, setup: self._share_dialog().make_of_setup(slug, values, setup)
            )
            self._position_editors[slug] = page
        return self._position_editors[slug]

    def prebuild(self, slug: str) -> None:
        """Make a game's position editor in spare time, while the player reads the sheet or menu."""

        def make() -> None:
            # Imported here: this module is loaded before the first page is visible.
            from desktop.games.catalogue import ui_of

            if ui_of(slug).set_up is not None:
                self.position_editor(slug)

        idle_queue().add(self, make, ("positions", slug))

    # -- the visible page

    @property
    def made(self) -> list[Page]:
        """The pages that were made so far."""
        return [cast(Page, self.widget(n)) for n in range(self.count())]

    @property
    def page(self) -> Page:
        """The visible page."""
        return cast(Page, self.currentWidget())

    @property
    def session(self) -> Session | None:
        """The match at the table, if there is one."""
        table: TablePage | None = vars(self).get("table")
        return table.session if table is not None else None

    def go_to(self, page: Page) -> None:
        """Show a page; the previous one stops its work."""
        before = self.page
        if page is not before:
            page.fade_in()
            before.store_draft()
            before.rest()
            self.setCurrentWidget(page)
        page.activate()
        analysis = self._analysis
        if analysis is before is not page and analysis.studies:
            self._analysis = None  # the study is kept with its match at the table
            self._delete(analysis)

    def show_review(self, match: Match) -> None:
        """Review a match; going back returns to the present page."""
        from desktop.analysis.side_panel import Face

        if self.page is not self._analysis:
            self._analysed_from = self.page
        self._show_analysis(match, Face.REVIEW)

    def _solve_mistake(self, mistake: Mistake, match: Match, more: bool) -> None:
        """Open one of the player's mistakes as a puzzle; going back returns to the puzzles."""
        from desktop.analysis.side_panel import Face

        self._analysed_from = self.puzzles
        self._show_analysis(match, Face.REVIEW).solve(mistake, more=more)

    def _study_reviewed(self) -> None:
        """Study the reviewed match. A record comes to the table first, which keeps its study."""
        ply = self.analysis.session.node
        if self._analysed_from is vars(self).get("table"):
            self.show_study(ply)
        else:
            self._study_record(ply)

    def show_study(self, ply: int | None = None) -> None:
        """Show the study of the match at the table, at a ply if given, if studying is allowed."""
        from desktop.analysis.side_panel import Face

        if self.session is None or not self.session.may_study:
            return
        self._analysed_from = self.table
        study = self._show_analysis(self.session.to_study(), Face.STUDY).session
        if ply is not None:
            study.goto(ply)
        if study.loses_lines:
            self.session.file.original_incomplete = True

    def _leave_analysis(self) -> None:
        """Return to where the match was open before; the table shows it without its study."""
        before, studied = self._analysed_from, self.analysis.studies
        if before is None or (before is vars(self).get("table") and self.session is None):
            self._go_home()
            return
        self.go_to(before)
        if studied and self.session is not None:
            self.session.start()

    def way_here(self) -> Callable[[Pages], Page]:
        """Return a function that shows these pages in another window, with the same one on top."""
        analysed = self._analysis if self._analysis is self.page else None
        studied = analysed is not None and analysed.studies
        reviewed = analysed.match if analysed is not None and not studied else None
        page = self.table if studied else self.page  # where the match is
        editors = self._position_editors.items()
        name = next((name for name in _NAMES if vars(self).get(name) is page), "home")
        slug = next((slug for slug, editor in editors if editor is page), "")
        show = page.way_here()
        reviewed_at = self._analysed_from
        of_table = reviewed_at is not None and reviewed_at is vars(self).get("table")
        others = [
            (other, editor.way_here())
            for other, editor in editors
            if editor is not page and editor.history.can_undo
        ]

        def lead(pages: Pages) -> Page:
            for other, show_position in others:
                show_position(pages.position_editor(other))
            if reviewed is not None:
                pages.show_review(reviewed)
                pages._analysed_from = pages.table if of_table else None
                pages.analysis.review.study.setVisible(of_table)  # the file is not known here
                return pages.analysis
            there: Page = pages.position_editor(slug) if slug else getattr(pages, name)
            show(there)
            return there

        return lead

    def refresh_home(self) -> None:
        """Have the home page look for matches to continue, if it is visible."""
        if self.page is self.home:
            self.home.refresh()

    # -- from the editors to a match

    def show_position(self, match: NewMatch) -> PositionEditor | None:
        """Return a game's position editor with a position, or with its last one.

        None, after showing the reason, if no match can begin from the position.
        """
        from rules import InvalidOptions

        page = self.position_editor(match.slug)
        try:
            page.show_position(match)
        except InvalidOptions as error:
            self._say(capitalised(error.reason))
            return None
        return page

    def _start_position(self, slug: str, match: NewMatch) -> None:
        from desktop.shell.clipboard import withdraw

        page = self.position_editor(slug)
        self._start(match)
        if page.game.hidden and self.session is not None:
            page.forget()
            withdraw()

    def _ask_about_layout(self, size: int, labels: str, seat: int) -> None:
        """Open the sheet for a match whose first player gets the layout.

        `seat` 0: the player has it. 1: a computer player has it, and the player plays against it.
        """
        from dataclasses import replace

        start = partial(self._start_with_layout, size, labels)
        wanted = _match_for_layout(self.editor.slug, size, seat)
        self._ask_for(replace(wanted, first=labels), start)
        self._say(
            self.tr(
                "The layout now belongs to the first player. It is no longer in the editor, where "
                "others could see it."
            )
        )

    def _start_with_layout(self, size: int, labels: str, match: NewMatch) -> None:
        """Begin the match, with the layout if it fits the chosen board."""
        from dataclasses import replace

        fits = match.options.get("size", _usual_size(match.slug)) == size
        self.editor.rest()
        self._start(replace(match, first=labels) if fits else match)
        if not fits:
            words = translate(
                "Pages",
                "The layout has %n regions, which does not fit this board, so it was not used.",
                None,
                size,
            )
            self._say(words)

    def forget_layouts(self) -> None:
        """Take the secret layouts of the match at the table from the editors."""
        session = self.session
        secrets = session.progress.secret_layouts() if session is not None else frozenset()
        if not secrets:
            return
        if "editor" in vars(self):
            self.editor.forget(secrets.__contains__)
        if "layouts" in vars(self):
            self.layouts.forget(secrets.__contains__)
        settings = Settings()
        if settings.layout in secrets:
            settings.layout, settings.layout_locks = "", ()

    def _share_puzzle(self, size: int, labels: str) -> None:
        """Make a puzzle from a layout, in a dialog over the page."""
        self._share_dialog().make(size, labels)

    def _play_puzzle(self, text: str) -> None:
        """Go to the puzzles, and open one on the table."""
        self.go_to(self.puzzles)
        self.puzzles.begin(text)

    def _share_dialog(self) -> SharePuzzleDialog:
        # Imported here: it loads all computer players.
        from desktop.puzzles.share_dialog import SharePuzzleDialog

        dialog = SharePuzzleDialog(self._say, self._write, self._play_puzzle, self)
        dialog.show()
        dialog.raise_()
        return dialog


def _letters_line() -> str:
    """Return how many matches by letters wait; loaded once there are any."""
    from desktop.letters.summaries import home_line, summaries

    return home_line(summaries())


def _usual_size(slug: str) -> int:
    """Return the standard size of a game's board."""
    from rules.games import game_named

    usual: int = getattr(game_named(slug).options(), "size", 0)
    return usual


def _match_for_layout(slug: str, size: int, seat: int) -> NewMatch:
    """Return a match of the present player against the computer player of the last one."""
    from desktop.new_match.request import NewMatch

    last = Settings().last_game(slug)
    level = next((level for level in last.levels if level is not None), 1)
    levels = (level, None) if seat else (None, level)
    kept = {name: value for name, value in last.options.items() if name == "no_auto"}
    if size != _usual_size(slug):
        kept["size"] = size
    return NewMatch(slug, options=kept, levels=levels)
