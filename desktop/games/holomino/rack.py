"""The rack of Holomino: a player's pool on a plate, and the sack beside it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.contract import Spot
from desktop.board.plates import PlateItem
from desktop.board.scene import BoardScene, Layer
from desktop.board.sprites import units_per_pixel
from desktop.games.holomino.items import HolominoTile, outline_item
from desktop.games.holomino.tiles import (
    OUTLINE,
    SACK,
    SACK_RECT,
    paint_place,
    paint_sack,
)
from desktop.games.tiles.geometry import R
from desktop.games.tiles.item import sprite_at
from desktop.paint.paths import ROOT3
from desktop.paint.text import letters_width, paint_letters

translate = QCoreApplication.translate

_LABEL, _WIDEST_LABEL = 14.0, 110.0
_LABEL_BELOW = 23.0
_LABEL_ROOM = 38.0
_GAP = 42.0
_PITCH, _LEAST_PITCH = 2.86, 2.1
_SACK_FOOT = 1.06  # from the sack's centre to its lower end, in R
_SACK_SCALE = 0.95
_UNFIT = 0.45
_MOST_UPRIGHT, _LEAST_UPRIGHT = 31.0, 26.0  # the radius of a tile in a column
_LOW, _MOST_IN_HIGH = 400.0, 38.0  # px: a higher column may have larger tiles
_TIGHT_LABEL, _UNDER_SACK, _SACK_HEIGHT = 23.0, 30.0, 2.5
_LABEL_BOX = QRectF(-60, -12, 120, 24)


@dataclass(frozen=True, slots=True)
class RackLayout:
    """The layout of the rack, in its pixels; `radius` is that of a tile."""

    size: QSizeF
    plate: QRectF
    radius: float
    slots: tuple[QPointF, ...]
    sack: QPointF
    below: float = _LABEL_BELOW

    @property
    def label_below(self) -> float:
        """The distance of a tile's name below its centre."""
        return ROOT3 / 2 * self.radius + self.below


def _sack_words() -> str:
    return translate("TileRack", "in the bag")


def rack_layout(available: QSizeF, count: int) -> RackLayout:
    """Return the layout of `count` tiles and the sack: one row, or two if tiles would be tiny."""
    most = min(64.0, max(34.0, 0.175 * available.height()))
    one = _laid_out(available, count, 1, most)
    if one.radius >= min(most, 32.0) or count < 4:
        return one
    return max(one, _laid_out(available, count, 2, most), key=attrgetter("radius"))


def _laid_out(available: QSizeF, count: int, rows: int, most: float) -> RackLayout:
    columns = math.ceil(count / rows)
    # A row has 0.3 R above the tile and the label below; the sack is 2 R wide.
    by_height = (available.height() - 6 - rows * _LABEL_ROOM) / rows / (ROOT3 + 0.3)
    by_width = (available.width() - _GAP - 20) / (columns * _LEAST_PITCH + 2)
    words = min(_WIDEST_LABEL, letters_width(_sack_words(), _LABEL, 700))
    by_words = (available.width() - _GAP - 20 - words) / (columns * _LEAST_PITCH)
    radius = min(most, by_height, by_width, by_words)
    sack_room = _GAP + max(2 * radius, words)
    pitch = min(_PITCH * radius, (available.width() - 20 - sack_room) / columns)
    step = (ROOT3 + 0.3) * radius + _LABEL_ROOM
    plate = QRectF(0, 0, round(columns * pitch + 20), round(rows * step + 2))
    # The plate is centred if there is room, with the sack beside it.
    plate.moveLeft(round(min(sack_room, max(0.0, available.width() - plate.width() - sack_room))))
    top = (ROOT3 / 2 + 0.3) * radius
    slots = tuple(
        QPointF(plate.left() + 10 + (index % columns + 0.5) * pitch, top + index // columns * step)
        for index in range(count)
    )
    size = QSizeF(round(plate.right() + sack_room), plate.height())
    foot = slots[-1].y() + ROOT3 / 2 * radius + _LABEL_BELOW if slots else plate.bottom()
    sack = QPointF(plate.right() + (_GAP + sack_room) / 2, foot - 18 - _SACK_FOOT * radius)
    return RackLayout(size, plate, radius, slots, sack)


def rack_column(available: QSizeF, count: int) -> RackLayout:
    """Return the layout as a column, with the sack below the tiles."""
    return max(
        (_laid_upright(available, count, columns) for columns in (1, 2)),
        key=lambda made: (made.radius >= _LEAST_UPRIGHT, -made.size.width(), made.radius),
    )


def _laid_upright(available: QSizeF, count: int, columns: int) -> RackLayout:
    rows = math.ceil(count / columns)
    by_height = (available.height() - _UNDER_SACK - rows * _TIGHT_LABEL - 16) / (
        rows * (ROOT3 + 0.3) + _SACK_HEIGHT
    )
    most = _MOST_UPRIGHT if available.height() < _LOW else _MOST_IN_HIGH
    radius = max(10.0, min(most, by_height, (available.width() - 16) / columns / 2.3))
    step, pitch = (ROOT3 + 0.3) * radius + _TIGHT_LABEL, 2.3 * radius
    plate = QRectF(0, 0, round(max(columns * pitch + 16, 76)), round(rows * step + 6))
    left = plate.center().x() - (columns - 1) * pitch / 2
    top = (ROOT3 / 2 + 0.3) * radius
    slots = tuple(
        QPointF(left + index % columns * pitch, top + index // columns * step)
        for index in range(count)
    )
    sack = QPointF(plate.center().x(), plate.bottom() + (_SACK_HEIGHT - _SACK_FOOT) * radius + 6)
    size = QSizeF(plate.width(), round(sack.y() + _SACK_FOOT * radius + _UNDER_SACK))
    return RackLayout(size, plate, radius, slots, sack, _TIGHT_LABEL - 9)


@dataclass(frozen=True, slots=True)
class RackState:
    """The highlights of the rack."""

    held: str = ""  # the tile selected or in the hand
    lifted: bool = False  # it is in the hand: only its slot is shown
    hovered: str = ""  # a tile, or `sack`
    pointed: frozenset[str] = frozenset()  # the tiles that fit where the pointer is
    unfit: frozenset[str] = frozenset()  # the tiles that fit nowhere
    throw: bool = False  # a tile must go into the sack

    def of(self, tile: str) -> tuple[object, ...]:
        """Return the part of the state that concerns one tile."""
        return (
            tile == self.held and (True, self.lifted),
            tile == self.hovered,
            tile in self.pointed,
            tile in self.unfit,
        )


class TileRack:
    """The items of the rack. `show` rebuilds them, which is cheap."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.layout = rack_layout(QSizeF(800, 240), 4)
        self.owner = 0
        """The player whose pool is shown."""
        self.tiles: dict[str, QGraphicsItem] = {}
        """The items of each tile and its name, for animations."""
        self._state: RackState | None = None
        self.pool: tuple[str, ...] = ()
        self._sack = 0
        self.items: dict[str, tuple[QGraphicsItem, ...]] = {}
        self._looks: dict[str, tuple[object, ...]] = {}

    @property
    def scale(self) -> float:
        """The scale of the tiles on the rack."""
        return self.layout.radius / R

    def all_slots(self) -> dict[str, QPointF]:
        """Return the places of all tiles, in pixels of the table."""
        places = zip(self.pool, self.layout.slots, strict=False)
        return {tile: self._scene.rack.mapToScene(at) for tile, at in places}

    def slot(self, tile: str) -> QPointF | None:
        """Return the place of a tile, in pixels of the table; None if it is not on the rack."""
        return self.all_slots().get(tile)

    def sack_at(self) -> QPointF:
        """Return the mouth of the sack, in pixels of the table."""
        return self._scene.rack.mapToScene(self.layout.sack - QPointF(0, self.layout.radius))

    def show(self, pool: Sequence[str], sack: int, state: RackState, *, anew: bool = False) -> None:
        """Show the owner's pool and the number of tiles in the sack."""
        if not anew and (tuple(pool), sack, state) == (self.pool, self._sack, self._state):
            return
        self.pool, self._sack, self._state = tuple(pool), sack, state
        places = zip(pool, self.layout.slots, strict=False)
        wanted: dict[str, tuple[object, ...]] = {
            tile: (at.x(), at.y(), *state.of(tile)) for tile, at in places
        }
        wanted[""] = (sack, state.hovered == "sack", state.throw)
        if anew or self._looks.keys() != wanted.keys():
            self._lay_plate()
        if self._scene.rack_area.isEmpty():
            return
        # Unchanged items are kept, so that the table is not repainted there.
        for name, look in wanted.items():
            if self._looks.get(name) != look:
                self._change(name, sack, state)
        self._looks = wanted

    def _lay_plate(self) -> None:
        self._scene.rack.clear()
        self.tiles, self.items, self._looks = {}, {}, {}
        if not self._scene.rack_area.isEmpty():
            plate = PlateItem(self._scene, self.layout.plate.size(), wooden=True)
            plate.setPos(self.layout.plate.topLeft())

    def _change(self, name: str, sack: int, state: RackState) -> None:
        """Update the items of a tile, or of the sack if the name is empty."""
        for item in self.items.pop(name, ()):
            self._scene.removeItem(item)
        before = set(self._scene.rack.childItems())
        if name:
            self._add_tile(name, self.layout.slots[self.pool.index(name)], state)
        else:
            self._add_sack(sack, state)
        added = (item for item in self._scene.rack.childItems() if item not in before)
        self.items[name] = tuple(added)

    def _add_tile(self, tile: str, at: QPointF, state: RackState) -> None:
        scene, scale = self._scene, self.scale
        held = tile == state.held
        if held:
            self._add_slot(at)
        group = Layer()
        group.setParentItem(scene.rack)
        group.setPos(at)
        self.tiles[tile] = group
        dimmed = tile in state.unfit
        self._add_label(tile, group, QPointF(0, self.layout.label_below), strong=not dimmed)
        if held and state.lifted:
            return
        elevation = "lifted" if held else "rest"
        item = HolominoTile(scene, tile, group, elevation, bright=tile == state.hovered)
        item.setScale(scale)
        item.setOpacity(_UNFIT if dimmed and not held else 1.0)
        if held:
            scene.motion.lift(item, scale)
            item.setPos(0, -4)
        if held or tile == state.hovered or tile in state.pointed:
            outline_item(scene, item, "target")

    def _add_slot(self, at: QPointF) -> None:
        theme = self._scene.theme

        def draw(painter: QPainter) -> None:
            pen = theme.pen("legalDash", theme.colour("grid"), units_per_pixel(item))
            paint_place(painter, theme.colour("grid", 0.2), pen)

        item = sprite_at(self._scene, at, "slot", draw, self._scene.rack)
        item.setScale(self.scale)

    def _add_label(self, text: str, parent: QGraphicsItem, at: QPointF, *, strong: bool) -> None:
        theme = self._scene.theme
        ink = theme.colour("text" if strong else "muted")

        def draw(painter: QPainter) -> None:
            size = min(_LABEL, _LABEL * _WIDEST_LABEL / letters_width(text, _LABEL, 700))
            paint_letters(painter, text, QPointF(), size, ink, 700 if strong else 600)

        key = ("label", text, strong)
        sprite_at(self._scene, at, key, draw, parent, rect=_LABEL_BOX)

    def _add_sack(self, count: int, state: RackState) -> None:
        scene, theme = self._scene, self._scene.theme
        bright = state.hovered == "sack"

        def draw(painter: QPainter) -> None:
            contour = theme.pen("target", None, units_per_pixel(item)) if state.throw else None
            paint_sack(painter, count, theme, bright, contour)

        key = ("sack", count, bright, state.throw)
        item = sprite_at(scene, self.layout.sack, key, draw, scene.rack, rect=SACK_RECT)
        item.setScale(self.scale * _SACK_SCALE)
        foot = QPointF(0, _SACK_FOOT * self.layout.radius + 18)
        self._add_label(_sack_words(), scene.rack, self.layout.sack + foot, strong=True)

    def spots(self, names: dict[str, str], sack_name: str) -> list[Spot]:
        """Return the spots of the tiles, with these names, and of the sack."""
        grown = QTransform.fromScale(self.scale, self.scale)
        spots = []
        for tile, at in zip(self.pool, self.layout.slots, strict=False):
            outline = grown.map(OUTLINE).translated(at)
            spots.append(Spot(("tile", tile), at, names.get(tile, tile), outline, rack=True))
        outline = grown.map(SACK).translated(self.layout.sack)
        spots.append(Spot("sack", self.layout.sack, sack_name, outline, rack=True))
        return spots
