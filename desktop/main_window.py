"""The window: home page and table, and what lies over them: new game sheet and curtain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QStackedWidget, QWidget

from desktop import shelf
from desktop.curtain import Curtain, CurtainWords
from desktop.help.sheet import SHORTCUTS, HelpSheet
from desktop.home import HomePage
from desktop.icons import application_icon
from desktop.menus import preferences_menu, table_menu
from desktop.motifs import MOTIFS
from desktop.new_game import NewGameSheet
from desktop.notice import Notice
from desktop.reasons import sentence
from desktop.session import Session
from desktop.settings import Settings
from desktop.table_page import TablePage
from desktop.theme import tokens
from rules.core import InvalidOptions
from rules.games import game_named
from rules.match import Match
from rules.record import EXTENSION, InvalidRecord

_PATIENCE = 0.05  # seconds somebody may be made to wait without noticing


class MainWindow(QMainWindow):
    """Everything there is to see."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Quincunx")
        self.setWindowIcon(application_icon())
        self.setMinimumSize(QSize(*_pair("minimum")))
        self.resize(QSize(*_pair("window")))
        self.home = HomePage(MOTIFS)
        self.table = TablePage()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.home)
        self.pages.addWidget(self.table)
        self.setCentralWidget(self.pages)
        self.curtain = Curtain(self.pages)
        self.notice = Notice(self.pages)
        self.sheet: NewGameSheet | None = None
        self.help: HelpSheet | None = None
        self.levels: Sequence[str] = ()
        """What the computer players' levels are called; without any, only people play."""
        self.shelf = shelf.Shelf(self)
        self._place: shelf.Place | None = None
        self._computers: tuple[int | None, ...] = ()
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
        self.home.rules.connect(self.show_rules)
        self.home.preferences.connect(lambda at: self._popup(preferences_menu(self), at))
        self.table.left.connect(self.go_home)
        self.table.again.connect(self.play_again)
        self.table.swapped.connect(lambda: self.play_again(swapped=True))
        self.table.save.connect(self.save)
        self.table.rules.connect(self.show_rules)
        self.table.menu.connect(lambda at: self._popup(table_menu(self), at))
        self.table.curtain.connect(self._lower_curtain)
        self.table.told.connect(self.notice.say)
        self.curtain.lifted.connect(self._curtain_lifted)
        self.curtain.left.connect(self.go_home)
        self.shelf.failed.connect(self.notice.say)
        self.shelf.changed.connect(self._shelf_changed)

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

    @property
    def session(self) -> Session | None:
        return self.table.session

    def go_home(self) -> None:
        """Leaves the table; the match stays on the shelf."""
        self.keep()
        self.table.stop()
        self._place = None
        self.shelf.flush(_PATIENCE)
        self.home.refresh()
        self.pages.setCurrentWidget(self.home)
        self.curtain.remove()
        self.home.cards["mono"].setFocus()

    def _shelf_changed(self) -> None:
        if self.pages.currentWidget() is self.home:
            self.home.refresh()

    def ask_new_game(
        self,
        slug: str,
        names: Sequence[str] = (),
        options: Mapping[str, int | bool] | None = None,
    ) -> None:
        """Opens the sheet for a new game."""
        self._close_sheet()
        self.sheet = NewGameSheet(game_named(slug), MOTIFS[slug], self.levels, self.pages)
        if not names and options is None:
            names, options = Settings().last_game(slug)
        self.sheet.take(names, options or {})
        self.sheet.start_requested.connect(self.start_game)
        self.sheet.cancelled.connect(self._close_sheet)
        self._cover(self.sheet)

    def start_game(
        self,
        slug: str,
        names: Sequence[str],
        options: Mapping[str, int | bool],
        seed: int | None = None,
        computers: Sequence[int | None] = (),
    ) -> None:
        """Begins a game; what is wrong with it is said in the notice."""
        try:
            match = Match.new(slug, tuple(names), dict(options), seed)
        except InvalidOptions as error:
            self.notice.say(sentence(error.reason))
            return
        persons = frozenset(
            player
            for player in range(len(names))
            if player >= len(computers) or computers[player] is None
        )
        self._seat(Session(match, persons), shelf.new_place())
        self._computers = tuple(computers)

    def play_again(self, *, swapped: bool = False) -> None:
        """Begins the same game once more; `swapped`: everybody moves up one seat."""
        session = self.session
        if session is None:
            return
        names, computers = session.names, self._computers
        if swapped:
            names, computers = (*names[1:], names[0]), (*computers[1:], *computers[:1])
        self.start_game(session.game.slug, names, session.options, None, computers)

    def _seat(self, session: Session, place: shelf.Place) -> None:
        """Puts a session on the table."""
        self._close_sheet()
        self.curtain.remove()
        self.keep()
        self._place, self._computers = place, ()
        session.changed.connect(self.keep)
        self.pages.setCurrentWidget(self.table)
        self.table.start(session)

    def keep(self) -> None:
        """Keeps the match on the shelf."""
        if self.session is not None and self._place is not None:
            self.shelf.keep(self.session, self._place)

    # -- files

    def ask_open(self) -> None:
        """Lets a record be chosen and opens it."""
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a record"), str(_folder()), self._filter()
        )
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Opens a record; what is wrong with it is said in one line."""
        session = self._loaded(path)
        if session is not None:
            session.path = path
            Settings().remember(path)
            self._seat(session, shelf.new_place())

    def _continue(self, path: Path) -> None:
        self.shelf.flush()
        session = self._loaded(path)
        if session is not None:
            self._seat(session, shelf.Place(path))

    def _loaded(self, path: Path) -> Session | None:
        try:
            session = Session(Match.load(path))
            session.origin = path
            return session
        except InvalidRecord as error:
            reason = str(error)
        except OSError as error:
            reason = error.strerror or str(error)
        self.notice.say(f"{path.name}: {reason}")
        return None

    def save(self) -> None:
        """Saves the record, asking where if it has no file yet."""
        if self.session is None:
            return
        path = self.session.path
        if path is None:
            self.save_as()
        elif self.session.save(path):
            self.notice.say(self.tr("Saved as {name}").format(name=path.name))

    def save_as(self) -> None:
        """Asks where, and saves the record there."""
        session = self.session
        if session is None:
            return
        suggested = _folder() / f"{session.game.slug}{EXTENSION}"
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the record"), str(session.path or suggested), self._filter()
        )
        if not name:
            return
        path = Path(name)
        path = path if path.suffix else path.with_suffix(EXTENSION)
        if session.save(path):
            Settings().remember(path)
            self.notice.say(self.tr("Saved as {name}").format(name=path.name))

    def _filter(self) -> str:
        return self.tr("Quincunx records (*{extension})").format(extension=EXTENSION)

    # -- the curtain

    def _lower_curtain(self, player: int) -> None:
        session, scene = self.session, self.table.scene
        if session is None or scene is None or self.curtain.player == player:
            return
        infos = [scene.seat_info(seat) for seat in range(len(session.names))]
        words = CurtainWords(
            session.game.title,
            session.names,
            [info.score for info in infos],
            player,
            scene.curtain_line(),
        )
        self.curtain.fall(words)
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
        session = self.session
        if session is not None and self._at_table:
            session.goto(session.ply + by)

    @property
    def _at_table(self) -> bool:
        """Whether nothing lies over the table, so that keys may act on the game."""
        helping = self.help is not None and not self.help.isHidden()
        return self.curtain.isHidden() and self.sheet is None and not helping

    def _slug(self) -> str:
        """The game that is being set up or played."""
        if self.sheet is not None:
            return self.sheet.game.slug
        return self.session.game.slug if self.session is not None else ""

    def show_rules(self, topic: str) -> None:
        """Shows the rules of a game, or another topic of the help; the last one if empty."""
        if self.help is None:
            self.help = HelpSheet(self.pages)
            self.help.closed.connect(self._help_closed)
        self.help.open_help(topic, self._slug())

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

    @staticmethod
    def _popup(menu: QMenu, at: QPoint) -> None:
        """Opens a menu with its upper right corner at a point."""
        menu.popup(at - QPoint(menu.sizeHint().width(), 0))

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
        for cover in (self.curtain, self.sheet, self.help):
            if cover is not None:
                cover.setGeometry(self.pages.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No shortcut: boards and fields may have their own use for it, and come first.
        if event.text() == "?":
            self.show_rules(SHORTCUTS)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep()
        Settings().geometry = self.saveGeometry()
        self.table.stop()
        self.shelf.flush()
        super().closeEvent(event)


def _pair(name: str) -> tuple[int, int]:
    width, height = tokens()["layout"][name]
    return width, height


def _folder() -> Path:
    recent = Settings().recent
    return recent[0].parent if recent else Path.home()
