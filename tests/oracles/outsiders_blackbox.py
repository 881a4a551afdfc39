"""Players of Black Box that share no code with Quincunx's own: they use bit sets."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, reduce
from itertools import count
from math import log2
from operator import or_
from random import Random
from threading import Event
from typing import ClassVar

from rules.blackbox import (
    BlackBox,
    BlackBoxOptions,
    BlackBoxView,
    EndTurn,
    Guess,
    Hide,
    Mark,
    Move,
    Probe,
    Unmark,
    possible_placements,
)
from rules.blackbox.placements import EVERY, choose, giving, has_double, members, placement_number
from rules.blackbox.players.hiding import weights
from rules.blackbox.rays import PORTS
from rules.core.clock import Stop
from rules.players import seat

Cells = frozenset[int]

Belief = list[tuple[float, int]]
"""Disjoint sets of placements, each with the weight of one of its placements."""

LISTED = 300
"""The largest set of placements from which a player guesses."""

HARDEST_OF = 12
"""The number of random placements of which an informed player hides the hardest."""

TRAINING = 3000
"""The number of the Master's placements to learn from."""


class Outsider:
    """Makes the most informative probe by its belief, or guesses the likeliest placement.

    It guesses once that placement is likely enough for the number of guesses left. It hides at
    random.
    """

    enough: ClassVar = {3: 0.5, 2: 0.5, 1: 0.9}
    """By the number of guesses left: how likely the likeliest placement must be for a guess."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def hidden(self) -> Cells:
        """Return the cells in which it hides."""
        return frozenset(choose(EVERY, self._rng))

    def belief(self) -> Belief:
        """Return its belief about the opponent's placement."""
        return [(1.0, EVERY)]

    def choose(self, view: BlackBoxView, stop: Stop | None = None) -> Move:
        """Return a move for the player to move."""
        if view.phase == "hide":
            return Hide(self.hidden())
        box = view.boxes[view.mover]
        possible = possible_placements(box)
        if view.guessed or (view.probed and possible.bit_count() > LISTED):
            return EndTurn()
        parts = [(weight, some) for weight, every in self.belief() if (some := possible & every)]
        port = _best_port(parts, [port for port in PORTS if not box.marks[port]])
        if port is not None and not view.probed:
            return Probe(port)
        share, atoms = _likeliest(parts)
        if port is not None and share < self.enough[box.guesses_left]:
            return EndTurn()
        return _said(box.markers, atoms)


class Cautious(Outsider):
    """Guesses only what is almost certain, and hides atoms that deflect few rays."""

    enough: ClassVar = {3: 0.9, 2: 0.9, 1: 0.9}

    def hidden(self) -> Cells:
        return frozenset(choose(turning()[0] | turning()[2], self._rng))


class Bold(Outsider):
    """Guesses early, and hides a placement that has a double."""

    enough: ClassVar = {3: 1 / 8, 2: 1 / 4, 1: 1 / 2}

    def hidden(self) -> Cells:
        drawn = (choose(EVERY, self._rng) for _ in count())
        return frozenset(next(atoms for atoms in drawn if has_double(atoms)))


class Informed(Outsider):
    """Knows how often the Master hides each placement, and hides what a plain solver finds late."""

    enough: ClassVar = {3: 1 / 8, 2: 1 / 4, 1: 0.9}

    def hidden(self) -> Cells:
        drawn = (frozenset(choose(EVERY, self._rng)) for _ in range(HARDEST_OF))
        return max(drawn, key=_probes)

    def belief(self) -> Belief:
        return masters_shares()


class Exploiter(Informed):
    """Estimates from many of the Master's placements where the Master hides."""

    def belief(self) -> Belief:
        return masters_habits()


@cache
def masters_shares() -> Belief:
    """Return the belief in which each placement is about as likely as the Master makes it.

    Similar weights are one, as many sets take long to count.
    """
    found: dict[int, list[int]] = {}
    for number, weight in enumerate(weights()):
        found.setdefault(round(2 * log2(weight)), []).append(number)
    whole = sum(weights())
    return [
        (sum(weights()[number] for number in some) / len(some) / whole, _numbered(some))
        for some in found.values()
    ]


@cache
def masters_habits() -> Belief:
    """Return the belief learnt from TRAINING placements of the Master."""
    empty = BlackBox().view(BlackBox().initial_state(BlackBoxOptions(), 2), 0)
    return learnt(
        seat("blackbox", 5, seed).choose(empty, Event()).atoms for seed in range(TRAINING)
    )


def learnt(hidings: Iterable[Cells]) -> Belief:
    """Return the belief from observed placements.

    A placement seen before weighs as often as it was seen, including rotations and mirror images.
    The others are weighted by the number of rays they deflect.
    """
    seen = Counter(min(_images(atoms)) for atoms in hidings)
    belief: Belief = []
    known = 0
    for times in sorted(set(seen.values()) - {1}):
        same = [atoms for atoms, often in seen.items() if often == times]
        some = _set_of(image for atoms in same for image in _images(atoms))
        belief.append((times * len(same) / some.bit_count(), some))
        known |= some
    once = _set_of(atoms for atoms, often in seen.items() if often == 1)
    for turned in turning():
        some = turned & ~known
        if some:
            belief.append((((once & some).bit_count() + 0.5) / some.bit_count(), some))
    return belief


@cache
def turning() -> tuple[int, ...]:
    """Return, for 0 to 28 ports, the set of placements that deflect that many rays."""
    exactly = [EVERY] + [0] * len(PORTS)
    for port in PORTS:
        straight = port + 7 if port // 7 % 2 == 0 else port - 7
        turned = 0
        for leaves in PORTS:
            if leaves != straight:
                turned |= giving(port)[leaves]
        for n in range(len(PORTS), 0, -1):
            exactly[n] = exactly[n] & ~turned | exactly[n - 1] & turned
        exactly[0] &= ~turned
    return tuple(exactly)


def _images(atoms: Iterable[int]) -> Iterator[tuple[int, ...]]:
    points = [divmod(cell, 7) for cell in atoms]
    for _ in range(4):
        points = [(y, 6 - x) for x, y in points]
        yield tuple(sorted(7 * x + y for x, y in points))
        yield tuple(sorted(7 * y + x for x, y in points))


def _set_of(placements: Iterable[Iterable[int]]) -> int:
    return _numbered(placement_number(list(atoms)) for atoms in placements)


def _numbered(numbers: Iterable[int]) -> int:
    bits = bytearray(EVERY.bit_length() // 8 + 1)
    for number in numbers:
        bits[number // 8] |= 1 << number % 8
    return int.from_bytes(bits, "little")


def _weight(parts: Belief, among: int) -> float:
    return sum(weight * (some & among).bit_count() for weight, some in parts)


def _results(parts: Belief, port: int) -> list[float]:
    possible = reduce(or_, (some for _, some in parts))
    found = (possible & some for some in giving(port))
    return [_weight(parts, some) for some in found if some]


def _spread(weights: Iterable[float]) -> float:
    """Return the sum of w·log2 w, which measures how uncertain the placement within a part is."""
    return sum(weight * log2(weight) for weight in weights if weight > 0)


def _best_port(parts: Belief, ports: Iterable[int]) -> int | None:
    """Return the port whose result is most informative; None if no result is."""
    now = _spread([_weight(parts, EVERY)])
    left = {port: _spread(_results(parts, port)) for port in ports}
    telling = [port for port in left if left[port] < now - 1e-9]
    return min(telling, key=left.__getitem__, default=None)


def _probes(atoms: Cells) -> int:
    """Return how many probes a solver needs who believes in all placements alike."""
    truth = 1 << placement_number(atoms)
    possible, probes = EVERY, 0
    while (port := _best_port([(1.0, possible)], PORTS)) is not None:
        possible &= next(some for some in giving(port) if some & truth)
        probes += 1
    return probes


def _likeliest(parts: Belief) -> tuple[float, Cells]:
    """Return the first placement with the greatest weight, and its share of the total weight."""
    weight, some = max(parts, key=lambda part: part[0])
    return weight / _weight(parts, EVERY), frozenset(next(members(some)))


def _said(markers: Cells, atoms: Cells) -> Move:
    """Return the next move to mark and guess these atoms."""
    for cell in sorted(markers - atoms):
        return Unmark(cell)
    for cell in sorted(atoms - markers):
        return Mark(cell)
    return Guess()
