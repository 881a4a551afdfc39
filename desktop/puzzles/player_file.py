"""PlayerFile: the player's file of puzzles while it is open, and the puzzles made for it."""

import datetime
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject

from desktop.background.task import BackgroundTask
from desktop.language.messages import translated
from desktop.language.system_errors import system_reason
from desktop.puzzles.attempts import Attempts
from desktop.puzzles.kind_card import KindStanding
from desktop.puzzles.provider import PuzzleProvider
from desktop.puzzles.ready_puzzles import ReadyPuzzles
from desktop.puzzles.results import Results, RunResult
from desktop.puzzles.session import PuzzleSession
from desktop.puzzles.timed_run import TimedRun
from desktop.puzzles.words import goal_words
from desktop.shell.page import Page
from desktop.storage.database import IN_MEMORY, Busy, Damaged, Database, mend
from desktop.storage.mistakes import Mistakes
from desktop.storage.retries import Retries
from rules.core import IllegalMove, InvalidMove
from rules.puzzles import KINDS, Verdict

translate = QCoreApplication.translate


class PlayerFile(QObject):
    """Stores attempts and results; its page says what is wrong.

    If the file cannot be opened, everything is in memory.
    """

    def __init__(self, page: Page, open_mended: Callable[[], object]) -> None:
        """Open the file. `open_mended` is called when a damaged file may be opened again."""
        super().__init__(page)
        self._page, self._open_mended = page, open_mended
        self.busy = False
        """Whether the file may be free later: another program has locked it, or it is mended."""
        self.retries = Retries(lambda: None, self)  # players do not wait for a result
        self._mending = BackgroundTask(self)
        self.store = self._opened()
        if self.store.problem:
            page.warned.emit(self.store.problem)
        self.results, self.mistakes = Results(self.store), Mistakes(self.store)
        self.attempts = Attempts(self.store, self._say_unkept, self)
        if self.attempts.unreadable:
            words = self.tr("Attempts that could not be read were set aside: {n}")
            page.told.emit(words.format(n=self.attempts.unreadable))
        self.provider = PuzzleProvider(ReadyPuzzles(self.store), self.results, page.told.emit, self)

    def _opened(self) -> Database:
        try:
            return Database(mends=False)
        except OSError as error:
            if isinstance(error, Damaged):
                failed = partial(self._say_unopened, error)
                self._mending.ask(lambda _stop: mend(), self._follow_mending, failed)
            else:
                self._say_unopened(error)
            self.busy = isinstance(error, Busy | Damaged)
            return Database(IN_MEMORY)

    def _follow_mending(self, problem: str) -> None:
        if problem:
            self._page.warned.emit(problem)
        self._open_mended()

    def _say_unopened(self, error: OSError) -> None:
        words = self.tr("Your results cannot be saved: {reason}.")
        self._page.told.emit(words.format(reason=system_reason(error)))

    def _say_unkept(self, reason: str) -> None:
        words = self.tr("This attempt cannot be saved and will be lost when you quit: {reason}.")
        self._page.told.emit(words.format(reason=reason))

    def _say_lost(self, error: OSError) -> None:
        words = self.tr("This result cannot be saved: {reason}.")
        self._page.told.emit(words.format(reason=system_reason(error)))

    def close(self) -> None:
        """Close the file."""
        self.retries.finish()
        self.provider.close()
        self.attempts.close()
        self.store.close()
        self.deleteLater()

    # -- attempts

    def taken_up(self, text: str, day: str, parent: QObject) -> PuzzleSession | None:
        """Return the unfinished attempt at a puzzle; None without one.

        Raises InvalidPuzzle.
        """
        begun = self.attempts.of(text)
        if begun is None:
            return None
        try:
            return PuzzleSession(text, day or begun.day, parent, begun=begun)
        except (InvalidMove, IllegalMove) as error:
            self.attempts.set_aside(text, error.reason)
            words = self.tr(
                "Your attempt could not be read and was set aside ({reason}). "
                "The puzzle starts again."
            )
            self._page.told.emit(words.format(reason=translated(error.reason)))
            return None

    def note(self, session: PuzzleSession, *, anyway: bool = True) -> None:
        """Save an attempt if it is not over; if not `anyway`, only after a change.

        Saving anyway stores the time spent.
        """
        text, left = session.text, session.left_off()
        if left is None:
            self.attempts.forget(text)
        elif anyway or not left.as_far_as(self.attempts.of(text)):
            self.attempts.save(left)

    def keep(self, session: PuzzleSession, then: Callable[[], object]) -> None:
        """Save an attempt after a change, then call `then`."""
        self.note(session, anyway=False)
        self.attempts.when_written(then)

    # -- results

    def add_result(self, session: PuzzleSession, verdict: Verdict, seconds: int) -> None:
        """Store the result of an attempt."""
        done, grade = (session.kind, session.id, session.day), session.difficulty
        add = self.results.add
        if not self.store.refusal and session.counts:
            self.retries.add(lambda: add(*done, verdict, seconds, grade), self._say_lost)

    def add_run(self, run: TimedRun) -> None:
        """Store the result of a timed run, unless it is empty."""
        if run.course and not self.store.refusal:
            missed = len(run.course) - run.solved
            done = RunResult(run.kind, run.seconds, run.solved, missed)
            self.retries.add(lambda: self.results.add_run(done), self._say_lost)

    def standing(self, kind: str, today: datetime.date) -> KindStanding:
        """Return the state of today's puzzle of a kind, as far as it is known."""
        begun = self.attempts.of_day(kind, today.isoformat()) is not None
        puzzle = self.provider.todays(kind, today)
        difficulty, task = 0, ""
        if puzzle is not None:
            difficulty, task = puzzle.difficulty, goal_words(kind, puzzle.goal)
        streak = self.results.streak(kind, today)
        return KindStanding(self.results.on(kind, today), streak, begun, difficulty, task)

    def next_daily(self, kind: str, today: datetime.date) -> str:
        """Return the kind after this one whose daily puzzle has no result; empty if all have."""
        kinds = [*KINDS]
        at = kinds.index(kind)
        others = (*kinds[at + 1 :], *kinds[:at])
        return next((one for one in others if self.results.on(one, today) is None), "")
