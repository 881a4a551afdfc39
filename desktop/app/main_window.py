"""The main window: its pages, the sheets over them, and the ways from one to another."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from desktop import help as topics
from desktop.app import accessible_pages
from desktop.app.appearance_actions import appearance_actions
from desktop.app.covers import Covers
from desktop.app.incoming import is_layout, is_letter, is_moved_match, put_aside
from desktop.app.letters import Letters
from desktop.app.match_files import MatchFiles
from desktop.app.match_requests import MatchRequests
from desktop.app.pages import PageName, Pages
from desktop.app.window_frame import WindowSize, WindowTitle
from desktop.controls.commands import (
    ABOUT,
    EDITOR,
    LESSONS,
    MENU,
    NEW,
    OPEN,
    OWN_STANDING,
    PASTE_LETTER,
    PUZZLES,
    QUIT,
    RECORDS,
    RULES,
    SET_UP,
    SETTINGS,
    SHORTCUTS,
    Command,
)
from desktop.controls.focus import FocusRecovery, FocusScope, usable
from desktop.controls.overlay import Dialog
from desktop.shell.actions import Action
from desktop.shell.dropped_files import DroppedFiles
from desktop.shell.top_bar import MenuButton
from desktop.shell.window_keys import AltKey, LatinKeys
from desktop.theme.appearance import appearance

# Only the home page is loaded before it is shown: see `desktop.app.preload`.
if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent

    from desktop.analysis.page import AnalysisPage
    from desktop.app.profiles import Profiles
    from desktop.app.settings_sheet import SettingsSheet
    from desktop.controls.menu import Menu
    from desktop.games.layout_page import LayoutPage
    from desktop.help.sheet import HelpSheet
    from desktop.home.page import HomePage
    from desktop.lessons.page import LessonPage
    from desktop.new_match.request import NewMatch
    from desktop.new_match.sheet import NewGameSheet
    from desktop.puzzles.page import PuzzlePage
    from desktop.records.page import RecordsPage
    from desktop.shell.notice import Notice
    from desktop.shell.page import Page
    from desktop.standing.page import StandingPage
    from desktop.storage.autosave import Autosave
    from desktop.table.curtain import Curtain
    from desktop.table.page import TablePage
    from desktop.table.session import Session


class MainWindow(FocusScope, QMainWindow):
    """The main window of the program."""

    language_chosen = Signal(str)  # a language code, or SYSTEM

    def __init__(
        self,
        autosave: Autosave | None = None,
        end_program: Callable[[MainWindow], object] = lambda _window: None,
    ) -> None:
        """`autosave` is the previous window's, which may still have files to write.

        `end_program` gets this window once it has closed.
        """
        super().__init__()
        self._end_program = end_program
        self._size = WindowSize(self)
        self._ending = False
        """Whether the system ends the program, so that no question may be asked."""
        accessible_pages.install()
        self.pages = Pages(
            connect=self._connect_page,
            go_home=self.go_home,
            start=self.start_game,
            ask_for=lambda match, start: self.covers.ask_for(match, start),
            study_record=lambda ply: self.files.study_reviewed(ply),
            say=lambda text: self.covers.say(text),
            write=lambda path, data: self.files.write(path, data),
        )
        self.setCentralWidget(self.pages)
        WindowTitle(self, self.pages)
        self.covers = Covers(
            self.pages,
            start=self.start_game,
            set_up=self.edit_position,
            invite=lambda match: self.letters.ask_to_invite(match),
            leave=self.go_home,
            stop_loading=lambda: self.files.stop_loading(),
            do=self._do,
        )
        self.files = MatchFiles(
            self.pages, self.covers, autosave, lambda session: self.letters.serve(session)
        )
        self.letters = Letters(self.pages, self.covers, self.files)
        self.requests = MatchRequests(
            self.pages,
            self.covers,
            self.files,
            set_up=self.edit_position,
            invite=self.letters.ask_to_invite,
        )
        self.commands: dict[Command, Action] = {}
        """The commands that work on every page."""
        self._add_commands()
        self._connect_home()
        FocusRecovery(self)
        LatinKeys(self)
        DroppedFiles(self, self.open_files, self.letters.read)
        if sys.platform != "darwin":
            AltKey(self, self._open_menu)
        appearance().dress(self)
        self._size.restore()

    def fade_pages(self) -> None:
        """From now on show complete pages and sheets by a short fade."""
        from desktop.controls.cross_fade import CrossFade

        CrossFade(self)

    def learn_fingers(self) -> None:
        """From now on let touch do what the mouse can; this loads after the home page."""
        from desktop.shell.window_fingers import WindowFingers

        WindowFingers(self)

    def _add_commands(self) -> None:
        covers = self.covers
        acts: dict[Command, Callable[[], object]] = {
            MENU: self._open_menu,
            NEW: self.requests.ask_for_another,
            OPEN: self.files.ask_open,
            PASTE_LETTER: self.letters.paste,
            RULES: covers.toggle_help,
            SHORTCUTS: partial(covers.show_help, topics.SHORTCUTS),
            ABOUT: partial(covers.show_help, topics.ABOUT),
            RECORDS: partial(self._leave_for, self.show_records),
            OWN_STANDING: partial(self._leave_for, self.show_standing),
            PUZZLES: partial(self._leave_for, self.show_puzzles),
            LESSONS: partial(self._leave_for, self.show_lessons),
            EDITOR: partial(self._leave_for, self.show_editor),
            SETTINGS: self._show_settings,
            QUIT: self.close,
        }
        self.commands |= {command: Action(command, act, self) for command, act in acts.items()}
        self.commands |= appearance_actions(self, self.language_chosen.emit)
        # Their keys work everywhere in the window.
        self.addActions([one for command, one in self.commands.items() if not command.yields])

    def _connect_home(self) -> None:
        home = self.home
        self._connect_page("home", home)
        home.command_wanted.connect(self._do)
        home.continued.connect(self.files.go_on)
        home.profile_menu_wanted.connect(lambda at: self.profiles.open_menu(at))

    def _connect_page(self, name: PageName, page: Page) -> None:
        """Connect a page that was made: what every page announces, then what only this one does."""
        if name != "front":  # which covers the table, and leads back to it
            page.left.connect(self.go_home)
        page.help_wanted.connect(self.covers.show_help)
        page.told.connect(self.covers.say)
        page.warned.connect(self.covers.warn)
        page.save_wanted.connect(self.files.write)
        page.menu_wanted.connect(lambda at: self.menu().open_at(at))
        connects: dict[PageName, Callable[[Any], object]] = {
            "table": self._connect_table,
            "analysis": self._connect_analysis,
            "lessons": self._connect_lessons,
            "records": self._connect_records,
            "standing": self._connect_standing,
        }
        if name in connects:
            connects[name](page)

    def _connect_table(self, table: TablePage) -> None:
        table.save.connect(self.files.save)
        table.save_as.connect(self.files.save_as)
        table.rematch.connect(partial(self.requests.play_again, swapped=True))
        table.new_wanted.connect(self.requests.ask_for_another)
        table.set_up.connect(self.requests.set_up_from_here)
        table.curtain.connect(self.covers.lower_curtain)
        self.letters.connect_table(table)
        self.profiles.watch(table)

    def _connect_analysis(self, page: AnalysisPage) -> None:
        page.kept.connect(self.files.keep_study)
        page.saved.connect(self.files.save_study)

    def _connect_lessons(self, lessons: LessonPage) -> None:
        lessons.match_wanted.connect(self.requests.play_guided)

    def _connect_records(self, records: RecordsPage) -> None:
        records.continued.connect(self.files.go_on)
        records.file_wanted.connect(self.files.open_file)
        records.review_wanted.connect(self.files.review_file)
        records.study_wanted.connect(self.files.study_file)
        records.open_button.clicked.connect(self.files.ask_open)
        records.start_wanted.connect(self.start_game)
        records.catalogue.moved.connect(self.files.follow)

    def _connect_standing(self, standing: StandingPage) -> None:
        standing.start_wanted.connect(self.start_game)
        standing.file_wanted.connect(self.files.open_file)
        standing.matches_wanted.connect(self._show_matches)

    # -- pages and sheets

    @cached_property
    def profiles(self) -> Profiles:
        """The profiles: asks for names and knows who plays."""
        from desktop.app.profiles import Profiles

        return Profiles(self.pages, self.covers)

    @property
    def home(self) -> HomePage:
        return self.pages.home

    @property
    def table(self) -> TablePage:
        return self.pages.table

    @property
    def editor(self) -> LayoutPage:
        return self.pages.editor

    @property
    def puzzles(self) -> PuzzlePage:
        return self.pages.puzzles

    @property
    def session(self) -> Session | None:
        """The match at the table, if there is one."""
        return self.pages.session

    @property
    def sheet(self) -> NewGameSheet | None:
        return self.covers.sheet

    @property
    def help(self) -> HelpSheet | None:
        return self.covers.help

    @property
    def curtain(self) -> Curtain:
        return self.covers.curtain

    @property
    def notice(self) -> Notice:
        return self.covers.notice

    def show_editor(self) -> None:
        """Show the page on which layouts of Mono are drawn."""
        self.pages.go_to(self.editor)

    def show_puzzles(self) -> None:
        """Go to the puzzles."""
        self.pages.go_to(self.puzzles)

    def show_lessons(self) -> None:
        """Go to the lessons."""
        self.pages.go_to(self.pages.lessons)

    def show_records(self) -> None:
        """Go to the records."""
        self.pages.go_to(self.pages.records)

    def show_standing(self) -> None:
        """Show the statistics page."""
        self.pages.go_to(self.pages.standing)

    def _show_matches(self, paths: Sequence[Path], words: str) -> None:
        """Show the records page, at first with only these matches."""
        self.show_records()
        self.pages.records.show_only(paths, words)

    def _do(self, command: Command) -> None:
        self.commands[command].trigger()

    def _leave_for(self, show: Callable[[], None]) -> None:
        """Show another page, unless a sheet covers this one or the match cannot be left."""
        if self.uppermost is self.pages.page and (self.session is None or self.go_home()):
            show()

    def may_go(self) -> bool:
        """Whether the window can be replaced without losing anything; ask the player if not."""
        if not self.files.saver.finish() or not self.pages.page.may_go():
            return False
        self._size.keep()
        return True

    def way_here(self) -> Callable[[MainWindow], object]:
        """Return a function that brings another window to the same place.

        The match leaves this window's table.
        """
        self.pages.page.store_draft()
        self.pages.page.rest()
        show, cover = self.pages.way_here(), self.covers.way_here()
        open_match = self.files.hand_on()
        settings = self._open_settings
        section = settings.section if settings is not None else None

        def lead(window: MainWindow) -> None:
            window.pages.go_to(show(window.pages))
            open_match(window.files)
            cover(window.covers)
            if section is not None:
                window._show_settings().go_to(section)

        return lead

    def edit_position(self, match: NewMatch) -> None:
        """Open the position editor with the starting position of a match."""
        page = self.pages.show_position(match)
        if page is not None and self.go_home():
            self.covers.close_sheet()
            self.pages.go_to(page)

    def go_home(self) -> bool:
        """Leave the table; the match is kept. Return False if that fails, and stay."""
        self.home.fade_in()
        if not self.files.leave():
            return False
        self.covers.remove_curtain()
        self.pages.go_to(self.home)
        return True

    def start_game(self, match: NewMatch) -> None:
        """Begin a match, and go to the table."""
        self.files.start(match)

    # -- menus

    def menu(self) -> Menu:
        """Return all commands; those that cannot be used now are disabled."""
        from desktop.app.menus import window_menu

        page = self.pages.page
        if page is not self.uppermost:
            leaving = (LESSONS, PUZZLES, OWN_STANDING, RECORDS, EDITOR)
            rest = {c: action for c, action in self.commands.items() if c not in leaving}
            return window_menu(self, {}, rest)
        if SET_UP in page.answered and page.answered[SET_UP].isEnabled():
            self.pages.prebuild(page.slug)
        return window_menu(self, page.answered, self.commands)

    @property
    def _open_settings(self) -> SettingsSheet | None:
        from desktop.app.settings_sheet import SettingsSheet

        return self.uppermost if isinstance(self.uppermost, SettingsSheet) else None

    def _show_settings(self) -> SettingsSheet:
        from desktop.app.settings_sheet import SettingsSheet

        if (sheet := self._open_settings) is not None:
            return sheet
        sheet = SettingsSheet(self.commands, lambda: self.profiles.edit(), self.pages)
        sheet.open(sheet.search)
        return sheet

    def _open_menu(self) -> None:
        """Open the menu by its key: below the menu button, with the first command selected."""
        menu = self.menu()
        menu.open_at(self._menu_corner())
        # `setActiveAction` would also open the first submenu.
        down = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(menu, down)

    def _menu_corner(self) -> QPoint:
        """Return the screen point below the menu button, or the page's corner if it has none."""
        from desktop.controls.menu import below

        buttons = self.pages.findChildren(MenuButton)
        button = next((one for one in buttons if one.isVisible()), None)
        return below(button) if button else self.pages.mapToGlobal(QPoint(self.pages.width(), 0))

    # -- the keyboard

    @property
    def uppermost(self) -> FocusScope:
        """The page, or the sheet that covers it."""
        return self.covers.uppermost or self

    def main_widget(self) -> QWidget:
        """Return the main widget of the uppermost page or sheet, or that itself."""
        uppermost = self.uppermost
        main = self if uppermost is self else uppermost.main_widget()
        return main if usable(main) else uppermost

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No QShortcut: boards and text fields may use the key themselves, and come first.
        if event.text() == SHORTCUTS.key:
            self.commands[SHORTCUTS].trigger()
        else:
            super().keyPressEvent(event)

    # -- files from outside, and the end

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open the first file; add other records to the recent ones, and name the other files."""
        if not paths:
            return
        said = put_aside(paths[1:])
        if is_letter(paths[0]):
            self.letters.read_file(paths[0])
        elif is_moved_match(paths[0]):
            self.letters.ask_to_take(paths[0])
        elif not is_layout(paths[0]):
            self.files.open_file(paths[0])
        elif self.session is None or self.go_home():
            self.show_editor()
            self.editor.open_file(paths[0])
        if said:
            self.covers.say(said)

    def store_drafts(self) -> None:
        """Store all unsaved input and drawings, and wait until they are written."""
        self.covers.store_draft()
        self.pages.page.store_draft()
        self.files.keep()
        self.files.finish()

    def end(self) -> None:
        """Close the window without a question, because the system ends the program."""
        self._ending = True
        self.close()

    def _may_close(self) -> bool:
        # A match that cannot be saved is reported, and may be saved elsewhere.
        saved = self.files.saver.finish()
        return self._ending or (saved and self.files.may_leave())

    def closeEvent(self, event: QCloseEvent) -> None:
        _do_each(self.covers.store_draft, self.pages.page.store_draft)
        if not self._may_close():
            event.ignore()
            return
        _do_each(
            *(sheet.leave for sheet in self.findChildren(Dialog)),  # and their background work
            self.files.close_loader,
            self.covers.close,
            self.files.keep,
            self._size.keep,
            self.files.clear_table,
            *(page.shut_down for page in self.pages.made),
            self.files.finish,
        )
        super().closeEvent(event)
        self._end_program(self)


def _do_each(*steps: Callable[[], object]) -> None:
    """Run the steps in order; an error ends only its own step and is reported as usual."""
    for step in steps:
        try:
            step()
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
