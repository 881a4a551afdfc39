"""The edges of areas that scroll: what is cut there is covered, or fades if that left a gap."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QLinearGradient, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QScrollArea, QWidget

from desktop.paint.painting import painting, room
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import px

_RAMP, _BARE = 24, 3
"""The height in which pictures and texts fade, and at the very edge in which nothing shows."""
_HEIGHT = _RAMP + _BARE
_TALLEST_ROW, _TALLEST_GAP = 100, 30


class FadingEdge(QWidget):
    """A strip over the upper or lower edge of an area; hidden where the area or a row ends."""

    def __init__(
        self, area: QAbstractScrollArea, ground: str, inset: float, *, upper: bool
    ) -> None:
        super().__init__(area)
        self._area, self._ground, self._inset, self._upper = area, ground, inset, upper
        self._ramp = 0.0  # the share of the strip in which it fades
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._follow)
        bar.rangeChanged.connect(self._follow)
        appearance().changed.connect(self._follow)
        area.viewport().installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._follow()
        return False

    def _follow(self) -> None:
        seen, bar = self._area.viewport().geometry(), self._area.verticalScrollBar()
        more = bar.value() > bar.minimum() if self._upper else bar.value() < bar.maximum()
        cut = self._cut_row() if more else 0
        self._ramp = 0.0 if cut is not None else _RAMP / _HEIGHT
        height = px(_HEIGHT) if cut is None else cut
        top = seen.top() if self._upper else seen.bottom() + 1 - height
        inset = px(self._inset)
        self.setGeometry(QRect(seen.left() + inset, top, seen.width() - 2 * inset, height))
        self.setVisible(height > 0)
        self.update()
        self.raise_()

    def _cut_row(self) -> int | None:
        """Return the visible height of the row at the edge; None if too much would be covered."""
        height, cut = self._area.viewport().height(), 0
        parts = [(box.top(), box.bottom() + 1) for box in self._parts()]
        if not self._upper:
            parts = [(height - end, height - start) for start, end in parts]
        while crossing := [end for start, end in parts if start < cut < end]:
            cut = max(crossing)
            if cut > px(_TALLEST_GAP):
                return None
        return cut

    def _parts(self) -> Iterator[QRect]:
        """Yield the places of what must not be cut: rows, and widgets without others inside."""
        area = self._area
        if isinstance(area, QAbstractItemView):
            middle, end = area.viewport().width() // 2, area.viewport().height() - 1
            yield area.visualRect(area.indexAt(QPoint(middle, 0 if self._upper else end)))
        inside = area.widget() if isinstance(area, QScrollArea) else None
        for one in (inside, *inside.findChildren(QWidget)) if inside is not None else ():
            if one.isVisibleTo(area) and (one.height() <= px(_TALLEST_ROW) or not one.children()):
                yield QRect(one.mapTo(area.viewport(), QPoint()), one.size())

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            # At a fractional scale the last pixel is covered in part only, if not painted beyond.
            box = room(self).adjusted(-1, -1, 1, 1)
            ramp = QLinearGradient(box.topLeft(), box.bottomLeft())
            inner, outer = theme().colour(self._ground, 0.0), theme().colour(self._ground, 1.0)
            for at, colour in ((0.0, inner), (self._ramp, outer), (1.0, outer)):
                ramp.setColorAt(1 - at if self._upper else at, colour)
            painter.fillRect(box, ramp)


def fade_edges(area: QAbstractScrollArea, ground: str, inset: float = 0) -> None:
    """Let an area end at whole rows, and fade the rest into `ground`, a colour of the theme.

    `inset` is the number of pixels left out at both sides, for round corners.
    """
    for upper in (True, False):
        FadingEdge(area, ground, inset, upper=upper)
