"""A tile of Dragons in the hand."""

from PySide6.QtCore import QAbstractAnimation, QPointF

from desktop.games.dragons.items import DragonTile
from desktop.games.tiles.drag import TileDrag
from rules.dragons.tiles import TileSet


class DragonsDrag(TileDrag[DragonTile]):
    """The tile in the hand has its middle at the pointer, and can become another state."""

    @property
    def letter(self) -> str:
        """The state of the tile that is away from the rack; empty if there is none."""
        return self.item.letter if self.item is not None else ""

    def take(self, tile_set: TileSet, letter: str, at: QPointF, scale: float) -> None:
        """Takes a tile that lies at this point of the table, where it has this scale."""
        scene = self._scene
        item = DragonTile(scene, tile_set, letter, scene.overlay, "lifted", bright=True)
        item.setPos(at)
        self.lift(item, scale)

    def follow(self, pointer: QPointF, opacity: float) -> None:
        """Moves the tile with the pointer."""
        if self.item is not None:
            self.item.setOpacity(opacity)
        self.move(pointer)

    def become(self, letter: str, sixths: int) -> QAbstractAnimation | None:
        """Shows another state; the result is the motion to play if it turns to get there."""
        return None if self.item is None else self.item.become(letter, sixths)
