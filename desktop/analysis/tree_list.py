"""The move list of a study: an indented tree, comments under their moves, symbols after them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QItemSelectionModel,
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
    QWidget,
)

from desktop.board.row_data import MoveRow
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.fading_edges import fade_edges
from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.tooltip import ExplainsRows
from desktop.language.numbers import percent
from desktop.paint.icons import paint_icon
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_glyph
from desktop.paint.rows import painting_row
from desktop.paint.text import first_fitting, paint_line, paint_text, wrapped
from desktop.theme.appearance import appearance, theme
from desktop.theme.colour import mix
from desktop.theme.scaling import fix, px, px_size
from rules.core import SEATS

translate = QCoreApplication.translate

_ROW = Qt.ItemDataRole.UserRole
_HEIGHT, _STEP, _RAIL = 30, 22, 21.0
_LEVELS = 6
"""Deeper variations are not indented further."""

Index = QModelIndex | QPersistentModelIndex


def symbol_name(symbol: str) -> str:
    """Return the meaning of a symbol."""
    return {
        #: a sign for a brilliant move, as in chess: !!
        "!!": translate("symbols", "Brilliant"),
        #: a sign for a good move, as in chess: !
        "!": translate("symbols", "Good"),
        #: a sign for an interesting move, as in chess: !?
        "!?": translate("symbols", "Interesting"),
        "=": translate("common", "Even"),
        #: a sign for a doubtful move, as in chess: ?!
        "?!": translate("symbols", "Doubtful"),
        "?": capitalised(translate("marks", "mistake")),
        "??": capitalised(translate("marks", "blunder")),
    }.get(symbol, "")


@dataclass(frozen=True, slots=True)
class TreeRow:
    """A row of the tree: its node, its indentation, and the row of the move list."""

    node: int
    depth: int
    move: MoveRow
    symbol: str = ""
    comment: str = ""
    head: bool = False
    """Whether it begins a variation."""
    promoted: bool = False
    replaced: bool = False
    chance: float | None = None
    """The first player's share of the win after it; None if not analysed."""

    @property
    def name(self) -> str:
        """The row's text for screen readers."""
        parts = [f"{self.move.number} {self._seat} {self.move.text} {self.move.note}"]
        if self.depth:
            level = translate("TreeRow", "Variation, level {n}").format(n=self.depth)
            parts.insert(0, level)
        parts += [symbol_name(self.symbol), self.fact, self.comment]
        return ". ".join(" ".join(part.split()) for part in parts if part.strip())

    @property
    def _seat(self) -> str:
        return "" if self.move.player is None else SEATS[self.move.player]

    @property
    def fact(self) -> str:
        """The text at the end of the row."""
        if self.promoted:
            #: beside a move: a variation that became the main line
            return translate("TreeRow", "promoted")
        if self.replaced:
            #: beside a move: the move of the game itself
            return translate("TreeRow", "as played")
        return "" if self.chance is None else percent(self.chance)


class TreeModel(QAbstractListModel):
    """The rows of the tree."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[TreeRow] = []

    def show_rows(self, rows: Sequence[TreeRow]) -> None:
        """Show these rows; if only texts differ, the list keeps its position."""
        if list(rows) == self.rows:
            return
        if [row.node for row in rows] == [row.node for row in self.rows]:
            changed = [n for n, row in enumerate(rows) if row != self.rows[n]]
            self.rows = list(rows)
            self.dataChanged.emit(self.index(changed[0]), self.index(changed[-1]))
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == _ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.name
        if role == Qt.ItemDataRole.ToolTipRole:
            whole = f"{row.move.text} {row.move.note}"
            symbol = f"{row.symbol}: {symbol_name(row.symbol)}" if row.symbol else ""
            long = len(whole) > 22 - 3 * row.depth
            parts = [whole if long else "", symbol]
            return "\n".join(filter(None, parts)) or None
        return None


class TreeDelegate(ExplainsRows):
    """Paints one row, with the vertical lines of the variations it is in."""

    def __init__(self, shown_in: "TreeList") -> None:
        super().__init__(shown_in)
        self._list = shown_in

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: TreeRow = index.data(_ROW)
        return px_size(100, _HEIGHT + round(self._comment_height(row)))

    def _comment_height(self, row: TreeRow) -> float:
        if not row.comment:
            return 0
        width = self._list.viewport().width() / theme().text_scale - self._text_left(row) - 10
        return wrapped(row.comment, theme().font("detail"), max(width, 60)).height() + 6

    @staticmethod
    def _indent(row: TreeRow) -> float:
        return _STEP * min(row.depth, _LEVELS)

    def _text_left(self, row: TreeRow) -> float:
        return self._indent(row) + 40

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: TreeRow = index.data(_ROW)
        with painting_row(painter, option) as box:
            self._paint(painter, row, box, option.state)

    def _paint(self, painter: QPainter, row: TreeRow, box: QRectF, state: QStyle.StateFlag) -> None:
        colours = theme()
        line = QRectF(box.left(), box.top(), box.width(), _HEIGHT)
        face = line.adjusted(0, 1, 0, -1)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillPath(rounded_rect(face, 8), colours.colour("accentSoft"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(rounded_rect(face, 8), colours.colour("sunken"))
        self._paint_rails(painter, row, box)
        if state & QStyle.StateFlag.State_HasFocus and self._list.by_keyboard:
            paint_focus(painter, face, 8)
        self._paint_move(painter, row, line)
        if row.comment:
            left = self._text_left(row)
            words = QRectF(left, line.bottom(), box.width() - left - 10, box.height() - _HEIGHT)
            painter.setFont(colours.font("detail"))
            painter.setPen(colours.colour("text"))
            flags = Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
            paint_text(painter, row.comment, words, flags)

    def _paint_rails(self, painter: QPainter, row: TreeRow, box: QRectF) -> None:
        colour = theme().colour("control")
        depth = min(row.depth, _LEVELS)
        for level in range(1, depth + 1):
            at = _RAIL + _STEP * (level - 1)
            painter.fillRect(QRectF(at, box.top(), 2, box.height()), colour)
        if row.head and depth:
            at = _RAIL + _STEP * (depth - 1)
            painter.fillRect(QRectF(at, box.top() + _HEIGHT / 2 - 1, 9, 2), colour)

    def _paint_move(self, painter: QPainter, row: TreeRow, line: QRectF) -> None:
        colours, move, left = theme(), row.move, self._indent(row)
        muted, text = colours.colour("muted"), colours.colour("text")
        number = colours.font("caption")
        number.setWeight(QFont.Weight.Medium)
        place = QRectF(left + 10, line.top(), 28, line.height())
        paint_line(painter, move.number, place, number, muted)
        if move.player is not None:
            at = QPointF(left + 46, line.center().y())
            paint_glyph(painter, move.player, at, 6, colours.player(move.player).main)
        right = self._paint_fact(painter, row, line)
        made = colours.font("hint")
        made.setWeight(QFont.Weight.Medium if row.depth else QFont.Weight.Bold)
        at_left = left + 60
        bold = colours.font("hint", weight=800)
        bad, good = mix(colours.colour("threatened"), text, 0.3), colours.colour("accent")
        ink = {"?": bad, "??": bad, "!": good, "!!": good}
        room = right - at_left
        if row.symbol:
            room -= QFontMetricsF(bold).horizontalAdvance(row.symbol) + 8
        for words, font, colour in (
            (first_fitting((move.text, move.short or move.text), made, room), made, text),
            (row.symbol, bold, ink.get(row.symbol, text)),
        ):
            if words:
                place = QRectF(at_left, line.top(), right - at_left, _HEIGHT)
                paint_line(painter, words, place, font, colour)
                at_left += QFontMetricsF(font).horizontalAdvance(words) + 8
        if move.note and at_left < right - 12:
            rest = QRectF(at_left, line.top(), right - at_left, _HEIGHT)
            paint_line(painter, move.note.strip("[]"), rest, colours.font("hint"), muted)

    @staticmethod
    def _paint_fact(painter: QPainter, row: TreeRow, line: QRectF) -> float:
        """Paint the text at the end of the row; return its left edge."""
        right, colours = line.right() - 10, theme()
        if not row.fact:
            return right
        made = colours.font("caption")
        width = QFontMetricsF(made).horizontalAdvance(row.fact) + 2
        ink = colours.colour("accent" if row.promoted else "muted")
        box = QRectF(right - width, line.top(), width, line.height())
        paint_line(painter, row.fact, box, made, ink)
        left = box.left()
        if row.promoted:
            left -= 17
            paint_icon(painter, "up", QRectF(left, line.center().y() - 7, 14, 14), ink)
        elif not row.replaced:
            left -= 16
            at = QPointF(left + 6, line.center().y())
            paint_glyph(painter, 0, at, 5, colours.player(0).main)
        return left - 6


class TreeList(FocusRing, QListView):
    """The list of the rows; a click, Enter or an arrow key shows a node."""

    def __init__(self, goto: Callable[[int], object]) -> None:
        """`goto` shows a node."""
        super().__init__()
        self._goto = goto
        self.rows = TreeModel()
        self.setModel(self.rows)
        self.setItemDelegate(TreeDelegate(self))
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(self.tr("Moves and variations"))
        fix(self, QWidget.setMinimumHeight, 3 * _HEIGHT)
        fade_edges(self, "surface")
        self._showing = False
        self.clicked.connect(self._clicked)
        self.selectionModel().currentChanged.connect(self._moved)
        appearance().changed.connect(self.scheduleDelayedItemsLayout)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def show_tree(self, rows: Sequence[TreeRow], node: int) -> None:
        """Show the rows, with a node's row highlighted."""
        self._showing = True
        self.rows.show_rows(rows)
        at = next((n for n, row in enumerate(rows) if row.node == node), -1)
        index = self.rows.index(at) if at >= 0 else QModelIndex()
        if not index.isValid():
            self.clearSelection()
        self.selectionModel().setCurrentIndex(
            index, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self.scheduleDelayedItemsLayout()
        if index.isValid():
            self.scrollTo(index)
        elif not rows or node == 0:
            self.scrollToTop()
        self._showing = False

    def _clicked(self, index: QModelIndex) -> None:
        self._goto(self.rows.rows[index.row()].node)

    def _moved(self, index: QModelIndex) -> None:
        if index.isValid() and not self._showing:
            self._goto(self.rows.rows[index.row()].node)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        self.setMinimumWidth(px(100))
