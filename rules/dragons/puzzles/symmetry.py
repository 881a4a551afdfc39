"""The rotations and reflections of a position, which all kinds of puzzles treat as one."""

from collections.abc import Iterator

from rules.core.hexes import Hex
from rules.dragons.game import DragonsState, position

_SHOULDERS = 6


def likeness(state: DragonsState) -> str:
    """Return a text that is the same for rotated and mirrored positions."""
    return min(map(str, _turns(state)))


def canonical(state: DragonsState) -> DragonsState:
    """Return one common form of all rotated and mirrored positions, with O to move."""
    letters = state.options.tile_set.letters
    tiles = {(q, r): letters[number] for q, r, number in min(_turns(state))}
    return position(tiles, options=state.options, pool=state.pool)


def _turns(state: DragonsState) -> Iterator[list[tuple[int, int, int]]]:
    """Yield the tiles in all twelve rotations and reflections; the solver is always O."""
    letters = state.options.tile_set.letters

    def turned(number: int, steps: int, way: int = 1) -> int:
        first, last = (0, _SHOULDERS) if number < _SHOULDERS else (_SHOULDERS, len(letters))
        return first + (way * (number - first) + steps) % (last - first)

    # With the colours exchanged, O's middle or tail is opposite X's.
    half = 3 if state.to_move == 1 else 0
    tiles: list[tuple[Hex, int]] = [
        (cell, turned(letters.index(letter), half)) for cell, letter in state.tiles.items()
    ]
    for mirrored in (False, True):
        if mirrored:
            tiles = [((-q, q + r), turned(number, 0, -1)) for (q, r), number in tiles]
        for _ in range(6):
            tiles = [((-r, q + r), turned(number, 1)) for (q, r), number in tiles]
            left = min(q for (q, _), _ in tiles)
            top = min(r for (_, r), _ in tiles)
            yield sorted((q - left, r - top, number) for (q, r), number in tiles)
