"""The editor's own shortcuts: they come before the window's while the editor is before the eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QPlainTextEdit

from desktop.editor.layout_text import as_line, as_rows

if TYPE_CHECKING:
    from desktop.editor.page import MonoEditor

_TEXTS = (QLineEdit, QPlainTextEdit)


class PageKeys(QObject):
    """Undo, redo, copy, paste, open, save; text fields keep theirs."""

    def __init__(self, page: MonoEditor) -> None:
        super().__init__(page)
        self._page = page
        keys = QKeySequence.StandardKey
        drawing = page.drawing
        self._acts: tuple[tuple[QKeySequence.StandardKey, Callable[[], None]], ...] = (
            (keys.Undo, drawing.undo),
            (keys.Redo, drawing.redo),
            (keys.Copy, self.copy),
            (keys.Paste, self.paste),
            (keys.Open, self.ask_open),
            (keys.Save, self.ask_save),
        )
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Claims the keys before shortcuts of the window do, then acts on them."""
        if not isinstance(event, QKeyEvent) or isinstance(QApplication.focusWidget(), _TEXTS):
            return False
        act = next((act for key, act in self._acts if event.matches(key)), None)
        if act is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            act()
            return True
        return False

    # -- what the keys and the menu do

    def copy(self) -> None:
        """The rows into the clipboard."""
        page = self._page
        QGuiApplication.clipboard().setText(as_rows(*page.drawing.sheet))
        page.told.emit(page.tr("The layout is in the clipboard"))

    def copy_line(self) -> None:
        """The server's one line into the clipboard."""
        page = self._page
        QGuiApplication.clipboard().setText(as_line(page.drawing.labels))
        page.told.emit(page.tr("The layout is in the clipboard"))

    def paste(self) -> None:
        """A layout from the clipboard."""
        self._page.take_text(QGuiApplication.clipboard().text())

    def ask_open(self) -> None:
        """Lets a text file be chosen and opens it."""
        from pathlib import Path

        page = self._page
        name, _ = QFileDialog.getOpenFileName(
            page, page.tr("Open a layout"), "", page.tr("Texts (*.txt);;All files (*)")
        )
        if name:
            page.open_file(Path(name))

    def ask_save(self) -> None:
        """Asks where, and writes the layout there."""
        from pathlib import Path

        page = self._page
        suggested = f"{page.library.name.text().strip() or page.tr('layout')}.txt"
        name, _ = QFileDialog.getSaveFileName(
            page, page.tr("Export the layout"), suggested, page.tr("Texts (*.txt)")
        )
        if name:
            path = Path(name)
            page.save_file(path if path.suffix else path.with_suffix(".txt"))
