"""Opens files from macOS: a double click arrives as an event, not on the command line."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileOpenFilter(QObject):
    """An event filter of the application that opens the files the Finder sends."""

    def __init__(self, open_file: Callable[[Path], None], parent: QObject) -> None:
        super().__init__(parent)
        self._open = open_file

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        if event.file():  # empty for an address instead of a file
            self._open(Path(event.file()))
        return True
