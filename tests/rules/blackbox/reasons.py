"""What hints say of a move of Black Box, worked out again by the rules alone."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import log2
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

    def tells_nothing(self) -> bool:
        assert isinstance(self.move, Probe)
        return len(self.results(self.move.port)) == 1

    def rules_out(self) -> bool:
        """Whether the part named is near the share of placements that the ray rules out."""
        assert isinstance(self.move, Probe)
        share = 1 - self.left_on_average(self.move.port) / len(self.left)
        return bool(self.said["part"] / self.said["whole"] == pytest.approx(share, abs=0.1))

    def rules_out_most(self) -> bool:
        assert isinstance(self.move, Probe)
        left = self.left_on_average(self.move.port)
        return self.rules_out() and left == min(map(self.left_on_average, PORTS))

    def is_untouched(self) -> bool:
        return not any(self.box.marks)

    def share(self) -> float:
        """Return the share of these placements with an atom on the cell named."""
        cell = CELL_NAMES.index(self.said["cell"])
        return sum(cell in placed for placed in self.left) / len(self.left)

    def holds_with_chance(self) -> bool:
        return self.share() == pytest.approx(self.said["share"])

    def tells_most(self) -> bool:
        """Whether no ray's results leave less doubt, but for what a sample can err."""
        assert isinstance(self.move, Probe)
        left = [sum(n * log2(n) for n in self.results(port).values()) for port in PORTS]
        return self.rules_out() and left[self.move.port] <= min(left) + 0.05 * len(self.left)

    def may_be_there(self) -> bool:
        return self.share() > 0

    def is_there(self) -> bool:
        return self.share() == 1

    def is_empty(self) -> bool:
        return self.share() == 0

    def is_a_bad_guess(self) -> bool:
        return len(self.left) > 100

    def turns_few(self) -> bool:
        assert isinstance(self.move, Hide)
        results = [(port, trace(self.move.atoms, port)) for port in PORTS]
        across = [port for port, result in results if result in PORTS and turned(port, result)]
        return bool(len(across) == self.said["n"])


def turned(port: int, leaves: int) -> bool:
    """Whether a ray does not come out straight across, on the other side in the same line."""
    return trace(frozenset(), port) != leaves


CLAIMS: dict[str, Callable[[Claim], bool]] = {
    "no other four cells fit the rays so far, so this guess must be right": Claim.is_certain,
    "{n} arrangements of the atoms are left and no ray can tell them apart, so guess one": (
        Claim.counts
    ),
    "whatever this ray shows, you will know where all four atoms are": Claim.tells_all,
    "this ray tells you nothing new": Claim.tells_nothing,
    "this ray rules out the most arrangements of the atoms: about {part} of {whole}": (
        Claim.rules_out_most
    ),
    "no other ray tells you more: this one rules out about {part} of {whole} arrangements of the "
    "atoms": Claim.tells_most,
    "this ray rules out about {part} of {whole} arrangements of the atoms": Claim.rules_out,
    "the first ray tells you most from the middle of a side": Claim.is_untouched,
    "nothing is known yet, so every ray tells you much": Claim.is_untouched,
    "the rays so far prove an atom on {cell}": Claim.is_there,
    "the best arrangement to guess next has an atom on {cell}": Claim.may_be_there,
    "{cell} belongs to your guess: it holds an atom with a chance of {share:.0%}": (
        Claim.holds_with_chance
    ),
    "the rays so far prove that {cell} is empty": Claim.is_empty,
    "{cell} does not belong to your guess: it holds an atom with a chance of only {share:.0%}": (
        Claim.holds_with_chance
    ),
    "hard to find: only {n} of the 28 ports turn a ray": Claim.turns_few,
    "a guess now would almost certainly be wrong": Claim.is_a_bad_guess,
    "a guess now would be right only 1 time in {n}": Claim.counts,
}
"""What can be worked out so far; the others are taken at their word."""


def holds(view: BlackBoxView, move: Move, part: Message) -> bool:
    """Whether one part of a reason is true."""
    claim = CLAIMS.get(part.template)
    return claim is None or claim(Claim(view, move, part.arguments))
