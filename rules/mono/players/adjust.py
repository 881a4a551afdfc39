"""A layout made a little harder or easier to read: at most four cells change, never a locked one.

Touching regions exchange cells, so every region keeps its size and stays connected. The reader
plays the same matches against the candidates as against the layout. The candidate nearest to the
wanted difficulty is taken, preferably without passing it.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from random import Random
from statistics import NormalDist

from rules.core.clock import Cancelled, Stop
from rules.mono.board import Board, board, masks, written
from rules.mono.players.layouts import legibility
from rules.mono.players.measure import Matches, Measure, compared, measured
from rules.mono.players.usual import USUAL

MOST_CHANGED = 4
"""The most cells that one adjustment changes."""

DRAWN = 300
"""The number of random changes to draw."""

READ, CONFIRMED = 10, 3
"""The number of changes to read in some matches, and how many of these to read in more."""

SCREENED, COMPARED = 16, 60
"""The numbers of matches for both steps."""

_LEAST, _MOST = 0.01, 0.99
"""The limits to which a wanted rank is clamped."""


@dataclass(frozen=True, slots=True)
class Adjustment:
    """The result of a step; `after` equals `before` if no change helped.

    `share` is the share of the work done so far, 0 to 1.
    """

    layout: str
    before: Measure
    after: Measure
    share: float = 1.0


def exchanges(
    size: int, layout: str, locked: Collection[int], rng: Random, count: int
) -> list[str]:
    """Return random layouts that differ from this one in at most four cells."""
    grid, found = board(size), dict[str, None]()
    single = [*_exchanged(grid, layout, locked)]
    rng.shuffle(single)
    for one in single[: count // 2]:
        found[one] = None
    for one in single:
        if len(found) >= count:
            break
        twice = [*_exchanged(grid, one, locked)]
        for other in rng.sample(twice, min(6, len(twice))):
            if 0 < differing(layout, other) <= MOST_CHANGED:
                found[other] = None
    found.pop(layout, None)
    return list(found)


def differing(one: str, other: str) -> int:
    """Return the number of cells in which two layouts of one size differ."""
    return sum(a != b for a, b in zip(one, other, strict=True))


def _exchanged(grid: Board, layout: str, locked: Collection[int]) -> Iterator[str]:
    """Yield the layout after each exchange of one cell each between two touching regions."""
    regions = masks(grid.size, layout)
    free = grid.full & ~sum(1 << cell for cell in locked)
    for a, one in enumerate(regions):
        for b in range(a + 1, len(regions)):
            other = regions[b]
            given, taken = one & grid.spread(other) & free, other & grid.spread(one) & free
            for mine in _bits(given):
                for theirs in _bits(taken):
                    new_one, new_other = one ^ mine | theirs, other ^ theirs | mine
                    if _is_joined(grid, new_one) and _is_joined(grid, new_other):
                        changed = list(regions)
                        changed[a], changed[b] = new_one, new_other
                        yield written(grid.size, changed)


def _bits(mask: int) -> Iterator[int]:
    while mask:
        yield mask & -mask
        mask &= mask - 1


def _is_joined(grid: Board, region: int) -> bool:
    return grid.flood(region & -region, region) == region


def adjusted(
    size: int,
    layout: str,
    aim: float,
    stop: Stop,
    tell: Callable[[Adjustment], None] = lambda _: None,
    *,
    harder: bool,
    locked: Collection[int] = (),
) -> Adjustment:
    """Make a complete layout harder or easier by one step, to a rank near `aim`.

    `aim` is the share of random layouts that are easier, 0 to 1. `tell` is called after each change
    that was read. Raises Cancelled soon after `stop` is set.
    """
    rng, sign = Random(f"{layout}{aim}{harder}"), 1 if harder else -1
    before = measured(size, layout, stop)
    wanted = NormalDist().inv_cdf(min(max(aim, _LEAST), _MOST)) - before.hardness
    read = _nearest(exchanges(size, layout, locked, rng, DRAWN), size, layout, sign)
    now = Matches(layout, "adjust ", stop)
    found: list[tuple[float, Matches]] = []

    def share() -> float:
        return len(found) / (len(read) + CONFIRMED + 1)

    for other in read:
        if stop.is_set():
            raise Cancelled
        matches = now.other(other)
        found.append((_gain(now, matches, SCREENED, size), matches))
        tell(Adjustment(layout, before, before, share()))
    found.sort(key=lambda pair: _distance(sign * pair[0], sign * wanted))
    confirmed = [
        (_distance(sign * _gain(now, matches, COMPARED, size), sign * wanted), matches.layout)
        for _, matches in found[:CONFIRMED]
    ]
    steps = []
    for distance, other in sorted(confirmed):
        after = measured(size, other, stop) if distance < _NO_USE else before
        if sign * (after.rank - before.rank) > 0:
            steps.append(Adjustment(other, before, after))
            if sign * (after.rank - aim) <= _PASSED:
                break
    return min(
        steps,
        key=lambda step: abs(step.after.rank - aim),
        default=Adjustment(layout, before, before),
    )


_PASSED = 0.05
"""How far, in rank, a step may pass the wanted rank before another one is read."""

_NO_USE = 100.0
"""The distance given to changes in the wrong direction."""


def _distance(gain: float, wanted: float) -> float:
    """Return how far a change is from the wanted one; passing it counts twice."""
    if gain <= 0:
        return _NO_USE - gain
    return wanted - gain if gain <= wanted else 2 * (gain - wanted)


def _gain(now: Matches, other: Matches, count: int, size: int) -> float:
    """Return how much harder another layout is, in standard deviations of random layouts."""
    return compared(now, other, count)[0] / USUAL[size][1]


def _nearest(layouts: list[str], size: int, layout: str, sign: int) -> list[str]:
    """Return the changes that are worth reading, as less legible ones are harder to read."""
    here = legibility(size, layout)
    ordered = sorted(layouts, key=lambda one: sign * (legibility(size, one) - here))
    ahead = [one for one in ordered if sign * (legibility(size, one) - here) < 0] or ordered
    step = max(1, len(ahead) // (READ // 2))
    return list(dict.fromkeys([*ahead[: READ // 2], *ahead[::step]]))[:READ]
