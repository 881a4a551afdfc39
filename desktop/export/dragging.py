"""A picture dragged out of the window: pixels for a document, a file for a folder.

The file is written where other users cannot read it, and deleted afterwards.
"""

import shutil
from collections.abc import Callable
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
    """The files dragged out of a page. They are deleted after a while."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.folder: Path | None = None
        self._timer = QTimer(self, singleShot=True, interval=KEPT_MS)
        self._timer.timeout.connect(self.forget)
        application = QApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.forget)

    def path(self, name: str) -> Path:
        """Return the path for a file to write. Raises OSError if no folder can be made."""
        self._timer.stop()
        self.folder = self.folder or Path(mkdtemp(prefix="quincunx-"))
        return self.folder / name

    def forget_later(self) -> None:
        """Delete the files later, after the receiving program had time to read them."""
        self._timer.start()

    def forget(self) -> None:
        """Delete the files."""
        self._timer.stop()
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder = None


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
        files: DraggedFiles,
        scale: Callable[[], int] = lambda: USUAL_SCALE,
    ) -> None:
        super().__init__(widget)
        self._widget, self._find, self._files, self._scale = widget, find, files, scale
        self._pressed: QPointF | None = None
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
            self._drag(*self._ready)
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

        def think(_stop: Event) -> tuple[Path, QImage]:
            image = image_of(drawing, scale)
            if not image.save(str(path)):
                raise OSError(path)
            return path, image

        self._task.ask(think, self._take, self._end)

    def _take(self, ready: tuple[Path, QImage]) -> None:
        self._ready = ready

    def _end(self) -> None:
        self._task.stop()
        self._pressed = self._ready = None

    def _drag(self, path: Path, image: QImage) -> None:
        """Start the drag; returns once the picture is dropped."""
        self._end()
        drag = QDrag(self._widget)
        drag.setMimeData(picture_data(path, image))
        smooth = Qt.TransformationMode.SmoothTransformation
        drag.setPixmap(QPixmap.fromImage(image.scaledToWidth(_HELD, smooth)))
        dropped = drag.exec(Qt.DropAction.CopyAction)
        if dropped == Qt.DropAction.IgnoreAction:
            self._files.forget()
        else:
            self._files.forget_later()


def picture_data(path: Path, image: QImage) -> QMimeData:
    """Return the data of a drag: a picture for documents, and its file for folders."""
    data = QMimeData()
    data.setImageData(image)
    data.setUrls([QUrl.fromLocalFile(str(path))])
    return data
