"""The start and the playing time of a match: a comment after the end of its record.

Readers of records skip comments, and the record's checksum ends before this one.
"""

import re
from time import localtime, monotonic, strftime, time
from typing import NamedTuple, Self

_LONGEST_PAUSE = 600.0
"""Most seconds to count between two plies; in a longer pause the player may have been away."""
_LINE = re.compile(
    r"# begun ([0-9]{1,12}), played ([0-9]{1,9})(?:, on ([0-9]{4}-[0-9]{2}-[0-9]{2}))?\s*"
)


class PlayingTime(NamedTuple):
    """`begun` in seconds since 1970, 0 if not known; `played` in seconds.

    `day` is the local date on which the match began, empty if unknown. It is stored because the
    seconds alone give another date in another time zone.
    """

    begun: int = 0
    played: float = 0.0
    seen: float = 0.0
    """When it was last counted, by the monotonic clock."""
    day: str = ""

    @classmethod
    def now(cls) -> Self:
        """Return the playing time of a match that begins now."""
        now = time()
        return cls(int(now), seen=monotonic(), day=strftime("%Y-%m-%d", localtime(now)))

    @classmethod
    def of_record(cls, text: str) -> Self:
        """Return the playing time in a record."""
        found = _LINE.fullmatch(text[text.rfind("\n", 0, -1) + 1 :])
        return cls(int(found[1]), float(found[2]), day=found[3] or "") if found else cls()

    def resumed(self) -> Self:
        """Return the same, counting on from now."""
        return self._replace(seen=monotonic())

    def counted(self) -> Self:
        """Return the same with the time since it was last counted."""
        now = monotonic()
        return self._replace(played=self.played + min(now - self.seen, _LONGEST_PAUSE), seen=now)

    def written(self, text: str) -> str:
        """Return the record with the playing time; unchanged if the beginning is not known."""
        day = f", on {self.day}" if self.day else ""
        line = f"# begun {self.begun}, played {self.played:.0f}{day}\n"
        return f"{text}{line}" if self.begun else text
