"""A ring that fills while something takes its time."""

from time import monotonic

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.paint.painting import upright
from desktop.theme.appearance import theme


class ProgressRing(QObject):
    """Has its widget painted again and again from `start` to `stop`; the widget paints it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._began, self._seconds = 0.0, 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(widget.update)

    @property
    def running(self) -> bool:
        """Whether it is to be seen."""
        return self._timer.isActive()

    def start(self, seconds: float) -> None:
        """Show the ring, which is full after so many seconds."""
        self._began, self._seconds = monotonic(), seconds
        self._timer.start(500 if theme().reduced_motion else 33)

    def stop(self) -> None:
        """Hide the ring."""
        self._timer.stop()

    def paint(
        self, painter: QPainter, middle: QPointF, radius: float, pen: QPen, colour: QColor
    ) -> None:
        """Paint the share of time gone by, clockwise from the top, on a whole ring of `pen`."""
        gone = min(1.0, (monotonic() - self._began) / self._seconds)
        paint_share(painter, middle, radius, gone, pen, colour)


def paint_share(
    painter: QPainter, middle: QPointF, radius: float, share: float, pen: QPen, colour: QColor
) -> None:
    """Paint a share of 0 to 1, clockwise from the top, on a whole ring of `pen`."""
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawEllipse(box)
    pen.setColor(colour)
    painter.setPen(pen)
    with upright(painter, box):  # clocks run alike everywhere
        painter.drawArc(box, 90 * 16, round(-360 * 16 * share))
