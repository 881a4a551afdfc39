"""Painters that last as long as a block of code.

On a widget they are scaled by the text size: the code uses pixels at the usual size, within
`room(widget)`.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPaintDevice, QPaintEngine, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from desktop.theme.appearance import theme


def is_recorded(painter: QPainter) -> bool:
    """Return whether the painter records a QPicture, which is painted later at any size.

    A recorded picture uses no cached pixmaps, and letters are painted as shapes.
    """
    engine = painter.paintEngine()
    return engine is not None and engine.type() == QPaintEngine.Type.Picture


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """Yield a painter with smooth edges that ends with the block, also after an error."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(device, QWidget):
        painter.scale(theme().text_scale, theme().text_scale)
    try:
        yield painter
    finally:
        painter.end()


def room(widget: QWidget) -> QRectF:
    """Return a widget's rectangle in the painter's units."""
    scale = theme().text_scale
    return QRectF(0, 0, widget.width() / scale, widget.height() / scale)


def place(widget_pixels: QPointF) -> QPointF:
    """Convert a point of a widget, as in events, to the painter's units."""
    return widget_pixels / theme().text_scale


def place_rect(widget_pixels: QRectF) -> QRectF:
    """Convert a rectangle of a widget to the painter's units."""
    scale = 1 / theme().text_scale
    return QTransform.fromScale(scale, scale).mapRect(widget_pixels)


def dots(widget: QWidget) -> float:
    """Return the number of screen dots per painter unit."""
    return widget.devicePixelRatioF() * theme().text_scale
