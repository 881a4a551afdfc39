"""What hints say of a move of Black Box, worked out again by the rules alone."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

import pytest

from rules.blackbox.rays import CELL_NAMES, CELLS, HIT, PORTS, REFLECTED, trace
from rules.blackbox.state import BlackBoxView, Hide, Move, Probe
from rules.core.message import Message

Placed = frozenset[int]


@lru_cache(maxsize=1)
def explaining(told: tuple[tuple[int, int], ...], wrong: frozenset[Placed]) -> list[Placed]:
    """Return the placements that would tell the same and have not been guessed wrongly."""
    return [
        placed
        for placed in map(frozenset, combinations(CELLS, 4))
        if placed not in wrong and all(trace(placed, port) == result for port, result in told)
    ]


def _other_end(marks: Sequence[str], port: int) -> int:
    return next(other for other in PORTS if other != port and marks[other] == marks[port])


class Claim:
    """A part of a reason for a move, and what its player knows."""

    def __init__(self, view: BlackBoxView, move: Move, said: Mapping[str, Any]) -> None:
        self.view, self.move, self.said = view, move, said
        self.box = view.boxes[view.mover]

    @property
    def left(self) -> list[Placed]:
        """The placements that explain every mark."""
        marks = self.box.marks
        told = tuple(
            (port, {"#": HIT, "%": REFLECTED}.get(mark) or _other_end(marks, port))
            for port, mark in enumerate(marks)
            if mark
        )
        return explaining(told, frozenset(self.box.guesses))

    def results(self, port: int) -> Counter[int]:
        """In how many of these placements a probe has each result."""
        return Counter(trace(placed, port) for placed in self.left)

    def left_on_average(self, port: int) -> float:
        return sum(size * size for size in self.results(port).values()) / len(self.left)

    def counts(self) -> bool:
        return bool(self.said["n"] == len(self.left))

    def is_certain(self) -> bool:
        return len(self.left) == 1

    def tells_all(self) -> bool:
        assert isinstance(self.move, Probe)
        return len(self.results(self.move.port)) == len(self.left)

    def leaves(self) -> bool:
        assert isinstance(self.move, Probe)
        there = self.left_on_average(self.move.port)
        return self.counts() and there == pytest.approx(self.said["left"])

    def is_untouched(self) -> bool:
        return not any(self.box.marks)

    def may_be_there(self) -> bool:
        cell = CELL_NAMES.index(self.said["cell"])
        return any(cell in placed for placed in self.left)

    def turns_few(self) -> bool:
        assert isinstance(self.move, Hide)
        results = [(port, trace(self.move.atoms, port)) for port in PORTS]
        across = [port for port, result in results if result in PORTS and turned(port, result)]
        return bool(len(across) == self.said["n"])


def turned(port: int, leaves: int) -> bool:
    """Whether a ray does not come out straight across, on the other side in the same line."""
    return trace(frozenset(), port) != leaves


CLAIMS: dict[str, Callable[[Claim], bool]] = {
    "only these four cells explain every mark, so guess now": Claim.is_certain,
    "no ray can tell the last {n} possible arrangements apart, so guess": Claim.counts,
    "whatever this ray shows, you will know where all four atoms are": Claim.tells_all,
    "narrows {n:,} possible arrangements down to about {left:,.0f}": Claim.leaves,
    "the first ray tells you most from the middle of a side": Claim.is_untouched,
    "nothing is known yet, so every ray tells you much": Claim.is_untouched,
    "the best guess contains {cell}": Claim.may_be_there,
    "hard to find: only {n} of the 28 ports turn a ray": Claim.turns_few,
    "end your turn: {n:,} possible arrangements are too many to guess": Claim.counts,
    "end your turn: {n:,} possible arrangements are too many for your last guess": (Claim.counts),
    "wait for another ray: {name} is not close, and {n} arrangements are still possible": (
        Claim.counts
    ),
}
"""What can be worked out so far; the others are taken at their word."""


def holds(view: BlackBoxView, move: Move, part: Message) -> bool:
    """Whether one part of a reason is true."""
    claim = CLAIMS.get(part.template)
    return claim is None or claim(Claim(view, move, part.arguments))
