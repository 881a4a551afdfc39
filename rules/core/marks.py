"""Marks: how a move compares with the best one found, by what it gives away."""

from enum import StrEnum
from typing import NamedTuple

from rules.core.message import Message


class Mark(StrEnum):
    """The grade of a move, compared with the best one found."""

    BEST = "best"
    GOOD = "good"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Fault(NamedTuple):
    """A fault of a move: a noun for its kind, and a sentence of at most nine words."""

    kind: Message
    happened: Message


FAULTS = (Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER)
MISTAKE = 0.10
_LOSSES = ((0.20, 20.0, Mark.BLUNDER), (MISTAKE, 10.0, Mark.MISTAKE), (0.05, 5.0, Mark.SLIP))
"""The smallest loss for each mark, as a share of the win or in points."""


def marked(lost: float, points: float = 0.0, *, best: bool = False) -> Mark:
    """Return the mark of a move that gives away a share of the win, and points.

    `best` says that no better one was found.
    """
    if best:
        return Mark.BEST
    for share, many, mark in _LOSSES:
        if lost >= share or (lost > 0 and points >= many):
            return mark
    return Mark.GOOD
