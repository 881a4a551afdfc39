"""Painters that last as long as a block of code.

On a widget they are scaled by the text size: the code uses pixels at the usual size, within
`room(widget)`. In right-to-left languages painting is mirrored, as layouts are. Texts, icons and
pictures are not mirrored, nor is anything painted with `as_read=False`, such as boards and pieces.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintDevice, QPaintEngine, QPainter, QTransform
from PySide6.QtWidgets import QWidget

from desktop.theme.appearance import theme
from desktop.theme.scaling import from_right


def is_recorded(painter: QPainter) -> bool:
    """Return whether the painter records a QPicture, which is painted later at any size.

    A recorded picture uses no cached pixmaps, and letters are painted as shapes.
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
    """Mirror all further painting in a box horizontally."""
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)  # the side where lines of text begin
    painter.translate(box.left() + box.right(), 0)
    painter.scale(-1, 1)


@contextmanager
def upright(painter: QPainter, box: QRectF, *, mirrored: bool = False) -> Iterator[None]:
    """Paint in a box without mirroring in right-to-left languages, or `mirrored` with it."""
    turned = (painter.transform().determinant() < 0) != mirrored
    if turned:
        painter.save()
        mirror(painter, box)
    yield
    if turned:
        painter.restore()


def room(widget: QWidget) -> QRectF:
    """Return a widget's rectangle in the painter's units."""
    scale = theme().text_scale
    return QRectF(0, 0, widget.width() / scale, widget.height() / scale)


def place(widget_pixels: QPointF, mirrored_in: QWidget | None = None) -> QPointF:
    """Convert a point of a widget, as in events, to the painter's units.

    `mirrored_in` is the widget, if it is painted with `as_read`.
    """
    scaled = widget_pixels / theme().text_scale
    if mirrored_in is not None and mirrored_in.isRightToLeft():
        scaled.setX(room(mirrored_in).width() - scaled.x())
    return scaled


def place_rect(widget_pixels: QRectF) -> QRectF:
    """Convert a rectangle of a widget to the painter's units."""
    scale = 1 / theme().text_scale
    return QTransform.fromScale(scale, scale).mapRect(widget_pixels)


def dots(widget: QWidget) -> float:
    """Return the number of screen dots per painter unit."""
    return widget.devicePixelRatioF() * theme().text_scale
