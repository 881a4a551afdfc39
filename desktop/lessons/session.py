"""LessonSession: a lesson being solved. Only it holds the position; others get views."""

import dataclasses
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.background.task import BackgroundTask
from desktop.board.contract import Shown
from desktop.board.row_data import PlyText
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.telling import what_happened
from desktop.language.messages import stand_ins, translated
from rules.core import AnyGame, IllegalMove, InvalidMove, Message
from rules.core.lesson import LEARNER, Lesson, Trial, trial

translate = QCoreApplication.translate

LOOK_MS = 1800
"""How many milliseconds each move of a solution is shown."""


class LessonSession(QObject):
    """One lesson and the player's trial of it. Every error becomes one sentence in `refused`."""

    shown = Signal(Shown)
    refused = Signal(str)
    succeeded = Signal(str)  # what has been learnt
    failed = Signal(str)  # what is missing, or what the mistake does
    returned = Signal()  # the solution was shown, and the lesson begins again

    def __init__(self, game: AnyGame, lesson: Lesson, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game, self.lesson = game, lesson
        self._trial = trial(game, lesson)
        self._plies: tuple[PlyText, ...] = ()
        self._task = BackgroundTask(self)
        self._looking = QTimer(self, singleShot=True, interval=LOOK_MS)
        self._looking.timeout.connect(self._go_on)
        self._to_show: list[str] = []
        """The moves still to play while the solution is shown."""
        self._showing = False
        self.done = False
        self.wrong = False
        """Whether a move that does not solve the lesson is on the board."""

    @property
    def tried(self) -> bool:
        """Whether a move was played since the lesson began."""
        return bool(self._trial.moves) or self.busy or self.wrong

    @property
    def busy(self) -> bool:
        """Whether a reply is computed, or a position or solution is being shown."""
        return self._task.busy or self._looking.isActive() or self._showing

    def start(self) -> None:
        """Begin or restart the lesson."""
        self._task.stop()
        self._looking.stop()
        self._to_show, self._showing, self.done, self.wrong = [], False, False, False
        self._trial, self._plies = trial(self.game, self.lesson), ()
        self._show(self._trial, animate=False)

    def play(self, move: object) -> None:
        """Play a move, or a turn given as text, and the opponent's answer."""
        if self.busy or self.done:
            words = self.tr("Lesson complete. Continue with the next one.")
            self.refused.emit(words if self.done else self.tr("Wait a moment, please."))
            return
        self.retry()
        before = self._trial
        try:
            moves = self._moves(before, move)
        except (InvalidMove, IllegalMove) as error:
            self._show(before, animate=False)
            self.refused.emit(capitalised(error.reason))
            return
        self._task.ask(lambda _stop: _judged(before, moves), self._arrive, self._lost)

    def _moves(self, before: Trial, move: object) -> Sequence[object]:
        """Return the checked moves of a text, or a single move as a list.

        Raises InvalidMove and IllegalMove.
        """
        if isinstance(move, str):
            return self.game.parse_move(before.view, move, closed=False)
        self.game.check(before.view, move)
        return [move]

    def retry(self) -> None:
        """Undo a move that did not solve the lesson."""
        if self.wrong:
            self.wrong = False
            self._show(self._trial, animate=False)

    def show_way(self) -> None:
        """Show one solution from the beginning, then undo it."""
        self.start()
        self._to_show, self._showing = list(self.lesson.show), True
        self._show(self._trial, animate=False)
        self._go_on()

    def close(self) -> None:
        """Cancel any computation."""
        self._task.close()
        self._looking.stop()

    def _lost(self) -> None:
        self.refused.emit(translate("common", "Something went wrong. Try again."))
        self.start()

    def _arrive(self, judged: "tuple[Trial, Message | None]") -> None:
        """Count a judged move, or leave it on the board until `retry`."""
        after, mistake = judged
        if mistake is None:
            self.done = after.succeeded
            self._advance(after)
            if self.done:
                self.succeeded.emit(translated(self.lesson.learnt))
            return
        self.wrong = True
        self._show(after, animate=True)
        self.failed.emit(translated(mistake))

    def _advance(self, after: Trial) -> None:
        """Show the next position of the trial."""
        before, self._trial = self._trial, after
        fresh = after.events[len(before.events) :]
        text = ", ".join(after.moves[len(before.moves) :])
        self._plies = (*self._plies, PlyText(len(self._plies) + 1, LEARNER, text, fresh))
        self._show(after, animate=True)

    def _go_on(self) -> None:
        """Show the next move of the solution, or restart the lesson after the last one."""
        if self._to_show:
            self._looking.start()
            self._advance(self._trial.type(self._to_show.pop(0)))
        else:
            self.start()
            self.returned.emit()

    def _show(self, now: Trial, *, animate: bool) -> None:
        names = self._names(len(now.view.names))
        view = dataclasses.replace(now.view, names=names)
        fresh = now.events[len(self._trial.events) :] if now is not self._trial else ()
        plies = self._plies
        if fresh:
            plies = (*plies, PlyText(len(plies) + 1, LEARNER, now.moves[-1], fresh))
        elif animate and plies:
            fresh = plies[-1].events
        news = what_happened(fresh if animate else (), names)
        self.shown.emit(
            Shown(
                view=view,
                viewer=LEARNER if self.game.hidden else None,
                seat=None if self.busy or self.done or self.wrong else LEARNER,
                animate=animate,
                plies=plies,
                happened=news.whole,
                brief=news.brief,
            )
        )

    def _names(self, players: int) -> tuple[str, ...]:
        """Return the players' names.

        They are colours, because the lessons' texts use those.
        """
        colours = self.tr("Blue"), self.tr("Orange")
        return (*colours, *stand_ins(players)[len(colours) :])[:players]


def _judged(before: Trial, moves: Sequence[object]) -> "tuple[Trial, Message | None]":
    """Return the trial after those moves that count, and the message about a mistake, if any."""
    now = before
    for move in moves:
        now = now.play(move)
        if now.over or now.succeeded or now.mistake:
            break
    return now, now.mistake
