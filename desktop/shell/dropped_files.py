"""Files and letters dragged onto a page or the window."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

_LETTER = "qxl1:"
"""The beginning of each letter."""


def files_in(data: QMimeData) -> list[Path]:
    """Return the dragged files."""
    urls = data.urls() if data.hasUrls() else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


class DroppedFiles(QObject):
    """Accepts files dropped on a widget, always as a copy: the originals stay in place."""

    dropped = Signal(list)  # Paths
    letter_dropped = Signal(str)  # a text with a letter

    def __init__(self, widget: QWidget, *, reads_letters: bool = False) -> None:
        super().__init__(widget)
        self.reads_letters = reads_letters
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt's drag-enter events are drop events, too; a drag move keeps the answer of the enter.
        if not isinstance(event, QDropEvent) or event.type() == QEvent.Type.DragMove:
            return False
        paths, text = files_in(event.mimeData()), event.mimeData().text()
        is_letter = self.reads_letters and not paths and _LETTER in text
        if not paths and not is_letter:
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() == QEvent.Type.Drop:
            if paths:
                self.dropped.emit(paths)
            else:
                self.letter_dropped.emit(text)
        return True
