"""What hints say of a move of Black Box, worked out again by the rules alone."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from rules.blackbox.rays import CELLS, HIT, PORTS, REFLECTED, trace
from rules.blackbox.state import BlackBoxView, Move
from rules.core.message import Message


@lru_cache(maxsize=1)
def explaining(told: tuple[tuple[int, int], ...], wrong: frozenset[frozenset[int]]) -> int:
    """How many placements would tell the same and have not been guessed wrongly."""
    return sum(
        frozenset(placed) not in wrong
        and all(trace(frozenset(placed), port) == result for port, result in told)
        for placed in combinations(CELLS, 4)
    )


def _other_end(marks: Sequence[str], port: int) -> int:
    return next(other for other in PORTS if other != port and marks[other] == marks[port])


class Claim:
    """A part of a reason for a move, and what its player knows."""

    def __init__(self, view: BlackBoxView, move: Move, said: Mapping[str, Any]) -> None:
        self.view, self.move, self.said = view, move, said
        self.box = view.boxes[view.mover]

    @property
    def left(self) -> int:
        """The placements that explain every mark."""
        marks = self.box.marks
        told = tuple(
            (port, {"#": HIT, "%": REFLECTED}.get(mark) or _other_end(marks, port))
            for port, mark in enumerate(marks)
            if mark
        )
        return explaining(told, frozenset(self.box.guesses))

    def counts(self) -> bool:
        return bool(self.said["n"] == self.left)

    def is_one_in(self) -> bool:
        return bool(self.said["count"] == self.left)

    def is_certain(self) -> bool:
        return self.left == 1


CLAIMS: dict[str, Callable[[Claim], bool]] = {
    "only these four cells explain every mark": Claim.is_certain,
    "no probe can tell the {n} placements apart that explain every mark": Claim.counts,
    "every result of {port} leaves only one of the {n} placements possible": Claim.counts,
    "{name} can know after one more probe, and this is 1 in {count}": Claim.is_one_in,
    "1 in {count} is better than to wait for {name}": Claim.is_one_in,
    "1 in {count} wins at once; if wrong, {others} and {guesses} are left": Claim.is_one_in,
    "about {left:.0f} of {n:,} placements stay possible on average": Claim.counts,
    "the probe is spent, and {n:,} placements are too many for a guess": Claim.counts,
    "the probe is spent, and {n:,} placements are too many for the last guess": Claim.counts,
    "{name} is not close, so with {n} placements left a probe is safer": Claim.counts,
}
"""What can be worked out so far; the others are taken at their word."""


def holds(view: BlackBoxView, move: Move, part: Message) -> bool:
    """Whether one part of a reason is true."""
    claim = CLAIMS.get(part.template)
    return claim is None or claim(Claim(view, move, part.arguments))
