"""Contours on the board: strokes of the theme that keep their width at every zoom."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.sprites import units_per_pixel
from desktop.theme.theme import Theme

ABOVE = 60.0
_REACH = 12.0


class ContourItem(QGraphicsItem):
    """Strokes a path with one of the theme's pens."""

    def __init__(
        self,
        path: QPainterPath,
        theme: Theme,
        pen: str,
        parent: QGraphicsItem,
        *,
        colour: str = "",
        wash: float = 0.0,
    ) -> None:
        super().__init__(parent)
        self._path, self._theme, self._pen = path, theme, pen
        self._colour, self._wash = colour, wash
        self.setZValue(ABOVE)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        theme = self._theme
        colour = theme.colour(self._colour) if self._colour else None
        if self._wash:
            painter.fillPath(self._path, theme.colour(self._colour or "accent", self._wash))
        painter.strokePath(self._path, theme.pen(self._pen, colour, units_per_pixel(self)))
