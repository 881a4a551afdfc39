"""The page of the puzzles: the list of kinds, the table, and the player's file."""

import datetime
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.background.day_watch import DayWatch
from desktop.background.task import BackgroundTask
from desktop.controls.commands import BACK, REDO, RULES, UNDO
from desktop.export.commands import PictureCommands, board_of
from desktop.frame.board_frame import BoardFrame
from desktop.frame.board_page import BoardPage
from desktop.help import PUZZLES
from desktop.language.messages import translated
from desktop.language.system_errors import system_reason
from desktop.paper.commands import PaperCommands
from desktop.puzzles.attempts import Attempts
from desktop.puzzles.booklet_sheet import BookletSheet
from desktop.puzzles.kind_card import KindStanding
from desktop.puzzles.kind_list import KindList
from desktop.puzzles.provider import PuzzleProvider
from desktop.puzzles.ready_puzzles import ReadyPuzzles
from desktop.puzzles.results import RATED, Results, RunResult, best_run
from desktop.puzzles.run_table import RunTable
from desktop.puzzles.session import PuzzleSession, PuzzleShown
from desktop.puzzles.table import PuzzleTable
from desktop.puzzles.timed_run import TimedRun
from desktop.puzzles.words import goal_words, run_words
from desktop.shell.clipboard import share
from desktop.storage.database import IN_MEMORY, Busy, Damaged, Database, mend
from desktop.storage.mistakes import Mistake, Mistakes
from desktop.storage.retries import Retries
from desktop.table.clock import TICK_MS, is_playable
from rules.core import IllegalMove, InvalidMove
from rules.match import Match
from rules.puzzles import KINDS, InvalidPuzzle, Verdict

translate = QCoreApplication.translate


class PuzzlePage(BoardPage):
    """The puzzles page; it does not know the match at the table."""

    topic = PUZZLES
    mistake_wanted = Signal(Mistake, Match, bool)
    """A Mistake to solve, its Match, and whether other mistakes follow."""

    def __init__(
        self,
        parent: QWidget | None = None,
        today: Callable[[], datetime.date] = datetime.date.today,
    ) -> None:
        super().__init__(parent)
        self.days = DayWatch(self, today)
        self.store: Database | None = None
        self.add_command(UNDO, self.undo)
        self.add_command(REDO, self.redo)
        PictureCommands(self, board_of(lambda: self.view))
        PaperCommands(self, self._paper)
        self.list = KindList()
        self.table = PuzzleTable()
        self.runs: RunTable | None = None
        """The table of timed runs, after the first one was begun."""
        self.sides = QStackedWidget()
        self.provider: PuzzleProvider | None = None
        self._results: Results | None = None
        self.attempts: Attempts | None = None
        self.mistakes: Mistakes | None = None
        self._reading = BackgroundTask(self)
        self._mending = BackgroundTask(self)
        self.retries = Retries(self)
        self._file_busy = False
        self._ticks = QTimer(self, interval=TICK_MS)
        self._ticks.timeout.connect(self._tick)
        self.sides.addWidget(self.list)
        self.sides.addWidget(self.table)
        self.lay_out(self.table.frame, lambda: self.table.panel.standing, below=self.sides)
        self.bar.rules_button.say(translate("common", "How puzzles work"), RULES.keys)
        self.bar.add(*self.list.tools.values())
        self._connect()

    @property
    def frame(self) -> BoardFrame:
        running = self.runs is not None and self.sides.currentWidget() is self.runs
        return self.runs.frame if self.runs is not None and running else super().frame

    def _paper(self, window: QWidget) -> BookletSheet:
        """Return the sheet that prints puzzles: the one at the table, or any."""
        at_table = self.sides.currentWidget() is self.table and self.session is not None
        return BookletSheet(window, self.session.to_print() if at_table and self.session else None)

    def _connect(self) -> None:
        self.days.changed.connect(self._follow_day)
        feature, side, panel = self.list.feature, self.list.side, self.table.panel
        for card in self.list.cards.values():
            card.started.connect(lambda kind=card.kind: self._want_daily(kind))
        feature.solve.clicked.connect(lambda: self._want_daily(feature.kind))
        feature.another.clicked.connect(lambda: self._want(feature.kind, self.list.difficulties))
        side.begun.chosen.connect(lambda text: self.begin(text))
        side.run.start.clicked.connect(lambda: self.begin_run(*side.run.choice))
        side.mistakes.chosen.connect(self.begin_mistake)
        side.paste.pasted.connect(lambda text: self._open_provider().want_pasted(text))
        for waiting in (feature.waiting, panel.waiting):
            waiting.cancelled.connect(lambda: self._open_provider().cancel())
        panel.again.connect(lambda: self._tell(PuzzleSession.start))
        panel.taken_back.connect(self.undo)
        panel.send.clicked.connect(self._send)
        panel.next.clicked.connect(self._next)

    def toggle_panel(self) -> None:
        if self.sides.currentWidget() is self.list:
            self.list.toggle_panel()
        else:
            super().toggle_panel()

    def main_widget(self) -> QWidget:
        """Return the board, or in the list the first of today's puzzles."""
        side = self.sides.currentWidget()
        return side.view if isinstance(side, PuzzleTable) else self.list.first

    def _tell(self, act: Callable[[PuzzleSession], None]) -> None:
        if self.session is not None:
            act(self.session)

    @property
    def session(self) -> PuzzleSession | None:
        """The puzzle at the table, if there is one."""
        return self.table.session

    # -- the file

    def _open_provider(self) -> PuzzleProvider:
        """Open the player's file when it is first needed; report what is wrong with it."""
        if self.provider is not None:
            return self.provider
        try:
            self.store = Database(mends=False)
        except OSError as error:
            if isinstance(error, Damaged):
                failed = partial(self._say_unopened, error)
                self._mending.ask(lambda _stop: mend(), self._open_mended, failed)
            else:
                self._say_unopened(error)
            self.store = Database(IN_MEMORY)
            self._file_busy = isinstance(error, Busy | Damaged)
        if self.store.problem:
            self.warned.emit(self.store.problem)
        self._results, self.mistakes = Results(self.store), Mistakes(self.store)
        self.attempts = attempts = Attempts(self.store, self)
        attempts.failed.connect(self._say_unkept)
        if attempts.unreadable:
            words = self.tr("Attempts that could not be read were set aside: {n}")
            self.told.emit(words.format(n=attempts.unreadable))
        self.provider = provider = PuzzleProvider(ReadyPuzzles(self.store), self._results, self)
        provider.got.connect(self.begin)
        provider.told.connect(self.told)
        provider.checked.connect(self._show_checked)
        provider.refused.connect(lambda reason: self.list.show_problem(self._said(reason)))
        provider.working.connect(self._show_working)
        provider.made_todays.connect(self._show_made)
        return provider

    def _say_unopened(self, error: OSError) -> None:
        words = self.tr("Your results cannot be saved: {reason}.")
        self.told.emit(words.format(reason=system_reason(error)))

    def _open_mended(self, problem: str) -> None:
        if problem:
            self.warned.emit(problem)
        if self.isVisible():
            self.activate()

    @property
    def _has_results(self) -> bool:
        return self._results is not None and bool(self._results.latest(1))

    def _said(self, reason: str) -> str:
        return translate("common", "This is not a puzzle: {reason}.").format(reason=reason)

    # -- the list

    def activate(self) -> None:
        """Show the list, or the puzzle that was open last."""
        if self._file_busy and self.session is None and not self._has_results:
            self._file_busy = False
            self.close_store()  # another program had locked the file, which may be free now
        self._open_provider()
        if self.session is None:
            self.show_list()
        else:
            self._open_provider().check(self.session.text)
            self.main_widget().setFocus()

    def show_list(self) -> None:
        """Return to the kinds; an unfinished attempt is saved for later."""
        self.fade_in()
        provider = self._open_provider()
        self._note()
        self.table.stop()
        if self.runs is not None:
            self.runs.clear()
        provider.cancel()
        self.sides.setCurrentWidget(self.list)
        self.setWindowTitle(translate("commands", "Puzzles"))
        self.bar.title.setText(self.windowTitle())
        self._show_tools(True)
        self.bar.undo_button.hide()
        self.bar.redo_button.hide()
        self.bar.loops_button.hide()
        self.commands[BACK].setText(BACK.label)
        self._refresh()
        self.main_widget().setFocus()
        provider.fill(True, self.days.day)

    def _show_tools(self, shown: bool) -> None:
        """Show or hide the list's commands in the bar."""
        for tool in self.list.tools.values():
            tool.setVisible(shown)

    def _follow_day(self) -> None:
        """Show the puzzles of a new day, if the list is visible."""
        if self.sides.currentWidget() is self.list and self.provider is not None:
            self._refresh()
            if self.isVisible():
                self.provider.fill(True, self.days.day)

    def _refresh(self) -> None:
        results, attempts, today = self._results, self.attempts, self.days.look()
        if results is None or attempts is None:
            return

        latest = results.latest(RATED)
        self.list.show_standings(self._standing_of, today)
        self.list.show_progress(results.progress(today, latest))
        self.bar.chips.show_texts([self.list.count])
        # Today's puzzles are continued on their cards.
        begun = [one for one in attempts.latest() if one.day != today.isoformat()]
        self.list.show_results(begun, latest, results.runs())
        if self.mistakes is not None:
            kept = self.mistakes.open(today)
            self.list.side.mistakes.show_mistakes(kept, today)
            self.list.show_due(sum(one.due <= today.isoformat() for one in kept))

    def _standing_of(self, kind: str) -> KindStanding:
        """Return the state of today's puzzle of a kind, as far as it is known."""
        results, attempts, today = self._results, self.attempts, self.days.day
        if results is None or attempts is None or self.provider is None:
            return KindStanding()
        begun = attempts.of_day(kind, today.isoformat()) is not None
        puzzle = self.provider.todays(kind, today)
        difficulty, task = 0, ""
        if puzzle is not None:
            difficulty, task = puzzle.difficulty, goal_words(kind, puzzle.goal)
        streak = results.streak(kind, today)
        return KindStanding(results.on(kind, today), streak, begun, difficulty, task)

    def _show_made(self, kind: str) -> None:
        if self._results is not None:
            self.list.refresh_standing(kind, self._standing_of(kind))

    def begin_mistake(self, mistake: Mistake) -> None:
        """Show one of the player's mistakes to solve, after reading its match."""
        kept = self.mistakes
        if kept is None:
            return
        self._open_provider().cancel()
        more = any(one != mistake for one in kept.due(self.days.look()))
        refused = self.tr("The game with this mistake cannot be read.")
        try:
            text = kept.record_of(mistake)
        except OSError:
            text = ""
        self._reading.ask(
            lambda _: Match.from_text(text),
            lambda match: self.mistake_wanted.emit(mistake, match, more),
            lambda: self.told.emit(refused),
        )

    def begin_mistake_after(self, last: Mistake) -> None:
        """Open the next mistake that is due, if there is one.

        It is not the last one, whose result may still be being stored.
        """
        self._open_provider()
        due = self.mistakes.due(self.days.look()) if self.mistakes is not None else []
        others = [one for one in due if (one.match, one.step) != (last.match, last.step)]
        if others:
            self.begin_mistake(others[0])

    def _show_working(self, kind: str) -> None:
        self.list.show_working(kind)
        if self.session is not None:
            words = translate("common", "Making a puzzle…") if kind else ""
            self.table.panel.show_waiting(words, stops=True)

    def _want_daily(self, kind: str) -> None:
        provider, today = self._open_provider(), self.days.look()
        begun = self.attempts.of_day(kind, today.isoformat()) if self.attempts else None
        if begun is not None:
            self.begin(begun.text, begun.day)
        else:
            provider.want_daily(kind, today)

    def _want(self, kind: str, difficulties: range) -> None:
        self._open_provider().want(kind, difficulties)

    def _show_checked(self, text: str, difficulty: int, reason: str) -> None:
        """Show the result of checking a pasted puzzle that is on the table."""
        session = self.session
        if session is None or session.text != text:
            return
        session.difficulty, session.counts = difficulty or session.difficulty, not reason
        self.table.panel.show_puzzle(session)
        if reason:
            words = self.tr("This puzzle has a fault and does not count: {reason}.")
            self.told.emit(words.format(reason=reason))

    # -- the table

    def _stop_requests(self) -> PuzzleProvider:
        """Drop what was asked for before another puzzle begins; return the provider."""
        self._reading.stop()
        provider = self._open_provider()
        provider.cancel()
        provider.fill(False)
        return provider

    def begin(self, text: str, day: str = "") -> None:
        """Put a puzzle on the table; report an invalid text."""
        provider = self._stop_requests()
        self._note()
        try:
            session = self._taken_up(text, day)
            goes_on = session is not None
            session = session or PuzzleSession(text, day, self)
        except InvalidPuzzle as error:
            self.told.emit(self._said(translated(error.message)))
            return
        self.fade_in()
        session.finished.connect(self._keep)
        session.keep_by = self._keep_attempt
        session.shown.connect(self._shown)
        self.sides.setCurrentWidget(self.table)
        self.setWindowTitle(self.tr("{game}: puzzle").format(game=session.game.title))
        self.bar.title.setText(session.game.title)
        self.commands[BACK].setText(self.tr("Back to the puzzles"))
        self.bar.undo_button.show()
        self._show_tools(False)
        self.list.side.paste.field.clear()
        self.bar.redo_button.setVisible(session.free)
        self.table.start(session)
        session.shown.connect(self._show_chips)
        self._show_chips()
        provider.check(text)
        if goes_on:
            self.told.emit(self.tr("You continue this puzzle where you left off"))

    def _show_chips(self) -> None:
        """Show the options once there is a position: the disk may delay it."""
        scene = self.table.scene
        if scene is not None:
            self.bar.chips.show_texts(scene.chips() if scene.view is not None else [])

    def _taken_up(self, text: str, day: str) -> PuzzleSession | None:
        """Return the unfinished attempt at this puzzle; None without one.

        Raises InvalidPuzzle.
        """
        begun = self.attempts.of(text) if self.attempts else None
        if self.attempts is None or begun is None:
            return None
        try:
            return PuzzleSession(text, day or begun.day, self, begun=begun)
        except (InvalidMove, IllegalMove) as error:
            self.attempts.set_aside(text, error.reason)
            words = self.tr(
                "Your attempt could not be read and was set aside ({reason}). "
                "The puzzle starts again."
            )
            self.told.emit(words.format(reason=translated(error.reason)))
            return None

    def _note(self, *, anyway: bool = True) -> None:
        """Save the attempt at the table if it is not over; if not `anyway`, only after a change.

        Saving anyway stores the time spent.
        """
        if self.session is None or self.attempts is None:
            return
        text, left = self.session.text, self.session.left_off()
        if left is None:
            self.attempts.forget(text)
        elif anyway or not left.as_far_as(self.attempts.of(text)):
            self.attempts.save(left)

    def _say_unkept(self, reason: str) -> None:
        words = self.tr("This attempt cannot be saved and will be lost when you quit: {reason}.")
        self.told.emit(words.format(reason=reason))

    def _keep_attempt(self, then: Callable[[], object]) -> None:
        self._note(anyway=False)
        if self.attempts is None:
            then()
        else:
            self.attempts.when_written(then)

    def _shown(self, shown: PuzzleShown) -> None:
        self.commands[UNDO].setEnabled(shown.can_undo)
        self.commands[REDO].setEnabled(shown.can_redo)

    def _keep(self, verdict: Verdict, seconds: int) -> None:
        """Store the result of an attempt."""
        session, results = self.session, self._results
        if session is None or results is None:
            return
        done, grade = (session.kind, session.id, session.day), session.difficulty
        self.table.panel.practice = results.of(session.kind, session.id) is not None
        if self.store is not None and not self.store.refusal and session.counts:
            self.retries.add(lambda: results.add(*done, verdict, seconds, grade), self._say_lost)

    # -- against the clock

    def begin_run(self, kind: str, seconds: int) -> None:
        """Begin a timed run with puzzles of a kind, or of all quick kinds if it is empty."""
        self._stop_requests()
        if self.runs is None:
            self.runs = RunTable(lambda *wanted: self._open_provider().at_once(*wanted))
            self.runs.closed.connect(self.show_list)
            self.runs.again.connect(self._run_again)
            self.runs.frame.attached.connect(self.offer_loops)
            self.sides.addWidget(self.runs)
        run = TimedRun(kind, seconds)
        run.ended.connect(lambda: self._keep_run(run))
        self.fade_in()
        self.sides.setCurrentWidget(self.runs)
        self.setWindowTitle(translate("common", "Against the clock"))
        self.bar.title.setText(self.windowTitle())
        self._show_tools(False)
        self.bar.chips.show_texts([run_words(kind, seconds)])
        self.commands[BACK].setText(self.tr("Back to the puzzles"))
        known = self._results.runs() if self._results is not None else ()
        self.runs.begin(run, best_run(known, kind, seconds))

    def _run_again(self) -> None:
        run = self.runs.run if self.runs is not None else None
        if run is not None:
            self.begin_run(run.kind, run.seconds)

    def _keep_run(self, run: TimedRun) -> None:
        """Store the result of a run, unless it is empty."""
        results, store = self._results, self.store
        if results is None or store is None or store.refusal or not run.course:
            return
        missed = len(run.course) - run.solved
        done = RunResult(run.kind, run.seconds, run.solved, missed)
        self.retries.add(lambda: results.add_run(done), self._say_lost)

    def _say_lost(self, error: OSError) -> None:
        words = self.tr("This result cannot be saved: {reason}.")
        self.told.emit(words.format(reason=system_reason(error)))

    def undo(self) -> None:
        """Undo the last move, unless it revealed something."""
        self._tell(PuzzleSession.undo)

    def redo(self) -> None:
        """Redo the last undone move, if moves are free."""
        self._tell(PuzzleSession.redo)

    def _send(self) -> None:
        if self.session is not None:
            share(self.session.text)
            self.told.emit(translate("common", "Puzzle copied. Paste it into a message."))

    def _next(self) -> None:
        session = self.session
        if session is None:
            return
        kind = self._next_daily(session.kind) if session.day else ""
        if kind:
            self._want_daily(kind)
        else:
            self._want(session.kind, self.list.difficulties)

    def _next_daily(self, kind: str) -> str:
        """Return the kind after this one whose daily puzzle has no result; empty if all have."""
        results, today, kinds = self._results, self.days.look(), [*KINDS]
        at = kinds.index(kind)
        others = (*kinds[at + 1 :], *kinds[:at])
        return next((one for one in others if results and results.on(one, today) is None), "")

    def go_back(self) -> None:
        """Go back one step: from a question, the table or the page. Ask before ending a run."""
        side = self.sides.currentWidget()
        if side is self.list:
            self.left.emit()
        elif self.frame.dismiss():
            pass
        elif self.runs is not None and self.runs.going_on:
            self.runs.ask_to_end()
        else:
            self.show_list()

    # -- the window

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause the puzzle and stop background work as the page is left."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._tick()
            self._ticks.stop()
            self.rest()

    def showEvent(self, event: QShowEvent) -> None:
        """Continue the clock of the table as the page is shown again."""
        super().showEvent(event)
        self._ticks.start()

    def _tick(self) -> None:
        side = self.sides.currentWidget()
        if isinstance(side, PuzzleTable):
            side.tick(playable=is_playable(self))

    def may_go(self) -> bool:
        if self.runs is not None and self.runs.going_on:
            self.runs.ask_to_end()
            return False
        return True

    def way_here(self) -> "Callable[[PuzzlePage], object]":
        session = self.session
        if session is None or session.verdict is not None:
            return super().way_here()
        self._note()
        text, day = session.text, session.day
        return lambda page: page.begin(text, day)

    def store_draft(self) -> None:
        self._note(anyway=False)

    def rest(self) -> None:
        """Stop making puzzles, and save the attempt at the table."""
        self._note()
        self._reading.stop()
        if self.runs is not None:
            self.runs.clear()
        if self.provider is not None:
            self.provider.cancel()
            self.provider.fill(False)

    def shut_down(self) -> None:
        super().shut_down()
        self.close_store()

    def close_store(self) -> None:
        """Close the player's file."""
        if self.provider is not None and self.store is not None:
            self.retries.finish()
            self.provider.close()
            self.provider.deleteLater()
            if self.attempts is not None:
                self.attempts.close()
                self.attempts.deleteLater()
            self.store.close()
        self._reading.close()
        self.provider = self._results = self.store = self.attempts = self.mistakes = None
