"""The title in the window's title bar."""

from PySide6.QtCore import QChildEvent, QEvent, QObject
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from desktop.controls.focus import FocusScope
from desktop.shell.page import Page

_PROGRAM = "Quincunx"
_COVERING = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ZOrderChange)


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
