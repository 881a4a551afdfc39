"""Analysis of Black Box: a move's value follows from the placements possible after it.

All moves are judged by the same placements: those that explain the marks, or a sample of them if
they are very many. A few placements are played out as a race against the opponent (`race`). With
more, their number gives an estimate of how soon each player will know the atoms (`win_chance`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Protocol

from rules.blackbox.placements import placement_number
from rules.blackbox.players.hiding import hidden_by
from rules.blackbox.players.plans import BEST, GAME, Plan, towards
from rules.blackbox.players.probing import THIN, ranked
from rules.blackbox.players.race import Race, threats
from rules.blackbox.players.results import (
    Numbers,
    alike,
    atoms_of,
    explaining,
    is_ready,
    narrowed,
    split,
    thinned,
)
from rules.blackbox.players.solving import solve_alone
from rules.blackbox.players.win_chance import Prospect, faster
from rules.blackbox.state import BlackBoxView, EndTurn, Guess, Hide, Move, Probe
from rules.core.analysis import Analysis, Line, Work
from rules.core.clock import Clock, TimeUp
from rules.core.settled import total

PORTS_TRIED = 6
"""The number of most informative ports to compare."""

USUAL, TELLING = 6.8, 0.25
"""A good solver's average number of probes, and the weight of each probe fewer for an arrangement.

The weight is low because opponents may know the arrangements that are hard to find, and look for
them first.
"""

HASTE = 0.005
"""What a guess must gain to be worth its risk, as a share of the win.

If the opponent is far from knowing, the race sees no difference between guessing and waiting.
"""

SEED = 1


class Judge(Protocol):
    """Estimates the moves of a turn, as shares of the win from 0 to 1."""

    def after_probe(self, parts: Sequence[Numbers]) -> float:
        """Return the mean worth after a probe that leaves one of these sets; a guess may follow."""

    def guessing(self, share: float, rest: Numbers) -> float:
        """Return the worth of a guess: right with chance `share`, otherwise leaving `rest`."""

    def ending(self) -> float:
        """Return the worth of ending the turn."""


def analysed(view: BlackBoxView, work: Work, include: Sequence[Move], lines: int) -> Analysis[Move]:
    """See `Mind.analyse`. The first call takes a second to fill the table of results."""
    clock = Clock(inf, work.stop)
    if not is_ready(clock):
        return Analysis((Line(EndTurn(), 0.5),), work.scale)
    if view.phase == "hide":
        found = _hidings(include, clock)
    else:
        try:
            found = _moves(view, clock, include)
        except TimeUp:
            return Analysis((Line(EndTurn(), 0.5),), work.scale)
    order = sorted(found, key=lambda line: -line.value)
    asked = (line for line in order[lines:] if line.move in include)
    return Analysis((*order[:lines], *asked), work.scale)


def _hidings(include: Sequence[Move], clock: Clock) -> list[Line[Move]]:
    """Return the lines of Master's arrangement, valued as even, and of the ones in `include`."""
    moves: list[Move] = [Hide(hidden_by(BEST, Random(SEED)))]
    moves += [move for move in include if move not in moves]
    return [
        Line(move, 0.5 if number == 0 else hiding_chance(move.atoms, clock))
        for number, move in enumerate(moves)
        if isinstance(move, Hide)
    ]


def hiding_chance(atoms: frozenset[int], clock: Clock) -> float:
    """Return the share of the win with atoms hidden here: at most 0.5, less if found soon."""
    if len(alike(atoms)) > 1:
        return 0.5
    return min(0.5, faster(TELLING * USUAL, TELLING * len(solve_alone(atoms, 4, clock=clock))))


def _moves(view: BlackBoxView, clock: Clock, include: Sequence[Move]) -> list[Line[Move]]:
    box = view.boxes[view.mover]
    numbers = explaining(box.marks, box.guesses)
    judge: Judge = (
        SmallGame(view, numbers, clock) if len(numbers) <= GAME else Counted(view, numbers)
    )
    ranking = ranked(numbers)
    # A wrong guess among two placements tells as much as a ray.
    risk = HASTE if ranking and len(numbers) > 2 else 0.0
    worth: dict[Move, float] = {}  # the first of equal moves is the best
    if not view.probed:
        some = thinned(numbers, THIN)
        ports = [port for _, port in ranking[:PORTS_TRIED]]
        ports += [move.port for move in include if isinstance(move, Probe)]
        for port in dict.fromkeys(ports):
            worth[Probe(port)] = judge.after_probe(_parts(numbers, some, port))
    if not view.guessed and numbers:
        target = _target(box.markers, numbers)
        rest = [number for number in numbers if number != placement_number(target)]
        worth[towards(view, Plan(target=target))] = judge.guessing(1 / len(numbers), rest) - risk
    worth[EndTurn()] = judge.ending()
    best = max(worth.values())
    for move in include:
        if isinstance(move, Guess):
            guess = placement_number(box.markers)
            rest = [number for number in numbers if number != guess]
            worth[move] = judge.guessing(1 - len(rest) / len(numbers), rest) - risk
        # Markers can be changed freely, so they do not change the best move.
        worth.setdefault(move, best)
    return [Line(move, max(0.0, value)) for move, value in worth.items()]


def _parts(numbers: Numbers, some: Numbers, port: int) -> list[Numbers]:
    """Return the sets of placements that a probe may leave.

    Only the results that occur among `some`, a sample of `numbers`, are considered.
    """
    if len(some) == len(numbers):
        return list(split(numbers, port).values())
    return [narrowed(numbers, port, result) for result in split(some, port)]


def _target(markers: frozenset[int], numbers: Numbers) -> frozenset[int]:
    """Return the possible placement that differs least from the markers."""
    sets = [atoms_of(number) for number in thinned(numbers, 1000)]
    return min(sets, key=lambda atoms: (len(atoms ^ markers), sorted(atoms)))


class Counted:
    """A `Judge` by the number of remaining placements."""

    def __init__(self, view: BlackBoxView, numbers: Numbers) -> None:
        self._prospect = Prospect.of(view, view.mover)
        self._guessed = view.guessed
        self._count = len(numbers)

    def after_probe(self, parts: Sequence[Numbers]) -> float:
        """See `Judge`."""
        count = sum(map(len, parts))
        return total(
            len(part) * self._prospect.in_turn(len(part), guessed=self._guessed) for part in parts
        ) / max(1, count)

    def guessing(self, share: float, rest: Numbers) -> float:
        """See `Judge`."""
        return share + (1 - share) * self._prospect.missed(len(rest))

    def ending(self) -> float:
        """See `Judge`."""
        return self._prospect.waiting(self._count)


class SmallGame:
    """A `Judge` that plays out the race with the few remaining placements. Raises TimeUp."""

    def __init__(self, view: BlackBoxView, numbers: Numbers, clock: Clock) -> None:
        self._race = Race(threats(view, clock), clock)
        self._guessed = view.guessed
        self._guesses = view.boxes[view.mover].guesses_left
        self._numbers = tuple(numbers)

    def after_probe(self, parts: Sequence[Numbers]) -> float:
        """See `Judge`."""
        sets = [tuple(part) for part in parts]
        if not self._guessed:
            return self._race.of_parts(sets, self._guesses, 0)
        values = (len(part) * self._race.of_wrong_guess(part, self._guesses, 0) for part in sets)
        return total(values) / len(self._numbers)

    def guessing(self, share: float, rest: Numbers) -> float:
        """See `Judge`."""
        if share == 1 or self._guesses == 1:
            return share
        return share + (1 - share) * self._race.of_wrong_guess(tuple(rest), self._guesses - 1, 0)

    def ending(self) -> float:
        """See `Judge`."""
        return self._race.of_wrong_guess(self._numbers, self._guesses, 0)
