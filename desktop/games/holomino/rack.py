"""The rack of Holomino: a player's pool on a plate, and the sack beside it."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from operator import attrgetter

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.board.marks import Look, pens_of
from desktop.board.rack import PieceLook, Rack, RackLayout, RackState, slots_in_rows
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import units_per_pixel
from desktop.games.holomino.items import HolominoTile, outline_item
from desktop.games.holomino.tiles import OUTLINE, PLACE, SACK_PATH, SACK_RECT, paint_sack
from desktop.games.tiles.geometry import R
from desktop.games.tiles.item import sprite_at
from rules.holomino.composer import SACK

_ACROSS, _DOWN, _EDGES = 2.3, 2.46, 0.3  # R: the room of a tile, and the plate's edges
_SACK_ROOM, _SACK_FOOT = 2.63, 1.06  # R: beyond the plate, and from the sack's centre to its end
_SACK_SCALE = 0.95
_UNFIT = 0.45
_MOST_UPRIGHT, _LEAST_UPRIGHT = 43.0, 26.0  # px: the radius of a tile in a column
_TINY = 4.0


@dataclass(frozen=True, slots=True)
class PoolLayout(RackLayout):
    """The layout of the tiles, with the sack's centre."""

    sack: QPointF


def rack_layout(available: QSizeF, count: int) -> PoolLayout:
    """Return the layout of `count` tiles and the sack: one row, or two if tiles would be tiny."""
    most = min(64.0, max(34.0, 0.175 * available.height()))
    one = _laid_out(available, count, count, most)
    if one.radius >= min(most, 32.0) or count < 4:
        return one
    return max(
        one, _laid_out(available, count, math.ceil(count / 2), most), key=attrgetter("radius")
    )


def rack_column(available: QSizeF, count: int) -> PoolLayout:
    """Return the layout as a column, with the sack below the tiles."""
    return max(
        (_laid_out(available, count, n, _MOST_UPRIGHT, upright=True) for n in (1, 2, 3)),
        key=lambda made: (min(made.radius, _LEAST_UPRIGHT), -made.size.width()),
    )


def _laid_out(
    available: QSizeF, count: int, columns: int, most: float, *, upright: bool = False
) -> PoolLayout:
    """Return the layout with tiles as large as possible; `upright` puts the sack below them."""
    wide, high = columns * _ACROSS + _EDGES, math.ceil(count / columns) * _DOWN + _EDGES
    by_width = available.width() / (wide if upright else wide + _SACK_ROOM)
    by_height = available.height() / (high + _SACK_ROOM if upright else high)
    radius = max(_TINY, min(most, by_width, by_height))
    plate = QRectF(0, 0, int(wide * radius), int(high * radius))
    room, foot = int(_SACK_ROOM * radius), _SACK_FOOT * radius
    if upright:
        sack = QPointF(plate.center().x(), plate.bottom() + room - foot)
        size = QSizeF(plate.width(), plate.bottom() + room)
    else:
        # The plate is centred if there is room, with the sack beside it.
        plate.moveLeft(round(min(room, available.width() - plate.width() - room)))
        sack = QPointF(plate.right() + room - foot, plate.center().y())
        size = QSizeF(plate.right() + room, plate.height())
    across, down = _ACROSS * radius, _DOWN * radius
    first = plate.topLeft() + QPointF(across + _EDGES * radius, down + _EDGES * radius) / 2
    slots = slots_in_rows(first, count, columns, across, down)
    return PoolLayout(size, plate, slots, radius, sack)


class TileRack(Rack[PoolLayout]):
    """The pool of one player, and the sack."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene, rack_layout(QSizeF(800, 240), 4))
        self.owner = 0
        """The player whose pool is shown."""
        self.pool: tuple[str, ...] = ()

    @property
    def scale(self) -> float:
        """The scale of the tiles on the rack."""
        return self.layout.radius / R

    def laid_out(self, available: QSizeF, *, upright: bool) -> PoolLayout:
        view = self._scene.view
        count = view.options.pool_size + 1 if self._scene.live else max(1, *map(len, view.pools))
        return (rack_column if upright else rack_layout)(available, count)

    def places(self) -> dict[str, QPointF]:
        return {**dict(zip(self.pool, self.layout.slots, strict=False)), SACK: self.layout.sack}

    def sack_at(self) -> QPointF:
        """Return the mouth of the sack, in pixels of the table."""
        return self._scene.rack.mapToScene(self.layout.sack - QPointF(0, self.layout.radius))

    def show_pool(
        self, pool: Sequence[str], sack: int, state: RackState, *, anew: bool = False
    ) -> None:
        """Show the owner's pool and the number of tiles in the sack."""
        self.pool = tuple(pool)[: len(self.layout.slots)]  # until it is fitted to a larger pool
        tiles = {tile: state.of(tile) for tile in self.pool}
        self.show({**tiles, SACK: state.of(SACK, str(sack))}, anew=anew)

    def add(self, piece: str, look: PieceLook, parent: Layer) -> None:
        if piece == SACK:
            self._add_sack(look, parent)
            return
        if look.held:
            self.add_slot(parent, PLACE, self.scale)
        if look.lifted:
            return
        scene, elevation = self._scene, "lifted" if look.held else "rest"
        item = HolominoTile(scene, piece, parent, elevation, bright=look.hovered)
        item.setScale(self.scale)
        item.setOpacity(1.0 if look.fits or look.held else _UNFIT)
        if look.held:
            scene.motion.lift(item, self.scale)
            item.setPos(0, -4)
        if look.held or look.hovered or look.pointed:
            outline_item(scene, item, Look.TARGET)

    def _add_sack(self, look: PieceLook, parent: Layer) -> None:
        theme = self._scene.theme

        def draw(painter: QPainter) -> None:
            contour = (
                pens_of(Look.TARGET, theme, units_per_pixel(item))[0] if look.pointed else None
            )
            paint_sack(painter, int(look.text), theme, look.hovered, contour)

        item = sprite_at(self._scene, QPointF(), (SACK, look), draw, parent, rect=SACK_RECT)
        item.setScale(self.scale * _SACK_SCALE)

    def outline(self, piece: str) -> QPainterPath:
        grown = QTransform.fromScale(self.scale, self.scale)
        return grown.map(SACK_PATH if piece == SACK else OUTLINE)

    def spot_key(self, piece: str) -> Hashable:
        return piece if piece == SACK else ("tile", piece)
