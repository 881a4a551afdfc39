"""The focus ring: shown when the keyboard brought the focus, not when the mouse did."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter

from desktop.appearance import theme
from desktop.shapes import rounded_rect

_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


class FocusRing:
    """Mix-in for widgets: remembers how the focus came. Goes before the Qt class."""

    by_keyboard = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.by_keyboard = event.reason() in _BY_KEYBOARD
        super().focusInEvent(event)  # type: ignore[misc]

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.by_keyboard = False
        super().focusOutEvent(event)  # type: ignore[misc]


def paint_focus(painter: QPainter, rect: QRectF, radius: float) -> None:
    """The ring, just inside a rectangle, set off from whatever it lies on."""
    pen = theme().pen("focus")
    half = pen.widthF() / 2
    inner = rect.adjusted(half, half, -half, -half)
    gap = theme().pen("target", theme().colour("surface"), 0.6)
    painter.strokePath(rounded_rect(inner.adjusted(2, 2, -2, -2), max(0, radius - half - 2)), gap)
    painter.strokePath(rounded_rect(inner, max(0, radius - half)), pen)
