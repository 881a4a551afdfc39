"""A nine-patch: a picture with uniform sides, drawn once for boxes of any size."""

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.cached_picture import CachedPicture, PicturePainter

_SIDE = 8.0  # the length of the stretched part of a side


class NinePatch:
    """Draws a picture once for a small box, then keeps its corners and stretches its sides."""

    def __init__(self, painter: PicturePainter, corner: float) -> None:
        self._picture = CachedPicture(painter)
        self._corner = corner
        self._small = QRectF(0, 0, 2 * corner + _SIDE, 2 * corner + _SIDE)

    def paint(self, painter: QPainter, box: QRectF, ratio: float) -> None:
        """Paint corners and sides of a box; the middle is left unpainted."""
        self._picture.prepare(self._small, ratio)
        pixmap = self._picture.pixmap
        for row, (top, high, from_top, from_high) in enumerate(self._parts(box.height())):
            for column, (left, wide, from_left, from_wide) in enumerate(self._parts(box.width())):
                if row != 1 or column != 1:
                    source = QRectF(from_left, from_top, from_wide, from_high)
                    place = QRectF(box.left() + left, box.top() + top, wide, high)
                    dots = QRectF(source.topLeft() * ratio, source.size() * ratio)
                    painter.drawPixmap(place, pixmap, dots)

    def _parts(self, length: float) -> Iterator[tuple[float, float, float, float]]:
        """Return the parts along one side: position and length in the box and in the picture.

        In a box too small for two corners, they meet in the middle.
        """
        corner = min(self._corner, length / 2)
        yield 0, corner, 0, corner
        yield corner, length - 2 * corner, self._corner, _SIDE
        yield length - corner, corner, 2 * self._corner + _SIDE - corner, corner
