"""The theme choices as cards with a picture of each."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QLayout, QPushButton, QSizePolicy, QWidget

from desktop.controls.focus import FocusRing, paint_focus
from desktop.controls.segmented import Segmented
from desktop.paint.cached_picture import paint_table
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.player_glyphs import paint_chip
from desktop.paint.text import paint_letters, paint_line
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size
from desktop.theme.theme import Theme

_HEIGHT = 130
_FOOT = 40.0
_LARGEST = 9
_OVERLAP = 1.0  # px of the left half under the right one


class _Card(FocusRing, QPushButton):
    def __init__(self, text: str, looks: Sequence[bool]) -> None:
        """Make the card of a theme; `looks` says whether each half of its picture is dark."""
        super().__init__(text)
        self._looks = looks
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedHeight, _HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return px_size(200, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return px_size(100, _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole, on = room(self).adjusted(1, 1, -1, -1), self.isChecked()
            shape = rounded_rect(whole, 14)
            lit = "accentSoft" if on else "sunken" if self.underMouse() else "surface"
            painter.fillPath(shape, colours.colour(lit))
            edge = colours.colour("accent" if on else "control")
            painter.strokePath(shape, colours.pen("icon", edge, 1.1 if on else 0.7))
            picture = whole.adjusted(6, 6, -6, -_FOOT)
            for half, dark in enumerate(self._looks):
                painter.save()
                painter.setClipPath(part_of(picture, half, of=len(self._looks)))
                _paint_look(painter, picture, Theme(dark))
                painter.restore()
            words = QRectF(whole.left() + 12, picture.bottom(), whole.width() - 50, _FOOT)
            paint_line(painter, self.text(), words, colours.font("button"), colours.colour("text"))
            centre = QPointF(whole.right() - 22, picture.bottom() + _FOOT / 2)
            painter.fillPath(circle(centre, 10), edge)
            if on:
                box = QRectF(centre.x() - 7, centre.y() - 7, 14, 14)
                paint_icon(painter, "check", box, colours.colour("onAccent"))
            else:
                painter.fillPath(circle(centre, 8.6), colours.colour("surface"))
            if self.by_keyboard:
                paint_focus(painter, whole.adjusted(3, 3, -3, -3), 11)


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


class ThemeCards(Segmented):
    """A choice of three themes: same as system, light, dark."""

    height_wanted = _HEIGHT + 14

    def __init__(self, name: str, texts: Sequence[str]) -> None:
        super().__init__(name, [(text, "") for text in texts])
        row = self.layout()
        assert row is not None
        fix(row, QLayout.setSpacing, 10)
        fix(row, QLayout.setContentsMargins, 0, 2, 0, 12)

    def make_segment(self, number: int, text: str, icon: str) -> QPushButton:
        return _Card(text, ((False, True), (False,), (True,))[number])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint no background: the cards are spread over the sheet."""
