"""The marks of moves: their words, and shapes that differ without colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.paint.paths import circle
from desktop.paint.text import paint_letters
from desktop.theme.theme import Theme

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import MoveVerdict

translate = QCoreApplication.translate

FAULTS = ("slip", "mistake", "blunder")
"""The marks that are drawn, the least costly first."""

HIDDEN = "hidden"
"""The mark of a costly move whose cost was too deep for its player to see."""


def mark_of(verdict: MoveVerdict) -> str:
    """Return the mark of a move that is drawn and listed; that of a good move is neither."""
    return verdict.mark.value if verdict.hidden is None else HIDDEN


def is_costly(verdict: MoveVerdict) -> bool:
    """Whether a move is listed among the costly ones."""
    return mark_of(verdict) in (HIDDEN, *FAULTS)


def word_of(verdict: MoveVerdict | None) -> str:
    """Return a description of a move in a word or two."""
    if verdict is None:
        return translate("marks", "not looked at yet")
    moves = verdict.hidden
    if moves is not None and verdict.win is not None:
        #: a forced win that a player of this strength is not expected to see
        return translate("marks", "hard to see: a win in %n moves", None, moves)
    if moves is not None:
        #: a forced loss that a player of this strength is not expected to see
        return translate("marks", "hard to see: a loss in %n moves", None, moves)
    words = {
        "best": translate("marks", "the only good move")
        if verdict.only
        else translate("marks", "the best move"),
        "good": translate("marks", "a good move"),
        "slip": translate("marks", "slip"),
        "mistake": translate("marks", "mistake"),
        "blunder": translate("marks", "blunder"),
    }
    return words[verdict.mark.value]


def heading_of(mark: str, turn: int) -> str:
    """Return the heading for a costly move."""
    headings = {
        "slip": translate("marks", "Slip at turn {n}"),
        "mistake": translate("marks", "Mistake at turn {n}"),
        "blunder": translate("marks", "Blunder at turn {n}"),
        "hidden": translate("marks", "Hard-to-see mistake at turn {n}"),
    }
    return headings[mark].format(n=turn)


def counted(mark: str, count: int) -> str:
    """Return a number of marks in words, such as “2 slips”."""
    if mark == "slip":
        return translate("marks", "%n slips", None, count)
    if mark == "mistake":
        return translate("marks", "%n mistakes", None, count)
    return translate("marks", "%n blunders", None, count)


def paint_mark(
    painter: QPainter,
    mark: str,
    at: QPointF,
    colours: Theme,
    *,
    size: float = 1.0,
    count: int = 1,
) -> None:
    """Paint a hollow circle, a triangle, or a diamond with an exclamation mark; nothing for others.

    A dotted circle is a move that was hard to see. A mark for several moves contains their number.
    """
    painter.save()
    painter.translate(at)
    painter.scale(size, size)
    _paint_shape(painter, mark, colours, "" if count == 1 else str(count))
    painter.restore()


def _paint_shape(painter: QPainter, mark: str, colours: Theme, words: str) -> None:
    at = QPointF(0, 0)
    if mark == HIDDEN:
        pen = colours.pen("icon", colours.colour("muted"), 1.1)
        pen.setDashPattern([1.5, 1.5])
        _paint_circle(painter, pen, colours, words)
    elif mark == "slip":
        _paint_circle(painter, colours.pen("icon", colours.colour("muted"), 1.1), colours, words)
    elif mark == "mistake":
        path = QPainterPath(at + QPointF(0, -6))
        path.lineTo(at + QPointF(6.2, 5))
        path.lineTo(at + QPointF(-6.2, 5))
        path.closeSubpath()
        painter.strokePath(path, colours.pen("icon", colours.colour("surface"), 1.1))
        painter.fillPath(path, colours.colour("lastMove"))
        if words:
            paint_letters(painter, words, QPointF(0, 1.4), 8, colours.colour("surface"), 800)
    elif mark == "blunder":
        path = QPainterPath(at + QPointF(0, -8.5))
        for x, y in ((8.5, 0), (0, 8.5), (-8.5, 0)):
            path.lineTo(at + QPointF(x, y))
        path.closeSubpath()
        painter.strokePath(path, colours.pen("icon", colours.colour("surface"), 1.1))
        painter.fillPath(path, colours.colour("threatened"))
        size = 11 if len(words) < 2 else 9
        paint_letters(painter, words or "!", at, size, colours.colour("onThreatened"), 800)


def _paint_circle(painter: QPainter, pen: QPen, colours: Theme, words: str) -> None:
    """Paint a hollow circle, which is larger if it contains a count."""
    radius = 6.5 if words else 5.0
    painter.fillPath(circle(QPointF(0, 0), radius + 0.5), colours.colour("surface"))
    painter.strokePath(circle(QPointF(0, 0), radius), pen)
    if words:
        paint_letters(painter, words, QPointF(0, 0), 8, colours.colour("text"), 800)
