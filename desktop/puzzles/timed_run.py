"""A timed run: quick puzzles one after another, as many as possible before the time is up."""

import random
from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, Signal

from desktop.puzzles.play_time import PlayTime
from rules.puzzles import KINDS

JUDGED = [slug for slug, kind in KINDS.items() if not kind.hidden and kind.par_wanted <= 2]
"""The kinds for runs: judging a move reveals no secret and needs no search."""

QUICK = [slug for slug in JUDGED if not KINDS[slug].free]
"""The kinds of these that take only a move or two."""

LENGTHS = (180, 300)
"""The possible lengths of a run in seconds."""

PENALTY = 10
"""Seconds subtracted for each puzzle that was not solved."""

_EACH = 4
_HARDEST = 3


class TimedRun(QObject):
    """The results of the puzzles, and the remaining time.

    The clock stops while the player can do nothing: while an answer is computed, and while the
    result of a puzzle is shown.
    """

    ticked = Signal()
    ended = Signal()  # the time is up, or the player ended it

    def __init__(self, kind: str, seconds: int, clock: Callable[[], float] = monotonic) -> None:
        """`kind` is one of `JUDGED`, or empty for all of `QUICK` in random order."""
        super().__init__()
        self.kind, self.seconds = kind, seconds
        self.course: list[bool] = []
        """Whether each puzzle so far was solved."""
        self.over = False
        self._clock = clock
        self._time = PlayTime(lambda: self._clock())
        self._going = False
        self.left = float(seconds)
        """The remaining seconds."""
        self._played = 0.0
        self._kinds: list[str] = []

    @property
    def solved(self) -> int:
        """The number of puzzles solved so far."""
        return sum(self.course)

    @property
    def taken(self) -> int:
        """The seconds that the run has taken: all of them, or those before it was stopped."""
        return round(self._played) if self.left else self.seconds

    @property
    def difficulty(self) -> int:
        """The difficulty of the next puzzle: it rises with the number solved, up to a limit."""
        return min(_HARDEST, 1 + self.solved // _EACH)

    def next_kind(self) -> str:
        """Return the kind of the next puzzle."""
        if not self._kinds:
            self._kinds = [self.kind] if self.kind else random.sample(QUICK, len(QUICK))
        return self._kinds.pop()

    def mark(self, solved: bool) -> None:
        """Add the result of a puzzle to the course.

        An unsolved puzzle costs `PENALTY` seconds, which may end the run.
        """
        self.course.append(solved)
        self._take(0 if solved else PENALTY)

    def go_on(self) -> None:
        """Start the clock."""
        self._going = not self.over

    def pause(self) -> None:
        """Stop the clock."""
        self._going = False

    def tick(self, *, playable: bool) -> None:
        """Count the time since the last tick, if the clock ran and the player could play."""
        gone = self._time.since(runs=playable and self._going)
        if gone:
            self._played += gone
            self._take(gone)

    def end(self) -> None:
        """End the run, if it is not over."""
        if not self.over:
            self.pause()
            self.over = True
            self.ended.emit()

    def _take(self, seconds: float) -> None:
        self.left = max(0.0, self.left - seconds)
        self.ticked.emit()
        if not self.left:
            self.end()
