"""Mono's boards and layouts: geometry, the text form, validity, and random layouts.

A layout is written as one label a cell in reading order, top row first; a cell nobody has shown
yet is `.`. Inside, a set of cells is an int with one bit a cell (bit 0 is the first in reading
order), which makes neighbours, gaps and reach a few shifts each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from rules.core import IllegalMove, InvalidMove

LABELS = "123456789abcdefghijklmnop"
"""The regions' labels: the label of value v is `LABELS[v - 1]`."""

HIDDEN = "."
"""Stands for a cell whose label is not known."""

PLACEMENTS = 8
"""How often a placement is tried before the whole layout is started over."""

ATTEMPTS = 30
"""How many layouts are started around known cells before the exact search takes over."""

FAILURES = 20
"""How many dead ends the exact search meets before its first fresh start."""


@dataclass(frozen=True, slots=True)
class Board:
    """The grid for `size` regions, as the text gives its dimensions."""

    size: int
    width: int
    height: int
    names: tuple[str, ...]
    numbers: dict[str, int]
    neighbours: tuple[tuple[int, ...], ...]
    full: int
    inner_left: int
    inner_right: int

    def spread(self, cells: int) -> int:
        """The cells and their orthogonal neighbours."""
        return (
            cells
            | (cells & self.inner_right) << 1
            | (cells & self.inner_left) >> 1
            | cells << self.width
            | cells >> self.width
        ) & self.full

    def flood(self, start: int, within: int) -> int:
        """The cells of `within` that hang together with `start`, which lies in it."""
        while (grown := self.spread(start) & within) != start:
            start = grown
        return start

    def parts(self, cells: int) -> list[int]:
        """The connected parts of a set of cells."""
        found = []
        while cells:
            part = self.flood(cells & -cells, cells)
            found.append(part)
            cells ^= part
        return found


@cache
def board(size: int) -> Board:
    """The board for `size` regions: num_cells, height and width as the text computes them."""
    cells = size * (size + 1) // 2
    height = (size + 1) // 2
    width = cells // height
    names = tuple(f"{chr(97 + c % width)}{height - c // width}" for c in range(cells))
    neighbours = tuple(
        tuple(
            n
            for n, inside in (
                (c - width, True),
                (c - 1, c % width > 0),
                (c + 1, c % width < width - 1),
                (c + width, True),
            )
            if inside and 0 <= n < cells
        )
        for c in range(cells)
    )
    left = sum(1 << c for c in range(0, cells, width))
    full = (1 << cells) - 1
    return Board(
        size=size,
        width=width,
        height=height,
        names=names,
        numbers={name: c for c, name in enumerate(names)},
        neighbours=neighbours,
        full=full,
        inner_left=full & ~left,
        inner_right=full & ~(left << (width - 1)),
    )


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in reading order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def read_layout(size: int, text: str) -> str:
    """The layout a player typed, upper case and spaces forgiven; not checked for validity.

    Raises InvalidMove for a character that is no label and for too many or too few values.
    """
    values, labels = LABELS[:size], []
    for at, char in enumerate(text):
        if char.isspace():
            continue
        label = char.lower() if char.isascii() else char
        if label not in values:
            raise InvalidMove(_not_a_value(size, char), at)
        labels.append(label)
    cells = len(board(size).names)
    if len(labels) != cells:
        raise InvalidMove(_wrong_count(len(labels), cells), len(text))
    return "".join(labels)


def _not_a_value(size: int, char: str) -> str:
    shown = char if char.isprintable() else "?"
    return f"“{shown}” is not a value: the values of this board are 1 to {LABELS[size - 1]}"


def _wrong_count(found: int, cells: int) -> str:
    return f"{found} values where the board has {cells} cells"


def check_layout(size: int, labels: str) -> None:
    """Raises IllegalMove unless region k has k cells, all joined orthogonally."""
    grid = board(size)
    for char in labels:
        if char not in LABELS[:size]:
            raise IllegalMove(_not_a_value(size, char))
    if len(labels) != len(grid.names):
        raise IllegalMove(_wrong_count(len(labels), len(grid.names)))
    regions = masks(size, labels)
    for label, region in zip(LABELS, regions, strict=False):
        value = LABELS.index(label) + 1
        if region.bit_count() != value:
            raise IllegalMove(f"region {label} has {region.bit_count()} cells, not {value}")
    for label, region in zip(LABELS, regions, strict=False):
        first = region & -region
        if torn := region & ~grid.flood(first, region):
            here, there = (grid.names[cells_of(mask)[0]] for mask in (torn, first))
            raise IllegalMove(f"region {label} is torn apart: {here} is not joined to {there}")


def masks(size: int, labels: str) -> list[int]:
    """The cells of each region, region 1 first; hidden cells belong to none."""
    regions = [0] * size
    for c, label in enumerate(labels):
        if label != HIDDEN:
            regions[LABELS.index(label)] |= 1 << c
    return regions


def written(size: int, regions: Sequence[int]) -> str:
    """The labels of a layout given as its regions, region 1 first."""
    labels = [HIDDEN] * len(board(size).names)
    for label, region in zip(LABELS, regions, strict=False):
        for c in cells_of(region):
            labels[c] = label
    return "".join(labels)


def every_layout(size: int) -> Iterator[str]:
    """Every valid layout once, in a fixed order, found depth first.

    The first free cell takes each unused region in turn, the largest first, in each of the
    connected shapes that start there.
    """
    grid = board(size)
    regions = [0] * size

    def place(unused: tuple[int, ...], free: int) -> Iterator[str]:
        if not free:
            yield written(size, regions)
        for value in reversed(unused):
            rest = tuple(v for v in unused if v != value)
            for shape in _shapes(grid, value, free & -free, free):
                left = free & ~shape
                if can_share(rest, sorted(map(int.bit_count, grid.parts(left)))):
                    regions[value - 1] = shape
                    yield from place(rest, left)

    return place(tuple(range(1, size + 1)), grid.full)


def _shapes(grid: Board, value: int, shape: int, within: int) -> Iterator[int]:
    """Every connected shape of `value` cells in `within` that contains `shape`, each once."""
    if shape.bit_count() == value:
        yield shape
        return
    fringe = grid.spread(shape) & within & ~shape
    while fringe:
        cell = fringe & -fringe
        yield from _shapes(grid, value, shape | cell, within)
        fringe ^= cell
        within ^= cell


def combination(unused: Sequence[int], total: int) -> list[int]:
    """The first combination, in the order of `unused`, of values that add up to `total`.

    Empty if there is none. Implements "find a combination of unused regions" of the text.
    """
    sums = [1]  # bit s of sums[n]: some of the last n values add up to s
    for value in reversed(unused):
        sums.append(sums[-1] | sums[-1] << value)
    members = []
    for later, value in zip(range(len(unused) - 1, -1, -1), unused, strict=True):
        if total >= value and sums[later] >> (total - value) & 1:
            members.append(value)
            total -= value
    return [] if total else members


def can_share(values: Sequence[int], gaps: Sequence[int]) -> bool:
    """Whether ascending values can be dealt out so that each gap (of that size) is filled.

    Values and gaps add up to the same, so the last gap fits by itself.
    """
    if len(gaps) < 2:
        return True
    return any(can_share(rest, gaps[1:]) for rest in _leftovers(values, gaps[0], 0))


def _leftovers(values: Sequence[int], total: int, first: int) -> Iterator[Sequence[int]]:
    """What is left of ascending values without each combination that adds up to `total`."""
    for i in range(first, len(values)):
        value = values[i]
        rest = [*values[:i], *values[i + 1 :]]
        if value == total:
            yield rest
        elif value < total:
            yield from _leftovers(rest, total - value, i)


def random_layout(size: int, rng: Random, known: str | None = None) -> str:
    """A random layout by the text's algorithm, with look-ahead; always succeeds.

    `known` gives some labels (`.` elsewhere) that the layout must agree with. Where look-ahead
    does not find one soon, an exact search does; its layouts are random but less typical.
    Raises ValueError if no layout agrees with `known`.
    """
    if known is None or not known.strip(HIDDEN):
        while (layout := try_layout(size, rng)) is None:
            pass
        return layout
    for _ in range(ATTEMPTS):
        if (layout := try_layout(size, rng, known)) is not None:
            return layout
    failures = FAILURES
    while (found := _Search(size, rng, known).run(failures)) is None:
        # Fresh starts keep the search lucky, growing budgets make it exhaustive in the end.
        failures += 2
    return found


def try_layout(size: int, rng: Random, known: str | None = None) -> str | None:
    """One attempt at a random layout that agrees with `known`; None where "start again" applies.

    For whoever wants many samples before a deadline rather than one for certain.
    """
    grid = board(size)
    return _LookAhead(grid, rng, masks(size, known or HIDDEN * len(grid.names))).run()


def _pick(cells: int, rng: Random) -> int:
    """One of the cells, each as likely, as a set of one."""
    for _ in range(int(rng.random() * cells.bit_count())):
        cells &= cells - 1
    return cells & -cells


def _link(grid: Board, rng: Random, start: int, goal: int, within: int) -> int:
    """The cells between `start` and the nearest of `goal` on a random shortest way in `within`."""
    reached = [start]
    while not reached[-1] & goal:
        reached.append(grid.spread(reached[-1]) & within)
        if reached[-1] == reached[-2]:
            return 0
    way = 0
    cell = _pick(reached.pop() & goal, rng)
    for nearer in reversed(reached[1:]):
        cell = _pick(grid.spread(cell) & nearer, rng)
        way |= cell
    return way


def _grown(grid: Board, rng: Random, value: int, shape: int, within: int) -> int:
    """The shape, grown at random inside `within` to `value` cells; 0 if it has no room."""
    seen = shape | grid.spread(shape) & within
    fringe = cells_of(seen & ~shape)
    for _ in range(value - shape.bit_count()):
        if not fringe:
            return 0
        chosen = int(rng.random() * len(fringe))
        newest, fringe[chosen] = fringe[chosen], fringe[-1]
        fringe.pop()
        shape |= 1 << newest
        for cell in grid.neighbours[newest]:
            if within >> cell & 1 and not seen >> cell & 1:
                seen |= 1 << cell
                fringe.append(cell)
    return shape


class _LookAhead:
    """One run of the text's algorithm around known cells, that looks before it places."""

    def __init__(self, grid: Board, rng: Random, known: list[int]) -> None:
        self.grid = grid
        self.rng = rng
        self.known = known
        self.shown = sum(known)

    def run(self) -> str | None:
        """A layout, or None where a placement failed too often."""
        unused = list(range(1, self.grid.size + 1))
        self.rng.shuffle(unused)
        gaps = [self.grid.full]
        regions = [0] * self.grid.size
        while gaps:
            gap = min(gaps, key=int.bit_count)
            gaps.remove(gap)
            # Regions with known cells come first: the later, the more often they are cut off.
            members = [v for v in unused if self.known[v - 1] & gap] or combination(
                [v for v in unused if not self.known[v - 1]], gap.bit_count()
            )
            for _ in range(PLACEMENTS):
                value = self.rng.choice(members)
                shape = self._shape(value, gap)
                parts = self.grid.parts(gap & ~shape)
                rest = [v for v in unused if v != value]
                if shape and self._fits(rest, gaps + parts):
                    break
            else:
                return None
            regions[value - 1] = shape
            unused = rest
            gaps += parts
        return written(self.grid.size, regions)

    def _room(self, value: int, gap: int) -> int:
        """The cells of the gap that this region may take."""
        return gap & ~(self.shown & ~self.known[value - 1])

    def _shape(self, value: int, gap: int) -> int:
        """Where the region might lie in the gap, over its known cells; 0 if that failed."""
        room = self._room(value, gap)
        mine = self.known[value - 1]
        shape = _pick(mine or room, self.rng)
        while torn := mine & ~(shape := self.grid.flood(shape, shape | mine)):
            way = _link(self.grid, self.rng, shape, torn, room)
            if not way:
                return 0
            shape |= way
        return _grown(self.grid, self.rng, value, shape, room) if shape.bit_count() <= value else 0

    def _fits(self, unused: list[int], gaps: list[int]) -> bool:
        """The look-ahead: whether the unused regions can still fill every gap exactly."""
        left = []
        for gap in gaps:
            room = gap.bit_count()
            for value in unused:
                mine = self.known[value - 1]
                if mine & gap:
                    reach = self.grid.flood(mine & -mine, self._room(value, gap) | mine & -mine)
                    if mine & ~reach or reach.bit_count() < value:
                        return False
                    room -= value
            if room < 0:
                return False
            left += [room] if room else []
        return can_share(sorted(v for v in unused if not self.known[v - 1]), sorted(left))


class _Search:
    """Finds a layout that agrees with known cells by deciding one cell at a time.

    `own` holds the cells each region certainly has, `may` those it can still have. Every decision
    is followed up until nothing more follows (see `_settle`), so most wrong ones die at once.
    """

    def __init__(self, size: int, rng: Random, known: str) -> None:
        self.grid = board(size)
        self.rng = rng
        self.known = masks(size, known)

    def run(self, failures: int) -> str | None:
        """A layout, or None after so many dead ends. Raises ValueError if there is none."""
        shown = sum(self.known)
        may = [self.grid.full & ~shown | mine for mine in self.known]
        regions = range(self.grid.size)
        todo = [(self.known[:], may, set(regions))]
        while todo:
            own, may, changed = todo.pop()
            if not self._settle(own, may, changed) or not self._pockets_fill(own, may):
                failures -= 1
                if failures < 0:
                    return None
                continue
            if own == may:
                return written(self.grid.size, own)
            region, cell = self._choice(own, may)
            without = may[:]
            without[region] &= ~cell
            todo.append((own[:], without, {region}))
            own[region] |= cell
            others = {r for r in regions if r != region and may[r] & cell}
            for other in others:
                may[other] &= ~cell
            todo.append((own, may, {region, *others}))
        raise ValueError("no layout agrees with the known cells")

    def _settle(self, own: list[int], may: list[int], changed: set[int]) -> bool:
        """Follows up changes to these regions, in place; False at a contradiction."""
        while changed:
            region = changed.pop()
            sure, open_to = self._narrowed(region + 1, own[region], may[region])
            if not open_to:
                return False
            taken = sure & ~own[region]
            if taken or open_to != may[region]:
                own[region], may[region] = sure, open_to
                changed.add(region)
                for other in range(self.grid.size):
                    if other != region and may[other] & taken:
                        may[other] &= ~taken
                        changed.add(other)
            if not changed:
                once = twice = 0
                for cells in may:
                    once, twice = once | cells, twice | once & cells
                if once != self.grid.full:
                    return False
                for region, cells in enumerate(may):
                    if last_hope := cells & ~twice & ~own[region]:
                        own[region] |= last_hope
                        changed.add(region)
        return True

    def _narrowed(self, value: int, own: int, may: int) -> tuple[int, int]:
        """What the region surely has and what it can have, seen by itself; (0, 0) if nothing."""
        need = value - own.bit_count()
        if not own:
            may = sum(part for part in self.grid.parts(may) if part.bit_count() >= value)
            return (may if may.bit_count() == value else 0), may
        parts = self.grid.parts(own)
        if need < 0 or own & ~may or (not need and len(parts) > 1):
            return 0, 0
        for part in parts:
            may = self._reach(part, own, may, need)
            if own & ~may or may.bit_count() < value:
                return 0, 0
        if may.bit_count() == value or not need:
            return (own, own) if not need else (may, may)
        for part in parts:
            exits = self.grid.spread(part) & may & ~part
            if not exits & (exits - 1):
                own |= exits
        return (own | self._cuts(parts[0], own & ~parts[0], may), may)

    def _reach(self, part: int, own: int, may: int, steps: int) -> int:
        """The cells of `may` within so many new cells of a part; cells it owns cost nothing."""
        for _ in range(steps):
            wider = self.grid.spread(part) & may
            wider = self.grid.flood(wider, wider | own)
            if wider == part:
                break
            part = wider
        return part & may

    def _cuts(self, part: int, others: int, may: int) -> int:
        """The cells without which a part could not be joined to the region's other parts."""
        if not others:
            return 0
        cuts = 0
        for cell in cells_of(_link(self.grid, self.rng, part, others, may)):
            if others & ~self.grid.flood(part, may & ~(1 << cell)):
                cuts |= 1 << cell
        return cuts

    def _pockets_fill(self, own: list[int], may: list[int]) -> bool:
        """Whether sizes exist that fill each pocket of undecided cells: some needed, not all."""
        for pocket in self.grid.parts(self.grid.full & ~sum(own)):
            sums = 1
            for value, (mine, cells) in enumerate(zip(own, may, strict=True), start=1):
                if not mine and cells & pocket:
                    sums |= sums << value
                elif mine:
                    for _ in range(min(value - mine.bit_count(), (cells & pocket).bit_count())):
                        sums |= sums << 1
            if not sums >> pocket.bit_count() & 1:
                return False
        return True

    def _choice(self, own: list[int], may: list[int]) -> tuple[int, int]:
        """The region and cell to decide next: torn regions first, the tightest first."""
        tightest = (2, 0.0, -1)
        for region, (mine, cells) in enumerate(zip(own, may, strict=True)):
            if mine and mine != cells:
                whole = self.grid.flood(mine & -mine, mine) == mine
                slack = cells.bit_count() - region + self.rng.random()
                tightest = min(tightest, (int(whole), slack, region))
        kind, _, region = tightest
        undecided = self.grid.full & ~sum(own)
        if kind == 0:
            part, *others = self.grid.parts(own[region])
            return region, _pick(
                _link(self.grid, self.rng, part, sum(others), may[region]), self.rng
            )
        if kind == 1:
            edge = self.grid.spread(own[region]) & may[region] & ~own[region]
            return region, self._snuggest(edge, undecided)
        gap = min(self.grid.parts(undecided), key=int.bit_count)
        values = [v for v in range(self.grid.size, 0, -1) if not own[v - 1] and may[v - 1] & gap]
        self.rng.shuffle(values)
        region = max(combination(values, gap.bit_count())) - 1
        return region, self._snuggest(gap & may[region], undecided)

    def _snuggest(self, cells: int, undecided: int) -> int:
        """The cell with the fewest undecided neighbours, so that no holes stay behind."""

        def loose(cell: int) -> float:
            neighbours = sum(undecided >> n & 1 for n in self.grid.neighbours[cell])
            return neighbours + 1.5 * self.rng.random()

        return 1 << min(cells_of(cells), key=loose)


def plain_random_layout(size: int, rng: Random) -> str:
    """A random layout by the text's algorithm word for word: the yardstick for look-ahead."""
    while (layout := _plain_attempt(board(size), rng)) is None:
        pass
    return layout


def _plain_attempt(grid: Board, rng: Random) -> str | None:
    unused = list(range(1, grid.size + 1))
    rng.shuffle(unused)
    labels = [HIDDEN] * len(grid.names)
    while unused:
        gap = min(_plain_gaps(grid, labels), key=len)
        members = combination(unused, len(gap))
        if not members:
            return None
        value = rng.choice(members)
        shape = {rng.choice(gap)}
        while len(shape) < value:
            beside = {n for cell in shape for n in grid.neighbours[cell]}
            shape.add(rng.choice([cell for cell in gap if cell in beside and cell not in shape]))
        for cell in shape:
            labels[cell] = LABELS[value - 1]
        unused.remove(value)
    return "".join(labels)


def _plain_gaps(grid: Board, labels: list[str]) -> list[list[int]]:
    free = {cell for cell, label in enumerate(labels) if label == HIDDEN}
    gaps = []
    while free:
        gap = [free.pop()]
        for cell in gap:
            beside = [n for n in grid.neighbours[cell] if n in free]
            free.difference_update(beside)
            gap += beside
        gaps.append(gap)
    return gaps
