"""A ring that fills during a wait."""

from time import monotonic

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.theme.appearance import theme


class ProgressRing(QObject):
    """Repaints its widget from `start` to `stop`; the widget paints the ring."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._began, self._seconds = 0.0, 1.0
        self._timer = QTimer(self)
        self._timer.timeout.connect(widget.update)

    @property
    def running(self) -> bool:
        """Whether the ring is shown."""
        return self._timer.isActive()

    def start(self, seconds: float) -> None:
        """Show the ring; it is full after this many seconds."""
        self._began, self._seconds = monotonic(), seconds
        self._timer.start(500 if theme().reduced_motion else 33)

    def stop(self) -> None:
        """Hide the ring."""
        self._timer.stop()

    def paint(
        self, painter: QPainter, middle: QPointF, radius: float, pen: QPen, colour: QColor
    ) -> None:
        """Paint the elapsed share of time, clockwise from the top, over a full ring in `pen`."""
        gone = min(1.0, (monotonic() - self._began) / self._seconds)
        paint_share(painter, middle, radius, gone, pen, colour)


def paint_share(
    painter: QPainter, middle: QPointF, radius: float, share: float, pen: QPen, colour: QColor
) -> None:
    """Paint a share, 0 to 1, clockwise from the top, over a full ring in `pen`."""
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen)
    painter.drawEllipse(box)
    pen.setColor(colour)
    painter.setPen(pen)
    painter.drawArc(box, 90 * 16, round(-360 * 16 * share))
