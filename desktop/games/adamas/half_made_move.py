"""The half-made move of Adamas: its legs, and the legs that can still be added.

The second leg decides whether the move is a split (same source) or a merge (same target). Under
`prog_cap` a leg that cannot capture yet is accepted: further legs can change the counts, so only
the whole move is checked.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from PySide6.QtCore import QCoreApplication

from desktop.board.spoken.rule_text import objection
from rules.adamas.board import Stack, between, cells_in_sight, visible_enemies
from rules.adamas.game import Adamas, AdamasState
from rules.adamas.moves import Merge, Move, Split
from rules.adamas.splits import SplitProgress, land, lifted

translate = QCoreApplication.translate


class Refused(Exception):
    """Raised if an action is not possible; the message is one sentence."""


@dataclass(frozen=True, slots=True)
class Leg:
    """Pieces on their way from one cell to another."""

    source: str
    target: str
    count: int


def legs_of(move: Move) -> tuple[Leg, ...]:
    """Return the legs of a move."""
    if isinstance(move, Merge):
        return tuple(Leg(cell, move.target, count) for count, cell in move.parts)
    return tuple(Leg(move.source, cell, count) for count, cell in move.parts)


class Outlook(Enum):
    """The effect of a leg at its target.

    In order: it goes to an empty cell, joins a friendly stack, captures a stack, cannot capture it
    with the counts so far (`prog_cap`), or cannot be added at all.
    """

    FREE = "free"
    FRIEND = "friend"
    TAKE = "take"
    LATER = "later"
    NO = "no"


@dataclass(frozen=True, slots=True)
class MoveDraft:
    """The legs so far, in the order they were added. Immutable."""

    game: Adamas
    view: AdamasState
    legs: tuple[Leg, ...] = ()

    # -- the move

    @property
    def sources(self) -> list[str]:
        return list(dict.fromkeys(leg.source for leg in self.legs))

    @property
    def targets(self) -> list[str]:
        return list(dict.fromkeys(leg.target for leg in self.legs))

    @property
    def is_merge(self) -> bool:
        return len(self.sources) > 1

    @property
    def is_split(self) -> bool:
        """Whether the legs have several targets, so that the move is a split."""
        return len(self.targets) > 1

    @property
    def is_whole(self) -> bool:
        """Whether the move takes one whole stack to one cell."""
        return len(self.legs) == 1 and self.is_emptied(self.legs[0].source)

    @property
    def move(self) -> Move | None:
        """The move so far, in the rules' order; None without legs."""
        if not self.legs:
            return None
        move: Move
        if self.is_merge:
            move = Merge(tuple((leg.count, leg.source) for leg in self.legs), self.legs[0].target)
        else:
            move = Split(self.legs[0].source, tuple((leg.count, leg.target) for leg in self.legs))
        return self.game.tidied(self.view, move)

    @property
    def text(self) -> str:
        """The move in notation; empty without legs."""
        return "" if self.move is None else str(self.move)

    @property
    def problem(self) -> str:
        """Why the move so far cannot be played, as one sentence; empty if it can."""
        move = self.move
        if move is None:
            return translate("adamas", "No pieces are moving yet.")
        return objection(self.game, self.view, move)

    @property
    def after(self) -> AdamasState:
        """The view after the move; the present view if the move cannot be played."""
        move = self.move
        if move is None or self.problem:
            return self.view
        return replace(self.view, stacks=self.game.preview(self.view, move).stacks, opened=True)

    # -- stacks and cells

    def stack(self, cell: str) -> Stack | None:
        """Return the stack on a cell before the move."""
        return self.view.stacks[self.view.board.index[cell]]

    def is_own(self, cell: str) -> bool:
        stack = self.stack(cell)
        return stack is not None and stack.owner == self.view.to_move

    def is_enemy(self, cell: str) -> bool:
        stack = self.stack(cell)
        return stack is not None and stack.owner != self.view.to_move

    def left(self, cell: str) -> int:
        """Return how many pieces of an own stack are not part of a leg."""
        stack = self.stack(cell)
        if stack is None or not self.is_own(cell):
            return 0
        return stack.height - sum(leg.count for leg in self.legs if leg.source == cell)

    def is_emptied(self, cell: str) -> bool:
        """Return whether all pieces of an own stack are part of legs."""
        return self.is_own(cell) and not self.left(cell)

    def arriving(self, cell: str) -> int:
        """Return how many pieces the legs bring to a cell."""
        return sum(leg.count for leg in self.legs if leg.target == cell)

    def captured(self, cell: str) -> int:
        """Return the height of the enemy stack on a leg's target; 0 if there is none."""
        stack = self.stack(cell)
        if stack is None or not self.is_enemy(cell) or not self.arriving(cell):
            return 0
        return stack.height

    def seen(self, index: int) -> tuple[int, int] | None:
        """Return the visible enemy count at a leg's target, and the target's height.

        None if the target is not an enemy stack. The count is that of the rules: under `prog_cap`
        it includes the legs that landed before.
        """
        leg = self.legs[index]
        stack = self.stack(leg.target)
        if stack is None or not self.is_enemy(leg.target):
            return None
        board = self.view.board
        counted = self._counted(index)
        return visible_enemies(board, counted, board.index[leg.target], stack.owner), stack.height

    def _counted(self, index: int) -> list[Stack | None] | tuple[Stack | None, ...]:
        """Return the stacks that count when a leg lands."""
        if not (self.view.options.prog_cap and index and not self.is_merge):
            return self.view.stacks
        where = self.view.board.index
        source = where[self.legs[0].source]
        total = sum(leg.count for leg in self.legs)
        owner = SplitProgress(self.view.board, self.view.stacks, source, total).owner
        counted = lifted(self.view.stacks, source, total)
        for leg in self.legs[:index]:
            land(counted, where[leg.target], Stack(owner, leg.count))
        return counted

    def may_land(self, index: int) -> bool:
        """Return whether a leg may land on its target, given the present legs."""
        seen = self.seen(index)
        return seen is None or (self.view.opened and seen[0] == seen[1])

    def outlook(self, leg: Leg) -> Outlook:
        """Return the effect that a leg would have if it was added now."""
        if self.why_not(leg):
            return Outlook.NO
        if not self.is_enemy(leg.target):
            return Outlook.FRIEND if self.is_own(leg.target) else Outlook.FREE
        trial = self.with_leg(leg)
        index = trial.targets.index(leg.target)
        return Outlook.TAKE if trial.may_land(index) else Outlook.LATER

    # -- adding legs

    def with_leg(self, leg: Leg) -> MoveDraft:
        """Return the draft with one more leg; legs with equal source and target are added up.

        Raises Refused.
        """
        reason = self.why_not(leg)
        if reason:
            raise Refused(reason)
        for index, known in enumerate(self.legs):
            if (known.source, known.target) == (leg.source, leg.target):
                more = replace(known, count=known.count + leg.count)
                return replace(self, legs=(*self.legs[:index], more, *self.legs[index + 1 :]))
        return replace(self, legs=(*self.legs, leg))

    def why_not(self, leg: Leg) -> str:
        """Return why a leg cannot be added, as one sentence; empty if it can."""
        if not self.is_own(leg.source):
            return self.why_no_source(leg.source)
        if leg.count > self.left(leg.source):
            return translate("adamas", "{cell} has only {n} left").format(
                cell=leg.source, n=self.left(leg.source)
            )
        clash = self._clash(leg)
        if clash:
            return clash
        sight = self._why_unseen(leg.source, leg.target)
        if sight:
            return sight
        if self._counts_may_change(leg):
            return ""
        return objection(self.game, self.view, Split(leg.source, ((leg.count, leg.target),)))

    def why_no_source(self, cell: str) -> str:
        """Return why no pieces can leave a cell, as one sentence; empty if they can."""
        stack = self.stack(cell)
        if stack is None:
            return translate("adamas", "{cell} is empty. Choose one of your stacks.").format(
                cell=cell
            )
        if stack.owner != self.view.to_move:
            return translate("adamas", "{cell} is {name}’s stack. Choose one of yours.").format(
                cell=cell, name=self.view.names[stack.owner]
            )
        if cell in self.targets:
            return translate("adamas", "{cell} receives pieces, so none can leave it").format(
                cell=cell
            )
        if not self.left(cell):
            return translate("adamas", "All pieces of {cell} are moving").format(cell=cell)
        return ""

    def may_split(self) -> bool:
        """Return whether the first source can send pieces to another cell."""
        source = self.legs[0].source
        cells = (cell for cell in self.view.board.cells if cell not in self.targets)
        return any(not self.why_not(Leg(source, cell, 1)) for cell in cells)

    def may_merge(self) -> bool:
        """Return whether another stack can send pieces to the first target."""
        target = self.legs[0].target
        cells = (cell for cell in self.view.board.cells if cell not in self.sources)
        return any(not self.why_not(Leg(cell, target, 1)) for cell in cells)

    def _clash(self, leg: Leg) -> str:
        """Return why a leg shares neither source nor target with the others; empty if it does."""
        if not self.legs:
            return ""
        one_source = self.sources == [leg.source]
        one_target = self.targets == [leg.target]
        if one_source or one_target:
            return ""
        source, target = self.legs[0].source, self.legs[0].target
        if self.is_merge:
            text = translate("adamas", "In a merge, all pieces go to one cell: {target}")
        elif self.is_split:
            text = translate(
                "adamas", "In a split, all pieces come from one stack: only {source} can send more"
            )
        else:
            text = translate(
                "adamas",
                "Send more from {source} to split, or send another stack to {target} to merge",
            )
        return text.format(source=source, target=target)

    def _why_unseen(self, source: str, target: str) -> str:
        board = self.view.board
        here, there = board.index[source], board.index[target]
        if there in cells_in_sight(board, self.view.stacks, here):
            return ""
        names = {"source": source, "target": target}
        if source == target:
            return translate("adamas", "The pieces are already on {source}").format(**names)
        try:
            blocker = between(board, self.view.stacks, here, there)
        except ValueError:
            return translate("adamas", "{target} is not in line with {source}").format(**names)
        assert blocker is not None
        return translate("adamas", "{blocker} stands between {source} and {target}").format(
            blocker=board.cells[blocker], **names
        )

    def _counts_may_change(self, leg: Leg) -> bool:
        """Return whether later legs of the split can still decide if this leg captures."""
        later = bool(self.legs) and self.sources == [leg.source]
        return later and self.view.options.prog_cap and self.legs[0].target != leg.target

    def without(self, index: int) -> MoveDraft:
        """Return the draft without one leg."""
        return replace(self, legs=(*self.legs[:index], *self.legs[index + 1 :]))

    def cleared(self) -> MoveDraft:
        """Return the draft without any leg."""
        return replace(self, legs=())
