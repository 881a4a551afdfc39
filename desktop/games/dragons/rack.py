"""The palette of Dragons: all states of a tile with their letters, a column for each side."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from desktop.board.marks import Look, MarkItem
from desktop.board.rack import PieceLook, Rack, RackLayout, RackState, slots_in_rows
from desktop.board.scene import BoardScene, Layer
from desktop.games.dragons.items import DragonTile
from desktop.games.dragons.tiles import face_path
from desktop.games.tiles.geometry import R
from desktop.paint.paths import ROOT3, hexagon, rounded_rect
from rules.dragons.composer import sides_of
from rules.dragons.tiles import TileSet

_RADIUS = 36.0  # px, the most
_ACROSS, _DOWN, _EDGES = 2.22, 2.17, 0.6  # R: the room of a tile, and the plate's edges
_LETTER = 30.0  # px: the room of a letter
_BETWEEN = 0.6  # R: between the two sides of a tile in a row
_UNFIT, _NEARER = 0.34, 1.04  # opacity of a state that does not fit; scale of a hovered one
_RING = 1.17  # the radius of the chosen tile's ring
_TOPMOST = 100.0


@dataclass(frozen=True, slots=True)
class PaletteLayout(RackLayout):
    """The layout of the tiles and their letters."""

    letters: tuple[QPointF, ...]
    """The places of the letters, seen from their tiles."""


def rack_layout(available: QSizeF, tile_set: TileSet) -> PaletteLayout:
    """Return the layout as a row, with the letters below the tiles."""
    first, second = map(len, sides_of(tile_set))
    wide = (first + second) * _ACROSS + _BETWEEN + _EDGES
    high = _DOWN + _EDGES / 2
    radius = min(_RADIUS, available.width() / wide, (available.height() - _LETTER) / high)
    size = QSizeF(int(wide * radius), int(high * radius + _LETTER))
    pitch, half = _ACROSS * radius, (_DOWN + _EDGES / 2) * radius / 2
    start = QPointF(pitch / 2 + _EDGES / 2 * radius, half + 2)
    onward = start + QPointF(first * pitch + _BETWEEN * radius, 0)
    slots = (
        *slots_in_rows(start, first, first, pitch, 0),
        *slots_in_rows(onward, second, second, pitch, 0),
    )
    below = QPointF(0, ROOT3 / 2 * radius + _LETTER / 2)
    return PaletteLayout(size, QRectF(QPointF(), size), slots, radius, (below,) * len(slots))


def rack_column(available: QSizeF, tile_set: TileSet) -> PaletteLayout:
    """Return the layout with a column for each side, and the letters at the outer edges."""
    first, second = map(len, sides_of(tile_set))
    high = max(first, second) * _DOWN + _EDGES
    wide = 2 * _ACROSS
    radius = min(_RADIUS, available.height() / high, (available.width() - 2 * _LETTER) / wide)
    size = QSizeF(int(wide * radius + 2 * _LETTER), int(high * radius))
    pitch, step = _ACROSS * radius, _DOWN * radius
    start = QPointF(_LETTER + pitch / 2, (step + _EDGES * radius) / 2)
    slots = (
        *slots_in_rows(start, first, 1, 0, step),
        *slots_in_rows(start + QPointF(pitch, 0), second, 1, 0, step),
    )
    aside = QPointF(pitch / 2 + _LETTER / 2, 0)
    letters = (-aside,) * first + (aside,) * second
    return PaletteLayout(size, QRectF(QPointF(), size), slots, radius, letters)


class StateRack(Rack[PaletteLayout]):
    """The states of a tile."""

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene, PaletteLayout(QSizeF(), QRectF(), (), 0, ()))

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
        return dict(zip(self.tile_set.letters, self.layout.slots, strict=False))

    def show_states(self, state: RackState, *, anew: bool = False) -> None:
        """Show the states."""
        self.show({letter: state.of(letter) for letter in self.tile_set.letters}, anew=anew)

    def _letter_at(self, letter: str) -> QPointF:
        return self.layout.letters[self.tile_set.letters.index(letter)]

    def add(self, letter: str, look: PieceLook, parent: Layer) -> None:
        if look.held:
            ring = hexagon(QPointF(), self.layout.radius * _RING, 4)
            MarkItem(ring, Look.TARGET, self._scene.theme, parent)
            parent.setZValue(_TOPMOST)
        ink = "accent" if look.held else "text" if look.fits else "muted"
        self.add_label(letter, parent, self._letter_at(letter), ink, 700 if look.fits else 500)
        if look.lifted:
            self.add_slot(parent, face_path(), self.scale)
            return
        lively = look.hovered and look.fits
        elevation = "rest" if look.fits else ""
        item = DragonTile(self._scene, self.tile_set, letter, parent, elevation, bright=lively)
        item.setScale(self.scale * (_NEARER if lively and not look.held else 1.0))
        item.setOpacity(1.0 if look.fits else _UNFIT)

    def outline(self, piece: str) -> QPainterPath:
        # The letter is a part of the spot.
        radius = self.layout.radius
        tile = QRectF(-radius, -ROOT3 / 2 * radius, 2 * radius, ROOT3 * radius)
        letter = QRectF(0, 0, _LETTER - 8, _LETTER - 8)
        letter.moveCenter(self._letter_at(piece))
        return rounded_rect(tile.adjusted(-2, -2, 2, 2) | letter, 10)
