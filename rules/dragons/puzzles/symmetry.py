"""The rotations and reflections of a position, which all kinds of puzzles treat as one."""

from collections.abc import Iterator

from rules.core.hexes import Hex
from rules.dragons.game import DragonsState, position
from rules.dragons.tiles import TAILS


def likeness(state: DragonsState) -> str:
    """Return a text that is the same for rotated and mirrored positions."""
    return min(map(str, _turns(state)))


def canonical(state: DragonsState) -> DragonsState:
    """Return one common form of all rotated and mirrored positions, with O to move."""
    tiles = {(q, r): TAILS.letters[number] for q, r, number in min(_turns(state))}
    return position(tiles, options=state.options, pool=state.pool)


def _turns(state: DragonsState) -> Iterator[list[tuple[int, int, int]]]:
    """Yield the tiles in all twelve rotations and reflections; the solver is always O."""
    letters = {letter: number for number, letter in enumerate(TAILS.letters)}
    swapped = state.to_move == 1
    tiles: list[tuple[Hex, int]] = [
        (cell, _exchanged(letters[letter]) if swapped else letters[letter])
        for cell, letter in state.tiles.items()
    ]
    for mirrored in (False, True):
        if mirrored:
            tiles = [((-q, q + r), _mirrored(number)) for (q, r), number in tiles]
        for _ in range(6):
            tiles = [((-r, q + r), number // 6 * 6 + (number + 1) % 6) for (q, r), number in tiles]
            left = min(q for (q, _), _ in tiles)
            top = min(r for (_, r), _ in tiles)
            yield sorted((q - left, r - top, number) for (q, r), number in tiles)


def _exchanged(number: int) -> int:
    """Return a state with the colours exchanged: O's middle or tail is opposite X's."""
    return number // 6 * 6 + (number + 3) % 6


def _mirrored(number: int) -> int:
    """Return a state mirrored left to right."""
    return number // 6 * 6 + -number % 6
