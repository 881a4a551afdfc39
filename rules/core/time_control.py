"""Time control: how much time each player of a match has."""

import re
from dataclasses import dataclass
from typing import Self

from rules.core.errors import InvalidText

_MOST_MINUTES, _MOST_INCREMENT = 180, 180
_TEXT = re.compile(r"([0-9]{1,5}) ([0-9]{1,3})")


@dataclass(frozen=True, slots=True)
class TimeControl:
    """A Fischer clock: `main` seconds for each player, and `increment` more after each turn.

    A player's clock starts with their second turn, so nobody loses time while hiding atoms, laying
    out a board, or looking at the start. Raises InvalidText if `main` is outside 1 second to 180
    minutes, or `increment` is above 180 seconds.
    """

    main: int
    increment: int = 0

    def __post_init__(self) -> None:
        if not 1 <= self.main <= 60 * _MOST_MINUTES or not 0 <= self.increment <= _MOST_INCREMENT:
            raise InvalidText(
                "a clock has 1 second to 180 minutes, and adds up to 180 seconds after each turn"
            )

    def __str__(self) -> str:
        """Return the text for a record: both numbers, in seconds."""
        return f"{self.main} {self.increment}"

    @classmethod
    def read(cls, text: str) -> Self | None:
        """Return the time control in a text, None if the text is not a valid one."""
        found = _TEXT.fullmatch(text)
        try:
            return cls(int(found[1]), int(found[2])) if found else None
        except InvalidText:
            return None

    def after(self, left: float, spent: float, *, turn_ended: bool) -> float:
        """Return a player's remaining seconds after thinking for `spent` seconds.

        A player who moved always keeps a little time: only `TIME_OUT` leaves none.
        """
        return max(0.001, left - spent) + (self.increment if turn_ended else 0)

    def share(self, left: float) -> float:
        """Return the seconds that a computer player with `left` seconds spends on one move."""
        return min(left / 4, left / 40 + self.increment / 8)
