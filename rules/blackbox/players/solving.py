"""Solving a box alone, without an opponent or guesses."""

from collections.abc import Collection, Iterable
from math import inf
from random import Random

from rules.blackbox.placements import placement_number
from rules.blackbox.players.probing import best_ports, best_ports_of_two
from rules.blackbox.players.results import ALL, Numbers, narrowed, split, tells
from rules.core.clock import Clock

LOOKS_FAR = 5
"""From this level on, two probes are looked at together."""


def solve_alone(
    atoms: Collection[int], level: int = 5, seed: int | None = None, clock: Clock | None = None
) -> list[int]:
    """The ports a solver probes until these atoms are known, up to placements that no probe can
    tell from them. Levels below Master look one probe ahead, Master two. With a seed the solver
    chooses at random among equally good ports, without one takes the first. Once the clock is out
    nothing more is probed."""
    clock = clock or Clock(inf)
    truth = placement_number(atoms)
    rng = None if seed is None else Random(seed)
    numbers: Numbers = ALL
    probed: list[int] = []
    while not clock.out() and (ports := _best(numbers, 2 if level >= LOOKS_FAR else 1, clock)):
        port = rng.choice(ports) if rng else ports[0]
        probed.append(port)
        numbers = narrowed(numbers, port, tells(port)[truth])
    return probed


def _best(numbers: Numbers, looks: int, clock: Clock) -> list[int]:
    return best_ports(numbers) if looks == 1 else best_ports_of_two(numbers, clock)


def probes_needed(truths: Iterable[int], looks: int) -> dict[int, int]:
    """How many probes each of these placements takes a solver who looks so far ahead.

    The same as `solve_alone` without a seed, but what placements have in common is thought about
    once: all 211,876 take 7 seconds with one probe looked at, and 8 minutes with two.
    """
    needed: dict[int, int] = {}
    clock = Clock(inf)
    waiting: list[tuple[Numbers, Numbers, int]] = [(ALL, sorted(set(truths)), 0)]
    while waiting:
        numbers, among, probes = waiting.pop()
        ports = _best(numbers, looks, clock)
        if not ports:
            needed.update(dict.fromkeys(among, probes))
            continue
        parts = split(numbers, ports[0])
        for result, some in split(among, ports[0]).items():
            waiting.append((parts[result], some, probes + 1))
    return needed
