"""What the rows beside a board show: a player's card, a decision, a row of the move list."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QCoreApplication

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
class SeatTime:
    """What a player's clock shows; `low` near the end, and `spoken` as screen readers say it."""

    text: str
    running: bool
    low: bool
    spoken: str

    @classmethod
    def of(cls, seconds: float, *, running: bool, low: bool) -> Self:
        """Return so many seconds as shown: with a tenth where they are `low`."""
        whole = int(seconds)
        minutes, rest = divmod(whole, 60)
        hours, minutes = divmod(minutes, 60)
        spoken = [
            QCoreApplication.translate("SeatTime", "%n hours", None, hours) if hours else "",
            QCoreApplication.translate("SeatTime", "%n minutes", None, minutes) if minutes else "",
            QCoreApplication.translate("SeatTime", "%n seconds", None, rest),
        ]
        text = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
        if low:
            text = f"{minutes}:{rest:02}.{int(10 * (seconds - whole))}"
        return cls(text, running, low, " ".join(filter(None, spoken)))


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
