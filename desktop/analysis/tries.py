"""Tries: the moves tried in place of a mistake, judged in threads."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.analysis.analysis import STANDARD, Analysis, Course
from desktop.analysis.marks import FAULTS, word_of
from desktop.analysis.move_words import in_words
from desktop.analysis.own_mistakes import forget, note_try
from desktop.analysis.session import AnalysisSession, Hands
from desktop.background.task import BackgroundTask
from desktop.board.spoken.rule_text import capitalised
from desktop.language.messages import listed
from desktop.language.numbers import percent
from desktop.storage.mistakes import Mistake
from rules.core import Position
from rules.games import game_named
from rules.match import Decision

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import LineStep, MoveVerdict

translate = QCoreApplication.translate

LOOK_MS = 2600
"""Milliseconds for which the answer to a tried move is shown before it is undone."""
_LINE = 6
"""The most moves of a line that could have followed."""


class Tries(QObject):
    """Lets the player look for a better move at a step, and finds the line after the best one.

    It works on one question at a time; a new one, or `stop`, discards the answer.
    """

    refused = Signal(str)  # what a wrong move costs, or that something failed

    def __init__(
        self,
        session: AnalysisSession,
        analysis: Analysis,
        tell: Callable[[str], None],
        show_answer: Callable[[], object],
    ) -> None:
        """`tell` announces a sentence.

        `show_answer` shows the answer once the player no longer looks for it.
        """
        super().__init__(session)
        self._show_answer = show_answer
        self._session, self._analysis, self._tell = session, analysis, tell
        self.own: Mistake | None = None
        """The mistake of the player that is solved, while it is shown."""
        self.more = False
        """Whether other mistakes follow it."""
        self._task = BackgroundTask(self)
        self._noting = BackgroundTask(self)
        self._looking = QTimer(self, singleShot=True, interval=LOOK_MS)
        self._looking.timeout.connect(session.show)
        session.tried.connect(self._judge)

    @property
    def busy(self) -> bool:
        return self._task.busy

    @property
    def trying(self) -> bool:
        """Whether the player is looking for a better move than the one played."""
        return self._session.hands is Hands.TRY

    @property
    def step(self) -> int:
        """The number of the move before which the match is shown, or the number of moves."""
        return self._session.place()

    @property
    def shows_line(self) -> bool:
        """Whether a line is on the board that could have followed."""
        return bool(self._session.line_ahead)

    @property
    def played(self) -> Decision | None:
        """The decision shown as it was made; None while another move is shown."""
        course = self._analysis.course
        if course is None or self.shows_line or self.trying:
            return None
        if self.step >= course.last:  # a line of a study may be longer than the match
            return None
        return course.decision(self.step)

    def stop(self) -> None:
        """Discard the present question; results are still noted."""
        self._task.stop()

    def leave(self) -> None:
        """Stop looking for a better move, and forget that it was a mistake of the player."""
        self.own, self.more = None, False
        self._stop_trying()

    def _stop_trying(self) -> None:
        self.stop()
        self._looking.stop()
        if self.trying:
            self._session.hands = Hands.LOOK

    def close(self) -> None:
        """Stop, and wait briefly for the threads."""
        self._task.close()
        self._noting.close()

    def find_line(self, view: Position, text: str) -> None:
        """Find and show what would follow a move."""
        play = self._session.play_along
        self._task.ask(lambda stop: _line_of(view, text, stop), play, self._fail)

    def begin(self, step: int) -> None:
        """Let the player look for a better move at a step."""
        self.stop()
        self._session.hands = Hands.TRY
        self._session.walk_to(step)

    def end(self) -> None:
        """Show the answer."""
        self._stop_trying()
        self._session.walk_to(self.step)
        self._show_answer()

    def give_up(self) -> None:
        """Note that the player asked for the answer, and show it."""
        match, step = self._analysis.match, self.step
        self._noting.ask(
            lambda _: note_try(match, step, solved=False),
            lambda kept: self._tell(_when_again(kept)) if kept is not None else None,
        )
        self.end()

    def forget(self) -> None:
        """Never ask about the present mistake again, and show the answer."""
        match, step = self._analysis.match, self.step
        words = self.tr("You will not be asked about this move again.")
        self._noting.ask(lambda _: forget(match, step), lambda _: self._tell(words))
        self.end()

    def _judge(self, move: object) -> None:
        course, step = self._analysis.course, self.step
        if course is not None and not self.busy and not self._looking.isActive():
            view, known = self._session.showing.view, self._analysis.verdicts[step]
            self._task.ask(
                lambda stop: _tried(course, step, view, move, known, stop), self._answer, self._fail
            )

    def _fail(self) -> None:
        self.refused.emit(translate("common", "Something went wrong. Try again."))

    def _answer(self, found: _Tried | _Prepared) -> None:
        if isinstance(found, _Prepared):
            self._session.prepare(found.view)
        elif found.verdict.mark.value in FAULTS:
            self._session.glimpse(found.line)
            self.refused.emit(_refutation(found))
            self._looking.start()
        else:
            move = in_words(found.decision, found.verdict.played)
            words = self.tr("Correct, {move}: {mark}.").format(
                move=capitalised(move), mark=word_of(found.verdict)
            )
            again = _when_again(found.kept) if found.kept is not None else ""
            self.end()
            self._tell(f"{words} {again}".strip())


class _Tried(NamedTuple):
    """The result of a tried move.

    The decision it would replace, its verdict, the answer to it, the names of the players, and the
    stored mistake.
    """

    decision: Decision
    verdict: MoveVerdict
    line: tuple[LineStep, ...]
    names: tuple[str, ...]
    kept: Mistake | None


class _Prepared(NamedTuple):
    """The position after a move that only prepares others, which is not judged."""

    view: Position


def _tried(
    course: Course,
    step: int,
    view: Position,
    move: object,
    known: MoveVerdict | None,
    stop: Event,
) -> _Tried | _Prepared:
    """Judge the move tried at a step, or the first one of a text. Raises InvalidMove.

    `view` is the position before it, and `known` the verdict on the move that was played.
    """
    # Imported here, because the computer players take long to load.
    from rules.review import after_preparing, answer_to, compare, judge

    decision = course.decision(step)
    if isinstance(move, str):
        move = game_named(view.game).parse_move(view, move)[0]
    prepared = after_preparing(view, move)
    if prepared is not None:
        return _Prepared(prepared)
    verdict = (
        judge(view, move, STANDARD, stop) if known is None else compare(view, move, known, stop)
    )
    wrong = verdict.mark.value in FAULTS
    line = answer_to(view, move, stop) if wrong else ()
    kept = None if stop.is_set() else note_try(course.match, step, solved=not wrong)
    return _Tried(decision, verdict, line, tuple(course.match.names), kept)


def _line_of(view: Position, text: str, stop: Event) -> tuple[LineStep, ...]:
    """Return a move and its continuation."""
    from rules.review import line_after

    move = game_named(view.game).parse_move(view, text, closed=False)[0]
    return line_after(view, move, _LINE, stop)


def _refutation(tried: _Tried) -> str:
    """Return what a move costs, and the opponents' answer to it."""
    answers = [step for step in tried.line[1:] if step.player != tried.decision.player]
    words = translate("Tries", "{move} lowers the win chance by {share}. Try another move.")
    if answers:
        words = translate(
            "Tries", "{move} lowers the win chance by {share}: {name} replies {answer}. Try again."
        )
    return words.format(
        move=capitalised(in_words(tried.decision, tried.verdict.played)),
        share=percent(tried.verdict.lost),
        name=tried.names[answers[0].player] if answers else "",
        answer=listed(*(step.text for step in answers)) if answers else "",
    )


def _when_again(mistake: Mistake) -> str:
    """Return a sentence about when a mistake comes back."""
    if not mistake.due:
        return translate("Tries", "You know this move now. You will not be asked again.")
    count = (datetime.date.fromisoformat(mistake.due) - datetime.date.today()).days
    return translate("Tries", "You will be asked again in %n days.", None, count)
