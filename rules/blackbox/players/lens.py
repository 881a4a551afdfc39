"""The lens of Black Box: the probability of an atom on each cell and of each probe's results."""

from collections.abc import Mapping
from math import log2

from rules.blackbox.placements import COUNT
from rules.blackbox.players.results import (
    ALL,
    Numbers,
    cell_counts,
    counts,
    explaining,
    is_ready,
)
from rules.blackbox.rays import CELLS, HIT, PORT_NAMES, PORTS, REFLECTED
from rules.blackbox.state import BlackBoxView, Box
from rules.core.clock import Clock
from rules.core.lens import ATOM, Lens, Tell, ordered
from rules.core.settled import settled

RESULT_NAMES = {HIT: "#", REFLECTED: "%", **dict(enumerate(PORT_NAMES))}
"""The name of each result: the mark, or the name of the port where the ray comes out."""


def through_box(view: BlackBoxView, clock: Clock) -> Lens:
    """See `Mind.lens`. The answer is exact.

    The first call takes a second to fill the table of results, whatever the clock says.
    """
    player = view.viewer
    if player is None or not is_ready(clock.unhurried()):
        return Lens()
    cells = {(player, cell): ((ATOM, share),) for cell, share in chances(view).items()}
    ports = {
        port: Tell(information(results), ordered(results))
        for port, results in port_tells(view).items()
    }
    return Lens(cells, ports)


def chances(view: BlackBoxView) -> dict[int, float]:
    """Return the exact probability of an atom on each cell of the box the viewer is solving.

    Every placement that explains the marks and is not a wrong guess is equally likely.

    Empty if there is nothing to solve (for a spectator, before the atoms are hidden, after the
    game) or if the marks contradict each other.
    """
    numbers = _possible(view)
    if not numbers:
        return {}
    return {cell: n / len(numbers) for cell, n in zip(CELLS, cell_counts(numbers), strict=True)}


def port_tells(view: BlackBoxView) -> dict[int, dict[str, float]]:
    """Return for each port without a mark the probability of every result of a probe there.

    Results are named `#`, `%`, or by the port where the ray comes out. Empty if `chances` is.
    """
    numbers = _possible(view)
    if not numbers or view.viewer is None:
        return {}
    marks = view.boxes[view.viewer].marks
    return {port: _distribution(numbers, port) for port in PORTS if not marks[port]}


def information(distribution: Mapping[str, float]) -> float:
    """Return the average information of a probe with these results in bits, 0 for a single one."""
    bits = sum(-chance * log2(chance) for chance in distribution.values() if chance > 0)
    return settled(bits)


def _distribution(numbers: Numbers, port: int) -> dict[str, float]:
    found = counts(numbers, port)
    return {RESULT_NAMES[result]: found[result] / len(numbers) for result in sorted(found)}


def _possible(view: BlackBoxView) -> Numbers:
    player = view.viewer
    if player is None or view.outcome is not None or view.turn <= 1 - player:
        return ()
    return possible_in(view.boxes[player])


def possible_in(box: Box) -> Numbers:
    """Return the placements that explain a box's marks and guesses; none if they contradict."""
    try:
        numbers = explaining(box.marks, box.guesses)
    except ValueError:  # a letter without its other end
        return ()
    return ALL if len(numbers) == COUNT else numbers
