"""Holomino on the table: tiles go from the rack to positions where they fit."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Spot
from desktop.board.ending import Ending
from desktop.board.places import centred
from desktop.games.holomino.ending import best_turn, light_best_turn
from desktop.games.holomino.hand import HolominoHand
from desktop.games.holomino.items import HolominoTile, PlacedTiles
from desktop.games.holomino.marks import PositionMarks
from desktop.games.holomino.motion import TurnMotion
from desktop.games.holomino.panel import HolominoPanel
from desktop.games.holomino.preview import Preview
from desktop.games.holomino.prompts import HolominoWords
from desktop.games.holomino.rack import TileRack
from desktop.games.holomino.sounds import SOUNDS
from desktop.games.holomino.tiles import OUTLINE
from desktop.games.tiles.geometry import GRID, R
from desktop.games.tiles.scene import TileScene, cell_spot
from desktop.theme.theme import Theme
from rules.core import AnyGame
from rules.holomino.composer import SACK
from rules.holomino.game import HolominoMove, HolominoState, Place, placements
from rules.holomino.tiles import canonical, demand

translate = QCoreApplication.translate

_LEAST_FRAME = QRectF(-3.5 * R, -3.5 * R, 7 * R, 7 * R)
_LEAST_TO_LOOK_AT = QRectF(-3 * R, -3 * R, 6 * R, 6 * R)
"""The least area shown: two rings round the first tile, so that the board rarely shrinks."""


class HolominoScene(TileScene):
    """The table of Holomino. The player changes the half-made move, which is then shown."""

    sounds = SOUNDS
    rack_informs = True

    view: HolominoState
    words: HolominoWords
    hand: HolominoHand

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.hand = HolominoHand(self)
        self.words = HolominoWords(self, self.hand.half)
        self.table = PlacedTiles(self)
        self.marks = PositionMarks(self)
        self.preview = Preview(self)
        self.rack_tiles = TileRack(self)
        self.panel: HolominoPanel | None = None
        self._persons: set[int] = set()
        self._frame = _LEAST_FRAME
        self._spots: list[Spot] | None = None
        self._spots_held = ""

    # -- showing a view

    def draw(self, before: HolominoState | None, animate: bool) -> None:
        self.motion.finish()
        slots = {tile: at for tile, at in self.rack_tiles.slots().items() if tile != SACK}
        start, self.hand.let_go_at = self.hand.let_go_at, None
        self.hand.drag.vanish()
        self.hand.half.begin(self.view, may_move=self.seat is not None)
        if self.seat is not None:
            self._persons.add(self.seat)
        one = len(self._persons) == 1
        self.rack_tiles.owner = next(iter(self._persons)) if one else self.view.turn_of
        self.table.show(self.view)
        self._frame_board()
        self.refresh(anew=True)
        if self.panel is not None:
            self.panel.show_parts(pool=self.alone or self.view.outcome is None, tally=self.alone)
            self.panel.show_pool(*self.words.pool(1 - self.rack_tiles.owner))
        if animate and before is not None:
            TurnMotion(
                self, self.table, self.rack_tiles, self.show_scores, before, slots, start
            ).play()

    def _frame_board(self) -> None:
        """Make room for the tiles on the board, and for each place where one of the rack fits."""
        positions, cells = self.hand.half.positions, set(self.view.tiles)
        if positions and not self.looked_at:
            own = replace(self.view, turn_of=self.rack_tiles.owner)
            cells |= {positions[move.position - 1] for move in placements(own)}
        frame = self._frame_cells(cells)
        if self.looked_at:
            self._frame = frame.united(_LEAST_TO_LOOK_AT)
        elif positions:
            self._frame = frame.united(_LEAST_FRAME)
        else:
            self._frame = frame.adjusted(0, 0, 0, 0.1 * R)  # the thickness of the lowest tiles

    def show_scores(self, scores: tuple[int, ...] | None) -> None:
        """Show these scores while they count up; None for those of the view."""
        if scores != self.words.scores:
            self.words.scores = scores
            self.facts_changed.emit()

    def on_fitted(self) -> None:
        self.preview.follow()

    # -- the half-made move

    def make_ending(self) -> Ending | None:
        best = best_turn(self.view, self.plies)
        if best is None:
            return None
        winner = self.view.names[best.placed.player]
        words = translate("common", "{name}’s best turn").format(name=winner)
        ending = light_best_turn(self.board, self.theme, self.view, best, words)
        assert ending.tag is not None
        if self.table.contour is not None:
            self.table.contour.hide()
        whole = self._frame | ending.tag.area
        self._frame = centred(whole, self._frame, self.board_room.size())
        self._parts.append(ending.tag.area)
        return ending

    def spots_of(self, move: HolominoMove) -> Collection[Hashable]:
        if not isinstance(move, Place):
            return ()
        return {("cell", self.view.positions[move.position - 1])}

    def ghost_of(self, move: HolominoMove) -> HolominoTile | None:
        if not isinstance(move, Place):
            return None
        ghost = HolominoTile(self, move.digits, self.board, "")
        ghost.setPos(GRID.centre(self.view.positions[move.position - 1]))
        return ghost

    def pieces_of(self, move: HolominoMove) -> Collection[Hashable]:
        return {("tile", canonical(move.digits))} if isinstance(move, Place) else ()

    # -- showing the half-made move

    def refresh(self, *, anew: bool = False) -> None:
        half = self.hand.half
        if anew or half.held != self._spots_held:
            self._spots, self._spots_held = None, half.held
        target = half.target
        if self.alone and target is not None:
            target = replace(target, holes=())  # a puzzle asks what it would score
        self.preview.show(target, self.view.options.limit_scores, anew=anew)
        self.marks.show(half.highlights(), half.positions)
        pool = self.view.pools[self.rack_tiles.owner]
        state = half.rack_state(self.hand.drag.tile)
        self.rack_tiles.show_pool(pool, len(self.view.sack), state, anew=anew)
        if self.panel is not None:
            self.panel.show_tally(*self.words.score_box())
        self._tell_prompt()

    # -- called by the table

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        return self.rack_tiles.fit(available, upright=upright)

    def make_panel(self) -> QWidget:
        self.panel = HolominoPanel()
        self.panel.destroyed.connect(self._forget_panel)
        return self.panel

    def _forget_panel(self) -> None:
        self.panel = None

    def spots(self) -> Sequence[Spot]:
        if self._spots is None:
            self._spots = [*self._rack_spots(), *self._position_spots()]
            if not self.hand.half.held:
                self._spots += [
                    cell_spot(("placed", cell), cell, self.words.placed_name(digits), OUTLINE)
                    for cell, digits in self.view.placed
                ]
        return self._spots

    def start_spot(self) -> Spot | None:
        half = self.hand.half
        if half.held and half.places:
            return self._position_spots()[0]
        fitting = {("tile", tile) for tile, cells in half.fits.items() if cells}
        tiles = (spot for spot in self.spots() if spot.key in fitting)
        return next(tiles, None) or super().start_spot()

    def _position_spots(self) -> list[Spot]:
        """Return the spots of open cells; while a tile is held, only where it fits."""
        half, spots, tiles = self.hand.half, [], self.view.tiles
        for number, cell in enumerate(half.positions, 1):
            if not half.held or cell in half.places:
                way = half.places[cell][0] if half.held and not self.alone else None
                name = self.words.position_name(number, demand(tiles, cell), way)
                spots.append(cell_spot(("cell", cell), cell, name, OUTLINE))
        return spots

    def _rack_spots(self) -> list[Spot]:
        names = {tile: tile for tile in self.rack_tiles.pool}
        names |= {tile: self.words.tile_name(tile) for tile in self.hand.half.fits}
        names[SACK] = self.words.summary()
        return self.rack_tiles.spots(names)
