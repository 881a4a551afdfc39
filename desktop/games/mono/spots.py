"""The places of Mono that can be pointed at: cells of the large boards, and small boards whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.board.contract import Spot
from desktop.games.mono.arrangement import Place
from desktop.games.mono.list import spoken
from desktop.games.mono.shapes import GAP, face
from desktop.paint.paths import rounded_rect

if TYPE_CHECKING:
    from desktop.games.mono.scene import MonoScene

Meant = tuple[str, int, int]


class Spots:
    """Makes the spots when they are asked for; there may be a thousand."""

    def __init__(self, scene: MonoScene) -> None:
        self._scene = scene
        self._made: dict[Meant, Spot] | None = None

    def forget(self) -> None:
        """The boards have changed."""
        self._made = None

    def all(self) -> list[Spot]:
        """Every spot, in reading order."""
        return list(self._spots().values())

    def at(self, point: QPointF) -> Spot | None:
        """The spot under a point of the board layer."""
        grid = self._scene.grid
        for place in self._scene.stage.places:
            if place.minor and place.body(grid).contains(point):
                return self._spots().get(("board", place.player, -1))
            cell = None if place.minor else place.cell(grid, point)
            if cell is not None:
                return self._spots().get(("cell", place.player, cell))
        return None

    @staticmethod
    def meant(spot: Spot | None) -> Meant:
        """What a spot is: a `cell` of a player's board, or a whole `board`."""
        key = spot.key if spot is not None else None
        if isinstance(key, tuple) and len(key) == 3 and key[0] in ("cell", "board"):
            return key
        return ("", -1, -1)

    def _spots(self) -> dict[Meant, Spot]:
        if self._made is None:
            self._made = {}
            if self._scene.view is not None:
                for place in self._scene.stage.places:
                    self._add(place, self._made)
                self._add_list(self._made)
        return self._made

    def _add(self, place: Place, made: dict[Meant, Spot]) -> None:
        scene, grid = self._scene, self._scene.grid
        if place.minor:
            body = place.body(grid)
            words = scene.tr("{name}’s board, small: {fact}").format(
                name=scene.view.names[place.player], fact=scene.words.hidden(place.player)
            )
            key = ("board", place.player, -1)
            made[key] = Spot(key, body.center(), words, rounded_rect(body, 8))
            return
        outline = self._outline(place)
        for cell in range(len(grid.names)):
            at = place.spot(grid, cell)
            words = scene.words.cell_words(place.player, cell)
            words += scene.lens.words(place.player, cell)
            key = ("cell", place.player, cell)
            made[key] = Spot(key, at, words, outline.translated(at))

    def _add_list(self, made: dict[Meant, Spot]) -> None:
        """The list in the rack, for those who have it read to them."""
        box = QRectF(QPointF(), self._scene.rack_area.size())
        if not box.isEmpty():
            words = spoken(self._scene.words.list_look())
            key = ("list", -1, -1)
            made[key] = Spot(key, box.center(), words, rounded_rect(box, 20), rack=True)

    @staticmethod
    def _outline(place: Place) -> QPainterPath:
        return QTransform.fromScale(place.scale, place.scale).map(face(-0.6 * GAP))
