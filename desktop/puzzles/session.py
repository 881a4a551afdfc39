"""PuzzleSession: an attempt at a puzzle. Only it holds the puzzle; others get views."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from time import monotonic
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.background.task import BackgroundTask
from desktop.board.contract import Shown
from desktop.board.editing.history import History
from desktop.board.row_data import PlyText
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.telling import what_happened
from desktop.language.messages import stand_ins
from desktop.puzzles.attempts import SavedAttempt
from desktop.puzzles.play_time import PlayTime
from desktop.puzzles.words import title_of
from rules.core import AnyGame, IllegalMove, InvalidMove, Message, Position
from rules.core.puzzle import (
    ANOTHER_SCORES,
    ATTEMPT_OVER,
    CANNOT_WIN,
    STARS,
    Clue,
    Kind,
    Puzzle,
)
from rules.puzzles import Attempt, Goal, InvalidPuzzle, Verdict, attempt, best_lines, from_text

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PuzzleShown(Shown):
    """The state to show at the table of a puzzle.

    `wrong` counts the moves that gave away a forced win or points; `astray`: the last one must be
    undone.
    `step` and `steps` are the place in the solution, and `said` the move played there; both are 0
    before the solution is shown.
    """

    score: int
    can_undo: bool
    over: bool
    can_redo: bool = False
    wrong: int = 0
    astray: bool = False
    turns: int = 0
    said: str = ""
    step: int = 0
    steps: int = 0
    clues: int = 0
    solution: int = 0
    solutions: int = 0
    """The number of solutions, one of which the steps show."""
    may_ask: bool = False
    """Whether a clue is available."""


P = TypeVar("P", bound=Position)

Trail = tuple[tuple[str, Attempt], ...]
"""A solution: each move, and the attempt after it."""


def _named(view: P) -> P:
    """Return a view with the players' names in the language of the window."""
    names = stand_ins(len(view.names))
    return view if names == view.names else dataclasses.replace(view, names=names)


@dataclass(frozen=True, slots=True)
class _Answer:
    """The result of a computation about the attempt."""

    attempt: Attempt
    verdict: Verdict | None = None
    reason: str = ""
    trails: tuple[Trail, ...] = ()
    clue: Clue | None = None


class PuzzleSession(QObject):
    """One puzzle and one attempt at it. Every error becomes one sentence in `refused`."""

    shown = Signal(PuzzleShown)
    waiting = Signal()  # the disk is slow; nothing is done until it has finished
    refused = Signal(str)
    finished = Signal(Verdict, int)  # and seconds: an attempt has ended or was given up
    working = Signal(bool)  # whether something is being computed

    def __init__(
        self,
        text: str,
        day: str = "",
        parent: QObject | None = None,
        clock: Callable[[], float] = monotonic,
        begun: SavedAttempt | None = None,
    ) -> None:
        """Begin an attempt at the puzzle of a text, or continue a saved one.

        Raises InvalidPuzzle, and for a saved attempt InvalidMove and IllegalMove.
        """
        super().__init__(parent)
        self.text, self.day = text, day
        self._puzzle = from_text(text)
        self.title = title_of(self._puzzle)
        self.difficulty = self._puzzle.difficulty
        """From 1 to 5; that of a puzzle from elsewhere may be corrected."""
        self.counts = True
        """Whether the result is stored; not if the puzzle turned out to be invalid."""
        self._clock = clock
        self._task = BackgroundTask(self)
        self._history = History(attempt(self._puzzle))
        """The attempt after each move; it changes without a move if it costs something."""
        self._trails: tuple[Trail, ...] = ()
        self._solution = self._step = 0
        self._shown_moves = 0
        """The number of moves before the position shown last."""
        self.clue: Clue | None = None
        """The clue paid with a star; None after the next move."""
        self.notes = begun.notes if begun is not None else ()
        """The solver's notes on the board."""
        self._left = _retraced(self._puzzle, begun) if begun is not None else None
        self._told = False
        self.keep_by: Callable[[Callable[[], object]], object] = lambda then: then()
        """Saves the attempt, then calls its argument: at once, or later."""
        self._keeping: object = None
        """Identifies the last change until it is saved."""
        self._time = PlayTime(lambda: self._clock())
        self._spent = float(begun.seconds if begun is not None else 0)
        """The seconds spent on this attempt so far."""
        self.verdict: Verdict | None = None
        """The verdict after the attempt has ended or was given up."""

    @property
    def _attempt(self) -> Attempt:
        return self._history.now

    # -- public facts

    @property
    def game(self) -> AnyGame:
        return self.rules.game

    @property
    def kind(self) -> str:
        return self._puzzle.kind

    @property
    def id(self) -> str:
        return self._puzzle.id

    @property
    def goal(self) -> Goal:
        return self._puzzle.goal

    @property
    def par(self) -> int:
        return self._puzzle.par

    @property
    def rules(self) -> Kind[Any]:
        """What puzzles of this kind have in common."""
        return self._attempt.kind

    @property
    def free(self) -> bool:
        """Whether moves are only the solver's notes, judged at the end."""
        return self.rules.free

    @property
    def options(self) -> Mapping[str, int | bool]:
        """The options of the puzzle as they are written in its text."""
        return self._puzzle.options

    def to_print(self) -> Puzzle:
        """Return the puzzle for printing. It contains the solution."""
        return self._puzzle

    def reason(self) -> Message:
        """Why the solution solves the puzzle; empty if that is not known."""
        try:
            return self.rules.reason(self._puzzle)
        except InvalidPuzzle:
            return Message("")

    @property
    def solver(self) -> int:
        """The seat of the solver."""
        return self._attempt.solver

    @property
    def begun(self) -> bool:
        """Whether anything was played in this attempt."""
        return bool(self._attempt.moves)

    @property
    def may_restart(self) -> bool:
        """Whether the attempt may restart: not after it revealed secrets, while it still counts."""
        return self.verdict is not None or (self.begun and not self._told)

    # -- solving

    def start(self) -> None:
        """Begin, continue, or restart; a restart before the end keeps the costs so far."""
        self._task.stop()
        fresh = attempt(self._puzzle)
        if self.verdict is not None:
            self._spent = 0.0
        else:
            fresh = self._attempt.back_to(fresh)
        self._history, self._told = self._left or (History(fresh), False)
        self._left = None
        self._trails, self._solution, self._step, self.verdict = (), 0, 0, None
        self.clue = None
        self.working.emit(False)
        self._keep(animate=False)

    def play(self, move: object) -> None:
        """Play a move, or a turn as text, and the opponent's answer."""
        before = self._attempt
        if self._seat() is None:
            self.refused.emit(self._why_not())
            return
        try:
            moves = self._moves(move)
            if self.game.hidden or self.free:  # nobody answers, and the judgement needs no search
                self._play_alone(before, move, moves)
                return
            seen = before
            for one in moves:  # before any answer
                seen = seen.moved(one)
        except (InvalidMove, IllegalMove) as error:
            self.refused.emit(capitalised(error.reason))
            return
        # It is shown at once, and counts after the answer.
        self._history.put(dataclasses.replace(seen, moves=before.moves))
        self._think(lambda _stop: _played(before, move))
        self._show(animate=True)

    def _why_not(self) -> str:
        """Return why no move can be played."""
        if self._keeping is not None:
            return translate("common", "The previous move is still being saved.")
        if self._attempt.astray and not self._attempt.over:
            if self.rules.par_wanted:
                return capitalised(CANNOT_WIN)
            return capitalised(ANOTHER_SCORES)
        return capitalised(ATTEMPT_OVER)

    def _play_alone(self, before: Attempt, move: object, moves: Sequence[object]) -> None:
        """Play without an opponent; a move that reveals something cannot be undone."""
        answer = _played(before, move)
        if answer.reason:
            self.refused.emit(capitalised(answer.reason))
        elif answer.attempt != before:
            if _reveals(before, moves):
                self._told, self._history = True, History(before)
            else:
                self._history.put(answer.attempt)
            self._arrive(answer)

    def _moves(self, move: object) -> Sequence[object]:
        if isinstance(move, str):
            return self.game.parse_move(self._attempt.view, move, closed=False)
        return [move]

    def undo(self) -> None:
        """Undo the last move with its answer, unless it revealed something."""
        self._travel(History.undo, can=self._can_undo())

    def redo(self) -> None:
        """Redo the last undone move, if moves are free."""
        self._travel(History.redo, can=self._can_redo())

    def _travel(self, way: Callable[[History[Attempt]], bool], *, can: bool) -> None:
        if can:
            before = self._attempt
            way(self._history)
            self._history.replace(before.back_to(self._attempt))  # what it cost stays
            self.clue = None
            self._keep(animate=False)

    def _can_redo(self) -> bool:
        return self.free and self._history.can_redo and self._going_on()

    def _can_undo(self) -> bool:
        return self._history.can_undo and self._going_on()

    def _going_on(self) -> bool:
        at_work = self._task.busy or self._keeping is not None
        return not (at_work or self.verdict is not None or self._attempt.over)

    def _seat(self) -> int | None:
        return self.solver if self._going_on() and not self._attempt.astray else None

    # -- the end, and the solution

    def give_up(self) -> None:
        """Show the solution; this ends an attempt that is not over."""
        current = self._attempt
        puzzle, fresh = self._puzzle, attempt(self._puzzle)

        def think(stop: Event) -> _Answer:
            trails = []
            for line in best_lines(puzzle, stop.is_set):
                trail = [("", fresh)]
                for text in line:
                    trail.append((text, trail[-1][1].type(text)))
                trails.append(tuple(trail))
            return _Answer(current, current.verdict(), trails=tuple(trails))

        self._think(think)
        self._show(animate=False)

    @property
    def _trail(self) -> Trail:
        return self._trails[self._solution] if self._trails else ()

    def next_solution(self) -> None:
        """Show another solution, from its first move."""
        if self._trails:
            self._solution = (self._solution + 1) % len(self._trails)
            self._step = 1
            self._show(animate=False)

    def ask_clue(self) -> None:
        """Show a helpful clue, for a star."""
        if self._may_ask():
            current = self._attempt
            self._think(lambda stop: _told(current, stop))

    def ask_mistakes(self) -> None:
        """Show all mistakes so far; this costs a star if there are any."""
        if self.free and self._seat() is not None:
            current = self._attempt
            self._think(lambda stop: _told(current, stop, mistakes=True))

    def _may_ask(self) -> bool:
        spent = self._attempt.wrong + self._attempt.clues
        return self._seat() is not None and (self.free or spent < STARS)

    def keep_notes(self, notes: Sequence[str]) -> None:
        """Store the solver's notes on the board."""
        self.notes = tuple(notes)
        self.keep_by(lambda: None)

    def step(self, by: int) -> None:
        """Go to another step of the solution."""
        to = max(0, min(self._step + by, len(self._trail) - 1))
        if self._trail and to != self._step:
            self._step = to
            self._show(animate=by == 1)

    def left_off(self) -> SavedAttempt | None:
        """Return the attempt to save; None after the end, or without moves, clues and notes."""
        current = self._answered
        played = current.moves or current.wrong or current.clues or self.notes
        if self.verdict is not None or not played:
            return None
        seconds = int(self._spent)
        facts = current.moves, current.wrong, current.astray, seconds
        begun = SavedAttempt(self.text, self.kind, self.day, *facts)
        return dataclasses.replace(begun, clues=current.clues, notes=self.notes)

    @property
    def _answered(self) -> Attempt:
        """The attempt without its last move if the answer to that has not come yet."""
        steps, at = self._history.steps, self._history.at
        return steps[at - 1] if at and steps[at - 1].moves == steps[at].moves else steps[at]

    def _withdraw(self) -> None:
        """Undo the last move if it has no answer."""
        if self._answered is not self._attempt:
            self._history.undo()

    def tick(self, *, playable: bool) -> None:
        """Count the time since the last tick, if the player could play meanwhile."""
        self._spent += self._time.since(runs=playable)

    def close(self) -> None:
        """Stop all computations."""
        self._task.close()

    def _think(self, think: Callable[[Event], _Answer]) -> None:
        self._task.ask(think, self._arrive, self._failed)
        self.working.emit(True)

    def _failed(self) -> None:
        """Return to the state before a failed computation, and report the failure."""
        self._withdraw()
        self.working.emit(False)
        self.refused.emit(translate("common", "Something went wrong. Try again."))
        self._show(animate=False)

    def _arrive(self, answer: _Answer) -> None:
        self.working.emit(False)
        if answer.reason:
            self._withdraw()
            self._show(animate=False)
            self.refused.emit(capitalised(answer.reason))
            return
        self._history.replace(answer.attempt)
        self._trails, self._solution, self._step, self.clue = answer.trails, 0, 0, answer.clue
        first = answer.verdict is not None and self.verdict is None
        self.verdict = answer.verdict or self.verdict
        if first and self.verdict is not None:
            given_up = bool(answer.trails)
            if given_up:
                self.verdict = dataclasses.replace(self.verdict, solved=False, stars=0)
            self.finished.emit(self.verdict, round(self._spent))
        self._keep(animate=not answer.trails)

    # -- saved, then shown

    def _keep(self, *, animate: bool) -> None:
        """Have the change saved before it is shown."""
        self._keeping = done = object()

        def kept() -> None:
            if self._keeping is done:  # otherwise there is a newer change
                self._keeping = None
                self._show(animate=animate)

        self.keep_by(kept)
        if self._keeping is done:
            self.waiting.emit()

    def _show(self, *, animate: bool) -> None:
        said, shown = self._trail[self._step] if self._trail else ("", self._attempt)
        view = _named(shown.view)
        fresh = shown.told[self._shown_moves :] if animate else ()
        self._shown_moves = len(shown.told)
        news = what_happened((e for told in fresh for e in told.events), view.names)
        self.shown.emit(
            PuzzleShown(
                view=view,
                viewer=self.solver if self.game.hidden else None,
                seat=self._seat(),
                animate=bool(fresh),
                plies=tuple(
                    PlyText(ply, told.player, told.text, told.events)
                    for ply, told in enumerate(shown.told, 1)
                ),
                happened=news.whole,
                brief=news.brief,
                score=self._attempt.turns if self.rules.par_wanted else self._attempt.score,
                can_undo=self._can_undo(),
                can_redo=self._can_redo(),
                over=self.verdict is not None,
                wrong=self._attempt.wrong,
                astray=self._attempt.astray,
                turns=self._attempt.turns,
                clues=self._attempt.clues,
                said=said.replace(",", ", "),
                step=self._step,
                steps=max(0, len(self._trail) - 1),
                solution=self._solution + 1,
                solutions=len(self._trails),
                may_ask=self._may_ask(),
            )
        )


def _retraced(puzzle: Puzzle, begun: SavedAttempt) -> tuple[History[Attempt], bool]:
    """Return a saved attempt, replayed through the rules, and whether it revealed secrets.

    Raises InvalidMove and IllegalMove.
    """
    fresh = attempt(puzzle)
    game, stages = fresh.kind.game, [fresh, *fresh.kind.retrace(fresh, begun.moves)]
    last = dataclasses.replace(
        stages[-1], wrong=begun.wrong, astray=begun.astray, clues=begun.clues
    )
    if last.over:
        raise IllegalMove(ATTEMPT_OVER)
    past, told = stages[:-1], False
    if game.hidden:
        past = []
        for before, text in zip(stages, begun.moves, strict=False):
            shown = _reveals(before, game.parse_move(before.view, text, closed=False))
            past = [] if shown else [*past, before]
            told = told or shown
    return History(*past, last), told


def _reveals(before: Attempt, moves: Sequence[object]) -> bool:
    return any(before.kind.game.reveals(before.view, move) for move in moves)


def _played(before: Attempt, move: object) -> _Answer:
    """Return the attempt after a move or a typed turn, with the verdict if it is over."""
    try:
        after = before.type(move) if isinstance(move, str) else before.apply(move)
    except (InvalidMove, IllegalMove) as error:
        return _Answer(before, reason=error.reason)
    return _Answer(after, after.verdict() if after.over else None)


def _told(current: Attempt, stop: Event, *, mistakes: bool = False) -> _Answer:
    """Return the attempt after paying for a clue or its mistakes, or why there is none."""
    ask = current.mistakes if mistakes else current.next_clue
    try:
        paid, clue = ask(stop.is_set)
    except (IllegalMove, InvalidPuzzle) as error:
        return _Answer(current, reason=error.message)
    return _Answer(paid, clue=clue)
