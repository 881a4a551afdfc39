"""The list of the records: a row for each match with picture, players, result and date."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QItemSelectionModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.controls.commands import PRESSING
from desktop.controls.fading_edges import fade_edges
from desktop.controls.field import TextField, commit_editor
from desktop.controls.tooltip import ExplainsRows
from desktop.frame.seat_card import crowned
from desktop.paint.cached_picture import CachedPicture, paint_pixmap, paint_table
from desktop.paint.icons import paint_icon
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.rows import painting_row, place_in_row, rect_in_list, row_room
from desktop.paint.text import elided, fitted, paint_line
from desktop.records import words
from desktop.records.record_index import RecordEntry
from desktop.records.thumbnails import RADIUS, SIZE, Thumbnails
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import px_size

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
_ROW = Role.UserRole
_HEIGHT, _HEADING = 68, 34
_SEAT = 22
"""Height of a player's line in pixels; rows of three and four players are higher."""
_SCROLL = 40
_NARROW = 700
_TWO_LINES = 32.0  # px
"""Height in pixels for two lines; in a lower row the date is beside the length."""
_LEAST_STATE = 90.0
"""Width in pixels; if the buttons of a row leave less, its state is not painted."""
_RIGHT = Qt.AlignmentFlag.AlignRight
_DEMI_BOLD, _BOLD = 600, 700


@dataclass(frozen=True, slots=True)
class ListHeading:
    """A heading over some rows: its title, their number, and the title of their last column."""

    title: str
    count: int
    fact: str


Row = ListHeading | RecordEntry


class RecordModel(QAbstractListModel):
    """Headings and records."""

    renamed = Signal(RecordEntry, str)  # its new name

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._export: Callable[[RecordEntry], Path | None] = lambda entry: entry.path

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these headings and records."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def export_by(self, export: Callable[[RecordEntry], Path | None]) -> None:
        """Set the function that returns the file to export when a row is dragged out."""
        self._export = export

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == _ROW:
            return row
        if isinstance(row, ListHeading):
            told = (Role.DisplayRole, Role.AccessibleTextRole)
            return f"{row.title}, {row.count}" if role in told else None
        if role in (Role.DisplayRole, Role.EditRole):
            return words.title_of(row)
        if role == Role.AccessibleTextRole:
            return words.said(row)
        return words.said(row).replace(". ", "\n") if role == Role.ToolTipRole else None

    def setData(self, index: Index, value: object, role: int = Role.EditRole) -> bool:
        row = self.rows[index.row()]
        if isinstance(row, ListHeading):
            return False
        self.renamed.emit(row, str(value))
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self.rows[index.row()], ListHeading):
            return Qt.ItemFlag.NoItemFlags
        given = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return given | Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsEditable

    def mimeTypes(self) -> list[str]:
        return ["text/uri-list"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        data = QMimeData()
        rows = (self.rows[index.row()] for index in indexes)
        files = (self._export(row) for row in rows if isinstance(row, RecordEntry))
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in files if file is not None])
        return data


class _Places:
    """The positions of the parts of a row."""

    def __init__(self, row: QRectF) -> None:
        self.face = row
        self.narrow = row.width() < _NARROW
        top = row.center().y() - SIZE.height() / 2
        self.picture = QRectF(QPointF(row.left() + 6, top), SIZE)
        left, right = self.picture.right() + 18, row.right() - 14
        when = 0.0 if self.narrow else 112.0
        room = right - left - when
        self.title = QRectF(left, row.top(), room * 0.29, row.height())
        seats = self.title.right() + 8
        self.seats = QRectF(seats, row.top(), room * (0.33 if self.narrow else 0.28), row.height())
        state = self.seats.right() + 18
        self.state = QRectF(state, row.top(), right - when - state, row.height())
        self.when = QRectF(right - when, row.top(), when, row.height())
        self.more = QRectF(right - 40, row.center().y() - 20, 40, 40)

    def verb(self, text: str) -> QRectF:
        """Return the position of the button with a row's verb."""
        width = QFontMetricsF(theme().font("button")).horizontalAdvance(text) + 28
        return QRectF(self.more.left() - 4 - width, self.more.top(), width, 40)


def verb_of(entry: RecordEntry) -> str:
    """Return the main command for a record; empty for one that cannot be read."""
    if not entry.game:
        return ""
    if entry.over:
        #: verb on a button: looks at a match that is over
        return translate("commands", "Review")
    return translate("common", "Continue")


class _RowPainter(ExplainsRows):
    """Paints headings and rows, and edits a row's name in place."""

    def __init__(self, shown_in: "RecordList", thumbnails: Thumbnails) -> None:
        super().__init__(shown_in)
        self._list, self._thumbnails = shown_in, thumbnails
        self._bare = CachedPicture(lambda p, box, colours: paint_table(p, box, RADIUS, colours))
        """The empty table, while there is no picture."""
        self._pointer = QPointF()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        # Called for every row: going through the model's `data` would take twice as long.
        row = self._list.rows.rows[index.row()]
        if isinstance(row, ListHeading):
            return px_size(200, _HEADING)
        return px_size(200, max(_HEIGHT, _SEAT * len(row.names) + 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(_ROW)
        self._pointer = place_in_row(self._list.pointer, option)
        with painting_row(painter, option) as box:
            if isinstance(row, ListHeading):
                self._paint_heading(painter, box, row)
            else:
                self._paint_row(painter, box, row, option.state)

    def _paint_heading(self, painter: QPainter, box: QRectF, heading: ListHeading) -> None:
        colours = theme()
        room = box.adjusted(8, 0, -8, -2)
        title = colours.font("section")
        paint_line(painter, heading.title, room, title, colours.colour("text"))
        after = room.adjusted(QFontMetricsF(title).horizontalAdvance(heading.title) + 8, 0, 0, 0)
        muted = colours.colour("muted")
        paint_line(painter, str(heading.count), after, colours.font("hint"), muted)
        paint_line(painter, heading.fact, after, colours.font("caption"), muted, _RIGHT)

    def _paint_row(
        self, painter: QPainter, box: QRectF, entry: RecordEntry, state: QStyle.StateFlag
    ) -> None:
        colours = theme()
        places = _Places(box)
        selected = QStyle.StateFlag.State_Selected in state
        over = QStyle.StateFlag.State_MouseOver in state
        offered = over or (selected and self._list.offers)
        face = box.adjusted(1.5, 1.5, -1.5, -1.5)
        if selected:
            painter.fillPath(rounded_rect(face, 12), colours.colour("accentSoft"))
            focused = state & QStyle.StateFlag.State_HasFocus and self._list.by_keyboard
            rim = colours.pen("focus", scale=1.0 if focused else 2 / 3)
            painter.strokePath(rounded_rect(face, 12), rim)
        elif over:
            painter.fillPath(rounded_rect(face, 12), colours.colour("sunken"))
        self._paint_picture(painter, places, entry)
        self._paint_title(painter, places, entry)
        self._paint_seats(painter, places.seats, entry)
        self._paint_state(painter, places, entry, offered)
        if offered:
            self._paint_buttons(painter, places, entry)
        elif not places.narrow:
            upper, lower = _two(places.when)
            ink = colours.colour("text" if selected else "muted")
            day, time = words.date_of(entry), words.time_of(entry.at)
            paint_line(painter, day, upper, colours.font("hint"), ink, _RIGHT)
            paint_line(painter, time, lower, colours.font("hint"), ink, _RIGHT)

    def _paint_picture(self, painter: QPainter, places: _Places, entry: RecordEntry) -> None:
        ratio = painter.device().devicePixelRatioF() * theme().text_scale
        picture = self._thumbnails.of(entry, ratio)
        if picture is not None:
            paint_pixmap(painter, places.picture, picture)
            return
        self._bare.paint(painter, places.picture, ratio)
        if not entry.game:
            sign = QRectF(0, 0, 22, 22)
            sign.moveCenter(places.picture.center())
            paint_icon(painter, "alert", sign, theme().colour("error"))

    def _paint_title(self, painter: QPainter, places: _Places, entry: RecordEntry) -> None:
        colours = theme()
        box = places.title
        if not entry.game:
            box = box.united(places.seats)
        upper, lower = _two(box)
        ink, detail = colours.colour("text"), words.brief_of(entry)
        place = upper if detail or entry.studied else box
        paint_line(painter, words.title_of(entry), place, colours.font("name"), ink)
        if entry.studied:
            box = QRectF(lower.left(), lower.center().y() - 7, 14, 14)
            paint_icon(painter, "book", box, colours.colour("accent"))
            lower.setLeft(lower.left() + 20)
        paint_line(painter, detail, lower, colours.font("detail"), ink)

    def _paint_seats(self, painter: QPainter, box: QRectF, entry: RecordEntry) -> None:
        """Paint a line for each player: emblem, name, computer sign, score; winners in bold."""
        colours = theme()
        count = len(entry.names)
        step = min(23.0, (box.height() - 8) / max(1, count))
        usual, bold = (colours.font("hint", weight=weight) for weight in (None, _BOLD))
        top = box.center().y() - step * count / 2
        ink, scored = colours.colour("text"), words.scored(entry)
        for player, name in enumerate(entry.names):
            line = QRectF(box.left(), top + player * step, box.width(), step)
            made = bold if player in crowned(entry.winners, count) else usual
            at = QPointF(line.left() + 7, line.center().y())
            paint_glyph(painter, player, at, min(5.5, step / 3), colours.player(player).main)
            score = str(entry.scores[player]) if scored else ""
            room = line.adjusted(22, 0, -8, 0)
            if score:
                paint_line(painter, score, room, bold, ink, _RIGHT)
                room.adjust(0, 0, -QFontMetricsF(bold).horizontalAdvance(score) - 8, 0)
            computer = bool(words.level_of(entry, player))
            if computer:
                room.adjust(0, 0, -20, 0)
            text = elided(name, made, room.width())
            paint_line(painter, text, room, made, ink)
            if computer:
                left = room.left() + QFontMetricsF(made).horizontalAdvance(text) + 7
                sign = QRectF(left, line.center().y() - 7, 14, 14)
                paint_icon(painter, "computer", sign, colours.colour("muted"))

    def _paint_state(
        self, painter: QPainter, places: _Places, entry: RecordEntry, over: bool
    ) -> None:
        colours = theme()
        box = places.state
        if over:
            first = places.verb(verb_of(entry)) if verb_of(entry) else places.more
            box = box.adjusted(0, 0, min(0.0, first.left() - 8 - box.right()), 0)
            if box.width() < _LEAST_STATE:
                return
        upper, lower = _two(box)
        text, muted = colours.colour("text"), colours.colour("muted")
        leader = words.leader_of(entry)
        if leader is not None:
            at = QPointF(upper.left() + 7, upper.center().y())
            paint_glyph(painter, leader, at, 5.5, colours.player(leader).main)
            upper.adjust(22, 0, 0, 0)
        broken = colours.colour("error") if entry.problem else muted
        state = colours.font("hint", weight=_DEMI_BOLD)
        ink = text if entry.game else broken
        paint_line(painter, words.state_of(entry), upper, state, ink)
        length = words.length_of(entry)
        if places.narrow and not entry.problem:
            brief = words.turns_of(entry) if entry.over else length
            length = f"{brief} · {words.date_of(entry)}"
        ink = broken if entry.problem else text
        made = colours.font("detail")
        if fitted(length, made, QSizeF(lower.width(), _TWO_LINES))[1]:
            lower.setHeight(_TWO_LINES)
        paint_line(painter, length, lower, made, ink)

    def _paint_buttons(self, painter: QPainter, places: _Places, entry: RecordEntry) -> None:
        colours = theme()
        pointer, verb = self._pointer, verb_of(entry)
        radius = colours.radius("button")
        if verb:
            button = places.verb(verb)
            hot = button.contains(pointer)
            rim = rounded_rect(button.adjusted(0.75, 0.75, -0.75, -0.75), radius - 0.75)
            painter.fillPath(rim, colours.colour("sunken" if hot else "surface"))
            painter.strokePath(rim, colours.pen("icon", colours.colour("control"), 0.83))
            ink, middle = colours.colour("text"), Qt.AlignmentFlag.AlignHCenter
            paint_line(painter, verb, button, colours.font("button"), ink, middle)
        if places.more.contains(pointer):
            painter.fillPath(rounded_rect(places.more, radius), colours.colour("text", 0.07))
        sign = QRectF(0, 0, 20, 20)
        sign.moveCenter(places.more.center())
        paint_icon(painter, "more", sign, colours.colour("text"))

    # -- renaming in place

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        field = TextField(parent=parent)
        field.setAccessibleName(self.tr("Name of this game"))
        field.setMaxLength(60)
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        places = _Places(row_room(option))
        box = places.title.united(places.seats).adjusted(-12, 0, 0, 0)
        field = QRectF(box.left(), box.center().y() - 20, min(300.0, box.width()), 40)
        editor.setGeometry(rect_in_list(field, option))


def _two(box: QRectF) -> tuple[QRectF, QRectF]:
    """Return the rectangles of the two lines of a column."""
    middle = box.center().y()
    return (
        QRectF(box.left(), middle - 23, box.width(), 23),
        QRectF(box.left(), middle, box.width(), 21),
    )


class RecordList(QListView):
    """The list of records. Enter, a double click or a row's button opens one."""

    opened = Signal(RecordEntry)
    menu_wanted = Signal(RecordEntry, QPoint)  # and the place on the screen

    def __init__(
        self,
        look: Callable[[RecordEntry | None], object],
        show_several: Callable[[int], object],
        delete: Callable[[Sequence[RecordEntry]], object],
    ) -> None:
        """`look` shows the chosen record, and `show_several` the number if several are selected.

        `delete` deletes the selected records.
        """
        super().__init__()
        self._look, self._show_several, self._delete = look, show_several, delete
        self.rows = RecordModel(self)
        self.thumbnails = Thumbnails(lambda _entry: self.viewport().update(), self)
        self.pointer = QPointF(-1, -1)
        """The position of the mouse."""
        self.offers = False
        """Whether the selected row shows its buttons without hovering, as there is no panel."""
        self.by_keyboard = False
        self._pressed: Callable[[], None] | None = None
        self.setModel(self.rows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setItemDelegate(_RowPainter(self, self.thumbnails))
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.setAccessibleName(translate("commands", "Saved games"))
        self.verticalScrollBar().setSingleStep(_SCROLL)
        self.verticalScrollBar().valueChanged.connect(lambda _: self.thumbnails.hold())
        fade_edges(self, "surface")
        appearance().changed.connect(self.scheduleDelayedItemsLayout)
        self.thumbnails.scrolling.timeout.connect(self.viewport().update)
        self.doubleClicked.connect(self._open)
        self.selectionModel().currentChanged.connect(lambda *_: self._tell())
        self.selectionModel().selectionChanged.connect(lambda *_: self._tell())

    @property
    def entry(self) -> RecordEntry | None:
        """The chosen record."""
        return self._entry_at(self.currentIndex())

    @property
    def chosen(self) -> list[RecordEntry]:
        """All selected records, from the top."""
        indexes = sorted(self.selectionModel().selectedIndexes(), key=QModelIndex.row)
        found = [self._entry_at(index) for index in indexes]
        return [entry for entry in found if entry is not None]

    def _tell(self) -> None:
        """Show which record is chosen, or that several are selected."""
        several = len(self.chosen)
        if several > 1:
            self._show_several(several)
        else:
            self._look(self.entry)

    @staticmethod
    def _entry_at(index: QModelIndex) -> RecordEntry | None:
        row = index.data(_ROW) if index.isValid() else None
        return row if isinstance(row, RecordEntry) else None

    @property
    def entries(self) -> list[RecordEntry]:
        return [row for row in self.rows.rows if isinstance(row, RecordEntry)]

    def show_rows(self, rows: Sequence[Row], chosen: Path | None) -> None:
        """Show these rows. Choose the record at `chosen`, or the one nearest to the old choice."""
        if rows == self.rows.rows:
            self.choose(chosen)
            return
        place, at = self.verticalScrollBar().value(), self.currentIndex().row()
        self.rows.show_rows(rows)
        self.verticalScrollBar().setValue(place)
        if not self.choose(chosen):
            others = [n for n, row in enumerate(rows) if isinstance(row, RecordEntry)]
            near = min(others, key=lambda n: (abs(n - at), n), default=None)
            if near is not None:
                self._choose_row(near if at >= 0 else others[0])
        self._look(self.entry)

    def choose(self, path: Path | None) -> bool:
        """Choose a record; return whether it is listed."""
        for number, row in enumerate(self.rows.rows):
            if isinstance(row, RecordEntry) and row.path == path:
                if self.currentIndex().row() != number:
                    self._choose_row(number)
                return True
        return False

    def _choose_row(self, number: int) -> None:
        """Select one row alone, even while the player holds Ctrl or Shift."""
        only = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(self.rows.index(number), only)

    def commit_name(self) -> None:
        """Store the name being edited, if there is one."""
        commit_editor(self)

    def rename(self) -> None:
        """Edit the name of the chosen record in place."""
        if self.entry is not None:
            self.edit(self.currentIndex())

    def _open(self, index: QModelIndex) -> None:
        entry = self._entry_at(index)
        if entry is not None and entry.game:
            self.opened.emit(entry)

    # -- keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, entry = event.key(), self.entry
        self.by_keyboard = True
        if entry is None or self.state() == QListView.State.EditingState:
            super().keyPressEvent(event)
        elif key in PRESSING:
            self._open(self.currentIndex())
        elif key == Qt.Key.Key_Delete:
            if not event.isAutoRepeat():  # the next record is chosen by then
                self._delete(self.chosen or [entry])
        elif key == Qt.Key.Key_F2:
            self.rename()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        index = self.indexAt(event.pos()) if by_mouse else self.currentIndex()
        entry = self._entry_at(index)
        if entry is not None:
            if entry not in self.chosen:
                self.setCurrentIndex(index)
            at = event.pos() if by_mouse else self.visualRect(index).center()
            self.menu_wanted.emit(entry, self.viewport().mapToGlobal(at))

    def _act_at(self, at: QPoint) -> Callable[[], None] | None:
        """Return what the row button at a point does; None if there is none.

        By touch, only buttons that are visible without hovering count.
        """
        index = self.indexAt(at)
        entry = self._entry_at(index)
        shown = index == self.indexAt(self.pointer.toPoint())
        shown = shown or (self.offers and index == self.currentIndex())
        if entry is None or not shown:
            return None
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        places, inside = _Places(row_room(option)), place_in_row(QPointF(at), option)
        if places.more.contains(inside):
            corner = self.viewport().mapToGlobal(at)
            return lambda: self.menu_wanted.emit(entry, corner)
        if verb_of(entry) and places.verb(verb_of(entry)).contains(inside):
            return lambda: self.opened.emit(entry)
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_keyboard = False
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = self._act_at(event.position().toPoint()) if left else None
        if self._pressed is None:
            super().mousePressEvent(event)
        else:
            self.setCurrentIndex(self.indexAt(event.position().toPoint()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self._act_at(event.position().toPoint()) is None:
            super().mouseDoubleClickEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            super().mouseReleaseEvent(event)
        elif self._act_at(event.position().toPoint()) is not None:
            pressed()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer = event.position()
        if self._pressed is None:
            super().mouseMoveEvent(event)
        self.viewport().update(self.visualRect(self.indexAt(self.pointer.toPoint())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint an opaque background, so that scrolling repaints only the new part."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), theme().colour("surface"))
        painter.end()
        super().paintEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.pointer = QPointF(-1, -1)
        return super().viewportEvent(event)
