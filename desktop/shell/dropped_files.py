"""Files dragged onto a page or the window."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


def files_in(data: QMimeData) -> list[Path]:
    """Return the dragged files."""
    urls = data.urls() if data.hasUrls() else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


class DroppedFiles(QObject):
    """Accepts files dropped on a widget, always as a copy: the originals stay in place."""

    dropped = Signal(list)  # Paths

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Qt's drag-enter events are drop events, too; a drag move keeps the answer of the enter.
        if not isinstance(event, QDropEvent) or event.type() == QEvent.Type.DragMove:
            return False
        paths = files_in(event.mimeData())
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            if event.type() == QEvent.Type.Drop:
                self.dropped.emit(paths)
        return bool(paths)
