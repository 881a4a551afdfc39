"""Shadows as stacks of translucent strokes of the same path: no blur, no effects."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.theme.colour import faded
from desktop.theme.theme import Elevation


def paint_shadow(
    painter: QPainter, path: QPainterPath, elevation: Elevation, unit: float = 1.0
) -> None:
    """Draw the shadow of a path, to be covered by the path itself.

    `unit` is the length of R for the elevations `rest` and `lifted`, of a pixel for the others.
    """
    painter.save()
    smooth = painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(0, elevation.dy * unit)
    colour = faded(elevation.colour, elevation.alpha)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    # Each is too faint for its edge to be seen, and smooth it takes fifteen times as long.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for step in range(elevation.strokes, 0, -1):
        pen.setWidthF(2 * step * elevation.grow_each * unit)
        painter.strokePath(path, pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
    painter.fillPath(path, faded(elevation.colour, min(1.0, elevation.alpha * elevation.strokes)))
    painter.restore()


def shadow_reach(elevation: Elevation, unit: float = 1.0) -> float:
    """How far a shadow may stick out beyond its path on any side."""
    return (elevation.strokes * elevation.grow_each + elevation.dy) * unit
