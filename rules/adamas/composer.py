"""A move of Adamas under construction: its legs, and the legs that can still be added.

The second leg decides whether the move is a split (same source) or a merge (same target). Under
`prog_cap` a leg that cannot capture yet is accepted: further legs can change the counts, so only
the whole move is checked.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from rules.adamas.board import Stack, Stacks, cells_in_sight, visible_enemies
from rules.adamas.game import Adamas, AdamasState, check_sight, may_land
from rules.adamas.moves import Leg, Merge, Move, Split, legs_of
from rules.adamas.splits import SplitProgress
from rules.core import IllegalMove, Message


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
class AdamasComposer:
    """The legs so far, in the order they were added."""

    view: AdamasState
    parts: tuple[Leg, ...] = ()

    @classmethod
    def begun(cls, view: AdamasState) -> Self:
        """Return the move of the player to move without any leg."""
        return cls(view)

    @classmethod
    def of(cls, view: AdamasState, move: Move) -> Self:
        """Return a complete move. Raises IllegalMove."""
        Adamas().check(view, move)
        return cls(view, legs_of(move))

    # -- the move

    @property
    def sources(self) -> list[str]:
        return list(dict.fromkeys(leg.source for leg in self.parts))

    @property
    def targets(self) -> list[str]:
        return list(dict.fromkeys(leg.target for leg in self.parts))

    @property
    def is_merge(self) -> bool:
        return len(self.sources) > 1

    @property
    def has_several_targets(self) -> bool:
        return len(self.targets) > 1

    @property
    def is_whole(self) -> bool:
        """Whether the move takes one whole stack to one cell."""
        return len(self.parts) == 1 and not self.left(self.parts[0].source)

    @property
    def _assembled(self) -> Move | None:
        """The move in the rules' order, whether legal or not; None without legs."""
        if not self.parts:
            return None
        move: Move
        if self.is_merge:
            move = Merge(tuple((leg.count, leg.source) for leg in self.parts), self.parts[0].target)
        else:
            move = Split(self.parts[0].source, tuple((leg.count, leg.target) for leg in self.parts))
        return Adamas().tidied(self.view, move)

    @property
    def text(self) -> str:
        """The legs in notation; empty without legs."""
        return str(self._assembled or "")

    @property
    def problem(self) -> str:
        """Why the legs so far are not a legal move; empty if they are."""
        move = self._assembled
        if move is None:
            return Message("no pieces are moving yet")
        try:
            Adamas().check(self.view, move)
        except IllegalMove as error:
            return error.reason
        return ""

    def move(self) -> Move | None:
        """Return the move in the rules' order, or None if it is not legal."""
        return None if self.problem else self._assembled

    @property
    def after(self) -> AdamasState:
        """The view after the move; the present view if the move cannot be played."""
        move = self.move()
        if move is None:
            return self.view
        return replace(self.view, stacks=Adamas().preview(self.view, move).stacks, opened=True)

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
        return stack.height - sum(leg.count for leg in self.parts if leg.source == cell)

    def arriving(self, cell: str) -> int:
        """Return how many pieces the legs bring to a cell."""
        return sum(leg.count for leg in self.parts if leg.target == cell)

    def seen(self, index: int) -> tuple[int, int] | None:
        """Return the visible enemy count at a leg's target, and the target's height.

        None if the target is not an enemy stack. The count is that of the rules: under `prog_cap`
        it includes the legs that landed before.
        """
        leg = self.parts[index]
        stack = self.stack(leg.target)
        if stack is None or not self.is_enemy(leg.target):
            return None
        board = self.view.board
        counted = self._counted(index)
        return visible_enemies(board, counted, board.index[leg.target], stack.owner), stack.height

    def _counted(self, index: int) -> Stacks:
        """Return the stacks that count when a leg lands."""
        if self.is_merge or not self.view.options.prog_cap:
            return self.view.stacks
        where, total = self.view.board.index, sum(leg.count for leg in self.parts)
        source = where[self.parts[0].source]
        progress = SplitProgress(self.view.board, self.view.stacks, source, total)
        return progress.counted(tuple((where[leg.target], leg.count) for leg in self.parts[:index]))

    def may_land(self, index: int) -> bool:
        """Return whether a leg may land on its target, given the present legs."""
        target = self.view.board.index[self.parts[index].target]
        return may_land(self.view, self._counted(index), target)

    def outlook(self, leg: Leg) -> Outlook:
        """Return the effect that a leg would have if it was added now."""
        try:
            trial = self.add(leg)
        except IllegalMove:
            return Outlook.NO
        if not self.is_enemy(leg.target):
            return Outlook.FRIEND if self.is_own(leg.target) else Outlook.FREE
        index = trial.targets.index(leg.target)
        return Outlook.TAKE if trial.may_land(index) else Outlook.LATER

    # -- adding legs

    def choices(self) -> tuple[Leg, ...]:
        """Return the legs of one piece that can be added, by source, then by target."""
        return tuple(leg for cell in self.view.board.cells for leg in self.choices_from(cell))

    def choices_from(self, source: str) -> Iterator[Leg]:
        """Yield the legs of one piece from a cell that can be added, by target."""
        board = self.view.board
        if not self.is_own(source):
            return
        for there in cells_in_sight(board, self.view.stacks, board.index[source]):
            leg = Leg(source, board.cells[there], 1)
            if self.accepts(leg):
                yield leg

    def may_split(self) -> bool:
        """Return whether the first source can send pieces to another cell."""
        legs = self.choices_from(self.parts[0].source)
        return any(leg.target not in self.targets for leg in legs)

    def may_merge(self) -> bool:
        """Return whether another stack can send pieces to the first target."""
        target, sources = self.parts[0].target, self.sources
        cells = (cell for cell in self.view.board.cells if cell not in sources)
        return any(self.accepts(Leg(cell, target, 1)) for cell in cells if self.is_own(cell))

    def accepts(self, leg: Leg) -> bool:
        """Return whether a leg can be added."""
        try:
            self._check(leg)
        except IllegalMove:
            return False
        return True

    def add(self, leg: Leg) -> Self:
        """Return the move with one more leg; legs with equal source and target are added up.

        Raises IllegalMove.
        """
        self._check(leg)
        for index, known in enumerate(self.parts):
            if (known.source, known.target) == (leg.source, leg.target):
                more = replace(known, count=known.count + leg.count)
                return replace(self, parts=(*self.parts[:index], more, *self.parts[index + 1 :]))
        return replace(self, parts=(*self.parts, leg))

    def without(self, leg: Leg) -> Self:
        """Return the move without one leg."""
        return replace(self, parts=tuple(known for known in self.parts if known != leg))

    def check_source(self, cell: str) -> None:
        """Raise IllegalMove if no pieces can leave a cell, with these legs."""
        self._check_pieces(cell, 1)
        if next(self.choices_from(cell), None) is not None:
            return
        if not self.parts:
            raise IllegalMove("{cell} cannot move anywhere", cell=cell)
        try:
            self._check(Leg(cell, self.targets[0], 1))
        except IllegalMove as error:
            if self.has_several_targets:
                raise
            reason = error.reason
            #: a stack cannot take part in a merge
            raise IllegalMove("{cell} cannot join: {reason}", cell=cell, reason=reason) from None

    def most(self, source: str | None) -> int:
        """Return the most pieces that can leave a cell, or any single cell for None."""
        if source is not None:
            return self.left(source)
        return max(map(self.left, self.view.board.cells))

    def check_count(self, count: int, source: str | None) -> None:
        """Raise IllegalMove if there are not as many pieces on a cell, or on any for None."""
        if source is not None:
            self._check_left(source, count)
        elif count > self.most(None):
            raise IllegalMove("none of your stacks is that high")

    def _check(self, leg: Leg) -> None:
        """Raise IllegalMove if a leg cannot be added."""
        self._check_pieces(leg.source, leg.count)
        self._check_company(leg)
        index = self.view.board.index
        check_sight(self.view, index[leg.source], index[leg.target])
        if not self._counts_may_change(leg):
            Adamas().check(self.view, Split(leg.source, ((leg.count, leg.target),)))

    def _check_pieces(self, cell: str, count: int) -> None:
        stack = self.stack(cell)
        if stack is None:
            raise IllegalMove("{cell} is empty. Choose one of your stacks.", cell=cell)
        if stack.owner != self.view.to_move:
            raise IllegalMove(
                "{cell} is {name}’s stack. Choose one of yours.",
                cell=cell,
                name=self.view.names[stack.owner],
            )
        if cell in self.targets:
            raise IllegalMove("{cell} receives pieces, so none can leave it", cell=cell)
        if not self.left(cell):
            raise IllegalMove("all pieces on {cell} are already moving", cell=cell)
        self._check_left(cell, count)

    def _check_left(self, cell: str, count: int) -> None:
        if count > self.left(cell):
            raise IllegalMove("{cell} has only {n} left", cell=cell, n=self.left(cell))

    def _counts_may_change(self, leg: Leg) -> bool:
        """Return whether later legs of the split can still decide if this leg captures."""
        later = self.sources == [leg.source] and self.parts[0].target != leg.target
        return later and bool(self.view.options.prog_cap)

    def _check_company(self, leg: Leg) -> None:
        """Raise IllegalMove if a leg shares neither source nor target with the others."""
        if not self.parts or self.sources == [leg.source] or self.targets == [leg.target]:
            return
        source, target = self.parts[0].source, self.parts[0].target
        if self.is_merge:
            raise IllegalMove("in a merge, all pieces go to one cell: {target}", target=target)
        if self.has_several_targets:
            raise IllegalMove(
                "in a split, all pieces come from one stack: only {source} can send more",
                source=source,
            )
        raise IllegalMove(
            "send more from {source} to split, or send another stack to {target} to merge",
            source=source,
            target=target,
        )
