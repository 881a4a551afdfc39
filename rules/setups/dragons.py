"""Set-up positions of Dragons: `tiles: 0,0=a 1,0=c; pool: 20; move: X`, tile states by cell.

Without `pool:` as many tiles are left as the board leaves of all there are.
"""

from __future__ import annotations

import re

from rules.dragons import DragonsOptions, DragonsState, position
from rules.dragons_aims import Turn, verdict
from rules.hexes import hex_name, open_cells
from rules.setups.words import (
    InvalidSetup,
    check_together,
    hexes,
    number,
    pairs,
    seat,
    sections,
    written,
)

_SEATS = "OX"
_MOST_TILES = 500


def read(options: DragonsOptions, players: int, text: str) -> DragonsState:
    """The position a text describes. Raises InvalidSetup."""
    found = sections(text, ("tiles", "pool", "move"))
    tiles = hexes(pairs(found.get("tiles", []), "0,0=a"))
    check_together(tiles)
    pool = number(found["pool"], "pool", 1, _MOST_TILES) if "pool" in found else None
    if pool is None and len(tiles) >= (options.num_tiles or 0):
        raise InvalidSetup(f"there are only {options.num_tiles} tiles, and one must be left")
    if pool is not None and len(tiles) + pool > (options.num_tiles or 0):
        raise InvalidSetup(
            f"there are only {options.num_tiles} tiles: with {len(tiles)} on the table "
            f"{pool} cannot be left"
        )
    to_move = seat(found.get("move"), _SEATS)
    try:
        state = position(tiles, to_move=to_move, options=options, pool=pool)
    except ValueError as error:
        raise InvalidSetup(_in_cells(str(error))) from None
    _check_going_on(state)
    return state


def write(state: DragonsState) -> str:
    """The text of a position, its past left out."""
    parts: dict[str, list[str]] = {
        "tiles": [f"{hex_name(cell)}={letter}" for cell, letter in state.tiles.items()],
        "pool": [str(state.pool)],
        "move": [_SEATS[state.to_move or 0]],
    }
    return written(parts)


def _check_going_on(state: DragonsState) -> None:
    """Raises InvalidSetup where tiles would have fallen into place, or the game be over."""
    options = state.options
    ended = verdict(Turn(options, state.names, {}, state.tiles, state.pool))
    if ended is not None:
        raise InvalidSetup(f"the game would be over: {ended[1]}")
    if options.may_complete:
        return
    for cell in open_cells(state.tiles):
        letters = options.tile_set.fitting(options.tile_set.sides(state.tiles, cell))
        if len(letters) == 1:
            raise InvalidSetup(
                f"only {letters[0]} fits on {hex_name(cell)}, so that it would lie there already"
            )


def _in_cells(reason: str) -> str:
    return re.sub(r"^a position needs .*", "at least one tile must be left", reason)
