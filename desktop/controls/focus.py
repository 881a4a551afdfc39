"""The keyboard focus: its recovery when it is lost, and the ring that shows it.

If a focused widget is disabled or hidden, Qt moves the focus to the next widget, often the back
button; a `FocusScope` prevents that. The ring is shown if the focus came by keyboard, not mouse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

from desktop.controls.commands import ENTER, is_plain
from desktop.controls.explained import Explained
from desktop.controls.mix_in import MixIn
from desktop.paint.paths import rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import px

# Only annotations need these: the first use of a Qt class takes up to 2 ms.
if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent

_AROUND = 12  # px visible round the widget with the focus
_BY_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


_AS_IT_WAS = (
    Qt.FocusReason.OtherFocusReason,
    Qt.FocusReason.PopupFocusReason,  # a menu was closed
    Qt.FocusReason.ActiveWindowFocusReason,
)


class FocusRing(Explained):
    """Mix-in for widgets: remembers how the focus came, and repaints on hover.

    Goes before the Qt class.
    """

    by_keyboard = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.by_keyboard = event.reason() in _BY_KEYBOARD or (
            event.reason() in _AS_IT_WAS and _keyboard_in_use(self)
        )
        super().focusInEvent(event)
        if self.by_keyboard:
            _bring_into_sight(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.by_keyboard = False
        super().focusOutEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press a button on Enter, as on Space; Qt does that only in dialogs."""
        enter = event.key() in ENTER and is_plain(event)
        if not enter or not isinstance(self, QAbstractButton):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.click()


def _keyboard_in_use(widget: QWidget) -> bool:
    window = widget.window()
    return isinstance(window, FocusScope) and window.keyboard_in_use


def _bring_into_sight(widget: QWidget) -> None:
    """Scroll to a widget; Qt does it when Tab moves within an area, but not into one."""
    inside = widget.parentWidget()
    while inside is not None and not isinstance(inside, QScrollArea):
        inside = inside.parentWidget()
    if isinstance(inside, QScrollArea):
        inside.ensureWidgetVisible(widget, px(_AROUND), px(_AROUND))


class FocusScope(MixIn):
    """Mix-in for pages, covers and the window.

    If the focused widget is disabled or hidden, the main widget of the topmost scope gets the
    focus. Goes before the Qt class.
    """

    keyboard_in_use = False
    """In a window: whether the last input was a key, not a mouse button."""

    def main_widget(self) -> QWidget:
        """Return the widget that gets the focus by default, such as the board."""
        return self

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Handle Tab; Qt also calls this when the focused widget is disabled or hidden."""
        if self.recover_focus():
            return True
        return super().focusNextPrevChild(forward)

    def recover_focus(self) -> bool:
        """Give the focus to the main widget if no usable widget has it; return whether it did."""
        window = self.window()
        if usable(window.focusWidget()):
            return False
        scope = window if isinstance(window, FocusScope) else self
        main = scope.main_widget()
        (main if usable(main) else scope).setFocus()
        return True


class FocusRecovery(QObject):
    """Recovers a lost focus in a window, and notes whether keyboard or mouse is in use.

    A focused widget loses the focus without a successor if its parent is disabled or deleted, or if
    it is hidden while another window is active.
    """

    def __init__(self, window: FocusScope) -> None:
        super().__init__(window)
        self._window = window
        QApplication.instance().focusChanged.connect(self._recover)  # type: ignore[union-attr]
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if watched is not self._window:
            if kind in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
                self._window.keyboard_in_use = kind == QEvent.Type.KeyPress
        elif kind == QEvent.Type.ActivationChange and self._window.isActiveWindow():
            self._window.recover_focus()
        elif kind == QEvent.Type.Show and (seen := self._window.windowHandle()) is not None:
            seen.installEventFilter(self)  # it gets keys and clicks before the widgets
        return False

    def _recover(self) -> None:
        # A window being destroyed gives up the focus when few of its parts are left.
        if not shiboken6.isValid(self._window) or not self._window.isActiveWindow():
            return
        if QApplication.focusWidget() is None:
            self._window.recover_focus()


def usable(widget: QWidget | None) -> bool:
    """Return whether a widget can have the focus now."""
    return widget is not None and widget.isEnabled() and widget.isVisible()


def paint_focus(painter: QPainter, rect: QRectF, radius: float) -> None:
    """Draw the focus ring just inside a rectangle, with contrast to any background."""
    pen = theme().pen("focus")
    half = pen.widthF() / 2
    inner = rect.adjusted(half, half, -half, -half)
    gap = theme().pen("target", theme().colour("surface"), 0.6)
    painter.strokePath(rounded_rect(inner.adjusted(2, 2, -2, -2), max(0, radius - half - 2)), gap)
    painter.strokePath(rounded_rect(inner, max(0, radius - half)), pen)
