"""A puzzle on paper: drawings and texts for a booklet.

A kind of puzzle has an entry in its game's `GameUi.on_paper`. Without one it uses the game's
diagram, with one line for the answer.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.paint.ink import Diagram
from rules.core.puzzle import Attempt

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PaperPuzzle:
    """Drawings and texts of a puzzle and its solution.

    `task` replaces the sentence of its goal, and `more` follows it. `blanks` are the labels of the
    lines to write on. `aside` is drawn at the right of the diagram; in a high and narrow place,
    `below` is drawn below it instead. `key` is drawn with the solutions, beside or instead of
    `answer`. `strip` makes a drawing of a given width in millimetres that all puzzles of a page
    share.
    """

    diagram: Diagram
    answer: str = ""
    task: str = ""
    more: str = ""
    blanks: tuple[str, ...] = ()
    aside: Diagram | None = None
    below: Diagram | None = None
    key: Diagram | None = None
    strip: Callable[[float], Diagram] | None = None


PaperMaker = Callable[[Attempt, Sequence[str]], PaperPuzzle]
"""Makes a puzzle for paper from its first position and its solution, as turns in notation."""


def in_turn(line: Sequence[str]) -> str:
    """Return the turns of a solution in one sentence."""
    #: between the turns of a solution: "l11, then k14"
    return translate("paper", ", then ").join(line)


def you_play(seat: int | None, whites: str, blacks: str) -> str:
    """Return the sentence that says which of two sides the solver plays."""
    return blacks if seat == 1 else whites
