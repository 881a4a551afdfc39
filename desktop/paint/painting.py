"""Painters that last as long as a block of code.

On a widget they are scaled by the size of text: its code counts in pixels at the usual size, in
`room(widget)`, and what it paints is larger where a person wants larger text. `as_read`: what is
painted follows the order of reading. Where that is from the right it is mirrored; lines of text and
icons stay upright.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPaintDevice, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from desktop.theme.appearance import theme


@contextmanager
def painting(device: QPaintDevice, *, as_read: bool = False) -> Iterator[QPainter]:
    """A painter with smooth edges on a widget or picture, ended with the block, errors included."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(device, QWidget):
        if as_read and device.isRightToLeft():
            _mirror(painter, QRectF(device.rect()))
        painter.scale(theme().text_scale, theme().text_scale)
    try:
        yield painter
    finally:
        painter.end()


def _mirror(painter: QPainter, box: QRectF) -> None:
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # where lines of text begin
    painter.translate(box.left() + box.right(), 0)
    painter.scale(-1, 1)


@contextmanager
def upright(painter: QPainter, box: QRectF, *, mirrored: bool = False) -> Iterator[None]:
    """Paints in a box what looks the same wherever reading begins; or `mirrored` what does not."""
    turned = (painter.transform().m11() < 0) != mirrored
    if turned:
        painter.save()
        painter.translate(box.left() + box.right(), 0)
        painter.scale(-1, 1)
    yield
    if turned:
        painter.restore()


@contextmanager
def painting_row(painter: QPainter, row: QRect, *, as_read: bool = False) -> Iterator[QRectF]:
    """Paints a row of a list with the painter Qt gives its delegate; the row as painted in."""
    scale = theme().text_scale
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if as_read and QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        _mirror(painter, QRectF(row))
    painter.translate(row.topLeft())
    painter.scale(scale, scale)
    yield QRectF(0, 0, row.width() / scale, row.height() / scale)
    painter.restore()


def room(widget: QWidget) -> QRectF:
    """A widget's rectangle as a painter on it has it."""
    scale = theme().text_scale
    return QRectF(0, 0, widget.width() / scale, widget.height() / scale)


def place(widget_pixels: QPointF) -> QPointF:
    """A point of a widget, as events tell it, as a painter on the widget has it."""
    return widget_pixels / theme().text_scale


def place_rect(widget_pixels: QRectF) -> QRectF:
    """A rectangle of a widget, as a painter on the widget has it."""
    scale = 1 / theme().text_scale
    return QTransform.fromScale(scale, scale).mapRect(widget_pixels)


def dots(widget: QWidget) -> float:
    """How many dots of the screen a pixel of such a painter has."""
    return widget.devicePixelRatioF() * theme().text_scale
