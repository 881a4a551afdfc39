"""Holomino on the table: tiles go from the rack to positions where they fit."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Pointer, Spot
from desktop.board.ending import Ending
from desktop.board.places import centred
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.games.holomino.drag import HolominoDrag
from desktop.games.holomino.ending import best_turn, light_best_turn
from desktop.games.holomino.half_made_move import HalfMove
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
from rules.core import AnyGame, IllegalMove
from rules.core.hexes import Hex
from rules.holomino.composer import SACK, HolominoComposer
from rules.holomino.game import HolominoMove, HolominoState, Place, placements
from rules.holomino.tiles import canonical, demand

translate = QCoreApplication.translate

_LEAST_FRAME = QRectF(-3.5 * R, -3.5 * R, 7 * R, 7 * R)
_LEAST_TO_LOOK_AT = QRectF(-3 * R, -3 * R, 6 * R, 6 * R)
"""The least area shown: two rings round the first tile, so that the board rarely shrinks."""


class HolominoScene(TileScene):
    """The table of Holomino. The player's actions change `half_move`, which is then shown."""

    sounds = SOUNDS
    rack_informs = True

    view: HolominoState
    words: HolominoWords

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.half_move = HalfMove()
        self.words = HolominoWords(self, self.half_move)
        self.table = PlacedTiles(self)
        self.marks = PositionMarks(self)
        self.preview = Preview(self)
        self.rack_tiles = TileRack(self)
        self.panel: HolominoPanel | None = None
        self.drag = HolominoDrag(self)
        self._persons: set[int] = set()
        self._frame = _LEAST_FRAME
        self._spots: list[Spot] | None = None
        self._spots_held = ""

    # -- showing a view

    def draw(self, before: HolominoState | None, animate: bool) -> None:
        self.motion.finish()
        slots = {tile: at for tile, at in self.rack_tiles.slots().items() if tile != SACK}
        start, self._let_go_at = self._let_go_at, None
        self.drag.vanish()
        self.half_move.begin(self.view, may_move=self.seat is not None)
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
        positions, cells = self.half_move.positions, set(self.view.tiles)
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

    def hold(self, tile: str) -> None:
        """Select a tile; empty for none."""
        self.half_move.hold(tile)
        self.refresh()

    def _point(self, cell: Hex | None, hovered: str = "") -> None:
        """Point at this position, or at this piece of the rack."""
        self.half_move.point(cell, hovered, self.drag.digits)
        self.refresh()

    def turn_ghost(self, steps: int) -> bool:
        """Turn the held tile to the next fitting rotation; return False if there is only one."""
        turned = self.half_move.turn(steps)
        if turned:
            self.refresh()
        return turned

    def show_preview(self, moves: Sequence[HolominoMove]) -> None:
        if moves or self.half_move.typed is not None:
            typed = (HolominoComposer.of(self.view, move) for move in moves)
            self.half_move.typed = next(typed, None)
            self.refresh()

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

    @property
    def half_done(self) -> bool:
        return self.drag.holds or bool(self.half_move.held)

    def release(self) -> None:
        self.half_move.hold("")
        if self.drag.holds:
            slot = self.rack_tiles.slot(self.drag.tile) or self.drag.at
            self.drag.go_home(slot, self.rack_tiles.scale, self.refresh)
        self.refresh()

    # -- showing the half-made move

    def refresh(self, *, anew: bool = False) -> None:
        half = self.half_move
        if anew or half.held != self._spots_held:
            self._spots, self._spots_held = None, half.held
        target = half.target
        if self.alone and target is not None:
            target = replace(target, holes=())  # a puzzle asks what it would score
        self.preview.show(target, self.view.options.limit_scores, anew=anew)
        self.marks.show(half.highlights(), half.positions)
        pool = self.view.pools[self.rack_tiles.owner]
        state = half.rack_state(self.drag.tile)
        self.rack_tiles.show_pool(pool, len(self.view.sack), state, anew=anew)
        if self.panel is not None:
            self.panel.show_tally(*self.words.score_box())
        self._tell_prompt()

    # -- called by the table

    def rack_size(self, available: QSizeF) -> QSizeF:
        return self.rack_tiles.fit(available)

    def rack_column(self, available: QSizeF) -> QSizeF:
        return self.rack_tiles.fit(available, upright=True)

    def make_panel(self) -> QWidget:
        self.panel = HolominoPanel()
        self.panel.destroyed.connect(self._forget_panel)
        return self.panel

    def _forget_panel(self) -> None:
        self.panel = None

    def spots(self) -> Sequence[Spot]:
        if self._spots is None:
            self._spots = [*self._rack_spots(), *self._position_spots()]
            if not self.half_move.held:
                self._spots += [
                    cell_spot(("placed", cell), cell, self.words.placed_name(digits), OUTLINE)
                    for cell, digits in self.view.placed
                ]
        return self._spots

    def start_spot(self) -> Spot | None:
        half = self.half_move
        if half.held and half.places:
            return self._position_spots()[0]
        fitting = {("tile", tile) for tile, cells in half.fits.items() if cells}
        tiles = (spot for spot in self.spots() if spot.key in fitting)
        return next(tiles, None) or super().start_spot()

    def _position_spots(self) -> list[Spot]:
        """Return the spots of open cells; while a tile is held, only where it fits."""
        half, spots, tiles = self.half_move, [], self.view.tiles
        for number, cell in enumerate(half.positions, 1):
            if not half.held or cell in half.places:
                way = half.places[cell][0] if half.held and not self.alone else None
                wanted = demand(tiles, cell)
                name = self.words.position_name(number, wanted, way)
                spots.append(cell_spot(("cell", cell), cell, name, OUTLINE))
        return spots

    def _rack_spots(self) -> list[Spot]:
        names = {tile: tile for tile in self.rack_tiles.pool}
        names |= {tile: self.words.tile_name(tile) for tile in self.half_move.fits}
        names[SACK] = self.words.summary()
        return self.rack_tiles.spots(names)

    # -- pointer

    @staticmethod
    def _rack_piece(spot: Spot | None) -> str:
        """Return the tile of the rack at a spot, or `sack`."""
        if spot is None or not spot.rack:
            return ""
        return SACK if spot.key == SACK else str(spot.key[1])  # type: ignore[index]

    def on_hover(self, pointer: Pointer) -> None:
        if self.seat is None:
            return
        piece = self._rack_piece(pointer.spot)
        self._point(None if piece else self._cell_under(pointer), piece)

    def on_click(self, pointer: Pointer) -> None:
        piece = self._rack_piece(pointer.spot)
        if piece == SACK:
            self._throw()
        elif piece:
            self.hold("" if piece == self.half_move.held else piece)
        else:
            self._click_cell(self._cell_under(pointer))

    def _click_cell(self, cell: Hex | None) -> None:
        half = self.half_move
        if cell is None or cell not in half.positions:
            self.release()
            return
        self._point(cell)
        if half.held:
            self._place()
        elif half.composer is not None:
            fitting, number = half.composer.tiles_for(cell), half.positions.index(cell) + 1
            self.refused.emit(self.words.choose_tile_first(fitting, number))

    def can_drag(self, pointer: Pointer) -> bool:
        return self._rack_piece(pointer.spot) in self.half_move.fits

    def on_drag(self, pointer: Pointer) -> None:
        half, tile = self.half_move, self._rack_piece(pointer.start)
        if tile not in half.fits:
            return
        if not self.drag.holds:
            half.hold(tile)
            grip = self._pressed.table if self._pressed is not None else pointer.table
            self.drag.take(tile, self.rack_tiles.slot(tile), grip, self.rack_tiles.scale)
        self.drag.follow(pointer.table)
        over_sack = self._rack_piece(pointer.spot) == SACK
        cell = None if over_sack else self.drag.nearest(half.fits[tile], half.positions)
        if self.rack_area.contains(self.drag.at):
            cell = None
        self._point(cell, SACK if over_sack else "")
        self.drag.suit(half.target, misfit=over_sack or (cell is not None and not half.forced))

    def on_drop(self, pointer: Pointer) -> None:
        self.on_drag(pointer)
        half = self.half_move
        if not half.held:
            return
        if half.hovered == SACK:
            self._throw()
        elif half.cell is not None:
            self._place()
        else:
            self.release()
            occupied = GRID.cell_at(self.board.mapFromScene(pointer.table)) in self.view.tiles
            if occupied and not self.rack_area.contains(pointer.table):
                self.refused.emit(self.words.occupied())

    # -- moves

    def _place(self) -> None:
        """Place the held tile where it points, or show why it does not fit."""
        target = self.half_move.target
        if target is not None:
            self._play(target.move)
        else:
            self._refuse(capitalised(self.half_move.misfit))

    def _throw(self) -> None:
        """Put the held tile back and pass, or show why that is not allowed."""
        composer = self.half_move.composer
        assert composer is not None
        try:
            thrown = composer.add(SACK).move()
        except IllegalMove as error:
            self._refuse(capitalised(error.reason))
            return
        if thrown is not None:
            self._play(thrown)
        else:
            self.refused.emit(self.words.choose_throw_first())

    def _refuse(self, reason: str) -> None:
        """Show a reason; a dragged tile returns to the rack, a selected one stays selected."""
        if self.drag.holds:
            self.release()
        self.refused.emit(reason)

    def _play(self, move: HolominoMove) -> None:
        self._choose(move, self.drag.start())

    # -- keyboard and wheel

    def on_key(self, event: QKeyEvent) -> bool:
        typed = character_of(event) if is_plain(event) else ""
        if typed == "r":
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            return self.turn_ghost(-1 if back else 1)
        pool = list(self.half_move.fits)
        if typed.isdigit():
            index = (int(typed) - 1) % 10
            if index < len(pool):
                self.hold("" if pool[index] == self.half_move.held else pool[index])
                spots = (spot for spot in self.spots() if spot.key == ("tile", pool[index]))
                if (spot := next(spots, None)) is not None:  # a small table hides its rack
                    self.cursor.go(spot)
                return True
        return False

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        """Turn a held tile that fits in several rotations; return whether it turned."""
        if not self.turn_ghost(-steps):
            return False
        self.drag.suit(self.half_move.target)
        return True
