"""Holomino a second time, on a plane of points, and what its tests play with."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from rules.core import CHANCE, IllegalMove
from rules.core.hexes import Hex
from rules.holomino import Holomino, HolominoOptions, HolominoState, position

GAME = Holomino()
STANDARD = HolominoOptions()
REPEATS = HolominoOptions(non_unique=True)
SEVEN = HolominoOptions(num_digits=7)


def start(options: HolominoOptions = STANDARD, seed: int = 1) -> HolominoState:
    """Return a game whose opening draws are done."""
    return drawn(GAME.initial_state(options, 2), Random(seed))


def drawn(state: HolominoState, rng: Random) -> HolominoState:
    while state.to_move == CHANCE:
        state = GAME.apply(state, GAME.draw(state, rng))
    return state


def play(state: HolominoState, *texts: str) -> HolominoState:
    """Return the state after moves and, with a star, draws."""
    for text in texts:
        if text.startswith("*"):
            state = GAME.apply(state, GAME.parse_draw(state, text))
        else:
            (move,) = GAME.parse_move(state, text)
            state = GAME.apply(state, move)
    return state


def number_of(state: HolominoState, cell: Hex) -> int:
    """Return the position number of a cell."""
    return state.positions.index(cell) + 1


def refusal(state: HolominoState, text: str) -> str:
    """Why a text is illegal."""
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move(state, text)
    return caught.value.reason


Point = tuple[int, int]


def centre(cell: Hex) -> Point:
    q, r = cell
    return (3 * q, q + 2 * r)


def around(cell: Hex, offsets: Sequence[Point]) -> list[Point]:
    x, y = centre(cell)
    return [(x + dx, y + dy) for dx, dy in offsets]


def number_points(cell: Hex) -> list[Point]:
    """Lower left, upper left, right."""
    return around(cell, [(-1, 1), (-1, -1), (2, 0)])


def bite_points(cell: Hex) -> list[Point]:
    return around(cell, [(-2, 0), (1, -1), (1, 1)])


# The figures; digits that do not matter there are any that make different tiles.
TEN = {(0, 0): "312", (1, 0): "526", (0, 1): "435"}
SIX = {(0, 0): "152", (1, 0): "326", (0, 1): "413"}
FIFTEEN = {(0, 0): "415", (1, 0): "652", (0, 1): "146"}
THREE_HOLES = {
    (0, -1): "416",
    (-1, 0): "524",
    (1, -1): "562",
    (0, 0): "645",
    (-1, 1): "156",
    (1, 0): "451",
    (0, 1): "264",
}
BLOCKED = {(0, 0): "532", (-1, 1): "135"}


def lacking(tiles: Mapping[Hex, str], cell: Hex) -> dict[Hex, str]:
    return {there: digits for there, digits in tiles.items() if there != cell}


def simple() -> HolominoState:
    """Tile 123 on the table: positions 1 N, 2 NW, 3 NE, 4 SW, 5 SE, 6 S."""
    return position({(0, 0): "123"}, [["132", "256", "345"], ["136", "456"]], ["146"], 0, STANDARD)
