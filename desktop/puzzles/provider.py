"""Finds the requested puzzle, and prepares others in spare time."""

import datetime
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial
from random import Random
from threading import Event
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.background.task import BackgroundTask
from desktop.language.messages import translated
from desktop.puzzles.ready_puzzles import ReadyPuzzles, ready
from desktop.puzzles.results import Results
from desktop.puzzles.words import LEVELS
from rules.puzzles import (
    KINDS,
    GaveUp,
    InvalidPuzzle,
    Puzzle,
    Ready,
    check,
    daily,
    from_text,
    generate,
    to_text,
)

PATIENCE = 20.0
"""The most seconds for making a puzzle in advance."""

LONG_ENOUGH = 6.0
"""Seconds after which the nearest difficulty is accepted."""


@dataclass(frozen=True, slots=True)
class Made:
    """The requested puzzle, and others that were made on the way."""

    text: str
    others: tuple[Ready, ...] = ()
    exact: bool = True


def made(
    kind: str,
    difficulties: Collection[int],
    known: Collection[str],
    stop: Event,
    seconds: float = LONG_ENOUGH,
) -> Made:
    """Return a new puzzle of one of these difficulties; after `seconds`, the nearest one found.

    Raises GaveUp once `stop` is set.
    """
    rng, end = Random(), monotonic() + seconds
    found: list[Ready] = []
    while True:
        ids = {*known, *(one.id for one in found)}
        one = ready(generate(kind, rng, stop.is_set, ids))
        if one.difficulty in difficulties:
            return Made(one.text, tuple(found))
        found.append(one)
        if monotonic() > end:
            middle = sum(difficulties) / len(difficulties)
            nearest = min(found, key=lambda other: abs(other.difficulty - middle))
            found.remove(nearest)
            return Made(nearest.text, tuple(found), exact=False)


def make_in_advance(
    kind: str, known: Collection[str], day: datetime.date | None, stop: Event
) -> Ready | None:
    """Return a puzzle for later, or the one of a day; None if it takes too long or has a fault."""
    end = monotonic() + PATIENCE

    def out() -> bool:
        return stop.is_set() or monotonic() > end

    try:
        return ready(daily(kind, day, out) if day else generate(kind, Random(), out, known))
    except (GaveUp, InvalidPuzzle):
        return None


def make_for_day(kind: str, day: datetime.date, stop: Event) -> Ready | None:
    """Make the puzzle of a day; None if it has a fault. Raises GaveUp once `stop` is set."""
    try:
        return ready(daily(kind, day, stop.is_set))
    except InvalidPuzzle:
        logging.getLogger(__name__).exception("the daily puzzle %s of %s has a fault", kind, day)
        return None


def check_sent(text: str, stop: Event) -> tuple[int, str]:
    """Solve a puzzle from another person; return its difficulty, or 0 and the error.

    Raises GaveUp once stopped.
    """
    try:
        puzzle = from_text(text)
        return KINDS[puzzle.kind].difficulty(check(puzzle, stop.is_set)), ""
    except InvalidPuzzle as error:
        return 0, translated(error.message)


EACH = 2
"""How many puzzles of each difficulty are kept ready, if they occur among `MOST`."""

MOST = 10

REST_MS = 1500


class PuzzleProvider(QObject):
    """Makes one requested puzzle at a time; `working` emits its kind, empty at the end."""

    got = Signal(str, str)  # the puzzle as a text, and the day of a daily one
    refused = Signal(str)  # why the pasted text is not a puzzle
    checked = Signal(str, int, str)  # a pasted puzzle and its difficulty, or 0 and the error
    working = Signal(str)
    made_todays = Signal(str)
    """Today's puzzle of a kind was made in advance."""

    def __init__(
        self,
        puzzles: ReadyPuzzles,
        results: Results,
        tell: Callable[[str], object],
        parent: QObject,
    ) -> None:
        """`tell` announces a sentence."""
        super().__init__(parent)
        self._ready, self._results, self._tell = puzzles, results, tell
        self._task = BackgroundTask(self)
        self._filler = BackgroundTask(self)
        self._checker = BackgroundTask(self)
        self._kind = self._unchecked = ""
        self._pause = QTimer(self, singleShot=True, interval=REST_MS)
        self._pause.timeout.connect(self._fill)
        self._filling = False
        self._slow: set[str] = set()
        self._today: datetime.date | None = None

    # -- requests

    def want(self, kind: str, difficulties: Collection[int]) -> None:
        """Request another puzzle of a kind."""
        self._begin(kind)
        known = self._results.known(kind)
        text = self._ready.take(kind, difficulties, known)
        if text:
            self._end()
            self.got.emit(text, "")
            return
        known |= self._ready.ids(kind).keys()

        def think(stop: Event) -> Made:
            return made(kind, difficulties, known, stop)

        self._task.ask(think, self._made, self._failed)

    def at_once(self, kind: str, difficulty: int) -> str:
        """Return a puzzle that came with the program, preferably one not finished yet."""
        known = self._results.known(kind)
        return self._ready.shipped_one(kind, {difficulty}, known) or self._ready.shipped_one(
            kind, {difficulty}, ()
        )

    def want_daily(self, kind: str, day: datetime.date) -> None:
        """Request the puzzle of a day."""
        self._begin(kind)
        text = self._ready.of_day(kind, day)
        if text:
            self._end()
            self.got.emit(text, day.isoformat())
            return

        def then(puzzle: Ready | None) -> None:
            if puzzle is None:
                words = self.tr("Today's puzzle cannot be opened. This is another one.")
                self._tell(words)
                self.want(kind, LEVELS[0][1])
                return
            self._ready.add(puzzle, day)
            self._end()
            self.got.emit(puzzle.text, day.isoformat())

        self._task.ask(lambda stop: make_for_day(kind, day, stop), then, self._failed)

    def todays(self, kind: str, day: datetime.date) -> Puzzle | None:
        """Return the puzzle of a day; None if it has not been made yet."""
        text = self._ready.of_day(kind, day)
        return from_text(text) if text else None

    def want_pasted(self, text: str) -> None:
        """Emit a pasted puzzle at once; it is still to be checked."""
        try:
            line = to_text(from_text(text))
        except InvalidPuzzle as error:
            self.refused.emit(translated(error.message))
            return
        self.cancel()
        today = self._today
        todays = today is not None and any(self._ready.of_day(k, today) == line for k in KINDS)
        self._unchecked = line
        self.got.emit(line, today.isoformat() if today is not None and todays else "")

    def check(self, text: str) -> None:
        """Check a puzzle in the background if it was pasted and is not checked yet."""

        def then(found: tuple[int, str]) -> None:
            self._unchecked = ""
            self.checked.emit(text, *found)

        if text == self._unchecked:
            self._checker.ask(lambda stop: check_sent(text, stop), then)

    def cancel(self) -> None:
        """Cancel the request."""
        self._task.stop()
        self._checker.stop()
        self._end()

    def _begin(self, kind: str) -> None:
        self._task.stop()  # the player may request another kind meanwhile
        self._checker.stop()
        self._filler.stop()
        self._pause.stop()
        self._kind = kind
        self.working.emit(kind)

    def _end(self) -> None:
        self._kind = ""
        self.working.emit("")
        if self._filling:
            self._pause.start()

    def _failed(self) -> None:
        self._end()
        self._tell(self.tr("No puzzle could be made. Try again."))

    def _made(self, found: Made) -> None:
        for other in found.others:
            self._ready.add(other)
        self._end()
        if not found.exact:
            self._tell(self.tr("No puzzle of this difficulty was found. This one comes close."))
        self.got.emit(found.text, "")

    # -- while idle

    def fill(self, filling: bool, today: datetime.date | None = None) -> None:
        """Make puzzles for later while none is requested; today's come first."""
        self._filling, self._today = filling, today
        self._pause.stop()
        self._filler.stop()
        if filling and not self._kind:
            self._pause.start()

    def _fill(self) -> None:
        """Make the one puzzle that is needed most."""
        today = self._today
        kinds = [kind for kind in KINDS if kind not in self._slow]
        for kind in kinds:
            if today is not None and not self._ready.of_day(kind, today):
                self._make(kind, set(), today)
                return
        for kind in kinds:
            there, known = self._ready.ids(kind), self._results.known(kind)
            if len(there) < MOST and _lacks(self._ready.left(kind, known)):
                self._make(kind, known | there.keys(), None)
                return

    def _make(self, kind: str, known: Collection[str], day: datetime.date | None) -> None:
        think = partial(make_in_advance, kind, known, day)
        self._filler.ask(think, partial(self._filled, kind, day))

    def _filled(self, kind: str, day: datetime.date | None, puzzle: Ready | None) -> None:
        if puzzle is None:
            self._slow.add(kind)  # made when requested
            self._pause.start()
            return
        before = len(self._ready.ids(kind))
        self._ready.add(puzzle, day)
        if day is not None:
            kept = bool(self._ready.of_day(kind, day))
            self.made_todays.emit(kind)
        else:
            kept = len(self._ready.ids(kind)) > before
        if kept:  # otherwise the disk refuses, and it would continue for ever
            self._pause.start()

    def close(self) -> None:
        """Stop all work."""
        self.fill(False)
        self._task.close()
        self._filler.close()
        self._checker.close()


def _lacks(difficulties: Collection[int]) -> bool:
    """Whether too few puzzles of a difficulty are ready."""
    return any(sum(d in wanted for d in difficulties) < EACH for _, wanted in LEVELS)
