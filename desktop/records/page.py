"""The page of the records: all matches, unfinished and finished, with search and file commands."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from desktop.background.task import BackgroundTask
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.buttons import Button, Look
from desktop.controls.choice import Choice
from desktop.controls.commands import DELETE, FIND, FOLDER, RENAME, RESTORE, UNDO
from desktop.controls.cross_fade import CrossFade, is_drawing
from desktop.controls.field import SearchField
from desktop.controls.lay import lay
from desktop.controls.menu import Menu
from desktop.controls.overlay import is_covered
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import Surface, islands, lay_page
from desktop.controls.text import Text
from desktop.export.commands import PictureCommands
from desktop.export.drawing import MakeScene, scenes_of
from desktop.games.cards import CARDS
from desktop.language.collation import collation_key
from desktop.language.messages import listed
from desktop.language.system_errors import system_reason
from desktop.new_match.request import NewMatch
from desktop.paper.commands import PaperCommands, Printable, paper_of
from desktop.records import record_files, words
from desktop.records.catalogue import Catalogue
from desktop.records.detail_panel import DetailPanel
from desktop.records.reading import request_of
from desktop.records.record_index import RecordEntry
from desktop.records.record_list import ListHeading, RecordList, Row, verb_of
from desktop.records.undo_line import UndoLine
from desktop.shell.page import Page
from desktop.shell.top_bar import TopBar
from desktop.storage import autosave
from desktop.storage.file_names import match_name, readable
from desktop.theme.appearance import theme
from desktop.theme.scaling import px
from rules import EXTENSION
from rules.text import fold, search_key

translate = QCoreApplication.translate

_PANEL_FROM, _BUTTONS_FROM = 960, 900
"""Widths of the page in pixels from which the panel, and buttons with words, have room."""
_MOST_PLAYERS = 40

_SORTS: tuple[Callable[[RecordEntry], object], ...] = (
    lambda entry: -entry.at,
    lambda entry: entry.at,
    lambda entry: (-entry.played, -entry.turns),
    lambda entry: collation_key(words.title_of(entry)),
)


class RecordsPage(Page):
    """The records page: lists the catalogue, and opens, renames, deletes and restores records."""

    continued = Signal(Path)  # an unfinished match
    file_wanted = Signal(Path)  # a record to replay
    review_wanted = Signal(Path)  # a record to be reviewed
    study_wanted = Signal(Path)  # a record to be studied
    start_wanted = Signal(NewMatch)

    def __init__(self) -> None:
        super().__init__()
        self.catalogue = Catalogue(self)
        self.bar = TopBar(self)
        self.open_button = Button(self.tr("Open a file"), Look.PLAIN, "file")
        self.folder_button = Button(translate("commands", "Show folder"), Look.PLAIN, "folder")
        self.search = SearchField(self.tr("Player, game or title"))
        self.player = Choice(self.tr("Player"), [self.tr("Anyone")], named=True)
        sorts = [self.tr("Newest first"), self.tr("Oldest first"), self.tr("Longest first"),
                 self.tr("By name")]  # fmt: skip
        self.sort = Choice(self.tr("Sort"), sorts, named=True)
        self.studied = Choice(
            self.tr("Show"), [self.tr("All games"), self.tr("Studies")], named=True
        )
        self.studied.hide()
        self.games = Segmented(translate("common", "Game"), [""] * (len(CARDS) + 1))
        self.panel = DetailPanel()
        self.list = RecordList(self._look_at, self.panel.show_several, self.delete)
        self.only = Button("", Look.OUTLINE, "close")
        self.empty = Text("", "body", "muted", wrap=True)
        self.note = Text("", "detail", "muted")
        self.undo_line = UndoLine()
        self._sides = QStackedWidget()
        self._reading = False
        """Whether no record has been read so far."""
        self._outdated = False
        """Whether the rows must be shown again after a name has been edited."""
        self._players: list[str] = []
        self._texts: dict[tuple[Path, str], str] = {}
        """The text that the search looks through, for each path and stamp of a record."""
        self._chosen: Path | None = None
        self._only: frozenset[Path] = frozenset()
        """The only records to list; empty for all."""
        self._deleting: set[Path] = set()
        self._undoing: set[Path] = set()
        self._batches: list[list[Path]] = []
        """The records deleted together by each command, the latest last."""
        self._bin: dict[Path, Path] = {}
        """Where the deleted records are now, by their old paths."""
        self._copies: Path | None = None
        self._reader = BackgroundTask(self)
        self._lay_out()
        PictureCommands(self, self._scenes)
        PaperCommands(self, paper_of(self._printable))
        self._connect()
        self._show()

    def _scenes(self) -> MakeScene | None:
        """Return a function that makes scenes of the position in the panel."""
        view = self.panel.position
        return scenes_of(view) if view is not None else None

    def _printable(self) -> Printable | None:
        """Return the position in the panel for printing, as everybody may see it."""
        view = self.panel.position
        return Printable(view) if view is not None else None

    def _lay_out(self) -> None:
        bar = self.bar
        bar.rules_button.say(translate("common", "How it works"), "")
        bar.add(self.open_button, self.folder_button)
        self.setWindowTitle(translate("commands", "Saved games"))
        bar.title.setText(self.windowTitle())
        words = self.search.placeholderText()
        self.search.setAccessibleName(translate("common", "Search: {what}").format(what=words))
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.note.hide()
        self.only.hide()
        self._sides.addWidget(self.list)
        self._sides.addWidget(self.empty)
        table = Surface("surface", "island")
        fields = lay(
            QHBoxLayout(), (self.search, 1), self.player, self.studied, self.sort, spacing=10
        )
        lay(table.column, fields, self.games, self.only, self.note, (self._sides, 1),
            self.undo_line, spacing=10, margins=(14, 14, 14, 14))  # fmt: skip
        lay_page(self, bar, islands(table, self.panel))
        self.setAcceptDrops(True)

    def _with_shown(self, act: Callable[[RecordEntry], object]) -> None:
        """Do something with the record in the panel, if there is one."""
        if self.panel.entry is not None:
            act(self.panel.entry)

    def _connect(self) -> None:
        self.folder_button.clicked.connect(lambda: self.show_folder())
        self.search.textChanged.connect(self._list)
        self.search.returnPressed.connect(self.list.setFocus)
        self.only.clicked.connect(self.show_all)
        for choice in (self.player, self.sort, self.studied, self.games):
            choice.chosen.connect(self._list)
        self.list.opened.connect(self.open)
        self.list.menu_wanted.connect(lambda entry, at: self._row_menu(entry).popup(at))
        self.list.rows.renamed.connect(self._rename)
        queued = Qt.ConnectionType.QueuedConnection  # after the list has closed the row's editor
        self.list.itemDelegate().closeEditor.connect(self._end_renaming, queued)
        self.list.rows.export_by(self._exported)
        panel = self.panel
        panel.rename.clicked.connect(lambda: self.list.rename())
        for button, do in (
            (panel.go, self.open),
            (panel.play_again, self.play_again),
            (panel.study, lambda entry: self.study_wanted.emit(entry.path)),
            (panel.claim, self._offer_claims),
            (panel.delete, lambda entry: self.delete(self.list.chosen or [entry])),
        ):
            button.clicked.connect(lambda _=False, do=do: self._with_shown(do))
        self.undo_line.undo.clicked.connect(self.undo)
        self.catalogue.changed.connect(self._show)
        self.catalogue.moved.connect(self._moved)
        self.catalogue.failed.connect(self._say_failed)
        acts = ((UNDO, self.undo), (FIND, self.search.take_focus), (RESTORE, self.bring_back))
        for command, act in (*acts, (FOLDER, self.show_folder)):
            self.add_command(command, act)
        self.keys.watch(self.list, self.search)

    def main_widget(self) -> QWidget:
        """Return the list, or the search field if the list is empty."""
        return self.list if self._sides.currentWidget() is self.list else self.search

    def activate(self) -> None:
        """Look for changed records when the page is shown."""
        self.catalogue.watch(True)
        self.catalogue.look()
        super().activate()

    @property
    def settling(self) -> bool:
        reading = self.catalogue.busy or self.list.thumbnails.busy or self.panel.busy
        return reading or super().settling

    def way_here(self) -> "Callable[[RecordsPage], object]":
        sought = self.search.text()
        return lambda page: page.search.setText(sought)

    def store_draft(self) -> None:
        self.list.commit_name()

    def rest(self) -> None:
        """Stop reading and clear the selection when the page is left."""
        self.catalogue.rest()
        self._reader.stop()
        self._only = frozenset()
        self.only.hide()
        self.list.thumbnails.rest()
        self.undo_line.hide()

    def shut_down(self) -> None:
        self.catalogue.close()
        self.list.thumbnails.close()
        self.panel.close_reader()
        self._reader.close()
        if self._copies is not None:
            rmtree(self._copies, ignore_errors=True)

    def event(self, event: QEvent) -> bool:
        """Look for changes when the window is activated: another window may have changed files."""
        if event.type() == QEvent.Type.WindowActivate and self.isVisible():
            self.catalogue.look()
        return super().event(event)

    # -- the listed records

    def _show(self) -> None:
        """Show the number of records, and list those that match the search."""
        if self._reading and self.catalogue.entries:
            self._fade_to_list()
        readable = [entry for entry in self.catalogue.entries if entry.game]
        self._show_players(readable)
        self._list()

    def _fade_to_list(self) -> None:
        """Let the first records take the place of “Reading…” with their pictures.

        Nobody asked for this, so nothing fades that the player uses: an overlay, or the search.
        """
        fade = CrossFade.of(self)
        used = not self.isVisible() or is_covered(self) or self._searching
        if fade is not None and fade.isHidden() and not used:
            fade.begin(self._may_fade, passes_mouse=True)

    @property
    def _searching(self) -> bool:
        """Whether the player types into the search field."""
        return self.search.hasFocus() and bool(self.search.text())

    def _may_fade(self) -> bool:
        """Whether the listed records are drawn, or the player wants to see what is typed."""
        return self._searching or not (self.list.thumbnails.busy or is_drawing(self))

    def _list(self) -> None:
        """List the records that match the search, and count them by game."""
        entries = self.catalogue.entries
        self._reading = not entries and (self.catalogue.left > 0 or not self.catalogue.looked)
        self.studied.setVisible(any(entry.studied for entry in entries))
        sought = [*self._sought(entries)]
        self._show_counts([entry for entry in sought if entry.game])
        game = [None, *CARDS][self.games.index]
        wanted = [entry for entry in sought if game is None or entry.game == game]
        found = sorted(wanted, key=_SORTS[self.sort.index])  # type: ignore[arg-type]
        unfinished = [entry for entry in found if entry.game and not entry.over]
        finished = [entry for entry in found if entry.over]
        broken = [entry for entry in found if not entry.game]
        rows = list[Row]()
        for title, fact, group in (
            (translate("common", "Unfinished"), self.tr("last played"), unfinished),
            (self.tr("Finished"), self.tr("date"), finished),
            (translate("common", "Cannot be read"), self.tr("date"), broken),
        ):
            if group:
                rows += [ListHeading(title, len(group), fact), *group]
        waiting = self.search.hasFocus() and self._sides.currentWidget() is self.empty
        self._sides.setCurrentWidget(self.list if rows else self.empty)
        nothing = self.tr("No games yet. Every game you play is saved here.")
        if self._reading:
            nothing = self.tr("Reading…")
        self.empty.setText(self.tr("No game matches your search.") if entries else nothing)
        left = self.catalogue.left
        self.note.setText(translate("RecordsPage", "Still reading %n games", None, left))
        self.note.setVisible(left > 0 and bool(rows))
        self._outdated = self.list.state() == RecordList.State.EditingState
        if not self._outdated:
            self.list.show_rows(rows, self._chosen)
        self._look_at(self.list.entry if rows else None)
        if waiting and rows and not self.search.text():
            self.list.setFocus()

    def show_only(self, paths: Iterable[Path], words: str) -> None:
        """List only these matches, whatever the search was, until all are wanted again."""
        self._only = frozenset(paths)
        self.only.setText(self.tr("Showing only {matches}. Show all").format(matches=words))
        self.only.show()
        self.search.clear()
        self.player.choose(0)
        self.studied.choose(0)
        self.games.choose(0)
        self._show()

    def show_all(self) -> None:
        """List all matches again."""
        self._only = frozenset()
        self.only.hide()
        self._show()
        self.main_widget().setFocus()

    def _sought(self, entries: Iterable[RecordEntry]) -> Iterator[RecordEntry]:
        """Yield the records of all games that have the chosen player and all words searched for."""
        place, sought = self.player.index - 1, search_key(self.search.text()).split()
        player = fold(self._players[place]) if place >= 0 else None
        for entry in entries:
            if (
                (not self._only or entry.path in self._only)
                and (entry.studied or self.studied.index == 0)
                and (player is None or player in map(fold, entry.names))
                and (not sought or all(map(self._text_of(entry).__contains__, sought)))
            ):
                yield entry

    def _text_of(self, entry: RecordEntry) -> str:
        """Return the text that the search looks through for a record.

        It is cached, so that it is not built for every typed letter.
        """
        key = entry.path, entry.stamp
        if key not in self._texts:
            parts = (words.title_of(entry), words.game_of(entry), words.options_of(entry),
                     *entry.names, words.state_of(entry))  # fmt: skip
            self._texts[key] = search_key(" ".join(parts))
        return self._texts[key]

    def _show_counts(self, readable: list[RecordEntry]) -> None:
        counts = Counter(entry.game for entry in readable)
        every = self.tr("All games")
        self.games.show_text(0, f"{every}  {len(readable)}")
        for number, (slug, card) in enumerate(CARDS.items(), 1):
            self.games.show_text(number, f"{card.title}  {counts[slug]}")
        count = len(readable)
        text = translate("common", "%n games", None, count)
        self.bar.chips.show_texts([text] if readable else [])

    def _show_players(self, readable: list[RecordEntry]) -> None:
        """Offer the most frequent players; the chosen one stays chosen."""
        counts, spelt = Counter[str](), dict[str, str]()
        for entry in readable:
            names = {fold(name): name for name in entry.names}
            counts.update(names.keys())
            for key, name in names.items():
                spelt.setdefault(key, name)
        most = [spelt[key] for key, _ in counts.most_common(_MOST_PLAYERS)]
        players = sorted(most, key=collation_key)
        if players != self._players:
            index = self.player.index
            chosen = self._players[index - 1] if index else ""
            self._players = players
            keys = [fold(name) for name in players]
            at = keys.index(fold(chosen)) + 1 if fold(chosen) in keys else 0
            self.player.show_texts([self.tr("Anyone"), *players], at)

    def _look_at(self, entry: RecordEntry | None) -> None:
        if entry is not None:
            self._chosen = entry.path
        self.panel.show_entry(entry)

    # -- commands for records

    def open(self, entry: RecordEntry | None) -> None:
        """Continue an unfinished match, or review a finished one."""
        if entry is None or not entry.game:
            return
        if entry.over:
            self.review_wanted.emit(entry.path)
        elif record_files.is_unfinished(entry.path):
            self.continued.emit(entry.path)
        else:
            self.file_wanted.emit(entry.path)

    def play_again(self, entry: RecordEntry | None) -> None:
        """Begin a new match with the same settings."""
        if entry is None:
            return

        def start(match: NewMatch | None) -> None:
            if match is not None:
                self.start_wanted.emit(match)
            else:
                self.told.emit(self.tr("This game cannot be read any more."))
                self.catalogue.look()

        self._reader.ask(lambda _stop: request_of(entry), start)

    def delete(self, entries: Sequence[RecordEntry]) -> None:
        """Delete records; this can be undone for all of them together."""
        self.undo_line.say(words.deleted(entries))
        self._batches.append([entry.path for entry in entries])
        for entry in entries:
            self._deleting.add(entry.path)
            self.catalogue.delete(entry.path)

    def undo(self) -> None:
        """Restore the records deleted by the last command on this page."""
        for path in self._batches.pop() if self._batches else ():
            if path in self._deleting:
                self._undoing.add(path)
            elif path in self._bin:
                self.catalogue.restore(self._bin.pop(path))
        self.undo_line.hide()
        self.list.setFocus()

    def bring_back(self) -> None:
        """Restore the record deleted last, however long ago."""
        waiting = record_files.deleted()
        if waiting:
            self._bin = {path: now for path, now in self._bin.items() if now != waiting[0]}
            self.catalogue.restore(waiting[0])
        else:
            self.told.emit(self.tr("Nothing was deleted"))

    def _end_renaming(self) -> None:
        if self._outdated:
            self._list()

    def _rename(self, entry: RecordEntry, name: str) -> None:
        if " ".join(name.split()) not in ("", words.title_of(entry)):
            self.catalogue.rename(entry.path, " ".join(name.split()))
        self.list.setFocus()

    def _moved(self, before: Path, now: Path) -> None:
        if before not in self._deleting:
            self._chosen = now
            self._show()
            return
        self._deleting.discard(before)
        if before in self._undoing:
            self._undoing.discard(before)
            self.catalogue.restore(now)
        else:
            self._bin[before] = now

    def _say_failed(self, path: Path, reason: str) -> None:
        self._deleting.discard(path)
        self._undoing.discard(path)
        self.undo_line.hide()
        words = self.tr("{name} was not changed: {reason}.")
        self.told.emit(words.format(name=path.stem, reason=reason))

    def show_folder(self, entry: RecordEntry | None = None) -> None:
        """Open the folder with the records in the system's file manager."""
        folder = autosave.finished_folder() if entry is None else entry.path.parent
        if not folder.is_dir():
            self.told.emit(self.tr("There is no folder yet: no game has been finished."))
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self.told.emit(str(folder))

    def _exported(self, entry: RecordEntry) -> Path | None:
        """Return the file to export when a row is dragged out of the window.

        A record without a title is copied to a file named after the players and the day.
        """
        if not record_files.is_unfinished(entry.path):
            return entry.path
        try:
            self._copies = self._copies or Path(mkdtemp(prefix="quincunx-"))
            name = readable(entry.name) or match_name(words.game_of(entry), entry.names)
            copy = self._copies / f"{name}{EXTENSION}"
            copy.write_text(record_files.text_of(entry.path), encoding="utf-8")
        except OSError as error:
            self.told.emit(system_reason(error))
            return None
        except ValueError as error:  # InvalidRecord: its argument is a message
            self.told.emit(capitalised(error.args[0]))
            return None
        return copy

    # -- keys and menus

    def cancel(self) -> bool:
        found = bool(self.search.text())
        self.search.clear()
        return found

    def _offer_claims(self, entry: RecordEntry) -> None:
        """Let the player choose their seats in a match; with one possible answer, apply it."""
        claims = words.claims_of(entry)
        if len(claims) == 1:
            self._claim(entry, claims[0][1])
        elif claims:
            menu = Menu(self)
            self._add_claims(menu, entry)
            menu.open_below(self.panel.claim)

    def _add_claims(self, menu: Menu, entry: RecordEntry) -> None:
        for text, seats in words.claims_of(entry):
            menu.add(text, partial(self._claim, entry, seats), "person")

    def _claim(self, entry: RecordEntry, seats: Sequence[int]) -> None:
        self.catalogue.claim(entry, seats)
        names = listed(*(entry.names[seat] for seat in seats))
        counts = self.tr("This game now counts for {names}.").format(names=names)
        self.told.emit(counts if seats else self.tr("This game no longer counts."))

    def _row_menu(self, entry: RecordEntry) -> Menu:
        menu = Menu(self)
        several = self.list.chosen
        if len(several) > 1:
            count = len(several)
            words = translate("RecordsPage", "Delete %n games", None, count)
            menu.add(words, lambda: self.delete(several), "trash")
            return menu
        if entry.game:
            #: the key
            menu.add(verb_of(entry), lambda: self.open(entry), "play", translate("common", "Enter"))
            if entry.over:
                at_table = self.tr("Open at the table")
                menu.add(at_table, lambda: self.file_wanted.emit(entry.path), "open")
            if entry.over or entry.studied:
                study = partial(self.study_wanted.emit, entry.path)
                menu.add(translate("common", "Study"), study, "book")
            menu.add(translate("common", "Play again"), lambda: self.play_again(entry), "redo")
            self._add_claims(menu, entry)
            menu.addSeparator()
        if record_files.is_own(entry.path):
            menu.add_command(RENAME, self.list.rename)
        menu.add_command(DELETE, lambda: self.delete([entry]))
        menu.addSeparator()
        menu.add(translate("commands", "Show folder"), lambda: self.show_folder(entry), "folder")
        return menu

    # -- the window

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() >= px(_PANEL_FROM)
        self.panel.setVisible(beside)
        self.panel.fit_beside(self.width() / theme().text_scale)
        self.list.offers = not beside
        for button in (self.open_button, self.folder_button):
            button.setVisible(self.width() >= px(_BUTTONS_FROM))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept drags that come from the list, so that the window does not open them."""
        if event.source() is self.list:
            event.acceptProposedAction()
        else:
            super().dragEnterEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        if event.source() is self.list:
            event.setDropAction(Qt.DropAction.IgnoreAction)
            event.accept()
