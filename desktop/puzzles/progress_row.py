"""The row shown while a puzzle is made: a turning ring, a text, and a stop button."""

from time import monotonic

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.controls.buttons import Button, Look
from desktop.controls.lay import lay
from desktop.controls.text import Text
from desktop.paint.painting import painting, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix

translate = QCoreApplication.translate

_TURN = 1.2  # seconds


class Ring(QWidget):
    """A ring that turns while it is visible."""

    def __init__(self) -> None:
        super().__init__()
        fix(self, QWidget.setFixedSize, 24, 24)
        self._turning = QTimer(self)
        self._turning.timeout.connect(self.update)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._turning.start(500 if theme().reduced_motion else 33)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._turning.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            whole = room(self).adjusted(3, 3, -3, -3)
            painter.setPen(colours.pen("icon", colours.colour("border"), 1.4))
            painter.drawEllipse(whole)
            painter.setPen(colours.pen("icon", colours.colour("accent"), 1.4))
            painter.drawArc(whole, round(-360 * 16 * (monotonic() / _TURN % 1)), -100 * 16)


class ProgressRow(QWidget):
    """A row with a turning ring, a text and a *Cancel* button."""

    def __init__(self, text: str) -> None:
        super().__init__()
        fix(self, QWidget.setFixedHeight, 40)
        self.cancel = Button(translate("common", "Cancel"), Look.OUTLINE)
        self._text = Text(text, "hint", "muted")
        parts = (Ring(), (self._text, 1), self.cancel)
        lay(QHBoxLayout(self), *parts, spacing=10, margins=(4, 0, 0, 0))

    def show_text(self, text: str, *, stops: bool) -> None:
        """Show another text; `stops`: it can be cancelled."""
        self._text.setText(text)
        self.cancel.setVisible(stops)
