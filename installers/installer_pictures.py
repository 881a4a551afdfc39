"""The pictures of the set-up program and the disk image, in the colours of the Day theme."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtSvg import QSvgRenderer

import resources
from desktop.paint.paths import hexagon
from desktop.paint.player_glyphs import paint_logo
from desktop.theme.fonts import font
from desktop.theme.theme import Theme

DISK = (640, 400)
"""Size of the disk image's window, in points."""
PROGRAM_AT = (168, 196)
APPLICATIONS_AT = (472, 196)
"""Centres of its two icons, in points."""

HEADER = (300, 114)
WELCOME = (328, 628)
"""Twice the size NSIS asks for: it shrinks them, so that they are sharp on dense screens."""


def header() -> QImage:
    """Return the strip at the top right of the set-up's pages: the logo on a white ground."""
    image, painter = _canvas(*HEADER, QColor("white"))
    paint_logo(painter, QPointF(HEADER[0] - 82, HEADER[1] / 2), 116, Theme())
    painter.end()
    return image


def welcome() -> QImage:
    """Return the column beside the first and the last page: felt, the plate, and the name."""
    theme = Theme()
    width, height = WELCOME
    image, painter = _canvas(width, height, theme.colour("table"))
    painter.fillRect(image.rect(), _felt(theme, height))
    for x, y in ((0, 0), (1, 1), (2, 0), (0, 6), (1, 7), (2, 6)):
        cell = hexagon(QPointF(x * 156, 40 + y * 90 + 2), 98, 14)
        painter.setPen(QPen(theme.colour("border"), 2))
        painter.drawPath(cell)
    _plate(painter, QRectF(width / 2 - 96, 150, 192, 192))
    painter.setPen(theme.colour("text"))
    painter.setFont(font("display", 48, 800))
    painter.drawText(QRectF(0, 362, width, 64), Qt.AlignmentFlag.AlignCenter, "Quincunx")
    painter.setFont(font("text", 23, 600))
    painter.setPen(theme.colour("muted"))
    painter.drawText(QRectF(0, 424, width, 40), Qt.AlignmentFlag.AlignCenter, "Five abstract games")
    painter.end()
    return image


def disk_image(density: int) -> QImage:
    """Return the background of the disk image's window, which asks to drag the program.

    `density` is the number of pixels in a point.
    """
    theme = Theme()
    width, height = DISK
    image, painter = _canvas(width * density, height * density, theme.colour("table"))
    painter.scale(density, density)
    painter.fillRect(QRectF(0, 0, width, height), _felt(theme, height))
    painter.setPen(QPen(theme.colour("accent"), 2, Qt.PenStyle.CustomDashLine))
    pen = painter.pen()
    pen.setDashPattern([3.2, 2.4])
    painter.setPen(pen)
    painter.setBrush(theme.colour("accent", 0.08))
    painter.drawPath(hexagon(QPointF(*APPLICATIONS_AT), 102, 12))
    _arrow(painter, theme)
    painter.setPen(theme.colour("text"))
    painter.setFont(font("display", 22, 700))
    words = "Drag Quincunx onto Applications"
    painter.drawText(QRectF(0, 34, width, 36), Qt.AlignmentFlag.AlignCenter, words)
    painter.end()
    return image


def _canvas(width: int, height: int, ground: QColor) -> tuple[QImage, QPainter]:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return image, painter


def _felt(theme: Theme, height: float) -> QLinearGradient:
    felt = QLinearGradient(0, 0, 0, height)
    felt.setColorAt(0, theme.colour("tableHi"))
    felt.setColorAt(1, theme.colour("tableLo"))
    return felt


def _plate(painter: QPainter, box: QRectF) -> None:
    QSvgRenderer(str(resources.path("icons", "app.svg"))).render(painter, box)


def _arrow(painter: QPainter, theme: Theme) -> None:
    left, right, y = PROGRAM_AT[0] + 92, APPLICATIONS_AT[0] - 124, PROGRAM_AT[1]
    path = QPainterPath(QPointF(left, y))
    path.lineTo(right, y)
    path.moveTo(right - 15, y - 15)
    path.lineTo(right, y)
    path.lineTo(right - 15, y + 15)
    pen = QPen(theme.colour("accent"), 5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
