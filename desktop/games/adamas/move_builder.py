"""The player's half-made move in Adamas: the stack picked up, the number, and the draft."""

import time
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.games.adamas.half_made_move import Leg, MoveDraft, Refused

translate = QCoreApplication.translate

_NEXT_DIGIT_S = 1.0


@dataclass
class MoveBuilder:
    """The player's half-made move.

    `wish` is the number of pieces that the player wants to carry, None for all. It stays until the
    move is played or cleared.
    """

    draft: MoveDraft
    source: str | None = None
    wish: int | None = None
    _typed_at: float = -10.0

    @property
    def left(self) -> int:
        """The number of pieces left on the stack picked up."""
        return self.draft.left(self.source) if self.source is not None else 0

    @property
    def carry(self) -> int:
        """The number of pieces in the next leg."""
        return self.left if self.wish is None else min(self.wish, self.left)

    @property
    def most(self) -> int:
        """The most pieces that can be chosen; without a stack, the tallest own one's height."""
        if self.source is not None:
            return self.left
        stacks = (self.draft.left(cell) for cell in self.draft.view.board.cells)
        return max(stacks, default=0)

    # -- the number of pieces

    def choose(self, count: int | None) -> None:
        """Choose the number of pieces, None for all. Raises Refused if there are too few."""
        if count is not None and count > self.most:
            raise Refused(self._too_many())
        self.wish = count

    def _too_many(self) -> str:
        if self.source is None:
            return translate("adamas", "None of your stacks is that high")
        text = translate("adamas", "{cell} has only {n} left")
        return text.format(cell=self.source, n=self.left)

    def change(self, by: int) -> None:
        """Change the number of pieces by `by`, within the available range."""
        if self.most:
            now = min(self.wish, self.most) if self.wish is not None else self.most
            self.wish = max(1, min(self.most, now + by))

    def type_digit(self, digit: int) -> None:
        """Handle a digit: digits typed quickly form one number, 0 alone means all."""
        now = time.monotonic()
        quick = now - self._typed_at < _NEXT_DIGIT_S
        self._typed_at = now
        longer = (self.wish or 0) * 10 + digit
        if quick and self.wish is not None and longer <= self.most:
            self.wish = longer
        else:
            self.choose(digit or None)

    # -- picking up and putting down

    def may_pick(self, cell: str) -> bool:
        """Return whether pieces of a stack can be added to the draft."""
        draft = self.draft
        if draft.why_no_source(cell):
            return False
        return any(not draft.why_not(Leg(cell, target, 1)) for target in draft.view.board.cells)

    def pick(self, cell: str) -> None:
        """Pick up a stack. Raises Refused."""
        reason = self.draft.why_no_source(cell)
        if not reason and not self.may_pick(cell):
            reason = self._why_it_cannot_join(cell)
        if reason:
            raise Refused(reason)
        self.source = cell

    def _why_it_cannot_join(self, cell: str) -> str:
        draft = self.draft
        if not draft.legs:
            return translate("adamas", "{cell} cannot move anywhere").format(cell=cell)
        reason = draft.why_not(Leg(cell, draft.targets[0], 1))
        if draft.is_split:
            return reason
        text = translate("adamas", "{cell} cannot join: {reason}")
        return text.format(cell=cell, reason=reason)

    def let_go(self) -> None:
        """Put the stack back without moving it; the chosen number stays."""
        self.source = None

    def put(self, target: str, count: int | None = None) -> None:
        """Move pieces of the stack picked up to a cell. Raises Refused."""
        assert self.source is not None
        leg = Leg(self.source, target, self.carry if count is None else count)
        self.draft = self.draft.with_leg(leg)
        if not self.left:
            self.let_go()

    # -- undoing

    def remove(self, index: int) -> None:
        """Remove one leg."""
        self.draft = self.draft.without(index)
        if self.source is not None and not self.may_pick(self.source):
            self.let_go()

    def lift_leg(self, index: int) -> None:
        """Remove one leg and carry its pieces, to put them somewhere else."""
        leg = self.draft.legs[index]
        self.draft = self.draft.without(index)
        self.source, self.wish = leg.source, leg.count

    def step_back(self) -> bool:
        """Undo the last step; return False if there was none."""
        if self.source is not None and self.source not in self.draft.sources:
            self.let_go()
        elif self.draft.legs:
            last = self.draft.legs[-1]
            self.draft = self.draft.without(len(self.draft.legs) - 1)
            self.source = last.source
        elif self.source is not None:
            self.let_go()
        else:
            return False
        return True

    def clear(self) -> None:
        """Remove all legs and the stack picked up."""
        self.draft = self.draft.cleared()
        self.source = self.wish = None

    def leg_at(self, cell: str) -> int | None:
        """Return the last leg that goes to a cell."""
        found = [i for i, leg in enumerate(self.draft.legs) if leg.target == cell]
        return found[-1] if found else None
