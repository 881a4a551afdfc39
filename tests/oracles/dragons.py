"""A second implementation of Dragons, written from the source text alone.

It is simple rather than fast: it finds dragons by flood fill, and loops by trying every simple
path.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

Cell = tuple[int, int]
Part = tuple[Cell, frozenset[int]]  # a cell, and the edges that one limb of its tile connects

N, NE, SE, S, SW, NW = range(6)
STEPS: dict[int, Cell] = {N: (0, -1), NE: (1, -1), SE: (1, 0), S: (0, 1), SW: (-1, 1), NW: (-1, 0)}
COLOURS = "OX"
SHOULDERS, TAILS = "abcdef", "ghijkl"

AIMS = (
    "tantrix",
    "end_first",
    "end_single",
    "end_most",
    "all_out_most_eyes",
    "loop_closed",
    "long_loop",
)
TIES = ("tie_none", "tie_largest_wins", "tie_largest_loses")
PAIRS = (("start_joint", "start_tip"), ("cross", "tails"), ("must_complete", "may_complete"))
FLAGS = (*AIMS, *TIES, *(name for pair in PAIRS for name in pair))


def opposite(edge: int) -> int:
    return (edge + 3) % 6


def beyond(cell: Cell, edge: int) -> Cell:
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def reading_order(cell: Cell) -> tuple[float, float]:
    q, r = cell
    return r + q / 2, q


def edges(*numbers: int) -> frozenset[int]:
    return frozenset(number % 6 for number in numbers)


@cache
def limbs(state: str, cross: bool) -> list[tuple[str, frozenset[int]]]:
    """Return the colour and the connected edges of each limb of a tile in this state."""
    if state in SHOULDERS:
        k = SHOULDERS.index(state)
        return [("O", edges(k - 1, k, k + 1)), ("X", edges(k + 2, k + 3, k + 4))]
    k = TAILS.index(state)
    if cross:
        return [("O", edges(k, k + 2, k + 4)), ("X", edges(k + 1, k + 3, k + 5))]
    return [
        ("O", edges(k)),
        ("O", edges(k + 2, k + 4)),
        ("X", edges(k + 3)),
        ("X", edges(k + 1, k + 5)),
    ]


@cache
def edge_colours(state: str, cross: bool) -> dict[int, str]:
    return {edge: colour for colour, joined in limbs(state, cross) for edge in joined}


def all_states(cross: bool) -> str:
    return SHOULDERS + (TAILS[:2] if cross else TAILS)


def option_conflicts(options: Mapping[str, object]) -> list[set[str]]:
    """Return the sets of option names that an error message must mention.

    There are none if the options are valid.
    """
    on = {name for name, value in options.items() if value}
    pairs = [*combinations(AIMS, 2), *combinations(TIES, 2), *PAIRS]
    pairs += [(aim, tie) for aim in ("tantrix", "all_out_most_eyes") for tie in TIES]
    bad = [set(pair) for pair in pairs if on >= set(pair)]
    for aim in ("loop_closed", "long_loop"):
        if aim in on and "cross" not in on:
            bad += [{aim, "cross"}, {aim, "tails"}] if "tails" in on else [{aim, "cross"}]
    for name, least in (("num_tiles", 2), ("num_eyes", 1)):
        value = options.get(name, least)
        if isinstance(value, int) and value < least:
            bad.append({name})
    return bad


class IllegalText(ValueError):
    """The oracle cannot read the text."""


@dataclass(frozen=True)
class Dragon:
    colour: str
    parts: frozenset[Part]
    joins: int
    loose_ends: int

    @property
    def eyes(self) -> int:
        return self.joins - len(self.parts) + 1

    @property
    def closed(self) -> bool:
        return self.loose_ends == 0

    @property
    def tiles(self) -> int:
        return len({cell for cell, _ in self.parts})

    @property
    def points(self) -> int:
        return self.eyes * (2 if self.closed else 1)


class DragonsOracle:
    def __init__(self, **options: Any) -> None:
        conflicts = option_conflicts(options)
        if conflicts:
            raise ValueError(f"impossible options: {conflicts}")
        self.on = {name for name in FLAGS if options.get(name)}
        self.aim = next((aim for aim in AIMS if aim in self.on), "loop")
        self.cross = "cross" in self.on
        self.num_eyes = int(options.get("num_eyes", 1))
        num_tiles = options.get("num_tiles")
        if num_tiles is None:
            num_tiles = 40 if self.aim == "tantrix" else 50
        self.tiles: dict[Cell, str] = {(0, 0): "g" if "start_tip" in self.on else "a"}
        self.pool = int(num_tiles) - 1
        self.to_move: int | None = 0
        self.autos: list[str] = []
        self.ending = ""
        self.winners: set[int] = set()
        self.done_before: set[Dragon] = set()

    def clone(self) -> "DragonsOracle":
        twin = DragonsOracle.__new__(DragonsOracle)
        twin.__dict__.update(self.__dict__)
        twin.tiles = dict(self.tiles)
        return twin

    # The table.

    def empty_cells(self) -> list[Cell]:
        """Return the empty cells that touch a tile, in reading order."""
        touching = {beyond(cell, edge) for cell in self.tiles for edge in STEPS}
        return sorted(touching - set(self.tiles), key=reading_order)

    def positions(self) -> dict[int, Cell]:
        return dict(enumerate(self.empty_cells(), start=1))

    def closed_sides(self, cell: Cell) -> dict[int, str]:
        """Return the colours of the neighbouring edges that face this cell."""
        sides = {}
        for edge in STEPS:
            neighbour = beyond(cell, edge)
            if neighbour in self.tiles:
                colours = edge_colours(self.tiles[neighbour], self.cross)
                sides[edge] = colours[opposite(edge)]
        return sides

    def matching_states(self, cell: Cell) -> list[str]:
        sides = self.closed_sides(cell)
        return [
            state
            for state in all_states(self.cross)
            if sides.items() <= edge_colours(state, self.cross).items()
        ]

    def gaps(self) -> list[Cell]:
        """Return the cells of which one must be filled."""
        if self.to_move is None or "may_complete" in self.on:
            return []
        return [
            cell
            for cell in self.empty_cells()
            if len(self.closed_sides(cell)) >= 3 and len(self.matching_states(cell)) >= 2
        ]

    # Dragons and loops.

    def parts(self, colour: str) -> dict[tuple[Cell, int], Part]:
        """Return the limb of this colour at each edge of that colour."""
        return {
            (cell, edge): (cell, reach)
            for cell, state in self.tiles.items()
            for limb_colour, reach in limbs(state, self.cross)
            for edge in reach
            if limb_colour == colour
        }

    def graph(self, colour: str) -> dict[Part, set[Part]]:
        """Return, for each limb, the limbs that it touches across an edge of its tile."""
        parts = self.parts(colour)
        found: dict[Part, set[Part]] = {part: set() for part in parts.values()}
        for (cell, edge), part in parts.items():
            other = beyond(cell, edge)
            if other in self.tiles:
                found[part].add(parts[other, opposite(edge)])
        return found

    def dragons(self, colour: str) -> list[Dragon]:
        graph = self.graph(colour)
        left, found = set(graph), []
        while left:
            parts = {left.pop()}
            frontier = set(parts)
            while frontier:
                frontier = {other for part in frontier for other in graph[part]} - parts
                parts |= frontier
            left -= parts
            ends = sum(len(graph[part]) for part in parts)
            loose = sum(len(reach) for _, reach in parts) - ends
            found.append(Dragon(colour, frozenset(parts), ends // 2, loose))
        return found

    def loops(self, colour: str) -> Iterator[tuple[Part, ...]]:
        """Yield every simple cycle once in each direction, by walking all simple paths."""
        graph = self.graph(colour)
        while graph:
            start = min(graph, key=lambda part: len(graph[part]))
            if len(graph[start]) > 1:  # otherwise no loop passes through it
                yield from self._walks(graph, (start,))
            for other in graph.pop(start):
                graph[other].remove(start)

    def _walks(
        self, graph: dict[Part, set[Part]], path: tuple[Part, ...]
    ) -> Iterator[tuple[Part, ...]]:
        for other in graph[path[-1]]:
            if other == path[0] and len(path) >= 3:
                yield path
            elif other not in path:
                yield from self._walks(graph, (*path, other))

    def longest_loop(self, colour: str) -> int:
        return max((len({cell for cell, _ in loop}) for loop in self.loops(colour)), default=0)

    def completed(self) -> set[Dragon]:
        return {
            dragon
            for colour in COLOURS
            for dragon in self.dragons(colour)
            if dragon.closed and dragon.eyes >= self.num_eyes
        }

    # Moves.

    def legal_texts(self) -> set[str]:
        if self.to_move is None:
            return set()
        gaps = self.gaps()
        return {
            f"{state}{number}"
            for number, cell in self.positions().items()
            if cell in gaps or not gaps
            for state in self.matching_states(cell)
        }

    def play(self, text: str) -> None:
        if not re.fullmatch("[a-l][1-9][0-9]*", text) or text not in self.legal_texts():
            raise IllegalText(text)
        self.play_unchecked(text)

    def play_unchecked(self, text: str) -> None:
        assert self.to_move is not None
        if self.aim == "end_single":
            self.done_before = self.completed()
        self._put(self.positions()[int(text[1:])], text[0])
        self.autos = []
        if "may_complete" not in self.on:
            while self._auto_move():
                pass
        self.to_move = 1 - self.to_move
        self._look_for_the_end()

    def _put(self, cell: Cell, state: str) -> None:
        assert cell not in self.tiles
        assert self.pool > 0
        self.tiles[cell] = state
        self.pool -= 1

    def _auto_move(self) -> bool:
        if not self.pool:
            return False
        for number, cell in self.positions().items():
            states = self.matching_states(cell)
            if len(states) == 1:
                assert len(self.closed_sides(cell)) >= 3
                self._put(cell, states[0])
                self.autos.append(f"{states[0]}{number}")
                return True
        return False

    def resign(self, player: int) -> None:
        self._over("resigned", {1 - player})

    def agree_to_draw(self) -> None:
        self._over("drawn by agreement", {0, 1})

    # The end.

    def _over(self, ending: str, winners: set[int]) -> None:
        self.ending, self.winners, self.to_move = ending, winners, None

    def _look_for_the_end(self) -> None:
        winners = self._reached()
        if winners:
            self._over("aim reached", winners)
        elif not self.pool:
            self._over("tiles ran out", self._run_out())

    def _reached(self) -> set[int]:
        if self.aim == "loop":
            return self._loop_winners(6)
        if self.aim == "long_loop":
            return self._loop_winners(5)
        done = self.completed()
        owners = {COLOURS.index(dragon.colour) for dragon in done}
        if self.aim == "end_first":
            return owners
        if self.aim == "end_single":
            fresh = {COLOURS.index(dragon.colour) for dragon in done - self.done_before}
            return fresh if len(fresh) == 1 else set()
        if self.aim == "end_most":
            return {COLOURS.index(d.colour) for d in done if d.eyes > self._most_enemy_eyes(d)}
        if self.aim == "loop_closed":
            return self._closed_winners()
        return set()

    def _loop_winners(self, least: int) -> set[int]:
        lengths = [self.longest_loop(colour) for colour in COLOURS]
        if max(lengths) < least:
            return set()
        return {player for player in (0, 1) if lengths[player] == max(lengths)}

    def _closed_winners(self) -> set[int]:
        return {
            player
            for player in (0, 1)
            if any(dragon.closed and dragon.eyes >= 2 for dragon in self.dragons(COLOURS[player]))
        }

    def _most_enemy_eyes(self, dragon: Dragon) -> int:
        enemy = COLOURS[1 - COLOURS.index(dragon.colour)]
        return max(other.eyes for other in self.dragons(enemy))

    def _run_out(self) -> set[int]:
        if self.aim == "tantrix":
            return self._best(self.scores())
        if self.aim == "all_out_most_eyes":
            return self._best(self._sizes("eyes"))
        sizes = self._sizes("tiles")
        if "tie_largest_wins" in self.on:
            return self._best(sizes)
        if "tie_largest_loses" in self.on:
            return self._best([-size for size in sizes])
        return {0, 1}

    def _sizes(self, measure: str) -> list[int]:
        """Return each player's largest number of eyes or tiles in a completed dragon."""
        done = self.completed()
        return [
            max((int(getattr(d, measure)) for d in done if d.colour == colour), default=0)
            for colour in COLOURS
        ]

    def _best(self, values: list[int]) -> set[int]:
        return {player for player in (0, 1) if values[player] == max(values)}

    def scores(self) -> list[int]:
        if self.aim != "tantrix":
            return [0, 0]
        return [max(dragon.points for dragon in self.dragons(colour)) for colour in COLOURS]

    def facts(self) -> dict[str, object]:
        scores = self.scores()
        outcome = {"winners": sorted(self.winners), "scores": scores} if self.ending else None
        return {
            "game": "dragons",
            "to_move": self.to_move,
            "scores": scores,
            "outcome": outcome,
            "tiles": {f"{q},{r}": state for (q, r), state in self.tiles.items()},
            "positions": {str(n): f"{q},{r}" for n, (q, r) in self.positions().items()},
            "pool": self.pool,
            "gaps": sorted(f"{q},{r}" for q, r in self.gaps()),
        }
