"""The difficulty of a puzzle as five hexagons, the first ones filled."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.controls.accessible_role import HasRole
from desktop.paint.painting import painting, room
from desktop.paint.paths import hexagon
from desktop.paint.text import paint_line
from desktop.puzzles.words import difficulty_words, level_words
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px

HARDEST = 5
_STEP = 2.35  # radii between the centres of two hexagons
_RADIUS = 6.0


def difficulty_width(radius: float) -> float:
    """Return the width of the five hexagons."""
    return radius * (2 + _STEP * (HARDEST - 1))


def paint_difficulty(painter: QPainter, at: QPointF, radius: float, difficulty: int) -> None:
    """Paint the hexagons; `at` is the middle of their left edge."""
    colours = theme()
    text, control = colours.colour("text"), colours.colour("control")
    for number in range(HARDEST):
        middle = at + QPointF(radius * (1 + _STEP * number), 0)
        if number < difficulty:
            painter.fillPath(hexagon(middle, radius, radius * 0.16), text)
        else:
            rim = hexagon(middle, radius - 0.6, radius * 0.16)
            painter.strokePath(rim, colours.pen("icon", control, 0.7))


class Difficulty(HasRole, QWidget):
    """The hexagons and the word for a difficulty."""

    def __init__(self) -> None:
        super().__init__()
        self.difficulty = 0
        fix(self, QWidget.setFixedHeight, 24)

    def show_difficulty(self, difficulty: int) -> None:
        """Fill this number of hexagons; 0 while the difficulty is not known."""
        self.difficulty = difficulty
        words = difficulty_words(difficulty) if difficulty else self.tr("Not known yet")
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        words = QFontMetricsF(theme().font("body")).horizontalAdvance(self._words)
        hexagons = difficulty_width(_RADIUS) + 14 if self.difficulty else 0
        return QSize(px(hexagons + words + 4), self.maximumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(px(difficulty_width(_RADIUS)), self.maximumHeight())

    @property
    def _words(self) -> str:
        return level_words(self.difficulty) if self.difficulty else self.tr("Not known yet")

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            box = QRectF(room(self))
            if self.difficulty:
                at = QPointF(box.left(), box.center().y())
                paint_difficulty(painter, at, _RADIUS, self.difficulty)
                box.setLeft(box.left() + difficulty_width(_RADIUS) + 14)
            ink = colours.colour("text" if self.difficulty else "muted")
            left = Qt.AlignmentFlag.AlignLeft
            paint_line(painter, self._words, box, colours.font("body"), ink, left)
