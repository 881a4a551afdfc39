"""The palette of Dragons: all states of a tile with their letters, in two groups."""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsRectItem

from desktop.board.marks import Look, MarkItem
from desktop.board.rack import HeadingItem, PieceLook, Rack, RackLayout, RackState, slots_in_rows
from desktop.board.scene import BoardScene, Layer
from desktop.games.dragons.items import DragonTile
from desktop.games.dragons.tiles import face_path
from desktop.games.tiles.geometry import R
from desktop.paint.paths import ROOT3, hexagon, rounded_rect
from desktop.paint.text import fitted
from rules.dragons.composer import sides_of
from rules.dragons.tiles import TileSet

_PITCH = 64.0
_SIDE, _MIDDLE = 24.0, 48.0  # px: at the plate's edge, and between the groups
_RADIUS = 29.5
_HEADING_AT = 22.0
_LINE, _TWO_LINES = 24.0, 34.0  # px
_ABOVE, _BELOW, _FOOT = 17.5, 17.5, 16.0  # between heading, tiles, letters and the plate's edge
_TALL_TOP, _COLUMN, _LETTER = 38.0, 70.0, 18.0  # of a palette that is a column
_LEAST_ABOVE_LETTER = 16.0  # a smaller tile has its letter beside it, and so becomes larger
_BESIDE, _EDGE = 18.0, 8.0  # px: of a letter beside its tile; between groups and round them
_UNFIT, _NEARER = 0.34, 1.04  # opacity of a state that does not fit; scale of a hovered one
_RING = 1.17  # the radius of the chosen tile's ring
_TOPMOST = 100.0
_HEADINGS = ("first heading", "second heading")


class HeadingLook(NamedTuple):
    """The heading of a group: its title, the text about its states, and whether some fit."""

    title: str
    fact: str
    some: bool


@dataclass(frozen=True, slots=True)
class PaletteLayout(RackLayout):
    """The layout of the tiles, with the place of each group's heading."""

    headings: tuple[QRectF, ...]
    letter: QPointF
    """The place of a tile's letter, seen from its centre."""
    pitch: float


def rack_layout(available: QSizeF, tile_set: TileSet) -> PaletteLayout:
    """Return the layout as wide as the tiles need, within the available room."""
    sides = sides_of(tile_set)
    # A group with few tiles still needs room for its heading.
    counts = [max(4, len(side)) for side in sides]
    room = available.width() - 2 * _SIDE - _MIDDLE
    pitch = min(_PITCH, room / sum(counts))
    radius = min(_RADIUS, pitch * 0.465)
    tiles_at = _HEADING_AT + _ABOVE + radius
    slots: list[QPointF] = []
    headings, left = [], _SIDE
    for side, count in zip(sides, counts, strict=True):
        first = QPointF(left + pitch / 2, tiles_at)
        slots += slots_in_rows(first, len(side), len(side), pitch, 0)
        headings.append(QRectF(left, _HEADING_AT - _LINE / 2, count * pitch, _LINE))
        left += count * pitch + _MIDDLE
    size = QSizeF(left - _MIDDLE + _SIDE, tiles_at + radius + _BELOW + _FOOT)
    plate = QRectF(QPointF(), size)
    below = QPointF(0, radius + _BELOW)
    return PaletteLayout(size, plate, tuple(slots), radius, tuple(headings), below, pitch)


def rack_column(available: QSizeF, tile_set: TileSet) -> PaletteLayout:
    """Return the layout with a column for each group; letters are below or beside the tiles."""
    rows = max(map(len, sides_of(tile_set)))
    step = min(2 * _RADIUS + _LETTER, (available.height() - _TALL_TOP - 6) / rows)
    radius = min(_COLUMN / 2.3, (step - _LETTER - 4) / ROOT3)
    if radius >= _LEAST_ABOVE_LETTER:
        below = QPointF(0, ROOT3 / 2 * radius + _LETTER / 2 + 1)
        return _columns(tile_set, _COLUMN, step, radius, below)
    column = min(_COLUMN, (available.width() - 3 * _EDGE) / 2)
    radius = min((step - 6) / ROOT3, (column - _BESIDE - 4) / 2)
    beside = QPointF(-radius - _BESIDE / 2 - 1, 0)  # clear of the ring
    return _columns(tile_set, 2 * radius + _BESIDE + 4, step, radius, beside)


def _columns(
    tile_set: TileSet, column: float, step: float, radius: float, letter: QPointF
) -> PaletteLayout:
    """Return the layout with columns of this width; `letter` is its place seen from its tile."""
    sides = sides_of(tile_set)
    reach = _EDGE / 2 if letter.x() else _EDGE  # of the headings; those of narrow columns meet
    slots: list[QPointF] = []
    headings = []
    for number, side in enumerate(sides):
        left = _EDGE + number * (column + _EDGE)
        middle = left + column / 2 + (_BESIDE / 2 if letter.x() else 0)
        first = QPointF(middle, _TALL_TOP + ROOT3 / 2 * radius)
        slots += slots_in_rows(first, len(side), 1, 0, step)
        place = QRectF(left, _HEADING_AT - _LINE / 2, column, _LINE)
        headings.append(place.adjusted(-reach, 0, reach, 0))
    height = _TALL_TOP + max(map(len, sides)) * step + 6
    size = QSizeF(2 * column + 3 * _EDGE, height)
    plate, pitch = QRectF(QPointF(), size), 2 * radius + 4
    return PaletteLayout(size, plate, tuple(slots), radius, tuple(headings), letter, pitch)


class StateRack(Rack[PaletteLayout]):
    """The states of a tile, and a heading above each group."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene, PaletteLayout(QSizeF(), QRectF(), (), 0, (), QPointF(), 0))

    @property
    def tile_set(self) -> TileSet:
        """The states on the rack."""
        tile_set: TileSet = self._scene.view.options.tile_set
        return tile_set

    @property
    def scale(self) -> float:
        """The scale of the tiles on the rack."""
        return self.layout.radius / R

    def laid_out(self, available: QSizeF, *, upright: bool) -> PaletteLayout:
        return (rack_column if upright else rack_layout)(available, self.tile_set)

    def places(self) -> dict[str, QPointF]:
        headings = zip(_HEADINGS, (box.topLeft() for box in self.layout.headings), strict=False)
        tiles = zip(self.tile_set.letters, self.layout.slots, strict=False)
        return {**dict(headings), **dict(tiles)}

    def show_states(
        self,
        state: RackState,
        titles: tuple[str, str],
        facts: tuple[str, str],
        *,
        anew: bool = False,
    ) -> None:
        """Show the states, with the title of each group and the text about its states."""
        some = (not state.unfit.issuperset(side) for side in sides_of(self.tile_set))
        headings = map(HeadingLook, titles, facts, some)
        tiles = {letter: state.of(letter) for letter in self.tile_set.letters}
        self.show({**dict(zip(_HEADINGS, headings, strict=True)), **tiles}, anew=anew)

    def add(self, piece: str, look: HeadingLook | PieceLook, parent: Layer) -> None:
        if isinstance(look, HeadingLook):
            self._add_heading(look, self.layout.headings[_HEADINGS.index(piece)].size(), parent)
        else:
            self._add_tile(piece, look, parent)

    def _add_tile(self, letter: str, look: PieceLook, parent: Layer) -> None:
        if look.held:
            ring = hexagon(QPointF(), self.layout.radius * _RING, 4)
            MarkItem(ring, Look.TARGET, self._scene.theme, parent)
            parent.setZValue(_TOPMOST)
        ink = "accent" if look.held else "text" if look.fits else "muted"
        self.add_label(letter, parent, self.layout.letter, ink, 700 if look.fits else 500)
        if look.lifted:
            self.add_slot(parent, face_path(), self.scale)
            return
        lively = look.hovered and look.fits
        elevation = "rest" if look.fits else ""
        item = DragonTile(self._scene, self.tile_set, letter, parent, elevation, bright=lively)
        item.setScale(self.scale * (_NEARER if lively and not look.held else 1.0))
        item.setOpacity(1.0 if look.fits else _UNFIT)

    def _add_heading(self, look: HeadingLook, size: QSizeF, parent: Layer) -> None:
        theme, box = self._scene.theme, QRectF(QPointF(), size)
        text, title = theme.colour("text"), theme.font("name", size=14)
        if self.layout.upright:
            title = theme.font("name", size=13)
            title, wraps = fitted(look.title, title, QSizeF(box.width(), _TWO_LINES))
            wide = QFontMetricsF(title).horizontalAdvance(look.title)
            if wraps:
                box.setTop(box.bottom() - _TWO_LINES)
            elif wide > box.width():
                title.setPixelSize(int(title.pixelSize() * box.width() / wide))
            HeadingItem(parent, look.title, box, title, text, Qt.AlignmentFlag.AlignHCenter)
            return
        HeadingItem(parent, look.title, box, title, text)
        used, hint = QFontMetricsF(title).horizontalAdvance(look.title), theme.font("detail")
        rest = box.adjusted(used + 12, 0, 0, 0)
        if QFontMetricsF(hint).horizontalAdvance(look.fact) <= rest.width():
            # Otherwise only the letters show it.
            ink = theme.colour("accent" if look.some else "muted")
            HeadingItem(parent, look.fact, rest, hint, ink, Qt.AlignmentFlag.AlignRight)

    def add_plate(self) -> None:
        super().add_plate()
        first, second = self.layout.headings
        top, between = _HEADING_AT - 2, (first.right() + second.left()) / 2
        foot = self.layout.size.height() - top - 2
        if self.layout.letter.x():
            top = _TALL_TOP  # the headings of narrow columns meet
        line = QRectF(between - 0.75, top, 1.5, foot - top)
        item = QGraphicsRectItem(line, self._scene.rack)
        item.setBrush(self._scene.theme.colour("grid", 0.35))
        item.setPen(QPen(Qt.PenStyle.NoPen))

    def outline(self, piece: str) -> QPainterPath:
        # The letter is a part of the spot.
        layout = self.layout
        tile = QRectF(0, 0, layout.pitch, 2 * layout.radius + 6)
        letter = QRectF(0, 0, _LETTER, _LETTER)
        tile.moveCenter(QPointF(0, -3))
        letter.moveCenter(layout.letter)
        return rounded_rect(tile | letter, 10)
