"""What the rows beside a board show: a player's card, a decision, a row of the move list."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # no rules are needed to start
    from rules.core.event import Event


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """What a player's card shows besides glyph and name.

    Either a score, or pips: how many of how many little hexagons are filled, with a caption under
    them. `detail` says of the player to move that it is so. `pip_colour` is the token the pips are
    filled with; the player's colour if empty.
    """

    detail: str = ""
    score: str = ""
    counted: str = ""
    """The score as screen readers say it, where it is not of points."""
    pips: tuple[int, int] | None = None
    pip_colour: str = ""
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Tally:
    """A number of something worth knowing about a position; without one there is nothing.

    `alarm` says that it is nothing good for the player to move.
    """

    count: str = ""
    words: str = ""
    alarm: bool = False


@dataclass(frozen=True, slots=True)
class PlyText:
    """One decision as the viewer may read it: its number, who made it, and its text."""

    ply: int
    player: int | None
    text: str
    events: tuple["Event", ...] = ()
    """What it did, as the viewer may know it."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One row of the move list. A click on it shows the position after `ply`."""

    ply: int
    number: str
    player: int | None
    text: str
    note: str = ""
