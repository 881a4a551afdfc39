"""A puzzle on paper: what a kind of puzzle brings to a booklet.

A kind joins by an entry in its game's `GameUi.on_paper`. Without one it is drawn as its game is,
with one line for the answer.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from desktop.paint.ink import Diagram
from rules.core.puzzle import Attempt

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PaperPuzzle:
    """Drawings and words of a puzzle and of its solution.

    `task` replaces the sentence of its goal, and `more` follows it. `blanks` are the labels of the
    lines to write on. `aside` is drawn at the right of the diagram; in a high place `below` is
    drawn below it instead. `key` is drawn in the
    solutions, beside or in place of the `answer`. `strip` makes what all puzzles of a page share,
    so many millimetres wide.
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
"""Draws a puzzle from its beginning and its solution, as turns that can be typed."""


def in_turn(line: Sequence[str]) -> str:
    """Return the turns of a solution in one sentence."""
    #: between the turns of a solution: "l11, then k14"
    return translate("paper", ", then ").join(line)


def you_play(seat: int | None, whites: str, blacks: str) -> str:
    """Return which of two sides the solver plays."""
    return blacks if seat == 1 else whites
