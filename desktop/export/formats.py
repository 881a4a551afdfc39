"""Writes a drawing as PNG, SVG or PDF bytes."""

import math
import re
from collections.abc import Callable

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QPaintDevice, QPainter

from desktop.export.drawing import Drawing
from desktop.paint.ink import POINT, write
from desktop.paint.painting import painting
from desktop.paper import document
from desktop.paper.document import Document, paper_size

SCALES = (1, 2, 3, 4)
USUAL_SCALE = 3
_CSS_INCH = 96  # pixels of an SVG file
_TINY = 1e-6
_MILLIMETRES = re.compile(rb'width="[\d.]+mm" height="[\d.]+mm"')
"""The size of a vector file as Qt writes it."""
_MARGIN = 15.0  # mm
_HEAD = 12.0  # mm of the line above the drawing


def image_of(drawing: Drawing, scale: float = USUAL_SCALE) -> QImage:
    """Return a drawing as an image, `scale` dots a pixel."""
    exact = drawing.size * scale
    # A partly covered dot would be visible as a line at the edge.
    size = QSize(math.floor(exact.width() + _TINY), math.floor(exact.height() + _TINY))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with painting(image) as painter:
        drawing.paint(painter, QRectF(QPointF(), exact))
    return image


def as_png(drawing: Drawing, scale: float = USUAL_SCALE) -> bytes:
    """Return a drawing as a PNG file, `scale` dots a pixel."""
    image = image_of(drawing, scale)
    return _written(lambda buffer: image.save(buffer, "PNG"))  # type: ignore[call-overload]


def as_svg(drawing: Drawing) -> bytes:
    """Return a drawing as an SVG file that needs no fonts."""
    # Imported here to keep the start fast.
    from PySide6.QtSvg import QSvgGenerator

    def write(buffer: QBuffer) -> None:
        made = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # SVG Tiny cannot clip
        made.setOutputDevice(buffer)
        made.setResolution(_CSS_INCH)
        made.setSize(drawing.size.toSize())
        made.setViewBox(QRectF(QPointF(), drawing.size))
        made.setTitle(drawing.title)
        made.setDescription("Quincunx")
        _paint(made, drawing, QRectF(QPointF(), drawing.size))

    # Rounded millimetres would differ by a pixel in other programs.
    size = drawing.size.toSize()
    pixels = f'width="{size.width()}" height="{size.height()}"'.encode()
    return _MILLIMETRES.sub(pixels, _written(write), count=1)


def as_pdf(drawing: Drawing, paper: str = "A4") -> bytes:
    """Return a drawing on a page of paper, with its title above it; see PAPERS."""

    def page(painter: QPainter) -> None:
        margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        body = QRectF(QPointF(), paper_size(paper)).marginsRemoved(margins)
        head = QRectF(body.topLeft(), QSizeF(body.width(), _HEAD))
        write(painter, drawing.title, head, 6 / POINT, 700, role="display")
        drawing.paint(painter, body.adjusted(0, _HEAD, 0, 0))

    return document.as_pdf(Document(drawing.title, paper, (page,)))


def _paint(device: QPaintDevice, drawing: Drawing, box: QRectF) -> None:
    with painting(device) as painter:
        drawing.paint(painter, box)


def _written(write: Callable[[QBuffer], object]) -> bytes:
    """Return the bytes that `write` puts into a buffer."""
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    buffer.close()
    return bytes(kept.data())
