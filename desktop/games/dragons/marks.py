"""Marks of open positions in Dragons: numbers, forced gaps, the ghost of a placement."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import shiboken6
from PySide6.QtCore import (
    QAbstractAnimation,
    QPointF,
    QRectF,
    QSizeF,
    QVariantAnimation,
)
from PySide6.QtGui import QPainter

from desktop.board.marks import Look, paint_look, pens_of
from desktop.board.plates import BubbleItem
from desktop.board.scene import BoardScene, Layer
from desktop.games.dragons.items import DragonTile, GapItem, contour_item, paint_contour
from desktop.games.dragons.tiles import face_path
from desktop.games.tiles.geometry import GRID, R
from desktop.games.tiles.marks import PlaceMark, PlaceMarks, paint_number, paint_wrong_sign
from rules.core.hexes import Hex
from rules.dragons.composer import Fits
from rules.dragons.tiles import Tiles, TileSet

_INSET = 0.045 * R
_FAINT = 0.6


@dataclass(frozen=True, slots=True)
class DragonsHighlights:
    """The state of each position's mark.

    If a cell has several, the last in this order is shown, but `wrong` comes before all others.
    """

    fits: Fits = field(default_factory=Fits)
    lit: frozenset[Hex] = frozenset()  # the chosen state fits here
    hovered: Hex | None = None
    wrong: Hex | None = None  # the state tried here does not fit
    ghost: Hex | None = None  # the cell of the ghost…
    letter: str = ""  # … and its state
    faint: bool = False  # the ghost is only a suggestion
    following: tuple[tuple[Hex, str], ...] = ()  # tiles that would follow automatically

    def looks(self) -> dict[Hex, Look]:
        """Return the look of each marked position."""
        covered = {self.ghost, *(cell for cell, _ in self.following)}
        found = ((cell, self._look(cell)) for cell in self.fits.open if cell not in covered)
        looks = {cell: look for cell, look in found if look is not None}
        return looks if self.wrong is None else looks | {self.wrong: Look.WRONG}

    def _look(self, cell: Hex) -> Look | None:
        if cell == self.hovered:
            return Look.HOVER
        if cell in self.fits.forced:
            return Look.FORCED
        return Look.LEGAL if cell in self.lit else None


class PositionMarks(PlaceMarks):
    """The marks on the open cells, with forced gaps and the ghost of a placement."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self._layer.setZValue(10)
        self._extra = Layer()
        self._extra.setParentItem(self._layer)
        self._highlights = DragonsHighlights()
        self._gaps: list[GapItem] = []
        self._pulse: QVariantAnimation | None = None
        self.ghost: DragonTile | None = None
        self.bubble = BubbleItem(scene)
        self._said = ""

    def show(self, highlights: DragonsHighlights, tile_set: TileSet, *, anew: bool = False) -> None:
        """Mark the positions."""
        if highlights == self._highlights and not anew:
            return
        self._highlights = highlights
        numbers, looks = highlights.fits.numbers, highlights.looks()
        self.show_marks(
            {cell: PlaceMark(look, numbers[cell]) for cell, look in looks.items()}, anew=anew
        )
        self._extra.clear()
        self._gaps = []
        for cell in highlights.fits.forced:
            gap = GapItem(self._scene, GRID.centre(cell), self._extra)
            gap.setZValue(2)
            self._gaps.append(gap)
        self._show_ghost(tile_set)

    def paint_mark(self, painter: QPainter, mark: PlaceMark, pixel: float) -> None:
        theme, look = self._scene.theme, mark.look
        if look is Look.WRONG:
            paint_contour(painter, pens_of(look, theme, pixel)[0], _INSET)
            paint_wrong_sign(painter, theme, pixel)
            return
        if look is not Look.FORCED:  # a gap has its own item, as it pulses
            paint_look(painter, face_path(_INSET), look, theme, pixel)
        paint_number(painter, mark, theme, pixel)

    @property
    def shown(self) -> bool:
        """Whether the marks are visible."""
        return self._layer.isVisible()

    def reveal(self, revealed: bool) -> None:
        """Hide the marks during the animation of a turn, or show them again."""
        self._layer.setVisible(revealed)
        self.bubble.setVisible(revealed and bool(self._said))

    # -- the ghost

    def _show_ghost(self, tile_set: TileSet) -> None:
        highlights = self._highlights
        if highlights.ghost is None:
            self.ghost = None
            return
        opacity = _FAINT if highlights.faint else 0.8
        self.ghost = self._lay_ghost(tile_set, highlights.letter, highlights.ghost, opacity)
        for cell, letter in highlights.following:
            self._lay_ghost(tile_set, letter, cell, _FAINT)
            contour_item(self._scene, Look.LEGAL, GRID.centre(cell), self._extra).setZValue(2)
        if highlights.ghost not in highlights.fits.forced:
            at = GRID.centre(highlights.ghost)
            contour_item(self._scene, Look.TARGET, at, self._extra).setZValue(2)

    def _lay_ghost(self, tile_set: TileSet, letter: str, cell: Hex, opacity: float) -> DragonTile:
        item = DragonTile(self._scene, tile_set, letter, self._extra, "")
        item.setPos(GRID.centre(cell))
        item.setOpacity(opacity)
        item.setZValue(1)
        return item

    def turn_ghost(self, sixths: int) -> QAbstractAnimation | None:
        """Return the animation of the ghost turning to its state."""
        return None if self.ghost is None else self.ghost.become(self.ghost.letter, sixths)

    # -- forced gaps

    def breathe(self) -> None:
        """Start or continue the pulse of forced gaps, as any click ends all animations."""
        motion = self._scene.motion
        if not self._gaps or not self._scene.theme.duration("forcedPulse"):
            return
        if self._pulse is not None and motion.plays(self._pulse):
            return

        def step(t: float) -> None:
            for gap in self._gaps:
                if shiboken6.isValid(gap):  # the last step may come after the table was cleared
                    gap.breathe(abs(2 * t - 1))

        self._pulse = motion.tween("forcedPulse", step, "pulse", times=-1)
        motion.play(self._pulse)

    def say(self, text: str, tiles: Tiles) -> None:
        """Show a bubble beside the first forced gap, if there is one."""
        self._said = text if self._highlights.fits.forced else ""
        if not self._said or not self.shown:
            self.bubble.hide()
            return
        scene, fits = self._scene, self._highlights.fits
        self.bubble.say(QPointF(), text, ground="accent", arrow=True)
        width = self.bubble.boundingRect().width() - 32
        gap = _place(scene, fits.forced[0]).adjusted(-14, -10, 14, 10)
        taken = [(_place(scene, cell), 1.0) for cell in tiles]
        taken += [(_place(scene, cell), 0.25) for cell in fits.numbers]
        at, _, arrow = min(_sides(gap, width), key=lambda side: _covered(scene, side[1], taken))
        left = at.x() <= gap.left()
        self.bubble.say(at, text, ground="accent", arrow=arrow, left=arrow and left)


def _sides(gap: QRectF, width: float) -> list[tuple[QPointF, QRectF, bool]]:
    """Return the possible places of a bubble at a gap: point, box, and whether it has an arrow."""
    middle, high = gap.center(), 40.0
    right, left = QPointF(gap.right(), middle.y()), QPointF(gap.left(), middle.y())
    above = QPointF(middle.x() - width / 2, gap.top() - high / 2)
    below = QPointF(middle.x() - width / 2, gap.bottom() + high / 2)
    half = QPointF(0, high / 2)
    size = QSizeF(width + 9, high)
    return [
        (right, QRectF(right - half, size), True),
        (left, QRectF(left - half - QPointF(size.width(), 0), size), True),
        (above, QRectF(above - half, size), False),
        (below, QRectF(below - half, size), False),
    ]


def _place(scene: BoardScene, cell: Hex) -> QRectF:
    """Return the box of a cell on the table."""
    centre, unit = scene.board.mapToScene(GRID.centre(cell)), R / scene.board_pixel()
    return QRectF(centre.x() - unit, centre.y() - 0.87 * unit, 2 * unit, 1.74 * unit)


def _covered(scene: BoardScene, box: QRectF, taken: Sequence[tuple[QRectF, float]]) -> float:
    """Return the weighted area of tiles and positions that a bubble's box covers.

    It is huge if the box leaves the table or covers the rack.
    """
    table, rack = scene.sceneRect().adjusted(8, 8, -8, -8), scene.rack_area
    lost = 0.0 if table.contains(box) and not rack.intersects(box) else 1e9
    for place, weight in taken:
        part = place & box
        lost += weight * part.width() * part.height()
    return lost
