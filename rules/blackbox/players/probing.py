"""Which probe tells most: by its own answer, or by what the best probe after it tells as well.

The measure is the entropy of the answers. What matters is `doubt`: the bits still missing, times
the number of placements; the smaller the doubt after a probe, the more it told. Measured over all
211,876 placements, the best single probes need 6.80 probes on average, looking two ahead saves
0.06 of them; a fitted number of probes to come in place of the bits did not do better.
"""

from collections.abc import Iterable
from functools import cache
from math import log2
from random import Random

from rules.blackbox.placements import COUNT
from rules.blackbox.players.results import Numbers, counts, split, thinned
from rules.blackbox.rays import PORTS
from rules.core.clock import Clock
from rules.core.settled import settled

CLOSE = 1e-9
"""Doubts this close are the same."""

_PLACES = 6
"""Of doubts, which may be millions."""

THIN = 4000
"""So many of a larger set speak for all of it: the doubt is then right to about 0.01 bits.

Two probes are only looked at together where nothing is thinned: the parts of a thin set are smaller
than they are, and measured that cost more than looking ahead gained.
"""

WIDTH = 8
"""So many ports are looked at more closely; with all of them the probes needed stay the same."""

OPENING = (3, 10, 17, 24)
"""The middles of the four sides: the ports that tell most of an untouched box."""


@cache
def _bits() -> list[float]:
    """n · log2 n for every number of placements that may be left."""
    return [0.0] + [settled(n * log2(n), _PLACES) for n in range(1, COUNT + 1)]


def doubt(sizes: Iterable[int]) -> float:
    """Return the bits missing to tell all placements apart, summed over parts of these sizes."""
    bits = _bits()
    return sum([bits[size] for size in sizes])


Ranking = list[tuple[float, int]]
"""Doubt left and port, the most telling port first."""


def ranked(numbers: Numbers, most: int = THIN) -> Ranking:
    """Return the ports that can still tell something, best first.

    Unused or not does not matter: a used port cannot tell anything new. Very large sets are judged
    by `most` of the placements.
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
    """Return the ports that tell most at once, judged by `most` of the placements.

    Empty if no port tells anything.
    """
    if len(numbers) == COUNT:
        return list(OPENING)
    return _best(ranked(numbers, most))


def best_ports_of_two(numbers: Numbers, clock: Clock) -> list[int]:
    """Return the ports that tell most together with the best probe after them.

    It looks as far as time allows.
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
    """Return the doubt that the best probe leaves of a part, plus one for each placement.

    Without the latter, parts that take no more probes would be worth no more than others.
    """
    if len(part) < 3:
        return float(len(part) - 1) * len(part)  # nearly always a probe tells two apart
    ranking = ranked(part)
    return len(part) + ranking[0][0] if ranking else 0.0


def _best(ranking: Ranking) -> list[int]:
    return [port for left, port in ranking if left <= ranking[0][0] + CLOSE]


def pick(ports: list[int], rng: Random) -> int | None:
    """One of equally good ports."""
    return rng.choice(ports) if ports else None
