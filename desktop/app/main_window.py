"""The window: home page and table, and what lies over them: new game sheet and curtain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from desktop.app.closing import close_down
from desktop.app.incoming import open_files
from desktop.app.layouts_in_use import forget_layouts_in_use
from desktop.app.unkept import may_leave
from desktop.app.window_title import WindowTitle
from desktop.board.rule_text import capitalised
from desktop.games.cards import level_names
from desktop.games.pictures import MOTIFS
from desktop.help import SHORTCUTS
from desktop.home.page import HomePage
from desktop.storage import autosave
from desktop.storage.saving import Saver
from desktop.storage.settings import Settings
from desktop.theme.theme import tokens
from desktop.widgets.dropped_files import files_in
from desktop.widgets.focus import FocusScope
from rules import EXTENSION

# Nothing but the home page is loaded before it is shown: see `desktop.app.preload`.
if TYPE_CHECKING:
    from desktop.help.sheet import HelpSheet
    from desktop.layout_editor.page import MonoEditor
    from desktop.new_match.sheet import NewGameSheet
    from desktop.puzzles.page import PuzzlePage
    from desktop.table.curtain import Curtain
    from desktop.table.loading import Loader
    from desktop.table.page import TablePage
    from desktop.table.session import Session
    from desktop.widgets.notice import Notice
    from rules.match import Match

_PATIENCE = 0.05  # seconds somebody may be made to wait without noticing


class MainWindow(FocusScope, QMainWindow):
    """Everything there is to see."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(QSize(*tokens()["layout"]["minimum"]))
        self.resize(QSize(*tokens()["layout"]["window"]))
        self.home = HomePage(MOTIFS)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.home)
        self.setCentralWidget(self.pages)
        WindowTitle(self, self.pages)
        self.setAcceptDrops(True)
        self.sheet: NewGameSheet | None = None
        self.help: HelpSheet | None = None
        self.levels: Sequence[str] = level_names()
        """What the computer players' levels are called; without any, only people play."""
        self.shelf = autosave.Autosave(self)
        self.saver = Saver(self)
        self.place: autosave.Slot | None = None
        """Where the match at the table is kept."""
        self._warned: set[str] = set()
        self._connect()
        self._make_shortcuts()
        geometry = Settings().geometry
        if geometry is not None:
            self.restoreGeometry(geometry)

    def _connect(self) -> None:
        self.home.game_chosen.connect(self.ask_new_game)
        self.home.continued.connect(self._continue)
        self.home.open_wanted.connect(self.ask_open)
        self.home.file_wanted.connect(self.open_file)
        self.home.editor_wanted.connect(self.show_editor)
        self.home.puzzles_wanted.connect(self.show_puzzles)
        self.home.rules.connect(self.show_rules)
        self.home.preferences.connect(self._open_preferences)
        self.shelf.failed.connect(self.say)
        self.shelf.changed.connect(self.refresh_home)
        self.shelf.written.connect(self._kept)
        self.saver.told.connect(self.say)
        QApplication.instance().focusChanged.connect(self._focus_changed)  # type: ignore[union-attr]

    def _make_shortcuts(self) -> None:
        keys = QKeySequence.StandardKey
        for key, act in (
            (keys.Undo, lambda: self._session_do("undo")),
            (keys.Redo, lambda: self._session_do("redo")),
            (keys.Save, self.save),
            (keys.Open, self.ask_open),
            (keys.HelpContents, self.toggle_rules),
            (QKeySequence("Ctrl+E"), self.toggle_entry),
            (QKeySequence("F11"), self.toggle_full_screen),
            (QKeySequence("Alt+Left"), lambda: self._step(-1)),
            (QKeySequence("Alt+Right"), lambda: self._step(1)),
        ):
            QShortcut(key, self, act)

    # -- pages

    @cached_property
    def table(self) -> TablePage:
        """The page a game is played on, made when it is first needed."""
        from desktop.board import accessible
        from desktop.table.page import TablePage

        accessible.install()
        table = TablePage()
        self.pages.addWidget(table)
        table.left.connect(self.go_home)
        table.again.connect(self.play_again)
        table.swapped.connect(lambda: self.play_again(swapped=True))
        table.save.connect(self.save)
        table.rules.connect(self.show_rules)
        table.menu.connect(self._open_menu)
        table.curtain.connect(self._lower_curtain)
        table.told.connect(self.say)
        return table

    @cached_property
    def editor(self) -> MonoEditor:
        """The page on which layouts of Mono are drawn, made when it is first needed."""
        from desktop.app.routes import layout_editor_page

        return layout_editor_page(self)

    def show_editor(self) -> None:
        """Goes to the page on which layouts of Mono are drawn."""
        self.pages.setCurrentWidget(self.editor)
        self.editor.activate()

    def edit_position(self, slug: str, text: str = "", *seated: Any) -> None:
        """Goes to the page on which positions of a game are set up; see `visit` for `seated`."""
        from desktop.app.position_routes import visit

        if (page := visit(self, slug, text, *seated)) is not None and self.go_home():
            self._close_sheet()
            self.pages.setCurrentWidget(page)

    @cached_property
    def puzzles(self) -> PuzzlePage:
        """The page of the puzzles, made when it is first needed."""
        from desktop.app.puzzle_route import puzzle_page

        return puzzle_page(self)

    def show_puzzles(self) -> None:
        """Goes to the puzzles."""
        self.pages.setCurrentWidget(self.puzzles)
        self.puzzles.activate()

    @cached_property
    def curtain(self) -> Curtain:
        """What lies over the table while the computer is passed on."""
        from desktop.table.curtain import Curtain

        curtain = Curtain(self.pages)
        curtain.lifted.connect(self._curtain_lifted)
        curtain.left.connect(self.go_home)
        return curtain

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

    @property
    def session(self) -> Session | None:
        """The match at the table, if there is one."""
        table: TablePage | None = vars(self).get("table")
        return table.session if table is not None else None

    def go_home(self) -> bool:
        """Leaves the table; the match stays on the shelf. False if it cannot, and goes on."""
        if not may_leave(self):
            return False
        self.keep()
        self.table.stop()
        self._leave_place()
        if self._editing:
            self.editor.rest()
        self.shelf.flush(_PATIENCE)
        self.home.refresh()
        self.pages.setCurrentWidget(self.home)
        self.curtain.remove()
        self.home.main_widget().setFocus()
        return True

    def refresh_home(self) -> None:
        """Has the home page look again what there is to go on with, if it is seen."""
        if self.pages.currentWidget() is self.home:
            self.home.refresh()

    def lay_table(self) -> None:
        """Makes the page a game is played on, so that the first game need not wait for it."""
        _ = self.table

    def ask_new_game(
        self,
        slug: str,
        names: Sequence[str] = (),
        options: Mapping[str, int | bool] | None = None,
        levels: Sequence[int | None] = (),
    ) -> None:
        """Opens the sheet for a new game."""
        from desktop.app.prebuild import prebuild_editor
        from desktop.new_match.sheet import NewGameSheet
        from rules.games import game_named

        self._close_sheet()
        self.sheet = NewGameSheet(game_named(slug), MOTIFS[slug], self.levels, self.pages)
        if not names and options is None:
            names, options, levels = Settings().last_game(slug)
        self.sheet.take(names, options or {}, levels)
        self.sheet.start_requested.connect(self.start_game)
        self.sheet.cancelled.connect(self._close_sheet)
        self.sheet.setup_wanted.connect(lambda *seated: self.edit_position(slug, "", *seated))
        self._cover(self.sheet)
        prebuild_editor(self, slug)

    def start_game(
        self,
        slug: str,
        names: Sequence[str],
        options: Mapping[str, int | bool],
        seed: int | None = None,
        computers: Sequence[int | None] = (),
        serious: bool = False,
        first: str = "",
        setup: str = "",
    ) -> None:
        """Begins a game, from the position `setup` and with the move `first` if they are given."""
        from rules import IllegalMove, InvalidMove, InvalidOptions, Match

        try:
            match = Match.new(slug, tuple(names), dict(options), seed, setup)
            if first:
                match.copy().play(first)
        except (InvalidOptions, InvalidMove, IllegalMove) as error:
            self.say(capitalised(error.reason))
            return
        match.levels, match.serious = computers, serious
        session = self._session_of(match)
        self._clear_notice()
        if self._seat(session, autosave.new_slot()) and first:
            session.begin_with(first)

    def _session_of(self, match: Match) -> Session:
        """The match with people at every seat that no computer player of a known level takes."""
        from desktop.table.session import Session

        known = range(1, len(self.levels) + 1)
        levels = [level if level in known else None for level in match.levels]
        match.levels = levels
        seats = range(len(match.names))
        return Session(match, [p for p in seats if p >= len(levels) or levels[p] is None])

    def play_again(self, *, swapped: bool = False) -> None:
        """Begins the same game once more; `swapped`: everybody moves up one seat."""
        session = self.session
        if session is None:
            return
        names, computers = session.names, session.levels
        if swapped:
            names, computers = (*names[1:], names[0]), (*computers[1:], *computers[:1])
        slug, options = session.game.slug, session.options
        serious, setup = session.serious, session.setup
        self.start_game(slug, names, options, None, computers, serious, setup=setup)

    def _clear_notice(self) -> None:
        """What was said of the game before is said no more."""
        if "notice" in vars(self):
            self.notice.hide()

    def _seat(self, session: Session, place: autosave.Slot) -> bool:
        """Puts a session on the table. False if the match that is there goes on."""
        if not may_leave(self):
            return False
        self.stop_loading()
        self._close_sheet()
        self.curtain.remove()
        self.keep()
        self._leave_place()
        self.place = place
        session.changed.connect(self.keep)
        session.shown.connect(lambda _showing: forget_layouts_in_use(self))
        self.pages.setCurrentWidget(self.table)
        self.table.start(session)
        return True

    def leave_table(self) -> None:
        """Ends what is going on at the table, if there is a match; it stays on the shelf."""
        if self.place is not None:
            self.table.stop()
            self._leave_place()

    def _leave_place(self) -> None:
        if self.place is not None:
            self.shelf.release(self.place)
            self.place = None

    def keep(self) -> None:
        """Keeps the match on the shelf."""
        if self.session is not None and self.place is not None:
            self.shelf.save(self.session, self.place)

    def _kept(self, place: autosave.Slot) -> None:
        """The match at the table is kept: what was done is made."""
        if self.session is not None and place is self.place:
            self.session.kept()

    # -- files

    def ask_open(self) -> None:
        """Lets a record be chosen and opens it."""
        from desktop.widgets.file_dialogs import ask_open

        path = ask_open(self, self.tr("Open a record"), self._filter())
        if path is not None:
            self.open_file(path)

    @cached_property
    def loader(self) -> Loader:
        """What opens matches, made when it is first needed."""
        from desktop.table.loading import Loader

        return Loader(self.pages)

    def stop_loading(self) -> None:
        """A match that is being opened is wanted no more."""
        if "loader" in vars(self):
            self.loader.stop()

    def open_file(self, path: Path) -> None:
        """Opens a record; what is wrong with it is said in one line.

        What is at the table stays there until it is read and replayed.
        """
        from rules.record import load

        def read(path: Path) -> str:
            self.saver.flush()
            return load(path)

        def seat(match: Match) -> None:
            session = self._session_of(match)
            session.origin = session.path = path
            Settings().remember(path)
            self._seat(session, autosave.new_slot())

        self._clear_notice()
        self.loader.load(path, read, seat, partial(self._say_unread, path))

    def _continue(self, path: Path) -> None:
        self.stop_loading()  # which lets go of its place
        self._clear_notice()
        place = self.shelf.claim(path)
        if place is None:
            self.say(self.tr("This game is open in another window. Go on with it there."))
            return

        def read(path: Path) -> str:
            self.shelf.flush()
            return autosave.text_of(path)

        def seat(match: Match) -> None:
            session = self._session_of(match)
            session.origin = path
            self._seat(session, place)

        failed, dropped = partial(self._say_unread, path), partial(self.shelf.release, place)
        self.loader.load(path, read, seat, failed, dropped)

    def _say_unread(self, path: Path, reason: str) -> None:
        self.say(f"{path.name}: {reason}")

    def save(self) -> None:
        """Saves the record, asking where if it has no file of the player's yet."""
        from desktop.widgets.file_dialogs import is_own

        if self.session is None:
            return
        path = self.session.file
        if path is None or is_own(path):
            self.save_as()
        else:
            self._save(self.session, path)

    def save_as(self) -> None:
        """Asks where, and saves the record there."""
        from desktop.storage.file_names import match_name
        from desktop.widgets.file_dialogs import ask_save

        session = self.session
        if session is None:
            return
        title, name = self.tr("Save the record"), match_name(session.game.title, session.names)
        path = ask_save(self, title, name, self._filter(), EXTENSION, session.file)
        if path is not None:
            self._save(session, path)

    def _save(self, session: Session, path: Path) -> None:
        """Has a record written, be it that the table is left meanwhile."""

        def then(saved: bool) -> str:
            session.end_saving(path, saved)
            if not saved:
                return ""
            self._remember(path)
            return session.spared()

        self.saver.save(path, session.begin_saving(path), then)

    def save_record(self, path: Path, data: bytes) -> None:
        """Has the record of no match at the table written."""

        def then(saved: bool) -> str:
            if saved:
                self._remember(path)
            return ""

        self.saver.write(path, data, then)

    def _remember(self, path: Path) -> None:
        Settings().remember(path)
        self.refresh_home()

    def _filter(self) -> str:
        return self.tr("Quincunx records (*{extension})").format(extension=EXTENSION)

    # -- the curtain

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
            helping = self.help is not None and not self.help.isHidden()
            (self.help.reader if helping and self.help else self.table.view).setFocus()

    # -- small things

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
        helping = self.help is not None and not self.help.isHidden()
        return self.curtain.isHidden() and self.sheet is None and not helping

    @property
    def _editing(self) -> bool:
        """Whether the layout editor is the page that is shown."""
        return self.pages.currentWidget() is vars(self).get("editor")

    def _slug(self) -> str:
        """The game that is being set up or played, or whose layouts are drawn; or puzzles."""
        if self.sheet is not None:
            return self.sheet.game.slug
        page = self.pages.currentWidget()
        if page is vars(self).get("puzzles"):
            return "puzzles"
        if topic := getattr(page, "topic", ""):  # an editor's
            return str(topic)
        return self.session.game.slug if self.session is not None else ""

    def show_rules(self, topic: str) -> None:
        """Shows the rules of a game, or another topic of the help; the last one if empty."""
        if self.help is None:
            from desktop.help.sheet import HelpSheet

            self.help = HelpSheet(self.pages)
            self.help.closed.connect(self._help_closed)
        slug = self._slug()
        self.help.open_help(topic, self.puzzles.slug if slug == "puzzles" else slug)

    def toggle_rules(self) -> None:
        """Shows the rules of the game at hand, or goes back to it."""
        if self.help is not None and not self.help.isHidden() and self.curtain.isHidden():
            self.help.close_help()
        else:
            self.show_rules(self._slug())

    def _help_closed(self) -> None:
        if not self.curtain.isHidden():
            self.curtain.setFocus()

    def toggle_entry(self) -> None:
        """Shows or hides the line to type moves into."""
        if self.session is not None and self._at_table:
            self.table.panel.show_entry(self.table.panel.entry.isHidden())

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _open_preferences(self, at: QPoint) -> None:
        from desktop.app.menus import preferences_menu

        preferences_menu(self).open_at(at)

    def _open_menu(self, at: QPoint) -> None:
        from desktop.app.menus import table_menu

        table_menu(self).open_at(at)

    def _cover(self, sheet: QWidget) -> None:
        sheet.setGeometry(self.pages.rect())
        sheet.show()
        sheet.raise_()
        sheet.setFocus()

    def _close_sheet(self) -> None:
        if self.help is not None:
            self.help.close_help()
        if self.sheet is not None:
            self.sheet.hide()
            self.sheet.deleteLater()
            self.sheet = None

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
        QTimer.singleShot(0, self, lambda: open_files(self, paths))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.saver.finish():
            event.ignore()  # what could not be saved is said, and may be saved elsewhere
            return
        if not may_leave(self):
            event.ignore()
            return
        close_down(self)
        super().closeEvent(event)
