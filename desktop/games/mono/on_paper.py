"""Mono's puzzles on paper; alone, somebody else reads the cells from the solution."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.games.mono.diagram import layout_diagram
from desktop.games.on_paper import PaperPuzzle
from rules.core.puzzle import Attempt
from rules.mono.board import HIDDEN
from rules.mono.game import MonoState
from rules.mono.puzzles.regions import regions, solution_of

translate = QCoreApplication.translate

_KEY = 3.0  # mm of a cell


def alone(attempt: Attempt, line: Sequence[str]) -> PaperPuzzle:
    """Return a hidden board to uncover in three turns."""
    state = attempt.state
    assert isinstance(state, MonoState)
    size = state.options.size
    layout = state.layouts[1 - attempt.solver] or state.layouts[attempt.solver] or ""
    words = translate(
        "paper",
        "Make {n} points in three turns. Name cells: a partner reads their numbers from the "
        "solution.",
    )
    turns = (translate("common", "Turn {n}").format(n=number) for number in (1, 2, 3))
    return PaperPuzzle(
        layout_diagram(size, HIDDEN * len(layout)),
        task=words.format(n=attempt.puzzle.par),
        blanks=tuple(turns),
        key=layout_diagram(size, layout, cell=_KEY, bare=True, plain=True),
    )


def nine_regions(attempt: Attempt, line: Sequence[str]) -> PaperPuzzle:
    """Return a board with some cells given, and the whole board as its solution."""
    state = regions(attempt.state)
    size = state.options.size
    return PaperPuzzle(
        layout_diagram(size, state.clues),
        key=layout_diagram(size, solution_of(state), cell=_KEY, bare=True, plain=True),
    )


ON_PAPER = {"mono": alone, "mono-regions": nine_regions}
