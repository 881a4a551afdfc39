"""Puzzles, attempts at them, and verdicts.

Each kind of puzzle implements `Kind`.
"""

from __future__ import annotations

import dataclasses
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, Protocol

from rules.core import AnyGame, FrozenDict, IllegalMove, Position
from rules.core.event import Event
from rules.core.game import M
from rules.core.message import Argument, Message
from rules.core.setup_text import carried

ATTEMPT_OVER = Message("this attempt is over")
ANOTHER_SCORES = Message("undo your last move first: another move scores more")
CANNOT_WIN = Message("undo your last move first: you cannot win after it")

Out = Callable[[], bool]
"""A callback that returns true when the search should give up."""


@dataclass(frozen=True, slots=True)
class CallbackStop:
    """A `Stop` for clocks that asks a callback whether the answer is still wanted."""

    out: Out = field(compare=False)

    def is_set(self) -> bool:
        return self.out()


Options = Mapping[str, int | bool]

STARS = 3
"""The best grade."""


class InvalidPuzzle(ValueError):
    """A text is not a puzzle, or the puzzle is not sound; the message says what is wrong.

    A reason is either the template of a `Message` with its arguments, or a finished message.
    """

    def __init__(self, reason: str, /, **arguments: Argument) -> None:
        self.message = Message(reason, **arguments)
        super().__init__(self.message)


class GaveUp(Exception):
    """The search for a puzzle or a solution was given up because `out()` was true."""


@dataclass(frozen=True, slots=True)
class Goal:
    """The task: a key into the `goals` of the puzzle's kind, and the numbers in its sentence."""

    key: str
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Clue:
    """A hint: a key into the `clues` of the puzzle's kind, and the {name} in its sentence.

    The window highlights the `cells`, or the place of the `move`.
    """

    key: str
    name: str = ""
    cells: tuple[str, ...] = ()
    move: str = ""
    piece: bool = False
    """Whether the rack also highlights the piece that the move plays."""
    reason: Message | None = None
    """Why the move is best, shown after the clue; None if it is not shown."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle. Its `position` may hold secrets from the solver, which only `to_text` seals.

    `par` counts probes (Black Box), points (Mono, Holomino), pieces (Adamas) or turns. Mirrored and
    rotated puzzles have the same `id`.
    """

    kind: str
    options: Options = dataclasses.field(hash=False)
    position: str
    goal: Goal
    par: int
    difficulty: int
    id: str


@dataclass(frozen=True, slots=True)
class Solution:
    """The result of solving a position.

    `effort` measures the solver's work, in a unit of the puzzle's kind. `moves` is one best
    solution. `firsts` holds all equally good first moves, if the kind counts them.
    """

    par: int
    effort: float
    moves: tuple[str, ...]
    firsts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement on an attempt: `stars` from 0 to 3, the `best` moves, and one sentence.

    `wrong` counts the moves that gave up a forced win, including undone ones.
    """

    solved: bool
    stars: int
    score: int
    best: str
    sentence: str
    """A `Message`; a plain text becomes one."""
    wrong: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "sentence", Message(self.sentence))


@dataclass(frozen=True, slots=True)
class Told:
    """A move in a puzzle, its player, and its events as far as the solver may know them."""

    player: int | None
    text: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """One stage of a solver's work on a puzzle; `apply` returns the next. Keep `state` secret."""

    kind: AnyKind
    puzzle: Puzzle
    state: Position
    moves: tuple[str, ...] = ()
    """All moves so far, including the other side's replies."""
    told: tuple[Told, ...] = ()
    """The same moves with their events."""
    turns: int = 0
    """The number of the solver's turns so far."""
    over: bool = False
    score: int = 0
    """The score so far, in the unit of the puzzle's par."""
    wrong: int = 0
    """The number of moves that gave up a forced win, including undone ones."""
    astray: bool = False
    """Whether the last such move must still be undone."""
    clues: int = 0
    """The number of paid clues; each costs a star."""
    asked: int = -1
    """The number of moves at the time of the last clue; -1 before the first clue."""

    @property
    def view(self) -> Position:
        """The solver's view of the position."""
        view: Position = self.kind.game.view(self.state, self.solver)
        return view

    @property
    def solver(self) -> int:
        """The seat of the solver."""
        return self.kind.seat(self.puzzle)

    def apply(self, move: object) -> Attempt:
        """Return the attempt after a move and any replies to it. Raises IllegalMove."""
        if self.over:
            raise IllegalMove(ATTEMPT_OVER)
        return self.kind.play(self, move)

    def moved(self, move: M, written: Callable[[M], str] = str) -> Attempt:
        """Return the attempt with a move made and stored in the text of `written`; not judged yet.

        Raises IllegalMove.
        """
        game, state = self.kind.game, self.state
        after = game.apply(state, move)
        text = written(move)
        told = Told(state.to_move, text, game.events(state, move, after, self.solver))
        return dataclasses.replace(
            self,
            state=after,
            moves=(*self.moves, text),
            told=(*self.told, told),
        )

    def type(self, text: str) -> Attempt:
        """Return the attempt after a typed turn. Raises InvalidMove and IllegalMove."""
        if self.over:
            raise IllegalMove(ATTEMPT_OVER)
        attempt = self
        for move in self.kind.game.parse_move(self.view, text, closed=False):
            attempt = attempt.apply(move)
            if attempt.over or (self.kind.breaks and attempt.turns > self.turns):
                break  # the rest of the text is ignored
        return attempt

    def back_to(self, before: Attempt) -> Attempt:
        """Return an earlier stage of this attempt after an undo; its cost in stars stays."""
        return dataclasses.replace(before, wrong=self.wrong, clues=self.clues)

    def verdict(self) -> Verdict:
        """Return the verdict so far; before the end, it is the verdict for giving up now."""
        found = self.kind.judge(self)
        return dataclasses.replace(found, stars=max(0, found.stars - self.clues))

    def next_clue(self, out: Out = lambda: False) -> tuple[Attempt, Clue]:
        """Return the attempt after paying for a clue, and the clue.

        In kinds with `free` moves, further clues before the next move cost nothing. Raises the
        errors of `Kind.clue`.
        """
        free = self.kind.free and self.asked == len(self.moves)
        paid = dataclasses.replace(self, clues=self.clues + (not free), asked=len(self.moves))
        return paid, self.kind.clue(self, out)

    def mistakes(self, out: Out = lambda: False) -> tuple[Attempt, Clue]:
        """Return the attempt, which pays a star if it has mistakes, and a clue that shows them.

        Raises the errors of `Kind.mistakes`.
        """
        clue = self.kind.mistakes(self, out)
        return dataclasses.replace(self, clues=self.clues + bool(clue.cells)), clue


class Packing(Protocol):
    """Converts a kind's puzzles to and from a few bytes. Raises ValueError if it cannot."""

    def pack(self, puzzle: Puzzle) -> bytes: ...

    def unpack(self, data: bytes, kind: str) -> Puzzle: ...


class Kind(ABC, Generic[M]):
    """One kind of puzzle: how to make, play and solve it. It has no state."""

    slug: ClassVar[str]
    game: ClassVar[AnyGame]
    goals: ClassVar[Mapping[str, Message]]
    """The sentences of goals by key; {n} is the first number and {all} the second."""
    clues: ClassVar[Mapping[str, Message]]
    """The sentences of clues by key; {name} is the clue's name."""
    hidden: ClassVar[bool] = False
    """Whether the position is secret, so that texts seal it."""
    breaks: ClassVar[bool] = False
    """Whether a typed turn may end before its text does."""
    par_wanted: ClassVar[int] = 0
    """The par of all its puzzles, 0 if they differ."""
    rounds: ClassVar[int] = 0
    """The solver's number of turns if it is fixed, otherwise 0."""
    unique: ClassVar[bool] = True
    """Whether there is only one best first move."""
    steps: ClassVar[tuple[float, ...]]
    """The lowest efforts of difficulties 2 to 5, which split generated puzzles into fifths."""
    packing: ClassVar[Packing | None] = None
    """The compact format of its texts, None if it has none."""
    tries: ClassVar[bool] = False
    """Whether wrong moves are announced and counted, and must be undone."""
    free: ClassVar[bool] = False
    """Whether moves only note the solver's ideas and are judged at the end.

    They can be undone and redone, and the number of clues is not limited.
    """
    seeing: ClassVar[bool] = False
    """Whether the solution uses knowledge that is hidden from the solver."""
    why: ClassVar[Message]
    """The reason for the solution, if it is the same for all puzzles of the kind."""

    @abstractmethod
    def make(self, rng: Random, out: Out) -> Puzzle | None:
        """Try to make a puzzle; None if the attempt fails."""

    @abstractmethod
    def begin(self, puzzle: Puzzle) -> Position:
        """Return a puzzle's starting position. Raises InvalidPuzzle or InvalidSetup."""

    @abstractmethod
    def play(self, attempt: Attempt, move: M) -> Attempt:
        """See `Attempt.apply`."""

    def retrace(self, attempt: Attempt, moves: Sequence[str]) -> list[Attempt]:
        """Return the stages of an attempt that was stored as its moves, one per solver's move.

        Replies are taken from the stored moves, without a search. Raises InvalidMove and
        IllegalMove.
        """
        stages = [attempt]
        for text in moves:
            stages.append(stages[-1].type(text))
        return stages[1:]

    @abstractmethod
    def solve(self, puzzle: Puzzle, out: Out = lambda: False) -> Solution:
        """Solve the position.

        Raises InvalidPuzzle if there is nothing to solve, and GaveUp once `out()` is true.
        """

    def reason(self, puzzle: Puzzle) -> Message:
        """Return the reason for a puzzle's solution. Raises the errors of `solve`."""
        return self.why

    def line(self, puzzle: Puzzle, out: Out = lambda: False) -> tuple[str, ...]:
        """Return one best solution as typed turns. Raises the errors of `solve`."""
        return self.solve(puzzle, out).moves

    def lines(self, puzzle: Puzzle, out: Out = lambda: False) -> tuple[tuple[str, ...], ...]:
        """Return one solution for each best first move. Raises the errors of `solve`."""
        return (self.line(puzzle, out),)

    @abstractmethod
    def clue(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        """Return the most helpful clue at this stage; `attempt.clues` counts the earlier ones.

        Raises IllegalMove if no clue is left, and the errors of `solve`.
        """

    def mistakes(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        """Return a clue that shows all mistakes so far, without cells if there are none.

        Only kinds with `free` moves have it. Others raise IllegalMove. Raises the errors of
        `solve`, too.
        """
        raise IllegalMove("this puzzle has no list of mistakes")

    @abstractmethod
    def judge(self, attempt: Attempt) -> Verdict:
        """See `Attempt.verdict`."""

    @abstractmethod
    def likeness(self, state: Position) -> str:
        """Return a text that is the same for rotated and mirrored positions."""

    def goal(self, solution: Solution, state: Position) -> Goal:
        """Return the goal of a puzzle with this solution."""
        return Goal(self.slug)

    def sentence(self, goal: Goal) -> Message:
        """Return a goal's sentence. Raises LookupError for a goal of another kind."""
        numbers = dict(zip(("n", "all"), goal.numbers, strict=False))
        return Message(self.goals[goal.key].template, **numbers)

    def told(self, clue: Clue) -> Message:
        """Return a clue's sentence. Raises LookupError for a clue of another kind."""
        told = Message(self.clues[clue.key].template, name=clue.name)
        if clue.reason is None:
            return told
        #: two whole sentences
        return Message("{hint} {reason}", hint=told, reason=clue.reason)

    def seat(self, puzzle: Puzzle) -> int:
        """Return the seat of the solver."""
        return 0

    def diagram(self, attempt: Attempt) -> str:
        """Return the solver's view as text, for a terminal."""
        return self.game.diagram(attempt.view, coordinates=True)

    def of_position(self, options: Options, position: str, out: Out = lambda: False) -> Puzzle:
        """Return the puzzle of a position; solving it gives the goal, par and difficulty.

        Raises InvalidPuzzle or InvalidSetup, and GaveUp once `out()` is true.
        """
        bare = self.bare(options, position)
        return self.described(bare, self.begin(bare), self.solve(bare, out))

    def of_setup(self, options: Options, setup: str, out: Out = lambda: False) -> Puzzle:
        """Return the puzzle of a set-up position, if it has one answer.

        Raises InvalidPuzzle with the reason if it is not a puzzle, InvalidSetup, and GaveUp once
        `out()` is true.
        """
        given = carried(self.game.options, setup)
        if given.options is not None:
            whole = given.taken(options, self.game.options)
            options = self.game.options.differing(whole, players=2)
        bare = self.bare(options, self.taken(options, given.position))
        state = self.begin(bare)
        self.game.check_supply(state)
        solution = self.solve(bare, out)
        if self.par_wanted not in (0, solution.par):
            raise InvalidPuzzle(
                "its par is {par}, not {wanted}", par=solution.par, wanted=self.par_wanted
            )
        if len(solution.firsts) > 1:
            raise InvalidPuzzle(
                "{count} first moves solve the puzzle, but only one may", count=len(solution.firsts)
            )
        return self.described(bare, state, solution)

    def taken(self, options: Options, setup: str) -> str:
        """Return the part of a set-up that a puzzle of this kind uses. Raises InvalidSetup."""
        return setup

    def bare(self, options: Options, position: str) -> Puzzle:
        """Return a puzzle without goal, par, difficulty and id."""
        return Puzzle(self.slug, FrozenDict(options), position, Goal(self.slug), 0, 1, "")

    def described(self, bare: Puzzle, state: Position, solution: Solution) -> Puzzle:
        """Return the puzzle with goal, par, difficulty and id filled in."""
        return dataclasses.replace(
            bare,
            goal=self.goal(solution, state),
            par=solution.par,
            difficulty=self.difficulty(solution),
            id=self.identity(bare.options, state),
        )

    def difficulty(self, solution: Solution) -> int:
        """Return the difficulty, 1 to 5, from the effort of solving."""
        return 1 + sum(solution.effort >= step for step in self.steps)

    def identity(self, options: Options, state: Position) -> str:
        """Return the id of a puzzle with this starting position."""
        said = ",".join(f"{name}={int(value)}" for name, value in sorted(options.items()))
        data = f"{self.slug}|{said}|{self.likeness(state)}".encode()
        return f"{self.slug}-{hashlib.sha256(data).hexdigest()[:12]}"

    def checked(self, puzzle: Puzzle, out: Out = lambda: False) -> Solution:
        """Return the solution of a sound puzzle.

        Raises InvalidPuzzle, which says what is wrong, and GaveUp once `out()` is true.
        """
        return self.sound(puzzle, self.solve(puzzle, out))

    def sound(self, puzzle: Puzzle, solution: Solution) -> Solution:
        """Return the solution if it agrees with the puzzle. Raises InvalidPuzzle."""
        if solution.par != puzzle.par:
            raise InvalidPuzzle(
                "its par is {par}, not {wanted}", par=solution.par, wanted=puzzle.par
            )
        if self.unique and len(solution.firsts) != 1:
            raise InvalidPuzzle(
                "{count} first moves solve the puzzle, but only one may", count=len(solution.firsts)
            )
        if self.goal(solution, self.begin(puzzle)) != puzzle.goal:
            raise InvalidPuzzle("its goal cannot be reached")
        return solution


AnyKind = Kind[Any]
