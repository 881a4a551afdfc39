"""TileEditScene: the editor of positions with hexagonal tiles, for Holomino and Dragons."""

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.contract import Pointer, Spot
from desktop.board.editing.edit_scene import EditScene
from desktop.board.marks import ABOVE, Look, MarkItem
from desktop.controls.keyboard_layout import character_of
from desktop.games.tiles.geometry import GRID, R, united
from desktop.games.tiles.item import TileItem, sprite_at
from desktop.paint.paths import rounded_rect
from desktop.paint.text import letters_width, paint_letters
from rules.core.hexes import Hex, hex_name, open_cells, reading_order

translate = QCoreApplication.translate

_MIDDLE: Hex = (0, 0)
_ROOM = 3.2 * R  # around a lone tile, so that it does not fill the table
_GHOST = 0.6
_NAME_SIZE, _NAME_ABOVE = 0.28 * R, 0.55 * R
"""The size of a wrong tile's coordinates, and their height above its centre."""
_TURNS = {Qt.KeyboardModifier.NoModifier: 1, Qt.KeyboardModifier.ShiftModifier: -1}


class TileEditScene(EditScene):
    """A click lays the selected tile, a right click removes a tile, a drag moves it."""

    in_hand = ""
    """The tile that a click lays, with its rotation."""
    _ghost: TileItem | None = None

    # -- to be implemented by the games

    def tile_item(self, tile: str, parent: QGraphicsItem, elevation: str = "") -> TileItem:
        """Return a tile as an item."""
        raise NotImplementedError

    def paint_shadow(self, painter: QPainter) -> None:
        """Paint the shadow and thickness of a tile."""
        raise NotImplementedError

    def turned(self, tile: str, steps: int) -> str:
        """Return a tile after some turns."""
        raise NotImplementedError

    def words_of(self, tile: str) -> str:
        """Return the name of a tile for screen readers."""
        raise NotImplementedError

    def click_tile(self, cell: Hex) -> None:
        """Handle a click on a tile that lies on the table."""
        raise NotImplementedError

    # -- display

    @property
    def tiles(self) -> Mapping[Hex, str]:
        """The tiles on the table, by cell."""
        found: Mapping[Hex, str] = self.draft.tiles
        return found

    @property
    def places(self) -> list[Hex]:
        """The empty cells where a tile can be laid."""
        return open_cells(self.tiles) if self.tiles else [_MIDDLE]

    def board_rect(self) -> QRectF:
        cells = (*self.tiles, *self.places)
        whole = united(GRID.outline(cell).boundingRect() for cell in cells)
        short = max(0.0, 2 * _ROOM - whole.width()) / 2, max(0.0, 2 * _ROOM - whole.height()) / 2
        return whole.adjusted(-short[0], -short[1], *short)

    def draw_board(self) -> None:
        self._ghost = None
        for cell in self.places:
            path = GRID.outline(cell, 0.07 * R, 0.1 * R)
            item = MarkItem(path, Look.LEGAL, self.theme, self.board)
            item.setZValue(-1)
            item.setOpacity(0.55)
        for cell in sorted(self.tiles, key=reading_order):
            at = GRID.centre(cell)
            sprite_at(self, at, "below", self.paint_shadow, self.board)
            face = self.tile_item(self.tiles[cell], self.board)
            face.setPos(at)
            face.setZValue(1)

    def board_spots(self) -> list[Spot]:
        return [self._spot(cell) for cell in sorted({*self.tiles, *self.places}, key=reading_order)]

    def _spot(self, cell: Hex) -> Spot:
        words = (
            self.tr("{cell}, {tile}")
            if cell in self.tiles
            else translate("common", "{cell}, empty")
        )
        tile = self.words_of(self.tiles[cell]) if cell in self.tiles else ""
        name = words.format(cell=hex_name(cell), tile=tile)
        return Spot(cell, GRID.centre(cell), name, GRID.outline(cell, 0.04 * R, 0.1 * R))

    def called(self, spot: Spot) -> str:
        q, r = _cell(spot.key)
        return hex_name((q, r))

    def mark_fault(self, spot: Spot) -> None:
        super().mark_fault(spot)
        name, at = self.called(spot), spot.at + QPointF(0, -_NAME_ABOVE)

        def draw(painter: QPainter) -> None:
            width = letters_width(name, _NAME_SIZE) + _NAME_SIZE
            plate = QRectF(-width / 2, -0.75 * _NAME_SIZE, width, 1.5 * _NAME_SIZE)
            painter.fillPath(rounded_rect(plate, plate.height() / 2), self.theme.colour("surface"))
            paint_letters(painter, name, QPointF(), _NAME_SIZE, self.theme.colour("error"))

        sprite_at(self, at, ("fault", name), draw, self.board, ABOVE + 1)

    # -- actions

    def hold(self, tile: str) -> None:
        """Take another tile into the hand."""
        self.in_hand = tile
        self.redraw()

    def lay(self, cell: Hex) -> None:
        """Lays the tile in hand."""
        if self.in_hand:
            self.put(self.draft.laid(cell, self.in_hand))

    def on_click(self, pointer: Pointer) -> None:
        spot = pointer.spot
        if spot is None:
            return
        if spot.rack:
            self.pick(spot.key)
        elif spot.key in self.tiles:
            self.click_tile(_cell(spot.key))
        else:
            self.lay(_cell(spot.key))

    def take(self, key: Hashable) -> None:
        if key in self.tiles:
            self.put(self.draft.lifted(_cell(key)))

    def turn(self, key: Hashable, steps: int) -> None:
        """Turn the tile on a spot, or the selected tile if there is none."""
        if key in self.tiles:
            cell = _cell(key)
            self.put(self.draft.laid(cell, self.turned(self.tiles[cell], steps)))
        elif self.in_hand:
            self.hold(self.turned(self.in_hand, steps))

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        if pointer.spot is None or pointer.spot.rack:
            return False
        if steps:
            self.turn(pointer.spot.key, steps)
        return True

    def letters(self) -> list[tuple[str, str]]:
        return [("R / Shift+R", self.tr("Turn the tile there, or the one in hand"))]

    def on_key(self, event: QKeyEvent) -> bool:
        if character_of(event) == "r" and event.modifiers() in _TURNS:
            self.turn(self.here, _TURNS[event.modifiers()])
            return True
        return super().on_key(event)

    # -- the ghost of the tile in hand

    def show_hover(self) -> None:
        super().show_hover()
        if self._ghost is not None:
            self.removeItem(self._ghost)
            self._ghost = None
        if self.in_hand and self._held is None and self._hover in self.places:
            self._ghost = self.tile_item(self.in_hand, self.board)
            self._ghost.setPos(GRID.centre(_cell(self._hover)))
            self._ghost.setOpacity(_GHOST)
            self._ghost.setZValue(2)

    # -- dragging

    def dragged(self, key: Hashable) -> str:
        """Return the tile that a drag from a spot moves; empty if there is none."""
        return self.tiles.get(_cell(key), "") if key in self.tiles else ""

    def drop(self, start: Hashable, target: Hashable | None) -> None:
        tile = self.dragged(start)
        lifted = self.draft.lifted(_cell(start)) if start in self.tiles else self.draft
        if target is None:
            self.put(lifted)
        elif target in self.tiles or target in self.places:
            self.put(lifted.laid(_cell(target), tile))

    def can_drag(self, pointer: Pointer) -> bool:
        return pointer.spot is not None and bool(self.dragged(pointer.spot.key))

    def dragged_item(self, key: Hashable) -> TileItem:
        return self.tile_item(self.dragged(key), self.overlay, "lifted")


def middle_scale(box: QRectF) -> tuple[QPointF, float]:
    """Return the centre and the scale of a tile in a box of the palette."""
    return box.center(), min(box.width() / (2.15 * R), box.height() / (1.9 * R))


def _cell(key: Hashable) -> Hex:
    """Return the cell of a spot."""
    assert isinstance(key, tuple)
    q, r = key
    return q, r
