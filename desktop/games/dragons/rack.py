"""The palette of Dragons: all states of a tile with their letters, in two groups."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.contract import Spot
from desktop.board.plates import PlateItem
from desktop.board.scene import BoardScene
from desktop.board.sprites import units_per_pixel
from desktop.games.dragons.items import DragonTile
from desktop.games.dragons.tiles import face_path
from desktop.games.tiles.geometry import R
from desktop.games.tiles.item import sprite_at
from desktop.paint.paths import ROOT3, hexagon, rounded_rect
from desktop.paint.text import fitted, paint_line
from rules.dragons.composer import sides_of
from rules.dragons.tiles import TileSet

_PITCH = 64.0
_SIDE, _MIDDLE = 24.0, 48.0  # px: at the plate's edge, and between the groups
_RADIUS = 29.5
_HEADING_AT = 22.0
_TWO_LINES = 34.0  # px
_ABOVE, _BELOW, _FOOT = 17.5, 17.5, 16.0  # between heading, tiles, letters and the plate's edge
_TALL_TOP, _COLUMN, _LETTER = 38.0, 70.0, 18.0  # of a palette that is a column
_UNFIT = 0.34
_RING = 1.17  # the radius of the chosen tile's ring


@dataclass(frozen=True, slots=True)
class RackState:
    """The contents of the palette: fitting states, and the chosen, lifted and hovered one."""

    fitting: frozenset[str] = frozenset()
    chosen: str = ""
    lifted: str = ""
    hovered: str = ""
    facts: tuple[str, str] = ("", "")  # the text about each group's states
    titles: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class Group:
    """The layout of one side's states: the places of the group and its tiles."""

    left: float
    width: float
    slots: dict[str, QPointF]


@dataclass(frozen=True, slots=True)
class RackLayout:
    """The layout of the palette, in its pixels."""

    size: QSizeF
    pitch: float
    radius: float
    groups: tuple[Group, ...]

    @property
    def upright(self) -> bool:
        """Whether each group is a column."""
        return self.size.height() > self.size.width()

    def letter_at(self, slot: QPointF) -> float:
        """Return the vertical place of a tile's letter."""
        if self.upright:
            return slot.y() + ROOT3 / 2 * self.radius + _LETTER / 2 + 1
        return self.size.height() - _FOOT

    @property
    def slots(self) -> dict[str, QPointF]:
        return {letter: at for group in self.groups for letter, at in group.slots.items()}


def rack_layout(available: QSizeF, tile_set: TileSet) -> RackLayout:
    """Return the layout as wide as the tiles need, within the available room."""
    sides = sides_of(tile_set)
    # A group with few tiles still needs room for its heading.
    counts = [max(4, len(side)) for side in sides]
    room = available.width() - 2 * _SIDE - _MIDDLE
    pitch = min(_PITCH, room / sum(counts))
    radius = min(_RADIUS, pitch * 0.465)
    tiles_at = _HEADING_AT + _ABOVE + radius
    groups, left = [], _SIDE
    for side, count in zip(sides, counts, strict=True):
        width = count * pitch
        slots = {
            letter: QPointF(left + (index + 0.5) * pitch, tiles_at)
            for index, letter in enumerate(side)
        }
        groups.append(Group(left, width, slots))
        left += width + _MIDDLE
    size = QSizeF(left - _MIDDLE + _SIDE, tiles_at + radius + _BELOW + _FOOT)
    return RackLayout(size, pitch, radius, tuple(groups))


def rack_column(available: QSizeF, tile_set: TileSet) -> RackLayout:
    """Return the layout with a column for each group."""
    sides = sides_of(tile_set)
    rows = max(map(len, sides))
    step = min(2 * _RADIUS + _LETTER, (available.height() - _TALL_TOP - 6) / rows)
    radius = min(_COLUMN / 2.3, (step - _LETTER - 4) / ROOT3)
    groups = []
    for number, side in enumerate(sides):
        left = 8 + number * (_COLUMN + 8)
        middle = left + _COLUMN / 2
        slots = {
            letter: QPointF(middle, _TALL_TOP + index * step + ROOT3 / 2 * radius)
            for index, letter in enumerate(side)
        }
        groups.append(Group(left, _COLUMN, slots))
    size = QSizeF(2 * _COLUMN + 24, _TALL_TOP + rows * step + 6)
    return RackLayout(size, 2 * radius + 4, radius, tuple(groups))


class RackFace(QGraphicsItem):
    """Headings, letters, the line between the groups, and the ring round the chosen tile."""

    def __init__(self, scene: BoardScene, layout: RackLayout, state: RackState) -> None:
        super().__init__(scene.rack)
        self._scene, self._layout, self.state = scene, layout, state
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)  # racks are not zoomed

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self._layout.size)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        for index, group in enumerate(self._layout.groups):
            self._paint_heading(painter, group, index)
            for letter, at in group.slots.items():
                self._paint_letter(painter, letter, at)
        first, second = self._layout.groups
        between = (first.left + first.width + second.left) / 2
        top = _HEADING_AT - 2
        line = QRectF(between - 0.75, top, 1.5, self._layout.size.height() - 2 * top - 2)
        painter.fillRect(line, self._scene.theme.colour("grid", 0.35))
        slot = self._layout.slots.get(self.state.chosen)
        if slot is not None:
            ring = hexagon(slot, self._layout.radius * _RING, 4)
            painter.strokePath(ring, self._scene.theme.pen("target"))

    def _paint_heading(self, painter: QPainter, group: Group, index: int) -> None:
        theme, state = self._scene.theme, self.state
        title, hint = theme.font("name"), theme.font("detail")
        title.setPixelSize(14)
        box = QRectF(group.left, _HEADING_AT - 12, group.width, 24)
        some = state.fitting & group.slots.keys()
        ink = theme.colour("accent" if some else "muted")
        right = Qt.AlignmentFlag.AlignRight
        if self._layout.upright:
            title.setPixelSize(13)
            centre, colour = Qt.AlignmentFlag.AlignHCenter, theme.colour("text")
            box.adjust(-8, 0, 8, 0)
            if fitted(state.titles[index], title, QSizeF(box.width(), _TWO_LINES))[1]:
                box.setTop(box.bottom() - _TWO_LINES)
            paint_line(painter, state.titles[index], box, title, colour, centre)
            return
        paint_line(painter, state.titles[index], box, title, theme.colour("text"))
        used = painter.fontMetrics().horizontalAdvance(state.titles[index])
        rest = box.adjusted(used + 12, 0, 0, 0)
        fact = state.facts[index]
        if QFontMetricsF(hint).horizontalAdvance(fact) <= rest.width():  # the letters show it, too
            paint_line(painter, fact, rest, hint, ink, right)

    def _paint_letter(self, painter: QPainter, letter: str, at: QPointF) -> None:
        theme, state = self._scene.theme, self.state
        fits = letter in state.fitting
        made = theme.font("name" if fits else "hint")
        made.setPixelSize(14)
        ink = theme.colour("text" if fits else "muted")
        if letter == state.chosen:
            ink = theme.colour("accent")
        box = QRectF(at.x() - 20, self._layout.letter_at(at) - 12, 40, 24)
        paint_line(painter, letter, box, made, ink, Qt.AlignmentFlag.AlignHCenter)


class StateRack:
    """The items of the palette. `show` rebuilds them, which is cheap."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.layout: RackLayout | None = None
        self.state: RackState | None = None

    @property
    def scale(self) -> float:
        """The scale of the tiles on the rack."""
        return self.layout.radius / R if self.layout is not None else 1.0

    def slot(self, letter: str) -> QPointF:
        """Return the place of a state, in pixels of the table."""
        assert self.layout is not None
        return self._scene.rack.mapToScene(self.layout.slots[letter])

    def show(self, tile_set: TileSet, state: RackState, *, anew: bool = False) -> None:
        """Show the states."""
        if state == self.state and not anew:
            return
        self.state = state
        self._scene.rack.clear()
        if self.layout is None or self._scene.rack_area.isEmpty():
            return
        PlateItem(self._scene, self.layout.size, wooden=True)
        for letter, at in self.layout.slots.items():
            self._add_tile(tile_set, letter, at, state)
        RackFace(self._scene, self.layout, state)

    def _add_tile(self, tile_set: TileSet, letter: str, at: QPointF, state: RackState) -> None:
        if letter == state.lifted:
            self._add_slot(at)
            return
        fits, hovered = letter in state.fitting, letter == state.hovered
        elevation = "rest" if fits else ""
        item = DragonTile(
            self._scene, tile_set, letter, self._scene.rack, elevation, bright=hovered and fits
        )
        item.setPos(at)
        chosen = letter == state.chosen
        item.setScale(self.scale * (1.04 if hovered and fits and not chosen else 1.0))
        item.setOpacity(1.0 if fits else _UNFIT)

    def _add_slot(self, at: QPointF) -> None:
        """Add an empty slot at the place of a state that is in the hand."""
        theme = self._scene.theme

        def draw(painter: QPainter) -> None:
            painter.fillPath(face_path(), theme.colour("grid", 0.2))
            pen = theme.pen("legalDash", theme.colour("grid"), units_per_pixel(item))
            painter.strokePath(face_path(pen.widthF() / 2), pen)

        item = sprite_at(self._scene, at, "slot", draw, self._scene.rack)
        item.setScale(self.scale)

    def spots(self, names: dict[str, str]) -> list[Spot]:
        """Return the spots of the states; `names` are their names."""
        if self.layout is None or self._scene.rack_area.isEmpty():
            return []
        spots = []
        for letter, at in self.layout.slots.items():
            # The letter below is a part of the spot.
            upper = QPointF(at.x() - self.layout.pitch / 2, at.y() - self.layout.radius - 6)
            lower = QPointF(at.x() + self.layout.pitch / 2, self.layout.letter_at(at) + _LETTER / 2)
            outline = rounded_rect(QRectF(upper, lower), 10)
            spots.append(Spot(letter, at, names[letter], outline, rack=True))
        return spots
