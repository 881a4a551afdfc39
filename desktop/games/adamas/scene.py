"""Adamas at the table: the board, and the rack with the number of pieces to carry."""

from collections.abc import Collection, Hashable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Spot
from desktop.board.ending import Ending
from desktop.board.palette import PaletteItem
from desktop.board.places import centred
from desktop.board.plates import BubbleItem
from desktop.board.scene import BoardScene
from desktop.board.spoken.turns import since_turn_of
from desktop.games.adamas.ending import (
    light_capture,
    taken_area,
)
from desktop.games.adamas.hand import AdamasHand
from desktop.games.adamas.items import BoardItems
from desktop.games.adamas.layout import BoardLayout
from desktop.games.adamas.lines_of_sight import (
    lines_from,
    newest_first,
)
from desktop.games.adamas.motion import legs_told, play_move
from desktop.games.adamas.panel import AdamasPanel
from desktop.games.adamas.prompts import (
    AdamasWords,
    cell_name,
)
from desktop.games.adamas.rack import CarryLayout, add_rack, rack_layout, swatches_of
from desktop.games.adamas.sounds import SOUNDS
from desktop.theme.theme import Theme
from rules.adamas.game import AdamasState
from rules.adamas.moves import Move, legs_of
from rules.core import AnyGame

translate = QCoreApplication.translate


class AdamasScene(BoardScene):
    """The board, and the rack with the number of pieces to carry."""

    sounds = SOUNDS
    moves_pieces = True
    rack_inset = 8.0
    rack_passes = True

    view: AdamasState
    words: AdamasWords
    hand: AdamasHand

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.hand = AdamasHand(self)
        self.words = AdamasWords(self, self.hand.builder)
        layout = BoardLayout(self.hand.builder.draft.view.board)
        self.board_items = BoardItems(self, layout, self.hand.builder)
        self.panel: AdamasPanel | None = None
        self._drawn: tuple[AdamasState, int | None] | None = None
        self.bubble = BubbleItem(self)
        self.rack_item: PaletteItem | None = None
        self._rack_room, self._rack_upright = QSizeF(1000, 1000), False  # until it has a table
        self._cell_spots: list[Spot] = []
        self._rack_spots: list[Spot] = []

    # -- called by the table

    @property
    def layout(self) -> BoardLayout:
        return self.board_items.layout

    def board_rect(self) -> QRectF:
        board = self.layout.rect
        if self.light.ending is None:
            return board
        return centred(board | taken_area(self.layout), board, self.board_room.size())

    def board_parts(self) -> list[QRectF]:
        beside = [] if self.light.ending is None else [taken_area(self.layout)]
        return [*self.layout.parts, *beside]

    def piece_parts(self) -> list[QRectF]:
        piles = self.board_items.stacks.values()
        return [pile.mapRectToParent(pile.boundingRect()) for pile in piles]

    def spots(self) -> Sequence[Spot]:
        return [*self._cell_spots, *self._rack_spots]

    def make_ending(self) -> Ending | None:
        capture = self.words.last_capture()
        if capture is None:
            return None
        self.board_items.marks.forget_moves()
        return light_capture(self, self.board_items, capture)

    def start_spot(self) -> Spot | None:
        own = (spot for spot in self._cell_spots if self.hand.builder.may_pick(str(spot.key)))
        return next(own, None) or super().start_spot()

    def make_panel(self) -> QWidget:
        self.panel = AdamasPanel()
        self.panel.play_button.clicked.connect(self.hand.play)
        self.panel.tie_button.clicked.connect(self.tie_claimed)
        return self.panel

    # -- showing a view

    def draw(self, before: AdamasState | None, animate: bool) -> None:
        kept = self._drawn is not None and self._drawn == (self.view, self.seat)
        if not kept:
            self.hand.begin(self.words.stood, hides_threats=self.asks)
        self._drawn = (self.view, self.seat)
        held_at = self.board_items.held_at if kept else None
        self.board_items.drop()
        self.bubble.hide()
        self.board_items = BoardItems(self, BoardLayout(self.view.board), self.hand.builder)
        marks = self.board_items.marks
        legs = legs_told(self.happened)
        marks.reached = tuple(sorted(self.view.last))
        marks.left_from = tuple({leg.source: None for leg in legs} if marks.reached else ())
        whose = self.view.to_move
        if whose is None and self.plies:
            whose = self.plies[-1].player
        earlier = since_turn_of(whose, self.plies)[:-1]
        before_it = legs_told(event for ply in earlier for event in ply.events)
        latest = {*marks.left_from, *marks.reached}
        left, reached = ({leg.source for leg in before_it}, {leg.target for leg in before_it})
        marks.left_before = tuple(sorted(left - reached - latest))
        marks.reached_before = tuple(sorted(reached - latest))
        if not self.turn_marked:
            marks.forget_moves()
        self._cell_spots = [self._spot(index) for index in self.layout.reading_order]
        self.refresh()
        if self.hand.builder.source is not None:
            self.board_items.hold_still(held_at)
        if animate and before is not None and before is not self.view:
            play_move(self.board_items, self.motion, before, self.happened)

    def _spot(self, index: int) -> Spot:
        cell = self.view.board.cells[index]
        stood = self.words.stood
        name = cell_name(stood, cell, str(lines_from(stood, cell).seen))
        return Spot(cell, self.layout.centres[index], name, self.layout.outline(index))

    def refresh(self) -> None:
        """Show the half-made move on board, rack, panel and prompt."""
        draft, marks = self.hand.builder.draft, self.board_items.marks
        marks.viewer, marks.threats = self.words.whose_chances, self.hand.builder.marked_threats()
        self.board_items.show_stacks()
        self.draw_rack(self.rack_area.size())
        if self.panel is not None:
            self.panel.show_draft(draft, seat=self.seat is not None and not self.done)
            self.panel.show_tie(self.view.repeated and self.seat is not None)
            # Lifting a stack moves no row.
            listed = newest_first(self.view, self.hand.builder.threats)
            self.panel.show_threats(listed, self.view.names, marks.viewer)

    def set_done(self, done: bool) -> None:
        if done != self.done:
            super().set_done(done)
            if self.view is not None:
                self.refresh()

    def spots_of(self, move: Move) -> Collection[Hashable]:
        return {cell for leg in legs_of(move) for cell in (leg.source, leg.target)}

    def on_fitted(self) -> None:
        self.board_items.follow()

    # -- the rack

    def fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        self._rack_room, self._rack_upright = available, upright
        return self._rack_layout().size if self.view.outcome is None else QSizeF()

    def _rack_layout(self) -> CarryLayout:
        own = [s.height for s in self.view.stacks if s and s.owner == self.view.to_move]
        return rack_layout(self._rack_room, max(own, default=1), upright=self._rack_upright)

    def draw_rack(self, size: QSizeF) -> None:
        hovered = self.rack_item.hovered if self.rack_item is not None else None
        self.rack.clear()
        self.rack_item, self._rack_spots = None, []
        idle = self.spare and self.hand.builder.source is None
        if size.isEmpty() or self.view.outcome is not None or idle:
            return
        layout = self._rack_layout()
        swatches = swatches_of(self.hand.builder, layout, self.theme, seat=self.seat is not None)
        self.rack_item = add_rack(self, layout, swatches)
        self.rack_item.show_hover(hovered)
        self._rack_spots = [swatch.spot for swatch in swatches if swatch.name]
