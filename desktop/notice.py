"""A notice: one line at the foot of the window, gone after a while. Never a dialog."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.appearance import theme
from desktop.shapes import rounded_rect
from desktop.widgets.text import Text

_STAY_MS = 5000


class Notice(QWidget):
    """Says something over the page, at its foot."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = Text("", "button", "surface")
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 12, 20, 12)
        row.addWidget(self._text)
        self._gone = QTimer(self, singleShot=True, interval=_STAY_MS)
        self._gone.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        return self._text.text()

    def say(self, text: str) -> None:
        """Shows a line for a while."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self.adjustSize()
        parent = self.parentWidget()
        if parent is not None:
            left = (parent.width() - self.width()) // 2
            self.move(max(8, left), parent.height() - self.height() - 28)
        self.show()
        self.raise_()
        self._gone.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = rounded_rect(QRectF(self.rect()), theme().radius("tooltip"))
        painter.fillPath(shape, theme().colour("text"))
        painter.end()
