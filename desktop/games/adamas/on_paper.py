"""Adamas' puzzles on paper."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.adamas.card import CARD
from desktop.games.adamas.diagram import diagram
from desktop.games.on_paper import PaperPuzzle, in_turn, you_play
from rules.adamas.game import AdamasState
from rules.core.puzzle import Attempt

translate = QCoreApplication.translate


def best_move(attempt: Attempt, line: Sequence[str]) -> PaperPuzzle:
    """Return a board with the move to find."""
    state = attempt.state
    assert isinstance(state, AdamasState)
    return PaperPuzzle(
        diagram(state),
        in_turn(line),
        more=you_play(
            attempt.solver,
            translate("paper", "You play the white stacks."),
            translate("paper", "You play the black stacks."),
        ),
        blanks=(translate("rules", "Your move"),),
    )


ON_PAPER = dict.fromkeys(CARD.puzzles, best_move)
