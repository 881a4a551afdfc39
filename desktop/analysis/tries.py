"""Tries: judges the moves tried in place of a mistake, and finds lines, in threads."""

from __future__ import annotations

import datetime
from threading import Event
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.analysis.analysis import STANDARD, Course
from desktop.analysis.marks import FAULTS, word_of
from desktop.analysis.move_words import in_words
from desktop.analysis.own_mistakes import forget, note_try
from desktop.background.task import BackgroundTask
from desktop.board.spoken.rule_text import capitalised
from desktop.language.messages import listed
from desktop.language.numbers import percent
from desktop.storage.mistakes import Mistake
from rules.core import Position
from rules.games import game_named
from rules.match import Decision, Match

if TYPE_CHECKING:  # the computer players are loaded when they are needed
    from rules.review import LineStep, MoveVerdict

translate = QCoreApplication.translate

_LINE = 6
"""The most moves of a line that could have followed."""


class Tries(QObject):
    """Works on one question at a time; a new one, or `stop`, discards the answer."""

    right = Signal(str)  # what is announced
    wrong = Signal(str, object)  # what is shown, and the line with the opponents' answer
    prepared = Signal(object)  # the position after a move that only prepares others
    line_found = Signal(object)
    failed = Signal()
    noted = Signal(str)  # when a mistake comes back

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task = BackgroundTask(self)
        self._noting = BackgroundTask(self)

    @property
    def busy(self) -> bool:
        return self._task.busy

    def stop(self) -> None:
        """Discard the present question; results are still noted."""
        self._task.stop()

    def close(self) -> None:
        """Stop, and wait briefly for the threads."""
        self._task.close()
        self._noting.close()

    def find_line(self, view: Position, text: str) -> None:
        """Find what would follow a move."""
        self._task.ask(lambda stop: _line_of(view, text, stop), self.line_found.emit, self._fail)

    def judge(
        self, course: Course, step: int, view: Position, move: object, known: MoveVerdict | None
    ) -> None:
        """Judge a move at a step; `known` is the verdict on the move that was played there."""
        if not self.busy:
            self._task.ask(
                lambda stop: _tried(course, step, view, move, known, stop), self._answer, self._fail
            )

    def give_up(self, match: Match, step: int) -> None:
        """Note that the player asked for the answer."""
        self._noting.ask(
            lambda _: note_try(match, step, solved=False),
            lambda kept: self.noted.emit(_when_again(kept)) if kept is not None else None,
        )

    def forget(self, match: Match, step: int) -> None:
        """Never ask about a mistake again."""
        words = self.tr("You will not be asked about this move again.")
        self._noting.ask(lambda _: forget(match, step), lambda _: self.noted.emit(words))

    def _fail(self) -> None:
        self.failed.emit()

    def _answer(self, found: _Tried | _Prepared) -> None:
        if isinstance(found, _Prepared):
            self.prepared.emit(found.view)
        elif found.verdict.mark.value in FAULTS:
            self.wrong.emit(_refutation(found), found.line)
        else:
            move = in_words(found.decision, found.verdict.played)
            words = self.tr("Correct, {move}: {mark}.").format(
                move=capitalised(move), mark=word_of(found.verdict)
            )
            again = _when_again(found.kept) if found.kept is not None else ""
            self.right.emit(f"{words} {again}".strip())


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
