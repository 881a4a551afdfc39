"""Ink on paper: black lines, patterns and texts, in millimetres.

Paper has no colour: values differ by their pattern, always with a figure beside it.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.paint.paths import circle
from desktop.paint.text import paint_letters, paint_line, wrapped
from desktop.theme.fonts import font

POINT = 25.4 / 72
"""Millimetres of a typographic point."""
BLACK, WHITE, GREY, PALE = (QColor(name) for name in ("#000000", "#ffffff", "#595959", "#b3b3b3"))
"""The colours of ink, paper, coordinates, and lines to write on."""
TINT = QColor("#d9d9d9")

(BLANK, DOTS, THIN, LEVEL, CROSSED, THICK, WHITE_DOTS, WHITE_LINES, SOLID) = range(9)
"""The patterns, from light to dark."""
_DARK = (WHITE_DOTS, WHITE_LINES, SOLID)
_SCALE = 20  # dots per millimetre, as font sizes are whole numbers of dots


@dataclass(frozen=True, slots=True)
class Diagram:
    """A drawing and its natural size in millimetres; `paint` draws it at the origin."""

    size: QSizeF
    paint: Callable[[QPainter], None]

    def scale_in(self, room: QSizeF, most: float = 1.0) -> float:
        """Return the largest scale, up to `most`, at which the drawing fits."""
        return min(most, room.width() / self.size.width(), room.height() / self.size.height())

    def paint_in(
        self,
        painter: QPainter,
        box: QRectF,
        across: float = 0.0,
        down: float = 0.0,
        most: float = 1.0,
    ) -> None:
        """Paint the drawing into a box; `across` and `down` are its place, 0.5 the middle."""
        scale = self.scale_in(box.size(), most)
        free = box.size() - self.size * scale
        painter.save()
        painter.translate(box.left() + free.width() * across, box.top() + free.height() * down)
        painter.scale(scale, scale)
        self.paint(painter)
        painter.restore()


def pen(width: float, colour: QColor = BLACK) -> QPen:
    """Return a pen, `width` in points."""
    made = QPen(colour, width * POINT)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def line(painter: QPainter, start: QPointF, end: QPointF, width: float = 0.6) -> None:
    """Draw a straight line, `width` in points."""
    painter.setPen(pen(width))
    painter.drawLine(start, end)


def write(
    painter: QPainter,
    text: str,
    box: QRectF,
    points: float,
    weight: int = 500,
    *,
    role: str = "text",
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    colour: QColor = BLACK,
) -> None:
    """Write a text into a box in millimetres, centred vertically.

    A text that is too wide becomes a little smaller, then wraps, and finally is cut.
    """
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(1 / _SCALE, 1 / _SCALE)
    made = font(role, points * POINT * _SCALE, weight)
    room = QRectF(0, 0, box.width() * _SCALE, box.height() * _SCALE)
    paint_line(painter, text, room, made, colour, align)
    painter.restore()


def paragraph(painter: QPainter, text: str, box: QRectF, points: float, weight: int = 500) -> None:
    """Write a text in lines from the top of a box, smaller if it has no room."""
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(1 / _SCALE, 1 / _SCALE)
    made = font("text", points * POINT * _SCALE, weight)
    room = QRectF(0, 0, box.width() * _SCALE, box.height() * _SCALE)
    while made.pixelSize() > 0.7 * points * POINT * _SCALE:
        if wrapped(text, made, room.width()).height() <= room.height() + 1:
            break
        made.setPixelSize(made.pixelSize() - 1)
    painter.setFont(made)
    painter.setPen(BLACK)
    painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop, text)
    painter.restore()


def paragraph_height(text: str, width: float, points: float, weight: int = 500) -> float:
    """Return the height in millimetres of a text wrapped to a width."""
    made = font("text", points * POINT * _SCALE, weight)
    return wrapped(text, made, width * _SCALE).height() / _SCALE


def width_of(text: str, points: float, weight: int = 500) -> float:
    """Return the width in millimetres of a text on one line."""
    made = font("text", points * POINT * _SCALE, weight)
    return QFontMetricsF(made).horizontalAdvance(text) / _SCALE


def digit(painter: QPainter, text: str, at: QPointF, points: float, colour: QColor = BLACK) -> None:
    """Draw a short text centred on a point, `points` high."""
    paint_letters(painter, text, at, points * POINT, colour)


def is_dark(pattern: int) -> bool:
    """Return whether a text on a pattern must be white."""
    return pattern in _DARK


def fill(painter: QPainter, path: QPainterPath, pattern: int, pitch: float) -> None:
    """Fill a path with a pattern; `pitch` is the distance between its marks."""
    dark = is_dark(pattern)
    painter.fillPath(path, BLACK if dark else WHITE)
    if pattern in (BLANK, SOLID):
        return
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    box, colour = path.boundingRect(), WHITE if dark else BLACK
    if pattern in (DOTS, WHITE_DOTS):
        painter.fillPath(_dots(box, pitch), colour)
    else:
        thick = {THICK: 0.42, WHITE_LINES: 0.22}.get(pattern, 0.12) * pitch
        painter.strokePath(_lines(box, pattern, pitch), QPen(colour, thick))
    painter.restore()


def _dots(box: QRectF, pitch: float) -> QPainterPath:
    """Return dots at fixed places of the paper, every other row shifted by half the pitch."""
    path = QPainterPath()
    for row in range(math.floor(box.top() / pitch), math.ceil(box.bottom() / pitch) + 1):
        shift = 0.5 * (row % 2)
        for column in range(math.floor(box.left() / pitch) - 1, math.ceil(box.right() / pitch) + 1):
            path.addPath(circle(QPointF((column + shift) * pitch, row * pitch), 0.17 * pitch))
    return path


def _lines(box: QRectF, pattern: int, pitch: float) -> QPainterPath:
    """Return horizontal or diagonal lines at fixed places of the paper."""
    path = QPainterPath()
    if pattern == LEVEL:
        for row in range(math.floor(box.top() / pitch), math.ceil(box.bottom() / pitch) + 1):
            path.moveTo(box.left(), (row + 0.5) * pitch)
            path.lineTo(box.right(), (row + 0.5) * pitch)
        return path
    step = pitch * math.sqrt(2)
    for way in (1, -1) if pattern == CROSSED else (1,):
        low = min(y + way * x for x in (box.left(), box.right()) for y in (box.top(), box.bottom()))
        high = low + box.width() + box.height()
        for number in range(math.floor(low / step), math.ceil(high / step) + 1):
            for index, x in enumerate((box.left(), box.right())):
                at = QPointF(x, number * step - way * x)
                path.lineTo(at) if index else path.moveTo(at)
    return path
