"""The Dragons board in text: tiles whose outlines run together, like the source text's figures."""

from collections.abc import Mapping

from rules.core.hexes import NE, NW, SE, SW, Hex, N, S, neighbour
from rules.dragons.tiles import COLOUR_NAMES, CROSS, TAILS, Tiles, TileSet

_WIDTH, _HEIGHT = 9, 5  # of one tile, outline included
_LABEL_AT = (2, 4)  # a tile's middle

Face = tuple[str, str, str]
"""The inside of a tile, its three lines between the outline's upper and lower edge."""

_UPRIGHT: dict[str, Face] = {
    "a": ("ooooooo", "       ", "xxxxxxx"),
    "b": ("xx oooo", " x   o ", "xxxx oo"),
    "c": ("xxxx oo", " x   o ", "xx oooo"),
    "g": ("xxxxxxx", "       ", "ooooooo"),
    "h": ("oo xx o", " o   x ", "x oo xx"),
    "i": ("x oo xx", " o   x ", "oo xx o"),
}
_CROSSED: Face = ("xx o xx", "   +   ", "oo x oo")


def _turned(face: Face) -> Face:
    """Return the face of a tile turned half round: its colours change places."""
    swap = str.maketrans("ox", "xo")
    upper, middle, lower = (line.translate(swap) for line in face)
    return upper, middle, lower


_HALF_TURNS = dict(zip("defjkl", "abcghi", strict=True))
_TAILS_FACES = _UPRIGHT | {turned: _turned(_UPRIGHT[c]) for turned, c in _HALF_TURNS.items()}
_CROSS_FACES = _TAILS_FACES | {"g": _CROSSED, "h": _turned(_CROSSED)}
_FACES = {TAILS: _TAILS_FACES, CROSS: _CROSS_FACES}

# The character where three cells meet, by which of them hold a tile. A corner that points left has
# a cell W of it, one NE and one SE. A corner that points right has cells NW, SW and E of it.
_LEFT_POINTING = {
    (True, False, False): ")",
    (False, True, False): "`",
    (False, False, True): ".",
    (True, True, False): ".",
    (True, False, True): "`",
    (False, True, True): ")",
    (True, True, True): " ",
}
_RIGHT_POINTING = {
    (False, False, True): "(",
    (True, False, False): "'",
    (False, True, False): ".",
    (True, False, True): ".",
    (False, True, True): "'",
    (True, True, False): "(",
    (True, True, True): " ",
}


def draw(tiles: Tiles, labels: Mapping[Hex, str], tile_set: TileSet = TAILS) -> str:
    """Return the tiles as the source text draws them, with labels in some empty cells.

    A label stands in the middle of its cell.
    """
    canvas: dict[tuple[int, int], str] = {}
    for cell, letter in tiles.items():
        _draw_tile(canvas, cell, letter, tiles, tile_set)
    for cell, label in labels.items():
        row, column = _corner(cell)
        start = column + _LABEL_AT[1] - len(label) // 2
        _write(canvas, row + _LABEL_AT[0], start, label)
    return _text(canvas)


def _corner(cell: Hex) -> tuple[int, int]:
    """Return the row and column of the upper left of a cell's outline."""
    q, r = cell
    return 4 * r + 2 * q, 6 * q


def _write(canvas: dict[tuple[int, int], str], row: int, column: int, text: str) -> None:
    canvas.update({(row, column + offset): c for offset, c in enumerate(text)})


def _draw_tile(
    canvas: dict[tuple[int, int], str], cell: Hex, letter: str, tiles: Tiles, tile_set: TileSet
) -> None:
    row, column = _corner(cell)
    for offset, line in enumerate(_FACES[tile_set][letter], 1):
        _write(canvas, row + offset, column + 1, line)
    around = [neighbour(cell, edge) in tiles for edge in range(6)]
    colours = [COLOUR_NAMES[colour].lower() for colour in tile_set.colours[letter]]
    for edge, line_row in (N, row), (S, row + _HEIGHT - 1):
        dash = " " if around[edge] else "-"
        _write(canvas, line_row, column + 3, f"{dash}{colours[edge]}{dash}")
    last = row + _HEIGHT - 1
    middle = row + _HEIGHT // 2
    # Each corner: the other two cells that meet there, and this one.
    corners = {
        (row, column + 2): _LEFT_POINTING[around[NW], around[N], True],
        (row, column + 6): _RIGHT_POINTING[around[N], True, around[NE]],
        (middle, column): _RIGHT_POINTING[around[NW], around[SW], True],
        (middle, column + _WIDTH - 1): _LEFT_POINTING[True, around[NE], around[SE]],
        (last, column + 2): _LEFT_POINTING[around[SW], True, around[S]],
        (last, column + 6): _RIGHT_POINTING[True, around[S], around[SE]],
    }
    canvas.update(corners)


def _text(canvas: Mapping[tuple[int, int], str]) -> str:
    """Return the canvas as lines, without margins and trailing spaces."""
    rows = [row for row, _ in canvas]
    columns = [column for _, column in canvas]
    lines = []
    for row in range(min(rows), max(rows) + 1):
        line = (canvas.get((row, c), " ") for c in range(min(columns), max(columns) + 1))
        lines.append("".join(line).rstrip())
    return "\n".join(lines)
