"""The pictures of profiles: a hexagon of seven cells, some of them filled.

They differ from the glyphs of the seats, which depend on the order of play.
"""

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.paint.paths import hexagon
from desktop.theme.theme import Theme

_RING = (1, 2, 3, 4, 5, 6)
_CELLS = ((0,), (1, 3, 5), (0, 1, 4), _RING, (0, 2, 4, 6), (1, 2, 3), (0, 3, 6), (2, 5))
"""The filled cells of each picture: 0 is the middle, 1 to 6 are around it."""

PICTURES = len(_CELLS)


def paint_avatar(
    painter: QPainter, picture: int, centre: QPointF, radius: float, theme: Theme
) -> None:
    """Paint a picture about a centre; `radius` is that of its hexagon."""
    painter.fillPath(hexagon(centre, radius, radius * 0.16), theme.colour("accentSoft"))
    filled = _CELLS[picture % PICTURES]
    small, away = radius * 0.29, radius * 0.54
    for cell in range(7):
        angle = math.pi / 6 + cell * math.pi / 3
        around = QPointF(math.cos(angle), math.sin(angle)) * away
        at = centre if cell == 0 else centre + around
        colour = theme.colour("accent") if cell in filled else theme.colour("muted", 0.22)
        painter.fillPath(hexagon(at, small, small * 0.2), colour)
