"""What a figure of the help shows: a position of a game, and how far one goes into it."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace

from desktop.board.row_data import PlyText
from rules.core import Outcome, Position


def still(view: Position) -> Position:
    """Return a position in which nobody moves: nothing is offered there or threatened."""
    return replace(view, to_move=None, outcome=Outcome(frozenset(), "", view.scores))


@dataclass(frozen=True, slots=True)
class Reached:
    """A position with the plies that led to it, where they are to be seen as well."""

    view: Position
    plies: Sequence[PlyText]


@dataclass(frozen=True, slots=True)
class Figure:
    """What a picture shows, and how far it goes into it.

    `press` are the keys of spots that are clicked before the picture is taken; spots there are
    not are passed over. `part` is what of the board is seen: left, top, width and height as
    shares of it. `height` is that of the picture in pixels; 0 leaves it to the page.
    """

    slug: str
    view: Callable[[], Position | Reached]
    viewer: int | None = None
    seat: int | None = None
    press: tuple[Hashable, ...] = ()
    part: tuple[float, float, float, float] = (0, 0, 1, 1)
    height: int = 0
