"""The rack of Holomino: a player's pool on a plate, and the sack beside it."""

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from operator import attrgetter

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.board.marks import Look, pens_of
from desktop.board.rack import (
    LABEL,
    WIDEST_LABEL,
    PieceLook,
    Rack,
    RackLayout,
    RackState,
    slots_in_rows,
)
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import units_per_pixel
from desktop.games.holomino.items import HolominoTile, outline_item
from desktop.games.holomino.tiles import OUTLINE, PLACE, SACK_PATH, SACK_RECT, paint_sack
from desktop.games.tiles.geometry import R
from desktop.games.tiles.item import sprite_at
from desktop.paint.paths import ROOT3
from desktop.paint.text import letters_width
from rules.holomino.composer import SACK

translate = QCoreApplication.translate

_LABEL_BELOW = 23.0
_LABEL_ROOM = 38.0
_GAP = 42.0
_PITCH, _LEAST_PITCH = 2.86, 2.1
_SACK_FOOT = 1.06  # from the sack's centre to its lower end, in R
_SACK_SCALE = 0.95
_UNFIT = 0.45
_MOST_UPRIGHT, _LEAST_UPRIGHT = 31.0, 26.0  # the radius of a tile in a column
_TINY = 4.0
_LOW, _MOST_IN_HIGH = 400.0, 38.0  # px: a higher column may have larger tiles
_TIGHT_LABEL, _UNDER_SACK, _SACK_HEIGHT = 23.0, 30.0, 2.5


@dataclass(frozen=True, slots=True)
class PoolLayout(RackLayout):
    """The layout of the tiles, with the sack's centre."""

    sack: QPointF
    below: float = _LABEL_BELOW
    """The distance of a tile's name below the tile."""


def _sack_words() -> str:
    return translate("TileRack", "in the bag")


def rack_layout(available: QSizeF, count: int) -> PoolLayout:
    """Return the layout of `count` tiles and the sack: one row, or two if tiles would be tiny."""
    most = min(64.0, max(34.0, 0.175 * available.height()))
    one = _laid_out(available, count, 1, most)
    if one.radius >= min(most, 32.0) or count < 4:
        return one
    return max(one, _laid_out(available, count, 2, most), key=attrgetter("radius"))


def _laid_out(available: QSizeF, count: int, rows: int, most: float) -> PoolLayout:
    columns = math.ceil(count / rows)
    # A row has 0.3 R above the tile and the label below; the sack is 2 R wide.
    by_height = (available.height() - 6 - rows * _LABEL_ROOM) / rows / (ROOT3 + 0.3)
    by_width = (available.width() - _GAP - 20) / (columns * _LEAST_PITCH + 2)
    words = min(WIDEST_LABEL, letters_width(_sack_words(), LABEL, 700))
    by_words = (available.width() - _GAP - 20 - words) / (columns * _LEAST_PITCH)
    radius = min(most, by_height, by_width, by_words)
    sack_room = _GAP + max(2 * radius, words)
    pitch = min(_PITCH * radius, (available.width() - 20 - sack_room) / columns)
    step = (ROOT3 + 0.3) * radius + _LABEL_ROOM
    plate = QRectF(0, 0, round(columns * pitch + 20), round(rows * step + 2))
    # The plate is centred if there is room, with the sack beside it.
    plate.moveLeft(round(min(sack_room, max(0.0, available.width() - plate.width() - sack_room))))
    first = QPointF(plate.left() + 10 + pitch / 2, (ROOT3 / 2 + 0.3) * radius)
    slots = slots_in_rows(first, count, columns, pitch, step)
    size = QSizeF(round(plate.right() + sack_room), plate.height())
    foot = slots[-1].y() + ROOT3 / 2 * radius + _LABEL_BELOW if slots else plate.bottom()
    sack = QPointF(plate.right() + (_GAP + sack_room) / 2, foot - 18 - _SACK_FOOT * radius)
    return PoolLayout(size, plate, slots, radius, sack)


def rack_column(available: QSizeF, count: int) -> PoolLayout:
    """Return the layout as a column, with the sack below the tiles."""
    return max(
        (_laid_upright(available, count, columns) for columns in (1, 2, 3)),
        key=lambda made: (min(made.radius, _LEAST_UPRIGHT), -made.size.width()),
    )


def _laid_upright(available: QSizeF, count: int, columns: int) -> PoolLayout:
    rows = math.ceil(count / columns)
    by_height = (available.height() - _UNDER_SACK - rows * _TIGHT_LABEL - 16) / (
        rows * (ROOT3 + 0.3) + _SACK_HEIGHT
    )
    most = _MOST_UPRIGHT if available.height() < _LOW else _MOST_IN_HIGH
    radius = max(_TINY, min(most, by_height, (available.width() - 16) / columns / 2.3))
    step, pitch = (ROOT3 + 0.3) * radius + _TIGHT_LABEL, 2.3 * radius
    plate = QRectF(0, 0, round(max(columns * pitch + 16, 76)), round(rows * step + 6))
    first = QPointF(plate.center().x() - (columns - 1) * pitch / 2, (ROOT3 / 2 + 0.3) * radius)
    slots = slots_in_rows(first, count, columns, pitch, step)
    sack = QPointF(plate.center().x(), plate.bottom() + (_SACK_HEIGHT - _SACK_FOOT) * radius + 6)
    size = QSizeF(plate.width(), round(sack.y() + _SACK_FOOT * radius + _UNDER_SACK))
    return PoolLayout(size, plate, slots, radius, sack, _TIGHT_LABEL - 9)


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
        count = self._scene.view.options.pool_size + 1
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
        self.pool = tuple(pool)
        tiles = {tile: state.of(tile) for tile in pool}
        self.show({**tiles, SACK: state.of(SACK, str(sack))}, anew=anew)

    def add(self, piece: str, look: PieceLook, parent: Layer) -> None:
        if piece == SACK:
            self._add_sack(look, parent)
            return
        if look.held:
            self.add_slot(parent, PLACE, self.scale)
        below = QPointF(0, ROOT3 / 2 * self.layout.radius + self.layout.below)
        self.add_label(piece, parent, below, *(("text", 700) if look.fits else ("muted", 600)))
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
        self.add_label(_sack_words(), parent, QPointF(0, _SACK_FOOT * self.layout.radius + 18))

    def outline(self, piece: str) -> QPainterPath:
        grown = QTransform.fromScale(self.scale, self.scale)
        return grown.map(SACK_PATH if piece == SACK else OUTLINE)

    def spot_key(self, piece: str) -> Hashable:
        return piece if piece == SACK else ("tile", piece)
