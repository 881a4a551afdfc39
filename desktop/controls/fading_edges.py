"""Fading edges: they show that an area continues above or below its visible part."""

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QLinearGradient, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from desktop.paint.painting import painting, room
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import px

_RAMP, _BARE = 20, 3
"""The height in which rows fade, and at the very edge in which nothing shows of a cut line."""
_HEIGHT = _RAMP + _BARE


class FadingEdge(QWidget):
    """A strip over the upper or lower edge of an area; hidden if the area ends there."""

    def __init__(
        self, area: QAbstractScrollArea, ground: str, inset: float, *, upper: bool
    ) -> None:
        super().__init__(area)
        self._area, self._ground, self._inset, self._upper = area, ground, inset, upper
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        appearance().changed.connect(self._follow)
        area.viewport().installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._follow()
        return False

    def _follow(self) -> None:
        seen, bar = self._area.viewport().geometry(), self._area.verticalScrollBar()
        height = px(_HEIGHT)
        top = seen.top() if self._upper else seen.bottom() + 1 - height
        inset = px(self._inset)
        self.setGeometry(QRect(seen.left() + inset, top, seen.width() - 2 * inset, height))
        self.setVisible(bar.value() > bar.minimum() if self._upper else bar.value() < bar.maximum())
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            # At a fractional scale the last pixel is covered in part only, if not painted beyond.
            box = room(self).adjusted(-1, -1, 1, 1)
            ramp = QLinearGradient(box.topLeft(), box.bottomLeft())
            inner, outer = theme().colour(self._ground, 0.0), theme().colour(self._ground, 1.0)
            stops = ((0.0, inner), (_RAMP / _HEIGHT, outer), (1.0, outer))
            for at, colour in stops:
                ramp.setColorAt(1 - at if self._upper else at, colour)
            painter.fillRect(box, ramp)


def fade_edges(area: QAbstractScrollArea, ground: str, inset: float = 0) -> None:
    """Fade an area's rows into `ground`, a colour of the theme, at edges with more beyond.

    `inset` is the number of pixels left out at both sides, for round corners.
    """
    for upper in (True, False):
        FadingEdge(area, ground, inset, upper=upper)
