"""Facts about a Dragons view: longest paths and dragons."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.core.hexes import Hex, neighbour, opposite, reading_order
from rules.dragons.composer import Fits
from rules.dragons.endings import is_complete
from rules.dragons.game import DragonsState
from rules.dragons.shapes import Dragon, dragons, longest_loop
from rules.dragons.tiles import CROSS, TAILS, Part, Tiles, TileSet

Board = tuple[tuple[Hex, str], ...]
"""The tiles of a board in a fixed order, as a cache key."""


@dataclass(frozen=True, slots=True)
class LongestPaths:
    """The longest loop of each colour, and the longest path of one that has no loop."""

    loops: tuple[tuple[Hex, ...], ...]
    paths: tuple[tuple[Hex, ...], ...]


def board_of(view: DragonsState) -> Board:
    """Return the board of a view as a cache key."""
    return tuple(sorted(view.tiles.items()))


@lru_cache(maxsize=64)
def longest_paths(board: Board, crossing: bool) -> LongestPaths:
    """Return the longest loops and paths.

    This takes milliseconds on usual boards, longer on huge ones.
    """
    tiles, tile_set = dict(board), CROSS if crossing else TAILS
    loops = tuple(longest_loop(tiles, colour, tile_set) for colour in (0, 1))
    paths = tuple(
        () if loop else _longest_path(tiles, colour, tile_set) for colour, loop in enumerate(loops)
    )
    return LongestPaths(loops, paths)


def ends_of(view: DragonsState, fits: Fits, path: tuple[Hex, ...], colour: int) -> list[int]:
    """Return the numbers of the open positions that could extend a path of a colour."""
    tile_set, last = view.options.tile_set, {path[0], path[-1]}
    return sorted(
        number
        for cell, number in fits.numbers.items()
        for edge, shown in enumerate(tile_set.sides(view.tiles, cell))
        if shown == colour and neighbour(cell, edge) in last
    )


def _longest_path(tiles: Tiles, colour: int, tile_set: TileSet) -> tuple[Hex, ...]:
    """Return a longest path of a colour without loops.

    It begins at the tile farthest from an arbitrary one, and ends at the tile farthest from there.
    """
    best: tuple[Hex, ...] = ()
    seen: set[Hex] = set()
    for cell in sorted(tiles, key=reading_order):
        if cell not in seen:
            tree = _paths_from(cell, tiles, colour, tile_set)
            seen.update(tree)
            far = max(tree.values(), key=len)[-1]
            path = max(_paths_from(far, tiles, colour, tile_set).values(), key=len)
            best = max(best, path, key=len)
    return best


def _paths_from(
    start: Hex, tiles: Tiles, colour: int, tile_set: TileSet
) -> dict[Hex, tuple[Hex, ...]]:
    """Return the paths from a tile to all tiles connected to it."""
    paths: dict[Hex, tuple[Hex, ...]] = {start: (start,)}
    waiting = [start]
    while waiting:
        cell = waiting.pop()
        for beyond in _joined(tiles, tile_set, cell, colour):
            if beyond not in paths:
                paths[beyond] = (*paths[cell], beyond)
                waiting.append(beyond)
    return paths


def through(tile_set: TileSet, letter: str, colour: int) -> Part:
    """Return the part of a tile that a path of a colour can use; a tail is a dead end."""
    parts = tile_set.parts[letter]
    return next(p for p in parts if p.colour == colour and len(p.edges) > 1)


def _joined(tiles: Tiles, tile_set: TileSet, cell: Hex, colour: int) -> Iterator[Hex]:
    for edge in through(tile_set, tiles[cell], colour).edges:
        beyond = neighbour(cell, edge)
        letter = tiles.get(beyond)
        if letter and opposite(edge) in through(tile_set, letter, colour).edges:
            yield beyond


@dataclass(frozen=True, slots=True)
class Bodies:
    """The dragons on a board, by colour and by part."""

    dragons: tuple[Dragon, ...]

    def eyes(self, colour: int) -> int:
        """Return the eyes of all dragons of a colour, round or not."""
        return sum(d.eyes for d in self.dragons if d.colour == colour)

    def closed_parts(self) -> dict[Hex, frozenset[Part]]:
        """Return the parts of closed dragons, by cell."""
        found: dict[Hex, set[Part]] = {}
        for dragon in self.dragons:
            for cell, part in dragon.parts if dragon.closed else ():
                found.setdefault(cell, set()).add(part)
        return {cell: frozenset(parts) for cell, parts in found.items()}

    def complete(self, colour: int, eyes: int) -> list[Dragon]:
        """Return the closed dragons of a colour with at least `eyes` eyes."""
        return [d for d in self.dragons if d.colour == colour and is_complete(d, eyes)]


def bodies_of(view: DragonsState) -> Bodies:
    """Return the dragons of a view."""
    return Bodies(tuple(dragons(view.tiles, view.options.tile_set)))


def winning_loops(
    view: DragonsState, longest: LongestPaths | None
) -> list[tuple[int, tuple[Hex, ...]]]:
    """Return the loops that won, by player; empty if loops do not count."""
    if view.outcome is None or longest is None or view.options.aim:
        return []
    needed = view.options.loop_length
    return [
        (player, longest.loops[player])
        for player in sorted(view.outcome.winners)
        if len(longest.loops[player]) >= needed
    ]


def winning_dragons(view: DragonsState, bodies: Bodies) -> list[Dragon]:
    """Return the dragon that won, if any.

    None if a loop won, a player resigned, or the game was drawn.
    """
    options, outcome = view.options, view.outcome
    if outcome is None or view.out or len(outcome.winners) != 1:
        return []
    (winner,) = outcome.winners
    if options.tantrix:
        own = [dragon for dragon in bodies.dragons if dragon.colour == winner]
        return [max(own, key=lambda dragon: dragon.score)]
    complete = bodies.complete(winner, options.eyes_needed)
    if options.aim:
        return sorted(complete, key=lambda dragon: dragon.eyes)[-1:]
    if options.tie_largest_wins and view.pool == 0:
        return sorted(complete, key=lambda dragon: len(dragon.tiles))[-1:]
    return []
