"""The move list: number, glyph, text and note; the position shown is highlighted."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.board.row_data import MoveRow
from desktop.controls.fading_edges import fade_edges
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.lay import lay
from desktop.controls.surfaces import Section
from desktop.controls.tooltip import ExplainsRows
from desktop.frame.walker import WalkRow
from desktop.language.messages import listed
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.rows import painting_row
from desktop.paint.text import paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from desktop.theme.system import has_touch_screen
from rules.core import SEATS

translate = QCoreApplication.translate

_ROW = Qt.ItemDataRole.UserRole
_HEIGHT, _FOR_FINGERS = 26, 34  # px
_LEAST_ROWS = 7

Index = QModelIndex | QPersistentModelIndex


class MoveModel(QAbstractListModel):
    """The model with the rows of the move list."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[MoveRow] = []
        self.names: Sequence[str] = SEATS
        """The players' names for screen readers."""

    def show_rows(self, rows: Sequence[MoveRow]) -> bool:
        """Show these rows; return whether they have changed."""
        if list(rows) == self.rows:
            return False
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()
        return True

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == _ROW:
            return row
        if role == Qt.ItemDataRole.AccessibleTextRole:
            name = "" if row.player is None else self.names[row.player]
            return listed(row.number, name, row.text, row.note)
        if role == Qt.ItemDataRole.DisplayRole:
            symbol = "" if row.player is None else SEATS[row.player]
            return " ".join(part for part in (row.number, symbol, row.text, row.note) if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            whole = f"{row.text} {row.note}" if is_parenthesised(row) else row.text
            return whole if len(whole) > 24 else None
        return None


def is_parenthesised(row: MoveRow) -> bool:
    """Whether the note is in brackets, and so painted faintly right after the text."""
    return row.note.startswith("[")


class MoveDelegate(ExplainsRows):
    """Paints a row of the move list."""

    def __init__(self, shown_in: "RowsView") -> None:
        super().__init__(shown_in)
        self._list = shown_in

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return px_size(100, _FOR_FINGERS if has_touch_screen() else _HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: MoveRow = index.data(_ROW)
        with painting_row(painter, option) as box:
            self._paint(painter, row, box, option.state)

    def _paint(self, painter: QPainter, row: MoveRow, box: QRectF, state: QStyle.StateFlag) -> None:
        colours = theme()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillPath(rounded_rect(box, 8), colours.colour("sunken"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(rounded_rect(box, 8), colours.colour("sunken", 0.6))
        if state & QStyle.StateFlag.State_HasFocus and self._list.by_keyboard:
            paint_focus(painter, box, 8)
        number = colours.font("caption")
        number.setWeight(QFont.Weight.Medium)
        muted, text = colours.colour("muted"), colours.colour("text")
        place = QRectF(box.left() + 10, box.top(), 24, box.height())
        paint_line(painter, row.number, place, number, muted)
        if row.player is not None:
            at = QPointF(box.left() + 47, box.center().y())
            paint_glyph(painter, row.player, at, 6.4, colours.player(row.player).main)
        right = box.right() - 10 if is_parenthesised(row) else self._paint_note(painter, row, box)
        words = QRectF(box.left() + 64, box.top(), right - box.left() - 70, box.height())
        made = colours.font("hint")
        paint_line(painter, row.text, words, made, text)
        if is_parenthesised(row):
            used = QFontMetricsF(made).horizontalAdvance(row.text) + 7
            beside = words.adjusted(used, 0, 0, 0)
            paint_line(painter, row.note.strip("[]"), beside, made, muted)

    @staticmethod
    def _paint_note(painter: QPainter, row: MoveRow, box: QRectF) -> float:
        """Paint the note at the right end; return its left edge."""
        right = box.right() - 10
        if not row.note:
            return right
        made, points = theme().font("hint"), row.note.startswith("+")
        if points:
            made.setWeight(QFont.Weight.Bold)
        width = QFontMetricsF(made).horizontalAdvance(row.note)
        place = QRectF(right - width - 1, box.top(), width + 1, box.height())
        paint_line(painter, row.note, place, made, theme().colour("text" if points else "muted"))
        return place.left()


class RowsView(FocusRing, QListView):
    """Keeps the current row visible when the height changes, and takes all remaining height."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())


class MoveList(QWidget):
    """The heading and the list; the panel places the buttons that walk through the game."""

    def __init__(self, go_to: Callable[[int], object]) -> None:
        super().__init__()
        self._go_to = go_to
        self.heading = Section(translate("common", "Turns"))
        self.model = MoveModel()
        self.list = RowsView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(MoveDelegate(self.list))
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setAccessibleName(translate("common", "Turns"))
        fix(self.list, QWidget.setMinimumHeight, _LEAST_ROWS * _HEIGHT)
        self.list.clicked.connect(self._clicked)
        self.list.activated.connect(self._clicked)
        fade_edges(self.list, "surface")
        self.walk = WalkRow()
        lay(QVBoxLayout(self), self.heading, 4, (self.list, 1))

    def show_moves(self, rows: Sequence[MoveRow], ply: int) -> str:
        """Show the rows, with the one that led to `ply` highlighted; return its turn in words."""
        self.model.show_rows(rows)
        self.heading.setVisible(bool(rows))
        current = next((i for i, row in enumerate(rows) if row.ply >= ply), len(rows) - 1)
        if ply == 0 or not rows:
            self.list.clearSelection()
            self.list.setCurrentIndex(QModelIndex())
        else:
            index = self.model.index(current, 0)
            self.list.setCurrentIndex(index)
            self.list.scrollTo(index)
        return self._words(rows, ply, current)

    def _words(self, rows: Sequence[MoveRow], ply: int, current: int) -> str:
        numbers = [row.number for row in rows if row.number]
        if not numbers:  # a draw offer or a resignation
            return self.tr("No turns yet")
        made = [row.number for row in rows[: current + 1] if row.number]
        if ply == 0 or not made:
            return self.tr("Before turn {n}").format(n=numbers[0])
        return translate("common", "Turn {n} of {last}").format(n=made[-1], last=numbers[-1])

    def _clicked(self, index: QModelIndex) -> None:
        self._go_to(self.model.rows[index.row()].ply)
