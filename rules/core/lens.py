"""Lens: what a player could work out by themselves, as probabilities, from their own view alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field

Shares = tuple[tuple[str, float], ...]
"""What may be the case and how probable it is, 0 to 1; the likeliest first."""

ATOM = "atom"
"""What may be on a cell of Black Box."""


@dataclass(frozen=True, slots=True)
class Tell:
    """What a probe would tell: `bits` on average, and the chance of every result."""

    bits: float
    results: Shares


@dataclass(frozen=True, slots=True)
class Lens:
    """What may be on the cells a player cannot see into, and what their probes would tell.

    `cells` are named by the player whose board or box it is, and the cell's number: in Mono the
    labels that may be there, in Black Box the chance of an `ATOM`. `ports` are Black Box's without
    a mark.
    """

    cells: Mapping[tuple[int, int], Shares] = field(default_factory=dict)
    ports: Mapping[int, Tell] = field(default_factory=dict)


def ordered(shares: Mapping[str, float]) -> Shares:
    """Shares, the likeliest first."""
    return tuple(sorted(shares.items(), key=lambda share: -share[1]))
