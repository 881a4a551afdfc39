"""The icons: SVG strokes in `currentColor`, coloured and scaled when painted."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtSvg import QSvgRenderer

import resources


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    source = resources.text("icons", f"{name}.svg").replace("currentColor", colour)
    return QSvgRenderer(QByteArray(source.encode()))


def paint_icon(painter: QPainter, name: str, box: QRectF, colour: QColor) -> None:
    """Draw an icon into a square."""
    opacity = painter.opacity()
    painter.setOpacity(opacity * colour.alphaF())
    _renderer(name, colour.name()).render(painter, box)
    painter.setOpacity(opacity)
