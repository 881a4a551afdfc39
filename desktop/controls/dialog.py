"""A dialog within the window: a sheet over the dimmed page. Escape closes it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.controls.overlay import Overlay
from desktop.controls.surfaces import Surface
from desktop.paint.painting import painting, room
from desktop.theme.appearance import theme


class Dialog(Overlay):
    """Covers its parent; the contents are in the column of `sheet`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = Surface("surface", "dialog", (28, 24, 28, 24))
        self.sheet.setParent(self)

    def leave(self) -> None:
        """Close and delete it."""
        self.hide()
        self.deleteLater()

    def place_sheet(self) -> None:
        """Put the sheet in the middle, as large as its contents."""
        self.sheet.adjustSize()
        self.sheet.move(self.rect().center() - self.sheet.rect().center())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_sheet()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(room(self), theme().colour("shadow", 0.5))
