"""Where to hide the atoms.

Newcomers and casual players keep them apart, club players put them anywhere. An expert thinks of
two placements and takes the one that turns fewer rays, for a ray that comes out anywhere but
straight opposite tells most.

A master does so with measure. `hidings.bin` has the placements that a careful solver finds late,
and those that no probe can tell from others. How often each group is hidden makes those who know it
win hardly more often than if any placement were as likely as another (56 % of races, not 55 %), and
those who do not know it win far less often (32 %). `tests.tools.players.blackbox_hiding` works that
out. Nobody can learn placements by heart, as every one may be hidden, and within a group all are
nearly as likely: the few that are images of themselves a little more.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random

from rules.blackbox.placements import ATOMS, COUNT, placement_at
from rules.blackbox.rays import CELLS, OPPOSITE, PORTS, SIDE, all_results

Cells = tuple[int, ...]

LATE = (9.0, 8.5, 8.0)
"""What is found late: after so many probes or more, on average over its eight images."""

SHARES = (0.02, 0.05, 0.33, 0.28, 0.18, 0.14)
"""How often a master hides a placement of each group: what no probe can tell from several others,
or from one; what is found after so many probes as LATE says; and any."""

MOST_TURNED = 10
"""Placements that turn the rays of so many ports or more are of one class."""


def images(atoms: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """Yield the eight turns and mirror images of a placement, ascending cells each."""
    points = [divmod(cell, SIDE) for cell in atoms]
    last = SIDE - 1
    for mirrored in (points, [(last - x, y) for x, y in points]):
        turned = mirrored
        for _ in range(4):
            turned = [(y, last - x) for x, y in turned]
            yield tuple(sorted(SIDE * x + y for x, y in turned))


@cache
def groups() -> tuple[tuple[Cells, ...], ...]:
    """Return the placements of all groups but the last, one of eight images each.

    The file has two bytes for the number of placements of a group, then their cells.
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
    """Return the class of a placement by the rays it turns, 0 for those that turn fewest."""
    return class_of_turned(turned_ports(atoms))


def turned_ports(atoms: frozenset[int]) -> int:
    """At how many ports a ray comes out that was turned."""
    results = enumerate(all_results(atoms))
    return sum(result in PORTS and result != OPPOSITE[port] for port, result in results)


def class_of_turned(turned: int) -> int:
    """Return the class for so many ports whose rays come out turned.

    That is at most 2, 4, 6, 8, or more. The number is even, as each such ray comes out at another
    such port.
    """
    return min(max(turned // 2 - 1, 0), MOST_TURNED // 2 - 1)


def _mixed(rng: Random) -> frozenset[int]:
    """Return a placement of a group drawn as often as a master hides it."""
    (some,) = rng.choices((*groups(), ()), SHARES)
    return frozenset(rng.choice(list(images(rng.choice(some))))) if some else _anywhere(rng)


def _anywhere(rng: Random) -> frozenset[int]:
    return frozenset(placement_at(rng.randrange(COUNT)))


def _apart(rng: Random) -> frozenset[int]:
    """Four cells, none beside another, not even diagonally."""
    free = list(CELLS)
    atoms: list[int] = []
    while len(atoms) < ATOMS:
        atoms.append(rng.choice(free))
        free = [cell for cell in free if not _touches(cell, atoms[-1])]
    return frozenset(atoms)


def _touches(one: int, other: int) -> bool:
    (x, y), (u, v) = divmod(one, SIDE), divmod(other, SIDE)
    return abs(x - u) <= 1 and abs(y - v) <= 1
