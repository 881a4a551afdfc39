"""Mono's layouts: their text form, their validity, all of them, and random ones.

A layout is written with one label per cell in reading order, top row first. An unknown cell is `.`.
"""

from collections.abc import Iterator
from random import Random

from rules.core import IllegalMove, InvalidMove, Message
from rules.mono.board import HIDDEN, LABELS, Board, board, cells_of, link, masks, pick, written
from rules.mono.layout_search import LayoutSearch
from rules.mono.pasted_layout import find_layout
from rules.mono.region_sizes import can_share, combination

PLACEMENTS = 8
"""The number of tries for a placement before the whole layout is restarted."""

ATTEMPTS = 30
"""The number of layouts to start with known cells before the exact search takes over."""

FAILURES = 20
"""The number of dead ends before the exact search's first restart."""


def read_layout(size: int, text: str) -> str:
    """Return the layout in a typed or pasted text, without checking its validity.

    Upper case and spaces are allowed. Quotes, frames, coordinates and wrapped lines are ignored if
    the text contains a complete board. Raises InvalidMove for a character that is not a label, and
    for too many or too few labels.
    """
    found = find_layout(text)
    if found is not None and found[0] == size and HIDDEN not in found[1]:
        return found[1]
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


def _not_a_value(size: int, char: str) -> Message:
    return Message(
        "“{text}” is not a number on this board: use 1 to {last}",
        text=char,
        last=LABELS[size - 1],
    )


def _wrong_count(found: int, cells: int) -> Message:
    return Message.counted(
        found,
        "{n} number, but the board has {cells} cells",
        "{n} numbers, but the board has {cells} cells",
        cells=cells,
    )


def check_layout(size: int, labels: str) -> None:
    """Raise IllegalMove unless each region k has k cells, orthogonally connected."""
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
            raise IllegalMove(
                Message.counted(
                    region.bit_count(),
                    "region {label} has {n} cell, not {value}",
                    "region {label} has {n} cells, not {value}",
                    label=label,
                    value=value,
                )
            )
    for label, region in zip(LABELS, regions, strict=False):
        first = region & -region
        if torn := region & ~grid.flood(first, region):
            here, there = (grid.names[cells_of(mask)[0]] for mask in (torn, first))
            raise IllegalMove(
                "region {label} is not connected: {here} does not touch {there}",
                label=label,
                here=here,
                there=there,
            )


def every_layout(size: int) -> Iterator[str]:
    """Yield every valid layout once, in a fixed order, by depth-first search.

    The first free cell gets each unused region in turn, the largest first, in each connected shape
    that starts there.
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
    """Yield every connected shape of `value` cells in `within` that contains `shape`, once each."""
    if shape.bit_count() == value:
        yield shape
        return
    fringe = grid.spread(shape) & within & ~shape
    while fringe:
        cell = fringe & -fringe
        yield from _shapes(grid, value, shape | cell, within)
        fringe ^= cell
        within ^= cell


def random_layout(size: int, rng: Random, known: str | None = None) -> str:
    """Return a random layout by the text's algorithm, with look-ahead; always succeeds.

    `known` gives some labels (`.` elsewhere) that the layout must agree with. If look-ahead finds
    none soon, an exact search does; its layouts are random but less typical. Raises ValueError if
    no layout agrees with `known`.
    """
    if known is None or not known.strip(HIDDEN):
        while (layout := try_layout(size, rng)) is None:
            pass
        return layout
    for _ in range(ATTEMPTS):
        if (layout := try_layout(size, rng, known)) is not None:
            return layout
    failures = FAILURES
    while (found := LayoutSearch(size, rng, known).run(failures)) is None:
        # Restarts avoid long dead ends, and growing budgets make the search complete in the end.
        failures += 2
    return found


def try_layout(size: int, rng: Random, known: str | None = None) -> str | None:
    """Try once to make a random layout that agrees with `known`; None if the attempt fails.

    Use it to draw many samples before a deadline.
    """
    grid = board(size)
    return _LookAhead(grid, rng, masks(size, known or HIDDEN * len(grid.names))).run()


def _grown(grid: Board, rng: Random, value: int, shape: int, within: int) -> int:
    """Return the shape, grown at random inside `within` to `value` cells; 0 if it has no room."""
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
    """One run of the text's algorithm with known cells and look-ahead."""

    def __init__(self, grid: Board, rng: Random, known: list[int]) -> None:
        self.grid = grid
        self.rng = rng
        self.known = known
        self.shown = sum(known)

    def run(self) -> str | None:
        """Return a layout, or None if a placement failed too often."""
        unused = list(range(1, self.grid.size + 1))
        self.rng.shuffle(unused)
        gaps = [self.grid.full]
        regions = [0] * self.grid.size
        while gaps:
            gap = min(gaps, key=int.bit_count)
            gaps.remove(gap)
            # Regions with known cells come first, as other regions could cut them off.
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
        """Return the cells of the gap that this region may take."""
        return gap & ~(self.shown & ~self.known[value - 1])

    def _shape(self, value: int, gap: int) -> int:
        """Return a random shape for the region in the gap, with its known cells; 0 on failure."""
        room = self._room(value, gap)
        mine = self.known[value - 1]
        shape = pick(mine or room, self.rng)
        while torn := mine & ~(shape := self.grid.flood(shape, shape | mine)):
            way = link(self.grid, self.rng, shape, torn, room)
            if not way:
                return 0
            shape |= way
        return _grown(self.grid, self.rng, value, shape, room) if shape.bit_count() <= value else 0

    def _fits(self, unused: list[int], gaps: list[int]) -> bool:
        """Return whether the unused regions can still fill every gap exactly, the look-ahead."""
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


def plain_random_layout(size: int, rng: Random) -> str:
    """Return a random layout by the text's literal algorithm, for comparison with look-ahead."""
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
