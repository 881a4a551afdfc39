"""A button for help at the table: pressed while it helps, turning while it works, or locked.

Taking back is help, too, and locked where what was shown must stand.
"""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting
from desktop.paint.paths import circle, rounded_rect
from desktop.theme.appearance import theme
from desktop.widgets.buttons import IconButton

_TURN = 1.2  # seconds


class AidButton(IconButton):
    """Says in its tooltip why it is locked."""

    def __init__(self, icon: str, name: str, keys: str, parent: QWidget | None = None) -> None:
        super().__init__(icon, name, parent=parent)
        self._name, self._keys = name, keys
        self.locked = ""
        self._busy = False
        self._allowed = False
        self._turning = QTimer(self)
        self._turning.timeout.connect(self.update)
        self.say(name, keys)

    def lock(self, reason: str) -> None:
        """Cannot be used, and why; an empty reason opens the lock."""
        self.locked = reason
        self.allow(self._allowed)
        self.say(self._name, self._keys)
        if reason:
            self.setToolTip(f"{self._name}: {reason}")
        self.setAccessibleDescription(reason)
        self.update()

    def allow(self, allowed: bool) -> None:
        """Whether it is of use now."""
        self._allowed = allowed
        self.setEnabled(allowed and not self.locked)

    def work(self, busy: bool) -> None:
        """Shows that what was asked for is being worked out."""
        if busy == self._busy:
            return
        self._busy = busy
        if busy:
            self._turning.start(500 if theme().reduced_motion else 33)
        else:
            self._turning.stop()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.ink = "accent" if self.isChecked() else "text"
        if self.isChecked():
            with painting(self) as painter:
                plate = rounded_rect(QRectF(self.rect()), theme().radius("button"))
                painter.fillPath(plate, theme().colour("accentSoft"))
        super().paintEvent(event)
        with painting(self) as painter:
            if self.locked:
                self._paint_lock(painter)
            elif self._busy:
                self._paint_turning(painter)

    def _paint_lock(self, painter: QPainter) -> None:
        middle = QRectF(self.rect()).center()
        box = QRectF(middle.x() + 2, middle.y() + 1, 15, 15)
        painter.fillPath(circle(box.center(), 9), theme().colour("background"))
        paint_icon(painter, "lock", box, theme().colour("muted"))

    def _paint_turning(self, painter: QPainter) -> None:
        """A piece of a ring that goes round."""
        pen = theme().pen("icon", theme().colour("accent"))
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        start = round(-360 * 16 * (monotonic() / _TURN % 1))
        painter.drawArc(QRectF(self.rect()).adjusted(3, 3, -3, -3), start, -100 * 16)
