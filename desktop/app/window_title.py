"""What stands in the title bar of the window."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

_PROGRAM = "Quincunx"


class WindowTitle(QObject):
    """Follows the `windowTitle` of the current page, which is empty on the home page."""

    def __init__(self, window: QMainWindow, pages: QStackedWidget) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        self._page: QWidget | None = None
        pages.currentChanged.connect(self._turn)
        self._turn()

    def _turn(self) -> None:
        """Another page is seen."""
        if self._page is not None:
            self._page.windowTitleChanged.disconnect(self._show)
        self._page = self._pages.currentWidget()
        if self._page is not None:
            self._page.windowTitleChanged.connect(self._show)
        self._show()

    def _show(self) -> None:
        words = self._page.windowTitle() if self._page is not None else ""
        title = f"{words} — {_PROGRAM}" if words else _PROGRAM
        self._window.setWindowTitle(title.replace("[*]", "[*][*]"))  # else Qt takes it out
