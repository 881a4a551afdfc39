"""Where to hide the atoms.

Newcomer and Casual keep the atoms apart, Club places them anywhere. Expert draws two placements and
takes the one that turns fewer rays, as a turned ray tells most.

Master uses a mixed strategy. `hidings.bin` has the placements that a careful solver finds late, and
those that no probe can distinguish from others. Master hides the groups with fixed frequencies,
computed by `tests.tools.players.blackbox_hiding`. An opponent who knows these frequencies wins 56 %
of the races, hardly more than the 55 % against random placements. An opponent who does not know
them wins only 32 %. Learning placements by heart does not help: all of them occur, and within a
group all are about equally likely (symmetric ones slightly more).
"""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

from rules.blackbox.placements import ATOMS, COUNT, placement_at
from rules.blackbox.rays import CELLS, OPPOSITE, PORTS, SIDE, all_results

Cells = tuple[int, ...]

LATE = (9.0, 8.5, 8.0)
"""The limits of the late groups: the average number of probes to find any of the eight images."""

SHARES = (0.02, 0.05, 0.33, 0.28, 0.18, 0.14)
"""Master's frequency for each group of placements.

The groups are: indistinguishable from several others, or from one; the three groups of LATE; and
all placements.
"""

MOST_TURNED = 10
"""The number of ports with turned rays from which on all placements are in one class."""


def images(atoms: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Yield the eight rotations and reflections of a placement, each as ascending cells."""
    points = [divmod(cell, SIDE) for cell in atoms]
    last = SIDE - 1
    for mirrored in (points, [(last - x, y) for x, y in points]):
        turned = mirrored
        for _ in range(4):
            turned = [(y, last - x) for x, y in turned]
            yield tuple(sorted(SIDE * x + y for x, y in turned))


@cache
def groups() -> tuple[tuple[Cells, ...], ...]:
    """Return the placements of all groups but the last; each represents its eight images.

    For each group, the file has the number of placements in two bytes, then their cells.
    """
    table = Path(__file__).with_name("hidings.bin").read_bytes()
    found, place = [], 0
    while place < len(table):
        end = place + 2 + ATOMS * int.from_bytes(table[place : place + 2])
        cells = table[place + 2 : end]
        found.append(tuple(tuple(cells[i : i + ATOMS]) for i in range(0, len(cells), ATOMS)))
        place = end
    return tuple(found)


def hidden_by(level: int, rng: Random) -> frozenset[int]:
    """Return the four cells a player of this level hides atoms in."""
    if level <= 2:
        return _apart(rng)
    if level == 3:
        return _anywhere(rng)
    if level == 4:
        return min((_anywhere(rng), _anywhere(rng)), key=turned_class)
    return _mixed(rng)


def turned_class(atoms: frozenset[int]) -> int:
    """Return the class of a placement by the number of rays it turns; class 0 turns fewest."""
    return class_of_turned(turned_ports(atoms))


def turned_ports(atoms: frozenset[int]) -> int:
    """Return the number of ports whose rays come out anywhere but straight opposite."""
    results = enumerate(all_results(atoms))
    return sum(result in PORTS and result != OPPOSITE[port] for port, result in results)


def class_of_turned(turned: int) -> int:
    """Return the class for a number of ports with turned rays.

    The classes are: at most 2, 4, 6, 8, and more. The number is even, as a turned ray connects two
    such ports.
    """
    return min(max(turned // 2 - 1, 0), MOST_TURNED // 2 - 1)


def _mixed(rng: Random) -> frozenset[int]:
    """Return a random placement of a group chosen by Master's frequencies."""
    (some,) = rng.choices((*groups(), ()), SHARES)
    return frozenset(rng.choice(list(images(rng.choice(some))))) if some else _anywhere(rng)


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
