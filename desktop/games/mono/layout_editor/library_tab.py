"""The Library tab of the panel: save the layout under a name, and find, open and edit others."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.fading_edges import fade_edges
from desktop.controls.field import TextField
from desktop.controls.lay import lay
from desktop.controls.surfaces import Rule
from desktop.controls.text import Text
from desktop.games.mono.layout_editor.difficulty_gauge import DifficultyGauge
from desktop.games.mono.layout_editor.layout_library import (
    LONGEST_TITLE,
    LayoutEntry,
    LayoutLibrary,
    name_and_tags,
)
from desktop.games.mono.layout_editor.library_panel import Compare, LibraryPanel, OpenLayout
from desktop.shell.page import Page
from desktop.theme.scaling import fix, px
from rules.mono.board import HIDDEN
from rules.text import fold

if TYPE_CHECKING:  # imported when a layout is first measured
    from rules.mono.players.measure import Measure

translate = QCoreApplication.translate

_ROOM_FOR_GAUGE = 480  # px
_TWO = 2  # the number of layouts to compare


class LibraryTab(LibraryPanel):
    """The library beside the board: it saves the board's layout, and opens others on it."""

    def __init__(
        self, page: Page, open_layout: OpenLayout, compare: Compare, measures: "dict[str, Measure]"
    ) -> None:
        """`measures` has the known difficulties, shared with the board's gauge."""
        super().__init__(page, open_layout, compare)
        self._size, self._labels = 0, ""
        self.name = TextField()
        #: verb on a button: puts the layout into the library
        self.keep = Button(translate("common", "Save"), Look.QUIET)
        self.difference = Text("", "detail", "muted")
        #: verb on a button: puts the layout that is chosen on the board
        self.open = Button(translate("commands", "Open"), Look.ACCENT)
        self.gauge = DifficultyGauge(measures, on_board=False)
        self.rename = IconButton("pencil", translate("commands", "Rename"))
        words = translate("LibraryPanel", "Compare with the board")
        self.compare = IconButton("compare", words)
        self.duplicate = IconButton("copy", translate("common", "Duplicate"))
        self.delete = IconButton("trash", translate("commands", "Delete"))
        self.undo = Button(translate("common", "Undo"), Look.LINK, height=28)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        words = translate("common", "Name and #tags")
        self.name.setPlaceholderText(words)
        self.name.setAccessibleName(words)
        self.name.setMaxLength(LONGEST_TITLE)
        fix(self.keep, QWidget.setFixedWidth, 84)
        buttons = (self.compare, self.rename, self.duplicate, self.delete)
        foot = lay(QHBoxLayout(), *buttons, None, self.open, spacing=2)
        choices = lay(QHBoxLayout(), (self.filter, 1), (self.sort, 1), spacing=6)
        chosen = lay(QHBoxLayout(), (self.difference, 1), self.note, self.undo, spacing=8)
        self.saving = QWidget()
        lay(
            QVBoxLayout(self.saving),
            Rule(),
            6,
            lay(QHBoxLayout(), (self.name, 1), self.keep, spacing=8),
        )
        rows = (self.search, choices, (self.list, 1), self.gauge, chosen, foot, self.saving)
        lay(QVBoxLayout(self), *rows, spacing=6)
        fade_edges(self.list, "surface")

    def _connect(self) -> None:
        self.keep.clicked.connect(self._keep)
        self.name.textChanged.connect(self._enable)
        self.name.returnPressed.connect(self._keep)
        self.open.clicked.connect(self._open_chosen)
        self.rename.clicked.connect(self.list.edit_name)
        self.compare.clicked.connect(self._compare)
        self.duplicate.clicked.connect(self._duplicate)
        self.delete.clicked.connect(self._delete)
        self.undo.clicked.connect(self._restore)

    def offer_size_only(self, size: int, *, keeps: bool) -> None:
        """List only layouts of one size. Without `keeps`, they can be opened but not changed."""
        self._sizes, self._only_choose = [size], not keeps
        self.filter.hide()
        if keeps:
            return
        for widget in (self.saving, self.rename, self.duplicate, self.delete):
            widget.hide()
        self.list.editable = False

    # -- display

    def show_layout(self, size: int, labels: str) -> None:
        """Set the layout on the board, which Save stores."""
        if (size, labels) != (self._size, self._labels):
            self._size, self._labels = size, labels
            self._enable()

    def forget_choice(self) -> None:
        self.name.setText("")
        super().forget_choice()

    def _enable(self) -> None:
        entry = self.list.entry
        own = entry is not None and entry.id > 0
        there = self.library is not None
        painted = bool(self._labels.strip(HIDDEN))
        may_save = there or not self._opened
        self.keep.setEnabled(may_save and painted and bool(self.name.text().strip()))
        self.keep.setToolTip("" if painted else translate("common", "Nothing is painted yet."))
        self.rename.setEnabled(own)
        two = len(self.list.chosen) == _TWO
        other = entry is not None and (entry.size, entry.labels) != (self._size, self._labels)
        self.open.setEnabled(other)
        self.compare.setEnabled(other or two)
        self.difference.setText(self._difference(entry))
        if self._undo:
            self.note.setText(self._undo[-1][0])
        self.note.setVisible(bool(self._undo) or not self.difference.text())
        self.undo.setVisible(bool(self._undo))
        self._show_gauge()
        self.duplicate.setEnabled(there and entry is not None)
        self.delete.setEnabled(own)

    def _difference(self, entry: LayoutEntry | None) -> str:
        """Return a text on how the selected layout differs from the one on the board."""
        if entry is None or not self._labels.strip(HIDDEN):
            return ""
        if entry.size != self._size:
            return translate("LibraryPanel", "Different size from the board")
        cells = sum(one != two for one, two in zip(entry.labels, self._labels, strict=True))
        if not cells:
            return translate("LibraryPanel", "Same as on the board")
        return translate("LibraryPanel", "%n cells differ from the board", None, cells)

    def _show_gauge(self) -> None:
        """Show the difficulty of the selected layout, if the panel is high enough."""
        entry = self.list.entry
        whole = entry is not None and entry.whole
        self.gauge.ask(*((entry.size, entry.labels) if entry is not None and whole else (0, "")))
        enough = self.height() >= px(_ROOM_FOR_GAUGE)
        self.gauge.setVisible(whole and enough and not self._only_choose)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_gauge()

    def rank(self, labels: str) -> float | None:
        measure = self.gauge.measures.get(labels)
        return measure.rank if measure is not None else super().rank(labels)

    def rest(self) -> None:
        self.gauge.stop()
        super().rest()

    # -- commands

    def _compare(self) -> None:
        """Compare two chosen layouts, or the current one with the board."""
        pair = self.list.chosen
        if len(pair) != _TWO and self.list.entry is not None:
            name = translate("common", "On the board")
            pair = [LayoutEntry(0, name, self._size, self._labels), self.list.entry]
        self._compare_both(*pair)

    def _open_chosen(self) -> None:
        if self.list.entry is not None:
            self._open(self.list.entry)

    def _open(self, entry: LayoutEntry) -> None:
        self.name.setText(entry.title)
        super()._open(entry)

    def _keep(self) -> None:
        if not self._opened and self.keep.isEnabled():
            self.open_store()
        if not self.keep.isEnabled():
            return
        title, size, labels = self.name.text(), self._size, self._labels

        def act(library: LayoutLibrary) -> tuple[int, LayoutEntry | None]:
            key = fold(name_and_tags(title)[0])
            same = (e for e in library.entries() if (fold(e.name), e.size) == (key, size))
            replaced = next(same, None)
            kept = library.save(title, size, labels, replaced.id if replaced else None)
            rank = self.rank(labels)
            if rank is not None:  # so that it is not measured again
                library.keep_rank(labels, rank)
            return kept, replaced

        def then(done: tuple[int, LayoutEntry | None]) -> None:
            kept, replaced = done
            if replaced is not None and replaced.labels != labels:
                words = translate("LibraryPanel", "“{name}” replaced")
                self._undo.append((words.format(name=replaced.name), partial(_put_back, replaced)))
            self.refresh(kept)
            words = translate("LibraryPanel", "Saved as “{name}”")
            self._page.told.emit(words.format(name=name_and_tags(title)[0]))

        self._do(act, then)


def _put_back(entry: LayoutEntry, library: LayoutLibrary) -> int:
    """Restore a layout as it was before it was replaced, and return its number."""
    return library.save(entry.title, entry.size, entry.labels, entry.id)
