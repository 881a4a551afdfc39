"""All 211,876 ways to hide four atoms, and the ones that agree with given marks.

A set of placements is one int of 211,876 bits, in which bit i means placement number i in the order
of `placements()`. So `&` intersects sets and `bit_count()` counts them, each in microseconds. The
table behind `consistent` takes a quarter of a second to fill, once, and 13 MB.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import combinations, compress
from math import comb
from random import Random

from rules.blackbox.rays import (
    CELL_AT,
    CELLS,
    ENTRIES,
    HIT,
    PORT_AT,
    PORTS,
    REFLECTED,
    RESULTS,
    across,
    all_results,
)

ATOMS = 4
COUNT = comb(len(CELLS), ATOMS)
EVERY = (1 << COUNT) - 1
"""The set of all placements."""

Placement = tuple[int, ...]
"""Four different cells, ascending."""


def placements() -> Iterator[Placement]:
    """Yield every placement, in the order of the numbers."""
    return combinations(CELLS, ATOMS)


def placement_number(atoms: Collection[int]) -> int:
    """Return the number of a placement, from 0 to COUNT - 1."""
    after = (comb(CELLS[-1] - cell, ATOMS - i) for i, cell in enumerate(sorted(atoms)))
    return COUNT - 1 - sum(after)


def placement_at(number: int) -> Placement:
    """Return the placement with a number: the inverse of `placement_number`."""
    rest = COUNT - 1 - number
    atoms = []
    for left in range(ATOMS, 0, -1):
        cell = next(cell for cell in CELLS if comb(CELLS[-1] - cell, left) <= rest)
        rest -= comb(CELLS[-1] - cell, left)
        atoms.append(cell)
    return tuple(atoms)


def members(possible: int) -> Iterator[Placement]:
    """Yield the placements of a set, in order."""
    return compress(placements(), (bit == "1" for bit in reversed(f"{possible:b}")))


def choose(possible: int, rng: Random) -> Placement:
    """Return a random placement of a set, all equally likely. Raises ValueError if it is empty."""
    if not possible:
        raise ValueError("no placement is possible")
    which = rng.randrange(possible.bit_count())
    first, width = 0, COUNT
    while width > 1:
        half = width // 2
        lower = possible & ((1 << half) - 1)
        count = lower.bit_count()
        if which < count:
            possible, width = lower, half
        else:
            which -= count
            possible, first, width = possible >> half, first + half, width - half
    return placement_at(first)


@cache
def holding() -> tuple[int, ...]:
    """Return for each cell the set of placements with an atom there."""

    @cache
    def block(size: int, first: int, cell: int) -> int:
        """Return the choices of `size` cells from `first` on that contain `cell`, as a bit set."""
        if cell < first or size == 0:
            return 0
        with_first = comb(CELLS[-1] - first, size - 1)
        if cell == first:
            return (1 << with_first) - 1
        return block(size - 1, first + 1, cell) | block(size, first + 1, cell) << with_first

    return tuple(block(ATOMS, 0, cell) for cell in CELLS)


@cache
def giving(port: int) -> tuple[int, ...]:
    """Return for each result the set of placements that give this result at a port, remembered."""
    return split_by_result(port)


def split_by_result(port: int) -> tuple[int, ...]:
    """Split all placements by the result of the ray from a port, as in `rays.trace`.

    All rays are followed together. Each step has a square, a heading, and the set of placements in
    which the ray gets there. The squares ahead split the set. Paths that meet again are united, as
    only the square, the heading and the placement decide the rest of the path.
    """
    atom_on = {square: holding()[cell] for square, cell in CELL_AT.items()}
    start, entering = ENTRIES[port]
    sets = [0] * len(RESULTS)
    rays = {(start, entering): EVERY}
    while rays:
        # Taking the oldest entry first lets most paths meet before they are followed.
        square, heading = ray = next(iter(rays))
        possible = rays.pop(ray)
        side = across(heading)
        ahead = square + heading
        hit = possible & atom_on.get(ahead, 0)
        sets[HIT] |= hit
        possible ^= hit
        this = possible & atom_on.get(ahead + side, 0)
        other = possible & atom_on.get(ahead - side, 0)
        both = this & other
        straight = possible ^ (this | other)
        onward = [((ahead, heading), straight)]
        if square == start:
            sets[REFLECTED] |= this | other
        else:
            turned = ((-heading, both), (-side, this ^ both), (side, other ^ both))
            onward += [((square, turn), some) for turn, some in turned]
        if ahead in PORT_AT:
            leaves = PORT_AT[ahead]
            sets[REFLECTED if leaves == port else leaves] |= straight
            del onward[0]
        for reached, some in onward:
            if some:
                rays[reached] = rays.get(reached, 0) | some
    return tuple(sets)


def results_of(marks: Sequence[str]) -> dict[int, int]:
    """Return the results that a box's marks mean, by port.

    `marks` has one mark per port, "" = none. A letter marks both ends of a ray. Raises ValueError
    for a letter that does not occur exactly twice.
    """
    results = {}
    for port, mark in enumerate(marks):
        if mark == "#":
            results[port] = HIT
        elif mark == "%":
            results[port] = REFLECTED
        elif mark:
            (results[port],) = (p for p in PORTS if marks[p] == mark and p != port)
    return results


def consistent(marks: Sequence[str]) -> int:
    """Return the set of the placements that give all these marks (one per port, "" = none)."""
    possible = EVERY
    for port, result in results_of(marks).items():
        possible &= giving(port)[result]
    return possible


def alike(atoms: Collection[int]) -> int:
    """Return the set of the placements with the same 28 results as this one, itself included."""
    possible = EVERY
    for port, result in enumerate(all_results(atoms)):
        possible &= giving(port)[result]
    return possible


def has_double(atoms: Collection[int]) -> bool:
    """Whether no probe can tell this placement from some other."""
    return alike(atoms).bit_count() > 1
