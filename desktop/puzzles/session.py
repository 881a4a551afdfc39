"""PuzzleSession: somebody at work on a puzzle. It alone holds it; others are handed views."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.background.task import BackgroundTask
from desktop.board.contract import Shown
from desktop.board.row_data import PlyText
from desktop.board.spoken.rule_text import capitalised
from desktop.board.spoken.telling import what_happened
from desktop.language.messages import stand_ins
from desktop.puzzles.attempts import SavedAttempt
from rules.core import AnyGame, IllegalMove, InvalidMove, Message
from rules.core.puzzle import STARS, Clue, Puzzle
from rules.puzzles import Attempt, Goal, InvalidPuzzle, Verdict, attempt, best_lines, from_text


@dataclass(frozen=True, slots=True)
class PuzzleShown(Shown):
    """What the table of a puzzle is to show now.

    `wrong` counts the moves that let a forced win slip; `astray`: the last one is to be taken back.
    `step` and `steps` tell where in the solution we are, and `said` what was played there; there
    are none before it is shown.
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
    """Which of how many ways to solve it the steps show."""
    may_ask: bool = False
    """Whether a clue can be had."""


Trail = tuple[tuple[str, Attempt], ...]
"""A solution: what was played, and the attempt then."""


def _named(view: Any) -> Any:
    """Return a view with the players' names in the language of the window."""
    names = stand_ins(len(view.names))
    return view if names == view.names else dataclasses.replace(view, names=names)


@dataclass(frozen=True, slots=True)
class _Answer:
    """What came of a thought about the attempt."""

    attempt: Attempt
    verdict: Verdict | None = None
    reason: str = ""
    trails: tuple[Trail, ...] = ()
    clue: Clue | None = None


@dataclass(frozen=True, slots=True)
class _Stage:
    """How far an attempt has come: what can be taken back, and whether secrets were learnt."""

    attempt: Attempt
    past: tuple[Attempt, ...] = ()
    told: bool = False


class PuzzleSession(QObject):
    """One puzzle and the attempt at it. Every error becomes one sentence in `refused`."""

    shown = Signal(object)  # PuzzleShown
    waiting = Signal()  # the disk takes its time; nothing else is done until then
    refused = Signal(str)
    finished = Signal(object, int)  # Verdict and seconds: an attempt is over, or was given up
    working = Signal(bool)  # something is being worked out

    def __init__(
        self,
        text: str,
        day: str = "",
        parent: QObject | None = None,
        clock: Callable[[], float] = monotonic,
        begun: SavedAttempt | None = None,
    ) -> None:
        """Begin an attempt at the puzzle of a text, or take one up.

        Raises InvalidPuzzle, and for what was begun InvalidMove and IllegalMove.
        """
        super().__init__(parent)
        self.text, self.day = text, day
        self._puzzle = from_text(text)
        self.difficulty = self._puzzle.difficulty
        """From 1 to 5; one that came from elsewhere may be graded anew."""
        self.counts = True
        """Whether the result is kept: not that of a puzzle found to be none."""
        self._clock = clock
        self._task = BackgroundTask(self)
        self._attempt = attempt(self._puzzle)
        self._past: list[Attempt] = []
        self._future: list[Attempt] = []
        """What was undone and can be redone, the next one last."""
        self._trails: tuple[Trail, ...] = ()
        self._solution = self._step = 0
        self._shown_moves = 0
        """How many moves led to what was shown last."""
        self.clue: Clue | None = None
        """What was told for a star, until the next move."""
        self.notes = begun.notes if begun is not None else ()
        """What the solver noted on the board."""
        self._left = self._retraced(begun) if begun is not None else None
        self._told = False
        self.keep_by: Callable[[Callable[[], object]], object] = lambda then: then()
        """Keeps the attempt, and calls what it is given once that is done: at once, or later."""
        self._keeping: object = None
        """Stands for what was done last, until that is kept."""
        self._began = clock() - (begun.seconds if begun is not None else 0)
        self._paused: float | None = None
        self.verdict: Verdict | None = None
        """The judgement, once the attempt is over or was given up."""

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
            raise IllegalMove(self.tr("this puzzle is already over"))
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

    # -- what everybody may know

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
        """How many turns the solver has; 0 where that is open."""
        return self._attempt.kind.rounds

    @property
    def tries(self) -> bool:
        """Whether wrong moves are told and counted, and are to be taken back."""
        return self._attempt.kind.tries

    @property
    def free(self) -> bool:
        """Whether moves only write down what the solver thinks, and are judged in the end."""
        return self._attempt.kind.free

    @property
    def forced(self) -> bool:
        """Whether a win is to be forced in so many moves."""
        return self._attempt.kind.par_wanted > 0

    @property
    def options(self) -> Mapping[str, int | bool]:
        """The options of the puzzle that are written out."""
        return self._puzzle.options

    def to_print(self) -> Puzzle:
        """Return the puzzle for paper. It holds the solution."""
        return self._puzzle

    def reason(self) -> Message:
        """Why the solution solves the puzzle; empty if that is not known."""
        try:
            return self._attempt.kind.reason(self._puzzle)
        except InvalidPuzzle:
            return Message("")

    @property
    def seeing(self) -> bool:
        """Whether the solution is played by one who sees what is hidden."""
        return self._attempt.kind.seeing

    @property
    def solver(self) -> int:
        """The seat that the puzzle is solved from."""
        return self._attempt.solver

    @property
    def begun(self) -> bool:
        """Whether anything was played in this attempt."""
        return bool(self._attempt.moves)

    @property
    def may_restart(self) -> bool:
        """Whether one can begin again: not with secrets learnt in an attempt that still counts."""
        return self.verdict is not None or (self.begun and not self._told)

    # -- solving

    def start(self) -> None:
        """Begin, take up what was left, or begin again: with the costs of an attempt so far."""
        self._task.stop()
        if self.verdict is not None:
            self._attempt, self._began = attempt(self._puzzle), self._clock()
        stage, self._left = self._left or _Stage(self._attempt.back_to(attempt(self._puzzle))), None
        self._attempt, self._past, self._told = stage.attempt, list(stage.past), stage.told
        self._future = []
        self._trails, self._solution, self._step, self.verdict = (), 0, 0, None
        self.clue = None
        self.working.emit(False)
        self._keep(animate=False)

    def play(self, move: object) -> None:
        """Play a move, or a turn as text, and what the other side answers."""
        before = self._attempt
        if self._seat() is None:
            self.refused.emit(self._why_not())
            return
        try:
            moves = self._moves(move)
            if self.game.hidden or self.free:  # nobody answers, and no judgement needs a search
                self._play_alone(before, move, moves)
                return
            seen = self._checked(moves)
        except (InvalidMove, IllegalMove) as error:
            self.refused.emit(capitalised(error.reason))
            return
        self._past.append(before)
        # It is shown at once, and counts when it has been answered.
        self._attempt = dataclasses.replace(seen, moves=before.moves)
        self._think(lambda _stop: _played(before, move))
        self._show(animate=True)

    def _why_not(self) -> str:
        """Why nothing can be played."""
        if self._keeping is not None:
            return self.tr("The previous move is still being saved.")
        if self._attempt.astray and not self._attempt.over:
            if self.forced:
                return self.tr("Undo your move first: you cannot win after it")
            return self.tr("Undo your move first: another move scores more")
        return self.tr("This attempt is over")

    def _play_alone(self, before: Attempt, move: object, moves: Sequence[object]) -> None:
        """Play where nobody answers: what was revealed is not taken back."""
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
        """Return the attempt with moves made, before any answer. Raises IllegalMove."""
        attempt = self._attempt
        for move in moves:
            attempt = attempt.moved(move)
        return attempt

    def undo(self) -> None:
        """Take the last move back, with its answer; not what was revealed."""
        if self._can_undo():
            if self.free:
                self._future.append(self._attempt)
            self._attempt = self._attempt.back_to(self._past.pop())
            self.clue = None
            self._keep(animate=False)

    def redo(self) -> None:
        """Make the last undone move again, where moves are free."""
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
        """Show the solution; an attempt that is not over ends with it."""
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
        """Another way to solve it, from its first move."""
        if self._trails:
            self._solution = (self._solution + 1) % len(self._trails)
            self._step = 1
            self._show(animate=False)

    def ask_clue(self) -> None:
        """Have something told that helps, for a star."""
        if self._may_ask():
            current = self._attempt
            self._think(lambda stop: _told(current, stop))

    def ask_mistakes(self) -> None:
        """Have everything shown that is wrong so far, for a star if anything is."""
        if self.free and self._seat() is not None:
            current = self._attempt
            self._think(lambda stop: _told(current, stop, mistakes=True))

    def _may_ask(self) -> bool:
        spent = self._attempt.wrong + self._attempt.clues
        return self._seat() is not None and (self.free or spent < STARS)

    def keep_notes(self, notes: Sequence[str]) -> None:
        """Keep what the solver noted on the board."""
        self.notes = tuple(notes)
        self.keep_by(lambda: None)

    def step(self, by: int) -> None:
        """Another step of the solution."""
        to = max(0, min(self._step + by, len(self._trail) - 1))
        if self._trail and to != self._step:
            self._step = to
            self._show(animate=by == 1)

    def left_off(self) -> SavedAttempt | None:
        """Return what to go on with another time.

        Nothing before the first move and after the end.
        """
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
        """Whether a move was made whose answer is not there yet."""
        return bool(self._past) and self._past[-1].moves == self._attempt.moves

    @property
    def _spent(self) -> float:
        """The seconds this attempt took so far."""
        return (self._clock() if self._paused is None else self._paused) - self._began

    def pause(self) -> None:
        """Stop counting the time, which is spent elsewhere, until `go_on`."""
        if self._paused is None:
            self._paused = self._clock()

    def go_on(self) -> None:
        """Count the time again."""
        if self._paused is not None:
            self._began += self._clock() - self._paused
            self._paused = None

    def close(self) -> None:
        """Stop working out whatever it is."""
        self._task.close()

    def _think(self, think: Callable[[Event], _Answer]) -> None:
        self._task.ask(think, self._arrive, self._failed)
        self.working.emit(True)

    def _failed(self) -> None:
        """Go back to where a thought began that came to nothing, and say so."""
        if self._unanswered:
            self._attempt = self._past.pop()
        self.working.emit(False)
        self.refused.emit(self.tr("Something went wrong. Try again."))
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

    # -- kept, then shown

    def _keep(self, *, animate: bool) -> None:
        """Have what was done kept before it is shown."""
        self._keeping = done = object()

        def kept() -> None:
            if self._keeping is done:  # else something was done since
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
    """Return the attempt after a move or a typed turn, judged if it is over."""
    try:
        after = before.type(move) if isinstance(move, str) else before.apply(move)
    except (InvalidMove, IllegalMove) as error:
        return _Answer(before, reason=error.reason)
    return _Answer(after, after.verdict() if after.over else None)


def _told(current: Attempt, stop: Event, *, mistakes: bool = False) -> _Answer:
    """Return the attempt that has paid for a clue or for its mistakes, or why there is none."""
    ask = current.mistakes if mistakes else current.next_clue
    try:
        paid, clue = ask(stop.is_set)
    except (IllegalMove, InvalidPuzzle) as error:
        return _Answer(current, reason=error.message)
    return _Answer(paid, clue=clue)
