"""The editor of Dragons positions."""

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QWidget

from desktop.board.palette import CAPTION, PAD, PaletteSwatch
from desktop.controls.labelled import labelled
from desktop.controls.stepper import Stepper
from desktop.games.dragons.items import DragonTile
from desktop.games.dragons.tiles import paint_tile, paint_under
from desktop.games.tiles.edit_scene import TileEditScene, middle_scale
from desktop.games.tiles.item import TileItem
from rules.core.hexes import Hex
from rules.dragons.composer import flipped, turned

translate = QCoreApplication.translate

_MOST = 62.0
_GAP = 4.0
_MOST_LEFT = 500


class DragonsEditScene(TileEditScene):
    """The palette has every state of a tile; R turns, F flips."""

    in_hand = "a"
    _left: Stepper | None = None
    _telling = False

    # -- tiles

    def tile_item(self, tile: str, parent: QGraphicsItem, elevation: str = "") -> TileItem:
        return DragonTile(self, self.draft.tile_set, tile, parent, elevation)

    def paint_shadow(self, painter: QPainter) -> None:
        paint_under(painter, self.theme)

    def turned(self, tile: str, steps: int) -> str:
        tile_set = self.draft.tile_set
        return turned(tile_set, tile, steps, tile_set.letters) or tile

    def words_of(self, tile: str) -> str:
        return self.tr("tile {letter}").format(letter=tile)

    def click_tile(self, cell: Hex) -> None:
        self.lay(cell)

    # -- the palette

    def draw_board(self) -> None:
        if self.in_hand not in self.draft.tile_set.letters:
            self.in_hand = self.draft.tile_set.letters[0]
        super().draw_board()
        self._show_left()

    def choices(self, available: QSizeF) -> list[PaletteSwatch]:
        letters = self.draft.tile_set.letters
        rules = tuple(sorted(self.draft.values.items()))
        side = min(_MOST, (available.width() - 2 * PAD + _GAP) / len(letters) - _GAP)
        return [
            PaletteSwatch(
                ("state", letter),
                self.words_of(letter),
                QRectF(PAD + n * (side + _GAP), PAD, side, side + CAPTION),
                partial(self._paint_state, letter),
                (letter, rules),
                letter,
                letter == self.in_hand,
            )
            for n, letter in enumerate(letters)
        ]

    def _paint_state(self, letter: str, painter: QPainter, box: QRectF) -> None:
        centre, scale = middle_scale(box)
        painter.translate(centre)
        painter.scale(scale, scale)
        paint_tile(painter, self.draft.tile_set, letter, self.theme, 1 / scale)

    def pick(self, key: Hashable) -> None:
        if isinstance(key, tuple) and key[0] == "state":
            self.hold(str(key[1]))

    def dragged(self, key: Hashable) -> str:
        if isinstance(key, tuple) and key[0] == "state":
            return str(key[1])
        return super().dragged(key)

    def letters(self) -> list[tuple[str, str]]:
        flip = self.tr("Flip the tile there, or the one in hand")
        return [*super().letters(), ("F", flip)]

    def on_letter(self, text: str, here: Hashable) -> bool:
        if text == "F":
            self.flip(here)
            return True
        return super().on_letter(text, here)

    def flip(self, key: Hashable) -> None:
        """Flip the tile on a spot, or the selected tile if there is none."""
        tile_set = self.draft.tile_set
        lying = next((tile for cell, tile in self.tiles.items() if cell == key), None)
        other = flipped(tile_set, lying or self.in_hand, tile_set.letters)
        if other is None:
            return
        if lying:
            self.put(self.draft.laid(key, other))
        else:
            self.hold(other)

    def hint(self) -> str:
        return self.tr("Click to place the tile, right-click to remove one. R turns, F flips.")

    # -- the panel

    def make_panel(self) -> QWidget:
        self._left = Stepper(translate("common", "Tiles left"), 1, _MOST_LEFT, None)
        self._left.changed.connect(self._take_left)
        words = self.tr("Tiles left in the pool once those on the table are placed.")
        return labelled(translate("common", "Tiles left"), words, self._left)

    @property
    def left_stepper(self) -> Stepper | None:
        """The stepper for the number of tiles left."""
        return self._left

    def _show_left(self) -> None:
        if self._left is not None:
            self._telling = True
            self._left.set_value(self.draft.pool)
            self._left.set_derived(self.draft.left)
            self._telling = False

    def _take_left(self) -> None:
        if self._left is not None and not self._telling:
            self.put(self.draft.with_pool(self._left.value))
