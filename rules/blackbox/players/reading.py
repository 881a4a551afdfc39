"""Reading of the marks at the weak levels, which do not consider every placement.

Newcomer reads one ray at a time, and so does any level that has no time. A mark then says something
only about the first cells on its ray. Before a guess, the marks are all checked again. This needs
no table. Casual combines the few most informative rays, considers some placements that explain
them, and rejects those that another mark contradicts.
"""

from itertools import combinations
from math import prod
from random import Random

from rules.blackbox.placements import ATOMS, results_of
from rules.blackbox.players.results import Numbers, explaining, tells
from rules.blackbox.rays import (
    CELL_AT,
    CELLS,
    ENTRIES,
    HIT,
    PORTS,
    REFLECTED,
    SIDE,
    SQUARES,
    across,
    trace,
)
from rules.blackbox.state import Box

NEVER, HARDLY, LIKELY, VERY_LIKELY = 0.0, 0.3, 2.0, 4.0
"""Factors by which a ray changes the likelihood of an atom on a cell."""

LIKELIEST = 16
"""The number of likeliest cells from which a guess is formed."""

HASTY = 6
"""The number of probes before Newcomer guesses: too few, so it often loses by wrong guesses."""

PATIENT = 13
"""The number of probes before a better level without time guesses."""


def line(port: int) -> list[int]:
    """Return the cells straight ahead of a port."""
    square, heading = ENTRIES[port]
    return [CELL_AT[square + heading * step] for step in range(1, 8)]


def sides(port: int) -> list[int]:
    """Return the one or two cells beside the first cell ahead of a port."""
    square, heading = ENTRIES[port]
    beside = (square + heading + across(heading), square + heading - across(heading))
    return [CELL_AT[other] for other in beside if other in CELL_AT]


def beliefs(marks: tuple[str, ...]) -> list[float]:
    """Return each cell's likelihood of holding an atom, as a factor; 1 where no ray has passed."""
    weights = [1.0] * len(CELLS)
    for port, result in results_of(marks).items():
        ahead, beside = line(port), sides(port)
        says: dict[int, float] = {}
        if result == HIT:
            says = dict.fromkeys(ahead, LIKELY) | dict.fromkeys(beside, HARDLY)
        elif result == REFLECTED:
            says = dict.fromkeys(beside, VERY_LIKELY) | {ahead[0]: NEVER}
        else:
            says = dict.fromkeys([ahead[0], *beside], NEVER)
            says |= _said_by_way(port, result)
        for cell, factor in says.items():
            weights[cell] *= factor
    return weights


def _said_by_way(port: int, leaves: int) -> dict[int, float]:
    """Return a ray's factors for cells, if it went straight through or turned once.

    If it turned, the atom is diagonally behind the corner. Newcomer ignores other paths.
    """
    start, heading = ENTRIES[port]
    end, back = ENTRIES[leaves]
    if end == start + (SIDE + 1) * heading:
        return dict.fromkeys(line(port), NEVER)
    there, here = line(port), line(leaves)
    for corner in set(there) & set(here):
        says = dict.fromkeys(there[: there.index(corner)] + here[: here.index(corner)], HARDLY)
        atom = CELL_AT.get(SQUARES[corner] + heading + back)
        return says if atom is None else says | {atom: VERY_LIKELY}
    return {}


def newcomers_port(box: Box, rng: Random) -> int | None:
    """Return an unused port with the most cells ahead that are neither ruled out nor suspected."""
    weights = beliefs(box.marks)
    unused = [port for port in PORTS if not box.marks[port]]
    if not unused:
        return None
    new = {port: sum(weights[cell] == 1.0 for cell in line(port)) for port in unused}
    return rng.choice([port for port in unused if new[port] == max(new.values())])


def newcomers_guess(box: Box, first: int = PATIENT) -> frozenset[int] | None:
    """Return the likeliest four cells that explain all marks; None before `first` probes."""
    if box.probes < first:
        return None
    weights = beliefs(box.marks)
    results = results_of(box.marks)
    no_port_left = all(box.marks)
    tried = sorted(
        (set_of_four for set_of_four in combinations(_likeliest(weights), ATOMS)),
        key=lambda cells: -prod(weights[cell] for cell in cells),
    )
    new = [cells for cells in tried if frozenset(cells) not in box.guesses]
    for cells in new:
        if all(trace(cells, port) == result for port, result in results.items()):
            return frozenset(cells)
    return frozenset(new[0]) if no_port_left else None


def _likeliest(weights: list[float]) -> list[int]:
    return sorted(CELLS, key=lambda cell: (-weights[cell], cell))[:LIKELIEST]


RAYS = 2
"""The number of rays that Casual combines."""

DRAWN = 35
"""The number of placements that Casual considers."""


def thought_of(box: Box) -> Numbers:
    """Return some placements that explain all marks, or, if none is found, a few of the marks.

    The result depends only on the marks, so the player does not change plans in mid-turn.
    """
    results = results_of(box.marks)
    rays = [port for port, result in results.items() if result not in PORTS or port < result]
    rays.sort(key=lambda port: tells(port).count(results[port]))
    ends = {end for port in rays[:RAYS] for end in (port, results[port])}
    combined = tuple(mark if port in ends else "" for port, mark in enumerate(box.marks))
    possible = explaining(combined, box.guesses)
    rng = Random("".join(mark or " " for mark in box.marks))
    drawn = sorted({possible[rng.randrange(len(possible))] for _ in range(DRAWN)})
    rest = [(tells(port), results[port]) for port in rays[RAYS:]]
    kept = [number for number in drawn if all(t[number] == result for t, result in rest)]
    return kept or drawn
