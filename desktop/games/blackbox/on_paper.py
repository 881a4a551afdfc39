"""Black Box puzzles on paper: the rays have been sent, and one arrangement fits them."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from desktop.games.blackbox.diagram import box_diagram, paint_mark
from desktop.games.on_paper import PaperPuzzle
from desktop.paint.ink import Diagram, paragraph, paragraph_height
from rules.blackbox.rays import PORT_NAMES
from rules.blackbox.state import BlackBoxView, sorted_names
from rules.core.puzzle import Attempt

translate = QCoreApplication.translate

_EASIER = (15, 11, 8, 5, 3)
"""The number of rays shown beyond those needed, for the difficulties 1 to 5."""
_WIDTH, _STEP, _LEGEND = 32.0, 10.5, 7.6


def four_atoms(attempt: Attempt, line: Sequence[str]) -> PaperPuzzle:
    """Return a box after the rays of its solution and some additional ones."""
    atoms = attempt.kind.begin(attempt.puzzle)
    wanted = list(line[:-1])
    others = [name for name in PORT_NAMES if name not in wanted]
    Random(attempt.puzzle.id).shuffle(others)
    for name in [*wanted, *others[: _EASIER[attempt.puzzle.difficulty - 1]]]:
        view = attempt.view
        assert isinstance(view, BlackBoxView)
        if not view.boxes[0].marks[PORT_NAMES.index(name)]:
            attempt = attempt.type(name)
    view = attempt.view
    assert isinstance(view, BlackBoxView)
    truth = atoms.boxes[0].atoms or frozenset()  # type: ignore[attr-defined]
    where = ", ".join(sorted_names(truth))
    return PaperPuzzle(
        box_diagram(replace(view.boxes[0], atoms=None, markers=frozenset())),
        where,
        task=translate("paper", "Find the four atoms. Only one arrangement fits these rays."),
        blanks=(translate("paper", "Atoms at"),),
        aside=_legend(),
    )


def _legend() -> Diagram:
    rows = (
        ("a", translate("paper", "Ray: in here, out at the same letter")),
        ("#", translate("paper", "Hit: the ray meets an atom")),
        ("%", translate("paper", "Reflection: the ray comes back")),
    )

    def paint(painter: QPainter) -> None:
        for index, (mark, words) in enumerate(rows):
            middle = (index + 0.5) * _STEP
            paint_mark(painter, mark, QPointF(2, middle))
            height = min(_STEP, paragraph_height(words, _WIDTH - 5.5, _LEGEND))
            box = QRectF(5.5, middle - height / 2, _WIDTH - 5.5, height)
            paragraph(painter, words, box, _LEGEND)

    return Diagram(QSizeF(_WIDTH, len(rows) * _STEP), paint)


ON_PAPER = {"blackbox": four_atoms}
