"""The files somebody drags onto a page or the window."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget


def files_in(data: QMimeData) -> list[Path]:
    """Return the files that are dragged."""
    urls = data.urls() if data.hasUrls() else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


class DroppedFiles(QObject):
    """Lets files be dropped on a widget. They are copied, never moved: they stay where they are."""

    dropped = Signal(list)  # Paths

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.setAcceptDrops(True)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # One that enters is a drop, too, to Qt; one that moves on is answered as it entered.
        if not isinstance(event, QDropEvent) or event.type() == QEvent.Type.DragMove:
            return False
        paths = files_in(event.mimeData())
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            if event.type() == QEvent.Type.Drop:
                self.dropped.emit(paths)
        return bool(paths)
