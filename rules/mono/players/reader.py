"""Reader: a fast solo player that measures how hard a layout is to read, in three turns.

The reader plans a turn as Expert does, but estimates the chances of the hidden cells instead of
sampling layouts, which makes a match a hundred times faster. A seen region continues near its known
cells. An unseen region lies where random layouts have it. The chances are scaled alternately until
each hidden cell has one value, and each region has its missing cells. (At size 9 the estimated
chances are right to within 0.03.)

The estimates have random errors, like those of about a hundred samples. Otherwise a score would
depend on the order of equally good cells.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import isqrt, sqrt
from random import Random

from rules.core.clock import Cancelled, Stop
from rules.core.settled import settled, total
from rules.mono.board import LABELS, Board, board, cells_of
from rules.mono.layouts import random_layout
from rules.mono.players.levels import LIKELY
from rules.mono.score import ends_turn, gain

TURNS = 3
"""The number of turns of a match."""

THRIFT = 0.1
"""The later worth of a saved cell, as a share of the marginal square of its region."""

_NEARER = 0.3
"""The factor on a region's chance for each step away from its known cells."""

_HUGGED = 1.6
"""The factor on that chance for each further known neighbour."""

_ROUNDS = 5
"""The number of scaling rounds; more make no difference."""

_LOOKED_AT = 120
"""The number of samples with the same error as the reader's estimates."""

_WORTH_ERRS = 0.2
"""The reader's random error in a cell's worth, in points."""

_USUAL_CELLS = 8000
"""The total cells of the random layouts that show where regions usually are."""

_CORNER = 4
"""The distance from an edge, in columns or rows, from which on places count as equal."""

Chances = Mapping[int, Mapping[int, float]]
"""For each value with unknown cells: its possible hidden cells, each with its chance."""


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of a match: its points, and each cell's share of them.

    The cells of a run share its square equally.
    """

    points: int
    earned: tuple[int, ...]


def read_through(layout: str, rng: Random, stop: Stop) -> Reading:
    """Play one match against a complete layout; it depends only on the layout and the generator.

    Raises Cancelled soon after `stop` is set.
    """
    match = _Match(layout, rng)
    while not match.over:
        if stop.is_set():
            raise Cancelled
        match.go_on()
    return Reading(sum(match.earned), tuple(match.earned))


def losses(layout: str, choices: Iterable[int | None]) -> list[float]:
    """Return how much less each choice was worth than the best one at that moment, in points.

    A choice is the uncovered cell, or None for ending the turn. The result of a reveal does not
    matter, as luck is not judged.
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
    """The state of a match: the reader's knowledge, and the current list."""

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
        if ends_turn(value, self.last):
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
        """Return each hidden cell's worth, and the cells that are likely to continue the run."""
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
        """Return the worth of uncovering a cell of this value, by Expert's formula."""
        # In the last turn there is nothing to save for.
        saved = THRIFT * max(0, 2 * self.left[value] - 1) if self.turn < TURNS - 1 else 0.0
        if ends_turn(value, self.last):
            return -saved
        return gain(value, self.last, len(self.run)) + self.size + 1 - value - saved


def chances(grid: Board, seen: Sequence[int], left: Sequence[int], hidden: int) -> Chances:
    """Return the estimated chances of where the regions continue.

    `seen` has the known cells of each value, and `left` its number of missing cells; index 0 is
    unused.
    """
    regions = range(1, grid.size + 1)
    found = {
        value: _near(grid, seen[value], left[value], hidden)
        for value in regions
        if seen[value] and left[value]
    }
    unseen = [value for value in regions if not seen[value]]
    # All unseen regions are scaled as one, which takes a fifth of the time.
    each, together = _anywhere(grid, unseen, hidden)
    lacking = [(left[value], cells) for value, cells in found.items()]
    if together:
        lacking.append((sum(unseen), together))
    free = cells_of(hidden)
    for _ in range(_ROUNDS):
        held = dict.fromkeys(free, 0.0)
        for lacks, cells in lacking:
            scale = lacks / total(cells.values())
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
    """Return the weight of each hidden cell within reach of a region that lacks `lacks` cells."""
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
    """Return the weights of unseen regions on each hidden cell with room for them.

    The first result has each region's share of the weight, the second the total.
    """
    usual, parts = _usual(grid.size), grid.parts(hidden)
    each: dict[int, dict[int, float]] = {}
    together: dict[int, float] = {}
    wide, room = 0, cells_of(0)
    for value in unseen:
        if wide != (wide := sum(part for part in parts if part.bit_count() >= value)):
            room = cells_of(wide)
        shares = usual[value]
        scale = value / total(shares[cell] for cell in room)
        each[value] = {cell: scale * shares[cell] for cell in room}
        for cell, weight in each[value].items():
            together[cell] = together.get(cell, 0.0) + weight
    for cells in each.values():
        for cell in cells:
            cells[cell] /= together[cell]
    return each, together


@cache
def _usual(size: int) -> tuple[tuple[float, ...], ...]:
    """Return for each value (index 0 unused) its frequency on each cell in random layouts."""
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
    """Return a cell's distances from the nearest edges; equal distances count as equal places."""
    row, column = divmod(cell, grid.width)
    down, across = min(row, grid.height - 1 - row), min(column, grid.width - 1 - column)
    return min(down, _CORNER - 1), min(across, _CORNER - 1)
