"""Reader: a quick player alone against a layout, three turns, to measure how hard it is to read.

The reader plans a turn as the Expert does, but reckons the chances of the hidden cells instead of
sampling layouts, which makes a match a hundred times as fast. A region that has been seen goes on
near its known cells; one that has not been seen lies where random layouts have it. Both are scaled
in turn until each hidden cell holds one value and each region as many cells as it lacks. (At size
9, of what was held likely by tenths, as much was true within three hundredths.)

A glance errs at random, as much as one at some dozen layouts: else a score would hang on which of
two cells that are as good comes first.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import isqrt, sqrt
from random import Random

from rules.core.clock import Cancelled, Stop
from rules.core.settled import settled
from rules.mono.board import LABELS, Board, board, cells_of
from rules.mono.layouts import random_layout
from rules.mono.players.levels import LIKELY
from rules.mono.players.race import THRIFT

TURNS = 3
"""The turns of a match."""

_NEARER = 0.3
"""What a step further from a region's known cells leaves of the chance that it goes on there."""

_HUGGED = 1.6
"""How much likelier each further known neighbour makes it."""

_ROUNDS = 5
"""How often the chances are scaled: more make no difference."""

_LOOKED_AT = 120
"""Layouts at which a glance errs as much as the reader's does."""

_WORTH_ERRS = 0.2
"""Points by which the reader errs about a cell's worth."""

_USUAL_CELLS = 8000
"""Cells of random layouts, together, from which it is known where regions usually lie."""

_CORNER = 4
"""Places so many columns or rows from the edge, and all further ones, are alike."""

Chances = Mapping[int, Mapping[int, float]]
"""For each value that is not all known: the hidden cells it may lie on, each with its chance."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A match: its points, and what each cell of the board earned of them.

    The cells of a run share its square.
    """

    points: int
    earned: tuple[int, ...]


def read_through(layout: str, rng: Random, stop: Stop) -> Reading:
    """One match against a whole layout; depends on nothing but the layout and the generator.

    Raises Cancelled soon after `stop` is set.
    """
    match = _Match(layout, rng)
    while not match.over:
        if stop.is_set():
            raise Cancelled
        match.go_on()
    return Reading(sum(match.earned), tuple(match.earned))


def losses(layout: str, choices: Iterable[int | None]) -> list[float]:
    """How much less each decision was worth than the best one then, in points as counted by worth.

    A choice is the cell that was uncovered, or None where the turn was ended. What came of a choice
    does not matter: luck is not judged.
    """
    match, found = _Match(layout, Random(0)), list[float]()
    for cell in choices:
        if match.over:
            break
        worth, sure = match.worth()
        best = max([*worth.values(), *([0.0] if match.last else [])])
        chosen = best if cell in sure else 0.0 if cell is None else worth[cell]
        found.append(best - chosen)
        match.take(cell)
    return found


class _Match:
    """What the reader knows, and the running list."""

    def __init__(self, layout: str, rng: Random) -> None:
        self.rng = rng
        self.values = [LABELS.index(label) + 1 for label in layout]
        self.size = (isqrt(8 * len(layout) + 1) - 1) // 2
        self.grid = board(self.size)
        self.hidden = self.grid.full
        self.seen = [0] * (self.size + 1)
        self.left = list(range(self.size + 1))
        self.earned = [0] * len(layout)
        self.turn = 0
        self.last = 0
        self.run: list[int] = []
        """The cells of the run of equal values that ends the list."""

    @property
    def over(self) -> bool:
        return self.turn == TURNS or not self.hidden

    def go_on(self) -> None:
        """Uncover a cell, or end the turn."""
        self.take(self._choice())

    def take(self, cell: int | None) -> None:
        """Uncover a cell, or end the turn."""
        if cell is None:
            self._end_turn()
            return
        value = self.values[cell]
        self.seen[value] |= 1 << cell
        self.hidden &= ~(1 << cell)
        self.left[value] -= 1
        if value < self.last:
            self._end_turn()
            return
        if value > self.last:
            self.run = []
        self.last = value
        self.run.append(cell)
        for member in self.run:
            self.earned[member] = len(self.run)

    def _end_turn(self) -> None:
        self.turn += 1
        self.last, self.run = 0, []

    def worth(self) -> tuple[dict[int, float], set[int]]:
        """Return what each hidden cell is worth, and those likely enough to go on with the run."""
        found = chances(self.grid, self.seen, self.left, self.hidden)
        worth = dict.fromkeys(cells_of(self.hidden), 0.0)
        for value, cells in found.items():
            for cell, chance in cells.items():
                worth[cell] += chance * self._gain(value)
        return worth, {c for c, chance in found.get(self.last, {}).items() if chance > LIKELY}

    def _choice(self) -> int | None:
        """Return the cell to uncover; None to end the turn."""
        found = chances(self.grid, self.seen, self.left, self.hidden)
        noise = self.rng.gauss
        worth = {cell: noise(0, _WORTH_ERRS) for cell in cells_of(self.hidden)}
        for value, cells in found.items():
            gain = self._gain(value)
            for cell, chance in cells.items():
                worth[cell] += chance * gain
        choice, most = None, LIKELY
        for cell, chance in found.get(self.last, {}).items():
            likely = chance + noise(0, 1) * sqrt(max(0.0, chance * (1 - chance)) / _LOOKED_AT)
            if settled(likely) > most:
                choice, most = cell, settled(likely)
        if choice is None:
            choice = max(worth, key=lambda cell: settled(worth[cell]))
        return choice if not self.last or worth[choice] > 0 else None

    def _gain(self, value: int) -> float:
        """Return what it is worth to uncover a cell of this value, as the Expert counts it."""
        # Nothing is left to save for in the last turn.
        saved = THRIFT * max(0, 2 * self.left[value] - 1) if self.turn < TURNS - 1 else 0.0
        if value < self.last:
            return -saved
        points = 2 * len(self.run) + 1 if value == self.last else 1
        return points + self.size + 1 - value - saved


def chances(grid: Board, seen: Sequence[int], left: Sequence[int], hidden: int) -> Chances:
    """Where the regions may go on, by reckoning.

    `seen` are the known cells of each value and `left` how many it lacks; index 0 is unused.
    """
    regions = range(1, grid.size + 1)
    found = {
        value: _near(grid, seen[value], left[value], hidden)
        for value in regions
        if seen[value] and left[value]
    }
    unseen = [value for value in regions if not seen[value]]
    # Those that have not been seen are scaled as if they were one: it takes a fifth of the time.
    each, together = _anywhere(grid, unseen, hidden)
    lacking = [(left[value], cells) for value, cells in found.items()]
    if together:
        lacking.append((sum(unseen), together))
    free = cells_of(hidden)
    for _ in range(_ROUNDS):
        held = dict.fromkeys(free, 0.0)
        for lacks, cells in lacking:
            scale = lacks / sum(cells.values())
            for cell in cells:
                cells[cell] *= scale
                held[cell] += cells[cell]
        for _, cells in lacking:
            for cell in cells:
                cells[cell] /= held[cell]
    for value, shares in each.items():
        found[value] = {cell: share * together[cell] for cell, share in shares.items()}
    return found


def _near(grid: Board, seen: int, lacks: int, hidden: int) -> dict[int, float]:
    """How well a region that lacks so many cells goes on at each hidden cell in its reach."""
    weights: dict[int, float] = {}
    ring = reached = seen
    weight = 1.0
    for _ in range(lacks):
        further = grid.spread(ring) & hidden & ~reached
        for cell in cells_of(further):
            beside = (ring & grid.spread(1 << cell)).bit_count()  # the cell itself is in no ring
            weights[cell] = weight * _HUGGED ** (beside - 1)
        ring, reached, weight = further, reached | further, weight * _NEARER
    return weights


def _anywhere(
    grid: Board, unseen: Sequence[int], hidden: int
) -> tuple[dict[int, dict[int, float]], dict[int, float]]:
    """How well regions that have not been seen lie on each hidden cell with room for them.

    First the share of each region in that, then all of them together.
    """
    usual, parts = _usual(grid.size), grid.parts(hidden)
    each: dict[int, dict[int, float]] = {}
    together: dict[int, float] = {}
    wide, room = 0, cells_of(0)
    for value in unseen:
        if wide != (wide := sum(part for part in parts if part.bit_count() >= value)):
            room = cells_of(wide)
        shares = usual[value]
        scale = value / sum(shares[cell] for cell in room)
        each[value] = {cell: scale * shares[cell] for cell in room}
        for cell, weight in each[value].items():
            together[cell] = together.get(cell, 0.0) + weight
    for cells in each.values():
        for cell in cells:
            cells[cell] /= together[cell]
    return each, together


@cache
def _usual(size: int) -> tuple[tuple[float, ...], ...]:
    """For each value (index 0 unused) how often random layouts have it on each cell, in shares."""
    grid, rng = board(size), Random(size)
    cells = len(grid.names)
    places = [_place(grid, cell) for cell in range(cells)]
    counts = {place: [1.0] * (size + 1) for place in places}
    for _ in range(max(1, _USUAL_CELLS // cells)):
        for place, label in zip(places, random_layout(size, rng), strict=True):
            counts[place][LABELS.index(label) + 1] += 1
    shares = {place: [count / sum(found) for count in found] for place, found in counts.items()}
    return tuple(tuple(shares[place][value] for place in places) for value in range(size + 1))


def _place(grid: Board, cell: int) -> tuple[int, int]:
    """How far a cell is from the nearest edges: places with the same are alike."""
    row, column = divmod(cell, grid.width)
    down, across = min(row, grid.height - 1 - row), min(column, grid.width - 1 - column)
    return min(down, _CORNER - 1), min(across, _CORNER - 1)
