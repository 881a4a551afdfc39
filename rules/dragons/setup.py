"""Set-up positions of Dragons: `tiles: 0,0=a 1,0=c; pool: 20; move: X`, tile states by cell.

Without `pool:`, the tiles left are all tiles less those on the board.
"""

from rules.core import SEATS, InvalidSetup
from rules.core.hexes import hex_name, open_cells
from rules.core.setup_text import check_together, hexes, number, pairs, seat, sections, written
from rules.dragons.endings import PlayedTurn, ending
from rules.dragons.options import DragonsOptions
from rules.dragons.tiles import Tiles

_SEATS = SEATS[:2]
MOST_TILES = 500


def read(options: DragonsOptions, text: str) -> tuple[Tiles, int | None, int]:
    """Return the tiles, the pool (None if missing), and the player to move. Raises InvalidSetup."""
    found = sections(text, ("tiles", "pool", "move"))
    tiles = hexes(pairs(found.get("tiles", []), "0,0=a"))
    check_together(tiles)
    pool = number(found["pool"], "pool", 1, MOST_TILES) if "pool" in found else None
    if len(tiles) + (pool or 1) > (options.num_tiles or 0):
        raise InvalidSetup(
            "there are only {tiles} tiles: with {placed} on the table, the pool cannot have {pool}",
            tiles=options.num_tiles or 0,
            placed=len(tiles),
            pool=pool or 1,
        )
    return tiles, pool, seat(found.get("move"), _SEATS)


def write(tiles: Tiles, pool: int, to_move: int) -> str:
    """Return the text of a position."""
    parts: dict[str, list[str]] = {
        "tiles": [f"{hex_name(cell)}={letter}" for cell, letter in tiles.items()],
        "pool": [str(pool)],
        "move": [_SEATS[to_move]],
    }
    return written(parts)


def check_going_on(
    options: DragonsOptions, names: tuple[str, ...], tiles: Tiles, pool: int
) -> None:
    """Raise InvalidSetup if a cell should be filled automatically, or if the game is over."""
    ended = ending(PlayedTurn(options, names, {}, tiles, pool))
    if ended is not None:
        raise InvalidSetup("the game would already be over: {why}", why=ended[1])
    if options.may_complete:
        return
    for cell in open_cells(tiles):
        letters = options.tile_set.fitting(options.tile_set.sides(tiles, cell))
        if len(letters) == 1:
            raise InvalidSetup(
                "only {state} fits on {cell}, so it would already be there",
                state=letters[0],
                cell=hex_name(cell),
            )
