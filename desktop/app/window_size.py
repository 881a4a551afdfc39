"""The size of the window: at the first start, the smallest, and the last one."""

from PySide6.QtCore import QEvent, QObject, QPoint, QSize
from PySide6.QtWidgets import QWidget

from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance
from desktop.theme.theme import tokens

_FRAME = QSize(16, 40)
"""Logical pixels assumed for the frame beside and above a new window; systems differ."""


class WindowSize(QObject):
    """Keeps the window at usable sizes, and adapts the appearance to its size."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._limit()
        appearance().changed.connect(self._limit)
        window.resize(QSize(*tokens()["layout"]["window"]))
        window.installEventFilter(self)

    def _limit(self) -> None:
        """Set the smallest size at which everything can be reached, no larger than the screen."""
        least, scale = tokens()["layout"], appearance().wanted_scale
        usual, large = QSize(*least["minimum"]), QSize(*least["minimumLarge"]) * scale
        screen = self._window.screen().availableSize()
        self._window.setMinimumSize(usual.expandedTo(large).boundedTo(screen))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            appearance().fit(self._window.size())
        return False

    def restore(self) -> None:
        """Restore the window's place and size from the last run.

        If the screen has quite another size now, the window has the usual size. In any case it fits
        on the screen with its frame.
        """
        window, kept = self._window, Settings()
        restored = kept.geometry is not None and window.restoreGeometry(kept.geometry)
        if restored and (window.isMaximized() or window.isFullScreen()):
            return
        screen, frame = window.screen().availableGeometry(), kept.frame or _FRAME
        window.resize(window.size().boundedTo(screen.size() - frame))
        if restored:
            last = screen.bottomRight() - (window.rect().bottomRight() + QPoint(*frame.toTuple()))
            x, y = min(window.x(), last.x()), min(window.y(), last.y())
            window.move(max(screen.left(), x), max(screen.top(), y))

    def keep(self) -> None:
        """Store the window's place and size for the next start."""
        kept = Settings()
        kept.geometry = self._window.saveGeometry()
        kept.frame = self._window.frameGeometry().size() - self._window.size()
