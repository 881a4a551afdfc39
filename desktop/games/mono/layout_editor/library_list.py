"""The library's list, with a picture, name, size and tags for each layout. Names can be edited."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.controls.commands import ENTER
from desktop.controls.field import TextField, commit_editor
from desktop.games.mono.layout_editor.layout_library import LONGEST_TITLE, LayoutEntry
from desktop.games.mono.layout_editor.library_columns import (
    ROW,
    TICK,
    Columns,
    day_of,
    detail,
    paint_row,
)
from desktop.paint.rows import painting_row, place_in_row, rect_in_list, row_room
from desktop.theme.scaling import px_size

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
_ENTRY = Qt.ItemDataRole.UserRole
_CTRL = Qt.KeyboardModifier.ControlModifier


class _Model(QAbstractListModel):
    renamed = Signal(LayoutEntry, str)  # the entry, its new title
    ticked_changed = Signal()

    def __init__(self, parent: QWidget, ranks: Mapping[str, float], ticks: bool) -> None:
        super().__init__(parent)
        self.entries: list[LayoutEntry] = []
        self.ranks, self._ticks = ranks, ticks
        self.ticked: set[int] = set()
        """The numbers of the ticked layouts."""

    def show_entries(self, entries: Sequence[LayoutEntry]) -> None:
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            below = detail(entry, self.ranks.get(entry.labels), entry.tags)
            return ". ".join(filter(None, (entry.name, below, day_of(entry.changed))))
        if role == Qt.ItemDataRole.EditRole:
            return entry.title
        if role == Qt.ItemDataRole.CheckStateRole and self._ticks:
            states = Qt.CheckState
            return states.Checked if entry.id in self.ticked else states.Unchecked
        return entry if role == _ENTRY else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        if self._ticks:
            usual |= Qt.ItemFlag.ItemIsUserCheckable
        if index.isValid() and self.entries[index.row()].id > 0:
            return usual | Qt.ItemFlag.ItemIsEditable
        return usual

    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.CheckStateRole:
            self.tick([entry], value in (Qt.CheckState.Checked, Qt.CheckState.Checked.value))
            return True
        if role == Qt.ItemDataRole.EditRole and value != entry.title:
            self.renamed.emit(entry, value)
        return True

    def tick(self, entries: Sequence[LayoutEntry], ticked: bool) -> None:
        """Tick or untick layouts."""
        numbers = {entry.id for entry in entries}
        self.show_ticked(self.ticked | numbers if ticked else self.ticked - numbers)

    def show_ticked(self, numbers: set[int]) -> None:
        """Tick exactly the layouts with these numbers."""
        self.ticked = numbers
        if self.entries:
            self.dataChanged.emit(self.index(0), self.index(len(self.entries) - 1))
        self.ticked_changed.emit()


class _Row(QStyledItemDelegate):
    def __init__(self, view: "LayoutList") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return px_size(200, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: LayoutEntry = index.data(_ENTRY)
        view, rank = self._view, self._view.rows.ranks.get(entry.labels)
        ticked = entry.id in view.ticked if view.ticks else None
        with painting_row(painter, option) as box:
            paint_row(painter, entry, box.adjusted(0, 1, 0, -1), option.state, rank,
                      ticked=ticked, written=view.is_written(index))  # fmt: skip

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = TextField()
        field.setParent(parent)
        field.setMaxLength(LONGEST_TITLE)
        field.setAccessibleName(translate("common", "Name and #tags"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        name = Columns.of(row_room(option), ticks=self._view.ticks).name
        place = rect_in_list(name.adjusted(-6, 0, 0, 0), option)
        height = min(place.height(), editor.sizeHint().height())
        editor.setGeometry(
            QRect(place.left(), place.center().y() - height // 2, place.width(), height)
        )

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Tick a row by a click on its box or by Ctrl and click. Space is handled by Qt."""
        if not self._view.ticks or not isinstance(event, QMouseEvent):
            return super().editorEvent(event, model, option, index)
        ticks = self._view.ticks_with(event, index)
        if ticks and event.type() == QEvent.Type.MouseButtonRelease:
            entry: LayoutEntry = index.data(_ENTRY)
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._view.toggle(entry, through=shift)
        return ticks


class LayoutList(QListView):
    """Shows entries. A click or an arrow key selects one, a double click or Enter opens it."""

    def __init__(
        self,
        ranks: Mapping[str, float],
        open_layout: Callable[[LayoutEntry], object],
        look: Callable[[], object],
        delete: Callable[[], object],
        *,
        ticks: bool,
    ) -> None:
        """`ranks` has the known difficulties by labels.

        `open_layout` opens a layout, and `delete` deletes the chosen ones. `look` is called when
        another layout may be the current one. `ticks`: layouts are ticked, instead of several being
        selected.
        """
        super().__init__()
        self._open_layout, self._look, self._delete = open_layout, look, delete
        self.ticks = ticks
        self.rows = _Model(self, ranks, ticks)
        self.editable = True
        """Whether names can be edited."""
        self._last: int | None = None
        """The number of the layout ticked last."""
        self.setModel(self.rows)
        modes = QAbstractItemView.SelectionMode
        self.setSelectionMode(modes.SingleSelection if ticks else modes.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setItemDelegate(_Row(self))
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(translate("common", "Layouts"))
        self.doubleClicked.connect(lambda index: open_layout(index.data(_ENTRY)))
        self.selectionModel().currentChanged.connect(lambda *_: look())
        self.selectionModel().selectionChanged.connect(lambda *_: look())

    @property
    def ticked(self) -> set[int]:
        """The numbers of all ticked layouts, even those not in the list."""
        return self.rows.ticked

    def tick(self, entries: Sequence[LayoutEntry], ticked: bool = True) -> None:
        """Tick or untick layouts."""
        self.rows.tick(entries, ticked)

    def untick_all(self) -> None:
        """Untick all layouts, even those not in the list."""
        self.rows.show_ticked(set())

    def toggle(self, entry: LayoutEntry, *, through: bool = False) -> None:
        """Tick or untick a layout. `through` ticks all rows from the last one up to it."""
        rows = {one.id: row for row, one in enumerate(self.entries)}
        if through and entry.id in rows and self._last in rows:
            low, high = sorted((rows[entry.id], rows[self._last]))
            self.tick(self.entries[low : high + 1])
        else:
            self.tick([entry], entry.id not in self.ticked)
        self._last = entry.id

    @property
    def chosen(self) -> list[LayoutEntry]:
        """The ticked layouts, or else the selected ones, in the order of the list."""
        ticked = [entry for entry in self.entries if entry.id in self.ticked] if self.ticked else []
        if ticked:
            return ticked
        rows = sorted(index.row() for index in self.selectedIndexes())
        return [self.entries[row] for row in rows]

    @property
    def entries(self) -> list[LayoutEntry]:
        return self.rows.entries

    @property
    def entry(self) -> LayoutEntry | None:
        """The current layout."""
        index = self.currentIndex()
        return index.data(_ENTRY) if index.isValid() else None

    @property
    def neighbour(self) -> LayoutEntry | None:
        """The layout below the current one, or above it if it is the last."""
        row = self.currentIndex().row()
        others = [entry for n, entry in enumerate(self.entries) if n != row]
        return others[min(row, len(others) - 1)] if others else None

    def show_entries(self, entries: Sequence[LayoutEntry], chosen: int | None = None) -> None:
        """Replace the entries, and select the one with the number `chosen`."""
        self.rows.show_entries(entries)
        at = next((n for n, entry in enumerate(entries) if entry.id == chosen), None)
        if at is not None:
            self.setCurrentIndex(self.rows.index(at))
        self._look()

    def is_written(self, index: Index) -> bool:
        """Whether the name in this row is being edited."""
        return self.is_editing and index.row() == self.currentIndex().row()

    @property
    def is_editing(self) -> bool:
        """Whether a name is being edited."""
        return self.state() == QAbstractItemView.State.EditingState

    def edit_name(self) -> None:
        """Start editing the current layout's name, unless it is an included layout."""
        if self.editable and self.entry is not None and self.entry.id > 0:
            self.setFocus()
            self.edit(self.currentIndex())

    def commit_name(self) -> None:
        """Store the name that is being edited, if any."""
        commit_editor(self)

    def ticks_with(self, event: QMouseEvent, index: Index) -> bool:
        """Whether a click ticks a row: on its box, or anywhere with Ctrl."""
        if not self.ticks or not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
            return False
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        return place_in_row(event.position(), option).x() < TICK or bool(event.modifiers() & _CTRL)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open a layout. A second click on a tick box ticks again instead."""
        ticks = self.ticks_with(event, self.indexAt(event.position().toPoint()))
        if ticks or event.button() != Qt.MouseButton.LeftButton:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if self.is_editing:
            super().keyPressEvent(event)  # the end of editing is handled here, too
        elif key in ENTER and self.entry:
            self._open_layout(self.entry)
        elif key == Qt.Key.Key_Delete and self.entry:
            if not event.isAutoRepeat():  # the next layout is chosen by then
                self._delete()
        elif self.ticks and key == Qt.Key.Key_A and event.modifiers() == _CTRL:
            self.tick(self.entries)
        elif self.ticks and key == Qt.Key.Key_Escape and self.ticked:
            self.untick_all()
        elif key == Qt.Key.Key_F2:
            self.edit_name()
        else:
            super().keyPressEvent(event)
