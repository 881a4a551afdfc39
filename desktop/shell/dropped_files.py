"""Files and letters dragged onto the window, and files dragged onto a page."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

_LETTER = "qxl1:"
"""The beginning of each letter."""


def files_in(data: QMimeData) -> list[Path]:
    """Return the dragged files."""
    urls = data.urls() if data.hasUrls() else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


class DroppedFiles(QObject):
    """Accepts files and letters dropped on a widget, always as a copy: originals stay in place."""

    def __init__(
        self,
        widget: QWidget,
        open_files: Callable[[list[Path]], object],
        read_letter: Callable[[str], object],
    ) -> None:
        super().__init__(widget)
        self._open_files, self._read_letter = open_files, read_letter
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt's drag-enter events are drop events, too; a drag move keeps the answer of the enter.
        if not isinstance(event, QDropEvent) or event.type() == QEvent.Type.DragMove:
            return False
        paths, text = files_in(event.mimeData()), event.mimeData().text()
        is_letter = not paths and _LETTER in text
        if not paths and not is_letter:
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() == QEvent.Type.Drop:
            act = partial(self._open_files, paths) if paths else partial(self._read_letter, text)
            QTimer.singleShot(0, self, act)  # the drag's source waits until the drop is answered
        return True
