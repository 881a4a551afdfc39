"""The felt of the table: a glow that darkens towards the rim, without visible bands.

A screen has only some twenty shades between the middle and the rim, so each would be a visible
band. Noise of a shade or two hides their borders.
"""

import random
from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPixmap, QRadialGradient

from desktop.paint.painting import is_recorded
from desktop.theme.theme import Theme

_SIDE = 64
_SPREAD = 0.62


def felt_glow(box: QRectF, colours: Theme) -> QRadialGradient:
    """Return the colours of the felt in a box."""
    glow = QRadialGradient(box.center(), max(box.width(), box.height()) * _SPREAD)
    glow.setColorAt(0, colours.colour("tableHi"))
    glow.setColorAt(0.6, colours.colour("table"))
    glow.setColorAt(1, colours.colour("tableLo"))
    return glow


def paint_felt(
    painter: QPainter, box: QRectF, colours: Theme, shape: QPainterPath | None = None
) -> None:
    """Paint the felt in a box, or in a shape within it."""
    glow = felt_glow(box, colours)
    if shape is None:
        painter.fillRect(box, glow)
    else:
        painter.fillPath(shape, glow)
    if is_recorded(painter):
        return  # a QPicture has no pixels
    painter.save()
    if shape is not None:
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    place = painter.combinedTransform().mapRect(box)
    painter.resetTransform()
    painter.drawTiledPixmap(place, _noise(colours.dark, painter.device().devicePixelRatioF()))
    painter.restore()


@cache
def _noise(dark: bool, ratio: float) -> QPixmap:
    """Return a tile of noise that lightens the felt by a shade or two, or darkens it by day."""
    one, other = (random.Random(seed).getrandbits(_SIDE**2) for seed in (5, 6))
    ink = bytes([255 if dark else 0]) * 3
    strengths = (bytes([(one >> dot & 1) + (other >> dot & 1)]) for dot in range(_SIDE**2))
    data = b"".join(ink + strength for strength in strengths)
    made = QPixmap.fromImage(QImage(data, _SIDE, _SIDE, QImage.Format.Format_ARGB32))
    made.setDevicePixelRatio(ratio)
    return made
