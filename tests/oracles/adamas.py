"""A simple second implementation of Adamas, to compare the rules with."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations, product
from math import comb, factorial, prod
from typing import NamedTuple

COLOURS = "OXY"
LETTERS = "abcdefghijklmnopqrstuvwxyz"
DIRECTIONS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]

Stacks = dict[str, tuple[str, int]]
Part = tuple[int, str]


class Refused(ValueError):
    """The rules forbid what the oracle was asked to do."""


class Move(NamedTuple):
    """A split has one source (its count unused), a merge has one destination (likewise)."""

    kind: str
    one: str
    parts: tuple[Part, ...]


def on_board(column: int, row: int, size: int) -> bool:
    last = 2 * (size - 1)
    inside = 0 <= column <= last and 0 <= row <= last
    return inside and size - 1 <= column + row <= 3 * (size - 1)


def name(column: int, row: int) -> str:
    return f"{LETTERS[column]}{row + 1}"


def place_of(cell: str) -> tuple[int, int]:
    return LETTERS.index(cell[0]), int(cell[1:]) - 1


@cache
def all_cells(size: int) -> tuple[str, ...]:
    """Return all cells in order: by letter, then by row."""
    span = range(2 * size - 1)
    return tuple(name(c, r) for c in span for r in span if on_board(c, r, size))


@cache
def lines(cell: str, size: int) -> tuple[tuple[str, ...], ...]:
    """Return the cells in each of the six directions, nearest first."""
    away: list[tuple[str, ...]] = []
    for dc, dr in DIRECTIONS:
        column, row = place_of(cell)
        line = []
        while on_board(column + dc, row + dr, size):
            column, row = column + dc, row + dr
            line.append(name(column, row))
        away.append(tuple(line))
    return tuple(away)


def start(players: int, size: int, pieces: int) -> Stacks:
    far, middle = 2 * size - 2, size - 1
    corners = {
        2: [(0, middle), (far, middle)],
        3: [(0, middle), (middle, far), (far, 0)],
    }[players]
    return {name(*corner): (COLOURS[p], pieces) for p, corner in enumerate(corners)}


def parse_part(text: str) -> tuple[int | None, str] | None:
    match = re.fullmatch(r"(?:([0-9]+)x)?([a-z][1-9][0-9]?)", text)
    if match is None:
        return None
    return (int(match[1]) if match[1] else None), match[2]


def parse(text: str) -> Move | None:
    sides = text.split("-")
    if len(sides) != 2:
        return None
    sources = [parse_part(part) for part in sides[0].split(",")]
    targets = [parse_part(part) for part in sides[1].split(",")]
    left = [part for part in sources if part is not None]
    right = [part for part in targets if part is not None]
    if len(left) != len(sources) or len(right) != len(targets):
        return None
    if len(left) == 1:
        return _parse_split(left[0], right)
    if len(right) != 1 or right[0][0] is not None:
        return None
    return Move("merge", right[0][1], tuple((counted(n), cell) for n, cell in left))


def _parse_split(
    source: tuple[int | None, str], right: list[tuple[int | None, str]]
) -> Move | None:
    count, cell = source
    if count is not None:
        if len(right) != 1 or right[0][0] is not None:
            return None
        return Move("split", cell, ((count, right[0][1]),))
    return Move("split", cell, tuple((counted(n), target) for n, target in right))


def counted(number: int | None) -> int:
    return 1 if number is None else number


def part_text(count: int, cell: str) -> str:
    return cell if count == 1 else f"{count}x{cell}"


def text_of(move: Move) -> str:
    if move.kind == "split" and len(move.parts) == 1:
        count, target = move.parts[0]
        return f"{part_text(count, move.one)}-{target}"
    many = ",".join(part_text(count, cell) for count, cell in move.parts)
    return f"{move.one}-{many}" if move.kind == "split" else f"{many}-{move.one}"


def first_seen(stacks: Stacks, cell: str, size: int) -> list[str]:
    """Return the first stack seen from a cell in each of the six directions."""
    stacks_seen = [[other for other in line if other in stacks] for line in lines(cell, size)]
    return [seen[0] for seen in stacks_seen if seen]


def in_sight(stacks: Stacks, cell: str, size: int) -> set[str]:
    """Return all cells in line of sight: on each line, up to and including the first stack."""
    cells = set()
    for line in lines(cell, size):
        for other in line:
            cells.add(other)
            if other in stacks:
                break
    return cells


def capturable(stacks: Stacks, cell: str, size: int) -> bool:
    colour, height = stacks[cell]
    seen = [stacks[other] for other in first_seen(stacks, cell, size)]
    return sum(tall for other, tall in seen if other != colour) == height


def take(stacks: Stacks, cell: str, count: int) -> None:
    colour, height = stacks[cell]
    if height == count:
        del stacks[cell]
    else:
        stacks[cell] = (colour, height - count)


def put(stacks: Stacks, cell: str, colour: str, count: int) -> None:
    if cell in stacks and stacks[cell][0] == colour:
        count += stacks[cell][1]
    stacks[cell] = (colour, count)


def distributions(most: int, ways: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to send from 0 to `most` pieces in each of `ways` directions."""
    if ways == 0:
        yield ()
        return
    for first in range(most + 1):
        for rest in distributions(most - first, ways - 1):
            yield (first, *rest)


class AdamasOracle:
    def __init__(
        self,
        players: int,
        size: int | None = None,
        pieces: int | None = None,
        prog_cap: bool = False,
    ) -> None:
        self.players = players
        self.size = size if size is not None else {2: 3, 3: 4}[players]
        self.prog_cap = prog_cap
        height = pieces if pieces is not None else 4 * (self.size - 1)
        self.stacks = start(players, self.size, height)
        self.out: set[int] = set()
        self.first_move = True
        self.to_move: int | None = 0
        self.winners: list[int] | None = None
        self.seen: Counter[tuple[frozenset[tuple[str, tuple[str, int]]], int]] = Counter()
        self._remember()

    # -- queries

    def legal(self, text: str) -> bool:
        return self.result(text) is not None

    def result(self, text: str) -> Stacks | None:
        """Return the stacks after a move, or None if the move is not legal."""
        move = parse(text)
        if move is None or self.to_move is None:
            return None
        return self._after(move)

    def repeated(self) -> bool:
        return self.to_move is not None and self.seen[self._position()] >= 3

    def facts(self) -> dict[str, object]:
        outcome: dict[str, object] | None = None
        if self.winners is not None:
            outcome = {"winners": self.winners, "scores": [0] * self.players}
        return {
            "to_move": self.to_move,
            "scores": [0] * self.players,
            "outcome": outcome,
            "stacks": {cell: list(stack) for cell, stack in self.stacks.items()},
            "out": sorted(self.out),
            "size": self.size,
            "repeated": self.repeated(),
        }

    def bound(self) -> int:
        """Return an upper bound on the number of moves that `all_moves` has to try."""
        colour = self._colour()
        total = 0
        for cell, (owner, height) in self.stacks.items():
            if owner == colour:
                ways = len(in_sight(self.stacks, cell, self.size))
                orders = factorial(min(height, ways)) if self.prog_cap else 1
                total += comb(height + ways, ways) * orders
        for cell in all_cells(self.size):
            total += prod(self.stacks[other][1] + 1 for other in self._friends_seeing(cell))
        return total

    def all_moves(self) -> set[str]:
        """Return every legal move in canonical text.

        With `prog_cap`, each split occurs only once, in the first legal order of landing.
        """
        if self.to_move is None:
            return set()
        moves = {text_of(move) for move in self._merges() if self._after(move) is not None}
        for split in self._splits():
            orders = permutations(split.parts) if self._order_matters(split) else [split.parts]
            for parts in orders:
                move = Move("split", split.one, tuple(parts))
                if self._after(move) is not None:
                    moves.add(text_of(move))
                    break
        return moves

    # -- moves

    def play(self, text: str) -> None:
        after = self.result(text)
        if after is None or self.to_move is None:
            raise Refused(text)
        self.stacks = after
        self.first_move = False
        for player in range(self.players):
            if not self._pieces(player):
                self.out.add(player)
        self._pass_on(self.to_move, after_move=True)

    def resign(self, player: int) -> None:
        if self.to_move is None or player in self.out:
            raise Refused("resign")
        self._remove(player)
        if len(self._still_in()) == 1:
            self._finish()
        elif player == self.to_move:
            self._pass_on(player, after_move=False)
        else:
            self._remember()

    def claim_tie(self) -> None:
        if not self.repeated():
            raise Refused("no third occurrence")
        self._finish()

    # -- texts

    def random_text(self, rng: random.Random) -> str:
        """Return a plausible move, legal or not."""
        text = self._random_merge(rng) if rng.random() < 0.3 else self._random_split(rng)
        if rng.random() < 0.12:
            place = rng.randrange(len(text))
            letter = rng.choice("abcdeg12345678x,-")
            text = text[:place] + letter + text[place + rng.choice((0, 1)) :]
        return text

    def _random_split(self, rng: random.Random) -> str:
        mine = [cell for cell in self.stacks if self.stacks[cell][0] == self._colour()]
        cells = list(all_cells(self.size))
        source = rng.choice(cells) if rng.random() < 0.05 else rng.choice(sorted(mine))
        _, height = self.stacks.get(source, ("", 1))
        targets = sorted(in_sight(self.stacks, source, self.size))
        good = [t for t in targets if self._may_land(self.stacks, t)]
        pool = good if good and rng.random() < 0.8 else targets
        if rng.random() < 0.06:
            pool = cells
        number = min(rng.choice((1, 1, 1, 2, 2, 3, 4, 6)), height, len(pool))
        chosen = rng.sample(pool, max(1, number))
        if rng.random() < 0.02:
            chosen.append(chosen[0])
        left, parts = height + (1 if rng.random() < 0.05 else 0), []
        for still, target in zip(range(len(chosen) - 1, -1, -1), chosen, strict=True):
            count = rng.choice((1, max(1, left - still), rng.randint(1, max(1, left - still))))
            parts.append((count, target))
            left -= count
        if not self.prog_cap and rng.random() < 0.5:
            parts.sort(key=lambda part: place_of(part[1]))
        return text_of(Move("split", source, tuple(parts)))

    def _random_merge(self, rng: random.Random) -> str:
        cells = all_cells(self.size)
        seen = {cell: sorted(self._friends_seeing(cell)) for cell in cells}
        pool = [cell for cell in cells if len(seen[cell]) >= 2]
        if not pool:
            return self._random_split(rng)
        good = [cell for cell in pool if self._may_land(self.stacks, cell)]
        target = rng.choice(good if good and rng.random() < 0.8 else pool)
        sources = rng.sample(seen[target], rng.randint(2, len(seen[target])))
        if rng.random() < 0.06:
            sources.append(rng.choice(cells))
        parts = []
        for source in sources:
            _, height = self.stacks.get(source, ("", 1))
            extra = 1 if rng.random() < 0.03 else 0
            parts.append((rng.choice((1, height + extra, rng.randint(1, height))), source))
        return text_of(Move("merge", target, tuple(parts)))

    # -- inside: moves

    def _colour(self) -> str:
        return COLOURS[self.to_move] if self.to_move is not None else ""

    def _after(self, move: Move) -> Stacks | None:
        cells = [cell for _, cell in move.parts]
        named = [move.one, *cells]
        if len(set(cells)) != len(cells) or any(count < 1 for count, _ in move.parts):
            return None
        if not set(named) <= set(all_cells(self.size)):
            return None
        return self._after_split(move) if move.kind == "split" else self._after_merge(move)

    def _after_split(self, move: Move) -> Stacks | None:
        colour, height = self.stacks.get(move.one, ("", 0))
        sent = sum(count for count, _ in move.parts)
        sight = in_sight(self.stacks, move.one, self.size)
        if colour != self._colour() or sent > height:
            return None
        board = dict(self.stacks)
        take(board, move.one, sent)
        for number, (count, target) in enumerate(move.parts):
            counting = board if self.prog_cap and number > 0 else self.stacks
            if target not in sight or not self._may_land(counting, target):
                return None
            put(board, target, colour, count)
        return board

    def _after_merge(self, move: Move) -> Stacks | None:
        if len(move.parts) < 2 or not self._may_land(self.stacks, move.one):
            return None
        board = dict(self.stacks)
        for count, source in move.parts:
            colour, height = self.stacks.get(source, ("", 0))
            if colour != self._colour() or count > height:
                return None
            if move.one not in in_sight(self.stacks, source, self.size):
                return None
            take(board, source, count)
        put(board, move.one, self._colour(), sum(count for count, _ in move.parts))
        return board

    def _may_land(self, stacks: Stacks, cell: str) -> bool:
        if cell not in stacks or stacks[cell][0] == self._colour():
            return True
        return not self.first_move and capturable(stacks, cell, self.size)

    def _order_matters(self, move: Move) -> bool:
        return self.prog_cap and any(
            self.stacks.get(cell, (self._colour(), 0))[0] != self._colour()
            for _, cell in move.parts
        )

    def _friends_seeing(self, cell: str) -> set[str]:
        seen = first_seen(self.stacks, cell, self.size)
        return {other for other in seen if self.stacks[other][0] == self._colour()}

    def _splits(self) -> Iterator[Move]:
        for source, (colour, height) in self.stacks.items():
            if colour != self._colour():
                continue
            sight = in_sight(self.stacks, source, self.size)
            targets = [cell for cell in all_cells(self.size) if cell in sight]
            for counts in distributions(height, len(targets)):
                pairs = zip(counts, targets, strict=True)
                parts = tuple((count, cell) for count, cell in pairs if count)
                if parts:
                    yield Move("split", source, parts)

    def _merges(self) -> Iterator[Move]:
        for target in all_cells(self.size):
            friends = sorted(self._friends_seeing(target), key=place_of)
            for number in range(2, len(friends) + 1):
                for sources in combinations(friends, number):
                    heights = [range(1, self.stacks[cell][1] + 1) for cell in sources]
                    for counts in product(*heights):
                        yield Move("merge", target, tuple(zip(counts, sources, strict=True)))

    # -- inside: the turn

    def _still_in(self) -> list[int]:
        return [p for p in range(self.players) if p not in self.out]

    def _pieces(self, player: int) -> int:
        return sum(tall for colour, tall in self.stacks.values() if colour == COLOURS[player])

    def _remove(self, player: int) -> None:
        self.out.add(player)
        colour = COLOURS[player]
        self.stacks = {cell: s for cell, s in self.stacks.items() if s[0] != colour}

    def _pass_on(self, player: int, after_move: bool) -> None:
        """Find the next player who can move, and remove the players who cannot."""
        while len(self._still_in()) > 1:
            player = next(
                p for k in (1, 2, 3) if (p := (player + k) % self.players) not in self.out
            )
            self.to_move = player
            if after_move and self._tied():
                self._finish()
                return
            if self._can_move():
                self._remember()
                return
            self._remove(player)
        self._finish()

    def _can_move(self) -> bool:
        mine = [cell for cell, stack in self.stacks.items() if stack[0] == self._colour()]
        return any(
            self._may_land(self.stacks, target)
            for cell in mine
            for target in in_sight(self.stacks, cell, self.size)
        )

    def _tied(self) -> bool:
        if sorted(stack[1] for stack in self.stacks.values()) != [1, 1]:
            return False
        (one, (colour, _)), (other, (enemy, _)) = self.stacks.items()
        return colour != enemy and other not in in_sight(self.stacks, one, self.size)

    def _position(self) -> tuple[frozenset[tuple[str, tuple[str, int]]], int]:
        assert self.to_move is not None
        return frozenset(self.stacks.items()), self.to_move

    def _remember(self) -> None:
        self.seen[self._position()] += 1

    def _finish(self) -> None:
        self.winners = self._still_in()
        self.to_move = None
