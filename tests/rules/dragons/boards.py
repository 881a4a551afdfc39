"""Dragons boards that several tests play on, and short ways to set them up."""

from textwrap import dedent

from rules.core.hexes import Hex
from rules.dragons import Dragons, DragonsState, Place
from rules.dragons.options import DragonsOptions
from rules.dragons.tiles import Tiles

GAME = Dragons()


def options(**values: int | bool) -> DragonsOptions:
    return DragonsOptions.read(values, 2)


def start(**values: int | bool) -> DragonsState:
    return GAME.initial_state(options(**values), 2)


def play(state: DragonsState, *texts: str) -> DragonsState:
    for text in texts:
        (move,) = GAME.parse_move(state, text)
        state = GAME.apply(state, move)
    return state


def number(state: DragonsState, cell: Hex) -> int:
    return state.positions.index(cell) + 1


def at(state: DragonsState, letter: str, cell: Hex) -> Place:
    return Place(letter, number(state, cell))


def figure(text: str) -> str:
    return dedent(text).strip("\n")


# The boards of the source text's figures

TWO_TILES: Tiles = {(0, 0): "g", (0, 1): "d"}
AFTER_A: Tiles = {**TWO_TILES, (1, -1): "c"}
AFTER_B: Tiles = {**AFTER_A, (1, 0): "a"}
GAP: Tiles = {(0, 0): "e", (0, 1): "b", (1, -1): "c"}

# Loops

# Boards whose longest loop of O has so many tiles.
LOOPS: dict[int, Tiles] = {
    0: {(0, 0): "a", (0, -1): "d", (1, -2): "a"},
    3: {(0, -1): "c", (0, 0): "a", (1, -1): "e"},
    4: {(0, -1): "c", (0, 0): "a", (1, -2): "d", (1, -1): "f"},
    6: {(0, -1): "c", (0, 0): "b", (1, -2): "d", (1, 0): "a", (2, -2): "e", (2, -1): "f"},
    7: {
        (0, -1): "c",
        (0, 0): "a",
        (1, -2): "g",
        (1, -1): "e",
        (1, 0): "b",
        (2, -2): "h",
        (2, -1): "i",
    },
    8: {
        (0, -1): "c",
        (0, 0): "k",
        (1, -3): "c",
        (1, -2): "f",
        (1, -1): "l",
        (1, 0): "a",
        (2, -3): "h",
        (2, -2): "i",
    },
}
RING: Tiles = {(0, -1): "g", (1, -1): "h", (1, 0): "i", (0, 1): "j", (-1, 1): "k", (-1, 0): "l"}
# Its third edges face the empty middle, so its dragon is open.
OPEN_RING: Tiles = {
    (0, -1): "d", (1, -1): "e", (1, 0): "f", (0, 1): "a", (-1, 1): "b", (-1, 0): "c",
}  # fmt: skip
FOUR = LOOPS[4]
SIX_AND_SIX: Tiles = {
    (-2, 0): "i", (-2, 1): "h", (-1, -1): "b", (-1, 0): "e", (-1, 1): "g", (0, -1): "l",
    (0, 0): "b", (1, -2): "d", (1, -1): "g", (2, -2): "h", (2, -1): "a",
}  # fmt: skip
SIX_AND_SEVEN: Tiles = {
    (-1, -1): "e", (-1, 0): "f", (-1, 1): "l", (-1, 2): "b", (0, -2): "j", (0, -1): "b",
    (0, 0): "d", (0, 1): "k", (0, 2): "j", (1, -2): "k", (1, -1): "l", (1, 1): "e",
}  # fmt: skip
ONE_EYE: Tiles = {
    (0, -3): "d", (-2, -1): "i", (-1, -2): "l", (-1, -1): "a", (1, -3): "l", (0, -2): "i",
}  # fmt: skip
TWO_EYES: Tiles = {
    (-2, 1): "d", (-1, 1): "e", (-2, 3): "h", (-1, 2): "f", (-3, 2): "h", (-2, 2): "b",
}  # fmt: skip
EIGHT_TILES: Tiles = {
    (0, 1): "a", (2, 1): "l", (0, 0): "c", (-1, 1): "i", (1, 1): "k", (1, -1): "i",
    (1, -2): "j", (1, 0): "e",
}  # fmt: skip
THREE_EYES: Tiles = {
    (-2, 1): "g", (-1, 1): "e", (-3, 3): "k", (-2, 3): "a", (-1, 2): "f", (-3, 2): "l",
    (-2, 2): "c",
}  # fmt: skip
ONE_AND_ONE: Tiles = {
    (2, -1): "a", (2, -2): "c", (3, -2): "e", (3, -1): "g", (-1, -1): "g", (0, 0): "c",
    (-1, 1): "k", (3, -3): "k", (1, -1): "i", (-1, 0): "e", (0, -1): "a",
}  # fmt: skip
TWO_AND_ONE: Tiles = {
    (0, 1): "l", (1, 2): "l", (-1, 1): "d", (1, 1): "b", (0, 3): "d", (0, 2): "i",
    (-1, 3): "l", (-2, 3): "b", (-1, 2): "f", (-2, 2): "c",
}  # fmt: skip
CROSSED: Tiles = {
    (-2, 1): "c", (-2, 2): "b", (-1, -1): "c", (-1, 0): "g", (-1, 1): "e", (-1, 2): "a",
    (0, -2): "d", (0, -1): "a", (0, 0): "h", (0, 1): "g", (1, -2): "e", (1, -1): "g",
    (1, 0): "c", (1, 1): "a", (2, -1): "e", (2, 0): "f",
}  # fmt: skip
# From O's tail at the top of g over three tiles to O's band at its bottom.
TAIL_AND_BAND: Tiles = {(0, 0): "g", (0, -1): "c", (1, -1): "h", (1, 0): "a"}


# The same boards with the colours exchanged

_HALF_TURN = dict(zip("abcdefghijkl", "defabcjklghi", strict=True))
_HALF_TURN_CROSSED = dict(zip("abcdefgh", "defabchg", strict=True))


def swapped(tiles: Tiles, *, cross: bool = False) -> Tiles:
    """Return the same board with the colours exchanged."""
    turned = _HALF_TURN_CROSSED if cross else _HALF_TURN
    return {cell: turned[letter] for cell, letter in tiles.items()}


def beside(one: Tiles, other: Tiles) -> Tiles:
    """Two boards far from each other."""
    return {**one, **{(q + 20, r - 10): letter for (q, r), letter in other.items()}}
