"""Adamas without tables, cells by name and directions by arithmetic, to hold against ours."""

from __future__ import annotations

import re
from itertools import combinations, permutations, product

from rules.adamas import Adamas, AdamasOptions, AdamasState, Merge, Move, Split
from rules.adamas.board import board_of

GAME = Adamas()
COLOURS = "OXY"

Simple = dict[str, tuple[str, int]]


def start(players: int = 2, **options: int) -> AdamasState:
    return GAME.initial_state(AdamasOptions.read(options, players), players)


def played(state: AdamasState, *texts: str) -> AdamasState:
    for text in texts:
        (move,) = GAME.parse_move(state, text)
        state = GAME.apply(state, move)
    return state


def simple(state: AdamasState) -> Simple:
    return {cell: (colour, height) for cell, (colour, height) in state.to_dict()["stacks"].items()}


def shifted(cell: str, step: tuple[int, int], times: int) -> str:
    return f"{chr(ord(cell[0]) + step[0] * times)}{int(cell[1:]) + step[1] * times}"


def rays(size: int, cell: str) -> list[list[str]]:
    names = {
        f"{chr(97 + c)}{r + 1}"
        for c in range(2 * size - 1)
        for r in range(2 * size - 1)
        if size - 1 <= c + r <= 3 * (size - 1)
    }
    result = []
    for step in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
        ray = []
        for times in range(1, 2 * size):
            if shifted(cell, step, times) not in names:
                break
            ray.append(shifted(cell, step, times))
        result.append(ray)
    return result


def first_seen(size: int, stacks: Simple, cell: str) -> list[str]:
    firsts = (next((c for c in ray if c in stacks), None) for ray in rays(size, cell))
    return [cell for cell in firsts if cell]


def visible(size: int, stacks: Simple, cell: str) -> int:
    colour = stacks[cell][0]
    return sum(stacks[c][1] for c in first_seen(size, stacks, cell) if stacks[c][0] != colour)


def in_sight(size: int, stacks: Simple, cell: str) -> list[str]:
    seen = []
    for ray in rays(size, cell):
        for other in ray:
            seen.append(other)
            if other in stacks:
                break
    return sorted(seen, key=lambda name: (name[0], int(name[1:])))


def may_land(size: int, stacks: Simple, counted: Simple, colour: str, cell: str) -> bool:
    if cell not in stacks or stacks[cell][0] == colour:
        return True
    return visible(size, counted, cell) == stacks[cell][1]


def landed(stacks: Simple, colour: str, cell: str, count: int) -> Simple:
    before = stacks.get(cell, (colour, 0))
    return stacks | {cell: (colour, count + (before[1] if before[0] == colour else 0))}


def lifted(stacks: Simple, cell: str, count: int) -> Simple:
    colour, height = stacks[cell]
    rest = {c: s for c, s in stacks.items() if c != cell}
    return rest if height == count else rest | {cell: (colour, height - count)}


def split_result(
    size: int, stacks: Simple, prog: bool, source: str, parts: tuple[tuple[int, str], ...]
) -> Simple | None:
    """Return the stacks after a split in sight; None if it may not land.

    Nobody is removed yet.
    """
    colour = stacks[source][0]
    after = lifted(stacks, source, sum(count for count, _ in parts))
    for number, (count, cell) in enumerate(parts):
        if not may_land(size, stacks, after if prog and number else stacks, colour, cell):
            return None
        after = landed(after, colour, cell, count)
    return after


def all_splits(size: int, stacks: Simple, prog: bool, colour: str) -> set[str]:
    found = set()
    for source, (owner, height) in stacks.items():
        if owner != colour:
            continue
        cells = in_sight(size, stacks, source)
        for wanted in range(1, height + 1):
            for chosen in combinations(cells, wanted):
                for counts in product(range(1, height + 1), repeat=wanted):
                    if sum(counts) > height:
                        continue
                    parts = tuple(zip(counts, chosen, strict=True))
                    for order in permutations(parts):
                        # permutations come in lexicographic order of the sorted parts
                        if split_result(size, stacks, prog, source, order) is not None:
                            found.add(str(Split(source, order)))
                            break
    return found


def all_merges(size: int, stacks: Simple, colour: str) -> set[str]:
    found = set()
    for target in (cell for cell in board_of(size).cells):
        if not may_land(size, stacks, stacks, colour, target):
            continue
        sources = [c for c in in_sight(size, stacks, target) if stacks.get(c, "?")[0] == colour]
        for counts in product(*(range(stacks[c][1] + 1) for c in sources)):
            parts = tuple((n, c) for n, c in zip(counts, sources, strict=True) if n)
            if len(parts) > 1:
                found.add(str(Merge(parts, target)))
    return found


class Reference:
    """Adamas once more, without repetitions: plain dicts, everything tried out."""

    def __init__(
        self,
        size: int,
        prog: bool,
        stacks: Simple,
        to_move: int | None,
        out: frozenset[int],
        opened: bool,
        count: int,
    ) -> None:
        self.size, self.prog, self.opened, self.count = size, prog, opened, count
        self.stacks, self.to_move, self.out = stacks, to_move, out
        self.winners: frozenset[int] | None = None

    @classmethod
    def of(cls, state: AdamasState) -> Reference:
        options = state.options
        assert options.size is not None
        return cls(
            options.size,
            options.prog_cap,
            simple(state),
            state.to_move,
            state.out,
            state.opened,
            len(state.names),
        )

    def moves(self) -> set[str]:
        if self.to_move is None:
            return set()
        colour = COLOURS[self.to_move]
        found = all_splits(self.size, self.stacks, self.prog, colour)
        found |= all_merges(self.size, self.stacks, colour)
        if self.opened:
            return found
        enemies = {cell for cell, (owner, _) in self.stacks.items() if owner != colour}
        return {t for t in found if not enemies & set(re.findall("[a-z][0-9]+", t.split("-")[1]))}

    def after(self, move: Move) -> Reference:
        assert self.to_move is not None
        colour, stacks = COLOURS[self.to_move], self.stacks
        if isinstance(move, Split):
            result = split_result(self.size, stacks, self.prog, move.source, move.parts)
            assert result is not None
            stacks = result
        else:
            for count, cell in move.parts:
                stacks = lifted(stacks, cell, count)
            stacks = landed(stacks, colour, move.target, sum(count for count, _ in move.parts))
        new = Reference(self.size, self.prog, stacks, self.to_move, self.out, True, self.count)
        new.finish_turn()
        return new

    def finish_turn(self) -> None:
        assert self.to_move is not None
        player = self.to_move
        while True:
            owners = {COLOURS.index(colour) for colour, _ in self.stacks.values()}
            self.out = frozenset(range(self.count)) - owners
            if len(owners) == 1:
                self.to_move, self.winners = None, frozenset(owners)
                return
            player = (player + 1) % self.count
            if player in self.out:
                continue
            self.to_move = player
            if self.moves():
                break
            self.stacks = {c: s for c, s in self.stacks.items() if s[0] != COLOURS[player]}
        heights = [height for _, height in self.stacks.values()]
        if heights == [1, 1] and not any(
            visible(self.size, self.stacks, cell) for cell in self.stacks
        ):
            self.to_move, self.winners = None, frozenset(owners)


WORKED_GAME = ("a3-a5,b3,4xc3,c1", "e3-d3,3xe1", "3xc3,a5,b3-b4")

THREAT_STACKS: Simple = {
    "a3": ("X", 2),
    "b3": ("X", 2),
    "b5": ("X", 2),
    "c1": ("X", 1),
    "e1": ("X", 1),
    "d1": ("O", 4),
    "d3": ("O", 4),
}
