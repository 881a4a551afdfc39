"""What hints say of a move of Black Box, worked out again by the rules alone."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

import pytest

from rules.blackbox.rays import CELL_NAMES, CELLS, HIT, PORT_NAMES, PORTS, REFLECTED, trace
from rules.blackbox.state import BlackBoxView, Hide, Move, Probe
from rules.core.message import Message

Placed = frozenset[int]


@lru_cache(maxsize=1)
def explaining(told: tuple[tuple[int, int], ...], wrong: frozenset[Placed]) -> list[Placed]:
    """The placements that would tell the same and have not been guessed wrongly."""
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

    def port(self, name: str) -> int:
        return PORT_NAMES.index(self.said[name])

    def results(self, port: int) -> Counter[int]:
        """In how many of these placements a probe has each result."""
        return Counter(trace(placed, port) for placed in self.left)

    def left_on_average(self, port: int) -> float:
        return sum(size * size for size in self.results(port).values()) / len(self.left)

    def is_likely(self, result: int) -> bool:
        results = self.results(self.port("port"))
        share = results[result] / len(self.left)
        return bool(share == self.said["share"] == max(results.values()) / len(self.left))

    def counts(self) -> bool:
        return bool(self.said["n"] == len(self.left))

    def is_one_in(self) -> bool:
        return bool(self.said["count"] == len(self.left))

    def is_certain(self) -> bool:
        return len(self.left) == 1

    def tells_all(self) -> bool:
        return self.counts() and len(self.results(self.port("port"))) == len(self.left)

    def leaves(self) -> bool:
        assert isinstance(self.move, Probe)
        there = self.left_on_average(self.move.port)
        return self.counts() and there == pytest.approx(self.said["left"])

    def has_results(self) -> bool:
        return bool(len(self.results(self.port("port"))) == self.said["n"])

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
    "only these four cells explain every mark": Claim.is_certain,
    "no probe can tell the {n} placements apart that explain every mark": Claim.counts,
    "every result of {port} leaves only one of the {n} placements possible": Claim.tells_all,
    "{name} can know after one more probe, and this is 1 in {count}": Claim.is_one_in,
    "1 in {count} is better than to wait for {name}": Claim.is_one_in,
    "1 in {count} wins at once; if wrong, {others} and {guesses} are left": Claim.is_one_in,
    "1 in {count}: guessing now wins {now:.0%}, probing once more first {later:.0%}": (
        Claim.is_one_in
    ),
    "probing once more first wins {later:.0%}, guessing one of {n} placements {now:.0%}": (
        Claim.counts
    ),
    "about {left:,.0f} of {n:,} placements stay possible on average": Claim.leaves,
    "{port} has {n} possible results, and {rest}": Claim.has_results,
    "{port} is most likely a hit ({share:.0%})": lambda claim: claim.is_likely(HIT),
    "{port} is most likely a reflection ({share:.0%})": lambda claim: claim.is_likely(REFLECTED),
    "{port} is most likely out at {leaves} ({share:.0%})": (
        lambda claim: claim.is_likely(claim.port("leaves"))
    ),
    "the middle of a side tells most about an untouched box": Claim.is_untouched,
    "nothing is known yet, so every ray tells much": Claim.is_untouched,
    "{cell} belongs to the guess: {why}": Claim.may_be_there,
    "rays come out turned at only {n} of the 28 ports, so they tell little": Claim.turns_few,
    "the probe is spent, and {n:,} placements are too many for a guess": Claim.counts,
    "the probe is spent, and {n:,} placements are too many for the last guess": Claim.counts,
    "{name} is not close, so with {n} placements left a probe is safer": Claim.counts,
}
"""What can be worked out so far; the others are taken at their word."""


def holds(view: BlackBoxView, move: Move, part: Message) -> bool:
    """Whether one part of a reason is true."""
    claim = CLAIMS.get(part.template)
    return claim is None or claim(Claim(view, move, part.arguments))
