"""Holomino on the table: tiles go from the rack to positions where they fit."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from itertools import chain

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Pointer, Prompt, Spot
from desktop.board.ending import Ending, wins_by
from desktop.board.places import centred
from desktop.board.row_data import MoveRow, PlyText, SeatInfo
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.games.holomino.drag import HolominoDrag
from desktop.games.holomino.ending import BestTurn, best_turn, light_best_turn
from desktop.games.holomino.half_made_move import HalfMove
from desktop.games.holomino.items import PlacedTiles
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
from rules.holomino.game import HolominoMove, HolominoState, Place, Placement, placements
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

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self._words = HolominoWords(self)
        self.half_move = HalfMove()
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
        self._scores: tuple[int, ...] | None = None

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
            self._show_pool()
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
        if scores != self._scores:
            self._scores = scores
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

    def _best_turn(self) -> BestTurn | None:
        outcome = self.view.outcome
        return best_turn(self.plies, min(outcome.winners)) if outcome is not None else None

    def make_ending(self) -> Ending | None:
        best = self._best_turn()
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

    def ending_words(self, name: str) -> tuple[str, str]:
        best, scores = self._best_turn(), sorted(self.view.scores)
        lead = scores[1] - scores[0]
        words = wins_by(name, lead)
        if best is None:
            return words, ""
        points = best.points
        fact = translate("common", "The best turn made %n points.", None, points)
        if len(best.holes) > 1 and best.points > lead:
            count = len(best.holes)
            fact = translate("HolominoScene", "%n holes in one turn decided it.", None, count)
        return words, fact

    def spots_of(self, move: HolominoMove) -> Collection[Hashable]:
        if not isinstance(move, Place):
            return ()
        return {("cell", self.view.positions[move.position - 1])}

    def advice(self, move: HolominoMove) -> str:
        if not isinstance(move, Place):
            return self.tr("Return tile {tile} to the bag and pass").format(tile=move)
        tile = canonical(move.digits)
        if self.game.parse_move(self.view, f"{tile}:{move.position}") != [move]:
            tile = move.digits  # several rotations fit
        return self.tr("Place tile {tile} at position {position}").format(
            tile=tile, position=move.position
        )

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
        self._show_tally()
        self._tell_prompt()

    def _show_tally(self) -> None:
        if self.panel is None:
            return
        target = self.half_move.target
        if self.alone and self.seat is not None:
            facts = self._words.untold()
        elif target is not None:
            facts = self._words.tally(target, self.view.options.limit_scores)
        elif self.view.outcome is not None:
            facts = self._words.final_tally(self.view)
        else:
            forced, lit = self.half_move.forced, bool(self.half_move.highlights().lit)
            facts = self._words.last_tally(
                self.view, forced=forced, seated=self.seat is not None, lit=lit
            )
        self.panel.show_tally(*facts)

    def _show_pool(self) -> None:
        assert self.panel is not None
        self.panel.show_parts(pool=self.alone or self.view.outcome is None, tally=self.alone)
        other = 1 - self.rack_tiles.owner
        options = self.view.options
        title = self._words.pool_title(self.view, other)
        room = options.pool_size + 1
        self.panel.show_pool(title, self.view.pools[other], room, options.num_digits)

    # -- called by the table

    def prompt(self) -> Prompt:
        keys, half = self.cursor.isVisible(), self.half_move
        if self.seat is None:
            return self._words.waiting(self.view)
        if half.forced:
            return self._words.nothing_fits(self.view, half.held, keys=keys)
        if not half.held:
            return self._words.place(self.view, keys=keys)
        if half.misfit:
            return self._words.misfit(self.view, half.held, capitalised(half.misfit))
        ways = half.pointed.ways if half.pointed is not None else ()
        lie = (ways.index(half.target) + 1, len(ways)) if half.target in ways else (0, 0)
        return self._words.choose_position(self.view, half.held, len(half.places), lie, keys=keys)

    def seat_info(self, player: int) -> SeatInfo:
        scores = self._scores or self.view.scores
        return self._words.seat(self.view, player, scores[player], forced=self.half_move.forced)

    def summary(self) -> str:
        return self._words.sack_name(len(self.view.sack))

    def overview(self) -> str:
        ways = [way for cells in self.half_move.fits.values() for way in cells.values()]
        best: dict[int, Placement] = {}
        for one in sorted(chain.from_iterable(ways), key=lambda one: one.points):
            if one.holes:
                best[one.move.position] = one
        return self._words.closing([best[number] for number in sorted(best)]) if ways else ""

    def chips(self) -> list[str]:
        return self._words.chips(self.view)

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        return self._words.rows(plies)

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
                    cell_spot(("placed", cell), cell, self._words.placed_name(digits), OUTLINE)
                    for cell, digits in self.view.placed
                ]
        return self._spots

    def about(self, spot: Spot) -> str:
        kind, what = spot.key if isinstance(spot.key, tuple) else ("", None)
        fits = self.half_move.fits
        if kind == "cell" and self.seat is not None and not self.alone:
            ways = [way for cells in fits.values() for way in cells.get(what, ())]
            return self._words.fitting_here(ways)
        if kind == "tile" and not self.alone:
            ways = [way for ways in fits.get(what, {}).values() for way in ways]
            return self._words.fitting_there(ways)
        return ""

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
                name = self._words.position_name(number, wanted, way)
                spots.append(cell_spot(("cell", cell), cell, name, OUTLINE))
        return spots

    def _rack_spots(self) -> list[Spot]:
        half = self.half_move
        names = {tile: tile for tile in self.rack_tiles.pool}
        for tile, cells in half.fits.items():
            held = tile == half.held
            names[tile] = self._words.tile_name(tile, len(cells), forced=half.forced, held=held)
        names[SACK] = self._words.sack_name(len(self.view.sack))
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
            self.refused.emit(self._words.choose_tile_first(fitting, number))

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
                self.refused.emit(self._words.occupied())

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
            self.refused.emit(self._words.choose_throw_first())

    def _refuse(self, reason: str) -> None:
        """Show a reason; a dragged tile returns to the rack, a selected one stays selected."""
        if self.drag.holds:
            self.release()
        self.refused.emit(reason)

    def _play(self, move: HolominoMove) -> None:
        self._choose(move, self.drag.start())

    # -- keyboard and wheel

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("1–9", self.tr("Pick up a tile from your pool, or put it down")),
            ("R / Shift+R", self.tr("Turn the tile, if it fits in several ways")),
        ]

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
