"""The library as a page, with difficulty, tags and date of every layout, and bulk commands.

It uses the same file as the library in the editor's panel.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QDragEnterEvent,
    QDropEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.controls.accessible_role import HasRole
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.choice import Choice
from desktop.controls.commands import EDITOR, FIND, PRINT, UNDO, Command
from desktop.controls.field import TextField
from desktop.controls.fill_bar import FillBar
from desktop.controls.flow import Flow
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.overlay import Dialog
from desktop.controls.segmented import Segmented
from desktop.controls.surfaces import Surface, islands, lay_page, scrolling
from desktop.controls.text import Text
from desktop.games.layout_page import LayoutLibraryPage
from desktop.games.mono.layout_editor import keys
from desktop.games.mono.layout_editor.comparison import Comparison
from desktop.games.mono.layout_editor.layout_library import LONGEST_NAME, LayoutEntry
from desktop.games.mono.layout_editor.layout_text import as_rows
from desktop.games.mono.layout_editor.library_columns import ColumnHeads, day_of, detail
from desktop.games.mono.layout_editor.library_panel import (
    Compare,
    LibraryPanel,
    OpenLayout,
    restore_tags,
)
from desktop.games.mono.layout_editor.library_transfer import LibraryTransfer
from desktop.games.mono.layout_editor.thumbnails import paint_layout
from desktop.language.ellipsis import with_ellipsis
from desktop.language.numbers import number, percent
from desktop.paint.cached_picture import paint_table
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_line
from desktop.shell.dropped_files import files_in
from desktop.shell.page import Page
from desktop.shell.top_bar import ActionButton, TopBar
from desktop.storage.database import Database
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import fix, px, px_size
from rules.mono.board import board

if TYPE_CHECKING:  # imported when a layout is first measured
    from rules.mono.players.measure import Measure

translate = QCoreApplication.translate

_PICTURE, _LEAST_PICTURE = 236, 96
_PANEL, _NARROW_PANEL = 416, 288
_TWO = 2
_SEARCH = 180  # px
_COUNT = 150  # px of “12 selected”, the Close button and the gaps
_ICON_ALONE = 46


class SelectionBar(QWidget):
    """The bar below the list: commands for all ticked layouts, or Undo."""

    def __init__(self) -> None:
        super().__init__()
        fix(self, QWidget.setFixedHeight, 52)
        self.text = Text("", "button", "surface")
        self.text.setMinimumWidth(1)
        self.compare = Button(self.tr("Compare"), Look.REVERSE, "compare")
        #: verb on a button: a word is added to layouts
        self.tag = Button(with_ellipsis(translate("common", "Tag")), Look.REVERSE, "tag")
        self.export = Button(keys.SAVE.label, Look.REVERSE, "save")
        self.print = Button(PRINT.label, Look.REVERSE, "print")
        self.delete = Button(translate("commands", "Delete"), Look.REVERSE, "trash")
        self.undo = Button(translate("common", "Undo"), Look.REVERSE, "undo")
        self.close_button = IconButton("close", translate("common", "Close"))
        self.close_button.ink = "surface"
        self._acts = (self.compare, self.tag, self.export, self.print, self.delete)
        self._words = {button: button.text() for button in self._acts}
        for button, words in self._words.items():
            button.setAccessibleName(words)
            button.setToolTip(words)
        parts = (*self._acts, self.undo, self.close_button)
        lay(QHBoxLayout(self), (self.text, 1), *parts, spacing=6, margins=(18, 4, 4, 4))
        self.hide()

    def show_ticked(self, chosen: Sequence[LayoutEntry]) -> None:
        """Show the commands for these layouts."""
        count = len(chosen)
        self.text.setText(translate("SelectionBar", "%n selected", None, count))
        self.compare.setEnabled(count == _TWO)
        own = any(entry.id > 0 for entry in chosen)
        for button in (self.tag, self.delete):
            button.setEnabled(own)
        self._show(acts=True)

    def show_undo(self, words: str) -> None:
        """Show what was done, with an Undo button."""
        self.text.setText(words)
        self._show(acts=False)

    def fit(self, width: int) -> None:
        """Show only icons if there is no room for texts."""
        for button, words in self._words.items():
            button.setText(words)
        wanted = sum(button.sizeHint().width() for button in self._acts) + px(_COUNT)
        for button in self._acts:
            if wanted > width:
                button.setText("")
            button.setMaximumWidth(px(_ICON_ALONE) if wanted > width else button.sizeHint().width())

    def _show(self, *, acts: bool) -> None:
        for button in self._acts:
            button.setVisible(acts)
        self.undo.setVisible(not acts)
        self.setAccessibleName(self.text.text())
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            ground = rounded_rect(room(self), theme().radius("well"))
            painter.fillPath(ground, theme().colour("text"))


_Act = Callable[[str], object]


class TagChip(FocusRing, QPushButton):
    """A tag of a layout. A click lists all layouts with it; its cross or Del removes it."""

    def __init__(self, tag: str, list_tag: _Act, remove: _Act | None) -> None:
        """`list_tag` lists the layouts with the tag. Without `remove`, the tag stays."""
        super().__init__()
        self.tag, self._list_tag, self._remove = tag, list_tag, remove
        self.setText(tag)
        fix(self, QWidget.setFixedHeight, 28)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        words = translate("LayoutCard", "List all with this tag")
        if remove is not None:
            #: tooltip of a tag
            words = translate("LayoutCard", "List all with this tag. The cross removes it.")
        self.setToolTip(words)
        self.setAccessibleName(translate("LayoutCard", "Tag {name}").format(name=tag))
        if remove is not None:
            words = translate("LayoutCard", "Del removes it. You can undo that.")
            self.setAccessibleDescription(words)
        self.clicked.connect(self._act)
        self._at: QPointF | None = None
        """The position of the mouse press, None after a key press."""

    def sizeHint(self) -> QSize:
        width = QFontMetricsF(theme().font("detail")).horizontalAdvance(self.tag)
        return px_size(round(width) + (24 if self._remove is None else 44), 28)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._at = event.position()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._at = None
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._remove:
            if not event.isAutoRepeat():  # the next tag has the focus by then
                self._remove(self.tag)
        else:
            super().keyPressEvent(event)

    def _act(self) -> None:
        crossed = self._at is not None and self._at.x() > self.width() - px(26)
        self._at = None
        (self._remove if crossed and self._remove else self._list_tag)(self.tag)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, box = theme(), room(self)
        with painting(self) as painter:
            share = 0.12 if self.underMouse() else 0.07
            painter.fillPath(rounded_rect(box, 14), colours.colour("text", share))
            words = box.adjusted(12, 0, -8, 0)
            paint_line(painter, self.tag, words, colours.font("detail"), colours.colour("text"))
            if self._remove is not None:
                cross = QRectF(box.right() - 23, box.center().y() - 7, 14, 14)
                paint_icon(painter, "close", cross, colours.colour("muted"))
            if self.by_keyboard:
                paint_focus(painter, box, 14)


class TagDialog(Dialog):
    """A dialog that asks for a tag."""

    def __init__(self, give_tag: _Act, parent: QWidget) -> None:
        """`give_tag` adds the tag that was typed."""
        super().__init__(parent)
        self._give_tag = give_tag
        self.title = Text(self.tr("Add a tag"), "dialogTitle")
        self.setAccessibleName(self.title.text())
        self.field = TextField()
        self.field.setMaxLength(LONGEST_NAME // 2)
        #: what is typed into a field
        self.field.setAccessibleName(translate("common", "Tag"))
        self.close_button = Button(translate("common", "Cancel"), Look.OUTLINE)
        self.add = Button(translate("common", "Add"), Look.ACCENT)
        self.add.setEnabled(False)
        fix(self.sheet, QWidget.setFixedWidth, 400)
        buttons = lay(QHBoxLayout(), None, self.close_button, self.add, spacing=8)
        lay(self.sheet.column, self.title, 12, self.field, 16, buttons, margins=(28, 24, 28, 24))
        self.field.textChanged.connect(lambda text: self.add.setEnabled(bool(text.strip())))
        self.field.returnPressed.connect(self.add.click)
        self.close_button.clicked.connect(self.leave)
        self.add.clicked.connect(self._give)

    def _give(self) -> None:
        self._give_tag(self.field.text())
        self.leave()


class _Board(HasRole, QWidget):
    """A picture of the selected layout on a piece of the table."""

    role = QAccessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__()
        self._entry: LayoutEntry | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(_PANEL - 28, _PICTURE)

    def show_entry(self, entry: LayoutEntry | None) -> None:
        self._entry = entry
        self.setAccessibleName(as_rows(entry.size, entry.labels) if entry is not None else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            box, colours = room(self), theme()
            paint_table(painter, box, 14, colours)
            if self._entry is not None:
                inside = box.adjusted(16, 14, -16, -14)
                paint_layout(painter, inside, self._entry.size, self._entry.labels, colours)


class LayoutCard(Surface):
    """The panel beside the list: the selected layout, and commands for it."""

    def __init__(self, list_tag: _Act, untag: _Act) -> None:
        """`list_tag` lists the layouts with a tag, `untag` removes one."""
        super().__init__("surface", "island")
        self._list_tag, self._untag = list_tag, untag
        self._board = _Board()
        self.title = Text("", "title")
        self.title.setMinimumWidth(1)
        self.rename = IconButton("pencil", translate("commands", "Rename"))
        self._tags = QWidget()
        self._shown_tags: tuple[int, tuple[str, ...]] | None = None
        """The number and the tags of the layout whose tags are shown."""
        self.add_tag = Button(self.tr("Add tag"), Look.LINK, "plus", height=28)
        self._facts = Text("", "hint", "muted", wrap=True)
        self._rank = Text("", "button")
        self._share = FillBar(translate("common", "Difficulty"))
        self.play = Button(self.tr("Play with it"), Look.ACCENT, "play", height=48)
        self.edit = Button(translate("common", "Edit"), Look.OUTLINE, "pencil")
        self.puzzle = Button(keys.SHARE.label, Look.OUTLINE, "target")
        self.duplicate = Button(translate("common", "Duplicate"), Look.QUIET, "copy")
        self.print = Button(PRINT.label, Look.QUIET, "print")
        self.delete = Button(translate("commands", "Delete"), Look.QUIET, "trash")
        self.delete.acts_once = True
        self._tag_flow = lay(QVBoxLayout(self._tags))
        self._inside = QWidget()
        head = lay(QHBoxLayout(), (self.title, 1), self.rename, spacing=8)
        gauge = (self._rank, 6, self._share)
        inside = (self._board, 12, head, 4, self._tags, 12, *gauge, 12, self._facts, None)
        lay(QVBoxLayout(self._inside), *inside)
        two = lay(QHBoxLayout(), (self.edit, 1), (self.puzzle, 1), spacing=8)
        few = (self.duplicate, self.print, self.delete)
        three = lay(QHBoxLayout(), *((one, 1) for one in few), spacing=8)
        self._scroll = scrolling(self._inside, "surface")
        lay(self.column, (self._scroll, 1), 8, self.play, 8, two, 8, three,
            margins=(14, 14, 14, 14))  # fmt: skip
        appearance().changed.connect(self._fit_width)
        self._fit_width()

    def _fit_width(self) -> None:
        fix(self, QWidget.setFixedWidth, _NARROW_PANEL if theme().compact else _PANEL)

    def show_rank(self, entry: LayoutEntry | None, rank: float | None) -> None:
        """Show the difficulty of a layout, None while it is unknown."""
        words = ""
        if rank is not None:
            words = translate("common", "Harder than {share} of random layouts")
            words = words.format(share=percent(rank))
        elif entry is not None and entry.whole:
            words = self.tr("Measuring the difficulty…")
        self._rank.setText(words)
        self._share.show_share(rank or 0.0)
        self._share.setVisible(rank is not None)

    def show_entry(self, entry: LayoutEntry | None) -> None:
        """Show a layout, or that none is selected."""
        self._board.show_entry(entry)
        own, whole = entry is not None and entry.id > 0, entry is not None and entry.whole
        none = self.tr("No layout chosen")
        self.title.setText(entry.name if entry is not None else none)
        for button in (self.rename, self.add_tag, self.delete):
            button.setVisible(own)
        for button in (self.edit, self.duplicate, self.print):
            button.setEnabled(entry is not None)
        self.play.setEnabled(whole)
        self.puzzle.setEnabled(entry is not None)
        self._show_tags(entry)
        self._facts.setText(_facts(entry) if entry is not None else "")

    def _show_tags(self, entry: LayoutEntry | None) -> None:
        shown = (entry.id, entry.tags) if entry is not None else None
        if self._tag_flow.count() and shown == self._shown_tags:
            return
        self._shown_tags = shown
        old, focused = self._tag_flow.takeAt(0), QApplication.focusWidget()
        if old is not None and (room_of_old := old.widget()) is not None:
            self.add_tag.setParent(None)
            room_of_old.hide()
            room_of_old.deleteLater()
        chips = []
        for tag in entry.tags if entry is not None else ():
            own = entry is not None and entry.id > 0
            chips.append(TagChip(tag, self._list_tag, self._untag if own else None))
        line = QWidget()
        line.setLayout(Flow(*chips, self.add_tag, below=4))
        self.add_tag.setVisible(entry is not None and entry.id > 0)
        self._tag_flow.addWidget(line)
        if isinstance(focused, TagChip) and self.isAncestorOf(focused):
            line.show()
            [*chips, self.add_tag][0].setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high = min(_PICTURE, round(self.height() / theme().text_scale) - 360)
        self._board.setFixedHeight(px(max(_LEAST_PICTURE, high)))


def _facts(entry: LayoutEntry) -> str:
    cells = len(board(entry.size).names)
    lines = [translate("common", "%n cells", None, cells), detail(entry)]
    if day := day_of(entry.changed):
        lines.append(translate("LayoutCard", "Changed: {day}").format(day=day))
    return "\n".join(lines)


class WideLibrary(LibraryPanel):
    """The library on a page of its own width, with columns and a card."""

    wide = True

    def __init__(self, page: Page, open_layout: OpenLayout, compare: Compare) -> None:
        super().__init__(page, open_layout, compare)
        self.origin = Segmented(self.tr("Whose layouts"), ["", "", ""])
        #: which layouts are listed: those with this tag
        self.tag = Choice(translate("common", "Tag"), [translate("common", "Any")], named=True)
        self._tags: list[str] = []
        self.heads = ColumnHeads(self._sort_by)
        self.turned = False
        """Whether the order is reversed."""
        self.bar = SelectionBar()
        self._closed: object = None
        """The change whose Undo the player has closed."""
        self.card = LayoutCard(self._list_tag, self._untag)
        words = self.tr("Name, tag")
        self.search.setPlaceholderText(words)
        self.search.setAccessibleName(translate("common", "Search: {what}").format(what=words))
        table = Surface("surface", "island")
        parts = ((self.search, 1), self.filter, self.tag, self.sort)
        fields = Flow(*parts, spacing=10, below=8, least=_SEARCH)
        lay(table.column, fields, 10, self.origin, 6, self.heads, (self.list, 1), 6, self.note,
            self.bar, margins=(14, 14, 14, 14))  # fmt: skip
        lay(QVBoxLayout(self), (islands(table, self.card), 1))
        self._connect()

    def _connect(self) -> None:
        bar, card = self.bar, self.card
        for choice in (self.origin, self.tag):
            choice.chosen.connect(lambda _n: self.refresh(reads=False))
        self.sort.chosen.connect(lambda _n: self._turn(False))
        self.list.verticalScrollBar().rangeChanged.connect(lambda *_: self._fit_heads())
        self.heads.all.clicked.connect(lambda all_: self.list.tick(self.list.entries, all_))
        self.list.rows.ticked_changed.connect(self._enable)
        bar.compare.clicked.connect(lambda: self._compare_both(*self.list.chosen))
        bar.tag.clicked.connect(lambda: self.ask_tag(self.list.chosen))
        bar.delete.clicked.connect(self._delete)
        bar.undo.clicked.connect(self._restore)
        bar.close_button.clicked.connect(self._close_bar)
        card.rename.clicked.connect(self.list.edit_name)
        card.add_tag.clicked.connect(lambda: self.ask_tag(self.current))
        card.duplicate.clicked.connect(self._duplicate)
        card.delete.clicked.connect(self._delete_current)

    @property
    def current(self) -> list[LayoutEntry]:
        """The layout in the card, if any."""
        return [self.list.entry] if self.list.entry is not None else []

    def ticked_entries(self) -> list[LayoutEntry]:
        """Return all ticked layouts, even those hidden by the search."""
        return [entry for entry in self._entries if entry.id in self.list.ticked]

    # -- the list

    def picked(self, entries: list[LayoutEntry]) -> list[LayoutEntry]:
        if self.tag.index:
            wanted = self._tags[self.tag.index - 1]
            entries = [entry for entry in entries if wanted in entry.tags]
        yours = [entry for entry in entries if entry.id > 0]
        others = [entry for entry in entries if entry.id < 0]
        parts = (entries, yours, others)
        texts = (translate("common", "All"), self.tr("Yours"), self.tr("Included"))
        for index, (text, part) in enumerate(zip(texts, parts, strict=True)):
            self.origin.show_text(index, f"{text}  {number(len(part))}")
        return parts[self.origin.index]

    def _offer_tags(self, entries: Sequence[LayoutEntry]) -> None:
        tags = sorted({tag for entry in entries for tag in entry.tags}, key=str.casefold)
        if tags != self._tags:
            chosen = self._tags[self.tag.index - 1] if self.tag.index else ""
            self._tags = tags
            index = tags.index(chosen) + 1 if chosen in tags else 0
            self.tag.show_texts([translate("common", "Any"), *tags], index)

    def _list_tag(self, tag: str) -> None:
        if tag in self._tags:
            self.tag.choose(self._tags.index(tag) + 1)
            self.refresh(reads=False)

    def _sort_by(self, order: int) -> None:
        """Sort by a column, or reverse the order if the list is sorted by it already."""
        same = self.sort.index == order
        self.sort.choose(order)
        self._turn(same and not self.turned)

    def _turn(self, turned: bool) -> None:
        self.turned = turned
        self.refresh(reads=False)

    def _sorted(self, entries: list[LayoutEntry]) -> list[LayoutEntry]:
        self.heads.show_order(self.sort.index, self.turned)
        found = super()._sorted(entries)
        return found[::-1] if self.turned else found

    def _enable(self) -> None:
        entries, chosen = self.list.entries, self.list.chosen
        self.note.setHidden(theme().compact and bool(entries))
        ticked = [entry for entry in chosen if entry.id in self.list.ticked]
        self.heads.all.show_ticks(len(ticked), len(entries))
        if ticked:
            self.bar.show_ticked(ticked)
        elif self._undo and self._undo[-1] is not self._closed:
            self.bar.show_undo(self._undo[-1][0])
        else:
            self.bar.hide()
        self.card.show_entry(self.list.entry)
        self._show_rank()

    def _show_rank(self) -> None:
        entry = self.list.entry
        rank = self.ranks.get(entry.labels) if entry is not None else None
        self.card.show_rank(entry, rank)

    def _measured(self, labels: str, found: "Measure") -> None:
        super()._measured(labels, found)
        self._show_rank()

    # -- commands

    def _delete(self) -> None:
        chosen = self.list.chosen
        super()._delete()
        self.list.tick(chosen, False)

    def _fit_heads(self) -> None:
        """Make the heads as wide as the rows, without the scroll bar."""
        bar = self.list.verticalScrollBar()
        shown = bar.maximum() > bar.minimum()
        aside = bar.sizeHint().width() if shown else 0
        self.heads.setContentsMargins(0, 0, aside, 0)
        self.heads.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margins = 3 * theme().layout("margin") + 28
        self._enable()
        self.bar.fit(self.width() - self.card.maximumWidth() - px(margins))

    def _delete_current(self) -> None:
        """Delete the layout in the card, not the ticked ones."""
        self.list.untick_all()
        self._delete()

    def _close_bar(self) -> None:
        if any(entry.id in self.list.ticked for entry in self.list.entries):
            self.list.untick_all()
        else:
            self._closed = self._undo[-1]
            self._enable()

    def ask_tag(self, entries: Sequence[LayoutEntry]) -> None:
        """Ask for a tag, and add it to those of these layouts that are the player's own."""
        own = [entry for entry in entries if entry.id > 0]
        if not own:
            return
        added = self.tr("Tag added")
        dialog = TagDialog(
            lambda tag: self._do(
                lambda library: library.tag(own, tag), lambda _: self._retagged(added, own)
            ),
            self.window(),
        )
        dialog.open(dialog.field)

    def _untag(self, tag: str) -> None:
        entry = self.list.entry
        if entry is not None:
            removed = self.tr("Tag “{tag}” removed").format(tag=tag)
            self._do(
                lambda library: library.untag(entry, tag),
                lambda _: self._retagged(removed, [entry]),
            )

    def _retagged(self, words: str, before: Sequence[LayoutEntry]) -> None:
        """Refresh the list after a change of tags, and offer Undo. `before` has the old entries."""
        self._undo.append((words, partial(restore_tags, before)))
        self.refresh()


class LibraryPage(LayoutLibraryPage):
    """The page with all Mono layouts."""

    slug = "mono"

    def __init__(self, store: Database | None = None) -> None:
        """Without `store`, the page opens the player's database."""
        super().__init__()
        self._store = store
        self.panel = WideLibrary(self, self._edit, self._compare)
        self.transfer = LibraryTransfer(self.panel, self)
        acts: Sequence[tuple[Command, Callable[[], object]]] = (
            (UNDO, self.panel.bar.undo.click),
            (FIND, self.panel.search.setFocus),
            (keys.NEW_LAYOUT, self.new_wanted.emit),
            (keys.IMPORT, self.transfer.ask_import),
            (keys.IMPORT_FOLDER, self.transfer.ask_import_folder),
            (keys.EXPORT_ALL, self.transfer.ask_export),
            (EDITOR, self.new_wanted.emit),
        )
        for command, act in acts:
            self.add_command(command, act)
        self.bar = TopBar(self)
        self.bar.add(*(ActionButton(self.commands[command]) for command in
                       (keys.NEW_LAYOUT, keys.IMPORT, keys.EXPORT_ALL)))  # fmt: skip
        self.setWindowTitle(translate("common", "Layouts"))
        self.bar.title.setText(self.windowTitle())
        lay_page(self, self.bar, self.panel)
        self.setAcceptDrops(True)
        self._connect()

    def _connect(self) -> None:
        panel, card = self.panel, self.panel.card
        panel.bar.export.clicked.connect(lambda: self.transfer.ask_export_of(panel.list.chosen))
        panel.bar.print.clicked.connect(lambda: self._print(panel.list.chosen))
        card.print.clicked.connect(lambda: self._print(panel.current))
        card.edit.clicked.connect(lambda: self._edit(panel.list.entry))
        card.play.clicked.connect(lambda: self._play(*panel.current))
        card.puzzle.clicked.connect(self._make_puzzle)
        self.keys.watch(panel.list, panel.search)

    def _print(self, entries: Sequence[LayoutEntry]) -> None:
        self.print_wanted.emit([(entry.name, entry.size, entry.labels) for entry in entries])

    def _play(self, *entries: LayoutEntry) -> None:
        for entry in entries:
            self.play_wanted.emit(entry.size, entry.labels, 0)

    def _make_puzzle(self) -> None:
        for entry in self.panel.current:
            self.puzzle_wanted.emit(entry.size, entry.labels)

    def _compare(self, one: LayoutEntry, other: LayoutEntry) -> None:
        beside = Comparison(self._edit, self._play, self)
        beside.compare(one, other, self.panel.rank)

    # -- the window

    def main_widget(self) -> QWidget:
        return self.panel.list

    def activate(self) -> None:
        """Open the player's database and list its layouts, as the page is shown."""
        self.panel.open_store(self._store)
        if self.panel.list.entry is None and self.panel.list.entries:
            self.panel.list.setCurrentIndex(self.panel.list.model().index(0, 0))
        self.panel.measure_all()
        super().activate()

    def store_draft(self) -> None:
        self.panel.list.commit_name()

    def cancel(self) -> bool:
        return self.transfer.stop()

    def rest(self) -> None:
        """Stop measuring, as the page is left."""
        for beside in self.findChildren(Comparison):
            beside.leave()
        self.panel.rest()
        self.store_draft()

    def _edit(self, entry: LayoutEntry | None) -> None:
        if entry is not None:
            self.edit_wanted.emit(entry.title, entry.size, entry.labels)

    def forget(self, secret: Callable[[str], bool]) -> None:
        """Clear the selection if it contains a layout that is now a secret."""
        rows = self.panel.list
        chosen = [rows.entry, *rows.chosen, *self.panel.ticked_entries()]
        if any(entry is not None and secret(entry.labels) for entry in chosen):
            rows.untick_all()
            self.panel.forget_choice()

    def shut_down(self) -> None:
        super().shut_down()
        self.panel.close_store()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        self.transfer.import_paths(files_in(event.mimeData()))
        event.acceptProposedAction()
