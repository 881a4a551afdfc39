"""PuzzleSession: an attempt at a puzzle. Only it holds the puzzle; others get views."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from time import monotonic
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.background.task import BackgroundTask
from desktop.board.contract import Shown
from desktop.board.row_data import PlyText
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.telling import what_happened
from desktop.language.messages import stand_ins
from desktop.puzzles.attempts import SavedAttempt
from desktop.puzzles.play_time import PlayTime
from desktop.puzzles.words import title_of
from rules.core import AnyGame, IllegalMove, InvalidMove, Message, Position
from rules.core.puzzle import ANOTHER_SCORES, ATTEMPT_OVER, CANNOT_WIN, STARS, Clue, Puzzle
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


@dataclass(frozen=True, slots=True)
class _Stage:
    """A state of an attempt: what can be undone, and whether secrets were revealed."""

    attempt: Attempt
    past: tuple[Attempt, ...] = ()
    told: bool = False


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
        self._attempt = attempt(self._puzzle)
        self._past: list[Attempt] = []
        self._future: list[Attempt] = []
        """The undone attempts that can be redone, the next one last."""
        self._trails: tuple[Trail, ...] = ()
        self._solution = self._step = 0
        self._shown_moves = 0
        """The number of moves before the position shown last."""
        self.clue: Clue | None = None
        """The clue paid with a star; None after the next move."""
        self.notes = begun.notes if begun is not None else ()
        """The solver's notes on the board."""
        self._left = self._retraced(begun) if begun is not None else None
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

    def _retraced(self, begun: SavedAttempt) -> _Stage:
        """Return a saved attempt, replayed through the rules.

        Raises InvalidMove and IllegalMove.
        """
        fresh = attempt(self._puzzle)
        stages = [fresh, *fresh.kind.retrace(fresh, begun.moves)]
        last = dataclasses.replace(
            stages[-1], wrong=begun.wrong, astray=begun.astray, clues=begun.clues
        )
        if last.over:
            raise IllegalMove(ATTEMPT_OVER)
        if not self.game.hidden:
            return _Stage(last, tuple(stages[:-1]))
        past: list[Attempt] = []
        told = False
        for before, text in zip(stages, begun.moves, strict=False):
            shown = self._reveals(before, self.game.parse_move(before.view, text, closed=False))
            past = [] if shown else [*past, before]
            told = told or shown
        return _Stage(last, tuple(past), told)

    def _reveals(self, before: Attempt, moves: Sequence[object]) -> bool:
        return any(self.game.reveals(before.view, move) for move in moves)

    # -- public facts

    @property
    def game(self) -> AnyGame:
        return self._attempt.kind.game

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
    def rounds(self) -> int:
        """The number of turns the solver has; 0 without a limit."""
        return self._attempt.kind.rounds

    @property
    def tries(self) -> bool:
        """Whether wrong moves are shown and counted, and must be undone."""
        return self._attempt.kind.tries

    @property
    def free(self) -> bool:
        """Whether moves are only the solver's notes, judged at the end."""
        return self._attempt.kind.free

    @property
    def forced(self) -> bool:
        """Whether a win must be forced in a given number of moves."""
        return self._attempt.kind.par_wanted > 0

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
            return self._attempt.kind.reason(self._puzzle)
        except InvalidPuzzle:
            return Message("")

    @property
    def seeing(self) -> bool:
        """Whether the solution is played by a player who sees what is hidden."""
        return self._attempt.kind.seeing

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
        if self.verdict is not None:
            self._attempt, self._spent = attempt(self._puzzle), 0.0
        stage, self._left = self._left or _Stage(self._attempt.back_to(attempt(self._puzzle))), None
        self._attempt, self._past, self._told = stage.attempt, list(stage.past), stage.told
        self._future = []
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
            seen = self._checked(moves)
        except (InvalidMove, IllegalMove) as error:
            self.refused.emit(capitalised(error.reason))
            return
        self._past.append(before)
        # It is shown at once, and counts after the answer.
        self._attempt = dataclasses.replace(seen, moves=before.moves)
        self._think(lambda _stop: _played(before, move))
        self._show(animate=True)

    def _why_not(self) -> str:
        """Return why no move can be played."""
        if self._keeping is not None:
            return translate("common", "The previous move is still being saved.")
        if self._attempt.astray and not self._attempt.over:
            if self.forced:
                return capitalised(CANNOT_WIN)
            return capitalised(ANOTHER_SCORES)
        return capitalised(ATTEMPT_OVER)

    def _play_alone(self, before: Attempt, move: object, moves: Sequence[object]) -> None:
        """Play without an opponent; a move that reveals something cannot be undone."""
        answer = _played(before, move)
        if answer.reason:
            self.refused.emit(capitalised(answer.reason))
        elif answer.attempt != before:
            shown = self._reveals(before, moves)
            self._past = [] if shown else [*self._past, before]
            self._future = []
            self._told = self._told or shown
            self._arrive(answer)

    def _moves(self, move: object) -> Sequence[object]:
        if isinstance(move, str):
            return self.game.parse_move(self._attempt.view, move, closed=False)
        return [move]

    def _checked(self, moves: Sequence[object]) -> Attempt:
        """Return the attempt after moves, before any answer. Raises IllegalMove."""
        attempt = self._attempt
        for move in moves:
            attempt = attempt.moved(move)
        return attempt

    def undo(self) -> None:
        """Undo the last move with its answer, unless it revealed something."""
        if self._can_undo():
            if self.free:
                self._future.append(self._attempt)
            self._attempt = self._attempt.back_to(self._past.pop())
            self.clue = None
            self._keep(animate=False)

    def redo(self) -> None:
        """Redo the last undone move, if moves are free."""
        if self._can_redo():
            self._past.append(self._attempt)
            self._attempt = self._attempt.back_to(self._future.pop())
            self.clue = None
            self._keep(animate=False)

    def _can_redo(self) -> bool:
        return bool(self._future) and self._going_on()

    def _can_undo(self) -> bool:
        return bool(self._past) and self._going_on()

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
        current = self._past[-1] if self._unanswered else self._attempt
        played = current.moves or current.wrong or current.clues or self.notes
        if self.verdict is not None or not played:
            return None
        seconds = int(self._spent)
        facts = current.moves, current.wrong, current.astray, seconds
        begun = SavedAttempt(self.text, self.kind, self.day, *facts)
        return dataclasses.replace(begun, clues=current.clues, notes=self.notes)

    @property
    def _unanswered(self) -> bool:
        """Whether the answer to the last move has not come yet."""
        return bool(self._past) and self._past[-1].moves == self._attempt.moves

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
        if self._unanswered:
            self._attempt = self._past.pop()
        self.working.emit(False)
        self.refused.emit(translate("common", "Something went wrong. Try again."))
        self._show(animate=False)

    def _arrive(self, answer: _Answer) -> None:
        self.working.emit(False)
        if answer.reason:
            if self._unanswered:
                self._attempt = self._past.pop()
            self._show(animate=False)
            self.refused.emit(capitalised(answer.reason))
            return
        self._attempt = answer.attempt
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
                score=self._attempt.turns if self.forced else self._attempt.score,
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
