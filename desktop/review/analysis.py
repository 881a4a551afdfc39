"""Analysis: a match is reviewed off the GUI thread, and what is found is told as it is found."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from math import inf
from threading import Event, Lock
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.background.gui_thread import gui_thread
from desktop.background.task import BackgroundTask
from desktop.background.worker_processes import WorkerProcesses
from desktop.board.turns import turn_numbers
from desktop.review.marks import FAULTS
from desktop.review.own_mistakes import note_mistakes
from desktop.storage import review_cache
from desktop.widgets.row_data import PlyText
from rules.core import Message
from rules.match import Decision, Match

if TYPE_CHECKING:  # the players are loaded when somebody wants them
    from rules.review import Account, MoveVerdict, Review

GLANCE, STANDARD, DEEP = 0, 1, 2
"""The efforts of a first look at all moves, of a closer one at the costliest, which is what most
people want, and of one at all of them for those who want more."""

_LEAST_S, _EACH_S = 60.0, 1.0
"""Seconds a review takes before it stops looking at the costliest moves more closely: at least so
many, and so many for each move."""

MOST_PROCESSES = 4
"""In which a match is reviewed, but no more than there are processors; with 0 a thread does it."""


@dataclass(frozen=True)
class Course:
    """A match that is reviewed: its moves, and which decision and which turn each of them is."""

    match: Match
    decisions: tuple[Decision, ...]
    moves: tuple[int, ...]
    """Which of the decisions are moves; the others are commands."""
    turns: tuple[int, ...]
    """The number of the turn of each move."""

    @cached_property
    def last(self) -> int:
        """The number of the step after the last move: the position at the end."""
        return len(self.moves)

    def decision(self, step: int) -> Decision:
        """The decision of a step before the end."""
        return self.decisions[self.moves[step]]

    def plies(self, viewer: int | None, count: int) -> tuple[PlyText, ...]:
        """The first plies as a viewer may read them."""
        match = self.match
        texts = match.history(viewer, whole=True)[:count]
        return tuple(
            PlyText(ply, match.player_of(ply), text, match.events(ply, viewer))
            for ply, text in enumerate(texts, 1)
        )


class Analysis(QObject):
    """Reviews one match at a time. Verdicts and standings are by step: a move, or the end."""

    begun = Signal()  # the moves are known
    found = Signal(int)  # a step has a verdict, or a better founded one
    changed = Signal()  # it works, rests, or is done
    failed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.course: Course | None = None
        self.verdicts: list[MoveVerdict | None] = []
        self.standings: list[tuple[float, ...] | None] = []
        """What each player could expect before each step, and at the end."""
        self.accounts: tuple[Account, ...] = ()
        """Each player's luck and skill; empty until every move has a verdict."""
        self.summaries: tuple[tuple[Message, ...], ...] = ()
        """Sentences on each player, as empty until then."""
        self.effort = STANDARD
        self.done = False
        self._match: Match | None = None
        self._review: Review | None = None
        self._run = 0
        self._lock = Lock()
        self._task = BackgroundTask(self)
        self._gui = gui_thread()

    @property
    def working(self) -> bool:
        """Whether a thread is at work."""
        return self._task.busy

    @property
    def glancing(self) -> bool:
        """Whether some moves have no verdict yet."""
        return any(verdict is None for verdict in self.verdicts)

    @property
    def judged(self) -> int:
        """How many moves have a verdict; once all have, how many one of the effort wanted."""
        wanted = 0 if self.glancing else self.effort
        return sum(v is not None and v.effort >= wanted for v in self.verdicts)

    def start(self, match: Match, effort: int | None = None) -> None:
        """Reviews another match from now on, so thoroughly."""
        self.stop()
        self.course, self._review, self.done = None, None, False
        self._match = match
        self.verdicts, self.standings = [], []
        self.accounts, self.summaries = (), ()
        self.effort = STANDARD if effort is None else effort
        self._ask(match)

    def go_on(self) -> None:
        """Goes on where it was stopped."""
        if self._match is not None and not self.done and not self.working:
            self._ask(self._match)

    def deepen(self) -> None:
        """Looks at every move more thoroughly."""
        self.effort, self.done = DEEP, False
        self.go_on()

    def stop(self) -> None:
        """Stops; what has been found stays, and so does what the thread finds before it ends."""
        self._task.stop()
        self.changed.emit()

    def close(self) -> None:
        """Stops, and waits a little for the thread."""
        self._run += 1
        self._task.close()

    def _ask(self, match: Match) -> None:
        self._run += 1
        run, effort, review = self._run, self.effort, self._review

        def think(stop: Event) -> None:
            with self._lock:  # who was stopped may not have noticed yet
                if not stop.is_set():
                    self._work(run, match, review, effort, stop)

        self._task.ask(think, lambda _: self._end(done=True), lambda: self._end(done=False))
        self.changed.emit()

    def _work(
        self, run: int, match: Match, review: Review | None, effort: int, stop: Event
    ) -> None:
        """In the thread: begins with what was kept, and keeps what was found."""
        # Loaded here: the computer players take time to load.
        from rules.review import Review, kept, name_of, restore

        name, kept_so = name_of(match), False
        if review is None:
            review = Review(match)
            with suppress(ValueError):
                restore(review, review_cache.load(name))
            self._tell(run, -1, review, _course(match, review.decisions))
            kept_so = any(v is not None and v.effort > GLANCE for v in review.verdicts)
        self._tell_known(run, review)  # of what was told last some may have been lost by stopping
        try:
            self._look(run, match, review, effort, stop, kept_so=kept_so)
        finally:
            review_cache.save(name, kept(review))
            note_mistakes(match, _judged(match, review))

    def _tell_known(self, run: int, review: Review) -> None:
        """In the thread: tells what was found before, or kept of an earlier review."""
        known = review.known_standings
        for number, verdict in enumerate(review.verdicts):
            if verdict is not None and number in known:
                self._tell(run, number, verdict, review.standings(number))

    def _look(
        self, run: int, match: Match, review: Review, effort: int, stop: Event, *, kept_so: bool
    ) -> None:
        """In the thread: tells each verdict, and how everybody stood before that move.

        `kept_so`: an earlier look at the costliest moves was closer already.
        """
        moves = sum(not decision.command for decision in review.decisions)
        enough = monotonic() + max(_LEAST_S, _EACH_S * moves)
        least = _least_effort(review)
        if least >= 0:
            self._tell_end(run, review)
        if least >= effort or (kept_so and effort == STANDARD and least == GLANCE):
            return
        known = [*review.verdicts]
        for number in _work(review, stop, enough if effort == STANDARD else inf):
            verdict, before = review.verdicts[number], known[number]
            known[number] = verdict
            self._tell(run, number, verdict, review.standings(number))
            made = _least_effort(review)
            # What is said of the players goes with what is said of their moves.
            faults = [
                one for one in (verdict, before) if one is not None and one.mark.value in FAULTS
            ]
            if least < GLANCE <= made:
                note_mistakes(match, _judged(match, review))  # somebody may try them at once
            if made > least or (made >= GLANCE and faults):
                least = made
                self._tell_end(run, review)
            if least >= effort:
                break
        if least >= GLANCE:
            self._tell_end(run, review)

    def _tell_end(self, run: int, review: Review) -> None:
        end = len(review.decisions)
        found = review.accounts(), review.summaries()
        self._tell(run, end, found, review.standings(end))

    def _tell(self, run: int, number: int, what: object, more: object) -> None:
        """In the thread."""
        self._gui.call(self, lambda: self._take(run, number, what, more))

    def _take(self, run: int, number: int, what: object, more: object) -> None:
        if run != self._run:
            return
        if number < 0:
            self._review, self.course = what, more  # type: ignore[assignment]
            assert self.course is not None
            self.verdicts = [None] * self.course.last
            self.standings = [None] * (self.course.last + 1)
            self.begun.emit()
            return
        assert self.course is not None
        moves = self.course.moves
        step = len(moves) if number == len(self.course.decisions) else moves.index(number)
        self.standings[step] = more  # type: ignore[call-overload]
        if step == self.course.last:
            self.accounts, self.summaries = what  # type: ignore[misc]
        else:
            self.verdicts[step] = what  # type: ignore[call-overload]
        self.found.emit(step)

    def _end(self, *, done: bool) -> None:
        self.done = done
        self.changed.emit()
        if not done:
            self.failed.emit()


def _work(review: Review, stop: Event, until: float) -> Iterator[int]:
    """In the thread: what `Review.work` does, in processes of its own where there can be any."""
    from rules.tournament.processes import most_jobs

    jobs = most_jobs(MOST_PROCESSES)
    if jobs:
        with suppress(OSError, BrokenExecutor), WorkerProcesses(jobs) as executor:
            yield from review.work(stop, until, executor, jobs)
            return
    yield from review.work(stop, until)


def _least_effort(review: Review) -> int:
    """The effort that every move was judged with; -1 while some have no verdict."""
    found = zip(review.decisions, review.verdicts, strict=True)
    efforts = [-1 if v is None else v.effort for d, v in found if not d.command]
    return min(efforts, default=DEEP)


def _judged(match: Match, review: Review) -> list[tuple[int, int, MoveVerdict | None]]:
    """Of each move its turn, who made it, and the verdict on it."""
    course = _course(match, review.decisions)
    return [
        (turn, review.decisions[number].player, review.verdicts[number])
        for number, turn in zip(course.moves, course.turns, strict=True)
    ]


def _course(match: Match, decisions: tuple[Decision, ...]) -> Course:
    moves = tuple(n for n, decision in enumerate(decisions) if not decision.command)
    texts = match.history(None, whole=True)
    plies = [PlyText(ply, match.player_of(ply), text) for ply, text in enumerate(texts, 1)]
    numbers = turn_numbers(plies)
    turns = tuple(numbers[decisions[n].ply - 1] for n in moves)
    return Course(match, decisions, moves, turns)
