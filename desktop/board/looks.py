"""The five ways to highlight a place on the board, with the same meaning in every game and theme.

They differ in the number, width and dashes of their lines, so that they can be distinguished
without colour. The pointer's place has a thin line and a translucent fill, the keyboard's a
double line, a hint a wide line with a halo, the last move a plain line, a legal target dashes.
"""

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.theme.colour import faded
from desktop.theme.theme import Theme

_WASH, _LEGAL_WASH = 0.22, 0.08
_HALO, _WIDE = 0.25, 9.0
"""The opacity of a halo, and its width in pixels."""


class Look(Enum):
    """The meaning of a highlighted place on the board."""

    HOVER = "under the pointer"
    CURSOR = "where the keyboard is"
    HINT = "meant by a hint, a lesson or the coach"
    LAST_MOVE = "of the last move"
    LEGAL = "where the piece in hand may go"
    SLOT = "where the piece in hand comes from"


def wash_of(look: Look, theme: Theme) -> QColor | None:
    """Return the colour that fills a place; None for no fill."""
    if look is Look.SLOT:
        return theme.colour("grid", 0.2)
    shares = {Look.HOVER: _WASH, Look.LEGAL: _LEGAL_WASH}
    return theme.colour("legal", shares[look]) if look in shares else None


def pens_of(look: Look, theme: Theme, pixel: float = 1.0) -> list[QPen]:
    """Return the strokes of a look, the lowest first; `pixel` is a pixel in painter units."""
    if look is Look.HOVER:
        return [theme.pen("icon", theme.colour("accent"), 0.9 * pixel)]
    if look is Look.CURSOR:
        return [
            theme.pen("focus", theme.colour("text"), 2.4 * pixel),
            theme.pen("focus", theme.colour("surface"), 1.1 * pixel),
        ]
    if look is Look.HINT:
        accent = theme.colour("accent")
        halo = theme.pen("focus", faded(accent, _HALO), _WIDE / 3 * pixel)
        return [halo, theme.pen("focus", scale=pixel)]
    if look is Look.LAST_MOVE:
        return [theme.pen("lastMove", scale=pixel)]
    colour = theme.colour("grid") if look is Look.SLOT else None
    return [theme.pen("legalDash", colour, pixel)]


def paint_look(
    painter: QPainter, path: QPainterPath, look: Look, theme: Theme, pixel: float = 1.0
) -> None:
    """Paint a look round and in a place."""
    wash = wash_of(look, theme)
    if wash is not None:
        painter.fillPath(path, wash)
    for pen in pens_of(look, theme, pixel):
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
