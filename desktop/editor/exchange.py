"""Layouts in and out of the layout editor: clipboard and files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from desktop.clipboard import copy_secret
from desktop.editor.layout_text import as_line, as_rows

if TYPE_CHECKING:
    from desktop.editor.page import MonoEditor


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
        name, _ = QFileDialog.getOpenFileName(
            page, page.tr("Open a layout"), "", page.tr("Texts (*.txt);;All files (*)")
        )
        if name:
            page.open_file(Path(name))

    def ask_save(self) -> None:
        """Asks where, and writes the layout there."""
        page = self._page
        suggested = f"{page.library.name.text().strip() or page.tr('layout')}.txt"
        name, _ = QFileDialog.getSaveFileName(
            page, page.tr("Export the layout"), suggested, page.tr("Texts (*.txt)")
        )
        if name:
            path = Path(name)
            page.save_file(path if path.suffix else path.with_suffix(".txt"))
