"""The window: its pages, and what lies over them: new game sheet, curtain, help, notice."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from desktop.app.actions import Actions
from desktop.app.incoming import is_layout, put_aside
from desktop.app.match_files import MatchFiles, begun_with
from desktop.app.routes import Pages
from desktop.board.rule_text import capitalised
from desktop.help import ABOUT, SHORTCUTS
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance, theme
from desktop.theme.theme import tokens
from desktop.widgets.dropped_files import files_in
from desktop.widgets.focus import FocusScope

# Nothing but the home page is loaded before it is shown: see `desktop.app.preload`.
if TYPE_CHECKING:
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
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget


class MainWindow(FocusScope, QMainWindow):
    """Everything there is to see."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(QSize(*tokens()["layout"]["minimum"]))
        self.resize(QSize(*tokens()["layout"]["window"]))
        self.pages = Pages()
        self.setCentralWidget(self.pages)
        WindowTitle(self, self.pages)
        self.setAcceptDrops(True)
        self.sheet: NewGameSheet | None = None
        self.help: HelpSheet | None = None
        self.files = MatchFiles(self.pages)
        self.commands = Actions(self)
        self._warned: set[str] = set()
        self._connect()
        self._connect_actions()
        geometry = Settings().geometry
        if geometry is not None:
            self.restoreGeometry(geometry)

    def _connect(self) -> None:
        home, pages, files = self.home, self.pages, self.files
        home.game_chosen.connect(self.ask_new_game)
        home.continued.connect(files.go_on)
        home.open_wanted.connect(files.ask_open)
        home.file_wanted.connect(files.open_file)
        home.editor_wanted.connect(self.show_editor)
        home.puzzles_wanted.connect(self.show_puzzles)
        home.preferences.connect(lambda at: self.preferences_menu().open_at(at))
        pages.left.connect(self.go_home)
        pages.help_wanted.connect(self.show_rules)
        pages.told.connect(self.say)
        pages.warned.connect(self.warn)
        pages.save_wanted.connect(files.write)
        pages.match_wanted.connect(self.ask_for)
        pages.start_wanted.connect(self.start_game)
        pages.table_made.connect(self._connect_table)
        files.told.connect(self.say)
        files.opening.connect(self._clear_notice)
        files.seating.connect(self._uncover)
        QApplication.instance().focusChanged.connect(self._focus_changed)  # type: ignore[union-attr]

    def _connect_table(self, table: TablePage) -> None:
        table.again.connect(self.play_again)
        table.swapped.connect(partial(self.play_again, swapped=True))
        table.save.connect(self.files.save)
        table.menu.connect(lambda at: self.table_menu().open_at(at))
        table.curtain.connect(self._lower_curtain)

    def _connect_actions(self) -> None:
        commands, files = self.commands, self.files
        acts: dict[QAction, Callable[[], object]] = {
            commands.undo: lambda: self._session_do("undo"),
            commands.redo: lambda: self._session_do("redo"),
            commands.backward: lambda: self._step(-1),
            commands.forward: lambda: self._step(1),
            commands.rules: self.toggle_rules,
            commands.open: files.ask_open,
            commands.save: files.save,
            commands.save_as: files.save_as,
            commands.new: self._ask_for_another,
            commands.set_up: self._set_up_from_here,
            commands.entry: self.toggle_entry,
            commands.copy: lambda: self.table.copy_board(),
            commands.tie: lambda: self.table.ask_whether_tie(),
            commands.calm: lambda: appearance().reduce_motion(not theme().reduced_motion),
            commands.full_screen: self.toggle_full_screen,
            commands.shortcuts: lambda: self.show_rules(SHORTCUTS),
            commands.about: lambda: self.show_rules(ABOUT),
        }
        for name, action in commands.themes.items():
            acts[action] = partial(appearance().choose, name)
        for pace, action in enumerate(commands.paces):
            acts[action] = partial(self._set_pace, pace)
        for action, act in acts.items():
            action.triggered.connect(lambda _checked=False, act=act: act())

    # -- pages

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

    def show_editor(self) -> None:
        """Goes to the page on which layouts of Mono are drawn."""
        self.pages.go_to(self.editor)

    def show_puzzles(self) -> None:
        """Goes to the puzzles."""
        self.pages.go_to(self.puzzles)

    def edit_position(self, match: NewMatch) -> None:
        """Goes to the page on which positions are set up, with the one the match begins from."""
        page = self.pages.show_position(match)
        if page is not None and self.go_home():
            self._close_sheet()
            self.pages.go_to(page)

    def go_home(self) -> bool:
        """Leaves the table; the match is kept. False if it cannot be, and goes on."""
        if not self.files.leave():
            return False
        self._remove_curtain()
        self.pages.go_to(self.home)
        return True

    # -- a match begins

    def ask_new_game(self, slug: str) -> None:
        """Opens the sheet for a new match, as the last one of this game was begun."""
        from desktop.new_match.request import NewMatch

        last = Settings().last_game(slug)
        self.ask_for(
            NewMatch(slug, last.names, last.options, levels=last.levels, by_lot=last.by_lot)
        )

    def ask_for(self, match: NewMatch, start: Callable[[NewMatch], None] | None = None) -> None:
        """Opens the sheet with what a match has; `start` is called with what is chosen there."""
        from desktop.new_match.sheet import NewGameSheet
        from rules.games import game_named

        self._close_sheet()
        self.sheet = NewGameSheet(game_named(match.slug), self.pages.levels, self.pages)
        self.sheet.take(match)
        self.sheet.start_requested.connect(start or self.start_game)
        self.sheet.cancelled.connect(self._close_sheet)
        self.sheet.setup_wanted.connect(self.edit_position)
        self.sheet.setGeometry(self.pages.rect())
        self.sheet.show()
        self.sheet.raise_()
        self.sheet.setFocus()
        self.pages.prebuild(match.slug)

    def start_game(self, match: NewMatch) -> None:
        """Begins a match, and goes to the table."""
        self.files.start(match)

    def play_again(self, *, swapped: bool = False) -> None:
        """Begins the same game once more; `swapped`: everybody moves up one seat."""
        if self.session is None:
            return
        match = begun_with(self.session)
        if swapped:
            names, levels = match.names, match.levels
            names, levels = (*names[1:], *names[:1]), (*levels[1:], *levels[:1])
            match = replace(match, names=names, levels=levels)
        self.start_game(match)

    # -- what lies over the pages

    @cached_property
    def notice(self) -> Notice:
        """What says a line over the page."""
        from desktop.widgets.notice import Notice

        notice = Notice(self.pages)
        self.pages.currentChanged.connect(notice.raise_)  # a page comes up over it
        return notice

    def say(self, text: str) -> None:
        """Says something in a line over the page, for a while."""
        self.notice.say(text)

    def warn(self, text: str) -> None:
        """Says something once, however many pages find it."""
        if text not in self._warned:
            self._warned.add(text)
            self.say(text)

    def _clear_notice(self) -> None:
        if "notice" in vars(self):
            self.notice.hide()

    @cached_property
    def curtain(self) -> Curtain:
        """What lies over the table while the computer is passed on."""
        from desktop.table.curtain import Curtain

        curtain = Curtain(self.pages)
        curtain.lifted.connect(self._curtain_lifted)
        curtain.left.connect(self.go_home)
        return curtain

    def _lower_curtain(self, player: int) -> None:
        from desktop.table.curtain import CurtainWords

        session, scene = self.session, self.table.scene
        if session is None or scene is None or self.curtain.player == player:
            return
        self.curtain.fall(CurtainWords.of(session, scene, player))
        session.hide_board()

    def _curtain_lifted(self) -> None:
        if self.session is not None:
            self.session.curtain_lifted()
            page = self.table if self._open_help is None else self._open_help
            page.main_widget().setFocus()

    @property
    def _is_curtain_down(self) -> bool:
        return "curtain" in vars(self) and not self.curtain.isHidden()

    def _remove_curtain(self) -> None:
        if "curtain" in vars(self):
            self.curtain.remove()

    def _uncover(self) -> None:
        """Nothing lies over the table when another match comes to it."""
        self._close_sheet()
        self._remove_curtain()

    def _close_sheet(self) -> None:
        if self.help is not None:
            self.help.close_help()
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None

    @property
    def _open_help(self) -> HelpSheet | None:
        return self.help if self.help is not None and not self.help.isHidden() else None

    def show_rules(self, topic: str) -> None:
        """Shows the rules of a game, or another topic of the help; the last one if empty."""
        if self.help is None:
            from desktop.help.sheet import HelpSheet

            self.help = HelpSheet(self.pages)
            self.help.closed.connect(self._help_closed)
        self.help.open_help(topic, self.sheet.game.slug if self.sheet else self.pages.page.slug)

    def toggle_rules(self) -> None:
        """Shows the rules of the game at hand, or goes back to it."""
        if self._open_help is not None and not self._is_curtain_down:
            self._open_help.close_help()
        else:
            self.show_rules(self.sheet.game.slug if self.sheet else self.pages.page.topic)

    # -- the keyboard

    @property
    def uppermost(self) -> FocusScope:
        """The page, or what covers it."""
        scopes = (one for one in self.pages.children() if isinstance(one, FocusScope))
        return next((one for one in reversed([*scopes]) if one.isVisible()), self)

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

    def _session_do(self, what: str) -> None:
        session = self.session
        if session is not None and self._at_table:
            (session.undo if what == "undo" else session.redo)()

    def _step(self, by: int) -> None:
        if self.session is not None and self._at_table:
            self.session.goto(self.session.ply + by)

    @property
    def _at_table(self) -> bool:
        """Whether nothing lies over the table, so that keys may act on the game."""
        return not self._is_curtain_down and self.sheet is None and self._open_help is None

    def _help_closed(self) -> None:
        if self._is_curtain_down:
            self.curtain.setFocus()

    def toggle_entry(self) -> None:
        """Shows or hides the line to type moves into."""
        if self.session is not None and self._at_table:
            self.table.panel.show_entry(self.table.panel.entry.isHidden())

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _set_pace(self, pace: int) -> None:
        if self.table.computers is not None:
            self.table.computers.pace = pace

    def _ask_for_another(self) -> None:
        if self.session is not None:
            self.ask_for(begun_with(self.session))

    def _set_up_from_here(self) -> None:
        """Goes to the editor with the position shown, for the same players."""
        from rules import IllegalMove, InvalidOptions

        if self.session is None:
            return
        try:
            text = self.session.setup_here()
        except (IllegalMove, InvalidOptions) as error:
            self.say(capitalised(error.reason))
            return
        self.edit_position(replace(begun_with(self.session), setup=text))

    def preferences_menu(self) -> Menu:
        """What the home page offers besides games."""
        from desktop.app.menus import preferences_menu

        return preferences_menu(self, self.commands)

    def table_menu(self) -> Menu:
        """What the table offers besides its bar."""
        from desktop.app.menus import table_menu

        return table_menu(self, self.commands, self.pages)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for cover in (vars(self).get("curtain"), self.sheet, self.help):
            if cover is not None:
                cover.setGeometry(self.pages.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No shortcut: boards and fields may have their own use for it, and come first.
        if event.text() == "?":
            self.show_rules(SHORTCUTS)
        else:
            super().keyPressEvent(event)

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
            self.say(said)

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


_PROGRAM = "Quincunx"


class WindowTitle(QObject):
    """Follows the `windowTitle` of the current page, which is empty on the home page."""

    def __init__(self, window: QMainWindow, pages: QStackedWidget) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        self._page: QWidget | None = None
        pages.currentChanged.connect(self._turn)
        self._turn()

    def _turn(self) -> None:
        """Another page is seen."""
        if self._page is not None:
            self._page.windowTitleChanged.disconnect(self._show)
        self._page = self._pages.currentWidget()
        if self._page is not None:
            self._page.windowTitleChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        words = self._page.windowTitle() if self._page is not None else ""
        title = f"{words} — {_PROGRAM}" if words else _PROGRAM
        self._window.setWindowTitle(title.replace("[*]", "[*][*]"))  # else Qt takes it out
