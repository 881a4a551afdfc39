"""The figures of Dragons' rules: tiles, automatic moves, gaps, loops and eyes."""

from desktop.board.figure import Figure
from desktop.board.figure_positions import after, numbered
from rules.core.hexes import Hex
from rules.dragons.game import DragonsState, position
from rules.dragons.options import DragonsOptions
from rules.dragons.tiles import Tiles

_TWO_TILES: Tiles = {(0, 0): "g", (0, 1): "d"}
_GAP: Tiles = {(0, 0): "e", (0, 1): "b", (1, -1): "c"}
_LOOP: Tiles = {
    (0, -1): "c", (0, 0): "b", (1, -2): "d", (1, 0): "a", (2, -2): "e", (2, -1): "f",
}  # fmt: skip
_CIRCLE: Tiles = {(0, -1): "c", (0, 0): "a", (1, -1): "e"}
_CLOSED: Tiles = {
    (-2, 1): "d", (-1, 1): "e", (-2, 3): "h", (-1, 2): "f", (-3, 2): "h", (-2, 2): "b",
}  # fmt: skip
_TANTRIX = DragonsOptions(tantrix=True)
_CROSS = DragonsOptions(cross=True)


def _placed(tiles: Tiles, letter: str, cell: Hex) -> DragonsState:
    """Return the position after a tile was placed on a cell."""
    state = position(tiles, to_move=0)
    moved: DragonsState = after(state, f"{letter}{numbered(state, cell)}")
    return moved


_ONE = (0.22, 0.22, 0.56, 0.56)
_FEW = (0.13, 0.13, 0.74, 0.74)
_BEFORE_LOOP = {cell: letter for cell, letter in _LOOP.items() if cell != (1, 0)}

FIGURES = {
    "shoulders": Figure("dragons", lambda: position({(0, 0): "a"}), part=_ONE),
    "tails": Figure("dragons", lambda: position({(0, 0): "g"}), part=_ONE),
    "cross": Figure("dragons", lambda: position({(0, 0): "g"}, options=_CROSS), part=_ONE),
    "before": Figure("dragons", lambda: position(_TWO_TILES), part=_FEW),
    "auto": Figure(
        "dragons",
        lambda: _placed(_TWO_TILES, "c", (1, -1)),
        part=_FEW,
    ),
    "numbers": Figure("dragons", lambda: position(_TWO_TILES), seat=0),
    "gap": Figure("dragons", lambda: position(_GAP), seat=0),
    "loop": Figure(
        "dragons",
        lambda: _placed(_BEFORE_LOOP, "a", (1, 0)),
    ),
    "circle": Figure("dragons", lambda: position(_CIRCLE), part=_FEW),
    "eyes": Figure("dragons", lambda: position(_CLOSED, options=_TANTRIX), part=_FEW),
}
