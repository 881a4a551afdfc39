"""The theme choices as cards with a picture of each."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QPushButton

from desktop.controls.cards import Cards, PictureCard
from desktop.paint.cached_picture import paint_table
from desktop.paint.paths import rounded_rect
from desktop.paint.player_glyphs import paint_chip
from desktop.paint.text import paint_letters
from desktop.theme.theme import Theme

_HEIGHT = 130
_LARGEST = 9
_OVERLAP = 1.0  # px of the left half under the right one


def _paint_looks(looks: Sequence[bool], painter: QPainter, picture: QRectF) -> None:
    """Paint a table; `looks` says whether each half of it is dark."""
    for half, dark in enumerate(looks):
        painter.save()
        painter.setClipPath(part_of(picture, half, of=len(looks)))
        _paint_look(painter, picture, Theme(dark))
        painter.restore()


def part_of(picture: QRectF, half: int, *, of: int) -> QPainterPath:
    """Return one of two halves of a picture, cut diagonally, or the whole one.

    The left half reaches under the right one, but not to its edges, where it would shine through.
    """
    shape = rounded_rect(picture, 9)
    if of == 1:
        return shape
    beyond = picture.adjusted(-9, -9, 9, 9)  # as a common corner would confuse the intersection
    middle = picture.center().x() + (0 if half else _OVERLAP)
    path = QPainterPath(QPointF(middle + 20, beyond.top()))
    path.lineTo(beyond.topRight() if half else beyond.topLeft())
    path.lineTo(beyond.bottomRight() if half else beyond.bottomLeft())
    path.lineTo(middle - 20, beyond.bottom())
    path.closeSubpath()
    return path & shape


def _paint_look(painter: QPainter, picture: QRectF, look: Theme) -> None:
    """Paint two numbers and two signs on a table."""
    paint_table(painter, picture, 9, look)
    side, middle = 30.0, picture.center()
    for place, value in enumerate((3, 7)):
        left = middle.x() - 76 + place * 32
        box = QRectF(left, middle.y() - side / 2, side, side)
        fill, ink = look.value(value, _LARGEST)
        painter.fillPath(rounded_rect(box, 6), fill)
        paint_letters(painter, str(value), box.center(), 15, ink)
    for player in range(2):
        at = QPointF(middle.x() + 26 + 36 * player, middle.y())
        paint_chip(painter, player, at, 16, look)


class ThemeCards(Cards):
    """A choice of three themes: same as system, light, dark."""

    height_wanted, below = _HEIGHT + 14, 12

    def make_segment(self, number: int, text: str, icon: str) -> QPushButton:
        looks = ((False, True), (False,), (True,))[number]
        return PictureCard(text, _HEIGHT, partial(_paint_looks, looks))
