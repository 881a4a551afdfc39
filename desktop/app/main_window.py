"""The window: its pages, what lies over them, and what leads from one to another."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QActionGroup, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from desktop import help as topics
from desktop.app.covers import Covers
from desktop.app.incoming import is_layout, put_aside
from desktop.app.match_files import MatchFiles, begun_with
from desktop.app.routes import Pages
from desktop.app.window_title import WindowTitle
from desktop.board.rule_text import capitalised
from desktop.games.cards import CARDS
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance, theme
from desktop.theme.theme import tokens
from desktop.widgets.actions import Action
from desktop.widgets.alt_key import AltKey
from desktop.widgets.commands import (
    ABOUT,
    CALM,
    CONTRAST,
    EDITOR,
    FULL_SCREEN,
    LANGUAGES,
    MENU,
    NEW,
    OPEN,
    PUZZLES,
    QUIT,
    RECORDS,
    RULES,
    SET_UP,
    SHORTCUTS,
    TEXT_SIZES,
    THEMES,
    Command,
)
from desktop.widgets.dropped_files import files_in
from desktop.widgets.focus import FocusScope

# Nothing but the home page is loaded before it is shown: see `desktop.app.preload`.
if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent

    from desktop.help.sheet import HelpSheet
    from desktop.home.page import HomePage
    from desktop.layout_editor.page import MonoEditor
    from desktop.new_match.request import NewMatch
    from desktop.new_match.sheet import NewGameSheet
    from desktop.puzzles.page import PuzzlePage
    from desktop.table.curtain import Curtain
    from desktop.table.page import TablePage
    from desktop.table.session import Session
    from desktop.widgets.menu import Menu
    from desktop.widgets.notice import Notice


_MENU_AT = QPoint(-10, 60)


class MainWindow(FocusScope, QMainWindow):
    """Everything there is to see."""

    language_chosen = Signal(str)  # a code, or the system's

    def __init__(self) -> None:
        super().__init__()
        self._limit()
        appearance().changed.connect(self._limit)
        self.resize(QSize(*tokens()["layout"]["window"]))
        self.pages = Pages()
        self.setCentralWidget(self.pages)
        WindowTitle(self, self.pages)
        self.setAcceptDrops(True)
        self.covers = Covers(self.pages)
        self.files = MatchFiles(self.pages)
        self.commands: dict[Command, Action] = {}
        """What is answered on every page."""
        self._add_commands()
        self._connect()
        if sys.platform != "darwin":
            # Later: the key is not yet at its end.
            AltKey(self).tapped.connect(self._open_menu, Qt.ConnectionType.QueuedConnection)
        geometry = Settings().geometry
        if geometry is not None:
            self.restoreGeometry(geometry)

    def _limit(self) -> None:
        """As small as all is still to be reached; no larger than the screen."""
        least, scale = tokens()["layout"], appearance().wanted_scale
        usual, large = QSize(*least["minimum"]), QSize(*least["minimumLarge"]) * scale
        screen = self.screen().availableSize()
        self.setMinimumSize(usual.expandedTo(large).boundedTo(screen))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        appearance().fit(event.size())

    def _add_commands(self) -> None:
        covers = self.covers
        acts: dict[Command, Callable[[], object]] = {
            MENU: self._open_menu,
            NEW: self._ask_for_another,
            OPEN: self.files.ask_open,
            RULES: covers.toggle_help,
            SHORTCUTS: partial(covers.show_help, topics.SHORTCUTS),
            ABOUT: partial(covers.show_help, topics.ABOUT),
            **{one: partial(appearance().choose, name) for name, one in THEMES.items()},
            **{one: partial(appearance().resize_text, n) for n, one in TEXT_SIZES.items()},
            **{one: partial(self.language_chosen.emit, code) for code, one in LANGUAGES.items()},
            CALM: lambda: appearance().reduce_motion(not theme().reduced_motion),
            CONTRAST: lambda: appearance().raise_contrast(not theme().high_contrast),
            FULL_SCREEN: self.toggle_full_screen,
            RECORDS: partial(self._leave_for, self.show_records),
            PUZZLES: partial(self._leave_for, self.show_puzzles),
            EDITOR: partial(self._leave_for, self.show_editor),
            QUIT: self.close,
        }
        choices = (THEMES, TEXT_SIZES, LANGUAGES)
        switches = {*(one for of in choices for one in of.values()), CALM, CONTRAST, FULL_SCREEN}
        for command, act in acts.items():
            action = Action(command, act, self, checkable=command in switches)
            self.commands[command] = action
            if not command.yields:
                self.addAction(action)  # its key counts wherever the window is in use
        for choice in choices:
            group = QActionGroup(self)
            for command in choice.values():
                group.addAction(self.commands[command])

    def _connect(self) -> None:
        home, pages, files, covers = self.home, self.pages, self.files, self.covers
        home.game_chosen.connect(self.ask_new_game)
        home.first_match_wanted.connect(self.ask_first_match)
        home.records_wanted.connect(self.show_records)
        home.editor_wanted.connect(self.show_editor)
        home.puzzles_wanted.connect(self.show_puzzles)
        for page in (home, pages):
            page.continued.connect(files.go_on)
        pages.file_wanted.connect(files.open_file)
        pages.open_wanted.connect(files.ask_open)
        pages.menu_wanted.connect(lambda at: self.menu().open_at(at))
        pages.left.connect(self.go_home)
        pages.save_wanted.connect(files.write)
        pages.start_wanted.connect(self.start_game)
        pages.table_made.connect(self._connect_table)
        covers.start_wanted.connect(self.start_game)
        covers.setup_wanted.connect(self.edit_position)
        covers.left.connect(self.go_home)
        files.told.connect(covers.say)
        files.opening.connect(covers.clear_notice)
        files.seating.connect(covers.clear)
        QApplication.instance().focusChanged.connect(self._focus_changed)  # type: ignore[union-attr]

    def _connect_table(self, table: TablePage) -> None:
        table.again.connect(self.play_again)
        table.swapped.connect(partial(self.play_again, swapped=True))
        table.save.connect(self.files.save)
        table.save_as.connect(self.files.save_as)
        table.set_up.connect(self._set_up_from_here)

    # -- pages, and what lies over them

    @property
    def home(self) -> HomePage:
        return self.pages.home

    @property
    def table(self) -> TablePage:
        return self.pages.table

    @property
    def editor(self) -> MonoEditor:
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
        """Goes to the page on which layouts of Mono are drawn."""
        self.pages.go_to(self.editor)

    def show_puzzles(self) -> None:
        """Goes to the puzzles."""
        self.pages.go_to(self.puzzles)

    def show_records(self) -> None:
        """Goes to the records."""
        self.pages.go_to(self.pages.records)

    def _leave_for(self, show: Callable[[], None]) -> None:
        """Shows another page, unless something lies over this one or the match cannot be left."""
        if self.uppermost is self.pages.page and (self.session is None or self.go_home()):
            show()

    def way_here(self) -> Callable[[MainWindow], object]:
        """What leads another window to where this one is: its match, or its page."""
        pages = self.pages
        if self.session is not None:
            open_match = self.files.way_here()
            return lambda window: open_match(window.files)
        ways = {
            "records": MainWindow.show_records,
            "puzzles": MainWindow.show_puzzles,
            "editor": MainWindow.show_editor,
        }
        seen = (way for name, way in ways.items() if vars(pages).get(name) is pages.page)
        return next(seen, MainWindow.go_home)

    def edit_position(self, match: NewMatch) -> None:
        """Goes to the page on which positions are set up, with the one the match begins from."""
        page = self.pages.show_position(match)
        if page is not None and self.go_home():
            self.covers.close_sheet()
            self.pages.go_to(page)

    def go_home(self) -> bool:
        """Leaves the table; the match is kept. False if it cannot be, and goes on."""
        if not self.files.leave():
            return False
        self.covers.remove_curtain()
        self.pages.go_to(self.home)
        return True

    # -- a match begins

    def ask_new_game(self, slug: str) -> None:
        """Opens the sheet for a new match, as the last one of this game was begun."""
        from desktop.new_match.request import NewMatch

        last = Settings().last_game(slug)
        self.covers.ask_for(
            NewMatch(slug, last.names, last.options, levels=last.levels, by_lot=last.by_lot)
        )

    def ask_first_match(self, slug: str) -> None:
        """Opens the sheet for somebody who is new: against the weakest computer player."""
        from desktop.new_match.request import NewMatch

        self.covers.ask_for(NewMatch(slug, levels=(None, 1)))

    def start_game(self, match: NewMatch) -> None:
        """Begins a match, and goes to the table."""
        self.files.start(match)

    def play_again(self, *, swapped: bool = False) -> None:
        """Begins the same game once more; `swapped`: everybody moves up one seat."""
        from dataclasses import replace

        if self.session is None:
            return
        match = begun_with(self.session)
        if swapped:
            names, levels = match.names, match.levels
            names, levels = (*names[1:], *names[:1]), (*levels[1:], *levels[:1])
            match = replace(match, names=names, levels=levels)
        self.start_game(match)

    def _ask_for_another(self) -> None:
        """Another game like the one at hand, or else the one that was played last."""
        if self.sheet is not None:
            return
        if self.session is not None:
            self.covers.ask_for(begun_with(self.session))
        else:
            slug = self.pages.page.slug or Settings().latest_game
            self.ask_new_game(slug if slug in CARDS else next(iter(CARDS)))

    def _set_up_from_here(self) -> None:
        """Goes to the editor with the position shown, for the same players."""
        from dataclasses import replace

        from rules import IllegalMove, InvalidOptions

        if self.session is None:
            return
        try:
            text = self.session.setup_here()
        except (IllegalMove, InvalidOptions) as error:
            self.covers.say(capitalised(error.reason))
            return
        self.edit_position(replace(begun_with(self.session), setup=text))

    # -- menus

    def menu(self) -> Menu:
        """Every command there is; what does nothing now is dimmed."""
        from desktop.app.menus import window_menu

        page = self.pages.page
        if page is not self.uppermost:
            leaving = (RECORDS, PUZZLES, EDITOR)
            rest = {c: action for c, action in self.commands.items() if c not in leaving}
            return window_menu(self, {}, rest)
        if SET_UP in page.answered and page.answered[SET_UP].isEnabled():
            self.pages.prebuild(page.slug)
        return window_menu(self, page.answered, self.commands)

    def _open_menu(self) -> None:
        """By its key: at the upper right, with the keyboard on the first command."""
        menu = self.menu()
        menu.open_at(self.pages.mapToGlobal(self.pages.rect().topRight()) + _MENU_AT)
        # Unlike `setActiveAction` the key goes to the first without opening it.
        down = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Down, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(menu, down)

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # -- the keyboard

    @property
    def uppermost(self) -> FocusScope:
        """The page, or what covers it."""
        return self.covers.uppermost or self

    def main_widget(self) -> QWidget:
        """What has the keyboard in what lies uppermost."""
        uppermost = self.uppermost
        return self if uppermost is self else uppermost.main_widget()

    def _focus_changed(self) -> None:
        # What lies in something that is disabled, or is deleted, hands the focus to nobody.
        if self.isActiveWindow() and QApplication.focusWidget() is None:
            self.recover_focus()

    def changeEvent(self, event: QEvent) -> None:
        """What was hidden while another window was in use has the focus no more."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.recover_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No shortcut: boards and fields may have their own use for it, and come first.
        if event.text() == SHORTCUTS.key:
            self.commands[SHORTCUTS].trigger()
        else:
            super().keyPressEvent(event)

    # -- files that are dropped, and the end

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if files_in(event.mimeData()):
            event.setDropAction(Qt.DropAction.CopyAction)  # never a move: the file stays
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = files_in(event.mimeData())
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        # Who drags waits until this has returned.
        QTimer.singleShot(0, self, lambda: self.open_files(paths))

    def open_files(self, paths: Sequence[Path]) -> None:
        """Opens the first; further records wait among the recent ones, and the rest is named."""
        if not paths:
            return
        said = put_aside(paths[1:])
        if not is_layout(paths[0]):
            self.files.open_file(paths[0])
        elif self.session is None or self.go_home():
            self.show_editor()
            self.editor.exchange.open_file(paths[0])
        if said:
            self.covers.say(said)

    def closeEvent(self, event: QCloseEvent) -> None:
        # What could not be saved is said, and may be saved elsewhere.
        if not self.files.saver.finish() or not self.files.may_leave():
            event.ignore()
            return
        for step in (
            self.files.close_loader,
            self.files.keep,
            self._keep_geometry,
            self.files.clear_table,
            *(page.shut_down for page in self.pages.made),
            self.files.autosave.finish,
        ):
            try:
                step()
            except Exception as error:  # costs its own step alone, and is told as any other is
                sys.excepthook(type(error), error, error.__traceback__)
        super().closeEvent(event)

    def _keep_geometry(self) -> None:
        Settings().geometry = self.saveGeometry()
