"""The inner board of the search, on which turns are made and undone in place.

The borders that one colour connects form trees of a union-find structure (union by size, without
path compression, so that every union can be undone). A tile that joins borders of the same tree
makes an eye. Only then can there be a new loop.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from rules.core.hexes import Hex
from rules.dragons.game import DragonsState, Place
from rules.dragons.options import DragonsOptions
from rules.dragons.players.tables import GAP, SINGLE, Tables, tables
from rules.dragons.tiles import Tiles

MOST_TURNS: Final = 40
"""The number of turns ahead for which the board has room."""

STATES: Final = 16
"""The factor in a move's number, `cell * STATES + state`."""

_LOGGED: Final = 12
"""The most entries that one tile adds to the log: two for each edge."""

_MASK: Final = (1 << 64) - 1


class Eye(NamedTuple):
    """A tile that closed a ring: the tile's cell, the ring's colour, and a border on the ring."""

    cell: int
    colour: int
    border: int


class Board:
    """A position. Its lists are stacks, which `undo` cuts back to their earlier lengths.

    `tiles`: 1 + state by cell, 0 if empty. `codes`: the closed sides of each cell, see `tables`.
    `touched`: all cells next to a tile, filled ones included. `tight`: those with a third closed
    side. `eyes_made`: all eyes. `closed`: the roots and colours of closed dragons with eyes.
    `placed`: the cells in the order filled. By tree root: `ends`, the number of borders to empty
    cells, and `eyes`.
    """

    __slots__ = (
        "_keys", "_log", "_logged", "_loose", "_marks", "_turns", "aim", "closed", "codes",
        "ends", "eyes", "eyes_made", "key", "latest", "looks", "mover", "needed", "options",
        "origin", "parent", "placed", "pool", "previous", "size", "tables", "tight", "tiles",
        "touched", "visited", "width",
    )  # fmt: skip

    def __init__(self, view: DragonsState) -> None:
        cells = sorted(view.tiles)
        margin = min(view.pool, MOST_TURNS) + 2
        left = min(q for q, _ in cells) - margin
        top = min(2 * r + q for q, r in cells) - 2 * margin
        # Use few different widths, as each one needs its own tables.
        self.width = -(-(max(q for q, _ in cells) + margin - left + 1) // 16) * 16
        height = max(2 * r + q for q, r in cells) + 2 * margin - top + 1
        self.origin = (left, top)
        self.options: DragonsOptions = view.options
        self.aim = self.options.aim
        self.needed: int = view.options.loop_length
        self.tables: Tables = tables(view.options.cross, self.width)
        self.mover = view.mover
        self.pool = view.pool
        self.key: i64 = self.mover
        count = self.width * height
        self.tiles: vec[i64] = vec[i64]([0] * count)
        self.codes: vec[i64] = vec[i64]([0] * count)
        self.parent: vec[i64] = vec[i64](range(3 * count))
        self.ends: vec[i64] = vec[i64]([1] * (3 * count))
        self.eyes: vec[i64] = vec[i64]([0] * (3 * count))
        self.size: vec[i64] = vec[i64]([1] * (3 * count))
        self.visited: vec[i64] = vec[i64]([0] * count)
        """Work space of `rings` by cell, all zeros between calls."""
        self.looks: i64 = 0
        self.latest: vec[i64] = vec[i64]([0] * (3 * count))
        self.previous: vec[i64] = vec[i64]([0] * (3 * count))
        """Work space of `potential`: the chains of the open ends of each path."""
        self.touched: list[int] = []
        self.tight: list[int] = []
        self.eyes_made: list[Eye] = []
        self.closed: list[tuple[int, int]] = []
        self.placed: list[int] = []
        most = len(cells) + view.pool + 1
        self._log: vec[i64] = vec[i64]([0] * (_LOGGED * most))
        self._logged: i64 = 0
        self._marks: vec[i64] = vec[i64]([0] * (6 * most))
        self._turns: list[int] = []
        self._loose: list[int] = []
        self._keys: vec[i64] = _keys(count * STATES)
        self._lay(view)

    def _lay(self, view: DragonsState) -> None:
        """Place the tiles of the view, in reading order."""
        letters = view.options.tile_set.letters
        singles: list[int] = []
        for number, state in sorted((self.number(c), view.tiles[c]) for c in view.tiles):
            self._put(number, letters.index(state), singles)
        # Only positions set up by hand can begin with cells that are filled automatically.
        self._loose = sorted(set(singles))

    # Cells and moves

    def number(self, cell: Hex) -> int:
        """Return the number of a cell."""
        q, r = cell
        return (2 * r + q - self.origin[1]) * self.width + q - self.origin[0]

    def cell(self, number: int) -> Hex:
        """Return the cell with a number."""
        row, column = divmod(number, self.width)
        q = column + self.origin[0]
        return q, (row + self.origin[1] - q) // 2

    def as_tiles(self) -> Tiles:
        """Return the tiles in the format of the rules."""
        letters = self.options.tile_set.letters
        return {self.cell(cell): letters[self.tiles[cell] - 1] for cell in self.placed}

    def open_cells(self) -> list[int]:
        """Return the empty cells touching a tile, in the order touched."""
        tiles = self.tiles
        return [cell for cell in self.touched if not tiles[cell]]

    def gaps(self) -> list[int]:
        """Return the gaps: the mover must fill one. Empty if the choice is free."""
        if self.options.may_complete:
            return []
        tiles, codes, asks = self.tiles, self.codes, self.tables.asks
        return [cell for cell in self.tight if not tiles[cell] and asks[codes[cell]] == GAP]

    def moves(self) -> list[int]:
        """Return the legal moves, which are the same for both players."""
        codes, fits = self.codes, self.tables.fits
        return [
            cell * STATES + state
            for cell in self.gaps() or self.open_cells()
            for state in fits[codes[cell]]
        ]

    def place(self, move: int) -> Place:
        """Return a move of the rules for a move's number."""
        cell, state = divmod(move, STATES)
        position = sum(other <= cell for other in self.open_cells())
        return Place(self.options.tile_set.letters[state], position)

    # Turns

    def turn(self, move: int, *, chains: bool = True) -> None:
        """Place a tile and, with `chains`, all automatic tiles, then pass the turn."""
        self._turns.append(len(self.placed))
        singles = self._loose[:]
        self._put(move // STATES, move % STATES, singles)
        self.pool -= 1
        if singles and chains and not self.options.may_complete:
            self._fill(singles)
        self.mover ^= 1
        self.key ^= 1

    def undo(self) -> None:
        """Undo the last turn."""
        before = self._turns.pop()
        while len(self.placed) > before:
            self._lift()
            self.pool += 1
        self.mover ^= 1

    @property
    def fresh(self) -> list[int]:
        """The cells of the last turn."""
        return self.placed[self._turns[-1] :]

    def fresh_eyes(self) -> list[Eye]:
        """Return the eyes that the last turn made."""
        return self.eyes_made[self._marks[6 * self._turns[-1] + 2] :]

    def fresh_closed(self) -> list[tuple[int, int]]:
        """Return the dragons that the last turn closed."""
        return self.closed[self._marks[6 * self._turns[-1] + 3] :]

    def root(self, border: i64) -> i64:
        """Return the root of the tree a border is in."""
        parent = self.parent
        while parent[border] != border:
            border = parent[border]
        return border

    def _fill(self, singles: list[int]) -> None:
        """Fill the cells that only one state fits, in reading order."""
        tiles, codes, asks, fits = self.tiles, self.codes, self.tables.asks, self.tables.fits
        while self.pool:
            singles = [c for c in singles if not tiles[c] and asks[codes[c]] == SINGLE]
            if not singles:
                break
            cell = min(singles)
            self._put(cell, fits[codes[cell]][0], singles)
            self.pool -= 1

    def _put(self, cell: i64, state: i64, singles: list[int]) -> None:
        """Place a tile, and add to `singles` the neighbours that only one state fits now."""
        tiles, codes, table = self.tiles, self.codes, self.tables
        marks = self._marks
        mark: i64 = 6 * len(self.placed)
        marks[mark] = len(self.touched)
        marks[mark + 1] = len(self.tight)
        marks[mark + 2] = len(self.eyes_made)
        marks[mark + 3] = len(self.closed)
        marks[mark + 4] = self._logged
        marks[mark + 5] = self.key
        self.placed.append(cell)
        tiles[cell] = state + 1
        move = cell * STATES + state
        if not self._keys[move]:
            self._keys[move] = _key(move)
        self.key ^= self._keys[move]
        asks, closed, steps, adds = table.asks, table.closed, table.steps, table.adds
        edge: i64 = 0
        while edge < 6:
            beside = cell + steps[edge]
            code = codes[beside]
            if not code:
                self.touched.append(beside)
            code += adds[6 * state + edge]
            codes[beside] = code
            ask = asks[code]
            if ask and not tiles[beside]:
                if ask == SINGLE:
                    singles.append(beside)
                if closed[code] == 3:
                    self.tight.append(beside)
            edge += 1
        self._join(cell, state)

    def _join(self, cell: i64, state: i64) -> None:
        """Unite the borders that the parts of a new tile join."""
        tiles, parent, ends, eyes, size = self.tiles, self.parent, self.ends, self.eyes, self.size
        parts, log, logged = self.tables.parts, self._log, self._logged
        at: i64 = 24 * state
        last: i64 = at + 24
        whole: i64 = -1
        while at < last:
            border: i64 = 3 * cell + parts[at]
            tree = border
            if tiles[cell + parts[at + 1]]:
                while parent[tree] != tree:
                    tree = parent[tree]
                ends[tree] -= 1
                log[logged] = 4 * tree
                logged += 1
            if whole < 0:
                whole = tree
            elif whole == tree:
                eyes[tree] += 1
                log[logged] = 4 * tree + 1
                logged += 1
                self.eyes_made.append(Eye(cell, parts[at + 2], border))
            else:
                if size[whole] < size[tree]:
                    smaller = whole
                    whole = tree
                    tree = smaller
                parent[tree] = whole
                size[whole] += size[tree]
                ends[whole] += ends[tree]
                eyes[whole] += eyes[tree]
                log[logged] = 4 * tree + 2
                logged += 1
            if parts[at + 3]:
                if not ends[whole] and eyes[whole]:
                    self.closed.append((whole, parts[at + 2]))
                whole = -1
            at += 4
        self._logged = logged

    def _lift(self) -> None:
        """Remove the last tile."""
        cell: i64 = self.placed.pop()
        marks, codes, steps, adds = self._marks, self.codes, self.tables.steps, self.tables.adds
        state = self.tiles[cell] - 1
        edge: i64 = 0
        while edge < 6:
            codes[cell + steps[edge]] -= adds[6 * state + edge]
            edge += 1
        self.tiles[cell] = 0
        mark: i64 = 6 * len(self.placed)
        del self.touched[marks[mark] :]
        if len(self.tight) > marks[mark + 1]:
            del self.tight[marks[mark + 1] :]
        if len(self.eyes_made) > marks[mark + 2]:
            del self.eyes_made[marks[mark + 2] :]
        if len(self.closed) > marks[mark + 3]:
            del self.closed[marks[mark + 3] :]
        self._separate(marks[mark + 4])
        self.key = marks[mark + 5]

    def _separate(self, logged: i64) -> None:
        """Undo the unions and counts logged after the first `logged` entries."""
        parent, ends, eyes, size, log = self.parent, self.ends, self.eyes, self.size, self._log
        at = self._logged
        while at > logged:
            at -= 1
            tree, kind = log[at] >> 2, log[at] & 3
            if kind == 0:
                ends[tree] += 1
            elif kind == 1:
                eyes[tree] -= 1
            else:
                whole = parent[tree]
                parent[tree] = tree
                size[whole] -= size[tree]
                ends[whole] -= ends[tree]
                eyes[whole] -= eyes[tree]
        self._logged = logged


@lru_cache(maxsize=8)
def _keys(count: int) -> vec[i64]:
    """Return a table of the hashes of moves, zeros at first."""
    return vec[i64]([0] * count)


def _key(move: int) -> int:
    """Return a hash of 61 bits for a tile on a cell; its lowest bit is reserved for the mover."""
    key = (move + 1) * 0x9E3779B97F4A7C15 & _MASK
    key = (key ^ key >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    key = (key ^ key >> 27) * 0x94D049BB133111EB & _MASK
    return (key ^ key >> 31) >> 3 & ~1
