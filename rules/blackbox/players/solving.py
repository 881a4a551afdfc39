"""Solving a box alone, without an opponent or guesses."""

from collections.abc import Collection
from math import inf
from random import Random

from rules.blackbox.placements import placement_number
from rules.blackbox.players.probing import best_ports, best_ports_of_two
from rules.blackbox.players.results import ALL, Numbers, narrowed, tells
from rules.core.clock import Clock

LOOKS_FAR = 5
"""The lowest level that looks two probes ahead."""


def solve_alone(
    atoms: Collection[int], level: int = 5, seed: int | None = None, clock: Clock | None = None
) -> list[int]:
    """Return the ports that a solver probes until these atoms are known.

    Placements that no probe can distinguish from them may remain. Levels below Master look one
    probe ahead, Master two. With a seed the solver chooses at random among equally good ports,
    otherwise it takes the first. It stops probing when the clock runs out.
    """
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
