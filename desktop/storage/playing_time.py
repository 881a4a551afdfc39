"""When a match was begun and how long it has been played: a comment after the end of its record.

Readers of records skip comments, and the record's checksum ends before this one.
"""

import re
from time import monotonic, time
from typing import NamedTuple, Self

_LONGEST_PAUSE = 600.0
"""Seconds between two plies; of what is longer nobody knows whether it was spent at the table."""
_LINE = re.compile(r"# begun ([0-9]{1,12}), played ([0-9]{1,9})\s*")


class PlayingTime(NamedTuple):
    """`begun` in seconds since 1970, 0 where it is not known; `played` in seconds."""

    begun: int = 0
    played: float = 0.0
    seen: float = 0.0
    """When it was last counted, on the clock that never goes back."""

    @classmethod
    def now(cls) -> Self:
        """Of a match that begins."""
        return cls(int(time()), seen=monotonic())

    @classmethod
    def of_record(cls, text: str) -> Self:
        """What a record says of it."""
        found = _LINE.fullmatch(text[text.rfind("\n", 0, -1) + 1 :])
        return cls(int(found[1]), float(found[2])) if found else cls()

    def resumed(self) -> Self:
        """The same, to be counted on from now."""
        return self._replace(seen=monotonic())

    def counted(self) -> Self:
        """The same with the time since it was last counted."""
        now = monotonic()
        return self._replace(played=self.played + min(now - self.seen, _LONGEST_PAUSE), seen=now)

    def written(self, text: str) -> str:
        """The record with what is said of it; as it was where the beginning is not known."""
        return f"{text}# begun {self.begun}, played {self.played:.0f}\n" if self.begun else text
