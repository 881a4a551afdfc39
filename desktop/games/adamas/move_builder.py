"""The player's half-made move in Adamas: the stack picked up, the number, and the legs."""

import time
from dataclasses import dataclass, field

from desktop.games.adamas.lines_of_sight import Threat, threats
from rules.adamas.composer import AdamasComposer
from rules.adamas.game import Adamas, AdamasOptions, AdamasState
from rules.adamas.moves import Leg

_NEXT_DIGIT_S = 1.0
_NOTHING = AdamasComposer.begun(Adamas().initial_state(AdamasOptions().resolved(2), 2))


@dataclass
class MoveBuilder:
    """The player's half-made move.

    `wish` is the number of pieces that the player wants to carry, None for all. It stays until the
    move is played or cleared.
    """

    draft: AdamasComposer = _NOTHING
    source: str | None = None
    wish: int | None = None
    threats: list[Threat] = field(default_factory=list)
    """The threatened stacks in the position, if its player may see them."""
    hides_threats: bool = False
    _typed_at: float = -10.0

    def begin(self, view: AdamasState, *, hides_threats: bool) -> None:
        """Start with a new view."""
        self.draft, self.hides_threats = AdamasComposer.begun(view), hides_threats
        self.source = self.wish = None
        self.threats = self._threats_in(view)

    def _threats_in(self, view: AdamasState) -> list[Threat]:
        return threats(view) if view.opened and not self.hides_threats else []

    def marked_threats(self) -> list[Threat]:
        """Return the threats after the half-made move, without those to stacks that it moves."""
        draft = self.draft
        planned = bool(draft.parts) and not draft.problem
        found = self._threats_in(draft.after) if planned else self.threats
        moving = {self.source, *(() if planned else (*draft.sources, *draft.targets))}
        return [threat for threat in found if threat.cell not in moving]

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
        return self.draft.most(self.source)

    # -- the number of pieces

    def choose(self, count: int | None) -> None:
        """Choose the number of pieces, None for all. Raises IllegalMove if there are too few."""
        if count is not None:
            self.draft.check_count(count, self.source)
        self.wish = count

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
        return next(self.draft.choices_from(cell), None) is not None

    def pick(self, cell: str) -> None:
        """Pick up a stack. Raises IllegalMove."""
        self.draft.check_source(cell)
        self.source = cell

    def let_go(self) -> None:
        """Put the stack back without moving it; the chosen number stays."""
        self.source = None

    def put(self, target: str, count: int | None = None) -> None:
        """Move pieces of the stack picked up to a cell. Raises IllegalMove."""
        assert self.source is not None
        leg = Leg(self.source, target, self.carry if count is None else count)
        self.draft = self.draft.add(leg)
        if not self.left:
            self.let_go()

    # -- undoing

    def lift_leg(self, leg: Leg) -> None:
        """Remove one leg and carry its pieces, to put them somewhere else."""
        self.draft = self.draft.without(leg)
        self.source, self.wish = leg.source, leg.count

    def step_back(self) -> bool:
        """Undo the last step; return False if there was none."""
        if self.source is not None and self.source not in self.draft.sources:
            self.let_go()
        elif self.draft.parts:
            last = self.draft.parts[-1]
            self.draft = self.draft.without(last)
            self.source = last.source
        elif self.source is not None:
            self.let_go()
        else:
            return False
        return True

    def clear(self) -> None:
        """Remove all legs and the stack picked up."""
        self.draft = AdamasComposer.begun(self.draft.view)
        self.source = self.wish = None

    def leg_at(self, cell: str) -> Leg | None:
        """Return the last leg that goes to a cell."""
        return next((leg for leg in reversed(self.draft.parts) if leg.target == cell), None)
