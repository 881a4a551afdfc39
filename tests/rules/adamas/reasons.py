"""What hints say of a move of Adamas, worked out again by the rules alone."""

import re
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from rules.adamas import Adamas, AdamasState, Move
from rules.adamas.board import capturable, cells_in_sight
from rules.adamas.players import MIND
from rules.core.levels import LEVELS
from rules.core.message import Message
from tests.work import steps

GAME = Adamas()


class Claim:
    """A part of a reason for a move, and the positions before and after it."""

    def __init__(self, view: AdamasState, move: Move, said: Mapping[str, Any]) -> None:
        self.view, self.move, self.said = view, move, said
        self.after = GAME.apply(view, move)
        self.mover = view.mover
        self.cells = view.board.cells
        self.named = set(re.findall(r"[a-z]\d+", str(said.get("cells", said.get("cell", "")))))

    def hanging(self, state: AdamasState, mine: bool) -> set[str]:
        """Return the stacks that could be captured, the mover's or the others'."""
        return {
            self.cells[i]
            for i, stack in enumerate(state.stacks)
            if stack
            and (stack.owner == self.mover) == mine
            and capturable(state.board, state.stacks, i)
        }

    def taken(self) -> dict[str, int]:
        """Return the others' stacks that the move lands on, with their heights."""
        return {
            self.cells[i]: stack.height
            for i, stack in enumerate(self.view.stacks)
            if stack
            and stack.owner != self.mover
            and (now := self.after.stacks[i])
            and now.owner == self.mover
        }

    def room(self, state: AdamasState) -> int:
        """Return the empty cells in sight of the mover's stacks."""
        return sum(
            not state.stacks[seen]
            for cell in state.cells_of(self.mover)
            for seen in cells_in_sight(state.board, state.stacks, cell)
        )

    def at_risk(self, state: AdamasState) -> int:
        """Return the number of the mover's pieces that could be captured."""
        return sum(
            stack.height
            for cell in self.hanging(state, True)
            if (stack := state.stacks[self.cells.index(cell)])
        )

    def counts(self, state: AdamasState) -> bool:
        """Whether `n` is the number of the pieces on the cells named."""
        stacks = [state.stacks[self.cells.index(cell)] for cell in self.named]
        return bool(self.said["n"] == sum(stack.height for stack in stacks if stack))

    def captures(self) -> bool:
        taken = self.taken()
        counted = self.said.get("n") in (None, sum(taken.values()))
        return self.named == set(taken) and counted

    def captures_all(self) -> bool:
        return self.captures() and self.wins()

    def wins(self) -> bool:
        outcome = self.after.outcome
        return outcome is not None and outcome.winners == {self.mover}

    def ties(self) -> bool:
        outcome = self.after.outcome
        return outcome is not None and len(outcome.winners) == 2

    def is_safe(self) -> bool:
        return not self.hanging(self.after, True)

    def risks(self) -> bool:
        return self.named == self.hanging(self.after, True) and self.counts(self.after)

    def risks_less(self) -> bool:
        before = self.at_risk(self.view)
        return self.risks() and self.said["n"] < before == self.said["before"]

    def risks_no_more_than_it_captures(self) -> bool:
        return bool(self.risks() and self.said["n"] <= sum(self.taken().values()))

    def risks_fewer_than_it_threatens(self) -> bool:
        """Whether fewer pieces are at risk than the others have at risk since this move."""
        fresh = self.hanging(self.after, False) - self.hanging(self.view, False)
        stacks = [self.after.stacks[self.cells.index(cell)] for cell in fresh]
        return bool(self.risks() and self.said["n"] < sum(s.height for s in stacks if s))

    def saves(self) -> bool:
        safe = self.hanging(self.view, True) - self.hanging(self.after, True)
        return self.named == safe != set() and self.counts(self.view)

    def threatens(self) -> bool:
        fresh = self.hanging(self.after, False) - self.hanging(self.view, False)
        return set() != self.named <= fresh and self.counts(self.after)

    def gathers(self) -> bool:
        (cell,) = self.named
        stack = self.after.stacks[self.cells.index(cell)]
        others = sum(s.height for s in self.after.stacks if s and s.owner != self.mover)
        assert stack is not None
        return stack.owner == self.mover and stack.height == self.said["height"] > others

    def widens(self) -> bool:
        before, after = self.room(self.view), self.room(self.after)
        return (before, after) == (self.said["before"], self.said["after"]) and after > before

    def waits(self) -> bool:
        return not self.taken()

    def moves_to_the_end(self) -> tuple[int, bool]:
        """How many more moves the mover makes if both play well, and whether the mover wins."""
        state, made = self.after, 0
        while state.outcome is None and made <= self.said["n"]:
            made += state.mover == self.mover
            state = GAME.apply(state, MIND.choose(state, LEVELS[-1], steps(50_000), Random(made)))
        return made, state.outcome is not None and state.outcome.winners == {self.mover}

    def forces(self) -> bool:
        made, won = self.moves_to_the_end()
        return won and made <= self.said["n"]

    def holds_out(self) -> bool:
        made, won = self.moves_to_the_end()
        return not won and made >= self.said["n"]

    def loses(self) -> bool:
        return any(
            (outcome := GAME.apply(self.after, move).outcome) is not None
            and self.mover not in outcome.winners
            for move in GAME.legal_moves(self.after)
        )


CLAIMS: dict[str, Callable[[Claim], bool]] = {
    "captures {cells} and wins: nothing else is left": Claim.captures_all,
    "wins: no other player has a legal move left": Claim.wins,
    "draws, and no better move was found: two pieces are left and neither can capture the other": (
        Claim.ties
    ),
    "{does}. None of your stacks can be captured": Claim.is_safe,
    "{does}. {price}": lambda _: True,
    "Then only {n} of your pieces are in danger instead of {before}: those on {cells}": (
        Claim.risks_less
    ),
    "In return you risk {n} pieces on {cells}, no more than you capture": (
        Claim.risks_no_more_than_it_captures
    ),
    "In return you risk {n} pieces on {cells}, fewer than you threaten": (
        Claim.risks_fewer_than_it_threatens
    ),
    "In return you risk {n} pieces on {cells}, but no better move was found": Claim.risks,
    "captures {n} pieces on {cells}": Claim.captures,
    "saves your {n} pieces on {cells} from capture": Claim.saves,
    "threatens {n} pieces on {cells}": Claim.threatens,
    "gathers {height} pieces on {cell}, too many to be captured": Claim.gathers,
    "gives your stacks more room: {after} cells in sight instead of {before}": Claim.widens,
    "waits, as no better move was found": Claim.waits,
    "forces the win within your next {n} turns": Claim.forces,
    "every move loses, but this one holds out longest: you get up to {n} more "
    "turns": Claim.holds_out,
    "every move loses, this one too": Claim.loses,
}


def holds(view: AdamasState, move: Move, part: Message) -> bool:
    """Whether one part of a reason is true. Raises KeyError if nobody knows what it says."""
    return CLAIMS[part.template](Claim(view, move, part.arguments))
