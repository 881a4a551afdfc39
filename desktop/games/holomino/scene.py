"""Holomino on the table: tiles from the rack to the positions where they fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Pointer, Prompt, Spot
from desktop.board.rule_text import capitalised
from desktop.board.scene import BoardScene
from desktop.games.holomino.drag import TileDrag
from desktop.games.holomino.facts import Fits, Placement, fits_of
from desktop.games.holomino.items import GRID, Table
from desktop.games.holomino.marks import Lights, Marks
from desktop.games.holomino.motion import Start, Turn
from desktop.games.holomino.panel import HolominoPanel
from desktop.games.holomino.preview import Preview
from desktop.games.holomino.rack import Rack, RackState, rack_layout
from desktop.games.holomino.spots import cell_spots, tile_spots
from desktop.games.holomino.tiles import R
from desktop.games.holomino.words import HolominoWords
from desktop.theme.theme import Theme
from desktop.widgets.rows import MoveRow, PlyText, SeatInfo
from rules.core import AnyGame, IllegalMove, InvalidMove
from rules.core.hexes import Hex
from rules.holomino.game import HolominoMove, HolominoState, Place, Throw
from rules.holomino.tiles import canonical

_LEAST_FRAME = QRectF(-4 * R, -4.33 * R, 8 * R, 8.66 * R)
"""At least two rings round the first tile are in sight, so that the board rarely has to shrink."""


class HolominoScene(BoardScene):
    """The table of Holomino.

    The half-made move is a held tile (in the hand, or selected on the rack), the position it is
    over, and the way it lies there.
    """

    view: HolominoState

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self._words = HolominoWords(self)
        self.table = Table(self)
        self._marks = Marks(self)
        self._preview = Preview(self)
        self.rack_tiles = Rack(self)
        self._panel: HolominoPanel | None = None
        self.hand = TileDrag(self)
        self._persons: set[int] = set()
        self.rack_owner = 0
        """The player whose pool lies on the rack."""
        self._frame = _LEAST_FRAME
        self._parts: list[QRectF] = []
        self._fits: Fits = {}
        self._positions: list[Hex] = []
        self._held = ""
        self._cell: Hex | None = None
        self._way = 0
        self._hovered = ""
        self._previewed: Place | Throw | None = None
        """The move being typed."""
        self._spots: list[Spot] | None = None
        self._spots_held = ""
        self._scores: tuple[int, ...] | None = None
        self._told: Prompt | None = None
        self._landing: Start | None = None

    # -- showing a view

    def board_rect(self) -> QRectF:
        return self._frame

    def board_parts(self) -> list[QRectF]:
        return self._parts

    def draw(self, before: HolominoState | None, animate: bool) -> None:
        self.motion.finish()
        slots = self._slots_before()
        start, self._landing = self._landing, None
        self._let_go()
        if self.seat is not None:
            self._persons.add(self.seat)
        one = len(self._persons) == 1
        self.rack_owner = next(iter(self._persons)) if one else self.view.turn_of
        self._fits = fits_of(self.view) if self.seat is not None else {}
        self._positions = self.view.positions if self.view.outcome is None else []
        self.table.show(self.view)
        self._frame_board()
        self.refresh(anew=True)
        if self._panel is not None:
            self._show_pool()
        if animate and before is not None:
            Turn(self, before, slots, start).play()

    def _slots_before(self) -> dict[str, QPointF]:
        slots = {tile: self.rack_tiles.slot(tile) for tile in self.rack_tiles.tiles}
        return {tile: at for tile, at in slots.items() if at is not None}

    def _frame_board(self) -> None:
        """Makes room for the board."""
        cells = [*self._positions, *self.view.tiles]
        self._parts = [GRID.outline(cell).boundingRect() for cell in cells]
        frame = QRectF(_LEAST_FRAME) if self._positions else QRectF()
        for part in self._parts:
            frame = frame.united(part)
        if not self._positions:
            frame.adjust(0, 0, 0, 0.1 * R)  # the thickness of the lowest tiles
        self._frame = frame

    def show_scores(self, scores: tuple[int, ...] | None) -> None:
        """Shows these scores while they count up; None for those of the view."""
        if scores != self._scores:
            self._scores = scores
            self.facts_changed.emit()

    def on_fitted(self) -> None:
        self._preview.follow()

    # -- the half-made move

    @property
    def forced(self) -> bool:
        """Whether nothing fits, so that a tile must go back into the sack."""
        return self.seat is not None and not any(self._fits.values())

    @property
    def target(self) -> Placement | None:
        """The placement shown as a ghost: what a drop, a click or Enter would do now."""
        if isinstance(self._previewed, Place):
            cell = self._positions[self._previewed.position - 1]
            here = self._fits[canonical(self._previewed.digits)][cell]
            return next(way for way in here if way.move == self._previewed)
        ways = self._ways()
        return ways[self._way % len(ways)] if ways else None

    def _ways(self) -> tuple[Placement, ...]:
        if not self._held or self._cell is None:
            return ()
        return self._fits.get(self._held, {}).get(self._cell, ())

    def hold(self, tile: str) -> None:
        """Selects a tile; empty for none."""
        self._held = tile
        self._point(None)

    def _point(self, cell: Hex | None, hovered: str = "") -> None:
        """The pointer is over this position, or over this piece of the rack."""
        cell = cell if cell in self._positions else None
        if cell != self._cell:
            self._cell, self._way = cell, self._first_way(cell)
        self._hovered = hovered
        self.refresh()

    def _first_way(self, cell: Hex | None) -> int:
        """A tile in the hand keeps lying as it does if it fits so."""
        ways = self._fits.get(self._held, {}).get(cell, ()) if cell is not None else ()
        digits = [way.move.digits for way in ways]
        return digits.index(self.hand.digits) if self.hand.digits in digits else 0

    def turn_ghost(self, steps: int) -> bool:
        """Turns the held tile to the next way it fits; False where there is only one."""
        ways = self._ways()
        if len(ways) < 2:
            return False
        self._way = (self._way + steps) % len(ways)
        self.refresh()
        return True

    def show_preview(self, moves: Sequence[Place | Throw]) -> None:
        if moves or self._previewed is not None:
            self._previewed = next(iter(moves), None)
            self.refresh()

    def _let_go(self) -> None:
        """Drops the half-made move without showing so."""
        self.hand.vanish()
        self._held, self._cell, self._hovered, self._way = "", None, "", 0

    def release(self) -> None:
        """Drops the half-made move: the tile in the hand glides home."""
        tile = self._held if self.hand.holds else ""
        self._held, self._cell, self._hovered, self._way = "", None, "", 0
        if tile:
            slot = self.rack_tiles.slot(tile)
            self.hand.go_home(slot, self.rack_tiles.scale, self.refresh)
        self.refresh()

    # -- showing the half-made move

    def refresh(self, *, anew: bool = False) -> None:
        """Shows the half-made move on board, rack, panel and in the prompt."""
        if anew or self._held != self._spots_held:
            self._spots, self._spots_held = None, self._held
        limited = self.view.options.limit_scores
        self._preview.show(self.target, limited, anew=anew)
        self._marks.show(self._lights(), self._positions)
        pool = self.view.pools[self.rack_owner]
        self.rack_tiles.show(pool, len(self.view.sack), self._rack_state(), anew=anew)
        self._show_tally()
        prompt = self.current_prompt()
        if prompt != self._told:
            self._told = prompt
            self.prompt_changed.emit(prompt)

    def _lights(self) -> Lights:
        shown = self._held or (self._hovered if self._hovered in self._fits else "")
        every = frozenset(cell for cells in self._fits.values() for cell in cells)
        target = self.target
        if not shown:
            hovered = self._cell if self._cell in every else None
            hidden = target.cell if target is not None else None
            return Lights(numbered=every, hovered=hovered, hidden=hidden)
        misfit = self._held and self._cell is not None and not self.forced
        return Lights(
            lit=frozenset(self._fits.get(shown, {})),
            wrong=self._cell if misfit and target is None else None,
            hidden=target.cell if target is not None else None,
        )

    def _rack_state(self) -> RackState:
        if self.seat is None:
            return RackState()
        pointed, unfit = frozenset[str](), frozenset[str]()
        if not self.forced:
            unfit = frozenset(tile for tile, cells in self._fits.items() if not cells)
        if self._previewed is not None:
            pointed = frozenset({_tile_of(self._previewed)})
        elif not self._held and self._cell is not None:
            pointed = frozenset(t for t, cells in self._fits.items() if self._cell in cells)
        return RackState(
            held=self._held or self.hand.tile,
            lifted=self.hand.holds,
            hovered="sack" if isinstance(self._previewed, Throw) else self._hovered,
            pointed=pointed,
            unfit=unfit,
            throw=self.forced,
        )

    def _show_tally(self) -> None:
        if self._panel is None:
            return
        target = self.target
        if target is not None:
            facts = self._words.tally(target, self.view.options.limit_scores)
        elif self.view.outcome is not None:
            facts = self._words.final_tally(self.view)
        else:
            facts = self._words.last_tally(self.view)
        self._panel.show_tally(*facts)

    def _show_pool(self) -> None:
        assert self._panel is not None
        other = 1 - self.rack_owner
        options = self.view.options
        title = self._words.pool_title(self.view, other)
        room = options.pool_size + 1
        self._panel.show_pool(title, self.view.pools[other], room, options.num_digits)

    # -- what the table asks

    def prompt(self) -> Prompt:
        keys = self.cursor.isVisible()
        if self.seat is None:
            return self._words.waiting(self.view)
        if self.forced:
            return self._words.nothing_fits(self.view, self._held, keys=keys)
        if not self._held:
            return self._words.place(self.view, keys=keys)
        ways = self._ways()
        lie = (self._way % len(ways) + 1, len(ways)) if ways else (0, 0)
        if self._cell is not None and not ways:
            return self._words.misfit(self.view, self._held, self._why_not(self._held, self._cell))
        fitting = len(self._fits.get(self._held, {}))
        return self._words.choose_position(self.view, self._held, fitting, lie, keys=keys)

    def seat_info(self, player: int) -> SeatInfo:
        scores = self._scores or self.view.scores
        return self._words.seat(self.view, player, scores[player], forced=self.forced)

    def chips(self) -> list[str]:
        return self._words.chips(self.view)

    def rows(self, plies: Sequence[PlyText]) -> list[MoveRow]:
        return self._words.rows(self.view, plies)

    def rack_size(self, available: QSizeF) -> QSizeF:
        if self.view.outcome is not None:
            return QSizeF()
        layout = rack_layout(available, self.view.options.pool_size + 1)
        self.rack_tiles.layout = layout
        return layout.size

    def draw_rack(self, size: QSizeF) -> None:
        self.refresh(anew=True)

    def make_panel(self) -> QWidget:
        self._panel = HolominoPanel()
        self._panel.destroyed.connect(self._forget_panel)
        return self._panel

    def _forget_panel(self) -> None:
        self._panel = None

    def spots(self) -> Sequence[Spot]:
        if self._spots is None:
            held = self._fits.get(self._held, {}) if self._held else None
            self._spots = [*self._rack_spots(), *cell_spots(self._words, self._positions, held)]
            if not self._held:
                self._spots += tile_spots(self._words, self.view)
        return self._spots

    def _rack_spots(self) -> list[Spot]:
        names = {
            tile: self._words.tile_name(
                tile, len(cells), forced=self.forced, held=tile == self._held
            )
            for tile, cells in self._fits.items()
        }
        sack = self._words.sack_name(len(self.view.sack))
        return self.rack_tiles.spots(names, sack)

    # -- pointer

    def _cell_under(self, pointer: Pointer) -> Hex | None:
        """The cell under the pointer, unless the rack lies above it."""
        if self.rack_area.contains(pointer.table):
            return None
        return GRID.cell_at(pointer.board)

    @staticmethod
    def _rack_piece(spot: Spot | None) -> str:
        """The tile of the rack at a spot, or `sack`."""
        if spot is None or not spot.rack:
            return ""
        return "sack" if spot.key == "sack" else str(spot.key[1])  # type: ignore[index]

    def on_hover(self, pointer: Pointer) -> None:
        if self.seat is None:
            return
        piece = self._rack_piece(pointer.spot)
        self._point(None if piece else self._cell_under(pointer), piece)

    def on_click(self, pointer: Pointer) -> None:
        piece = self._rack_piece(pointer.spot)
        if piece == "sack":
            self._click_sack()
        elif piece:
            self.hold("" if piece == self._held else piece)
        else:
            self._click_cell(self._cell_under(pointer))

    def _click_sack(self) -> None:
        if self._held or not self.forced:
            self._throw(self._held or next(iter(self._fits)))
        else:
            self.refused.emit(self._words.choose_throw_first())

    def _click_cell(self, cell: Hex | None) -> None:
        if cell not in self._positions:
            self.release()
            return
        self._point(cell)
        if self._held:
            self._place(cell)
            return
        fitting = [tile for tile, cells in self._fits.items() if cell in cells]
        number = self._positions.index(cell) + 1
        self.refused.emit(self._words.choose_tile_first(fitting, number))

    def on_secondary(self, pointer: Pointer) -> None:
        self.release()

    def can_drag(self, pointer: Pointer) -> bool:
        return self._rack_piece(pointer.spot) in self._fits

    def on_drag(self, pointer: Pointer) -> None:
        tile = self._rack_piece(pointer.start)
        if tile not in self._fits:
            return
        if not self.hand.holds:
            self._held, self._cell = tile, None
            grip = self._pressed.table if self._pressed is not None else pointer.table
            self.hand.lift(tile, self.rack_tiles.slot(tile), grip, self.rack_tiles.scale)
        self.hand.follow(pointer.table)
        over_sack = self._rack_piece(pointer.spot) == "sack"
        cell = None if over_sack else self.hand.nearest(self._fits[tile], self._positions)
        if self.rack_area.contains(self.hand.at):
            cell = None
        self._point(cell, "sack" if over_sack else "")
        self.hand.suit(self.target, misfit=over_sack or (cell is not None and not self.forced))

    def on_drop(self, pointer: Pointer) -> None:
        self.on_drag(pointer)
        tile = self._held
        if not tile:
            return
        if self._hovered == "sack":
            self._throw(tile)
        elif self._cell is not None:
            self._place(self._cell)
        else:
            self.release()
            occupied = GRID.cell_at(self.board.mapFromScene(pointer.table)) in self.view.tiles
            if occupied and not self.rack_area.contains(pointer.table):
                self.refused.emit(self._words.occupied())

    def on_cancel(self) -> None:
        self.release()

    # -- moves

    def _place(self, cell: Hex) -> None:
        """Places the held tile, or says why it does not fit."""
        target = self.target
        if target is not None:
            self._play(target.move)
        else:
            self._refuse(self._why_not(self._held, cell))

    def _throw(self, tile: str) -> None:
        """Throws a tile back and passes, or says why that is not allowed."""
        reason = self._reason(tile)
        if reason:
            self._refuse(reason)
        else:
            self._play(Throw(tile))

    def _refuse(self, reason: str) -> None:
        """Says why not; a tile in the hand goes home, a selected one stays selected."""
        if self.hand.holds:
            self.release()
        self.refused.emit(reason)

    def _why_not(self, tile: str, cell: Hex) -> str:
        """The rules' reason why a tile does not fit, as it lies in the hand or on the rack."""
        return self._reason(f"{self.hand.digits or tile}:{self._positions.index(cell) + 1}")

    def _reason(self, text: str) -> str:
        """The rules' reason against a move, as a sentence; empty if there is none."""
        try:
            self.game.parse_move(self.view, text)
        except (IllegalMove, InvalidMove) as error:
            return capitalised(error.reason)
        return ""

    def _play(self, move: HolominoMove) -> None:
        view: Any = self.view
        self._landing = self.hand.start()
        self.move_chosen.emit(move)
        if self.awaiting:
            return
        self._landing = None
        if self.view is view:
            self.release()

    # -- keyboard and wheel

    def shortcuts(self) -> list[tuple[str, str]]:
        return [
            ("1–9", self.tr("Take a tile of the pool, or put it down again")),
            ("R / Shift+R", self.tr("Turn the tile, if it fits in several ways")),
        ]

    def on_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_R:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            return self.turn_ghost(-1 if back else 1)
        pool = list(self._fits)
        if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 and event.modifiers() in _PLAIN:
            index = (key - Qt.Key.Key_1) % 10
            if index < len(pool):
                self.hold("" if pool[index] == self._held else pool[index])
                self.cursor.go(next(s for s in self.spots() if s.key == ("tile", pool[index])))
                return True
        return False

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        """The wheel turns a held tile where it fits in several ways."""
        if not self.turn_ghost(-steps):
            return False
        self.hand.suit(self.target)
        return True


def _tile_of(move: Place | Throw) -> str:
    return move.tile if isinstance(move, Throw) else canonical(move.digits)


_PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
