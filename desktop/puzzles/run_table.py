"""The table of a timed run: puzzles one after another, the clock, and the result."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QCoreApplication, QRectF, QTimer
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.board.contract import Prompt
from desktop.controls.buttons import Button, Look
from desktop.controls.lay import lay
from desktop.frame.banner import BannerWords
from desktop.language.messages import translated
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle
from desktop.puzzles.panel import TwoFigures
from desktop.puzzles.session import PuzzleSession, PuzzleShown
from desktop.puzzles.table import PuzzleTable, question
from desktop.puzzles.timed_run import PENALTY, TimedRun
from desktop.puzzles.words import clock_words
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix
from rules.puzzles import Verdict

translate = QCoreApplication.translate

_MARK = 22
_IN_A_ROW = 12
_SOON = 10  # seconds
_SAID_AT = (60, 30, _SOON)
LOOK_MS, LONG_LOOK_MS = 700, 1800


class Course(QWidget):
    """A mark for each puzzle of a run: a tick if it was solved, otherwise a cross."""

    def __init__(self) -> None:
        super().__init__()
        self.course: list[bool] = []
        self.looked_at: int | None = None

    def show_course(self, course: list[bool], looked_at: int | None = None) -> None:
        """Show these results, and a ring round the one being looked at."""
        self.course, self.looked_at = list(course), looked_at
        fix(self, QWidget.setFixedHeight, _MARK * max(1, ceil(len(course) / _IN_A_ROW)))
        solved = sum(course)
        words = translate("Course", "%n solved, {m} not solved", None, solved)
        self.setAccessibleName(words.format(m=len(course) - solved))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        step = min(_MARK, room(self).width() / _IN_A_ROW)
        with painting(self) as painter:
            for number, solved in enumerate(self.course):
                row, column = divmod(number, _IN_A_ROW)
                box = QRectF(column * step, row * _MARK, step, _MARK).adjusted(2, 3, -2, -3)
                ink = colours.colour("success" if solved else "error")
                painter.fillPath(circle(box.center(), box.height() / 2), ink)
                if number == self.looked_at:
                    painter.setPen(QPen(colours.colour("text"), 2))
                    painter.drawEllipse(
                        box.center(), box.height() / 2 + 1.5, box.height() / 2 + 1.5
                    )
                name = "check" if solved else "close"
                middle = box.center()
                sign = QRectF(middle.x() - 5, middle.y() - 5, 10, 10)
                paint_icon(painter, name, sign, colours.colour("surface"))


class RunTable(PuzzleTable):
    """Leads a run from puzzle to puzzle."""

    def __init__(
        self,
        take: Callable[[str, int], str],
        again: Callable[[], object],
        close: Callable[[], object],
    ) -> None:
        """`take` returns the line of a puzzle of a kind and difficulty; empty if there is none.

        `again` begins another run, and `close` leaves the table.
        """
        super().__init__()
        self._again, self._close = again, close
        self.run: TimedRun | None = None
        self._take = take
        self._best = 0
        self._judged = False
        self._texts: list[str] = []  # of the puzzles so far
        self._looked_at = 0
        self._result: BannerWords | None = None
        self.figures = TwoFigures()
        self.course = Course()
        #: what skipping a puzzle costs
        self.skip = Button(self.tr("Skip (−{n} s)").format(n=PENALTY), Look.QUIET, "next")
        self.skip.acts_once = True
        #: button: ends the run against the clock
        self.stop_button = Button(self.tr("Stop"), Look.QUIET, "flag")
        words = translate(
            "RunTable",
            "Skip to the next puzzle. This costs %n seconds, like a wrong move.",
            None,
            PENALTY,
        )
        self.skip.setToolTip(words)
        self.earlier = Button(self.tr("Earlier"), Look.QUIET, "previous")
        self.later = Button(self.tr("Later"), Look.QUIET, "next")
        head, foot = QWidget(), QWidget()
        lay(QVBoxLayout(head), self.figures, self.course, spacing=10)
        buttons = (self.skip, self.stop_button, self.earlier, self.later)
        lay(QHBoxLayout(foot), *((button, 1) for button in buttons), spacing=8)
        self.panel.lend(head, foot)
        self._between = QTimer(self, singleShot=True)
        self._between.timeout.connect(self._next)
        self.skip.clicked.connect(self._skip)
        self.stop_button.clicked.connect(self.ask_to_end)
        self.earlier.clicked.connect(lambda: self._look_at(self._looked_at - 1, self.earlier))
        self.later.clicked.connect(lambda: self._look_at(self._looked_at + 1, self.later))

    # -- a run

    def begin(self, run: TimedRun, best: int) -> None:
        """Begin a run; `best` is the highest number solved in earlier runs."""
        self.clear()
        self.run, self._best, self._texts = run, best, []
        run.setParent(self)
        run.ticked.connect(self._show_time)
        run.ended.connect(self._end)
        self._show_buttons()
        self._next()

    def tick(self, *, playable: bool) -> None:
        if self.run is not None:
            self.run.tick(playable=playable)

    def clear(self) -> None:
        """End the run, if there is one, and clear the table."""
        run, self.run = self.run, None
        if run is not None:
            run.end()
            run.deleteLater()
        self._between.stop()
        self.stop()

    def _next(self) -> None:
        run = self.run
        if run is None or run.over:
            return
        self._judged = False
        text = self._take(run.next_kind(), run.difficulty)
        if not text:
            run.end()
            return
        self._texts.append(text)
        asked = not self.banner.isHidden()
        self.start(PuzzleSession(text, "", self))
        if asked:
            self.ask_to_end()
        self._show_progress()
        run.go_on()

    def _judge(self, solved: bool, look_ms: int) -> None:
        """Store the puzzle's result, and show it for a moment."""
        run = self.run
        if run is None or run.over or self._judged:
            return
        self._judged = True
        run.pause()
        run.mark(solved)
        self._show_progress()
        self._between.start(look_ms)

    def _skip(self) -> None:
        self._judge(False, 0)
        self.view.setFocus()

    def _end(self) -> None:
        """Show the result of the run, and the solution of the last puzzle."""
        run, session = self.run, self.session
        self._between.stop()
        if run is None:
            return
        self._looked_at = len(self._texts) - 1
        self._show_buttons()
        self._show_progress()
        if session is not None:  # in the next turn, as the table may still run what ended the run
            QTimer.singleShot(0, session, session.give_up)
        if run.solved > self._best:
            line = self.tr("This is your best result.")
        elif self._best:
            line = self.tr("Your best result is {n}.").format(n=self._best)
        else:
            line = ""
        another, back = self.tr("Another run"), self.tr("To the puzzles")
        self._result = question(_result_of(run), line, another, back, first="yes")
        self._ask(self._result)

    # -- looking back at the puzzles

    def _show_buttons(self) -> None:
        """Show the buttons of a run, or of looking back at it."""
        over, last = self.run is not None and self.run.over, len(self._texts) - 1
        for button in (self.skip, self.stop_button):
            button.setVisible(not over)
        self.earlier.setVisible(over and last > 0)
        self.later.setVisible(over and last > 0)
        self.earlier.setEnabled(self._looked_at > 0)
        self.later.setEnabled(self._looked_at < last)

    def _look_at(self, number: int, pressed: Button) -> None:
        """Show another puzzle of the run, with its solution."""
        self._looked_at = number
        session = PuzzleSession(self._texts[number], "", self)
        self.start(session)
        session.give_up()
        self._ask(self._result)
        self._show_buttons()
        self._show_progress()
        place = self.tr("Puzzle {n} of {m}").format(n=number + 1, m=len(self._texts))
        self.frame.say(place)
        other = self.earlier if pressed is self.later else self.later
        (pressed if pressed.isEnabled() else other).setFocus()

    # -- questions

    @property
    def going_on(self) -> bool:
        """Whether a run is not over."""
        return self.run is not None and not self.run.over

    def ask_to_end(self) -> None:
        """Ask whether to end the run; the clock continues meanwhile."""
        if self.going_on:
            title, line = self.tr("Stop the run?"), self.tr("Your result counts.")
            stop, on = self.tr("Stop"), translate("common", "Continue")
            self._ask(question(title, line, stop, on))

    def _answer(self, yes: bool) -> None:
        self._ask(None)
        run = self.run
        if run is not None and run.over:
            (self._again if yes else self._close)()
        elif run is not None and yes:
            run.end()
        else:
            self.view.setFocus()

    # -- display

    def _show(self, shown: PuzzleShown) -> None:
        if shown.astray:
            self._judge(False, LONG_LOOK_MS)
        super()._show(shown)
        if shown.steps and not shown.step and self.session is not None:  # no button to continue
            self.session.step(shown.steps)

    def _finish(self, verdict: Verdict, seconds: int) -> None:
        self._judge(verdict.solved, LOOK_MS if verdict.solved else LONG_LOOK_MS)

    def _show_working(self, working: bool) -> None:
        super()._show_working(working)
        if self.run is not None and not self._judged:
            (self.run.pause if working else self.run.go_on)()

    def _worded(self, session: PuzzleSession, shown: PuzzleShown, prompt: Prompt) -> Prompt:
        if self.run is None or not self._judged or shown.steps:
            return super()._worded(session, shown, prompt)
        if self.run.course[-1]:
            return Prompt(translate("common", "Solved"), "")
        lost = translate("RunTable", "%n seconds lost.", None, PENALTY)
        verdict = session.verdict
        return Prompt(
            translate("common", "Not solved"),
            f"{lost} {translated(verdict.sentence)}" if verdict else lost,
        )

    def _show_progress(self) -> None:
        if self.run is not None:
            self.course.show_course(self.run.course, self._looked_at if self.run.over else None)
            self._show_time()

    def _show_time(self) -> None:
        run = self.run
        if run is None:
            return
        self.figures.enlarge(run.over)
        if run.over:
            best = str(max(run.solved, self._best))
            self.figures.show_figures(
                (str(run.solved), self.tr("solved"), "text"),
                #: below a number: the most puzzles solved in a run
                (best, self.tr("best"), "muted"),
                _result_of(run),
            )
            return
        left = ceil(run.left)
        #: below the time that is left
        time = (clock_words(left), self.tr("left"), "error" if left <= _SOON else "text")
        solved = run.solved
        words = translate("RunTable", "{time} left, %n solved", None, solved).format(time=time[0])
        changed = self.figures.show_figures(
            #: below a number: puzzles solved in this run
            time,
            (str(run.solved), self.tr("solved"), "text"),
            words,
        )
        if changed and left in _SAID_AT:
            self.frame.say(words)


def _result_of(run: TimedRun) -> str:
    solved = run.solved
    words = translate("RunTable", "%n solved in {time}", None, solved)
    return words.format(time=clock_words(run.taken))
