"""AdamasHand: stacks are dragged along lines, and legs add up to a split or a merge.

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

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.contract import Pointer
from desktop.board.hand import Hand
from desktop.board.spoken.rule_text import capitalised
from desktop.controls.commands import PRESSING, is_plain
from desktop.controls.keyboard_layout import character_of
from desktop.games.adamas.layout import R
from desktop.games.adamas.lines_of_sight import LinesOfSight, lines_from
from desktop.games.adamas.move_builder import MoveBuilder
from desktop.games.adamas.prompts import capture_line, outside_line, safe_line
from desktop.storage.settings import Settings
from rules.adamas.composer import AdamasComposer, Outlook
from rules.adamas.game import AdamasState
from rules.adamas.moves import Leg
from rules.core import IllegalMove

if TYPE_CHECKING:
    from desktop.games.adamas.scene import AdamasScene

_BUBBLE_AT = 1.15  # R right of the pointer, beyond the carried pieces


def _stays_open(modifiers: Qt.KeyboardModifier) -> bool:
    return bool(modifiers & Qt.KeyboardModifier.ControlModifier)


class AdamasHand(Hand):
    """Holds the half-made move."""

    def __init__(self, scene: "AdamasScene") -> None:
        self._scene = scene
        self.builder = MoveBuilder()
        self._before_drag: MoveBuilder | None = None
        self._grabbed: str | None = None
        """The cell from which a drag took its pieces."""
        self._set_aside: MoveBuilder | None = None
        """The half-made move before a typed move was shown instead."""

    def begin(self, view: AdamasState, *, hides_threats: bool) -> None:
        """Start with a new view."""
        self.builder.begin(view, hides_threats=hides_threats)
        self._before_drag = self._grabbed = self._set_aside = None

    def _changed(self) -> None:
        """Show the half-made move after it has changed."""
        self._scene.refresh()
        items = self._scene.board_items
        hover = items.marks.hover
        if self.builder.source is None:
            items.drop()
            self._scene.bubble.hide()
            items.point(hover, sight=self._sight(hover))
        else:
            items.point(hover)
            items.hold_still()
        self._scene.prompt_changed.emit(self._scene.words.current_prompt())

    def show_preview(self, moves: Sequence[Any]) -> None:
        aside, builder = self._set_aside, self.builder
        if aside is None and not moves:
            return
        before = aside if aside is not None else replace(builder)
        builder.draft = AdamasComposer.of(self._scene.view, moves[0]) if moves else before.draft
        builder.source, builder.wish = (None, None) if moves else (before.source, before.wish)
        self._set_aside = before if moves else None
        self._changed()

    def on_hover(self, pointer: Pointer) -> None:
        if self._scene.rack_item is not None:
            self._scene.rack_item.show_hover(pointer.spot.key if pointer.spot else None)
        if self.builder.source is not None:
            self._carry_to(pointer)
            return
        cell = self._cell_at(pointer)
        self._scene.board_items.point(cell, sight=self._sight(cell))

    def _sight(self, cell: str | None) -> LinesOfSight | None:
        """Return the lines of sight of a cell after the half-made move, if any."""
        if cell is None or self._scene.view.to_move is None:
            return None
        return lines_from(self.builder.draft.after, cell)

    def on_leave(self) -> None:
        self._scene.bubble.hide()
        if self._scene.rack_item is not None:
            self._scene.rack_item.show_hover(None)
        self._scene.board_items.point(None)

    def _cell_at(self, pointer: Pointer) -> str | None:
        spot = pointer.spot
        return spot.key if spot is not None and isinstance(spot.key, str) else None

    def _carry_to(self, pointer: Pointer) -> None:
        """Move the carried pieces with the pointer, and mark their possible targets."""
        builder = self.builder
        self._scene.board_items.hold(pointer.table)
        cell = self._cell_at(pointer)
        leg = Leg(builder.source or "", cell or "", builder.carry)
        fits = cell is not None and cell != builder.source and builder.draft.accepts(leg)
        self._scene.board_items.point(cell, cell if fits else None)
        self._tell_aim(pointer, leg if cell is not None else None)

    def _tell_aim(self, pointer: Pointer, leg: Leg | None) -> None:
        """Show a bubble beside the carried pieces that says what they would do here."""
        at = pointer.table + QPointF(_BUBBLE_AT * R * self._scene.board.transform().m11(), 0)
        draft = self.builder.draft
        stack = draft.stack(leg.target) if leg is not None else None
        if leg is None or stack is None or leg.target == leg.source:
            self._scene.bubble.hide()
        elif draft.is_enemy(leg.target):
            seen = lines_from(self._scene.view, leg.target).seen
            takes = draft.outlook(leg) is Outlook.TAKE
            if self._scene.board_items.marks.aim is not None and not takes:
                trial = draft.add(leg)
                seen, _ = trial.seen(trial.targets.index(leg.target)) or (seen, 0)
            words = capture_line(leg, stack.height) if takes else safe_line(seen, stack.height)
            self._scene.bubble.say(at, words, ground="" if takes else "error")
        elif self._scene.board_items.marks.aim is not None:
            there = draft.left(leg.target) + draft.arriving(leg.target)
            self._scene.bubble.say(at, f"{leg.count} + {there} = {leg.count + there}")
        else:
            self._scene.bubble.hide()

    def on_click(self, pointer: Pointer) -> None:
        spot = pointer.spot
        if spot is None:
            if self.builder.source is not None:
                self._try(self.builder.let_go)
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

    def on_wheel(self, pointer: Pointer, steps: int) -> bool:
        over_rack = self._scene.rack_area.contains(pointer.table)
        if self.builder.source is None and not over_rack:
            return False
        if steps:
            self.builder.change(steps)
            self._changed()
        return True

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
            self._scene.input.refuse(error.reason)
            return
        self._grabbed = cell
        self._changed()

    def on_drop(self, pointer: Pointer) -> None:
        before, grabbed = self._before_drag, self._grabbed
        self._before_drag = self._grabbed = None
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
            self._scene.board_items.send_home(source)
            if target is None and before.leg_at(grabbed) is None:
                reason = outside_line()
        if reason:
            self._scene.board_items.send_home(grabbed)
            self.builder.draft = before.draft
        self.builder.let_go()
        at_once = bool(pointer.modifiers & Qt.KeyboardModifier.ShiftModifier)
        if at_once or before.leg_at(grabbed) is not None:
            self.builder.wish = before.wish
        self._changed()
        if reason:
            self._scene.refused.emit(reason)
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
        return self.builder.draft.text if self._scene.view is not None else ""

    def on_cancel(self) -> None:
        before, grabbed = self._before_drag, self._grabbed
        if before is None:
            self._try(self.builder.clear)
            return
        if grabbed is not None:
            self._scene.board_items.send_home(grabbed)
            self.builder.draft, self.builder.wish = before.draft, before.wish
        self.builder.let_go()
        self._before_drag = self._grabbed = None
        self._changed()

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
            self._try(self.builder.clear)
        else:
            return False
        return True

    def _press_enter(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Handle Enter: play the move, or act at the cursor if it is shown."""
        begun = self.builder.draft.parts and not self._scene.cursor.isVisible()
        waits = begun and key != Qt.Key.Key_Space
        plays = bool(waits or modifiers & Qt.KeyboardModifier.ControlModifier)
        if plays:
            self.play()
        return plays

    def _press_key(self, amount: int | str) -> None:
        """Handle a button of the rack, or its key."""
        if amount in ("less", "more"):
            self._try(lambda: self.builder.change(1 if amount == "more" else -1))
        else:
            count = amount if isinstance(amount, int) else None
            self._try(lambda: self.builder.choose(count))

    def _try(self, act: Callable[[], object]) -> None:
        """Change the half-made move, or show why that is not possible."""
        try:
            act()
        except IllegalMove as error:
            self._scene.input.refuse(error.reason)
            return
        self._changed()

    def on_secondary(self, pointer: Pointer) -> None:
        self._step_back()

    def _step_back(self) -> None:
        if self.builder.step_back():
            self._changed()

    def _play_if_done(self, *, plain: bool, stays_open: bool) -> bool:
        """Play the move if its only leg was just added and the settings need no confirmation.

        `plain`: the number of pieces was not chosen. Return whether it was played. Where splits are
        confirmed, lessons and puzzles always wait, as a wrong move counts there.
        """
        draft, confirm = self.builder.draft, Settings().confirm_moves
        if stays_open or len(draft.parts) != 1 or draft.problem or confirm == "always":
            return False
        if confirm == "splits" and (self._scene.alone or not plain or not draft.is_whole):
            return False
        self.play()
        return True

    def play(self) -> None:
        """Play the move so far, or show what is wrong with it."""
        if self._scene.seat is None:
            return
        draft = self.builder.draft
        if draft.problem:
            self._scene.input.refuse(draft.problem)
        else:
            self._scene.move_chosen.emit(draft.move())
