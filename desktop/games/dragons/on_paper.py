"""Dragons' puzzles on paper: the table, and once on each page all tiles with letters."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.dragons.card import CARD
from desktop.games.dragons.diagram import diagram, strip
from desktop.games.on_paper import PaperPuzzle, in_turn, you_play
from desktop.paint.ink import Diagram
from rules.core.puzzle import Attempt
from rules.dragons.game import DragonsState

translate = QCoreApplication.translate


def loop(attempt: Attempt, line: Sequence[str]) -> PaperPuzzle:
    """Return a puzzle with a table on which a loop can be closed."""
    state = attempt.state
    assert isinstance(state, DragonsState)
    tile_set = state.options.tile_set

    def tiles(width: float) -> Diagram:
        return strip(tile_set, translate("paper", "The tiles"), width)

    more = you_play(
        attempt.solver,
        translate("paper", "You play the white dragons."),
        translate("paper", "You play the black dragons."),
    )
    if state.gaps:
        more += " " + translate("paper", "Fill a ringed gap first.")
    return PaperPuzzle(
        diagram(state),
        in_turn(line),
        more=more,
        #: before a blank to fill in: tile ___ at ___
        blanks=(translate("paper", "Tile"), translate("paper", "at")),
        strip=tiles,
    )


ON_PAPER = dict.fromkeys(CARD.puzzles, loop)
