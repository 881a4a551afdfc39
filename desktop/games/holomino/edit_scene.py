"""The editor of Holomino positions."""

from collections.abc import Hashable
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QHBoxLayout, QVBoxLayout, QWidget

from desktop.board.palette import PAD, PaletteSwatch
from desktop.board.prompt import PlayerChip
from desktop.controls.lay import lay
from desktop.controls.stepper import Stepper
from desktop.controls.surfaces import Section
from desktop.controls.text import Text
from desktop.games.holomino.items import HolominoTile
from desktop.games.holomino.tile_grid import TileGrid
from desktop.games.holomino.tiles import (
    PLACE,
    TileLook,
    paint_face,
    paint_sack,
    paint_under,
)
from desktop.games.tiles.edit_scene import TileEditScene, middle_scale
from desktop.games.tiles.geometry import R
from desktop.games.tiles.item import TileItem
from desktop.paint.player_glyphs import paint_chip
from rules.core import SEATS
from rules.core.hexes import Hex
from rules.holomino.tiles import canonical, turned

translate = QCoreApplication.translate

_MOST, _GAP, _SACK = 60.0, 4.0, 72.0
_MOST_POINTS = 999


class HolominoEditScene(TileEditScene):
    """All tiles are in the panel, pools and sack beside the board or below it."""

    _grid: TileGrid | None = None
    _set: Section | None = None
    _points: tuple[Stepper, ...] = ()
    _telling = False
    _digits = ""

    # -- tiles

    def tile_item(self, tile: str, parent: QGraphicsItem, elevation: str = "") -> TileItem:
        return HolominoTile(self, tile, parent, elevation)

    def paint_shadow(self, painter: QPainter) -> None:
        paint_under(painter, self.theme)

    def turned(self, tile: str, steps: int) -> str:
        for _ in range(steps % 3):
            tile = turned(tile)
        return tile

    def words_of(self, tile: str) -> str:
        return self.tr("tile {digits}").format(digits=tile)

    def lay(self, cell: Hex) -> None:
        tile, self.in_hand = self.in_hand, ""
        if tile:
            self.put(self.draft.laid(cell, tile))

    def turn(self, key: Hashable, steps: int) -> None:
        """Turn the selected tile, or without one the tile on a spot."""
        self._digits = ""
        super().turn(None if self.in_hand else key, steps)

    def click_tile(self, cell: Hex) -> None:
        """Pick up the tile of a cell; it is then selected and not on the table."""
        self.in_hand = self.tiles[cell]
        self.put(self.draft.lifted(cell))

    def draw_board(self) -> None:
        if self.in_hand and canonical(self.in_hand) not in self.draft.set:
            self.in_hand = ""
        super().draw_board()
        self._show_panel()

    # -- pools and sack

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        size = super().fit_rack(available, upright=False)
        return QSizeF() if upright and size.height() > available.height() else size

    def choices(self, available: QSizeF) -> list[PaletteSwatch]:
        slots, upright = self.draft.options.pool_size + 1, available.height() > available.width()
        room = available.width() - 2 * PAD
        beside = room - 2 * (_SACK + _GAP) - PAD
        side = min(_MOST, (room - _GAP) / 2 if upright else beside / (slots + 1) - _GAP)

        def box(player: int, place: int) -> QRectF:
            at = QPointF(player, place) if upright else QPointF(place, player)
            return QRectF(QPointF(PAD, PAD) + at * (side + _GAP), QSizeF(side, side))

        found: list[PaletteSwatch] = []
        for player in range(2):
            found.append(self._chip(player, box(player, 0)))
            pool = self.draft.pools[player]
            places = range(max(slots, len(pool)))
            found += [self._slot(player, slot, box(player, slot + 1)) for slot in places]
        if upright:
            heap = QRectF(PAD, max(one.box.bottom() for one in found) + PAD, side, _SACK + _GAP)
        else:
            heap = QRectF(max(one.box.right() for one in found) + PAD, PAD, _SACK, 2 * side + _GAP)
        found.append(self._heap("sack", heap))
        found.append(self._heap("aside", heap.translated(heap.width() + _GAP, 0)))
        return found

    def _chip(self, player: int, box: QRectF) -> PaletteSwatch:
        def paint(painter: QPainter, area: QRectF) -> None:
            paint_chip(painter, player, area.center(), 0.36 * area.width(), self.theme)

        name = self.tr("into {name}’s pool").format(name=self.name_of(player))
        return PaletteSwatch(("into", player), name, box, paint, ("chip", player))

    def _slot(self, player: int, slot: int, box: QRectF) -> PaletteSwatch:
        pool = self.draft.pools[player]
        tile = pool[slot] if slot < len(pool) else ""
        words = self.tr("{name}’s pool, {tile}") if tile else self.tr("{name}’s pool, empty")
        name = words.format(name=self.name_of(player), tile=self.words_of(tile))
        # The last place is for the tile drawn at the beginning of the turn.
        drawn = slot >= self.draft.options.pool_size and player != self.draft.to_move
        paint = partial(self._paint_slot, tile)
        picture = (tile, self.draft.options.num_digits)
        key = ("pool", player, slot)
        return PaletteSwatch(key, name, box, paint, picture, faint=drawn and not tile)

    def _paint_slot(self, tile: str, painter: QPainter, box: QRectF) -> None:
        centre, scale = middle_scale(box)
        painter.translate(centre)
        painter.scale(scale, scale)
        if tile:
            look = TileLook(tile, self.draft.options.num_digits)
            paint_under(painter, self.theme)
            paint_face(painter, look, self.theme, 1 / scale)
        else:
            pen = self.theme.pen("legalDash", self.theme.colour("control"), 0.7 / scale)
            painter.fillPath(PLACE, self.theme.colour("text", 0.03))
            painter.strokePath(PLACE, pen)

    def _heap(self, key: str, box: QRectF) -> PaletteSwatch:
        sack = key == "sack"
        count = len(self.draft.sack) if sack else len(self.draft.aside)
        #: a heading: tiles that are in no pool and not in the bag
        caption = self.tr("Bag") if sack else self.tr("Aside")
        name = translate("HolominoEditScene", "put aside, %n tiles", None, count)
        if sack:
            name = translate("HolominoEditScene", "bag with %n tiles", None, count)
        paint = partial(self._paint_heap, count)
        faint = not sack and not count
        return PaletteSwatch(key, name, box, paint, count, caption, faint=faint)

    def _paint_heap(self, count: int, painter: QPainter, box: QRectF) -> None:
        scale = min(box.width(), box.height()) / (2.9 * R)
        painter.translate(box.center() + QPointF(0, 2))
        painter.scale(scale, scale)
        paint_sack(painter, count, self.theme)

    def pick(self, key: Hashable) -> None:
        """Pick up a tile of a pool, or put the selected tile into the clicked place."""
        tile = self.dragged(key)
        if tile:
            self.in_hand = tile
            self.put(self.draft.back(tile))
        elif self.in_hand:
            self.bring(self.in_hand, key)

    def bring(self, tile: str, key: Hashable) -> None:
        """Put a tile into a pool or the sack, or set it aside, and deselect it."""
        self.in_hand = ""
        if key == "sack":
            self.put(self.draft.back(tile))
        elif key == "aside":
            self.put(self.draft.put_aside(tile))
        elif isinstance(key, tuple) and key[0] in ("into", "pool"):
            self.put(self.draft.pooled(int(key[1]), tile))
        self.redraw()

    def take(self, key: Hashable) -> None:
        tile = self.dragged(key)
        if tile:
            self.put(self.draft.back(tile))

    def dragged(self, key: Hashable) -> str:
        if isinstance(key, tuple) and key[0] == "pool":
            pool = self.draft.pools[key[1]]
            return str(pool[key[2]]) if key[2] < len(pool) else ""
        return super().dragged(key)

    def drop(self, start: Hashable, target: Hashable | None) -> None:
        if target in self.tiles or target in self.places:
            super().drop(start, target)
        else:
            self.bring(self.dragged(start), "sack" if target is None else target)

    def letters(self) -> list[tuple[str, str]]:
        return [
            ("0–9", self.tr("Type three digits to pick up the tile that has them")),
            ("R / Shift+R", self.tr("Turn the tile in hand, or the one there")),
            ("O / X", self.tr("Put the tile in hand into a pool")),
            ("S / Q", self.tr("Put the tile in hand into the bag, or aside")),
        ]

    def on_letter(self, text: str, here: Hashable) -> bool:
        if text.isdecimal() and text.isascii():
            self._type(text)
            return True
        self._digits = ""
        letter = SEATS.find(text) if text else -1
        if letter in (0, 1) and self.in_hand:
            self.bring(self.in_hand, ("into", letter))
            return True
        if text in ("S", "Q") and self.in_hand:
            self.bring(self.in_hand, "sack" if text == "S" else "aside")
            return True
        return super().on_letter(text, here)

    def _type(self, digit: str) -> None:
        """Select the tile of three typed digits, rotated as typed."""
        self._digits += digit
        if len(self._digits) < 3:
            return
        tile, self._digits = self._digits, ""
        if canonical(tile) in self.draft.set:
            self.hold(tile)
        else:
            self.input.refuse(self.tr("This set has no tile {tile}.").format(tile=tile))

    def start_words(self) -> str:
        #: verb on a button: fills the pools
        return translate("common", "Deal")

    def hint(self) -> str:
        if self.in_hand:
            words = self.tr("{tile} in hand. Click a cell, a pool or the bag. R turns it.")
            return words.format(tile=self.in_hand)
        return self.tr("Take a tile from the panel or type its digits. Then click where it goes.")

    # -- the panel

    def make_panel(self) -> QWidget:
        panel = QWidget()
        self._set = Section(self.tr("All tiles"))
        self._grid = TileGrid(self.hold)
        points, rows = [], []
        for player in range(2):
            name = self.tr("Points of {seat}").format(seat=SEATS[player])
            stepper = Stepper(name, 0, _MOST_POINTS, 0)
            stepper.changed.connect(partial(self._take_points, player))
            title = Text(translate("common", "Points"), "button")
            parts = (PlayerChip(14, player), (title, 1), stepper)
            rows.append(lay(QHBoxLayout(), *parts, spacing=10))
            points.append(stepper)
        heading = Section(self.tr("Points so far"))
        lay(QVBoxLayout(panel), self._set, self._grid, heading, *rows, spacing=6)
        self._points = tuple(points)
        return panel

    @property
    def grid(self) -> TileGrid | None:
        """The grid of all tiles in the panel."""
        return self._grid

    @property
    def points_steppers(self) -> tuple[Stepper, ...]:
        """The steppers for each player's points in the panel."""
        return self._points

    def _show_panel(self) -> None:
        draft = self.draft
        if self._grid is not None and self._set is not None:
            sack = set(draft.sack)
            used = [tile for tile in draft.set if tile not in sack]
            chosen = canonical(self.in_hand) if self.in_hand else ""
            self._grid.show_tiles(draft.set, used, chosen, draft.options.num_digits)
            self._set.show_fact(self.tr("{n} in the bag").format(n=len(sack)))
        self._telling = True
        for stepper, points in zip(self._points, draft.points, strict=False):
            stepper.set_value(points)
        self._telling = False

    def _take_points(self, player: int) -> None:
        value = self._points[player].value
        if not self._telling and value is not None:
            self.put(self.draft.scored(player, value))
