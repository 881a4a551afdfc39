"""A second implementation of Holomino, written from the source text alone.

It is simple rather than fast: every corner is a point in the plane, and two tiles share a corner if
the points coincide. The oracle makes no random draws: the test passes the drawn tiles.
"""

import math
import re
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import permutations, product

Cell = tuple[int, int]
Point = tuple[int, int]

NUMBER_ANGLES = (240, 120, 0)  # lower left, upper left, right
BITE_ANGLES = (60, 180, 300)
NEARBY = range(-2, 3)


@cache
def corner(cell: Cell, angle: int) -> Point:
    """Return the corner of a hexagon of radius 1, y growing downwards, rounded to half radii."""
    q, r = cell
    x = 1.5 * q + math.cos(math.radians(angle))
    y = math.sqrt(3) * (r + q / 2) - math.sin(math.radians(angle))
    return round(2 * x), round(2 * y / math.sqrt(3))


def distance(a: Point, b: Point) -> float:
    return math.hypot((a[0] - b[0]) / 2, (a[1] - b[1]) * math.sqrt(3) / 2)


@cache
def bites(cell: Cell) -> set[Point]:
    return {corner(cell, angle) for angle in BITE_ANGLES}


@cache
def corners(cell: Cell) -> set[Point]:
    return {corner(cell, angle) for angle in NUMBER_ANGLES} | bites(cell)


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq in NEARBY for dr in NEARBY if (dq, dr) != (0, 0)]


NEIGHBOUR_STEPS = [cell for cell in around((0, 0)) if len(corners((0, 0)) & corners(cell)) == 2]


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells that share two corners with this one."""
    return tuple((cell[0] + dq, cell[1] + dr) for dq, dr in NEIGHBOUR_STEPS)


def reading_order(cell: Cell) -> tuple[float, float]:
    q, r = cell
    return r + q / 2, q


def rotations(digits: str) -> list[str]:
    """Return the digits as typed, then rotated clockwise once and twice.

    A rotation moves the digit at the lower left to the upper left.
    """
    a, b, c = tuple(digits)
    return [a + b + c, c + a + b, b + c + a]


@cache
def canonical(digits: str) -> str:
    return min(rotations(digits))


@cache  # many matches begin with the same tiles
def all_tiles(num_digits: int, non_unique: bool) -> frozenset[str]:
    digits = "123456789"[:num_digits]
    triples: Iterable[tuple[str, ...]]
    triples = product(digits, repeat=3) if non_unique else permutations(digits, 3)
    return frozenset(canonical("".join(triple)) for triple in triples)


def option_conflicts(options: Mapping[str, object]) -> list[set[str]]:
    """Return the sets of option names that an error message must mention.

    There are none if the options are valid.
    """
    pool_size, num_digits = options.get("pool_size", 3), options.get("num_digits", 6)
    assert isinstance(pool_size, int)
    assert isinstance(num_digits, int)
    bad = []
    if not 1 <= pool_size <= 9:
        bad.append({"pool_size"})
    if not 3 <= num_digits <= 9:
        bad.append({"num_digits"})
    if not bad:
        tiles = all_tiles(num_digits, bool(options.get("non_unique", False)))
        if len(tiles) < 2 * pool_size + 1:
            bad.append({"pool_size", "num_digits"})
    return bad


class IllegalText(ValueError):
    """The oracle cannot read the text."""


class HolominoOracle:
    def __init__(
        self,
        pool_size: int = 3,
        num_digits: int = 6,
        limit_scores: bool = False,
        non_unique: bool = False,
    ) -> None:
        conflicts = option_conflicts(
            {"pool_size": pool_size, "num_digits": num_digits, "non_unique": non_unique}
        )
        if conflicts:
            raise ValueError(f"impossible options: {conflicts}")
        self.pool_size = pool_size
        self.limit_scores = limit_scores
        self.sack = set(all_tiles(num_digits, non_unique))
        self.table: dict[Cell, str] = {}  # digits at lower left, upper left, right
        self.pools: list[list[str]] = [[], []]
        self.scores = [0, 0]
        self.to_move: int | None = None
        self.must_draw = False
        self.passes = 0
        self.ending = ""
        self.winners: set[int] = set()
        self.last_holes: list[int] = []

    def clone(self) -> "HolominoOracle":
        twin = HolominoOracle.__new__(HolominoOracle)
        twin.__dict__.update(self.__dict__)
        twin.sack, twin.table = set(self.sack), dict(self.table)
        twin.pools, twin.scores = [list(pool) for pool in self.pools], list(self.scores)
        return twin

    # Random draws.

    def _take(self, tile: str) -> str:
        if tile not in self.sack:
            raise ValueError(f"{tile} is not in the sack")
        self.sack.remove(tile)
        return tile

    def deal(self, first: str, pools: Iterable[Iterable[str]]) -> None:
        """Deal both players' tiles before the first turn, and the tile in the middle."""
        self.pools = [[self._take(tile) for tile in pool] for pool in pools]
        if [len(pool) for pool in self.pools] != [self.pool_size] * 2:
            raise ValueError(f"pools of the wrong size: {self.pools}")
        self.table[0, 0] = self._take(first)
        self._begin_turn(0)

    def draw(self, tile: str) -> None:
        if self.to_move is None or not self.must_draw:
            raise ValueError("nobody draws now")
        self.pools[self.to_move].append(self._take(tile))
        self.must_draw = False

    def _begin_turn(self, player: int) -> None:
        self.to_move = player
        self.must_draw = bool(self.sack)

    # The table.

    def positions(self) -> dict[int, Cell]:
        empty = {n for cell in self.table for n in neighbours(cell) if n not in self.table}
        return dict(enumerate(sorted(empty, key=reading_order), start=1))

    def numbers(self) -> dict[Point, set[str]]:
        """Return all numbers at each point of the plane."""
        found: dict[Point, set[str]] = {}
        for cell, digits in self.table.items():
            for angle, digit in zip(NUMBER_ANGLES, digits, strict=True):
                found.setdefault(corner(cell, angle), set()).add(digit)
        return found

    def fitting(self, ways: Iterable[str]) -> set[tuple[Cell, str]]:
        """Return where each tile, in its rotation, matches all numbers that are already there."""
        numbers, ways, found = self.numbers(), set(ways), set()
        for cell in self.positions().values():
            left: Iterable[str] = ways
            for at, angle in enumerate(NUMBER_ANGLES):
                for old in numbers.get(corner(cell, angle), ()):
                    left = [digits for digits in left if digits[at] == old]
            found |= {(cell, digits) for digits in left}
        return found

    def hole_value(self, point: Point) -> int | None:
        """Return the value of the hole at a bite, None unless all three of its tiles are there."""
        tiles = [cell for cell in self.table if point in bites(cell)]
        if len(tiles) < 3:
            return None
        numbers = self.numbers()
        ends = {spot for cell in tiles for spot in corners(cell)} - bites(tiles[0])
        beside = [numbers[spot] for spot in ends if math.isclose(distance(spot, point), 1.0)]
        assert len(beside) == 3
        return sum(int(digit) for (digit,) in beside)

    def holes_at(self, cell: Cell) -> list[int]:
        """Return the values of the holes around a cell."""
        values = [self.hole_value(point) for point in sorted(bites(cell))]
        return [value for value in values if value is not None]

    def move_score(self, holes: list[int]) -> int:
        if not holes:
            return 0
        return sum(holes) * len(holes) if self.limit_scores else math.prod(holes)

    # Moves.

    def _pool(self) -> list[str]:
        if self.to_move is None:
            return []
        assert not self.must_draw
        return self.pools[self.to_move]

    def placements(self) -> set[str]:
        ways = {turned for tile in self._pool() for turned in rotations(tile)}
        names = {cell: number for number, cell in self.positions().items()}
        return {f"{digits}:{names[cell]}" for cell, digits in self.fitting(ways)}

    def legal_texts(self) -> set[str]:
        """Return the placements with digits as placed, or the tiles that may be thrown back."""
        return self.placements() or {canonical(tile) for tile in self._pool()}

    def reading(self, text: str, legal: set[str] | None = None) -> str:
        """Return the legal text that is equivalent to a typed text."""
        legal = legal or self.legal_texts()
        if re.fullmatch("[0-9]{3}", text) and canonical(text) in legal:
            return canonical(text)
        typed = re.fullmatch("([0-9]+):([0-9]+)", text)
        if typed is None:
            raise IllegalText(text)
        tile, position = typed.groups() if len(typed[1]) == 3 else (typed[2], typed[1])
        if len(tile) == 3:
            for turned in rotations(tile):
                if f"{turned}:{position}" in legal:
                    return f"{turned}:{position}"
        raise IllegalText(text)

    def play(self, text: str) -> None:
        legal = self.reading(text)
        player = self.to_move
        assert player is not None
        digits, _, position = legal.partition(":")
        self.pools[player].remove(canonical(digits))
        if position:
            self._place(player, digits, self.positions()[int(position)])
        else:
            self.last_holes = []
            self.sack.add(digits)
            self.passes += 1
        self._end_turn(player, bool(position))

    def _place(self, player: int, digits: str, cell: Cell) -> None:
        self.passes = 0
        self.table[cell] = digits
        self.last_holes = self.holes_at(cell)
        self.scores[player] += self.move_score(self.last_holes)

    def _end_turn(self, player: int, placed: bool) -> None:
        if not self.pools[player]:
            self._finish("last tile placed" if placed else "last tile thrown back")
        elif self.passes == 2:
            self._finish("both passed")
        else:
            self._begin_turn(1 - player)

    def _finish(self, ending: str) -> None:
        best = max(self.scores)
        self._over(ending, {player for player in (0, 1) if self.scores[player] == best})

    def _over(self, ending: str, winners: set[int]) -> None:
        self.ending, self.winners = ending, winners
        self.to_move, self.must_draw = None, False

    def resign(self, player: int) -> None:
        self._over("resigned", {1 - player})

    def agree_to_draw(self) -> None:
        self._over("drawn by agreement", {0, 1})

    def facts(self) -> dict[str, object]:
        outcome = {"winners": sorted(self.winners), "scores": self.scores} if self.ending else None
        return {
            "game": "holomino",
            "to_move": self.to_move,
            "scores": list(self.scores),
            "outcome": outcome,
            "tiles": {f"{q},{r}": digits for (q, r), digits in self.table.items()},
            "pools": [sorted(pool) for pool in self.pools],
            "sack": len(self.sack),
            "positions": {str(n): f"{q},{r}" for n, (q, r) in self.positions().items()},
        }
