"""The library of layouts: search, list and commands, for the editor's tab and for the page."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QCoreApplication,
    QLocale,
    QModelIndex,
    Qt,
)
from PySide6.QtWidgets import QWidget

import resources
from desktop.background.task import BackgroundTask
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.choice import Choice
from desktop.controls.field import SearchField
from desktop.controls.text import Text
from desktop.games.mono.layout_editor.layout_library import (
    LONGEST_TITLE,
    Added,
    LayoutEntry,
    LayoutLibrary,
)
from desktop.games.mono.layout_editor.layout_text import SIZES, read, title_of
from desktop.games.mono.layout_editor.library_columns import (
    BY_SIZE,
    EASIEST,
    HARDEST,
    NAMED,
    NEWEST,
)
from desktop.games.mono.layout_editor.library_list import LayoutList
from desktop.language.system_errors import system_reason
from desktop.shell.page import Page
from desktop.storage.database import Damaged, Database, mend
from desktop.storage.retries import Retries
from rules.core.errors import InvalidText
from rules.text import search_key

if TYPE_CHECKING:  # imported when a layout is first measured
    from rules.mono.players.measure import Measure

translate = QCoreApplication.translate
T = TypeVar("T")
OpenLayout = Callable[[LayoutEntry], object]
Compare = Callable[[LayoutEntry, LayoutEntry], object]

_ORDERS = (
    QT_TRANSLATE_NOOP("LibraryPanel", "Newest"),
    QT_TRANSLATE_NOOP("LibraryPanel", "Name"),
    QT_TRANSLATE_NOOP("LibraryPanel", "Easiest"),
    QT_TRANSLATE_NOOP("LibraryPanel", "Hardest"),
    QT_TRANSLATE_NOOP("LibraryPanel", "Size"),
)
"""The names of the orders in `library_columns`."""

NAMES = (
    QT_TRANSLATE_NOOP("layouts", "Nine stripes"),
    QT_TRANSLATE_NOOP("layouts", "Spiral in"),
    QT_TRANSLATE_NOOP("layouts", "Spiral out"),
    QT_TRANSLATE_NOOP("layouts", "Brook"),
    QT_TRANSLATE_NOOP("layouts", "Pillars"),
    QT_TRANSLATE_NOOP("layouts", "Three rings"),
    QT_TRANSLATE_NOOP("layouts", "The eye"),
    QT_TRANSLATE_NOOP("layouts", "The cross"),
    QT_TRANSLATE_NOOP("layouts", "Tea time"),
    QT_TRANSLATE_NOOP("layouts", "The crown"),
    QT_TRANSLATE_NOOP("layouts", "Two towers"),
    QT_TRANSLATE_NOOP("layouts", "Brackets"),
    QT_TRANSLATE_NOOP("layouts", "Quarry"),
    QT_TRANSLATE_NOOP("layouts", "Thicket"),
    QT_TRANSLATE_NOOP("layouts", "Small change"),
    QT_TRANSLATE_NOOP("layouts", "Three courses"),
    QT_TRANSLATE_NOOP("layouts", "Twelve steps"),
    QT_TRANSLATE_NOOP("layouts", "Snail shell"),
    QT_TRANSLATE_NOOP("layouts", "The great spiral"),
)
"""The names of the included layouts. A test checks that none is missing."""


def supplied() -> tuple[LayoutEntry, ...]:
    """Return the included layouts. They have negative numbers, as they are not in the database."""
    return _supplied(QLocale().name())


@cache
def _supplied(_language: str) -> tuple[LayoutEntry, ...]:
    found = []
    for index, path in enumerate(resources.listing("layouts", ".txt"), 1):
        text = path.read_text(encoding="utf-8")
        size, labels = read(text)
        found.append(LayoutEntry(-index, translate("layouts", title_of(text)), size, labels))
    return tuple(found)


class LibraryPanel(QWidget):
    """Search, list and commands. Its two views lay it out: `LibraryTab` and `WideLibrary`."""

    wide = False
    """Whether it has room for columns and for the names of choices."""

    def __init__(self, page: Page, open_layout: OpenLayout, compare: Compare) -> None:
        """`page` announces sentences, and warns of problems in the player's database.

        `open_layout` puts a layout on the board. `compare` shows two; the first may be the board's.
        """
        super().__init__()
        self._page, self._open_layout, self._compare_both = page, open_layout, compare
        self.library: LayoutLibrary | None = None
        self._store: Database | None = None
        self._entries: list[LayoutEntry] = []
        """All layouts, as they were last read."""
        self._sizes: list[int | None] = [None, *SIZES]
        self._undo: list[tuple[str, Callable[[LayoutLibrary], int]]] = []
        """The changes that can be undone, latest last: a text, and a function that undoes it.

        The function returns the number of the layout to select.
        """
        self._only_choose = False
        self._opened = False
        """Whether the database was opened, or could not be."""
        self._outdated = False
        """Whether the list must be reloaded after a name has been edited."""
        self.retries = Retries(self._say_later, self)
        self._mending = BackgroundTask(self)
        self.search = SearchField(self.tr("Search"))
        self.search.setMaxLength(LONGEST_TITLE)
        names = [translate("common", "All"), *(str(size) for size in SIZES)]
        self.filter = Choice(translate("rules", "Regions"), names, named=self.wide)
        #: how a list is sorted
        self.sort = Choice(
            self.tr("Sort by"),
            [translate("LibraryPanel", str(name)) for name in _ORDERS],
            named=self.wide,
        )
        self.ranks: dict[str, float] = {}
        """The shares of random layouts that are easier, by labels."""
        self._measuring = BackgroundTask(self)
        self._measures = False
        """Whether layouts are measured as soon as they are listed."""
        self._stuck: set[str] = set()
        """Layouts whose measurement failed."""
        self.list = LayoutList(self.ranks, self._open, self._enable, self._delete, ticks=self.wide)
        self.note = Text("", "detail", "muted")
        self._connect_list()

    def _enable(self) -> None:
        """Show what is selected, and what can be done with it."""
        raise NotImplementedError

    def _connect_list(self) -> None:
        for changed in (self.search.textChanged, self.filter.chosen, self.sort.chosen):
            changed.connect(lambda _: self.refresh(reads=False))
        self.list.rows.renamed.connect(self._rename)
        queued = Qt.ConnectionType.QueuedConnection  # after the list has closed the row's editor
        self.list.itemDelegate().closeEditor.connect(self._end_renaming, queued)

    # -- the file

    def open_store(self, store: Database | None = None) -> None:
        """Open the player's database if necessary, and report its problems."""
        self._opened = True
        if self.library is None:
            try:
                self._store = store or Database(mends=False)
            except Damaged as error:
                self._mending.ask(
                    lambda _stop: mend(), self._open_mended, partial(self._say_unopened, error)
                )
                self.refresh()
                return
            except OSError as error:
                self._say_unopened(error)
                return
            self.library = LayoutLibrary(self._store)
            self._read_ranks()
            if self._store.problem:
                self._page.warned.emit(self._store.problem)
            self.refresh()
            if self.library.damaged and not self._store.problem:
                words = self.tr("Layouts that could not be read and are not shown: {n}")
                self._page.told.emit(words.format(n=self.library.damaged))
            return
        self._read_ranks()
        self.refresh()

    def _open_mended(self, problem: str) -> None:
        if problem:
            self._page.warned.emit(problem)
        self.open_store()

    def _say_unopened(self, error: OSError) -> None:
        words = self.tr("Your layouts cannot be opened: {reason}.")
        self._page.told.emit(words.format(reason=system_reason(error)))
        self.refresh()

    def close_store(self) -> None:
        """Close the database. Deleted layouts are then gone for good."""
        self._mending.stop()
        self.stop_measuring()
        if self.library is not None and self._store is not None:
            if self._store.kept:
                self._do(LayoutLibrary.forget)
            self.retries.finish()
            self._store.close()
        self.library = self._store = None

    def _do(
        self, act: Callable[[LayoutLibrary], T], then: Callable[[T], object] = lambda _: None
    ) -> None:
        """Change the library by `act`, then call `then` with its result. Errors are shown."""
        library = self.library
        if library is None:
            return

        def change() -> None:
            try:
                result = act(library)
            except InvalidText as error:
                self._page.told.emit(f"{capitalised(error.message)}.")
            else:
                then(result)

        self.retries.add(change, self._say_unchanged)

    def _say_unchanged(self, error: OSError) -> None:
        words = self.tr("The library could not be changed: {reason}.")
        self._page.told.emit(words.format(reason=system_reason(error)))

    def _say_later(self) -> None:
        self._page.told.emit(
            self.tr("Another program is using the library. Your change will be saved in a moment.")
        )

    # -- display

    def refresh(self, chosen: int | None = None, *, reads: bool = True) -> None:
        """List the player's layouts, then the included ones. `reads` them from the file again.

        While a name is being edited, this waits until that has ended.
        """
        if self.list.is_editing:
            self._outdated = True
            return
        if reads:
            self._read()
        self._show_found(chosen)

    def _read(self) -> None:
        """Read all layouts, and offer their tags."""
        self._entries = [*(self.own_entries() or ()), *supplied()]
        self._offer_tags(self._entries)

    def _show_found(self, chosen: int | None) -> None:
        """List the layouts of the chosen size that match the search, and select one by number."""
        self._outdated = False
        size, words = self._sizes[self.filter.index], search_key(self.search.text()).split()
        found = [e for e in self._entries if size in (None, e.size) and e.is_about(words)]
        entry = self.list.entry
        if chosen is None and entry is not None:
            chosen = entry.id
        self.list.show_entries(self._sorted(self.picked(found)), chosen)
        count = len(found)
        self.note.setText(translate("LibraryPanel", "%n layouts", None, count))
        self._enable()
        if self._measures:
            self.measure_all()

    def _offer_tags(self, entries: Sequence[LayoutEntry]) -> None:
        """Offer the tags of these layouts as a filter. Only `WideLibrary` has one."""

    def picked(self, entries: list[LayoutEntry]) -> list[LayoutEntry]:
        """Return the entries to list, of those that match the search and the size."""
        return entries

    def _end_renaming(self) -> None:
        if self._outdated:
            self.refresh()

    def forget_choice(self) -> None:
        """Clear every reference to the layout last opened or saved."""
        self._undo.clear()
        self.search.setText("")  # unlike clear(), this cannot be undone with Ctrl+Z
        self.list.setCurrentIndex(QModelIndex())
        self.list.clearSelection()
        self._enable()

    # -- difficulties

    def _read_ranks(self) -> None:
        if self.library is not None:
            with suppress(OSError):
                self.ranks |= self.library.ranks()

    def rank(self, labels: str) -> float | None:
        """Return the share of random layouts that are easier, None if not measured."""
        return self.ranks.get(labels)

    def measure_all(self) -> None:
        """Measure the listed layouts in the background, and those listed later, one by one."""
        self._measures = True
        if self._measuring.busy or self._only_choose:
            return
        known = self.ranks.keys() | self._stuck
        unknown = (entry for entry in self.list.entries if entry.labels not in known)
        entry = next((entry for entry in unknown if entry.whole), None)
        if entry is None:
            return
        from rules.mono.players.measure import measured

        size, labels = entry.size, entry.labels
        self._measuring.ask(
            lambda stop: measured(size, labels, stop),
            lambda found: self._measured(labels, found),
            lambda: self._stuck.add(labels),
        )

    def rest(self) -> None:
        """Stop measuring, as the page is left."""
        self.stop_measuring()

    def stop_measuring(self) -> None:
        """Stop measuring the listed layouts."""
        self._measures = False
        self._measuring.stop()

    def _measured(self, labels: str, found: "Measure") -> None:
        self.ranks[labels] = found.rank
        self.list.viewport().update()
        library = self.library
        if library is not None:
            with suppress(OSError):  # it will be measured again
                library.keep_rank(labels, found.rank)
        self.measure_all()

    def _sorted(self, entries: list[LayoutEntry]) -> list[LayoutEntry]:
        """Return entries in the chosen order. Unknown difficulties come last."""
        ranks = self.ranks
        keys: dict[int, Callable[[LayoutEntry], Any]] = {
            NEWEST: lambda entry: (entry.id < 0, -entry.changed),
            NAMED: lambda entry: search_key(entry.name),
            EASIEST: lambda entry: ranks.get(entry.labels, 2.0),
            HARDEST: lambda entry: -ranks.get(entry.labels, -2.0),
            BY_SIZE: lambda entry: entry.size,
        }
        return sorted(entries, key=keys[self.sort.index])

    # -- commands

    def own_entries(self) -> list[LayoutEntry] | None:
        """Return the player's layouts, as they are in the file now.

        None if they cannot be read, which is reported.
        """
        try:
            return self.library.entries() if self.library is not None else None
        except OSError as error:
            words = self.tr("Your layouts cannot be read: {reason}.")
            self._page.told.emit(words.format(reason=system_reason(error)))
            return None

    def add_all(self, layouts: Sequence[LayoutEntry], then: Callable[[Added], object]) -> None:
        """Add layouts to the library, and call `then` with their numbers."""

        def added(numbers: Added) -> None:
            self.refresh()
            then(numbers)

        self._do(lambda library: library.add_all(layouts), added)

    def _open(self, entry: LayoutEntry) -> None:
        self._open_layout(entry)

    def _rename(self, entry: LayoutEntry, title: str) -> None:
        self.list.setFocus()

        def then(_: None) -> None:
            self._read()
            self._show_found(entry.id)  # even though the field is still open

        self._do(lambda library: library.rename(entry.id, title), then)

    def _duplicate(self) -> None:
        entry = self.list.entry
        if entry is not None:
            self._do(lambda library: library.duplicate(entry), self.refresh)

    def _delete(self) -> None:
        """Delete the chosen layouts, except included ones."""
        chosen = [entry for entry in self.list.chosen if entry.id > 0]
        if not chosen or self._only_choose:
            return
        neighbour = self.list.neighbour if len(chosen) == 1 else None

        def then(_: None) -> None:
            words = self.tr("“{name}” deleted").format(name=chosen[0].name)
            count = len(chosen)
            if count > 1:
                words = translate("LibraryPanel", "%n layouts deleted", None, count)
            self._undo.append((words, partial(_bring_back, chosen)))
            self.refresh(neighbour.id if neighbour is not None else None)

        self._do(lambda library: library.delete([entry.id for entry in chosen]), then)

    def _restore(self) -> None:
        def then(number: int) -> None:
            self._undo.pop()
            self.refresh(number)

        if self._undo:
            self._do(self._undo[-1][1], then)


def _bring_back(entries: Sequence[LayoutEntry], library: LayoutLibrary) -> int:
    """Restore deleted layouts, and return the number of the first one."""
    library.restore([entry.id for entry in entries])
    there = {one.id for one in library.entries()}
    numbers = [
        entry.id
        if entry.id in there
        else library.save(entry.title, entry.size, entry.labels)  # deleted by another window
        for entry in entries
    ]
    return numbers[0]


def restore_tags(entries: Sequence[LayoutEntry], library: LayoutLibrary) -> int:
    """Restore the tags of layouts, and return the number of the first one."""
    library.write_tags(entries)
    return entries[0].id
