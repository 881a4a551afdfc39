"""Analysis: reviews a match off the GUI thread, and reports the results."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, partial
from threading import Event, Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.analysis import review_cache
from desktop.analysis.own_mistakes import Judged, note_mistakes
from desktop.background.gui_thread import gui_thread
from desktop.background.task import BackgroundTask
from desktop.background.worker_processes import WorkerProcesses
from desktop.board.row_data import PlyText
from desktop.board.spoken.turns import turn_numbers
from rules.core import Message
from rules.match import Decision, Match

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import Account, MoveVerdict, Review

STANDARD, DEEP = 1, 2
"""The efforts of a review: the usual one, and a closer look on request."""

MOST_PROCESSES = 4
"""The most processes for a review, limited to the number of processors; with 0 a thread does it."""


@dataclass(frozen=True)
class Course:
    """A reviewed match: its moves, and the decision and the turn of each."""

    match: Match
    decisions: tuple[Decision, ...]
    moves: tuple[int, ...]
    """Which of the decisions are moves; the others are commands."""
    turns: tuple[int, ...]
    """The number of the turn of each move."""
    exercises: frozenset[int]
    """The steps at which the player can look for a better move."""

    @cached_property
    def last(self) -> int:
        """The number of the step after the last move, the position at the end."""
        return len(self.moves)

    def decision(self, step: int) -> Decision:
        """Return the decision of a step before the end."""
        return self.decisions[self.moves[step]]

    def turn(self, step: int) -> int:
        """Return the number of the turn of a step, or of the last one at the end."""
        return self.turns[min(step, self.last - 1)] if self.turns else 0


@dataclass(frozen=True, slots=True)
class Report:
    """The complete results of a review, once they have settled. Lists of moves are by step."""

    verdicts: tuple[MoveVerdict, ...]
    standings: tuple[tuple[float, ...], ...]
    """Each player's expected share before each step, and at the end."""
    accounts: tuple[Account, ...]
    """Each player's luck and skill."""
    accuracies: tuple[float | None, ...]
    happened: tuple[Message | None, ...]
    """What each costly move does, in the present tense."""
    summaries: tuple[tuple[Message, ...], ...]
    """Sentences about each player."""
    turning: Message
    """Where the match turned, or why it turned at no single move."""
    turned: int | None
    """The step at which it turned; None if it was not a single one."""
    ending: Message
    """How the match ended; empty if it is unfinished."""
    effort: int


@dataclass(frozen=True, slots=True)
class Revision:
    """A step whose mark a closer look has changed."""

    step: int
    before: MoveVerdict
    after: MoveVerdict


class Analysis(QObject):
    """Reviews a match. No results are shown before all have settled."""

    begun = Signal()  # the moves are known
    progressed = Signal()
    settled = Signal()  # there is a report, or a more precise one
    changed = Signal()  # it starts, stops, or is done
    failed = Signal()

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.course: Course | None = None
        self.report: Report | None = None
        self.revised: tuple[Revision, ...] = ()
        """The marks that the last closer look has changed."""
        self.progress = 0.0
        """The share of the work that is done."""
        self.effort = STANDARD
        self.done = False
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
    def verdicts(self) -> tuple[MoveVerdict | None, ...]:
        """The verdict on each move: None for all before the review has settled."""
        if self.report is not None:
            return self.report.verdicts
        return (None,) * (self.course.last if self.course is not None else 0)

    @property
    def turning_point(self) -> int:
        """The number of the turn at which the match turned; 0 if unknown or not a single one."""
        if self.course is None or self.report is None or self.report.turned is None:
            return 0
        return self.course.turns[self.report.turned]

    def standing(self, step: int) -> tuple[float, ...] | None:
        """Return each player's expected share before a step, once the review has settled."""
        return None if self.report is None else self.report.standings[step]

    def go_on(self) -> None:
        """Start the review, or continue it after `stop`."""
        if not self.done and not self.working:
            self._ask()

    def deepen(self) -> None:
        """Review every move more thoroughly."""
        self.effort, self.done, self.progress = DEEP, False, 0.0
        self.go_on()

    def stop(self) -> None:
        """Stop; the results so far are kept, including those the thread finds before it ends."""
        self._task.stop()
        self.changed.emit()

    def close(self) -> None:
        """Stop, and wait briefly for the thread."""
        self._run += 1
        self._task.close()

    def _ask(self) -> None:
        self._run += 1
        run, match, effort, review = self._run, self.match, self.effort, self._review

        def think(stop: Event) -> None:
            with self._lock:  # the stopped thread may not have noticed yet
                if not stop.is_set():
                    self._work(run, match, review, effort, stop)

        self._task.ask(think, lambda _: self._end(done=True), lambda: self._end(done=False))
        self.changed.emit()

    def _work(
        self, run: int, match: Match, review: Review | None, effort: int, stop: Event
    ) -> None:
        """In the thread: start from the cached results, and store the new ones."""
        # Imported here, because the computer players take long to load.
        from rules.review import Review, kept, name_of, restore

        name = name_of(match)
        if review is None:
            review = Review(match)
            with suppress(ValueError):
                restore(review, review_cache.load(name))
        course, known = _course(match, review.decisions), review.effort
        self._gui.call(self, lambda: self._begin(run, review, course))
        if review.settled is not None:
            self._tell(run, course, review)
        for part in _work(review, stop, effort):
            self._gui.call(self, partial(self._progress, run, part))
        if review.effort > known:
            self._tell(run, course, review)
            review_cache.save(name, kept(review))
        if review.settled is not None:
            note_mistakes(match, _judged(course, review))

    def _tell(self, run: int, course: Course, review: Review) -> None:
        """In the thread: pass the whole report to the GUI thread."""
        report = _report(course, review)
        self._gui.call(self, lambda: self._take(run, report))

    def _begin(self, run: int, review: Review, course: Course) -> None:
        if run == self._run:
            known = self.course is not None
            self._review = review
            if not known:
                self.course = course
                self.begun.emit()

    def _progress(self, run: int, part: float) -> None:
        if run == self._run:
            self.progress = part
            self.progressed.emit()

    def _take(self, run: int, report: Report) -> None:
        if run != self._run or report == self.report:
            return
        self.revised = () if self.report is None else _revised(self.report, report)
        self.report = report
        self.settled.emit()

    def _end(self, *, done: bool) -> None:
        self.done = done
        self.changed.emit()
        if not done:
            self.failed.emit()


def _work(review: Review, stop: Event, effort: int) -> Iterator[float]:
    """In the thread: run `Review.work`, in worker processes if possible."""
    from rules.tournament.processes import most_jobs

    if review.effort >= effort:
        return
    jobs = most_jobs(MOST_PROCESSES)
    if jobs:
        with suppress(OSError, BrokenExecutor), WorkerProcesses(jobs) as executor:
            yield from review.work(stop, executor=executor, jobs=jobs, effort=effort)
            return
    yield from review.work(stop, effort=effort)


def _report(course: Course, review: Review) -> Report:
    from rules.review import FAULTS, happened

    end, ending, turning = len(review.decisions), review.ending(), review.turning()
    verdicts = tuple(one for n in course.moves if (one := review.verdicts[n]) is not None)
    return Report(
        verdicts=verdicts,
        standings=tuple(review.standings(number) for number in (*course.moves, end)),
        accounts=review.accounts(),
        accuracies=review.accuracies(),
        happened=tuple(
            happened(course.match.game, course.decision(step), verdict)
            if verdict.mark in FAULTS and verdict.why is not None
            else None
            for step, verdict in enumerate(verdicts)
        ),
        summaries=review.summaries(),
        turning=turning.words,
        turned=course.moves.index(turning.number) if turning.number in course.moves else None,
        ending=Message("") if ending is None else ending.words,
        effort=review.effort,
    )


def _revised(before: Report, after: Report) -> tuple[Revision, ...]:
    """Return the steps whose marks have changed."""
    pairs = zip(before.verdicts, after.verdicts, strict=True)
    return tuple(
        Revision(step, old, new) for step, (old, new) in enumerate(pairs) if old.mark != new.mark
    )


def _judged(course: Course, review: Review) -> list[Judged]:
    """Return the step, turn, player and verdict of each move that can be an exercise."""
    return [
        (step, course.turns[step], course.decision(step).player, verdict)
        for step in sorted(course.exercises)
        if (verdict := review.verdicts[course.moves[step]]) is not None
    ]


def _course(match: Match, decisions: tuple[Decision, ...]) -> Course:
    from rules.review import is_exercise

    moves = tuple(n for n, decision in enumerate(decisions) if not decision.command)
    texts = match.history(None, whole=True)
    plies = [PlyText(ply, match.player_of(ply), text) for ply, text in enumerate(texts, 1)]
    numbers = turn_numbers(plies)
    turns = tuple(numbers[decisions[n].ply - 1] for n in moves)
    made = [decisions[n] for n in moves]
    exercises = (step for step, one in enumerate(made) if is_exercise(one.views[one.player]))
    return Course(match, decisions, moves, turns, frozenset(exercises))
