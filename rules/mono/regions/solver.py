"""A solver that finds a layout from some of its cells by named techniques, with its steps.

Every step uses the easiest technique that finds something. Between the steps, `Knowledge.narrow`
removes the cells that a region cannot reach; this is not a separate step.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

from rules.mono.board import cells_of, written
from rules.mono.regions.knowledge import Contradiction, Knowledge

SHORT = 4
"""The most rounds of easy steps to a contradiction."""


class Technique(IntEnum):
    """The techniques, the easiest first."""

    ROOM = 1
    """A region can reach exactly as many cells as it needs."""
    POCKET = 2
    """A pocket that one missing region fills exactly."""
    LAST = 3
    """A cell that only one region can reach."""
    BRIDGE = 4
    """A cell without which a region cannot be connected or reach its size."""
    SIZES = 5
    """The missing sizes fill a pocket only with a certain region, or only without it."""
    CONTRADICTION = 6
    """One of a cell's two possible regions soon leads to a contradiction."""


@dataclass(frozen=True, slots=True)
class Step:
    """One conclusion: `cells` belong to `region`, or do not if `barred` is true.

    `because` are the cells that show the reason. `broken` is the region that a contradiction makes
    impossible.
    """

    technique: Technique
    region: int
    cells: tuple[int, ...]
    because: tuple[int, ...] = ()
    barred: bool = False
    broken: int = 0


@dataclass(frozen=True, slots=True)
class Deduction:
    """The techniques' result: the labels, `.` for undecided cells, and the steps."""

    labels: str
    steps: tuple[Step, ...]

    @property
    def hardest(self) -> int:
        """The hardest technique used, 0 if there are no steps."""
        return max((step.technique for step in self.steps), default=0)


def deduce(size: int, labels: str, hardest: int = Technique.CONTRADICTION) -> Deduction:
    """Return what the techniques find from the known cells of a layout, `.` for the others.

    Raises Contradiction if no layout fits them.
    """
    known = Knowledge(size, labels)
    steps = tuple(steps_from(known, hardest))
    return Deduction(written(size, known.own), steps)


def steps_from(known: Knowledge, hardest: int = Technique.CONTRADICTION) -> Iterator[Step]:
    """Yield one step after the other, each noted in `known`. Raises Contradiction."""
    while step := next_step(known, hardest):
        take(known, step)
        yield step


def take(known: Knowledge, step: Step) -> None:
    """Note what a step concludes. Raises Contradiction."""
    cells = sum(1 << cell for cell in step.cells)
    if step.barred:
        known.bar(step.region - 1, cells)
    else:
        known.place(step.region - 1, cells)


def next_step(known: Knowledge, hardest: int = Technique.CONTRADICTION) -> Step | None:
    """Return a step of the easiest technique that finds one. Raises Contradiction."""
    known.narrow()
    for technique, find in _FINDERS:
        if technique > hardest:
            return None
        if step := find(known):
            return step
    return None


def _room(known: Knowledge) -> Step | None:
    for region, (own, may) in enumerate(zip(known.own, known.may, strict=True), 1):
        if own != may and may.bit_count() == region:
            return Step(Technique.ROOM, region, _cells(may & ~own), _cells(own))
    return None


def _last(known: Knowledge) -> Step | None:
    once = twice = 0
    for may in known.may:
        once, twice = once | may, twice | once & may
    if known.open & ~once:
        raise Contradiction
    alone = known.open & ~twice
    if not alone:
        return None
    for region, may in enumerate(known.may, 1):
        if found := may & alone:
            # Adjacent cells have the same reason, so they make one step.
            first = known.grid.flood(found & -found, found)
            return Step(Technique.LAST, region, _cells(first), _cells(known.own[region - 1]))
    return None


def _pocket(known: Knowledge) -> Step | None:
    for pocket in known.grid.parts(known.open):
        inside = [r for r, may in enumerate(known.may, 1) if may & pocket]
        if any(known.own[r - 1] for r in inside):
            continue
        ways = _ways(inside, pocket.bit_count(), 2)
        if not ways:
            raise Contradiction
        if len(ways) == 1 and len(ways[0]) == 1:
            (region,) = ways[0]
            return Step(Technique.POCKET, region, _cells(pocket))
    return None


def _ways(values: list[int], total: int, most: int) -> list[tuple[int, ...]]:
    """Return up to `most` choices of values that add up to a total."""
    found: list[tuple[int, ...]] = []

    def choose(at: int, left: int, chosen: tuple[int, ...]) -> None:
        if not left:
            found.append(chosen)
        elif len(found) < most:
            for later in range(at, len(values)):
                if values[later] <= left:
                    choose(later + 1, left - values[later], (*chosen, values[later]))

    choose(0, total, ())
    return found[:most]


def _bridge(known: Knowledge) -> Step | None:
    for region, (own, may) in enumerate(zip(known.own, known.may, strict=True), 1):
        if own == may or known.tested.get(region) == (own, may):
            continue
        for cell in cells_of(_may_cut(known, may & ~own)):
            if _needs(known, region, 1 << cell):
                return Step(Technique.BRIDGE, region, (cell,), _cells(own))
        known.tested[region] = own, may
    return None


def _may_cut(known: Knowledge, cells: int) -> int:
    """Return the cells without inner ones, as removing a cell amid eight others cuts nothing."""
    grid = known.grid
    left, right = (cells & grid.inner_left) >> 1, (cells & grid.inner_right) << 1
    row = cells & left & right
    return cells & ~(row & row << grid.width & row >> grid.width)


def _needs(known: Knowledge, region: int, cell: int) -> bool:
    """Whether a region cannot be connected or reach its size without a cell."""
    grid, own = known.grid, known.own[region - 1]
    room = known.may[region - 1] & ~cell
    if own:
        reached = grid.flood(own & -own, room)
        return bool(own & ~reached) or reached.bit_count() < region
    return all(part.bit_count() < region for part in grid.parts(room))


def _sizes(known: Knowledge) -> Step | None:
    pockets = known.grid.parts(known.open)
    for pocket in pockets:
        shares = _shares(known, pocket)
        total = pocket.bit_count()
        for region in shares:
            others = 1
            for other, share in shares.items():
                if other != region:
                    others = _widened(others, share)
            with_it = any(others >> total - n & 1 for n in shares[region] if n and n <= total)
            if not with_it:
                if not others >> total & 1:
                    raise Contradiction(region)
                cells = known.may[region - 1] & pocket
                return Step(Technique.SIZES, region, _cells(cells), _cells(pocket), barred=True)
            outside = known.may[region - 1] & known.open & ~pocket
            if outside and not known.own[region - 1] and not others >> total & 1:
                return Step(Technique.SIZES, region, _cells(outside), _cells(pocket), barred=True)
    return None


def _shares(known: Knowledge, pocket: int) -> dict[int, list[int]]:
    """Return how many cells of a pocket each region may take, for those that may take some."""
    shares = {}
    for region, (own, may) in enumerate(zip(known.own, known.may, strict=True), 1):
        if inside := may & pocket:
            if own:
                most = min(region - own.bit_count(), inside.bit_count())
                least = most if not may & known.open & ~pocket else 0
                shares[region] = list(range(least, most + 1))
            else:
                shares[region] = [region] if inside == may else [0, region]
    return shares


def _widened(sums: int, share: list[int]) -> int:
    wider = 0
    for n in share:
        wider |= sums << n
    return wider


def _contradiction(known: Knowledge) -> Step | None:
    once = twice = thrice = 0
    for may in known.may:
        once, twice, thrice = once | may, twice | once & may, thrice | twice & may
    beside = known.grid.spread(known.grid.full & ~known.open)
    for cell in cells_of(known.open & ~thrice & beside):
        for region in (both := known.candidates(cell)):
            broken = _breaks(known, region, cell)
            if broken is not None:
                (other,) = (one for one in both if one != region)
                return Step(Technique.CONTRADICTION, other, (cell,), (cell,), broken=broken)
    return None


def _breaks(known: Knowledge, region: int, cell: int) -> int | None:
    """Return the region that soon becomes impossible if this region has a cell, otherwise None.

    0 means that the impossible region is not known.
    """
    trial = known.copy()
    try:
        trial.place(region - 1, 1 << cell)
        for _ in range(SHORT):
            if not _round(trial):
                break
    except Contradiction as found:
        return found.region
    return None


def _round(known: Knowledge) -> bool:
    """Take all steps of the easiest techniques at once; return whether there were any.

    Taking all at once makes the result independent of the board's orientation. Raises
    Contradiction.
    """
    known.narrow()
    once = twice = 0
    for may in known.may:
        once, twice = once | may, twice | once & may
    if known.open & ~once:
        raise Contradiction
    alone, taken = known.open & ~twice, False
    for region, may in enumerate(known.may):
        full = may.bit_count() == region + 1
        if found := known.open & (may if full else may & alone):
            known.place(region, found)
            taken = True
    return taken


_FINDERS = (
    (Technique.ROOM, _room),
    (Technique.POCKET, _pocket),
    (Technique.LAST, _last),
    (Technique.BRIDGE, _bridge),
    (Technique.SIZES, _sizes),
    (Technique.CONTRADICTION, _contradiction),
)


def _cells(mask: int) -> tuple[int, ...]:
    return tuple(cells_of(mask))
