"""A notice: a line at the foot of the window, gone after a while. Never a dialog.

What is longer than the window is wide takes more lines.
"""

from collections.abc import Iterator
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

from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.widgets.lay import lay
from desktop.widgets.text import Text

_STAY_MS, _LOOK_MS = 5000, 200
_EDGE, _FOOT, _STEP = 8, 28, 4
_CONTROLS = (QAbstractButton, QAbstractItemView, QLineEdit, QPlainTextEdit)


@runtime_checkable
class HasReservedArea(Protocol):
    """A widget with areas that notices must not cover, besides its buttons and fields."""

    def reserved_area(self) -> list[QRect]:
        """The areas no notice may cover, in the widget's coordinates."""


class Notice(QWidget):
    """Says something over the page, as far down as it covers no control."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = Text("", "button", "surface")
        lay(QHBoxLayout(self), self._text, margins=(20, 12, 20, 12))
        self._gone = QTimer(self, singleShot=True, interval=_STAY_MS)
        self._gone.timeout.connect(self.hide)
        # A bar with buttons may come while the notice is there.
        self._look = QTimer(self, interval=_LOOK_MS)
        self._look.timeout.connect(self._place)
        self._within = QSize()
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def say(self, text: str) -> None:
        """Shows a line for a while."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self._fit()
        self._place()
        self.show()
        self.raise_()
        self._gone.start()
        self._look.start()

    def hide(self) -> None:
        self._look.stop()
        super().hide()

    # -- where

    def _fit(self) -> None:
        """Resizes to its text, but no wider than the page."""
        parent, row = self.parentWidget(), self.layout()
        if parent is None or row is None:
            return
        self._text.setWordWrap(False)
        room = parent.width() - 2 * _EDGE
        size = row.totalSizeHint()
        if size.width() > room:
            self._text.setWordWrap(True)
            size = QSize(room, row.totalHeightForWidth(room))
        self.resize(size)

    def _place(self) -> None:
        parent = self.parentWidget()
        if parent is not None:
            controls = list(_controls(parent))
            moved = not self.isVisible() or parent.size() != self._within
            if parent.size() != self._within:
                self._fit()
            if moved or self._covers(self.pos(), controls):
                self._within = parent.size()
                self.move(self._best_place(parent, controls))

    def _best_place(self, parent: QWidget, controls: list[QRect]) -> QPoint:
        places = list(self._places(parent))
        free = next((at for at in places if not self._covers(at, controls)), None)
        if free is not None:
            return free
        return min(places, key=lambda at: self._covers(at, controls))

    def _places(self, parent: QWidget) -> Iterator[QPoint]:
        """Where it may be, the best places first."""
        most = parent.width() - self.width() - _EDGE
        for area in (self._table(parent), parent.rect()):
            left, right = area.left() + _EDGE + 12, area.right() - self.width() - _EDGE - 12
            columns = (area.center().x() - self.width() // 2, left, right)
            for top in range(parent.height() - self.height() - _FOOT, -1, -_STEP):
                yield from (QPoint(max(_EDGE, min(x, most)), top) for x in columns)

    @staticmethod
    def _table(parent: QWidget) -> QRect:
        """The table, if there is one; else the page."""
        tables = [w for w in parent.findChildren(QWidget) if isinstance(w, HasReservedArea)]
        for table in (w for w in tables if w.isVisible() and 2 * w.width() > parent.width()):
            return QRect(table.mapTo(parent, QPoint()), table.size())
        return parent.rect()

    def _covers(self, at: QPoint, controls: list[QRect]) -> int:
        """How many pixels of controls it covers at a place."""
        covered = (QRect(at, self.size()) & control for control in controls)
        return sum(part.width() * part.height() for part in covered if not part.isEmpty())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            shape = rounded_rect(room(self), theme().radius("tooltip"))
            painter.fillPath(shape, theme().colour("text"))


def _controls(page: QWidget) -> Iterator[QRect]:
    """Everything on a page that is pressed, chosen from or written in."""
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, HasReservedArea):
            corner = widget.mapTo(page, QPoint())
            yield from (part.translated(corner) for part in widget.reserved_area())
        elif isinstance(widget, _CONTROLS):
            yield QRect(widget.mapTo(page, QPoint()), widget.size())
