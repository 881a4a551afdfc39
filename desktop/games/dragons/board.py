"""The tiles on the board of Dragons, their marks, and the animation of a turn."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QAbstractAnimation, QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.ending import Ending
from desktop.board.marks import Look
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprite_batch import SpriteBatch
from desktop.board.sprites import Draw
from desktop.games.dragons.body_paths import dragon_path, loop_middles, loop_path, open_path
from desktop.games.dragons.eyes import BodyHole, eye_centres, eyes_of
from desktop.games.dragons.facts import Bodies, LongestPaths, through
from desktop.games.dragons.items import (
    EyeItem,
    PathItem,
    bead_item,
    contour_item,
)
from desktop.games.dragons.tiles import face_path, paint_bodies, paint_body, paint_face, paint_under
from desktop.games.tiles.geometry import GRID, TILE_RECT, R
from desktop.games.tiles.item import sprite_at
from rules.core.hexes import Hex
from rules.dragons.events import AutoPlaced, Placed
from rules.dragons.game import DragonsState
from rules.dragons.shapes import Dragon
from rules.dragons.tiles import Part

Layered = tuple[Hashable, Draw]
"""A sprite of a tile: its key and its drawing."""

_OVERLAP = 0.02 * R
_FROM = 1.22
"""The scale of a tile when its landing animation starts."""


class BoardTiles:
    """The tiles and marks on the board. `show` rebuilds them, which is cheap."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._layer = Layer()
        self._layer.setParentItem(scene.board)
        self.pieces: dict[Hex, tuple[QGraphicsItem, ...]] = {}
        """The layers of each tile of the last turn, from below: tiles may appear one by one."""
        self.marks: dict[Hex, QGraphicsItem] = {}
        """The contour of each tile of the last turn."""
        self.eyes: dict[frozenset[Hex], EyeItem] = {}
        self.paths: list[PathItem] = []

    def show(self, view: DragonsState, bodies: Bodies) -> None:
        """Show a view's tiles, eyes and last turn."""
        self._layer.clear()
        self.paths = []
        self.marks = {}
        closed = bodies.closed_parts()
        looks = {cell: self._look(view, cell, closed.get(cell, frozenset())) for cell in view.tiles}
        self._lay_ground([cell for cell in view.tiles if cell not in view.placed], looks)
        self.pieces = {cell: self._tile(cell, looks[cell]) for cell in view.placed}
        eyes = eyes_of(view.tiles, view.options.tile_set)
        self.eyes = {
            frozenset(eye.cells): self._eye(eye, at)
            for eye, at in zip(eyes, eye_centres(eyes), strict=True)
        }
        self._show_turn(view)

    def _look(self, view: DragonsState, cell: Hex, closed: frozenset[Part]) -> list[Layered]:
        """Return a tile's sprites, from below.

        Each layer of all tiles is below the next layer of any tile, so that no seam cuts a body.
        """
        scene, tile_set, letter = self._scene, view.options.tile_set, view.tiles[cell]

        def draw_under(painter: QPainter) -> None:
            paint_under(painter, scene.theme)

        def draw_face(painter: QPainter) -> None:
            paint_face(painter, scene.theme, scene.board_pixel())

        def draw_bodies(painter: QPainter) -> None:
            paint_bodies(painter, tile_set, letter, scene.theme, scene.board_pixel(), closed)

        key = ("bodies", tile_set.name, letter, closed)
        return [("under", draw_under), ("face", draw_face), (key, draw_bodies)]

    def _lay_ground(self, cells: list[Hex], looks: dict[Hex, list[Layered]]) -> None:
        """Add the tiles that were not laid in the last turn."""
        for height in range(3):
            batch = SpriteBatch(self._scene.sprites, self._layer)
            batch.setZValue(height)
            for cell in cells:
                key, draw = looks[cell][height]
                batch.add(GRID.centre(cell), key, TILE_RECT, draw)

    def _tile(self, cell: Hex, look: list[Layered]) -> tuple[QGraphicsItem, ...]:
        at = GRID.centre(cell)
        return tuple(
            sprite_at(self._scene, at, key, draw, self._layer, height)
            for height, (key, draw) in enumerate(look)
        )

    def _eye(self, eye: BodyHole, at: QPointF) -> EyeItem:
        item = EyeItem(self._scene, eye, at, self._layer)
        item.setZValue(3)
        return item

    def _show_turn(self, view: DragonsState) -> None:
        """Mark the tiles of the last turn; those that followed automatically are dashed."""
        for number, cell in enumerate(view.placed):
            look = Look.AUTOMATIC if number else Look.LAST_MOVE
            mark = contour_item(self._scene, look, GRID.centre(cell), self._layer)
            mark.setZValue(1.5 if number else 6)  # dashes would cut the dragons
            mark.setVisible(self._scene.turn_marked)
            self.marks[cell] = mark

    # -- paths

    def show_paths(self, view: DragonsState, longest: LongestPaths | None) -> None:
        """Show each colour's longest loop or longest path; None shows none."""
        for item in self.paths:
            self._scene.removeItem(item)
        self.paths = []
        if longest is None:
            return
        for player in (0, 1):
            if longest.loops[player]:
                path = loop_path(longest.loops[player])
            else:
                path = open_path(longest.paths[player], view.tiles, player, view.options.tile_set)
            self.paths.append(self._path_item(path, player, 4))

    def light_up(
        self,
        view: DragonsState,
        bodies: Bodies,
        loops: list[tuple[int, tuple[Hex, ...]]],
        dragons: list[Dragon],
    ) -> Ending:
        """Light up the loops or dragons that won the game; wash out all other dragons."""
        ending = Ending(self._layer, self._scene.theme, R / 50)
        washed = QPainterPath()
        washed.setFillRule(Qt.FillRule.WindingFill)
        for cell in view.tiles:
            washed.addPath(face_path(-_OVERLAP).translated(GRID.centre(cell)))
        ending.wash(washed, height=4)
        for mark in self.marks.values():
            mark.hide()
        ends = {
            (loop[0], through(view.options.tile_set, view.tiles[loop[0]], player))
            for player, loop in loops
        }
        for dragon in (*dragons, *(one for one in bodies.dragons if ends & one.parts)):
            self._keep_bright(ending, dragon)
        for player, loop in loops:
            path = self._path_item(loop_path(loop), player, 5, strong=True)
            ending.lines.append(path)
            ending.hold(path, 5)
            self._string_beads(ending, view, player, loop)
        for dragon in dragons:
            around = dragon_path(dragon)
            rim = PathItem(self._scene, around, dragon.colour, self._layer, strong=True, rim=True)
            ending.lines.append(rim)
            ending.hold(rim, 4.1)
        return ending

    def _keep_bright(self, ending: Ending, dragon: Dragon) -> None:
        """Show a dragon above the wash."""
        scene = self._scene
        for cell, part in dragon.parts:

            def draw(painter: QPainter, part: Part = part) -> None:
                paint_body(painter, part, scene.theme, scene.board_pixel(), dragon.closed)

            key = ("body", part, dragon.closed)
            ending.hold(sprite_at(scene, GRID.centre(cell), key, draw, self._layer), 4.2)
        for cells, eye in self.eyes.items():
            if eye.hole.colour == dragon.colour and cells <= dragon.tiles:
                eye.setZValue(4.4)

    def _string_beads(
        self, ending: Ending, view: DragonsState, player: int, loop: tuple[Hex, ...]
    ) -> None:
        """Put numbers on the tiles of a loop; the tile that closed it is the last one."""
        at = dict(zip(loop, loop_middles(loop), strict=True))
        closing = [loop.index(cell) for cell in view.placed if cell in at]
        start = closing[-1] + 1 if closing else 0
        for number, cell in enumerate((*loop[start:], *loop[:start]), 1):
            last = number == len(loop)
            bead = bead_item(self._scene, number, last, player, at[cell], self._layer)
            ending.beads.append(bead)
            ending.hold(bead, bead.zValue())

    def _path_item(
        self, path: QPainterPath, player: int, height: int, *, strong: bool = False
    ) -> PathItem:
        item = PathItem(self._scene, path, player, self._layer, strong=strong)
        item.setZValue(height)
        return item

    # -- the animation of a turn

    def play_turn(
        self, view: DragonsState, start: QPointF | None, then: Callable[[], None]
    ) -> None:
        """Animate the tiles one by one, then the eyes.

        `start` is the point where a dragged tile was dropped, in board coordinates. `then` is
        called when the animation has ended.
        """
        motion, told = self._scene.motion, self._scene.happened
        laid = [event.cell for event in told if isinstance(event, Placed | AutoPlaced)]
        fresh = [eye for cells, eye in self.eyes.items() if cells & {*laid}]
        parts: list[QAbstractAnimation] = []
        for number, cell in enumerate(laid):
            if number:
                parts += [motion.pause("autoGap"), self._landing(cell, "autoStep")]
            elif start is not None:
                parts.append(self._drop_from(cell, start))
            else:
                parts.append(self._landing(cell, "drop"))
        if fresh:
            parts.append(motion.together(*(self._opening(eye) for eye in fresh)))

        def settled() -> None:
            self._settle(view, fresh)
            then()

        motion.play(motion.one_by_one(*parts), settled)

    def _landing(self, cell: Hex, duration: str) -> QAbstractAnimation:
        """Return the motion of a tile that comes down from above."""
        items, mark = self.pieces[cell], self.marks[cell]

        def step(t: float) -> None:
            for item in items:
                item.setOpacity(min(1.0, 2.5 * t))
                item.setScale(_FROM + (1 - _FROM) * t)
            mark.setOpacity(max(0.0, min(1.0, 3 * t - 2)))

        step(0)
        return self._scene.motion.tween(duration, step, "drop")

    def _drop_from(self, cell: Hex, start: QPointF) -> QAbstractAnimation:
        """Return the motion of a tile from the hand to its cell."""
        to, items, mark = GRID.centre(cell), self.pieces[cell], self.marks[cell]
        self._scene.motion.lift(items[0], 1.0)
        scale, tilt = items[0].scale(), items[0].rotation()

        def step(t: float) -> None:
            for item in items:
                item.setPos(start + (to - start) * t)
                item.setScale(scale + (1 - scale) * t)
                item.setRotation(tilt * (1 - t))
            mark.setOpacity(max(0.0, min(1.0, 3 * t - 2)))

        step(0)
        return self._scene.motion.tween("drop", step, "drop")

    def _opening(self, eye: EyeItem) -> QAbstractAnimation:
        eye.open(0)
        eye.setOpacity(0)

        def step(t: float) -> None:
            eye.setOpacity(1)
            eye.open(t)

        return self._scene.motion.tween("eyeOpen", step, "enter")

    def _settle(self, view: DragonsState, fresh: list[EyeItem]) -> None:
        """Put everything in its final place, however the animation ended."""
        for cell in view.placed:
            for item in self.pieces.get(cell, ()):
                item.setPos(GRID.centre(cell))
                item.setScale(1)
                item.setRotation(0)
                item.setOpacity(1)
            if cell in self.marks:
                self.marks[cell].setOpacity(1)
        for eye in fresh:
            eye.setOpacity(1)
            eye.open(1)
