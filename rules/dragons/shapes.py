"""The shapes on a Dragons board: dragons with their eyes, and loops.

A *dragon* is a connected component of one colour, over edges that two tiles share and over the
parts inside tiles. A *loop* is a closed path of tiles of one colour that passes each tile once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from rules.core.hexes import Hex, neighbour, opposite, reading_order
from rules.dragons.tiles import TAILS, Part, Tiles, TileSet

Graph = dict[Hex, list[Hex]]
Join = tuple[Hex, Hex]
Node = tuple[Hex, Part]
Axis = Callable[[Hex], int]


@dataclass(frozen=True, slots=True)
class Dragon:
    """A connected component of one colour.

    `tiles` are the cells it lies on, `eyes` the holes it encloses, and it is `closed` when none of
    its edges faces an empty cell.
    """

    colour: int
    tiles: frozenset[Hex]
    parts: frozenset[Node]
    eyes: int
    closed: bool

    @property
    def score(self) -> int:
        """The Tantrix score: one point per eye, doubled if the dragon is closed."""
        return self.eyes * (2 if self.closed else 1)


def dragons(tiles: Tiles, tile_set: TileSet = TAILS) -> list[Dragon]:
    """Return all dragons on the board, in reading order of their first tiles."""
    found: list[Dragon] = []
    seen: set[Node] = set()
    for cell in sorted(tiles, key=reading_order):
        for part in tile_set.parts[tiles[cell]]:
            if (cell, part) not in seen:
                found.append(_dragon_through((cell, part), tiles, tile_set))
                seen |= found[-1].parts
    return found


def _dragon_through(start: Node, tiles: Tiles, tile_set: TileSet) -> Dragon:
    parts = {start}
    waiting = [start]
    ends = 0  # edges joined to another tile; every join has two
    closed = True
    while waiting:
        cell, part = waiting.pop()
        for edge in part.edges:
            beyond = neighbour(cell, edge)
            letter = tiles.get(beyond)
            if letter is None:
                closed = False
                continue
            ends += 1
            node = (beyond, tile_set.part_at[letter][opposite(edge)])
            if node not in parts:
                parts.add(node)
                waiting.append(node)
    return Dragon(
        colour=start[1].colour,
        tiles=frozenset(cell for cell, _ in parts),
        parts=frozenset(parts),
        eyes=ends // 2 - len(parts) + 1,
        closed=closed,
    )


def longest_loop(tiles: Tiles, colour: int, tile_set: TileSet = TAILS) -> tuple[Hex, ...]:
    """Return a longest loop of this colour, tile by tile; empty if there is none.

    It begins at its first tile in reading order, and continues to the earlier of that tile's two
    neighbours on the loop.
    """
    best: tuple[Hex, ...] = ()
    blocks = _blocks(_loop_graph(tiles, colour, tile_set))
    for block in sorted(blocks, key=len, reverse=True):
        if len(block) <= len(best):
            break
        best = max(best, _longest_in_block(block), key=len)
    return best


def _loop_graph(tiles: Tiles, colour: int, tile_set: TileSet) -> Graph:
    """Return which tiles are joined in this colour, without tails, which are dead ends."""

    def runs_on(cell: Hex, edge: int) -> bool:
        part = tile_set.part_at[tiles[cell]][edge]
        return part.colour == colour and len(part.edges) > 1

    graph: Graph = {}
    for cell in tiles:
        beyond = [(edge, neighbour(cell, edge)) for edge in range(6)]
        graph[cell] = [
            other
            for edge, other in beyond
            if other in tiles and runs_on(cell, edge) and runs_on(other, opposite(edge))
        ]
    return graph


def _blocks(graph: Graph) -> list[Graph]:
    """Return the pieces that remain after removing every join that is not on a loop.

    No tile has more than three joins of a colour, so two loops that share a tile also share a join.
    So each piece is a block of the graph, and every loop is within one block.
    """
    kept: dict[Hex, list[Hex]] = defaultdict(list)
    for one, other in _joins_on_loops(graph):
        kept[one].append(other)
        kept[other].append(one)
    blocks: list[Graph] = []
    seen: set[Hex] = set()
    for cell in kept:
        if cell not in seen:
            members = list(_depth_first(kept, cell))
            seen.update(members)
            blocks.append({member: kept[member] for member in members})
    return blocks


def _depth_first(graph: Graph, root: Hex) -> dict[Hex, Hex | None]:
    """Return the cells in depth-first order from a root, each with its parent (root: None)."""
    parent: dict[Hex, Hex | None] = {}
    waiting: list[tuple[Hex, Hex | None]] = [(root, None)]
    while waiting:
        cell, via = waiting.pop()
        if cell not in parent:
            parent[cell] = via
            waiting.extend((other, cell) for other in graph[cell] if other not in parent)
    return parent


def _joins_on_loops(graph: Graph) -> Iterator[Join]:
    """Yield the joins that lie on some loop, each once (Schmidt's chain decomposition)."""
    parent: dict[Hex, Hex | None] = {}
    for root in graph:
        if root not in parent:
            parent |= _depth_first(graph, root)
    rank = {cell: number for number, cell in enumerate(parent)}
    visited: set[Hex] = set()
    for cell in parent:
        for below in graph[cell]:
            if rank[below] > rank[cell] and parent[below] != cell:
                # A join outside the tree closes a loop with the path up the tree.
                visited.add(cell)
                yield cell, below
                here = below
                while here not in visited:
                    visited.add(here)
                    above = parent[here]
                    assert above is not None  # the root is visited first
                    yield here, above
                    here = above


def _longest_in_block(block: Graph) -> tuple[Hex, ...]:
    """Return a longest loop within a block, in order."""
    if all(len(others) == 2 for others in block.values()):
        return _in_order(block)
    return _in_order(_loop_of(_sweep(block)))


def _in_order(loop: Graph) -> tuple[Hex, ...]:
    """Return the cells of a graph that is a single loop, one after the other."""
    path = [min(loop, key=reading_order)]
    while len(path) < len(loop):
        onward = (cell for cell in loop[path[-1]] if cell not in path)
        path.append(min(onward, key=reading_order))
    return tuple(path)


# The sweep: cells are taken line by line, and each cell chooses which of its joins to later cells
# a loop takes. For the rest of the sweep only the path ends at later cells matter. So of all
# choices with the same path ends, only the longest is kept. The number of such cases grows with
# the width of the board, while the number of loops grows with its area.

Ends = dict[Hex, Hex | None]
"""By later cell that a path touches: the path's other end, or None if inside a path."""


class _Trail(NamedTuple):
    """The joins a choice has taken, as a linked list: their number, the last ones, the rest."""

    length: int
    joins: tuple[Join, ...] = ()
    before: _Trail | None = None


def _sweep(block: Graph) -> _Trail:
    """Return the trail of a longest loop in a block."""
    best = nothing = _Trail(0)
    cases = {frozenset[tuple[Hex, Hex | None]](): nothing}
    done: set[Hex] = set()
    for cell in _sweep_order(block):
        done.add(cell)
        later = [other for other in block[cell] if other not in done]
        grown: dict[frozenset[tuple[Hex, Hex | None]], _Trail] = {}
        for case, trail in cases.items():
            for taken, ends in _choices(cell, later, dict(case)):
                joins = tuple((cell, other) for other in taken)
                longer = _Trail(trail.length + len(joins), joins, trail) if joins else trail
                if ends is None:
                    best = max(best, longer, key=lambda found: found.length)
                    continue
                key = frozenset(ends.items())
                if key not in grown or grown[key].length < longer.length:
                    grown[key] = longer
        cases = grown
    return best


def _sweep_order(block: Graph) -> list[Hex]:
    """Return the cells line by line, in lines across the block's longest direction."""
    axes: list[Axis] = [lambda c: c[0], lambda c: c[1], lambda c: c[0] + c[1]]

    def span(axis: Axis) -> int:
        return max(map(axis, block)) - min(map(axis, block))

    along = max(axes, key=span)
    return sorted(block, key=lambda cell: (along(cell), cell))


def _choices(
    cell: Hex, later: list[Hex], ends: Ends
) -> Iterator[tuple[tuple[Hex, ...], Ends | None]]:
    """Yield the ways to lead paths through a cell, as (joins taken, new ends).

    The new ends are None if the choice closes the loop.
    """
    far = ends.pop(cell, cell)
    if far is None or far == cell:
        yield (), ends
    if far is not None:
        for taken in combinations(later, 2 if far == cell else 1):
            yield from _lead_on(cell, far, taken, dict(ends))


def _lead_on(
    cell: Hex, far: Hex, taken: tuple[Hex, ...], ends: Ends
) -> Iterator[tuple[tuple[Hex, ...], Ends | None]]:
    """Yield the ends after the path from `far` to `cell` continues to `taken`, if possible."""
    for other in taken:
        if other == far:
            del ends[far]
            if not any(ends.values()):  # a path left over would never be closed
                yield taken, None
            return
        end = ends.get(other, other)
        if end is None:
            return
        ends[other] = None
        ends[far], ends[end] = end, far
        far = ends.pop(cell, None) or far
    yield taken, ends


def _loop_of(trail: _Trail) -> Graph:
    """Return the loop formed by a trail's joins, as a graph."""
    loop: Graph = defaultdict(list)
    step: _Trail | None = trail
    while step:
        for one, other in step.joins:
            loop[one].append(other)
            loop[other].append(one)
        step = step.before
    return loop
