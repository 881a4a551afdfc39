"""A layout that is being written: what of it can be shown already, and what is wrong with it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.core import IllegalMove, InvalidMove
from rules.mono_board import HIDDEN, LABELS, board, masks
from rules.mono_layouts import check_layout, read_layout


@dataclass(frozen=True, slots=True)
class Draft:
    """`labels` fill the board in reading order, `.` where nothing is written yet.

    `reason` says what is wrong, in the words of the rules; `wrong` are the cells to blame. A draft
    that is only too short has no reason and is not `valid` either.
    """

    labels: str
    written: int
    wrong: int = 0
    reason: str = ""
    valid: bool = False


def draft(size: int, text: str) -> Draft:
    """Reads a text as far as it goes."""
    grid = board(size)
    cells = len(grid.names)
    found = "".join(char.lower() for char in text if not char.isspace() and char.isascii())
    labels = "".join(char for char in found if char in LABELS[:size])
    shown = labels[:cells].ljust(cells, HIDDEN)
    wrong = _crowded(size, shown)
    short = len(labels) < cells
    try:
        check_layout(size, read_layout(size, text))
    except InvalidMove as error:
        stray = error.position < len(text)
        reason = "" if short and not stray else error.reason
        if not reason and wrong:
            reason = _crowd_reason(size, shown)
        return Draft(shown, len(labels), wrong, reason)
    except IllegalMove as error:
        return Draft(shown, len(labels), _faulty(size, shown), error.reason)
    return Draft(shown, len(labels), valid=True)


def _crowded(size: int, labels: str) -> int:
    """The cells of regions that have too many already."""
    regions = enumerate(masks(size, labels), 1)
    return sum(region for value, region in regions if region.bit_count() > value)


def _crowd_reason(size: int, labels: str) -> str:
    """The first region that has too many cells already, in the words of the rules."""
    regions = enumerate(masks(size, labels), 1)
    value, count = next((v, r.bit_count()) for v, r in regions if r.bit_count() > v)
    return f"region {LABELS[value - 1]} has {count} cells, not {value}"


def _faulty(size: int, labels: str) -> int:
    """The cells of regions with a wrong number of cells; if there are none, of those torn apart."""
    regions = list(enumerate(masks(size, labels), 1))
    miscounted = sum(region for value, region in regions if region.bit_count() != value)
    if miscounted:
        return miscounted
    grid = board(size)
    return sum(region for _, region in regions if len(grid.parts(region)) > 1)
