"""Analysis of a position of Black Box: every move by the placements that are possible after it.

All moves are judged by the same placements: those that explain the marks, or, of very many, some of
them. With few left they are played out as a small game against the opponent's clock (`race`), with
more their number says how soon either player will know (`win_chance`).
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

PORTS_TRIED = 6
"""So many of the most telling ports are compared."""

USUAL, TELLING = 6.8, 0.25
"""The probes a good solver needs on average, and how much one fewer counts for an arrangement: the
opponent may know what is hard to find, and look there first."""

SEED = 1


class Judge(Protocol):
    """What the moves of a turn are worth, 0 to 1."""

    def after_probe(self, parts: Sequence[Numbers]) -> float:
        """Return the mean worth when one of these sets is left and a guess may follow."""

    def guessing(self, share: float, rest: Numbers) -> float:
        """Return the worth of a guess that is right with this chance, and else leaves these."""

    def ending(self) -> float:
        """Return the worth of ending the turn."""


def analysed(view: BlackBoxView, work: Work, include: Sequence[Move], lines: int) -> Analysis:
    """See `Mind.analyse`. The table it is read from takes a second, once."""
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


def _hidings(include: Sequence[Move], clock: Clock) -> list[Line]:
    """Return the Master's arrangement, which makes the match even, and those asked for."""
    moves: list[Move] = [Hide(hidden_by(BEST, Random(SEED)))]
    moves += [move for move in include if move not in moves]
    return [
        Line(move, 0.5 if number == 0 else hiding_chance(move.atoms, clock))
        for number, move in enumerate(moves)
        if isinstance(move, Hide)
    ]


def hiding_chance(atoms: frozenset[int], clock: Clock) -> float:
    """Return the share of the win with atoms hidden here.

    It is even at most, less where they are found soon.
    """
    if len(alike(atoms)) > 1:
        return 0.5
    return min(0.5, faster(TELLING * USUAL, TELLING * len(solve_alone(atoms, 4, clock=clock))))


def _moves(view: BlackBoxView, clock: Clock, include: Sequence[Move]) -> list[Line]:
    box = view.boxes[view.mover]
    numbers = explaining(box.marks, box.guesses)
    judge: Judge = (
        SmallGame(view, numbers, clock) if len(numbers) <= GAME else Counted(view, numbers)
    )
    worth: dict[Move, float] = {}
    if not view.guessed and numbers:
        target = _target(box.markers, numbers)
        rest = [number for number in numbers if number != placement_number(target)]
        worth[towards(view, Plan(target=target))] = judge.guessing(1 / len(numbers), rest)
    if not view.probed:
        some = thinned(numbers, THIN)
        ports = [port for _, port in ranked(numbers)[:PORTS_TRIED]]
        ports += [move.port for move in include if isinstance(move, Probe)]
        for port in dict.fromkeys(ports):
            worth[Probe(port)] = judge.after_probe(_parts(numbers, some, port))
    worth[EndTurn()] = judge.ending()
    best = max(worth.values())
    for move in include:
        if isinstance(move, Guess):
            guess = placement_number(box.markers)
            rest = [number for number in numbers if number != guess]
            worth[move] = judge.guessing(1 - len(rest) / len(numbers), rest)
        # Markers come and go as a player likes: whatever was best still is.
        worth.setdefault(move, best)
    return [Line(move, value) for move, value in worth.items()]


def _parts(numbers: Numbers, some: Numbers, port: int) -> list[Numbers]:
    """Return the sets a probe may leave, in full size.

    Only their lengths matter where `some` placements speak for all.
    """
    if len(some) == len(numbers):
        return list(split(numbers, port).values())
    return [narrowed(numbers, port, result) for result in split(some, port)]


def _target(markers: frozenset[int], numbers: Numbers) -> frozenset[int]:
    """Return a possible placement most of whose cells are marked already."""
    sets = [atoms_of(number) for number in thinned(numbers, 1000)]
    return min(sets, key=lambda atoms: (len(atoms ^ markers), sorted(atoms)))


class Counted:
    """Worth by how many placements are left."""

    def __init__(self, view: BlackBoxView, numbers: Numbers) -> None:
        self._prospect = Prospect.of(view, view.mover)
        self._guessed = view.guessed
        self._count = len(numbers)

    def after_probe(self, parts: Sequence[Numbers]) -> float:
        """See `Judge`."""
        total = sum(map(len, parts))
        return sum(
            len(part) * self._prospect.in_turn(len(part), guessed=self._guessed) for part in parts
        ) / max(1, total)

    def guessing(self, share: float, rest: Numbers) -> float:
        """See `Judge`."""
        return share + (1 - share) * self._prospect.missed(len(rest))

    def ending(self) -> float:
        """See `Judge`."""
        return self._prospect.waiting(self._count)


class SmallGame:
    """Worth by playing out the few placements that are left. Raises TimeUp."""

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
        return sum(values) / len(self._numbers)

    def guessing(self, share: float, rest: Numbers) -> float:
        """See `Judge`."""
        if share == 1 or self._guesses == 1:
            return share
        return share + (1 - share) * self._race.of_wrong_guess(tuple(rest), self._guesses - 1, 0)

    def ending(self) -> float:
        """See `Judge`."""
        return self._race.of_wrong_guess(self._numbers, self._guesses, 0)
