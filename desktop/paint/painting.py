"""Painters that last as long as a block of code.

On a widget they are scaled by the size of text: its code counts in pixels at the usual size, in
`room(widget)`, and what it paints is larger where a person wants larger text. What is painted
follows the order of reading: where that is from the right it is mirrored, as layouts are. Texts,
icons and pictures stay upright, and so does what is painted `as_read=False`: boards and pieces.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintDevice, QPaintEngine, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from desktop.theme.appearance import theme
from desktop.theme.scaling import from_right


def is_recorded(painter: QPainter) -> bool:
    """Whether the painter fills a QPicture: shapes that are painted later, in any size.

    There nothing is copied from a cache of pixels, and letters are painted as shapes.
    """
    engine = painter.paintEngine()
    return engine is not None and engine.type() == QPaintEngine.Type.Picture


@contextmanager
def painting(device: QPaintDevice, *, as_read: bool = True) -> Iterator[QPainter]:
    """Yield a painter with smooth edges that ends with the block, also after an error."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if isinstance(device, QWidget):
        if as_read and device.isRightToLeft():
            mirror(painter, QRectF(device.rect()))
        painter.scale(theme().text_scale, theme().text_scale)
    try:
        yield painter
    finally:
        painter.end()


def as_read(box: QRectF, within: QRectF) -> QRectF:
    """Return the box mirrored inside `within` if the language is read from right to left.

    Use it where no Qt layout places the box.
    """
    if not from_right():
        return box
    return box.translated(within.left() + within.right() - box.left() - box.right(), 0)


def mirror(painter: QPainter, box: QRectF) -> None:
    """Turn what is painted in a box round, from right to left."""
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # where lines of text begin
    painter.translate(box.left() + box.right(), 0)
    painter.scale(-1, 1)


@contextmanager
def upright(painter: QPainter, box: QRectF, *, mirrored: bool = False) -> Iterator[None]:
    """Paint in a box what looks the same wherever reading begins; or `mirrored` what does not."""
    turned = (painter.transform().determinant() < 0) != mirrored
    if turned:
        painter.save()
        mirror(painter, box)
    yield
    if turned:
        painter.restore()


def room(widget: QWidget) -> QRectF:
    """Return a widget's rectangle as a painter on it has it."""
    scale = theme().text_scale
    return QRectF(0, 0, widget.width() / scale, widget.height() / scale)


def place(widget_pixels: QPointF, mirrored_in: QWidget | None = None) -> QPointF:
    """Return a point of a widget, as events tell it, as a painter on the widget has it.

    `mirrored_in` is the widget, where it is painted as it is read.
    """
    scaled = widget_pixels / theme().text_scale
    if mirrored_in is not None and mirrored_in.isRightToLeft():
        scaled.setX(room(mirrored_in).width() - scaled.x())
    return scaled


def place_rect(widget_pixels: QRectF) -> QRectF:
    """Return a rectangle of a widget, as a painter on the widget has it."""
    scale = 1 / theme().text_scale
    return QTransform.fromScale(scale, scale).mapRect(widget_pixels)


def dots(widget: QWidget) -> float:
    """How many dots of the screen a pixel of such a painter has."""
    return widget.devicePixelRatioF() * theme().text_scale
