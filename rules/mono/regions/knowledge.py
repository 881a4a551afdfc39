"""Knowledge about a partial layout: each region's certain cells and possible cells."""

from rules.mono.board import Board, board, cells_of, masks


class Contradiction(Exception):
    """No layout fits the known cells; `region` is the impossible region, 0 if it is not known."""

    def __init__(self, region: int = 0) -> None:
        super().__init__(region)
        self.region = region


class Knowledge:
    """`own[r]` are the cells region r + 1 certainly has, `may[r]` all that it can have.

    Both are sets of cells as in `rules.mono.board`. `own` only grows, and `may` only shrinks.
    """

    __slots__ = ("changed", "grid", "may", "open", "own", "tested")

    def __init__(self, size: int, labels: str) -> None:
        self.grid: Board = board(size)
        self.own = masks(size, labels)
        self.open = self.grid.full & ~sum(self.own)
        """The cells whose region is not known."""
        self.may = [self.open | mine for mine in self.own]
        self.changed = set(range(size))
        """The regions that `narrow` must examine again."""
        self.tested: dict[int, tuple[int, int]] = {}
        """By region: the knowledge with which the search for a bridge last failed."""

    def copy(self) -> "Knowledge":
        """Return an independent copy, for trying an assumption."""
        made = Knowledge.__new__(Knowledge)
        made.grid, made.open = self.grid, self.open
        made.own, made.may = self.own[:], self.may[:]
        made.changed, made.tested = set(self.changed), dict(self.tested)
        return made

    def place(self, region: int, cells: int) -> None:
        """Note that cells belong to a region. Raises Contradiction if it cannot have them."""
        if cells & ~self.may[region]:
            raise Contradiction(region + 1)
        self.own[region] |= cells
        self.open &= ~cells
        self.changed.add(region)
        for other, room in enumerate(self.may):
            if other != region and room & cells:
                self.may[other] = room & ~cells
                self.changed.add(other)

    def bar(self, region: int, cells: int) -> None:
        """Note that a region has none of these cells."""
        if self.may[region] & cells:
            self.may[region] &= ~cells
            self.changed.add(region)

    def narrow(self) -> None:
        """Remove from `may` the cells a region cannot reach. Raises Contradiction."""
        while self.changed:
            region = self.changed.pop()
            room = self._reachable(region + 1, self.own[region], self.may[region])
            if room.bit_count() <= region or self.own[region] & ~room:
                raise Contradiction(region + 1)
            if room != self.may[region]:
                self.may[region] = room
                self.changed.add(region)  # a removed cell may have connected other cells

    def _reachable(self, value: int, own: int, may: int) -> int:
        """Return the cells a region of this size can reach, 0 if the region is impossible."""
        if not own:
            return sum(part for part in self.grid.parts(may) if part.bit_count() >= value)
        steps = value - own.bit_count()
        if steps < 0:
            return 0
        grid, left = self.grid, own
        while left:
            part = grid.flood(left & -left, own)
            left &= ~part
            if not steps:
                return 0 if left else own
            may = self._within(part, own, may, steps)
            if own & ~may:
                return 0
        return may

    def _within(self, part: int, own: int, may: int, steps: int) -> int:
        """Return the cells within `steps` new cells of a part; the region's own are not counted."""
        grid = self.grid
        torn = own & ~part
        for _ in range(steps):
            wider = grid.spread(part) & may
            if torn:
                wider = grid.flood(wider, wider | own)
            if wider == part:
                break
            part = wider
        return part

    def candidates(self, cell: int) -> list[int]:
        """Return the regions, by number, that a cell can still belong to."""
        return [region for region, room in enumerate(self.may, 1) if room >> cell & 1]

    @property
    def labels(self) -> list[int]:
        """The region of each cell, 0 where it is not known."""
        found = [0] * len(self.grid.names)
        for region, mine in enumerate(self.own, 1):
            for cell in cells_of(mine):
                found[cell] = region
        return found
