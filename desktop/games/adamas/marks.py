"""What is drawn on the board of Adamas besides the pieces: below them and above them.

`Marks` says what is to be seen, `rays` and `tags` paint it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.adamas.layout import Layout, R
from desktop.games.adamas.lines_of_sight import LineOfSight, Threat
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.games.adamas.rays import paint_below
from desktop.games.adamas.tags import paint_above
from desktop.theme.theme import Theme


@dataclass
class Marks:
    """All that can be marked; the scene changes it and then calls `update` on both items."""

    layout: Layout
    theme: Theme
    hand: MoveBuilder
    threats: list[Threat] = field(default_factory=list)
    left_from: tuple[str, ...] = ()
    """Where the last move came from."""
    reached: tuple[str, ...] = ()
    """Where it went to."""
    hover: str | None = None
    sight: LineOfSight | None = None
    """What the cell under the pointer sees, while nothing is in the hand."""
    aim: str | None = None
    """The cell the pieces in the hand would go to."""


class MarksItem(QGraphicsItem):
    """Paints the marks below the pieces, or those above them."""

    def __init__(self, marks: Marks, above: bool, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._marks = marks
        self._paint = paint_above if above else paint_below
        self.setZValue(50 if above else -1)

    def boundingRect(self) -> QRectF:
        return self._marks.layout.rect.adjusted(-R, -R, R, R)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        # On a large board the marks grow with the pieces.
        pixel = max(1 / (painter.worldTransform().m11() or 1.0), 0.0125 * R)
        self._paint(painter, self._marks, pixel)
