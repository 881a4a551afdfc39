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
from desktop.paper.commands import PaperCommands
from desktop.puzzles.booklet_sheet import BookletSheet
from desktop.puzzles.kind_list import KindList
from desktop.puzzles.player_file import PlayerFile
from desktop.puzzles.provider import PuzzleProvider
from desktop.puzzles.results import RATED, best_run
from desktop.puzzles.run_table import RunTable
from desktop.puzzles.session import PuzzleSession, PuzzleShown
from desktop.puzzles.table import PuzzleTable
from desktop.puzzles.timed_run import TimedRun
from desktop.puzzles.words import run_words
from desktop.shell.clipboard import share
from desktop.storage.mistakes import Mistake
from desktop.table.clock import TICK_MS, is_playable
from rules.match import Match
from rules.puzzles import InvalidPuzzle, Verdict

translate = QCoreApplication.translate


class PuzzlePage(BoardPage):
    """The puzzles page; it does not know the match at the table."""

    topic = PUZZLES
    mistake_wanted = Signal(Mistake, Match, bool)
    """A Mistake to solve, its Match, and whether other mistakes follow."""

    def __init__(self, today: Callable[[], datetime.date] = datetime.date.today) -> None:
        super().__init__()
        self.days = DayWatch(self._follow_day, self, today)
        self._file: PlayerFile | None = None
        self.add_command(UNDO, lambda: self._tell(PuzzleSession.undo))
        self.add_command(REDO, lambda: self._tell(PuzzleSession.redo))
        PictureCommands(self, board_of(lambda: self.view))
        PaperCommands(self, self._paper)
        self.list = KindList(self._want_daily)
        self.table = PuzzleTable()
        self.runs: RunTable | None = None
        """The table of timed runs, after the first one was begun."""
        self.sides = QStackedWidget()
        self._reading = BackgroundTask(self)
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
        feature, side, panel = self.list.feature, self.list.side, self.table.panel
        feature.solve.clicked.connect(lambda: self._want_daily(feature.kind))
        feature.another.clicked.connect(lambda: self._want(feature.kind))
        side.begun.chosen.connect(lambda text: self.begin(text))
        side.run.start.clicked.connect(lambda: self.begin_run(*side.run.choice))
        side.mistakes.chosen.connect(self.begin_mistake)
        side.paste.pasted.connect(lambda text: self.file.provider.want_pasted(text))
        for waiting in (feature.waiting, panel.waiting):
            waiting.cancel.clicked.connect(lambda: self.file.provider.cancel())
        for again in (panel.again_button, panel.strip.again):
            again.clicked.connect(self._begin_again)
        panel.send.clicked.connect(self._send)
        panel.next.clicked.connect(self._next)

    def _begin_again(self) -> None:
        if self.table.panel.astray:
            self.commands[UNDO].trigger()
        else:
            self._tell(PuzzleSession.start)

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

    @property
    def file(self) -> PlayerFile:
        """The player's file, which is opened when it is first needed."""
        if self._file is None:
            self._file = file = PlayerFile(self, self._open_mended)
            provider = file.provider
            provider.got.connect(self.begin)
            provider.checked.connect(self._show_checked)
            provider.refused.connect(lambda reason: self.list.show_problem(self._said(reason)))
            provider.working.connect(self._show_working)
            provider.made_todays.connect(self._show_made)
        return self._file

    def _open_mended(self) -> None:
        if self.isVisible():
            self.activate()

    def _said(self, reason: str) -> str:
        return translate("common", "This is not a puzzle: {reason}.").format(reason=reason)

    # -- the list

    def activate(self) -> None:
        """Show the list, or the puzzle that was open last."""
        idle = self._file is not None and self.session is None
        if idle and self.file.busy and not self.file.results.latest(1):
            self.close_store()  # another program had locked the file, which may be free now
        if self.session is None:
            self.show_list()
        else:
            self.file.provider.check(self.session.text)
            self.main_widget().setFocus()

    def show_list(self) -> None:
        """Return to the kinds; an unfinished attempt is saved for later."""
        self.fade_in()
        provider = self.file.provider
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
        if self.sides.currentWidget() is self.list and self._file is not None:
            self._refresh()
            if self.isVisible():
                self._file.provider.fill(True, self.days.day)

    def _refresh(self) -> None:
        file, today = self.file, self.days.look()
        results, latest = file.results, file.results.latest(RATED)
        self.list.show_standings(lambda kind: file.standing(kind, today), today)
        self.list.show_progress(results.progress(today, latest))
        self.bar.chips.show_texts([self.list.count])
        # Today's puzzles are continued on their cards.
        begun = [one for one in file.attempts.latest() if one.day != today.isoformat()]
        self.list.show_results(begun, latest, results.runs())
        kept = file.mistakes.open(today)
        self.list.side.mistakes.show_mistakes(kept, today)
        self.list.show_due(sum(one.due <= today.isoformat() for one in kept))

    def _show_made(self, kind: str) -> None:
        self.list.refresh_standing(kind, self.file.standing(kind, self.days.day))

    def begin_mistake(self, mistake: Mistake) -> None:
        """Show one of the player's mistakes to solve, after reading its match."""
        kept = self.file.mistakes
        self.file.provider.cancel()
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
        due = self.file.mistakes.due(self.days.look())
        others = [one for one in due if (one.match, one.step) != (last.match, last.step)]
        if others:
            self.begin_mistake(others[0])

    def _show_working(self, kind: str) -> None:
        self.list.show_working(kind)
        if self.session is not None:
            words = translate("common", "Making a puzzle…") if kind else ""
            self.table.panel.show_waiting(words, stops=True)

    def _want_daily(self, kind: str) -> None:
        today = self.days.look()
        begun = self.file.attempts.of_day(kind, today.isoformat())
        if begun is not None:
            self.begin(begun.text, begun.day)
        else:
            self.file.provider.want_daily(kind, today)

    def _want(self, kind: str) -> None:
        self.file.provider.want(kind, self.list.difficulties)

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
        provider = self.file.provider
        provider.cancel()
        provider.fill(False)
        return provider

    def begin(self, text: str, day: str = "") -> None:
        """Put a puzzle on the table; report an invalid text."""
        provider = self._stop_requests()
        self._note()
        try:
            session = self.file.taken_up(text, day, self)
            goes_on = session is not None
            session = session or PuzzleSession(text, day, self)
        except InvalidPuzzle as error:
            self.told.emit(self._said(translated(error.message)))
            return
        self.fade_in()
        session.finished.connect(partial(self._keep, session))
        session.keep_by = partial(self.file.keep, session)
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
            self.bar.chips.show_texts(scene.words.chips() if scene.view is not None else [])

    def _note(self, *, anyway: bool = True) -> None:
        """Save the attempt at the table if it is not over."""
        if self.session is not None:
            self.file.note(self.session, anyway=anyway)

    def _shown(self, shown: PuzzleShown) -> None:
        self.commands[UNDO].setEnabled(shown.can_undo)
        self.commands[REDO].setEnabled(shown.can_redo)

    def _keep(self, session: PuzzleSession, verdict: Verdict, seconds: int) -> None:
        """Store the result of an attempt."""
        solved_before = self.file.results.of(session.kind, session.id) is not None
        self.table.panel.practice = solved_before
        self.file.add_result(session, verdict, seconds)

    # -- against the clock

    def begin_run(self, kind: str, seconds: int) -> None:
        """Begin a timed run with puzzles of a kind, or of all quick kinds if it is empty."""
        self._stop_requests()
        if self.runs is None:
            self.runs = RunTable(
                lambda *wanted: self.file.provider.at_once(*wanted), self._run_again, self.show_list
            )
            self.runs.frame.attached.connect(self.offer_loops)
            self.sides.addWidget(self.runs)
        run = TimedRun(kind, seconds)
        run.ended.connect(lambda: self.file.add_run(run))
        self.fade_in()
        self.sides.setCurrentWidget(self.runs)
        self.setWindowTitle(translate("common", "Against the clock"))
        self.bar.title.setText(self.windowTitle())
        self._show_tools(False)
        self.bar.chips.show_texts([run_words(kind, seconds)])
        self.commands[BACK].setText(self.tr("Back to the puzzles"))
        self.runs.begin(run, best_run(self.file.results.runs(), kind, seconds))

    def _run_again(self) -> None:
        run = self.runs.run if self.runs is not None else None
        if run is not None:
            self.begin_run(run.kind, run.seconds)

    def _send(self) -> None:
        if self.session is not None:
            share(self.session.text)
            self.told.emit(translate("common", "Puzzle copied. Paste it into a message."))

    def _next(self) -> None:
        session = self.session
        if session is None:
            return
        kind = self.file.next_daily(session.kind, self.days.look()) if session.day else ""
        if kind:
            self._want_daily(kind)
        else:
            self._want(session.kind)

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
        if self._file is not None:
            self._file.provider.cancel()
            self._file.provider.fill(False)

    def shut_down(self) -> None:
        super().shut_down()
        self.close_store()

    def close_store(self) -> None:
        """Close the player's file."""
        self._reading.close()
        if self._file is not None:
            self._file.close()
            self._file = None
