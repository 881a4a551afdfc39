"""Some rays at a time: how a casual player reads the marks.

Combines the few rays that tell most, thinks of some placements that explain these, and crosses out
those that another mark contradicts. What is left stands for everything that is possible.
"""

from __future__ import annotations

from random import Random

from rules.blackbox.placements import results_of
from rules.blackbox.players.results import Numbers, explaining, tells
from rules.blackbox.rays import PORTS
from rules.blackbox.state import Box

RAYS = 2
"""So many rays are combined."""

DRAWN = 60
"""So many placements are thought of."""


def thought_of(box: Box) -> Numbers:
    """Some placements that explain the marks; if none comes to mind, that explain a few marks.

    The same ones whenever the marks are the same, so that nobody changes their mind half-way.
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
