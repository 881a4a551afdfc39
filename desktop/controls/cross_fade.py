"""A cross-fade between two pages or sheets, which begins once the new one is fully drawn.

New pages and sheets are laid out and drawn behind a picture of the old screen. The picture fades
out within `page` ms; with reduced motion it is removed at once.

If the first press of a double click changes the page or sheet, its second press does nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QGraphicsView, QWidget
from shiboken6 import isValid

from desktop.background.idle_queue import idle_queue
from desktop.theme.appearance import theme

_TICK_MS, _LEAST_TICKS, _MOST_MS = 8, 2, 600
_MOST_DOTS = 5_000_000
"""The most pixels of a window that can blend two pictures fast enough. Larger ones do not fade."""


def is_drawing(widget: QWidget) -> bool:
    """Whether a board or picture in the widget is still being drawn; not once it is deleted."""
    if not isValid(widget):
        return False
    views = widget.findChildren(QGraphicsView)
    opening = any(getattr(view, "opening", False) for view in views if view.isVisible())
    return opening or idle_queue().has_jobs_of(widget)


def _as_painted(window: QWidget) -> QPixmap:
    """Return the window as it was painted last: painting it again takes up to 90 ms.

    Elsewhere than on macOS, whose windows swap two pictures, that picture can be copied.
    """
    store = window.backingStore()
    picture = store.paintDevice() if store is not None and sys.platform != "darwin" else None
    if isinstance(picture, QImage) and picture.deviceIndependentSize() == window.size().toSizeF():
        return QPixmap.fromImage(picture.copy())
    return window.grab()


class CrossFade(QWidget):
    """Covers its window while a page or sheet is built. Without it, a window switches at once."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing is painted below it
        self._before, self._after = QPixmap(), QPixmap()
        self._is_complete: Callable[[], bool] = lambda: True
        self._ticks, self._painted, self._begun = 0, False, QElapsedTimer()
        self._holding = QTimer(self, interval=_TICK_MS)
        self._holding.timeout.connect(self._look)
        self._fading = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._fading.valueChanged.connect(self._move)
        self._fading.finished.connect(self.finish)
        window.installEventFilter(self)
        self.hide()

    @staticmethod
    def of(widget: QWidget) -> CrossFade | None:
        """Return the cross-fade of a widget's window."""
        return next((one for one in widget.window().children() if isinstance(one, CrossFade)), None)

    @classmethod
    def drop_double_click(cls, widget: QWidget) -> None:
        """Ignore the second press of a double click if its first press came before this call.

        Call this when the widget's window shows another page or sheet, or closes a menu: the double
        click was meant for the previous one. Other presses count.
        """
        fade, handle = cls.of(widget), widget.window().windowHandle()
        if fade is not None and handle is not None:
            handle.installEventFilter(fade)  # it gets presses before the widgets

    def begin(self, is_complete: Callable[[], bool], *, passes_mouse: bool = False) -> None:
        """Keep showing the present screen until the next page or sheet is complete.

        That takes a few milliseconds, and at most 600. If called again meanwhile, it waits for the
        newer page. Presses meanwhile do nothing, unless the fade `passes_mouse`: a page that the
        player already uses gets them.
        """
        window = self.window()
        if not window.isVisible() or window.isMinimized():
            return
        if not passes_mouse:
            self.drop_double_click(self)
        if not self._holding.isActive():
            self.finish()
            self._before = _as_painted(window)
            self.setGeometry(window.rect())
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, passes_mouse)
            self.show()
        elif not passes_mouse:
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        self.raise_()
        self._is_complete, self._ticks, self._painted = is_complete, 0, False
        self._begun.start()
        self._holding.start()

    def _look(self) -> None:
        """Fade once all is drawn.

        Painting off-screen makes lists request their pictures, and columns fit their contents. The
        first painting is therefore never the one that is shown, unless it is late.
        """
        self._ticks += 1
        late = self._begun.elapsed() > _MOST_MS
        if self._ticks < _LEAST_TICKS or not (late or self._is_complete()):
            return
        is_first, self._painted = not self._painted, True
        self.hide()
        after = self.window().grab()
        if not late and (is_first or not self._is_complete()):
            self.show()
            return
        self._holding.stop()
        self._is_complete = lambda: True
        duration, size = theme().duration("page"), after.size()
        if not duration or size.width() * size.height() > _MOST_DOTS:
            self.finish()
            return
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._after = after
        self.show()
        self._fading.setDuration(duration)
        self._fading.start()

    def _move(self, share: object) -> None:
        self.update()

    def finish(self) -> None:
        """Show the page itself at once."""
        self._holding.stop()
        self._fading.stop()
        self.hide()
        self._before, self._after = QPixmap(), QPixmap()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stop at once when the window is resized or hidden: the pictures no longer fit.

        From the window's handle, drop a double click. Any other press ends the watch.
        """
        kind = event.type()
        if watched is not self.parent():
            if kind == QEvent.Type.MouseButtonDblClick:
                return True
            if kind != QEvent.Type.MouseButtonPress or not isinstance(event, QMouseEvent):
                return False
            if event.flags() & Qt.MouseEventFlag.MouseEventCreatedDoubleClick:
                return True
            watched.removeEventFilter(self)
        elif kind in (QEvent.Type.Resize, QEvent.Type.Hide) and self.isVisible():
            self.finish()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._before)
            if not self._after.isNull():
                painter.setOpacity(self._fading.currentValue())
                painter.drawPixmap(0, 0, self._after)
