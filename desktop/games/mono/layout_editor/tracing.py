"""A picture over the board for tracing a layout. It is only shown, and never saved."""

from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.background.task import BackgroundTask
from desktop.controls.buttons import IconButton
from desktop.controls.file_dialogs import ask_open
from desktop.controls.lay import lay
from desktop.controls.slider import Slider
from desktop.controls.text import Text

ENDINGS = (".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".svg")
_MOST = 2000
"""The most pixels of the longer side. Larger pictures are reduced."""

_USUAL, _LEAST = 40, 5  # percent


def read_picture(path: Path) -> QImage:
    """Return the picture in a file, reduced if it is very large; a null image if unreadable."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and max(size.width(), size.height()) > _MOST:
        reader.setScaledSize(size.scaled(QSize(_MOST, _MOST), Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


class TracingRow(QWidget):
    """A row with the picture's opacity and a button that removes it. Hidden without a picture."""

    changed = Signal(float)  # opacity, 0 to 1
    removed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.slider = Slider(self.tr("Opacity of the picture"), 0, 100, _LEAST)
        self.slider.setValue(_USUAL)
        self.slider.valueChanged.connect(lambda percent: self.changed.emit(percent / 100))
        self.remove = IconButton("close", self.tr("Remove the picture"), 28)
        self.remove.clicked.connect(self.removed)
        name = Text(self.tr("Picture"), "caption", "muted")
        lay(QHBoxLayout(self), name, (self.slider, 1), self.remove, spacing=6, margins=(4, 0, 0, 0))
        self.hide()

    @property
    def opacity(self) -> float:
        return self.slider.value() / 100


class Tracing(QObject):
    """Opens pictures in the background."""

    read = Signal(QImage)
    refused = Signal(str)

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.task = BackgroundTask(self)

    def ask(self) -> None:
        """Ask for a picture, and open it."""
        kinds = self.tr("Pictures ({endings})").format(endings=" ".join(f"*{e}" for e in ENDINGS))
        path = ask_open(self._page, self.tr("Trace a picture"), kinds)
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open a picture, or show what is wrong with it."""

        def show(picture: QImage) -> None:
            if picture.isNull():
                words = self.tr("{file}: this picture cannot be read.")
                self.refused.emit(words.format(file=path.name))
            else:
                self.read.emit(picture)

        self.task.ask(lambda _stop: read_picture(path), show)
