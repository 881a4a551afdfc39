"""Files that macOS hands over: a double click comes as an event, not on the command line."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileOpenFilter(QObject):
    """An event filter of the application that opens what the Finder asks for."""

    def __init__(self, open_file: Callable[[Path], None], parent: QObject) -> None:
        super().__init__(parent)
        self._open = open_file

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        if event.file():  # there is none where an address is to be opened
            self._open(Path(event.file()))
        return True
