"""A slider: a line, a thumb, and a dot for each stop if there are only a few."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from desktop.controls.focus import FocusRing, paint_focus
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import px_size

_WIDTH, _HEIGHT = 200, 40
_THUMB = 11.0
_LINE = 6.0
_MOST_DOTS = 8


class Slider(FocusRing, QSlider):
    """Chooses a whole number from `least` to `most`, by mouse or arrow keys."""

    def __init__(self, name: str, least: int, most: int, step: int = 1) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(least, most)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(_WIDTH, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return px_size(_WIDTH // 2, _HEIGHT)

    def _share(self) -> float:
        return (self.value() - self.minimum()) / max(1, self.maximum() - self.minimum())

    def _go(self, x: float) -> None:
        """Set the value at a horizontal position, in pixels of the widget."""
        scale = theme().text_scale
        wide = self.width() / scale - 2 * _THUMB
        share = (x / scale - _THUMB) / max(1.0, wide)
        step = self.singleStep()
        steps = round(share * (self.maximum() - self.minimum()) / step)
        self.setSliderPosition(self.minimum() + steps * step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(True)
        self._go(event.position().x())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # Scrolling a page must not change the numbers it passes over.
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            if not self.isEnabled():
                painter.setOpacity(0.45)
            middle, left, wide = whole.center().y(), _THUMB, whole.width() - 2 * _THUMB
            track = QRectF(left, middle - _LINE / 2, wide, _LINE)
            accent, control = colours.colour("accent"), colours.colour("control")
            painter.fillPath(rounded_rect(track, _LINE / 2), colours.colour("control", 0.5))
            done = QRectF(track.left(), track.top(), wide * self._share(), _LINE)
            painter.fillPath(rounded_rect(done, _LINE / 2), accent)
            stops = (self.maximum() - self.minimum()) // self.singleStep()
            for stop in range(stops + 1) if 0 < stops <= _MOST_DOTS else ():
                at = QPointF(left + wide * stop / stops, middle)
                painter.fillPath(circle(at, 4.5), control)
                painter.fillPath(circle(at, 2.8), colours.colour("surface"))
            thumb = QPointF(left + wide * self._share(), middle)
            painter.fillPath(circle(thumb, _THUMB), accent)
            painter.fillPath(circle(thumb, _THUMB - 2.4), colours.colour("raised"))
            if self.by_keyboard:
                ring = QRectF(thumb.x() - 11, middle - 11, 22, 22)
                paint_focus(painter, ring.adjusted(-2, -2, 2, 2), 13)
