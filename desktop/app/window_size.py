"""The size of the window: the one it starts with, the least, and the one it had last."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget

from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance
from desktop.theme.theme import tokens


class WindowSize(QObject):
    """Holds a window to sizes at which everything can be reached, and fits the appearance to it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._limit()
        appearance().changed.connect(self._limit)
        window.resize(QSize(*tokens()["layout"]["window"]))
        window.installEventFilter(self)

    def _limit(self) -> None:
        """As small as everything can still be reached; no larger than the screen."""
        least, scale = tokens()["layout"], appearance().wanted_scale
        usual, large = QSize(*least["minimum"]), QSize(*least["minimumLarge"]) * scale
        screen = self._window.screen().availableSize()
        self._window.setMinimumSize(usual.expandedTo(large).boundedTo(screen))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            appearance().fit(self._window.size())
        return False

    def restore(self) -> None:
        """Gives the window the place and size it had at the end of the last start."""
        geometry = Settings().geometry
        if geometry is not None:
            self._window.restoreGeometry(geometry)

    def keep(self) -> None:
        """Keeps its place and size for the next start."""
        Settings().geometry = self._window.saveGeometry()
