"""The library's list, with a picture, name, size and tags for each layout. Names can be edited."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.controls.field import TextField, commit_editor
from desktop.games.mono.layout_editor.layout_library import LONGEST_TITLE, LayoutEntry
from desktop.games.mono.layout_editor.library_columns import ROW, TICK, Columns, day_of, paint_wide
from desktop.games.mono.layout_editor.thumbnails import thumbnail
from desktop.language.numbers import percent
from desktop.paint.cached_picture import paint_pixmap, paint_table
from desktop.paint.paths import rounded_rect
from desktop.paint.rows import painting_row, place_in_row, rect_in_list, row_room
from desktop.paint.text import fitted, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import px_size

translate = QCoreApplication.translate

_ROW = 76
_PICTURE = (92, 56)
Index = QModelIndex | QPersistentModelIndex
_ENTRY = Qt.ItemDataRole.UserRole
_CTRL = Qt.KeyboardModifier.ControlModifier


class _Model(QAbstractListModel):
    renamed = Signal(LayoutEntry, str)
    ticked_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries: list[LayoutEntry] = []
        self.ranks: Mapping[str, float] = {}
        self.ticks = False
        """Whether layouts can be ticked."""
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
            return ". ".join(filter(None, (entry.name, self.detail(entry), day_of(entry.changed))))
        if role == Qt.ItemDataRole.EditRole:
            return entry.title
        if role == Qt.ItemDataRole.CheckStateRole and self.ticks:
            states = Qt.CheckState
            return states.Checked if entry.id in self.ticked else states.Unchecked
        return entry if role == _ENTRY else None

    def detail(self, entry: LayoutEntry) -> str:
        """Return the text below a layout's name."""
        return detail(entry, self.ranks.get(entry.labels))

    def show_rank(self, labels: str) -> None:
        """Repaint the rows of a layout, as its difficulty is now known."""
        for row, entry in enumerate(self.entries):
            if entry.labels == labels:
                self.dataChanged.emit(self.index(row), self.index(row))

    def flags(self, index: Index) -> Qt.ItemFlag:
        usual = super().flags(index)
        if self.ticks:
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
        return px_size(200, ROW if self._view.wide else _ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: LayoutEntry = index.data(_ENTRY)
        with painting_row(painter, option) as box:
            written = self._view.is_written(index)
            if self._view.wide:
                ticked = entry.id in self._view.ticked
                rank = self._view.rank(entry)
                paint_wide(painter, entry, box.adjusted(0, 1, 0, -1), option.state, rank,
                           ticked=ticked, written=written)  # fmt: skip
                return
            self._paint(painter, entry, box.adjusted(0, 1, -4, -1), option.state, written)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = TextField()
        field.setParent(parent)
        field.setMaxLength(LONGEST_TITLE)
        field.setAccessibleName(translate("libraryList", "Name and #tags"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        whole = row_room(option)
        if self._view.wide:
            box = Columns.of(whole).name.adjusted(-6, 0, 0, 0)
        else:
            box = whole.adjusted(_PICTURE[0] + 20, 0, -6, 0)
        place = rect_in_list(box, option)
        height = min(place.height(), editor.sizeHint().height())
        editor.setGeometry(
            QRect(place.left(), place.center().y() - height // 2, place.width(), height)
        )

    def editorEvent(
        self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Tick a row by a click on its box or by Ctrl and click. Space is handled by Qt."""
        if not self._view.wide or not isinstance(event, QMouseEvent):
            return super().editorEvent(event, model, option, index)
        ticks = self._view.ticks_with(event, index)
        if ticks and event.type() == QEvent.Type.MouseButtonRelease:
            entry: LayoutEntry = index.data(_ENTRY)
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._view.toggle(entry, through=shift)
        return ticks

    def _paint(
        self,
        painter: QPainter,
        entry: LayoutEntry,
        row: QRectF,
        state: QStyle.StateFlag,
        written: bool,
    ) -> None:
        colours = theme()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillPath(rounded_rect(row, 10), colours.colour("accentSoft"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(rounded_rect(row, 10), colours.colour("sunken"))
        if state & QStyle.StateFlag.State_HasFocus:
            rim = rounded_rect(row.adjusted(1, 1, -1, -1), 9)
            painter.strokePath(rim, colours.pen("focus"))
        picture = QRectF(row.left() + 6, row.top() + 6, *(side + 6 for side in _PICTURE))
        paint_table(painter, picture, 8, colours)
        ratio = painter.device().devicePixelRatioF() * colours.text_scale
        made = thumbnail(entry.size, entry.labels, _PICTURE, ratio, colours.dark)
        paint_pixmap(painter, picture.adjusted(3, 3, -3, -3), made)
        if written:
            return  # the text field covers it
        words = row.adjusted(picture.width() + 18, 4, -8, -2)
        upper = QRectF(words.left(), row.center().y() - 22, words.width(), 22)
        lower = QRectF(upper.bottomLeft(), words.bottomRight())
        words_below = self._view.detail(entry)
        if not fitted(words_below, colours.font("detail"), lower.size())[1]:
            lower.setHeight(20)
        else:
            upper.moveTop(words.top())
            lower.setTop(upper.bottom())
        paint_line(painter, entry.name, upper, colours.font("button"), colours.colour("text"))
        muted = colours.colour("muted")
        paint_line(painter, words_below, lower, colours.font("detail"), muted)


def detail(entry: LayoutEntry, rank: float | None = None) -> str:
    """Return the text below a layout's name. `rank` is its difficulty, None if unknown."""
    size = entry.size
    parts = [translate("libraryList", "%n regions", None, size)]
    if rank is not None:
        #: difficulty of a layout
        parts.append(translate("libraryList", "difficulty {share}").format(share=percent(rank)))
    if entry.id < 0:
        parts.append(translate("libraryList", "included"))
    elif not entry.whole:
        parts.append(translate("libraryList", "draft"))
    return " · ".join([*parts, *(f"#{tag}" for tag in entry.tags)])


class LayoutList(QListView):
    """Shows entries. A click or an arrow key selects one, a double click or Enter opens it."""

    wanted = Signal(LayoutEntry)
    looked_at = Signal(LayoutEntry)  # or None
    delete_wanted = Signal()
    renamed = Signal(LayoutEntry, str)  # the entry, its new title
    ticked_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Model(self)
        self.editable = True
        """Whether names can be edited."""
        self.wide = False
        """Whether the list has columns and tick boxes."""
        self._last: int | None = None
        """The number of the layout ticked last."""
        self.setModel(self._model)
        self._model.renamed.connect(self.renamed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setItemDelegate(_Row(self))
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Layouts"))
        self.doubleClicked.connect(lambda index: self.wanted.emit(index.data(_ENTRY)))
        self.selectionModel().currentChanged.connect(lambda *_: self.looked_at.emit(self.entry))
        self.selectionModel().selectionChanged.connect(lambda *_: self.looked_at.emit(self.entry))

    def widen(self) -> None:
        """Show columns and tick boxes."""
        self.wide = self._model.ticks = True
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._model.ticked_changed.connect(self.ticked_changed)

    @property
    def ticked(self) -> set[int]:
        """The numbers of all ticked layouts, even those not in the list."""
        return self._model.ticked

    def tick(self, entries: Sequence[LayoutEntry], ticked: bool = True) -> None:
        """Tick or untick layouts."""
        self._model.tick(entries, ticked)

    def untick_all(self) -> None:
        """Untick all layouts, even those not in the list."""
        self._model.show_ticked(set())

    def toggle(self, entry: LayoutEntry, *, through: bool = False) -> None:
        """Tick or untick a layout. `through` ticks all rows from the last one up to it."""
        rows = {one.id: row for row, one in enumerate(self.entries)}
        if through and entry.id in rows and self._last in rows:
            low, high = sorted((rows[entry.id], rows[self._last]))
            self.tick(self.entries[low : high + 1])
        else:
            self.tick([entry], entry.id not in self.ticked)
        self._last = entry.id

    def rank(self, entry: LayoutEntry) -> float | None:
        """Return the difficulty of a layout, None if unknown."""
        return self._model.ranks.get(entry.labels)

    def detail(self, entry: LayoutEntry) -> str:
        """Return the text below a layout's name."""
        return self._model.detail(entry)

    def show_ranks(self, ranks: Mapping[str, float], changed: str = "") -> None:
        """Show these difficulties, by labels. `changed` has the labels of the layout to repaint."""
        self._model.ranks = ranks
        if changed:
            self._model.show_rank(changed)

    @property
    def chosen(self) -> list[LayoutEntry]:
        """The ticked layouts, or else the selected ones, in the order of the list."""
        if any(entry.id in self.ticked for entry in self.entries):
            return [entry for entry in self.entries if entry.id in self.ticked]
        rows = sorted(index.row() for index in self.selectedIndexes())
        return [self.entries[row] for row in rows]

    @property
    def entries(self) -> list[LayoutEntry]:
        return self._model.entries

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
        self._model.show_entries(entries)
        at = next((n for n, entry in enumerate(entries) if entry.id == chosen), None)
        if at is not None:
            self.setCurrentIndex(self._model.index(at))
        self.looked_at.emit(self.entry)

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
        if not self.wide or not index.isValid() or event.button() != Qt.MouseButton.LeftButton:
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
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.entry:
            self.wanted.emit(self.entry)
        elif key == Qt.Key.Key_Delete and self.entry:
            if not event.isAutoRepeat():  # the next layout is chosen by then
                self.delete_wanted.emit()
        elif self.wide and key == Qt.Key.Key_A and event.modifiers() == _CTRL:
            self.tick(self.entries)
        elif self.wide and key == Qt.Key.Key_Escape and self.ticked:
            self.untick_all()
        elif key == Qt.Key.Key_F2:
            self.edit_name()
        else:
            super().keyPressEvent(event)
