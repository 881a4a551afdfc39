"""The light that runs once over the winning pieces: a loop, a region, stacks, tiles or atoms."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.theme.colour import mix
from desktop.theme.theme import Theme

_STEPS = 48
"""The number of parts that a line is divided into for the light to run along it."""
_GLOW = ((22.0, 0.10), (15.0, 0.16), (9.0, 0.30), (5.0, 0.55))
"""Widths in pixels and opacities of the golden strokes, the widest first."""
_RIM, _CORE = 5.0, 2.6  # px


def gold_of(theme: Theme) -> QColor:
    """Return the colour of the glow: the gold of a last move, but shining in both themes."""
    return mix(theme.colour("lastMove"), QColor("gold"), 0.7)


def along(line: QPainterPath, steps: int = _STEPS) -> list[QPainterPath]:
    """Return a line in parts of equal length, from its beginning to its end."""
    parts = []
    for step in range(steps):
        part = QPainterPath(line.pointAtPercent(step / steps))
        part.lineTo(line.pointAtPercent((step + 0.5) / steps))
        part.lineTo(line.pointAtPercent((step + 1) / steps))
        parts.append(part)
    return parts


class WinLight(QGraphicsItem):
    """Strokes paths in the winner's colour with a light rim and a golden glow.

    They appear from the first to the last as `share` goes from 0 to 1.
    """

    def __init__(
        self,
        board: QGraphicsItem,
        paths: Sequence[QPainterPath],
        gold: QColor,
        own: QColor,
        pixel: float,
    ) -> None:
        super().__init__(board)
        self._paths, self._gold, self._own, self._pixel = paths, gold, own, pixel
        self._box = QRectF()
        for path in paths:
            self._box |= path.boundingRect()
        self._lit, self._count = QPainterPath(), 0
        self.setZValue(90)

    @property
    def lit(self) -> int:
        """How many paths are lit."""
        return self._count

    def show_share(self, share: float) -> None:
        """Light this share of the paths, 0 to 1."""
        count = round(share * len(self._paths))
        if count == self._count:
            return
        if count < self._count:
            self._lit, self._count = QPainterPath(), 0
        for path in self._paths[self._count : count]:
            if self._lit.currentPosition() == path.pointAtPercent(0) and not self._lit.isEmpty():
                self._lit.connectPath(path)
            else:
                self._lit.addPath(path)
        self._count = count
        self.update()

    def boundingRect(self) -> QRectF:
        reach = _GLOW[0][0] * self._pixel
        return self._box.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, opacity in _GLOW:
            colour = QColor(self._gold)
            colour.setAlphaF(opacity)
            self._stroke(painter, colour, width)
        self._stroke(painter, QColor(255, 255, 255, 230), _RIM)
        self._stroke(painter, self._own, _CORE)

    def _stroke(self, painter: QPainter, colour: QColor, width: float) -> None:
        pen = QPen(colour, width * self._pixel)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(self._lit)
