"""The tiles of Dragons: their states, the colours of their edges, and the joins inside them.

A tile has two sides, shoulders and tails, and several rotations. Each pair of side and rotation is
a *state*, named by a letter. Inside a tile, *parts* join the edges of a colour: all three edges in
shoulders and crosses; a band of two edges and a tail of one in tails.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from rules.core import Message
from rules.core.hexes import Hex, opposite

O, X = 0, 1  # noqa: E741 - the player's own name
COLOUR_NAMES = ("O", "X")
#: an edge of a tile, in “its {edge} edge meets the other colour”
_EDGE_NAMES = (
    Message("top"),
    Message("upper right"),
    Message("lower right"),
    Message("bottom"),
    Message("lower left"),
    Message("upper left"),
)
"""The edges of a tile, clockwise from the top."""

Tiles = Mapping[Hex, str]
"""The board: a state letter per occupied cell."""

Sides = tuple[int | None, ...]
"""The colours at a cell's six edges, clockwise from N; None for an open edge."""

FORCING_SIDES = 3
"""The fewest closed sides of an automatic cell or a gap."""


class Part(NamedTuple):
    """Edges of one colour that are joined inside a tile."""

    colour: int
    edges: tuple[int, ...]


class TileSet:
    """The states a tile can lie in: the six shoulders, and the second side in its rotations.

    `letters` are the states in order. By state, `parts` has its parts, `part_at` the part at each
    edge, and `colours` the colour of each edge.
    """

    def __init__(self, name: str, parts: Mapping[str, tuple[Part, ...]]) -> None:
        self.name = name
        self.letters = tuple(parts)
        self.parts = parts
        self.part_at = {
            letter: tuple(next(p for p in own if edge in p.edges) for edge in range(6))
            for letter, own in parts.items()
        }
        self.colours = {
            letter: tuple(part.colour for part in at) for letter, at in self.part_at.items()
        }
        self._shown: dict[str | None, Sides] = {
            letter: tuple(colours[opposite(edge)] for edge in range(6))
            for letter, colours in self.colours.items()
        }
        """By state: the colour it shows to the cell that has it at each edge; None: no tile."""
        self._shown[None] = (None,) * 6
        self._fitting = {
            sides: tuple(letter for letter in self.letters if not self.clashes(letter, sides))
            for sides in product((None, O, X), repeat=6)
        }

    def sides(self, tiles: Tiles, cell: Hex) -> Sides:
        """Return the colours that the neighbouring tiles show to a cell."""
        # The steps of `STEPS` are written out, as a loop takes twice as long.
        q, r = cell
        at, shown = tiles.get, self._shown
        return (
            shown[at((q, r - 1))][0],
            shown[at((q + 1, r - 1))][1],
            shown[at((q + 1, r))][2],
            shown[at((q, r + 1))][3],
            shown[at((q - 1, r + 1))][4],
            shown[at((q - 1, r))][5],
        )

    def fitting(self, sides: Sides) -> tuple[str, ...]:
        """Return the states whose edge colours agree with all closed sides."""
        return self._fitting[sides]

    def clashes(self, letter: str, sides: Sides) -> list[int]:
        """Return the edges at which a state disagrees with its neighbours, clockwise from N."""
        return [
            edge
            for edge, colour in enumerate(self.colours[letter])
            if sides[edge] is not None and sides[edge] != colour
        ]


@dataclass(frozen=True, slots=True)
class Clash:
    """Why a state does not fit: its edge that meets the other colour."""

    edge: int

    @property
    def message(self) -> Message:
        return Message("its {edge} edge meets the other colour", edge=_EDGE_NAMES[self.edge])


def first_clash(tile_set: TileSet, tiles: Tiles, cell: Hex, letter: str) -> Clash | None:
    """Return the first edge at which a state disagrees with the tiles around.

    The edges go clockwise from the top.
    """
    for edge in tile_set.clashes(letter, tile_set.sides(tiles, cell)):
        return Clash(edge)
    return None


def is_gap(closed: int, fitting: int) -> bool:
    """Whether a cell with so many closed sides, on which so many states fit, must be filled."""
    return closed >= FORCING_SIDES and fitting > 1


def closed_sides(sides: Sides) -> int:
    """Return the number of a cell's sides that touch a tile."""
    return 6 - sides.count(None)


def _joined(colour: int, *edges: int) -> Part:
    return Part(colour, tuple(sorted(edge % 6 for edge in edges)))


def _shoulders(o: int) -> tuple[Part, ...]:
    """Return the parts of shoulders with O's middle edge at `o`."""
    return _joined(O, o - 1, o, o + 1), _joined(X, o + 2, o + 3, o + 4)


def _tails(o: int) -> tuple[Part, ...]:
    """Return the parts of tails with O's tail at `o`; the bands run between the two tails."""
    return (
        _joined(O, o),
        _joined(O, o + 2, o + 4),
        _joined(X, o + 3),
        _joined(X, o + 1, o + 5),
    )


def _cross(o: int) -> tuple[Part, ...]:
    """Return the parts of crossing colours; O has every second edge from `o` on."""
    return _joined(O, o, o + 2, o + 4), _joined(X, o + 1, o + 3, o + 5)


_SHOULDERS = {letter: _shoulders(turn) for turn, letter in enumerate("abcdef")}

TAILS = TileSet("tails", _SHOULDERS | {c: _tails(turn) for turn, c in enumerate("ghijkl")})
CROSS = TileSet("cross", _SHOULDERS | {c: _cross(turn) for turn, c in enumerate("gh")})
