"""The exact search for a Mono layout with known cells, used when sampling fails."""

from collections.abc import Callable
from random import Random

from rules.mono.board import board, cells_of, link, masks, pick, written
from rules.mono.region_sizes import combination


class LayoutSearch:
    """Finds a layout that agrees with known cells by deciding one cell at a time.

    `own` holds the cells each region certainly has, and `may` those it can still have. After every
    decision all consequences are drawn (see `_settle`), which refutes most wrong decisions at once.
    """

    def __init__(self, size: int, rng: Random, known: str) -> None:
        self.grid = board(size)
        self.rng = rng
        self.known = masks(size, known)

    def run(self, failures: int, out: Callable[[], bool] = lambda: False) -> str | None:
        """Return a layout, or None after `failures` dead ends or once `out` returns true.

        Raises ValueError if there is none.
        """
        shown = sum(self.known)
        may = [self.grid.full & ~shown | mine for mine in self.known]
        regions = range(self.grid.size)
        todo = [(self.known[:], may, set(regions))]
        while todo:
            own, may, changed = todo.pop()
            if not self._settle(own, may, changed) or not self._pockets_fill(own, may):
                failures -= 1
                if failures < 0 or out():
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
        """Draw all consequences of changes to these regions, in place; False at a contradiction."""
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
        """Return the region's certain and possible cells, by itself; (0, 0) if it is impossible."""
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
        """Return the cells of `may` that at most `steps` new cells connect to a part.

        Cells the region already owns do not count as new.
        """
        for _ in range(steps):
            wider = self.grid.spread(part) & may
            wider = self.grid.flood(wider, wider | own)
            if wider == part:
                break
            part = wider
        return part & may

    def _cuts(self, part: int, others: int, may: int) -> int:
        """Return the cells without which a part cannot join the region's other parts."""
        if not others:
            return 0
        cuts = 0
        for cell in cells_of(link(self.grid, self.rng, part, others, may)):
            if others & ~self.grid.flood(part, may & ~(1 << cell)):
                cuts |= 1 << cell
        return cuts

    def _pockets_fill(self, own: list[int], may: list[int]) -> bool:
        """Whether the missing sizes can fill each pocket of undecided cells, a necessary test."""
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
        """Return the region and cell to decide next: disconnected regions, then the tightest."""
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
            return region, pick(link(self.grid, self.rng, part, sum(others), may[region]), self.rng)
        if kind == 1:
            edge = self.grid.spread(own[region]) & may[region] & ~own[region]
            return region, self._most_enclosed(edge, undecided)
        gap = min(self.grid.parts(undecided), key=int.bit_count)
        values = [v for v in range(self.grid.size, 0, -1) if not own[v - 1] and may[v - 1] & gap]
        self.rng.shuffle(values)
        region = max(combination(values, gap.bit_count())) - 1
        return region, self._most_enclosed(gap & may[region], undecided)

    def _most_enclosed(self, cells: int, undecided: int) -> int:
        """Return the cell with the fewest undecided neighbours, so that no holes are left."""

        def loose(cell: int) -> float:
            neighbours = sum(undecided >> n & 1 for n in self.grid.neighbours[cell])
            return neighbours + 1.5 * self.rng.random()

        return 1 << min(cells_of(cells), key=loose)
