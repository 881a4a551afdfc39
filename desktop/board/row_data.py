"""Data of the rows beside a board: players' cards, plies, rows of the move list."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:  # the program starts without loading the rules
    from rules.core.event import Event


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """The contents of a player's card besides glyph and name.

    It has either a score or pips: little hexagons of which some are filled, with a caption below.
    `detail` is a line below the name; the card adds who has to move, unless the detail `tells_turn`
    already. `pip_colour` is the token of the filled pips; empty for the player's colour.
    """

    detail: str = ""
    score: str = ""
    counted: str = ""
    """The score or pips as screen readers say them, if they do not count points."""
    pips: tuple[int, int] | None = None
    pip_colour: str = ""
    caption: str = ""
    tells_turn: bool = False


@dataclass(frozen=True, slots=True)
class SeatTime:
    """The text of a player's clock; `low` near the end, `spoken` for screen readers."""

    text: str
    running: bool
    low: bool
    spoken: str

    @classmethod
    def of(cls, seconds: float, *, running: bool, low: bool) -> Self:
        """Return a time in seconds as the clock shows it: with tenths if it is `low`."""
        whole = int(seconds)
        minutes, rest = divmod(whole, 60)
        hours, minutes = divmod(minutes, 60)
        spoken = [
            QCoreApplication.translate("common", "%n hours", None, hours) if hours else "",
            QCoreApplication.translate("common", "%n minutes", None, minutes) if minutes else "",
            QCoreApplication.translate("common", "%n seconds", None, rest),
        ]
        text = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
        if low:
            text = f"{minutes}:{rest:02}.{int(10 * (seconds - whole))}"
        return cls(text, running, low, " ".join(filter(None, spoken)))


@dataclass(frozen=True, slots=True)
class Tally:
    """A count worth knowing about a position; without a number nothing is shown.

    `alarm` marks a count that is bad for the player to move.
    """

    count: str = ""
    words: str = ""
    alarm: bool = False


@dataclass(frozen=True, slots=True)
class PlyText:
    """One ply as the viewer may read it: its number, its player, and its text.

    In a review, where all is open and no list shows it, the text is that of the record.
    """

    ply: int
    player: int | None
    text: str
    events: tuple["Event", ...] = ()
    """The events of the ply, as the viewer may know them."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One row of the move list. A click on it shows the position after `ply`."""

    ply: int
    number: str
    player: int | None
    text: str
    note: str = ""
    short: str = ""
    """The text where there is little room; empty for the same."""
