"""Adamas at the table: stacks are dragged along lines, and legs add up to a split or a merge.

How a move is put together
- By default a drag takes the whole stack, the most common move. Rack, number keys or wheel choose
  fewer, and the number stays chosen until the move is played.
- A drop adds a leg. A second leg from the same stack makes a split, a second leg to the same cell
a merge; others are refused with the reason.
- A whole stack put down plays at once, unless the number was chosen or Ctrl is held: then more legs
can be added. The setting `confirm_moves` says which moves wait for the button.
- A click on a target cell, Enter, or a drag with Shift plays the move.
- Pieces of a leg can be dragged to another cell, or back.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import replace
from typing import Any, cast

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.board.contract import Pointer, Spot
from desktop.board.ending import Ending
from desktop.board.palette import PaletteItem
from desktop.board.places import centred
from desktop.board.plates import BubbleItem
from desktop.board.scene import BoardScene
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import PRESSING, is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.games.adamas.ending import (
    light_capture,
    taken_area,
)
from desktop.games.adamas.items import BoardItems
from desktop.games.adamas.layout import BoardLayout, R
from desktop.games.adamas.lines_of_sight import (
    LinesOfSight,
    lines_from,
    newest_first,
)
from desktop.games.adamas.motion import legs_told, play_move
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.games.adamas.panel import AdamasPanel
from desktop.games.adamas.prompts import (
    AdamasWords,
    capture_line,
    cell_name,
    safe_line,
)
from desktop.games.adamas.rack import CarryLayout, add_rack, rack_layout, swatches_of
from desktop.games.adamas.sounds import SOUNDS
from desktop.storage.settings import Settings
from desktop.theme.theme import Theme
from rules.adamas.board import board_of
from rules.adamas.composer import AdamasComposer, Outlook
from rules.adamas.game import AdamasState
from rules.adamas.moves import Leg, Move, legs_of
from rules.core import AnyGame, IllegalMove

translate = QCoreApplication.translate

_BUBBLE_AT = 1.15  # R right of the pointer, beyond the carried pieces


def _stays_open(modifiers: Qt.KeyboardModifier) -> bool:
    return bool(modifiers & Qt.KeyboardModifier.ControlModifier)


class AdamasScene(BoardScene):
    """The board, the rack with the number of pieces to carry, and the half-made move."""

    sounds = SOUNDS
    moves_pieces = True
    rack_inset = 8.0

    view: AdamasState
    words: AdamasWords

    def __init__(self, game: AnyGame, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(game, theme, parent)
        self.builder = MoveBuilder()
        self.words = AdamasWords(self, self.builder)
        self.board_items = cast(BoardItems, None)
        self.panel: AdamasPanel | None = None
        self._before_drag: MoveBuilder | None = None
        self._grabbed: str | None = None
        """The cell from which a drag took its pieces."""
        self._set_aside: MoveBuilder | None = None
        """The half-made move before a typed move was shown instead."""
        self._drawn: tuple[AdamasState, int | None] | None = None
        self.bubble = BubbleItem(self)
        self._rack_item: PaletteItem | None = None
        self._rack_room, self._rack_upright = QSizeF(1000, 1000), False  # until it has a table
        self._cell_spots: list[Spot] = []
        self._rack_spots: list[Spot] = []

    # -- called by the table

    @property
    def layout(self) -> BoardLayout:
        return (
            self.board_items.layout
            if self.board_items
            else BoardLayout(board_of(self.view.board.size))
        )

    def board_rect(self) -> QRectF:
        board = self.layout.rect
        if self.ending is None:
            return board
        return centred(board | taken_area(self.layout), board, self.board_room.size())

    def board_parts(self) -> list[QRectF]:
        beside = [] if self.ending is None else [taken_area(self.layout)]
        return [*self.layout.parts, *beside]

    def piece_parts(self) -> list[QRectF]:
        piles = self.board_items.stacks.values() if self.board_items else ()
        return [pile.mapRectToParent(pile.boundingRect()) for pile in piles]

    def spots(self) -> Sequence[Spot]:
        return [*self._cell_spots, *self._rack_spots]

    def make_ending(self) -> Ending | None:
        capture = self.words.last_capture()
        if capture is None:
            return None
        marks = self.board_items.marks
        marks.left_from = marks.reached = marks.left_before = marks.reached_before = ()
        return light_capture(self, self.board_items, capture)

    def start_spot(self) -> Spot | None:
        own = (spot for spot in self._cell_spots if self.builder.may_pick(str(spot.key)))
        return next(own, None) or super().start_spot()

    def make_panel(self) -> QWidget:
        self.panel = AdamasPanel()
        self.panel.play.connect(self.play)
        self.panel.claimed.connect(self.tie_claimed)
        return self.panel

    # -- showing a view

    def draw(self, before: AdamasState | None, animate: bool) -> None:
        kept = self._drawn is not None and self._drawn == (self.view, self.seat)
        if not kept:
            self.builder.begin(self.words.stood, hides_threats=self.asks)
            self._set_aside = None
            self._forget_drag()
        self._drawn = (self.view, self.seat)
        held_at = None
        if self.board_items:
            held_at = self.board_items.held_at if kept else None
            self.board_items.drop()
        self.bubble.hide()
        self.board_items = BoardItems(self, BoardLayout(self.view.board), self.builder)
        marks = self.board_items.marks
        legs = legs_told(self.happened)
        marks.reached = tuple(sorted(self.view.last))
        marks.left_from = tuple({leg.source: None for leg in legs} if marks.reached else ())
        before_it = legs_told(self.happened_earlier())
        latest = {*marks.left_from, *marks.reached}
        left, reached = ({leg.source for leg in before_it}, {leg.target for leg in before_it})
        marks.left_before = tuple(sorted(left - reached - latest))
        marks.reached_before = tuple(sorted(reached - latest))
        self._cell_spots = [self._spot(index) for index in self.layout.reading_order]
        self._refresh()
        if self.builder.source is not None:
            self.board_items.hold_still(held_at)
        if animate and before is not None and before is not self.view:
            play_move(self.board_items, self.motion, before, self.happened)

    def _spot(self, index: int) -> Spot:
        cell = self.view.board.cells[index]
        stood = self.words.stood
        name = cell_name(stood, cell, str(lines_from(stood, cell).seen))
        return Spot(cell, self.layout.centres[index], name, self.layout.outline(index))

    def _refresh(self) -> None:
        """Show the half-made move on board, rack, panel and prompt."""
        draft, marks = self.builder.draft, self.board_items.marks
        marks.viewer, marks.threats = self.words.whose_chances, self.builder.marked_threats()
        self.board_items.show_stacks()
        self.draw_rack(self.rack_area.size())
        if self.panel is not None:
            self.panel.show_draft(draft, seat=self.seat is not None and not self.done)
            self.panel.show_tie(self.view.repeated and self.seat is not None)
            listed = newest_first(self.view, self.builder.threats)  # lifting a stack moves no row
            self.panel.show_threats(listed, self.view.names, marks.viewer)

    def on_done(self) -> None:
        if self.view is not None:
            self._refresh()

    def _changed(self) -> None:
        """Show the half-made move after it has changed."""
        self._refresh()
        hover = self.board_items.marks.hover
        if self.builder.source is None:
            self.board_items.drop()
            self.bubble.hide()
            self.board_items.point(hover, sight=self._sight(hover))
        else:
            self.board_items.point(hover)
            self.board_items.hold_still()
        self.prompt_changed.emit(self.words.current_prompt())

    def show_preview(self, moves: Sequence[Any]) -> None:
        aside, builder = self._set_aside, self.builder
        if aside is None and not moves:
            return
        before = aside if aside is not None else replace(builder)
        builder.draft = AdamasComposer.of(self.view, moves[0]) if moves else before.draft
        builder.source, builder.wish = (None, None) if moves else (before.source, before.wish)
        self._set_aside = before if moves else None
        self._changed()

    def spots_of(self, move: Move) -> Collection[Hashable]:
        return {cell for leg in legs_of(move) for cell in (leg.source, leg.target)}

    def on_fitted(self) -> None:
        if self.board_items:
            self.board_items.follow()

    # -- the rack

    def rack_size(self, available: QSizeF) -> QSizeF:
        return self._fit_rack(available, upright=False)

    def rack_column(self, available: QSizeF) -> QSizeF:
        return self._fit_rack(available, upright=True)

    @property
    def rack_is_passing(self) -> bool:
        return self.spare

    def _fit_rack(self, available: QSizeF, *, upright: bool) -> QSizeF:
        self._rack_room, self._rack_upright = available, upright
        return self._rack_layout().size if self.view.outcome is None else QSizeF()

    def _rack_layout(self) -> CarryLayout:
        own = [s.height for s in self.view.stacks if s and s.owner == self.view.to_move]
        return rack_layout(self._rack_room, max(own, default=1), upright=self._rack_upright)

    def draw_rack(self, size: QSizeF) -> None:
        hovered = self._rack_item.hovered if self._rack_item is not None else None
        self.rack.clear()
        self._rack_item, self._rack_spots = None, []
        idle = self.rack_is_passing and self.builder.source is None
        if size.isEmpty() or self.view.outcome is not None or idle:
            return
        layout = self._rack_layout()
        swatches = swatches_of(self.builder, layout, self.theme, seat=self.seat is not None)
        self._rack_item = add_rack(self, layout, swatches)
        self._rack_item.show_hover(hovered)
        self._rack_spots = [swatch.spot for swatch in swatches if swatch.name]

    # -- pointing

    def on_hover(self, pointer: Pointer) -> None:
        if self._rack_item is not None:
            self._rack_item.show_hover(pointer.spot.key if pointer.spot else None)
        if self.builder.source is not None:
            self._carry_to(pointer)
            return
        cell = self._cell_at(pointer)
        self.board_items.point(cell, sight=self._sight(cell))

    def _sight(self, cell: str | None) -> LinesOfSight | None:
        """Return the lines of sight of a cell after the half-made move, if any."""
        if cell is None or self.view.to_move is None:
            return None
        return lines_from(self.builder.draft.after, cell)

    def on_leave(self) -> None:
        if self.board_items:
            self._hover_nothing()

    def _hover_nothing(self) -> None:
        self.bubble.hide()
        if self._rack_item is not None:
            self._rack_item.show_hover(None)
        self.board_items.point(None)

    def _cell_at(self, pointer: Pointer) -> str | None:
        spot = pointer.spot
        return spot.key if spot is not None and isinstance(spot.key, str) else None

    def _carry_to(self, pointer: Pointer) -> None:
        """Move the carried pieces with the pointer, and mark their possible targets."""
        builder = self.builder
        self.board_items.hold(pointer.table)
        cell = self._cell_at(pointer)
        leg = Leg(builder.source or "", cell or "", builder.carry)
        fits = cell is not None and cell != builder.source and builder.draft.accepts(leg)
        self.board_items.point(cell, cell if fits else None)
        self._tell_aim(pointer, leg if cell is not None else None)

    def _tell_aim(self, pointer: Pointer, leg: Leg | None) -> None:
        """Show a bubble beside the carried pieces that says what they would do here."""
        at = pointer.table + QPointF(_BUBBLE_AT * R * self.board.transform().m11(), 0)
        draft = self.builder.draft
        stack = draft.stack(leg.target) if leg is not None else None
        if leg is None or stack is None or leg.target == leg.source:
            self.bubble.hide()
        elif draft.is_enemy(leg.target):
            seen = lines_from(self.view, leg.target).seen
            takes = draft.outlook(leg) is Outlook.TAKE
            if self.board_items.marks.aim is not None and not takes:
                trial = draft.add(leg)
                seen, _ = trial.seen(trial.targets.index(leg.target)) or (seen, 0)
            words = capture_line(leg, stack.height) if takes else safe_line(seen, stack.height)
            self.bubble.say(at, words, ground="" if takes else "error")
        elif self.board_items.marks.aim is not None:
            there = draft.left(leg.target) + draft.arriving(leg.target)
            self.bubble.say(at, f"{leg.count} + {there} = {leg.count + there}")
        else:
            self.bubble.hide()

    # -- clicks

    def on_click(self, pointer: Pointer) -> None:
        spot = pointer.spot
        if spot is None:
            self._let_go()
        elif spot.rack:
            self._press_key(spot.key[1])  # type: ignore[index]
        else:
            open_ = _stays_open(pointer.modifiers)
            self._try(lambda: self._click_cell(str(spot.key), stays_open=open_))
            if self.builder.source is not None:
                self._carry_to(pointer)

    def _click_cell(self, cell: str, *, stays_open: bool = False) -> None:
        """Pick up, put down, let go or play, by a click or Enter on a cell. Raises IllegalMove."""
        builder = self.builder
        if builder.leg_at(cell) is not None and builder.source in (None, *builder.draft.sources):
            self.play()
        elif builder.source is None:
            builder.pick(cell)
        elif builder.source == cell:
            builder.let_go()
        else:
            plain = builder.wish is None and not stays_open
            try:
                builder.put(cell)
                self._play_if_done(plain=plain, stays_open=stays_open)
            except IllegalMove:
                if not builder.draft.is_own(cell) or not builder.may_pick(cell):
                    raise
                builder.pick(cell)

    def on_secondary(self, pointer: Pointer) -> None:
        self._step_back()

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        over_rack = self.rack_area.contains(pointer.table)
        if self.builder.source is None and not over_rack:
            return False
        if steps:
            self.builder.change(steps)
            self._changed()
        return True

    # -- dragging

    def can_drag(self, pointer: Pointer) -> bool:
        cell = self._cell_at(pointer)
        if cell is None:
            return False
        # An emptied stack can be dragged, too, so that the reason for the refusal is shown.
        return self.builder.leg_at(cell) is not None or self.builder.draft.is_own(cell)

    def on_drag(self, pointer: Pointer) -> None:
        if self._before_drag is None:
            self._grab(pointer)
        if self._grabbed is not None:
            self._carry_to(pointer)

    def _grab(self, pointer: Pointer) -> None:
        """Begin a drag of pieces from a stack, or of the last leg to a cell."""
        self._before_drag = replace(self.builder)
        cell = str(pointer.start.key) if pointer.start is not None else ""
        leg = self.builder.leg_at(cell)
        try:
            if leg is not None:
                self.builder.lift_leg(leg)
            else:
                self.builder.pick(cell)
                if pointer.modifiers & Qt.KeyboardModifier.ShiftModifier:
                    self.builder.choose(None)
        except IllegalMove as error:
            self.refused.emit(capitalised(error.reason))
            return
        self._grabbed = cell
        self._changed()

    def on_drop(self, pointer: Pointer) -> None:
        before, grabbed = self._before_drag, self._grabbed
        self._forget_drag()
        if before is None or grabbed is None or self.builder.source is None:
            return
        target, source = self._cell_at(pointer), self.builder.source
        stays_open = _stays_open(pointer.modifiers)
        plain = self.builder.wish is None and before.leg_at(grabbed) is None
        reason = ""
        if target is not None and target != source:
            try:
                self.builder.put(target)
            except IllegalMove as error:
                reason = capitalised(error.reason)
        else:
            self.board_items.send_home(source)
            if target is None and before.leg_at(grabbed) is None:
                reason = self.tr(
                    "This is outside the board. Drop the pieces on a highlighted cell."
                )
        if reason:
            self.board_items.send_home(grabbed)
            self.builder.draft = before.draft
        self.builder.let_go()
        at_once = bool(pointer.modifiers & Qt.KeyboardModifier.ShiftModifier)
        if at_once or before.leg_at(grabbed) is not None:
            self.builder.wish = before.wish
        self._changed()
        if reason:
            self.refused.emit(reason)
        elif target in (None, source):
            self.on_hover(pointer)
        elif at_once:
            self.play()
        elif not self._play_if_done(plain=plain, stays_open=stays_open):
            self.on_hover(pointer)

    @property
    def half_done(self) -> bool:
        return bool(self._before_drag or self.builder.source or self.builder.draft.parts)

    @property
    def half_made(self) -> str:
        return self.builder.draft.text if self.view is not None else ""

    def on_cancel(self) -> None:
        before, grabbed = self._before_drag, self._grabbed
        if before is None:
            self._clear()
            return
        if grabbed is not None:
            self.board_items.send_home(grabbed)
            self.builder.draft, self.builder.wish = before.draft, before.wish
        self.builder.let_go()
        self._forget_drag()
        self._changed()

    def _forget_drag(self) -> None:
        self._before_drag = self._grabbed = None

    # -- keys

    def on_key(self, event: QKeyEvent) -> bool:
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        if key in PRESSING:
            return self._press_enter(key, modifiers)
        if not is_plain(event):
            return False
        typed = character_of(event)
        if typed.isdigit():
            self._try(lambda: self.builder.type_digit(int(typed)))
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._press_key("more" if key == Qt.Key.Key_PageUp else "less")
        elif typed == "a":
            self._press_key("all")
        elif key == Qt.Key.Key_Backspace:
            self._step_back()
        elif key == Qt.Key.Key_Delete:
            self._clear()
        else:
            return False
        return True

    def _press_enter(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Handle Enter: play the move, or act at the cursor if it is shown."""
        waits = not self.cursor.isVisible() and self.builder.draft.parts and key != Qt.Key.Key_Space
        plays = bool(waits or modifiers & Qt.KeyboardModifier.ControlModifier)
        if plays:
            self.play()
        return plays

    def _press_key(self, amount: int | str) -> None:
        """Handle a button of the rack, or its key."""
        if amount in ("less", "more"):
            self.builder.change(1 if amount == "more" else -1)
            self._changed()
        else:
            count = amount if isinstance(amount, int) else None
            self._try(lambda: self.builder.choose(count))

    # -- building the move

    def _try(self, act: Callable[[], object]) -> None:
        """Change the half-made move, or show why that is not possible."""
        try:
            act()
        except IllegalMove as error:
            self.refused.emit(capitalised(error.reason))
            return
        self._changed()

    def _let_go(self) -> None:
        if self.builder.source is not None:
            self.builder.let_go()
            self._changed()

    def _step_back(self) -> None:
        if self.builder.step_back():
            self._changed()

    def _clear(self) -> None:
        self.builder.clear()
        self._changed()

    def _play_if_done(self, *, plain: bool, stays_open: bool) -> bool:
        """Play the move if its only leg was just added and the settings need no confirmation.

        `plain`: the number of pieces was not chosen. Return whether it was played. Where splits are
        confirmed, lessons and puzzles always wait, as a wrong move counts there.
        """
        draft, confirm = self.builder.draft, Settings().confirm_moves
        if stays_open or len(draft.parts) != 1 or draft.problem or confirm == "always":
            return False
        if confirm == "splits" and (self.alone or not plain or not draft.is_whole):
            return False
        self.play()
        return True

    def play(self) -> None:
        """Play the move so far, or show what is wrong with it."""
        if self.seat is None:
            return
        draft = self.builder.draft
        if draft.problem:
            self.refused.emit(capitalised(draft.problem))
        else:
            self.move_chosen.emit(draft.move())
