"""Two simple players of Holomino: one averages over two plies, one uses playouts.

Both consider only points, and use a table with the best place for each tile.
"""

from collections.abc import Iterable, Sequence
from random import Random
from statistics import fmean
from time import thread_time

from rules.core.hexes import Hex, neighbours
from rules.holomino import Holomino, HolominoMove, HolominoState, Place, points
from rules.holomino.tiles import demand, fits, holes_at, rotations
from rules.players import Clock, Stop

GAME = Holomino()

Best = dict[str, tuple[int, str]]
"""The most points of every tile at one cell, and the rotation that scores them."""


class Table:
    """Placed tiles, and the points of each other tile at every adjacent empty cell."""

    def __init__(self, tiles: dict[Hex, str], others: Iterable[str], limited: bool) -> None:
        self._tiles = tiles
        self._ways = {tile: rotations(tile) for tile in others}
        self._limited = limited
        open_cells = {beside for cell in tiles for beside in neighbours(cell)} - set(tiles)
        self._at = {cell: self._best_at(cell) for cell in open_cells}

    def with_tile(self, cell: Hex, digits: str) -> "Table":
        """Return the table after a placement. Only cells near it are recalculated."""
        after = object.__new__(Table)
        after._tiles = self._tiles | {cell: digits}
        after._ways, after._limited = self._ways, self._limited
        after._at = dict(self._at)
        del after._at[cell]
        for beside in neighbours(cell):
            if beside not in after._tiles:
                after._at[beside] = after._best_at(beside)
        return after

    def best(self, tile: str) -> tuple[int, Hex, str] | None:
        """Return a tile's most points, with the cell and rotation. None if it fits nowhere."""
        found = ((*at[tile], cell) for cell, at in self._at.items() if tile in at)
        gain, digits, cell = max(found, default=(-1, "", (0, 0)))
        return (gain, cell, digits) if gain >= 0 else None

    def most(self, tile: str) -> int:
        """Return a tile's most points."""
        return max((at[tile][0] for at in self._at.values() if tile in at), default=0)

    def placements(self, tile: str) -> Iterable[tuple[int, Hex, str]]:
        """Return every placement of a tile, with its points."""
        for cell in self._at:
            wanted = demand(self._tiles, cell)
            for digits in self._ways[tile]:
                if fits(digits, wanted):
                    yield self._gain(cell, digits), cell, digits

    def _best_at(self, cell: Hex) -> Best:
        wanted = demand(self._tiles, cell)
        found: Best = {}
        for tile, ways in self._ways.items():
            for digits in ways:
                if fits(digits, wanted):
                    found[tile] = max(found.get(tile, (0, "")), (self._gain(cell, digits), digits))
        return found

    def _gain(self, cell: Hex, digits: str) -> int:
        holes = holes_at(self._tiles, cell, digits, 0)
        return points([hole.value for hole in holes], self._limited)


def table_of(view: HolominoState) -> Table:
    """Return the table of a view, with all tiles that are not placed yet."""
    others = {*view.sack, *view.pools[0], *view.pools[1]}
    return Table(view.tiles, others, view.options.limit_scores)


class ExpectingHolomino:
    """Maximises its points minus those the opponent can expect on average over the draw."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: HolominoState, stop: Stop) -> HolominoMove:
        table, theirs = table_of(view), view.pools[1 - view.mover]
        best: tuple[float, float, HolominoMove] | None = None
        for tile in view.pool:
            for gain, cell, digits in table.placements(tile):
                after = table.with_tile(cell, digits)
                there = max(map(after.most, theirs), default=0)
                reply = fmean([max(there, after.most(drawn)) for drawn in view.sack] or [there])
                move = Place(digits, view.positions.index(cell) + 1)
                worth = gain - reply, self._rng.random(), move
                if best is None or worth[:2] > best[:2]:
                    best = worth
        return best[2] if best else next(GAME.legal_moves(view))


class RollingHolomino:
    """Plays out its best few moves greedily for both sides, as often as time allows.

    `seconds` is the time per move. `kept` moves are tried, `plies` deep.
    """

    def __init__(self, seconds: float, rng: Random, kept: int = 10, plies: int = 6) -> None:
        self._seconds, self._rng = seconds, rng
        self._kept, self._plies = kept, plies

    def choose(self, view: HolominoState, stop: Stop) -> HolominoMove:
        clock = Clock(self._seconds, stop, now=thread_time)
        table = table_of(view)
        moves = [(*found, tile) for tile in view.pool for found in table.placements(tile)]
        if not moves:
            return next(GAME.legal_moves(view))
        self._rng.shuffle(moves)
        moves.sort(key=lambda move: -move[0])
        moves = moves[: self._kept]
        afters = [table.with_tile(cell, digits) for _, cell, digits, _ in moves]
        totals, rounds = [0.0] * len(moves), 0
        while not rounds or not clock.out():
            sack = self._rng.sample(view.sack, len(view.sack))
            for number, (gain, _, _, tile) in enumerate(moves):
                mine = [own for own in view.pool if own != tile]
                theirs = list(view.pools[1 - view.mover])
                totals[number] += gain + self._rest(afters[number], theirs, mine, sack)
            rounds += 1
        _, cell, digits, _ = moves[max(range(len(moves)), key=totals.__getitem__)]
        return Place(digits, view.positions.index(cell) + 1)

    def _rest(self, table: Table, first: list[str], second: list[str], sack: Sequence[str]) -> int:
        """Return the second player's lead if both always take the most points."""
        lead = 0
        for ply in range(self._plies):
            pool = (first, second)[ply % 2]
            if ply < len(sack):
                pool.append(sack[ply])
            found = [(best, tile) for tile in pool if (best := table.best(tile))]
            if not found:
                break
            (gain, cell, digits), tile = max(found)
            pool.remove(tile)
            lead += gain if ply % 2 else -gain
            table = table.with_tile(cell, digits)
        return lead
