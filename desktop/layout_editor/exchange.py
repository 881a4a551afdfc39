"""Layouts in and out of the layout editor: clipboard and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from desktop.layout_editor.layout_text import as_line, as_rows
from desktop.storage.file_names import readable
from desktop.widgets.clipboard import copy_secret
from desktop.widgets.file_dialogs import ask_open, ask_save

if TYPE_CHECKING:
    from desktop.layout_editor.page import MonoEditor


class Exchange(QObject):
    """What keys and menu do for a page."""

    def __init__(self, page: MonoEditor) -> None:
        super().__init__(page)
        self._page = page

    def copy(self) -> None:
        """The rows into the clipboard."""
        self._copy(as_rows(*self._page.drawing.sheet))

    def copy_line(self) -> None:
        """The server's one line into the clipboard."""
        self._copy(as_line(self._page.drawing.labels))

    def _copy(self, text: str) -> None:
        copy_secret(text)  # a match may begin with it
        self._page.told.emit(self._page.tr("The layout is in the clipboard"))

    def paste(self) -> None:
        """A layout from the clipboard."""
        self._page.take_text(QGuiApplication.clipboard().text())

    def ask_open(self) -> None:
        """Lets a text file be chosen and opens it."""
        page = self._page
        kinds = page.tr("Texts (*.txt);;All files (*)")
        path = ask_open(page, page.tr("Open a layout"), kinds)
        if path is not None:
            page.open_file(path)

    def ask_save(self) -> None:
        """Asks where, and writes the layout there."""
        page = self._page
        usual = page.tr("Mono layout, {n} regions").format(n=page.drawing.size)
        name = readable(page.library.name.text()) or usual
        title, kinds = page.tr("Export the layout"), page.tr("Texts (*.txt)")
        path = ask_save(page, title, name, kinds, ".txt")
        if path is not None:
            page.save_file(path)
