"""Choices of cells for the hidden atoms.

Newcomer and Casual keep the atoms apart, Club places them anywhere. Expert draws two placements and
takes the one that turns fewer rays, as a turned ray tells most.

Master uses a mixed strategy: it hides each placement as often as its weight. `hidings.bin` has the
weights, which `tests.tools.players.blackbox_hiding` computes as an equilibrium between who hides
and who solves. An opponent who knows the weights by heart needs 7.6 turns on average, and one who
considers all placements equally likely 8.5 turns; random placements take 6.3. As Master expects
others to hide as it does (`beliefs`), such an opponent has no advantage.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import accumulate
from pathlib import Path
from random import Random

from rules.blackbox.placements import ATOMS, COUNT, placement_at, placements
from rules.blackbox.rays import CELLS, OPPOSITE, PORTS, SIDE, all_results

STEPS = 16
"""The number of levels by which a weight doubles. `hidings.bin` has a level for each class."""


def images(atoms: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Yield the eight rotations and reflections of a placement, each as ascending cells."""
    points = [divmod(cell, SIDE) for cell in atoms]
    last = SIDE - 1
    for mirrored in (points, [(last - x, y) for x, y in points]):
        turned = mirrored
        for _ in range(4):
            turned = [(y, last - x) for x, y in turned]
            yield tuple(sorted(SIDE * x + y for x, y in turned))


def classes() -> list[int]:
    """Return the class of each placement, by number; images of each other are one class.

    The classes are numbered in the order of their first placements.
    """
    symmetries = zip(*(images((cell,)) for cell in CELLS), strict=True)
    ways = [[1 << image for (image,) in symmetry] for symmetry in symmetries]
    numbers = {sum(1 << cell for cell in atoms): n for n, atoms in enumerate(placements())}
    found = [-1] * COUNT
    count = 0
    for number, (a, b, c, d) in enumerate(placements()):
        if found[number] < 0:
            for way in ways:
                found[numbers[way[a] + way[b] + way[c] + way[d]]] = count
            count += 1
    return found


@cache
def weights() -> tuple[int, ...]:
    """Return how often Master hides each placement, by number, as a weight of at least 1."""
    table = Path(__file__).with_name("hidings.bin").read_bytes()
    steps = [round(2 ** (level / STEPS)) for level in range(256)]
    return tuple(steps[table[which]] for which in classes())


def hidden_by(level: int, rng: Random) -> frozenset[int]:
    """Return the four cells a player of this level hides atoms in."""
    if level <= 2:
        return _apart(rng)
    if level == 3:
        return _anywhere(rng)
    if level == 4:
        return min((_anywhere(rng), _anywhere(rng)), key=turned_ports)
    return _mixed(rng)


def turned_ports(atoms: frozenset[int]) -> int:
    """Return the number of ports whose rays come out anywhere but straight opposite."""
    results = enumerate(all_results(atoms))
    return sum(result in PORTS and result != OPPOSITE[port] for port, result in results)


def _mixed(rng: Random) -> frozenset[int]:
    """Return a random placement by Master's weights."""
    (number,) = rng.choices(range(COUNT), cum_weights=_summed())
    return frozenset(placement_at(number))


@cache
def _summed() -> tuple[int, ...]:
    return tuple(accumulate(weights()))


def _anywhere(rng: Random) -> frozenset[int]:
    return frozenset(placement_at(rng.randrange(COUNT)))


def _apart(rng: Random) -> frozenset[int]:
    """Return four random cells that do not touch each other, even diagonally."""
    free = list(CELLS)
    atoms: list[int] = []
    while len(atoms) < ATOMS:
        atoms.append(rng.choice(free))
        free = [cell for cell in free if not _touches(cell, atoms[-1])]
    return frozenset(atoms)


def _touches(one: int, other: int) -> bool:
    (x, y), (u, v) = divmod(one, SIDE), divmod(other, SIDE)
    return abs(x - u) <= 1 and abs(y - v) <= 1
