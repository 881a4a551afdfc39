"""A picture dragged out of the window: pixels for a document, a file for a folder.

The file is written where other users cannot read it, and deleted afterwards.
"""

import shutil
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from tempfile import mkdtemp
from threading import Event

from PySide6.QtCore import QEvent, QMimeData, QObject, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDrag, QImage, QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop.background.task import BackgroundTask
from desktop.export.drawing import Drawing
from desktop.export.formats import USUAL_SCALE, image_of
from desktop.storage.file_names import dated

KEPT_MS = 60_000
"""Milliseconds for which a file stays after the drop, so that the receiver can read it."""
_HELD = 160  # px of the picture that follows the pointer


class DraggedFiles(QObject):
    """Files that were dragged out of the window, each in a separate folder.

    They outlive the page they were dragged from, and are deleted after a while or at exit.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folders: set[Path] = set()
        application = QApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.delete_all)

    def path(self, name: str) -> Path:
        """Return the path for a file to write. Raises OSError if no folder can be made for it."""
        folder = Path(mkdtemp(prefix="quincunx-"))
        self._folders.add(folder)
        return folder / name

    def delete_later(self, path: Path) -> None:
        """Delete a file once the program that took it has had time to read it."""
        QTimer.singleShot(KEPT_MS, self, partial(self.delete, path))

    def delete(self, path: Path) -> None:
        """Delete a file and its folder."""
        self._folders.discard(path.parent)
        shutil.rmtree(path.parent, ignore_errors=True)

    def delete_all(self) -> None:
        """Delete all files."""
        for folder in self._folders:
            shutil.rmtree(folder, ignore_errors=True)
        self._folders.clear()


@cache
def dragged_files() -> DraggedFiles:
    """Return the files of all pages: a page may be deleted before its file."""
    return DraggedFiles(QApplication.instance())


class PictureDrag(QObject):
    """Lets the player drag a picture from a widget.

    `find` returns the drawing, None while there is none, and `scale` the dots per pixel of its
    file. The file is painted in a thread once the pointer moves; the drag begins when it is
    written.
    """

    def __init__(
        self,
        widget: QWidget,
        find: Callable[[], Drawing | None],
        scale: Callable[[], int] = lambda: USUAL_SCALE,
    ) -> None:
        super().__init__(widget)
        self._widget, self._find, self._scale = widget, find, scale
        self._files = dragged_files()
        self._pressed: QPointF | None = None
        self._path: Path | None = None
        """The file that is written or ready, until it is dragged."""
        self._ready: tuple[Path, QImage] | None = None
        self._task = BackgroundTask(self)
        widget.installEventFilter(self)
        widget.setCursor(Qt.CursorShape.OpenHandCursor)
        #: tooltip of a picture
        widget.setToolTip(self.tr("Drag the picture into another program or a folder"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseButtonPress:
                self._press(event)
            elif event.type() == QEvent.Type.MouseMove:
                self._move(event)
            elif event.type() == QEvent.Type.MouseButtonRelease:
                self._end()
        return super().eventFilter(watched, event)

    def _press(self, event: QMouseEvent) -> None:
        self._end()
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position()

    def _move(self, event: QMouseEvent) -> None:
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        far = (event.position() - self._pressed).manhattanLength()
        if self._ready is not None:
            path, image = self._ready
            self._path = None
            self._drag(path, image)
        elif far >= QApplication.startDragDistance() and not self._task.busy:
            self._paint()

    def _paint(self) -> None:
        """Write the file in a thread."""
        drawing, scale = self._find(), self._scale()
        if drawing is None:
            return
        try:
            path = self._files.path(f"{dated(drawing.title)}.png")
        except OSError:
            self._pressed = None
            return

        def think(stop: Event) -> tuple[Path, QImage]:
            image = image_of(drawing, scale)
            if stop.is_set() or not image.save(str(path)):
                raise OSError(path)
            return path, image

        self._path = path
        self._task.ask(think, self._take, self._end)

    def _take(self, ready: tuple[Path, QImage]) -> None:
        self._ready = ready

    def _end(self) -> None:
        if self._path is not None:  # the thread may be writing it
            (self._files.delete_later if self._task.busy else self._files.delete)(self._path)
        self._task.stop()
        self._pressed = self._ready = self._path = None

    def _drag(self, path: Path, image: QImage) -> None:
        """Start the drag; returns once the picture is dropped."""
        self._end()
        drag = QDrag(self._widget)
        drag.setMimeData(picture_data(path, image))
        smooth = Qt.TransformationMode.SmoothTransformation
        drag.setPixmap(QPixmap.fromImage(image.scaledToWidth(_HELD, smooth)))
        dropped = drag.exec(Qt.DropAction.CopyAction)
        if dropped == Qt.DropAction.IgnoreAction:
            self._files.delete(path)
        else:
            self._files.delete_later(path)


def picture_data(path: Path, image: QImage) -> QMimeData:
    """Return the data of a drag: a picture for documents, and its file for folders."""
    data = QMimeData()
    data.setImageData(image)
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data
