"""Figures of the help: each shows a position of a game, or a part of it."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace

from desktop.board.row_data import PlyText
from rules.core import Outcome, Position


def still(view: Position) -> Position:
    """Return the position without a player to move, so that no moves or threats are marked."""
    return replace(view, to_move=None, outcome=Outcome(frozenset(), "", view.scores))


@dataclass(frozen=True, slots=True)
class Reached:
    """A position together with the plies that led to it."""

    view: Position
    plies: Sequence[PlyText]


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of a position for the help.

    `press` are the keys of spots to click before the picture is taken; missing spots are skipped.
    `part` is the part of the board to show: left, top, width and height as shares of the board.
    `height` is the height of the picture in pixels; 0 leaves it to the page.
    """

    slug: str
    view: Callable[[], Position | Reached]
    viewer: int | None = None
    seat: int | None = None
    press: tuple[Hashable, ...] = ()
    part: tuple[float, float, float, float] = (0, 0, 1, 1)
    height: int = 0
