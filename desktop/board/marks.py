"""The states of places on a board, with the same look and meaning in every game and theme.

States that can be on a board together differ in the number, width and dashes of their lines, so
that they can be distinguished without colour. The pointer's place has a thin line and a translucent
fill, the keyboard's a double line, a hint a wide line with a halo, the last move a plain line, a
legal target dashes. The light on what decided a match is in `ending`.

A game only says which of its places have which look.
"""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.sprites import units_per_pixel
from desktop.theme.theme import Theme

ABOVE = 60.0
_REACH = 12.0


class Look(Enum):
    """The meaning of a highlighted place on the board."""

    HOVER = "under the pointer"
    CURSOR = "where the keyboard is"
    HINT = "meant by a hint, a lesson or the coach"
    LAST_MOVE = "of the last move"
    AUTOMATIC = "of what followed automatically"
    LEGAL = "where the piece in hand may go"
    TARGET = "where the piece in hand would go now"
    WRONG = "where the piece in hand may not go"
    FORCED = "where a piece must go next"
    THREATENED = "the viewer's own, may be captured"
    CHANCE = "may be captured by the viewer"
    CONTESTED = "may be captured by others"
    SLOT = "where the piece in hand comes from"


class _Line(NamedTuple):
    """A stroke of the theme, by default in its own colour and width."""

    pen: str
    colour: str = ""
    width: float = 1.0
    opacity: float = 1.0


_LINES: Mapping[Look, tuple[_Line, ...]] = {
    Look.HOVER: (_Line("icon", "accent", 0.9),),
    Look.CURSOR: (_Line("focus", "text", 2.4), _Line("focus", "surface", 1.1)),
    Look.HINT: (_Line("focus", "accent", 3.0, 0.25), _Line("focus")),
    Look.LAST_MOVE: (_Line("lastMove"),),
    Look.AUTOMATIC: (_Line("automatic"),),
    Look.LEGAL: (_Line("legalDash", width=1.1),),
    Look.TARGET: (_Line("target"),),
    Look.WRONG: (_Line("error"),),
    Look.FORCED: (_Line("target"),),
    Look.THREATENED: (_Line("threatened"),),
    Look.CHANCE: (_Line("threatened", "accent", 0.85),),
    Look.CONTESTED: (_Line("threatened", "control", 0.7),),
    Look.SLOT: (_Line("legalDash", "grid"),),
}
"""The strokes of each look, the lowest first."""

_WASHES = {Look.HOVER: ("legal", 0.22), Look.LEGAL: ("legal", 0.08), Look.SLOT: ("grid", 0.2)}
"""The colour and opacity that fill a place."""


def wash_of(look: Look, theme: Theme) -> QColor | None:
    """Return the colour that fills a place; None for no fill."""
    return theme.colour(*_WASHES[look]) if look in _WASHES else None


def pens_of(look: Look, theme: Theme, pixel: float = 1.0) -> list[QPen]:
    """Return the strokes of a look, the lowest first; `pixel` is a pixel in painter units."""
    return [
        theme.pen(
            line.pen,
            theme.colour(line.colour, line.opacity) if line.colour else None,
            line.width * pixel,
        )
        for line in _LINES[look]
    ]


def paint_look(
    painter: QPainter, path: QPainterPath, look: Look, theme: Theme, pixel: float = 1.0
) -> None:
    """Paint a look round and in a place."""
    wash = wash_of(look, theme)
    if wash is not None:
        painter.fillPath(path, wash)
    for pen in pens_of(look, theme, pixel):
        painter.strokePath(path, pen)


class MarkItem(QGraphicsItem):
    """A place with a look, whose lines keep their width at every zoom."""

    def __init__(self, path: QPainterPath, look: Look, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._path, self._look, self._theme = path, look, theme
        self.setZValue(ABOVE)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_look(painter, self._path, self._look, self._theme, units_per_pixel(self))
