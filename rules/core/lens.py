"""Lens: the probabilities of hidden things that a player could compute from their own view."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Shares = tuple[tuple[str, float], ...]
"""Possibilities and their probabilities, 0 to 1; the likeliest first."""

ATOM = "atom"
"""The possibility that a cell of Black Box holds an atom."""


@dataclass(frozen=True, slots=True)
class Tell:
    """A probe's average information in `bits`, and the probability of each result."""

    bits: float
    results: Shares


@dataclass(frozen=True, slots=True)
class Lens:
    """The probabilities for cells a player cannot see into, and for the results of probes.

    `cells` has keys of the board's or box's player and the cell's number. The values are the
    possible labels in Mono, and the chance of an `ATOM` in Black Box. `ports` has the ports without
    a mark in Black Box.
    """

    cells: Mapping[tuple[int, int], Shares] = field(default_factory=dict)
    ports: Mapping[int, Tell] = field(default_factory=dict)


def ordered(shares: Mapping[str, float]) -> Shares:
    """Return the shares sorted, the likeliest first."""
    return tuple(sorted(shares.items(), key=lambda share: -share[1]))
