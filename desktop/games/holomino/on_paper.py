"""Holomino's puzzles on paper."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.holomino.diagram import diagram, rack
from desktop.games.on_paper import PaperPuzzle
from rules.core.puzzle import Attempt
from rules.holomino.game import HolominoState

translate = QCoreApplication.translate


def best_tile(attempt: Attempt, line: Sequence[str]) -> PaperPuzzle:
    """Return a puzzle with a table and the tiles to choose from."""
    state = attempt.state
    assert isinstance(state, HolominoState)
    tile, _, place = line[0].partition(":")
    pool = state.pools[attempt.solver]
    words = translate("paper", "Tile {tile} at {place}: {points}")
    blanks = (
        translate("paper", "Tile"),
        translate("paper", "at"),
        #: before a blank to fill in: the points of a tile
        translate("paper", "scores"),
    )
    return PaperPuzzle(
        diagram(state),
        words.format(tile=tile, place=place, points=attempt.puzzle.par),
        task=translate("paper", "Place one tile and score as much as you can."),
        blanks=blanks,
        aside=rack(pool, state.options.num_digits),
        below=rack(pool, state.options.num_digits, across=True),
    )


ON_PAPER = {"holomino": best_tile}
