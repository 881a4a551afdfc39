"""Shadows as stacks of translucent strokes of the same path: no blur, no effects."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.theme.colour import faded
from desktop.theme.theme import Elevation


def paint_shadow(
    painter: QPainter, path: QPainterPath, elevation: Elevation, unit: float = 1.0
) -> None:
    """Draw the shadow of a path; the path itself is to be painted over it.

    `unit` is the length of R for the elevations `rest` and `lifted`, otherwise of a pixel.
    """
    painter.save()
    smooth = painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(0, elevation.dy * unit)
    colour = faded(elevation.colour, elevation.alpha)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # Each stroke is too faint to need antialiasing, which takes fifteen times as long.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for step in range(elevation.strokes, 0, -1):
        pen.setWidthF(2 * step * elevation.grow_each * unit)
        painter.strokePath(path, pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
    painter.fillPath(path, faded(elevation.colour, min(1.0, elevation.alpha * elevation.strokes)))
    painter.restore()


def shadow_reach(elevation: Elevation, unit: float = 1.0) -> float:
    """Return how far a shadow extends beyond its path, on any side."""
    return (elevation.strokes * elevation.grow_each + elevation.dy) * unit
