"""The inner board of the search, on which turns are made and undone in place.

The borders that one colour connects form trees of a union-find structure (union by size, without
path compression, so that every union can be undone). A tile that joins borders of the same tree
makes an eye. Only then can there be a new loop.
"""

from typing import NamedTuple

from rules.core.hexes import Hex
from rules.dragons.game import DragonsState, Place
from rules.dragons.options import DragonsOptions
from rules.dragons.players.tables import GAP, SINGLE, Tables, tables
from rules.dragons.tiles import Tiles

MOST_TURNS = 40
"""The number of turns ahead for which the board has room."""

STATES = 16
"""The factor in a move's number, `cell * STATES + state`."""

_MASK = (1 << 64) - 1


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
        "_key_of", "_log", "_loose", "_marks", "_turns", "aim", "closed", "codes", "ends", "eyes",
        "eyes_made", "key", "mover", "needed", "options", "origin", "parent", "placed", "pool",
        "size", "tables", "tight", "tiles", "touched", "width",
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
        self.key = self.mover
        self.tiles = [0] * (self.width * height)
        self.codes = [0] * (self.width * height)
        borders = 3 * self.width * height
        self.parent = list(range(borders))
        self.ends = [1] * borders
        self.eyes = [0] * borders
        self.size = [1] * borders
        self.touched: list[int] = []
        self.tight: list[int] = []
        self.eyes_made: list[Eye] = []
        self.closed: list[tuple[int, int]] = []
        self.placed: list[int] = []
        self._log: list[int] = []
        self._marks: list[tuple[int, int, int, int, int, int]] = []
        self._turns: list[int] = []
        self._loose: list[int] = []
        self._key_of: dict[int, int] = {}
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
        """Return the cells of which one must be filled; empty if the choice is free."""
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
        return self.eyes_made[self._marks[self._turns[-1]][3] :]

    def fresh_closed(self) -> list[tuple[int, int]]:
        """Return the dragons that the last turn closed."""
        return self.closed[self._marks[self._turns[-1]][4] :]

    def root(self, border: int) -> int:
        """Return the root of the tree a border is in."""
        parent = self.parent
        while (above := parent[border]) != border:
            border = above
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

    def _put(self, cell: int, state: int, singles: list[int]) -> None:
        """Place a tile, and add to `singles` the neighbours that only one state fits now."""
        tiles, codes, table = self.tiles, self.codes, self.tables
        self._marks.append(
            (len(self.touched), len(self.tight), len(self._log), len(self.eyes_made),
             len(self.closed), self.key)
        )  # fmt: skip
        self.placed.append(cell)
        tiles[cell] = state + 1
        self.key ^= self._key(cell * STATES + state)
        asks, closed = table.asks, table.closed
        for step, add in table.adds[state]:
            beside = cell + step
            code = codes[beside]
            if not code:
                self.touched.append(beside)
            code += add
            codes[beside] = code
            if asks[code] and not tiles[beside]:
                if asks[code] == SINGLE:
                    singles.append(beside)
                if closed[code] == 3:
                    self.tight.append(beside)
        self._join(cell, state)

    def _join(self, cell: int, state: int) -> None:
        """Unite the borders that the parts of a new tile join."""
        tiles, parent, ends, eyes, size = self.tiles, self.parent, self.ends, self.eyes, self.size
        log = self._log
        base = 3 * cell
        for joint in self.tables.joints[state]:
            whole = -1
            for offset, step in joint.borders:
                tree = base + offset
                if tiles[cell + step]:
                    while (above := parent[tree]) != tree:
                        tree = above
                    ends[tree] -= 1
                    log.append(4 * tree)
                if whole < 0:
                    whole = tree
                elif whole == tree:
                    eyes[tree] += 1
                    log.append(4 * tree + 1)
                    self.eyes_made.append(Eye(cell, joint.colour, base + offset))
                else:
                    if size[whole] < size[tree]:
                        whole, tree = tree, whole
                    parent[tree] = whole
                    size[whole] += size[tree]
                    ends[whole] += ends[tree]
                    eyes[whole] += eyes[tree]
                    log.append(4 * tree + 2)
            if not ends[whole] and eyes[whole]:
                self.closed.append((whole, joint.colour))

    def _lift(self) -> None:
        """Remove the last tile."""
        cell = self.placed.pop()
        touched, tight, logged, eyes_made, closed, self.key = self._marks.pop()
        codes = self.codes
        for step, add in self.tables.adds[self.tiles[cell] - 1]:
            codes[cell + step] -= add
        self.tiles[cell] = 0
        del self.touched[touched:], self.tight[tight:]
        del self.eyes_made[eyes_made:], self.closed[closed:]
        parent, ends, eyes, size, log = self.parent, self.ends, self.eyes, self.size, self._log
        for entry in reversed(log[logged:]):
            tree, kind = entry >> 2, entry & 3
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
        del log[logged:]

    def _key(self, move: int) -> int:
        """Return a 64-bit hash for a tile on a cell; its lowest bit is reserved for the mover."""
        key = self._key_of.get(move)
        if key is None:
            key = (move + 1) * 0x9E3779B97F4A7C15 & _MASK
            key = (key ^ key >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            key = (key ^ key >> 27) * 0x94D049BB133111EB & _MASK
            key = self._key_of[move] = (key ^ key >> 31) & ~1
        return key
