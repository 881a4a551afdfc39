"""What games print: puzzles with drawings and texts for a booklet, and pages to write on.

A kind of puzzle has an entry in its game's `GameUi.on_paper`. Without one it uses the game's
diagram, with one line for the answer.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

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


class ScoreSheet(NamedTuple):
    """A page to write on, for a game that can be played with pencil and paper.

    It has a heading and a second line; `paint` fills a rectangle in millimetres.
    """

    title: str
    line: str
    paint: Callable[[QPainter, QRectF], None]


NamedLayout = tuple[str, int, str]
"""The name, size and labels of a layout."""
ScoreSheetMaker = Callable[[str, int, str], ScoreSheet]
"""Makes a page from a layout's name, size and labels; a blank one if name and labels are empty.

A game without layouts ignores all three.
"""
