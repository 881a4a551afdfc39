"""The animation of a Holomino turn: the tile lands, holes become coins, a tile is drawn."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.motion import Motion
from desktop.board.scene import BoardScene
from desktop.games.holomino.items import HolominoTile, PlacedTiles, halo_item
from desktop.games.holomino.rack import TileRack
from desktop.games.tiles.geometry import GRID, corner_of
from rules.core.hexes import Hex
from rules.holomino.composer import SACK
from rules.holomino.events import Drawn, HoleClosed, Placed, ThrownBack
from rules.holomino.game import HolominoState

_MOUTH = 0.3  # the scale of a tile at the mouth of the sack
_HOP = 26.0  # pixels


@dataclass(frozen=True, slots=True)
class Start:
    """The start of a tile's animation: point of the table, scale, tilt and rotation."""

    at: QPointF
    scale: float
    tilt: float = 0.0
    digits: str = ""


@dataclass(eq=False)
class TurnMotion:
    """The animation from the view before to the new one, which is already shown.

    `slots` are the old places of the rack's tiles, `start` is where a dragged tile was dropped.
    `show_scores` shows scores while they count up, and with None those of the view.
    """

    scene: BoardScene
    placed: PlacedTiles
    rack: TileRack
    show_scores: Callable[[tuple[int, ...] | None], None]
    before: HolominoState
    slots: dict[str, QPointF]
    start: Start | None
    _flyers: list[QGraphicsItem] = field(default_factory=list)
    _hidden: list[tuple[QGraphicsItem, float]] = field(default_factory=list)

    @property
    def _motion(self) -> Motion:
        return self.scene.motion

    @property
    def _view(self) -> HolominoState:
        view: HolominoState = self.scene.view
        return view

    def play(self) -> None:
        """Hide the items that appear later, and start the animations."""
        parts: list[QAbstractAnimation] = []
        for event in self.scene.happened:
            if isinstance(event, Placed):
                parts.append(self._landing(event.cell, event.digits))
            elif isinstance(event, ThrownBack) and self._view.to_move is not None:
                parts.append(self._into_sack(event.tile))
        after = [*self._refilling()]
        if counting := self._scoring():
            after.append(self._motion.one_by_one(*counting))
        if after:
            parts.append(self._motion.together(*after))
        if parts:
            self._motion.play(self._motion.one_by_one(*parts), self._arrive)

    def _arrive(self) -> None:
        """Put everything in its final place, however the animation ended."""
        for flyer in self._flyers:
            if flyer.scene() is not None:
                self.scene.removeItem(flyer)
        for item, opacity in self._hidden:
            item.setOpacity(opacity)
            item.setScale(1.0)
        self.show_scores(None)

    def _hide(self, item: QGraphicsItem) -> float:
        """Hide an item until its animation; return its final opacity."""
        opacity = item.opacity()
        self._hidden.append((item, opacity))
        item.setOpacity(0)
        return opacity

    # -- the tile

    def _landing(self, cell: Hex, digits: str) -> QAbstractAnimation:
        items = self.placed.pieces[cell]
        for item in items:
            self._hide(item)
        start = self.start or self._from_rack(digits)
        flyer = self._flyer(start.digits or digits)
        turn = flyer.turn_to(digits)
        board = self.scene.board

        def step(t: float) -> None:
            to = board.mapToScene(GRID.centre(cell))
            self._pose(flyer, start, to, board.transform().m11(), t)
            if t >= 1:
                flyer.hide()
                for item in items:
                    item.setOpacity(1)

        short = self.start is not None
        flight = self._motion.tween("drop" if short else "autoStep", step, "move")
        step(0)
        return flight if turn is None else self._motion.together(flight, turn)

    def _from_rack(self, digits: str) -> Start:
        """Return the start of a tile that was not dragged: its slot, or the side of the panel."""
        for tile, at in self.slots.items():
            if tile in (digits, digits[1:] + digits[:1], digits[2:] + digits[:2]):
                return Start(at, self.rack.scale, 0.0, tile)
        return Start(self._aside(), self.rack.scale)

    def _aside(self) -> QPointF:
        """Return a point just beyond the table's edge, beside the other pool in the panel."""
        table = self.scene.sceneRect()
        return QPointF(table.right() + 50, table.top() + table.height() * 0.3)

    def _flyer(self, digits: str) -> HolominoTile:
        flyer = HolominoTile(self.scene, digits, self.scene.overlay, "lifted")
        flyer.setZValue(10)
        self._flyers.append(flyer)
        return flyer

    @staticmethod
    def _pose(flyer: QGraphicsItem, start: Start, to: QPointF, scale: float, t: float) -> None:
        """Place a moving tile: on a straight line, with a slight hop if the distance is long."""
        way = to - start.at
        hop = _HOP * math.sin(math.pi * t) * min(1.0, way.manhattanLength() / 300)
        flyer.setPos(start.at + way * t - QPointF(0, hop))
        flyer.setScale(start.scale + (scale - start.scale) * t)
        flyer.setRotation(start.tilt * (1 - t))

    # -- the sack

    def _into_sack(self, tile: str) -> QAbstractAnimation:
        start = self.start or self._from_rack(tile)
        flyer = self._flyer(tile)
        mouth = self.rack.sack_at()

        def step(t: float) -> None:
            self._pose(flyer, start, mouth, self.rack.scale * _MOUTH, t)
            flyer.setOpacity(min(1.0, 3 * (1 - t)))

        step(0)
        return self._motion.tween("autoStep", step, "move")

    def _refilling(self) -> list[QAbstractAnimation]:
        """Return the animations of a new pool on the rack, and of a tile from the sack."""
        motions: list[QAbstractAnimation] = []
        owner, player = self.rack.owner, self._view.turn_of
        if self._view.to_move is None:
            return motions
        told = self.scene.happened
        drawn = [e.tile for e in told if isinstance(e, Drawn) and e.player == player]
        if not self.slots or not self._same_rack():
            motions += [
                self._appear(item)
                for piece, item in self.rack.items.items()
                if piece not in (*drawn, SACK)
            ]
        if len(drawn) == 1:
            motions.append(self._draw_tile(drawn[0], on_rack=player == owner))
        return motions

    def _same_rack(self) -> bool:
        """Return whether the rack still shows the same pool."""
        return set(self.slots) <= set(self.before.pools[self.rack.owner])

    def _appear(self, item: QGraphicsItem) -> QAbstractAnimation:
        opacity = self._hide(item)
        return self._motion.tween("captureFade", lambda t: item.setOpacity(opacity * t), "enter")

    def _draw_tile(self, tile: str, *, on_rack: bool) -> QAbstractAnimation:
        """Return the motion of a tile from the sack to its slot.

        A tile for the other pool goes to the panel instead.
        """
        mouth, scale = self.rack.sack_at(), self.rack.scale
        start = Start(mouth, scale * _MOUTH)
        slot = self.rack.slot(tile) if on_rack else None
        to = slot or self._aside()
        flyer = self._flyer(tile)
        flyer.setOpacity(0)
        item = self.rack.items.get(tile) if on_rack else None
        opacity = self._hide(item) if item is not None else 1.0

        def step(t: float) -> None:
            self._pose(flyer, start, to, scale, t)
            flyer.setOpacity(min(1.0, 4 * t) if t < 1 else 0)
            if t >= 1 and item is not None:
                item.setOpacity(opacity)

        waits = self._motion.pause("autoGap")
        return self._motion.one_by_one(waits, self._motion.tween("autoStep", step, "move"))

    # -- the score

    def _scoring(self) -> list[QAbstractAnimation]:
        """Return the animations of the score: holes flash, become coins, and points count up."""
        motions = [
            self._coin(corner_of(event.cells), self.placed.coins[event.cells])
            for event in self.scene.happened
            if isinstance(event, HoleClosed)
        ]
        old, new = self.before.points, self._view.points
        if old == new or not motions:
            return motions
        self.show_scores(old)

        def count(t: float) -> None:
            shown = (a + round((b - a) * t) for a, b in zip(old, new, strict=True))
            self.show_scores(tuple(shown))

        motions.append(self._motion.tween("scoreCount", count, "count"))
        return motions

    def _coin(self, at: QPointF, coin: QGraphicsItem) -> QAbstractAnimation:
        self._hide(coin)
        halo = halo_item(self.scene, at, coin.parentItem())
        halo.setOpacity(0)
        halo.setZValue(coin.zValue() + 1)
        self._flyers.append(halo)

        def step(t: float) -> None:
            coin.setOpacity(min(1.0, 3 * t))
            coin.setScale(0.3 + 0.7 * t)
            halo.setOpacity(max(0.0, 1 - t))
            halo.setScale(1 + 0.35 * t)

        return self._motion.tween("coinIn", step, "drop")
