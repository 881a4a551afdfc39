"""The stars of an attempt, at most three, and the sign of an unfinished one."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.controls.accessible_role import HasRole
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle
from desktop.puzzles.words import star_words
from desktop.theme.appearance import theme
from desktop.theme.scaling import px_size
from rules.core.puzzle import STARS

_WAIST = 0.46  # share of the radius
_STEP = 2.3  # radii between the centres of two stars


def star(centre: QPointF, radius: float) -> QPainterPath:
    """Return a star of five points."""
    path = QPainterPath()
    for number in range(10):
        reach = radius if number % 2 == 0 else radius * _WAIST
        angle = number * pi / 5
        at = centre + QPointF(sin(angle), -cos(angle)) * reach
        if number:
            path.lineTo(at)
        else:
            path.moveTo(at)
    path.closeSubpath()
    return path


def width_of(radius: float) -> float:
    """Return the width of a row of stars."""
    return radius * (2 + _STEP * (STARS - 1))


def paint_stars(painter: QPainter, at: QPointF, radius: float, stars: int) -> None:
    """Paint a row of stars, the earned ones filled; `at` is the middle of its left edge."""
    colours = theme()
    for number in range(STARS):
        shape = star(at + QPointF(radius * (1 + _STEP * number), radius * 0.06), radius)
        if number < stars:
            gold = colours.colour("lastMove")
            painter.fillPath(shape, gold)
            painter.strokePath(shape, colours.pen("icon", gold, 0.8))
        else:
            painter.strokePath(shape, colours.pen("icon", colours.colour("control"), 0.8))


def paint_begun(painter: QPainter, at: QPointF, radius: float) -> None:
    """Paint the sign of an unfinished attempt: a half-filled ring."""
    colours = theme()
    accent = colours.colour("accent")
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(circle(at, radius), colours.pen("icon", accent, 0.8))
    half = QPainterPath(at)
    half.arcTo(box, 90, -180)
    half.closeSubpath()
    painter.fillPath(half, accent)


class Stars(HasRole, QWidget):
    """A row of stars."""

    def __init__(self, radius: float) -> None:
        super().__init__()
        self.stars = 0
        self._radius = radius
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return px_size(round(width_of(self._radius)) + 4, round(2 * self._radius) + 4)

    def show_stars(self, stars: int) -> None:
        """Fill this number of stars."""
        self.stars = stars
        self.setAccessibleName(star_words(stars))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            at = QPointF(2, room(self).center().y())
            paint_stars(painter, at, self._radius, self.stars)
