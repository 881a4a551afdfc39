"""Two simple players of Dragons who count the tiles that loops are missing.

They use their own board. A loop needs at least six tiles, and the *missing* tiles are the empty
cells that it still needs. These are one cell, two adjacent cells or two between the same paths, or
three in a row. The builder does an alpha-beta search within its time, and evaluates the missing
tiles of both players. The blocker searches two plies, and gives the opponent's loops more weight
than its own. Both play the variant whose aim is a loop of six tiles.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from time import thread_time

from rules.dragons import DragonsState, Place
from rules.players import Stop

ROW = 512
STEPS = (-2 * ROW, 1 - ROW, 1 + ROW, 2 * ROW, ROW - 1, -ROW - 1)
"""The steps from a cell to its neighbours, clockwise from N.

Cells are numbered in reading order.
"""

LETTERS = "abcdefghijkl"
LOOP = 6
WORTH = (0, 300, 40, 6)
"""The value of a loop by the number of its missing tiles."""
WON = 100_000

Sides = tuple[int, ...]
"""The colours around an empty cell, clockwise from N, or -1 for none."""


def _limbs(letter: str) -> list[tuple[int, tuple[int, ...]]]:
    """Return each limb of a tile: its colour and its edges."""
    turn = LETTERS.index(letter) % 6
    if letter in "abcdef":
        parts: list[tuple[int, tuple[int, ...]]] = [(0, (5, 0, 1)), (1, (2, 3, 4))]
    else:
        parts = [(0, (0,)), (0, (2, 4)), (1, (3,)), (1, (1, 5))]
    return [(colour, tuple((edge + turn) % 6 for edge in edges)) for colour, edges in parts]


LIMBS = [_limbs(letter) for letter in LETTERS]
COLOURS = [{edge: colour for colour, edges in limbs for edge in edges} for limbs in LIMBS]
ON = [
    [tuple(e for _, own in limbs if edge in own for e in own if e != edge) for edge in range(6)]
    for limbs in LIMBS
]
"""By tile and edge: the other edges connected with it."""


@cache
def fitting(sides: Sides) -> list[int]:
    return [
        tile
        for tile, colours in enumerate(COLOURS)
        if all(side in (-1, colours[edge]) for edge, side in enumerate(sides))
    ]


@cache
def ways_through(sides: Sides) -> list[list[tuple[int, int]]]:
    """Return, by edge: the edges that a tile placed here could connect with it, and the colour."""
    found: list[set[tuple[int, int]]] = [set() for _ in range(6)]
    for colour, edges in (limb for tile in fitting(sides) for limb in LIMBS[tile]):
        for one, other in product(edges, edges):
            if one != other:
                found[one].add((other, colour))
    return [sorted(ways) for ways in found]


class Table:
    """The tiles by cell, and the number of tiles left in the pool. `turn` returns a new table."""

    def __init__(self, tiles: dict[int, int], pool: int) -> None:
        self.tiles: dict[int, int] = {}
        self.pool = pool
        self.fresh: list[int] = []
        self.rings: list[int] = []
        """The cells of the last turn whose tiles closed a ring of any length."""
        self.path: dict[tuple[int, int], int] = {}
        """By cell and edge: the number of the path through it."""
        self._sides: dict[int, Sides] = {}
        for cell, tile in tiles.items():
            self._lay(cell, tile)

    def sides(self, cell: int) -> Sides:
        known = self._sides.get(cell)
        if known is None:
            at = self.tiles.get
            beside = [at(cell + step) for step in STEPS]
            known = self._sides[cell] = tuple(
                -1 if tile is None else COLOURS[tile][(edge + 3) % 6]
                for edge, tile in enumerate(beside)
            )
        return known

    def empty(self) -> set[int]:
        return {cell + step for cell in self.tiles for step in STEPS} - self.tiles.keys()

    def moves(self) -> Iterator[tuple[int, int]]:
        empty = self.empty()
        gaps = [c for c in empty if self.sides(c).count(-1) <= 3 and fitting(self.sides(c))]
        for cell in sorted(gaps or empty):
            for tile in fitting(self.sides(cell)):
                yield cell, tile

    def turn(self, cell: int, tile: int) -> "Table":
        after = Table({}, self.pool - 1)
        after.tiles, after.path = self.tiles.copy(), self.path.copy()
        after._sides = self._sides.copy()
        after._lay(cell, tile)
        while after.pool:
            near = {c + step for c in after.fresh for step in STEPS} - after.tiles.keys()
            only = [c for c in near if len(fitting(after.sides(c))) == 1]
            if not only:
                break
            falls = min(only)
            after._lay(falls, fitting(after.sides(falls))[0])
            after.pool -= 1
        return after

    def _lay(self, cell: int, tile: int) -> None:
        self.tiles[cell] = tile
        self.fresh.append(cell)
        for step in STEPS:
            self._sides.pop(cell + step, None)
        for _, edges in LIMBS[tile]:
            number = 6 * cell + edges[0]
            beyond = [(cell + STEPS[edge], (edge + 3) % 6) for edge in edges]
            met = [self.path[end] for end in beyond if end in self.path]
            self.path |= {(cell, edge): number for edge in edges}
            if len(set(met)) < len(met):
                self.rings.append(cell)
            if met:
                self.path |= {end: number for end, old in self.path.items() if old in met}

    def loop_through(self, cell: int, colour: int) -> int:
        """Return the length of a loop of six or more tiles through a cell, 0 if there is none."""
        for limb, edges in LIMBS[self.tiles[cell]]:
            for one, other in combinations(edges, 2) if limb == colour else ():
                length = self._way(cell + STEPS[one], (one + 3) % 6, cell, other, [cell])
                if length:
                    return length
        return 0

    def _way(self, here: int, entered: int, goal: int, last: int, path: list[int]) -> int:
        if here == goal:
            return len(path) if (last + 3) % 6 == (entered + 3) % 6 and len(path) >= LOOP else 0
        if here not in self.tiles or here in path or len(path) > 3 * LOOP:
            return 0
        path.append(here)
        for edge in ON[self.tiles[here]][entered]:
            length = self._way(here + STEPS[edge], (edge + 3) % 6, goal, last, path)
            if length:
                return length
        path.pop()
        return 0

    def winner(self) -> int | None:
        """Return the player who has a loop since the last turn.

        2 if both have one, or if the pool is empty; None if the game goes on.
        """
        have = {
            colour for colour in (0, 1) if any(self.loop_through(c, colour) for c in self.rings)
        }
        if len(have) == 1:
            return have.pop()
        return 2 if have or not self.pool else None

    def missing(self) -> list[list[int]]:
        """Return, for each colour, the numbers of loops that are missing 1, 2 and 3 tiles.

        The list index is the number of missing tiles.
        """
        found = [[0] * len(WORTH) for _ in range(2)]
        tips: dict[int, dict[int, list[int]]] = {}
        joins: dict[tuple[int, int], int] = {}
        for cell in self.empty():
            for edge, side in enumerate(self.sides(cell)):
                if side >= 0:
                    own = self.path[cell + STEPS[edge], (edge + 3) % 6]
                    tips.setdefault(own, {}).setdefault(cell, []).append(edge)
        for own, at in tips.items():
            for cell, edges in at.items():
                for edge in edges:
                    self._count(found, joins, at, own, cell, edge)
        return found

    def _count(
        self,
        found: list[list[int]],
        joins: dict[tuple[int, int], int],
        at: dict[int, list[int]],
        own: int,
        cell: int,
        edge: int,
    ) -> None:
        """Count the loops that start from a tip of a path. `at` has the path's tips by cell."""
        colour = self.sides(cell)[edge]
        for leaves, of in ways_through(self.sides(cell))[edge]:
            if of != colour:
                continue
            if self.sides(cell)[leaves] >= 0:
                other = self.path[cell + STEPS[leaves], (leaves + 3) % 6]
                if other == own and edge < leaves:
                    found[colour][1] += not self._short(cell, edge, cell, leaves, LOOP - 1)
                elif own < other:
                    joins[own, other] = joins.get((own, other), 0) + 1
                    found[colour][2] += joins[own, other] == 2
                continue
            second, enters = cell + STEPS[leaves], (leaves + 3) % 6
            for on, same in ways_through(self.sides(second))[enters]:
                if same != colour:
                    continue
                if on in at.get(second, ()):
                    if cell < second and not self._short(cell, edge, second, on, LOOP - 2):
                        found[colour][2] += 1
                    continue
                third, goes = second + STEPS[on], (on + 3) % 6
                if third in at and third != cell and third not in self.tiles:
                    ways = ways_through(self.sides(third))[goes]
                    found[colour][3] += sum((last, colour) in ways for last in at[third])

    def _short(self, cell: int, edge: int, other: int, last: int, most: int) -> bool:
        """Whether laid tiles connect the two edges with fewer than `most` tiles."""
        goal, into = other + STEPS[last], (last + 3) % 6

        def within(here: int, entered: int, left: int) -> bool:
            if here == goal and into in ON[self.tiles[here]][entered]:
                return True
            return left > 1 and any(
                here + STEPS[e] in self.tiles and within(here + STEPS[e], (e + 3) % 6, left - 1)
                for e in ON[self.tiles[here]][entered]
            )

        return within(cell + STEPS[edge], (edge + 3) % 6, most - 1)


def table_of(view: DragonsState) -> Table:
    tiles = {(2 * r + q) * ROW + q: LETTERS.index(letter) for (q, r), letter in view.tiles.items()}
    return Table(tiles, view.pool)


def place(table: Table, move: tuple[int, int]) -> Place:
    """Return a move on a table in the form that the rules use."""
    cell, tile = move
    return Place(LETTERS[tile], sorted(table.empty()).index(cell) + 1)


class LoopsDragons:
    """Either kind of player.

    `depth` is the most plies, `fear` the weight of the opponent's loops.
    """

    def __init__(
        self, seconds: float, rng: Random, *, depth: int = 12, fear: float = 1.0, most: int = 10
    ) -> None:
        self._seconds, self._rng = seconds, rng
        self._depth, self._fear, self._most = depth, fear, most
        self._end = 0.0

    def choose(self, view: DragonsState, stop: Stop) -> Place:
        table = table_of(view)
        return place(table, self.best(table, view.mover, stop))

    def best(self, table: Table, mover: int, stop: Stop) -> tuple[int, int]:
        """Return the best move found in the available time."""
        self._end = thread_time() + self._seconds
        moves = list(table.moves())
        self._rng.shuffle(moves)
        found = moves[0]
        try:
            ranked = self._ranked(table, moves, mover)
            found = ranked[0][1]
            for depth in range(2, self._depth + 1):
                if stop.is_set() or abs(ranked[0][0]) > WON // 2:
                    break
                best = -float("inf")
                for _, move, after in ranked[: self._most]:
                    worth = -self._search(after, 1 - mover, depth - 1, -float("inf"), -best)
                    if worth > best:
                        best, found = worth, move
                ranked.sort(key=lambda one: one[1] != found)
                if abs(best) > WON // 2:
                    break
        except TimeoutError:
            pass
        return found

    def _ranked(
        self, table: Table, moves: list[tuple[int, int]], mover: int
    ) -> list[tuple[float, tuple[int, int], Table]]:
        """Return the moves with the tables after them, sorted by a first evaluation, best first."""
        ranked: list[tuple[float, tuple[int, int], Table]] = []
        for move in moves:
            if thread_time() > self._end and ranked:
                break
            after = table.turn(*move)
            ranked.append((-self._worth(after, 1 - mover), move, after))
        return sorted(ranked, key=lambda one: -one[0])

    def _search(self, table: Table, mover: int, depth: int, low: float, high: float) -> float:
        if thread_time() > self._end:
            raise TimeoutError
        worth = self._worth(table, mover)
        if depth == 0 or abs(worth) > WON // 2 or not table.pool:
            return worth
        best = -float("inf")
        for _, _, after in self._ranked(table, list(table.moves()), mover)[: self._most]:
            best = max(best, -self._search(after, 1 - mover, depth - 1, -high, -max(low, best)))
            if best >= high:
                break
        return best

    def _worth(self, table: Table, mover: int) -> float:
        """Return the value of a position for the player to move."""
        winner = table.winner()
        if winner is not None:
            return 0 if winner == 2 else WON if winner == mover else -WON
        missing = table.missing()
        if missing[mover][1] and not any(
            table.sides(c).count(-1) <= 3 and fitting(table.sides(c)) for c in table.empty()
        ):
            return WON - 1
        own, enemy = (
            sum(count * worth for count, worth in zip(missing[p], WORTH, strict=True))
            for p in (mover, 1 - mover)
        )
        return own - enemy * self._fear
