"""The choice of the most informative probe, looking one or two probes ahead.

The measure is the entropy of the answers. `doubt` is the number of bits still missing, times the
number of placements. The smaller the doubt after a probe, the more informative it is. Measured over
all 211,876 placements, choosing the best single probe takes 6.80 probes on average. Looking two
ahead saves 0.06 of them. Using a fitted number of remaining probes instead of bits was not better.
"""

from collections.abc import Iterable
from functools import cache
from math import log2
from random import Random

from rules.blackbox.placements import COUNT
from rules.blackbox.players.results import Numbers, counts, split, thinned
from rules.blackbox.rays import PORTS
from rules.core.clock import Clock
from rules.core.settled import settled, total

CLOSE = 1e-9
"""Two values of doubt that differ by no more than this count as equal."""

_PLACES = 6
"""The decimal places to which doubt is rounded; it may be in the millions."""

THIN = 4000
"""The sample size for larger sets of placements, which gives the doubt to about 0.01 bits.

The search looks two probes ahead only on complete sets. A sample's parts are smaller than the real
ones, and in measurements that error cost more than looking ahead gained.
"""

WIDTH = 8
"""The number of ports to examine two probes ahead; examining all of them saves no more probes."""

OPENING = (3, 10, 17, 24)
"""The middles of the four sides, the most informative ports of an untouched box."""


@cache
def _bits() -> list[float]:
    """Return n · log2 n for every possible number n of remaining placements."""
    return [0.0] + [settled(n * log2(n), _PLACES) for n in range(1, COUNT + 1)]


def doubt(sizes: Iterable[int]) -> float:
    """Return the missing bits of all placements in parts of sizes n: the sum of n · log2 n."""
    bits = _bits()
    return total([bits[size] for size in sizes])


Ranking = list[tuple[float, int]]
"""The doubt after a probe, and its port; the most informative port first."""


def ranked(numbers: Numbers, most: int = THIN) -> Ranking:
    """Return the ports that are still informative, best first.

    Used ports need no test, as they tell nothing new. Larger sets are judged by `most` of their
    placements.
    """
    if len(numbers) < 2:
        return []
    few = thinned(numbers, most)
    scale = len(numbers) / len(few)
    rows = []
    for port in PORTS:
        sizes = counts(few, port).values()
        if len(sizes) > 1:
            rows.append((doubt(sizes) * scale, port))
    return sorted(rows)


def best_ports(numbers: Numbers, most: int = THIN) -> list[int]:
    """Return the most informative ports for a single probe, judged by `most` of the placements.

    Empty if no port is informative.
    """
    if len(numbers) == COUNT:
        return list(OPENING)
    return _best(ranked(numbers, most))


def best_ports_of_two(numbers: Numbers, clock: Clock) -> list[int]:
    """Return the most informative ports, each together with the best probe after it.

    If the time runs out, only some ports are examined.
    """
    if len(numbers) == COUNT:
        return list(OPENING)
    ranking = ranked(numbers)
    if len(ranking) < 2 or not 3 <= len(numbers) <= THIN:
        return _best(ranking)
    looked: Ranking = []
    for _, port in ranking[:WIDTH]:
        left = 0.0
        for part in split(numbers, port).values():
            if clock.out():
                return _best(ranking)
            left += _probes_and_doubt(part)
        looked.append((left, port))
    return _best(sorted(looked))


def _probes_and_doubt(part: Numbers) -> float:
    """Return the doubt after the best probe on a part, plus 1 per placement for the probe itself.

    A part that needs no further probe does not pay that 1.
    """
    if len(part) < 3:
        return float(len(part) - 1) * len(part)  # some probe distinguishes nearly any two
    ranking = ranked(part)
    return len(part) + ranking[0][0] if ranking else 0.0


def _best(ranking: Ranking) -> list[int]:
    return [port for left, port in ranking if left <= ranking[0][0] + CLOSE]


def pick(ports: list[int], rng: Random) -> int | None:
    """Return one of equally good ports at random, None if there is none."""
    return rng.choice(ports) if ports else None
