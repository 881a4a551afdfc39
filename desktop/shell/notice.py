"""A notice: a line at the foot of the window that disappears after a while.

It wraps if it is wider than the table or would cover a control.
"""

from collections.abc import Iterator, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.controls.voice import say
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import px

_STAY_MS, _LOOK_MS = 5000, 200
_EDGE, _FOOT, _GAP = 8, 28, 4
_LINES, _LEAST, _SLACK = 5, 200, 60
_CONTROLS = (QAbstractButton, QAbstractItemView, QLineEdit, QPlainTextEdit)

Edges = tuple[int, int, int, int]
"""The left, top, right and bottom edges of an area, in the page's coordinates."""


@runtime_checkable
class HasReservedArea(Protocol):
    """A widget with areas that notices must not cover, besides its buttons and fields."""

    def reserved_area(self) -> list[QRect]:
        """Return the areas no notice may cover, in the widget's coordinates."""


@runtime_checkable
class HasBoardArea(HasReservedArea, Protocol):
    """A widget whose reserved areas include a board, which a notice covers if it must."""

    def board_area(self) -> list[QRect]:
        """Return the areas of the board, which are also reserved."""


class Notice(QWidget):
    """Shows a text over the page, as low as possible without covering a control.

    If there is no such place, it covers the board rather than a control.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = Text("", "button", "surface")
        self._row = lay(QHBoxLayout(self), self._text, margins=(20, 12, 20, 12))
        self._gone = QTimer(self, singleShot=True, interval=_STAY_MS)
        self._gone.timeout.connect(self.hide)
        # A bar with buttons may appear while the notice is shown.
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._place)
        self._within = QSize()
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def say(self, text: str) -> None:
        """Show a text for a while; control characters become `?`."""
        from rules.text import visible  # the home page appears before the rules are loaded

        text = visible(text)
        self._text.setText(text)
        self.setAccessibleName(text)
        say(self, text)
        self._within = QSize()
        self._place()
        self.show()
        self.raise_()
        self._gone.start()
        self._look.start()

    def hide(self) -> None:
        self._look.stop()
        super().hide()

    # -- where

    def _sizes(self, most: int) -> Iterator[QSize]:
        """Yield the possible sizes: one line if it fits, then more and more lines."""
        one_line = self._one_line()
        whole = one_line.width()
        if whole <= most:
            yield one_line
        self._text.setWordWrap(True)
        for lines in range(2, _LINES + 1):
            width = min(most, max(whole // lines + px(_SLACK), px(_LEAST)))
            yield QSize(width, self._row.totalHeightForWidth(width))

    def _one_line(self) -> QSize:
        self._text.setWordWrap(False)
        return self._row.totalSizeHint()

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            controls = [_edges(control) for control in _controls(parent)]
            moved = not self.isVisible() or parent.size() != self._within
            if moved or self._covers(self.geometry(), controls):
                self._within = parent.size()
                place = self._best_place(parent, controls)
                self._text.setWordWrap(place.size() != self._one_line())
                self.setGeometry(place)

    def _best_place(self, parent: QWidget, controls: Sequence[Edges]) -> QRect:
        """Return the first place that covers nothing, otherwise the one that covers least.

        A pixel of a control counts more than all pixels of the board.
        """
        best, least = self.geometry(), (-1, -1)
        boards = [_edges(board) for board in _boards(parent)]
        for place in self._places(parent, controls):
            covered = self._covers(place, controls)
            if covered == 0:
                return place
            of_boards = self._covers(place, boards)
            cost = (covered - of_boards, of_boards)
            if least < (0, 0) or cost < least:
                best, least = place, cost
        return best

    def _places(self, parent: QWidget, controls: Sequence[Edges]) -> Iterator[QRect]:
        """Yield the possible places, the best first: on the table, then anywhere on the page.

        Only the foot and the places just above or below a control need to be tried.
        """
        for area in (self._table(parent), parent.rect()):
            for size in self._sizes(area.width() - 2 * _EDGE):
                left, right = area.left() + _EDGE + 12, area.right() + 1 - size.width() - _EDGE
                columns = (area.center().x() - size.width() // 2, left, right)
                last = parent.width() - size.width() - _EDGE
                foot = parent.height() - size.height() - _FOOT
                beside = {top - size.height() - _GAP for _left, top, _right, _bottom in controls}
                beside |= {bottom + _GAP for _left, _top, _right, bottom in controls}
                for top in sorted({foot} | {at for at in beside if area.top() <= at < foot})[::-1]:
                    for x in columns:
                        yield QRect(QPoint(max(_EDGE, min(x, last)), top), size)

    @staticmethod
    def _table(parent: QWidget) -> QRect:
        """Return the area of the table if there is one, otherwise that of the page."""
        tables = [w for w in parent.findChildren(QWidget) if isinstance(w, HasReservedArea)]
        for table in (w for w in tables if w.isVisible() and 2 * w.width() > parent.width()):
            return QRect(table.mapTo(parent, QPoint()), table.size())
        return parent.rect()

    @staticmethod
    def _covers(place: QRect, controls: Sequence[Edges]) -> int:
        """Return how many pixels of controls the notice would cover at a place."""
        left, top, right, bottom = _edges(place)
        # Plain numbers are faster: on a crowded page hundreds of places are tried.
        return sum(
            (min(right, far) - max(left, near)) * (min(bottom, low) - max(top, high))
            for near, high, far, low in controls
            if near < right and far > left and high < bottom and low > top
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            shape = rounded_rect(room(self), theme().radius("tooltip"))
            painter.fillPath(shape, theme().colour("text"))


def _controls(page: QWidget) -> Iterator[QRect]:
    """Yield the areas of a page's controls and its reserved areas."""
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, HasReservedArea):
            corner = widget.mapTo(page, QPoint())
            yield from (part.translated(corner) for part in widget.reserved_area())
        elif isinstance(widget, _CONTROLS):
            yield QRect(widget.mapTo(page, QPoint()), widget.size())


def _boards(page: QWidget) -> Iterator[QRect]:
    """Yield the areas of a page's boards."""
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, HasBoardArea):
            corner = widget.mapTo(page, QPoint())
            yield from (part.translated(corner) for part in widget.board_area())


def _edges(area: QRect) -> Edges:
    left, top = area.x(), area.y()
    return left, top, left + area.width(), top + area.height()
