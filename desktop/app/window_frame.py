"""The frame of the window: its title, its place, and its size, at first and at least."""

from PySide6.QtCore import QChildEvent, QEvent, QObject, QPoint, QSize
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from desktop.controls.focus import FocusScope
from desktop.shell.page import Page
from desktop.storage.settings import Settings
from desktop.theme.appearance import appearance
from desktop.theme.theme import tokens

_PROGRAM = "Quincunx"
_COVERING = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ZOrderChange)
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


class WindowTitle(QObject):
    """Shows the accessible name of the uppermost sheet or curtain, or else the page's title.

    A page is named by its `windowTitle`, which is empty on the home page.
    """

    def __init__(self, window: QMainWindow, pages: QStackedWidget) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        self._page: QWidget | None = None
        pages.currentChanged.connect(self._turn)
        for parent in (window, pages):
            parent.installEventFilter(self)
        self._turn()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the title when a widget over the pages appears or disappears."""
        if event.type() in _COVERING and _covers(watched):
            self._show()
        elif isinstance(event, QChildEvent) and event.type() == QEvent.Type.ChildPolished:
            child = event.child()
            if _covers(child):
                child.installEventFilter(self)
                self._show()
        return False

    def _turn(self) -> None:
        """Follow another page."""
        if self._page is not None:
            self._page.windowTitleChanged.disconnect(self._show)
        self._page = self._pages.currentWidget()
        if self._page is not None:
            self._page.windowTitleChanged.connect(self._show)
            self._page.installEventFilter(self)  # a sheet may cover only one page
        self._show()

    def _show(self) -> None:
        parents = (self._page, self._pages, self._window)
        children = (
            child for parent in parents if parent is not None for child in parent.children()
        )
        covers = (one for one in children if isinstance(one, QWidget) and _covers(one))
        names = [one.accessibleName() for one in covers if one.isVisible()]
        page = self._page.windowTitle() if self._page is not None else ""
        words = names[-1] if names else page
        title = f"{words} — {_PROGRAM}" if words else _PROGRAM
        self._window.setWindowTitle(title.replace("[*]", "[*][*]"))  # otherwise Qt removes it


def _covers(child: QObject) -> bool:
    """Whether this widget covers the pages while it is visible."""
    return isinstance(child, FocusScope) and not isinstance(child, Page)
