"""The inner board: a mutable position of Adamas on ints and tables, with apply and undo.

A move is built, not parsed: `(lifts, lands)`, two tuples of (cell, pieces). A split lifts from one
cell, a merge from several. Cells are numbers in the order of `rules.adamas.board.Board.cells`.
"""

from functools import lru_cache
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rules.adamas.board import Board, Stack, Stacks, board_of
from rules.adamas.game import AdamasState, Merge, Move, Split

Shares = tuple[tuple[int, int], ...]
Built = tuple[Shares, Shares]
"""The pieces lifted and the pieces landed, by cell; under `prog_cap` in landing order."""

Seen = tuple[tuple[int, ...], tuple[int, ...]]
"""The stacks and the empty cells in sight of a cell."""

Change = tuple[int, int, int]
"""A cell, a player, and the height of that player's stack there before."""

Undo = tuple[int, bool, list[Change]]
"""Data to undo a move: its player, whether captures were allowed, and the earlier heights."""

WAYS: Final = 6
"""The directions from a cell."""

_KEPT: Final = 60_000  # entries of all the sight tables of a size; about 15 MB


class Sight(dict[int, Seen]):
    """The stacks and empty cells a cell sees, by the mask of stacks on its lines; filled lazily.

    A look-up costs a fifth of walking the rays again.
    """

    __slots__ = ("_most", "_rays")

    def __init__(self, cell: int, rays: tuple[tuple[int, ...], ...], most: int) -> None:
        # Cell order makes the cells of a ray all rise or all fall, so that the nearest stack is
        # the lowest or the highest bit.
        self._rays = [(sum(1 << c for c in ray), ray[0] > cell, ray) for ray in rays if ray]
        self._most = most

    def __missing__(self, taken: int) -> Seen:
        stacks: list[int] = []
        free: list[int] = []
        for mask, rising, ray in self._rays:
            here = taken & mask
            if here:
                nearest = (here & -here if rising else here).bit_length() - 1
                stacks.append(nearest)
                free += ray[: ray.index(nearest)]
            else:
                free += ray
        if len(self) >= self._most:
            self.clear()
        self[taken] = seen = (tuple(stacks), tuple(free))
        return seen


class Geometry:
    """Tables shared by all positions on a board of one size."""

    __slots__ = ("beside", "board", "codes", "lines", "nearby", "sight")

    def __init__(self, size: int) -> None:
        self.board: Board = board_of(size)
        rays = self.board.rays
        count = len(rays)
        self.lines = [sum(1 << cell for ray in cells for cell in ray) for cells in rays]
        self.nearby = [sum(1 << ray[0] for ray in cells if ray) for cells in rays]
        most = max(256, _KEPT // count)
        self.sight = [Sight(cell, its_rays, most) for cell, its_rays in enumerate(rays)]
        self.beside: vec[i64] = vec[i64](ray[0] if ray else -1 for cells in rays for ray in cells)
        """By `WAYS * cell + way`: the neighbour, -1 at the edge."""
        rng = Random(size)
        self.codes = [vec[i64](rng.getrandbits(40) for _ in range(count)) for _ in range(4)]
        """Random 40-bit numbers for position keys; the last row encodes the player to move.

        The sum of all pieces fits in 64 bits.
        """


@lru_cache(maxsize=8)
def geometry_of(size: int) -> Geometry:
    """Return the geometry of the board with `size` cells per side."""
    return Geometry(size)


class Field:
    """A position. `mover` is None when the game is over; players without pieces are out."""

    __slots__ = (
        "code",
        "enemy",
        "geometry",
        "heights",
        "masks",
        "mover",
        "opened",
        "own",
        "players",
        "progressive",
        "solved_size",
        "taken",
        "totals",
    )

    def __init__(self, view: AdamasState) -> None:
        self.geometry = geometry_of(view.options.size)
        self.players = len(view.names)
        self.progressive: bool = view.options.prog_cap
        known = view.options.standard_but("size", "pieces")
        self.solved_size = view.options.size if known else 0
        """The size whose endgame tables were made for these options, 0 for none."""
        self.opened = view.opened
        self.mover: int | None = view.to_move
        count = len(self.geometry.lines)
        self.own = [vec[i64]([0] * count) for _ in range(self.players)]
        """The heights of every player's stacks."""
        self.enemy = self.own[::-1] if self.players == 2 else [vec[i64](own) for own in self.own]
        """For each player, the heights of all enemy stacks; for two players, `own` reversed."""
        self.heights: vec[i64] = vec[i64]([0] * count)
        """The heights of all stacks."""
        self.masks = [0] * self.players
        self.totals = [0] * self.players
        self.taken = 0
        self.code: i64 = 0
        """A hash of the position. It is a sum, so the order of changes does not matter."""
        for cell, stack in enumerate(view.stacks):
            if stack is not None:
                self.set(cell, stack.owner, stack.height)

    def set(self, cell: i64, player: i64, height: i64) -> None:
        """Set the height of a player's stack on a cell without a stack of another player."""
        own = self.own[player]
        bit: int = 1 << int(cell)
        change = height - own[cell]
        own[cell] = height
        self.heights[cell] = height
        self.totals[player] += change
        self.code += change * self.geometry.codes[player][cell]
        if height:
            self.masks[player] |= bit
            self.taken |= bit
        else:
            self.masks[player] &= ~bit
            self.taken &= ~bit
        if self.players > 2:
            for other, enemy in enumerate(self.enemy):
                if other != player:
                    enemy[cell] = height

    def key(self) -> int:
        """Return the hash of the position, including the player to move."""
        return self.code if self.mover is None else self.code + self.geometry.codes[3][self.mover]

    def owner(self, cell: int) -> int:
        """Return the owner of the stack on a cell, -1 if the cell is empty."""
        for player, own in enumerate(self.own):
            if own[cell]:
                return player
        return -1

    def cells(self, player: int) -> list[int]:
        """Return the cells of a player's stacks, in cell order."""
        return bits(self.masks[player])

    def seen(self, cell: int) -> Seen:
        """Return the stacks and the empty cells in sight of a cell."""
        return self.geometry.sight[cell][self.taken & self.geometry.lines[cell]]

    def count(self, cell: int, player: int) -> int:
        """Return the visible enemy count of a player's stack on a cell, real or imagined."""
        enemy, count = self.enemy[player], 0
        for other in self.seen(cell)[0]:
            count += enemy[other]
        return count

    def capturable(self, cell: int) -> bool:
        """Whether the stack on a cell, of any player, equals its visible enemy count in height."""
        owner = self.owner(cell)
        return self.count(cell, owner) == self.own[owner][cell]

    def may_land(self, cell: int) -> bool:
        """Whether pieces of the mover may go to a cell in sight."""
        assert self.mover is not None
        return not self.enemy[self.mover][cell] or (self.opened and self.capturable(cell))

    def may_move(self, player: int) -> bool:
        """Whether the player has a legal move.

        Neighbouring cells are enough to test: a stack that can move at all can move to one.
        """
        nearby, mask = self.geometry.nearby, self.masks[player]
        friendly = ~self.taken | mask
        # Nearly always the first stack can move, so building a list of all stacks would be a waste.
        while mask:
            low = mask & -mask
            if nearby[low.bit_length() - 1] & friendly:
                return True
            mask ^= low
        if not self.opened:
            return False
        cells = bits(self.masks[player])
        return any(self.capturable(other) for cell in cells for other in bits(nearby[cell]))

    def play(self, move: Built) -> Undo:
        """Make a legal move, remove players left without pieces or moves, and pass the turn."""
        mover = self.mover
        assert mover is not None
        changes: list[Change] = []
        undo = (mover, self.opened, changes)
        self.opened = True
        self.shift(move, mover, changes)
        self._pass_turn(mover, changes)
        return undo

    def shift(self, move: Built, player: int, changes: list[Change]) -> None:
        """Move a player's pieces and add the earlier heights to `changes`; do not pass the turn."""
        own, enemy = self.own[player], self.enemy[player]
        for cell, count in move[0]:
            changes.append((cell, player, own[cell]))
            self.set(cell, player, own[cell] - count)
        for cell, count in move[1]:
            if enemy[cell]:
                victim = self.owner(cell)
                changes.append((cell, victim, self.own[victim][cell]))
                self.set(cell, victim, 0)
            changes.append((cell, player, own[cell]))
            self.set(cell, player, own[cell] + count)

    def shift_back(self, changes: list[Change]) -> None:
        """Undo `shift`."""
        for change in reversed(changes):
            self.set(*change)

    def undo(self, undo: Undo) -> None:
        """Undo `play`."""
        self.mover, self.opened, changes = undo
        self.shift_back(changes)

    def _pass_turn(self, player: int, changes: list[Change]) -> None:
        """Give the turn to the next player who can move; skipped players lose their pieces."""
        totals, count = self.totals, self.players
        while True:
            player = (player + 1) % count
            while not totals[player]:
                player = (player + 1) % count
            if sum(totals) == totals[player]:
                self.mover = None
                return
            if self.may_move(player):
                break
            for cell in self.cells(player):
                changes.append((cell, player, self.own[player][cell]))
                self.set(cell, player, 0)
        tied = sum(totals) == 2 and not self.capturable(self.taken.bit_length() - 1)
        self.mover = None if tied else player

    def move(self, built: Built) -> Move:
        """Return the rules' move for a built one."""
        names = self.geometry.board.cells
        lifts, lands = built
        if len(lifts) > 1:
            return Merge(_parts(names, tuple(sorted(lifts))), names[lands[0][0]])
        if not self.progressive:
            lands = tuple(sorted(lands))
        return Split(names[lifts[0][0]], _parts(names, lands))

    def built(self, move: Move) -> Built:
        """Return the built move for one of the rules."""
        index = self.geometry.board.index
        parts = tuple((index[cell], count) for count, cell in move.parts)
        total = sum(count for count, _ in move.parts)
        if isinstance(move, Merge):
            return parts, ((index[move.target], total),)
        return ((index[move.source], total),), parts

    def stacks(self) -> Stacks:
        """Return the stacks by cell, in the format of `rules.adamas.board`."""
        return tuple(
            Stack(owner, self.own[owner][cell]) if (owner := self.owner(cell)) >= 0 else None
            for cell in range(len(self.geometry.lines))
        )

    def code_of(self, stacks: Stacks, mover: int | None) -> int:
        """Return what `key` would be for another position of this game."""
        codes = self.geometry.codes
        code = 0 if mover is None else codes[3][mover]
        for cell, stack in enumerate(stacks):
            if stack is not None:
                code += stack.height * codes[stack.owner][cell]
        return code


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits set in a mask, rising."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


def _parts(names: tuple[str, ...], shares: Shares) -> tuple[tuple[int, str], ...]:
    return tuple((count, names[cell]) for cell, count in shares)
