"""A hidden tile with 1 to 5 lit dots: the difficulty of guessing a board."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.controls.explained import Explained
from desktop.games.mono.paint import paint_hidden
from desktop.games.mono.shapes import C, proportion
from desktop.paint.painting import painting, room
from desktop.paint.paths import hexagon
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix

_SIDE = 44
_DICE: tuple[tuple[tuple[int, int], ...], ...] = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
)


class GuessTile(Explained, QWidget):
    """Shows a step from 1 to 5 like a die; no dots while it is unknown."""

    def __init__(self) -> None:
        super().__init__()
        self.step = 0
        fix(self, QWidget.setFixedSize, _SIDE, _SIDE)

    def show_step(self, step: int) -> None:
        """Light this number of dots; 0 for none."""
        self.step = step
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.translate(room(self).center())
            painter.scale(0.92 * _SIDE / C, 0.92 * _SIDE / C)
            paint_hidden(painter, theme())
            away, radius = proportion("dotOffset"), proportion("dotRadius")
            for x, y in _DICE[self.step]:
                at = QPointF(x, y) * away
                painter.fillPath(hexagon(at, 1.7 * radius), QColor("white"))
