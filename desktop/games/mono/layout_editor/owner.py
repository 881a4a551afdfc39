"""The player a layout is chosen for, in a match that waits for it."""

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.board.row_data import SeatInfo


@dataclass(frozen=True, slots=True)
class Owner:
    """`seats` are all players with what their cards say; `alone`: nobody else is at the screen."""

    player: int
    name: str
    seats: Sequence[tuple[str, SeatInfo]] = ()
    alone: bool = False
