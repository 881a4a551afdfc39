"""The figures of Holomino's rules: tiles, and holes with their values."""

import dataclasses

from desktop.board.figure import Figure
from desktop.board.figure_positions import numbered
from rules.core import Outcome
from rules.core.hexes import Hex
from rules.holomino.game import Holomino, HolominoOptions, HolominoState, Place, position

_OPTIONS = HolominoOptions()
_TEN = {(0, 0): "312", (1, 0): "526", (0, 1): "435"}
_SIX = {(0, 0): "152", (1, 0): "326", (0, 1): "413"}
_FIFTEEN = {(0, 0): "415", (1, 0): "652", (0, 1): "146"}
_TWO = {(0, -1): "413", (1, -1): "531", (0, 0): "645", (1, 0): "451", (0, 1): "264"}
_THREE = {
    (0, -1): "416", (-1, 0): "524", (1, -1): "562", (0, 0): "645", (-1, 1): "156",
    (1, 0): "451", (0, 1): "264",
}  # fmt: skip
_BLOCKED = {(0, 0): "532", (-1, 1): "135"}
_MIDDLE = (0, 0)


def _still(tiles: dict[Hex, str]) -> HolominoState:
    """Return a view of tiles in which nothing can be placed, so no positions are numbered."""
    view = position(tiles, ((), ()), (), 0, _OPTIONS)
    return dataclasses.replace(view, to_move=None, outcome=Outcome(frozenset({0}), "", (0, 0)))


def _closed(tiles: dict[Hex, str]) -> HolominoState:
    """Return the tiles after the middle one was placed last.

    No further moves are possible.
    """
    state = _open(tiles)
    state = Holomino().apply(state, Place(tiles[_MIDDLE], numbered(state, _MIDDLE)))
    return dataclasses.replace(
        state, to_move=None, outcome=Outcome(frozenset({0}), "", state.scores)
    )


def _open(tiles: dict[Hex, str]) -> HolominoState:
    others = {cell: digits for cell, digits in tiles.items() if cell != _MIDDLE}
    pools = [[tiles[_MIDDLE], "126"], ["162", "125"]]
    return position(others, pools, ["124"], 0, _OPTIONS)


def _numbered(tiles: dict[Hex, str]) -> HolominoState:
    return position(tiles, [["126", "345", "256", "162"], ["124"]], ["456"], 0, _OPTIONS)


FIGURES = {
    "tile": Figure("holomino", lambda: _still({_MIDDLE: "123"})),
    "mirrored": Figure("holomino", lambda: _still({_MIDDLE: "132"})),
    "positions": Figure("holomino", lambda: _numbered({_MIDDLE: "123", (1, 0): "635"}), seat=0),
    "almost": Figure("holomino", lambda: _open(_TEN)),
    "ten": Figure("holomino", lambda: _closed(_TEN)),
    "six": Figure("holomino", lambda: _closed(_SIX)),
    "fifteen": Figure("holomino", lambda: _closed(_FIFTEEN)),
    "two": Figure("holomino", lambda: _closed(_TWO)),
    "three": Figure("holomino", lambda: _closed(_THREE)),
    "blocked": Figure("holomino", lambda: _still(_BLOCKED)),
}
