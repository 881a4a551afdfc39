"""Fingers that send touch events to a window, as the system does."""

from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QPointingDevice, QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget


class Finger:
    """A finger, or two, that touches a window at positions given in its widgets."""

    def __init__(self, window: QWidget, screen: QPointingDevice) -> None:
        self.window, self._screen = window, screen
        self._touch = QTest.touchEvent(window, screen)

    def down(self, at: QPoint, widget: QWidget | None = None, number: int = 0) -> None:
        self._touch.press(number, self._there(at, widget), self.window)
        self._commit()

    def join(self, at: QPoint, widget: QWidget | None = None) -> None:
        """Put a second finger down while the first rests."""
        self._touch.stationary(0)
        self.down(at, widget, number=1)

    def move(self, at: QPoint, widget: QWidget | None = None) -> None:
        self._touch.move(0, self._there(at, widget), self.window)
        self._commit()

    def up(self, at: QPoint, widget: QWidget | None = None, *, both: bool = False) -> None:
        for number in range(1 + both):
            self._touch.release(number, self._there(at, widget), self.window)
        self._commit()

    def tap(self, at: QPoint, widget: QWidget | None = None) -> None:
        self.down(at, widget)
        self.up(at, widget)

    def drag(self, start: QPoint, way: QPoint, widget: QWidget | None = None) -> None:
        """Drag slowly, without a flick."""
        self.down(start, widget)
        for share in (0.3, 0.6, 1.0):
            self.move(start + way * share, widget)
        QTest.qWait(110)
        self.up(start + way, widget)

    def cancel(self) -> None:
        """Cancel the touch, as if the system had taken it over."""
        event = QTouchEvent(QEvent.Type.TouchCancel, self._screen)
        QApplication.sendEvent(self.window, event)
        QApplication.processEvents()

    def _there(self, at: QPoint, widget: QWidget | None) -> QPoint:
        return at if widget is None else widget.mapTo(self.window, at)

    def _commit(self) -> None:
        self._touch.commit()
        QApplication.processEvents()  # Qt sends the click after the touch
