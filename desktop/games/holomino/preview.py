"""A placement before it is made: the ghost on the board and the bubble with the points."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.marks import Look
from desktop.board.plates import BubbleItem
from desktop.board.scene import PROMPT, BoardScene, Layer
from desktop.board.sprites import SpriteItem, units_per_pixel
from desktop.games.holomino.facts import points_sum
from desktop.games.holomino.items import HolominoTile, outline_item
from desktop.games.holomino.tiles import COIN_RECT, paint_pending
from desktop.games.tiles.geometry import GRID, R, corner_of
from desktop.games.tiles.item import sprite_at
from rules.holomino.game import Placement
from rules.holomino.tiles import Hole

_BUBBLE = 40.0
_MARGIN = 8.0


class Preview:
    """Shows one placement, or none."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._layer = Layer()
        self._layer.setParentItem(scene.board)
        self.bubble = BubbleItem(scene)
        self.ghost_item: Ghost | None = None
        self._limited = False

    @property
    def ghost(self) -> Placement | None:
        """The placement shown."""
        return self.ghost_item.placement if self.ghost_item is not None else None

    def show(self, target: Placement | None, limited: bool, *, anew: bool = False) -> None:
        """Show a placement, or none; `limited` selects how several holes score."""
        if self.ghost_item is not None and (anew or target != self.ghost_item.placement):
            self.ghost_item.vanish()
            self.ghost_item = None
        if target is not None and self.ghost_item is None:
            self.ghost_item = Ghost(self._scene, target, self._layer)
        self._limited = limited
        self.follow()

    def follow(self) -> None:
        """Move the bubble and labels to the placement's present place on the table."""
        target = self.ghost
        if target is None or not target.holes:
            self.bubble.hide()
        else:
            self._say(target)

    def _say(self, target: Placement) -> None:
        """Put the bubble above or below the ghost, where it covers the fewest tiles.

        It prefers the place above and centred, and avoids rack and prompt. The sum of a single hole
        is on the board.
        """
        scene, several = self._scene, len(target.holes) > 1
        quiet = f"{points_sum(target.holes, self._limited)} =" if several else ""
        middle = scene.board.mapToScene(GRID.centre(target.cell))
        unit = R / scene.board_pixel()
        holes = [scene.board.mapToScene(corner_of(hole.cells)) for hole in target.holes]
        # A pending coin extends beyond the tile.
        foot = max([middle.y() + 0.87 * unit, *(at.y() + 0.4 * unit for at in holes)])
        head = min([middle.y() - 0.87 * unit, *(at.y() - 0.4 * unit for at in holes)])
        self.bubble.say(middle, f"+{target.points}", quiet)
        width = self.bubble.boundingRect().width() - 32
        table, rack = scene.sceneRect(), scene.rack_area
        bottom = table.bottom() if rack.isEmpty() else rack.top()
        tops = [head - _MARGIN - _BUBBLE, foot + _MARGIN]
        if foot + _MARGIN + _BUBBLE >= bottom:
            tops = tops[:1]
        elif tops[0] < table.top() + PROMPT:
            tops = tops[1:]
        half = 0.5 * unit
        lefts = [middle.x() - width / 2, middle.x() - half, middle.x() + half - width]
        last = table.right() - width - _MARGIN
        boxes = [
            QRectF(min(max(_MARGIN, left), last), top, width, _BUBBLE)
            for left in lefts
            for top in tops
        ]
        self.bubble.setPos(min(boxes, key=self._covered).topLeft())

    def _covered(self, box: QRectF) -> int:
        """Return how many tiles a box of the table covers, apart from their corners."""
        scene, wide = self._scene, 0.75 * R
        assert scene.view is not None
        near = scene.board.mapRectFromScene(box).adjusted(-wide, -wide, wide, wide)
        return sum(near.contains(GRID.centre(cell)) for cell in scene.view.tiles)


class Ghost(Layer):
    """The preview of a placement: the translucent tile, its contour, the values of its holes."""

    def __init__(self, scene: BoardScene, placement: Placement, parent: QGraphicsItem) -> None:
        super().__init__()
        self.setParentItem(parent)
        self.placement = placement
        self._scene = scene
        centre = GRID.centre(placement.cell)
        self.tile = HolominoTile(scene, placement.move.digits, self, "")
        self.tile.setPos(centre)
        self.tile.setOpacity(0.85)
        outline_item(scene, self, Look.TARGET, centre)
        self.values = [self._pending(hole) for hole in placement.holes]

    def _pending(self, hole: Hole) -> SpriteItem:
        """Return the item with the value of a hole, above the dragged tile."""
        scene = self._scene

        def draw(painter: QPainter) -> None:
            paint_pending(painter, hole.value, scene.theme, units_per_pixel(item))

        at, key = corner_of(hole.cells), ("pending", hole.value)
        item = sprite_at(scene, at, key, draw, scene.above, rect=COIN_RECT)
        return item

    def vanish(self) -> None:
        """Remove all its items."""
        for item in self.values:
            self._scene.removeItem(item)
        self._scene.removeItem(self)
