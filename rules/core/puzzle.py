"""What a puzzle is, and what an attempt at it and the verdict on it are.

`Kind` is what each kind of puzzle brings; the files beside this one hold one or a few each.
"""

from __future__ import annotations

import dataclasses
import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Protocol

from rules.core import AnyGame, FrozenDict, IllegalMove, Position
from rules.core.event import Event
from rules.core.message import Argument, Message
from rules.core.setup_text import carried

Out = Callable[[], bool]
"""Says when to give up."""


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
    """A text is no puzzle, or the puzzle is not sound; says what is wrong and where.

    A reason is given as the template of a `Message` with its arguments, or as a message.
    """

    def __init__(self, reason: str, /, **arguments: Argument) -> None:
        self.message = Message(reason, **arguments)
        super().__init__(self.message)


class GaveUp(Exception):
    """No puzzle was made because nobody wants it any more."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What is asked: a key for the sentence among the `goals` of its kind, and its numbers."""

    key: str
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Clue:
    """A hint for a puzzle: a key for the sentence among the `clues` of its kind, and its name.

    The window lights the named `cells`, or the place of the `move`.
    """

    key: str
    name: str = ""
    cells: tuple[str, ...] = ()
    move: str = ""
    piece: bool = False
    """Whether what the move plays is lit in the rack, too."""
    reason: Message | None = None
    """Why the move is best, said after it."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle. Its `position` holds what the solver must not see; only `to_text` seals it.

    `par` counts probes (Black Box), points (Mono, Holomino), pieces (Adamas) or turns. Puzzles
    that are mirrored or turned have the same `id`.
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
    """What solving a position afresh found.

    `effort` is what it took the solver, in a unit of the kind's own. `moves` is one best way to
    play, `firsts` all first moves that are as good, where counted.
    """

    par: int
    effort: float
    moves: tuple[str, ...]
    firsts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement on an attempt: `stars` from 0 to 3, what was `best`, and one sentence.

    `wrong` counts the moves that let a forced win slip, those that were taken back included.
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
    """A move in a puzzle, who made it, and what it did as the solver may know it."""

    player: int | None
    text: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody at work on a puzzle; `apply` makes the next one. Never show its `state`."""

    kind: Kind
    puzzle: Puzzle
    state: Position
    moves: tuple[str, ...] = ()
    """Everything played so far, the answers of the other side included."""
    told: tuple[Told, ...] = ()
    """The same moves with what they did."""
    turns: int = 0
    """The solver's turns so far."""
    over: bool = False
    score: int = 0
    """In the unit of the puzzle's par."""
    wrong: int = 0
    """How often a forced win was let slip, in moves that were taken back, too."""
    astray: bool = False
    """Whether the last such move is still to be taken back."""
    clues: int = 0
    """So many were given; each costs a star."""
    asked: int = -1
    """After so many moves the last clue was given; -1 before the first."""

    @property
    def view(self) -> Position:
        """What the solver may see."""
        view: Position = self.kind.game.view(self.state, self.solver)
        return view

    @property
    def solver(self) -> int:
        """The seat that the puzzle is solved from."""
        return self.kind.seat(self.puzzle)

    def apply(self, move: Any) -> Attempt:
        """Return the attempt after a move and what follows it. Raises IllegalMove."""
        if self.over:
            raise IllegalMove("this attempt is over")
        return self.kind.play(self, move)

    def moved(self, move: Any, written: Callable[[Any], str] = str) -> Attempt:
        """Return the attempt with a move made and noted as it is `written`; not judged yet.

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
            raise IllegalMove("this attempt is over")
        attempt = self
        for move in self.kind.game.parse_move(self.view, text, closed=False):
            attempt = attempt.apply(move)
            if attempt.over or (self.kind.breaks and attempt.turns > self.turns):
                break  # the rest of the text came too late
        return attempt

    def back_to(self, before: Attempt) -> Attempt:
        """Return an earlier stage of this attempt after undoing moves.

        What the moves cost stays.
        """
        return dataclasses.replace(before, wrong=self.wrong, clues=self.clues)

    def verdict(self) -> Verdict:
        """Return the judgement so far; before the end it is that of giving up here."""
        found = self.kind.judge(self)
        return dataclasses.replace(found, stars=max(0, found.stars - self.clues))

    def next_clue(self, out: Out = lambda: False) -> tuple[Attempt, Clue]:
        """Return the attempt that has paid for a clue, and the clue.

        The second step of a clue is free where moves are free. Raises what `Kind.clue` does.
        """
        free = self.kind.free and self.asked == len(self.moves)
        paid = dataclasses.replace(self, clues=self.clues + (not free), asked=len(self.moves))
        return paid, self.kind.clue(self, out)

    def mistakes(self, out: Out = lambda: False) -> tuple[Attempt, Clue]:
        """Return the attempt that has paid to see its mistakes, if it has any, and a clue to them.

        Raises what `Kind.mistakes` does.
        """
        clue = self.kind.mistakes(self, out)
        return dataclasses.replace(self, clues=self.clues + bool(clue.cells)), clue


class Packing(Protocol):
    """How a kind's puzzles become few bytes and come out again; ValueError where they cannot."""

    def pack(self, puzzle: Puzzle) -> bytes: ...

    def unpack(self, data: bytes, kind: str) -> Puzzle: ...


class Kind(ABC):
    """One kind of puzzle: how it is made, attempted and solved. Has no state of its own."""

    slug: ClassVar[str]
    game: ClassVar[AnyGame]
    goals: ClassVar[Mapping[str, Message]]
    """What may be asked: the template of each key, {n} its first number, {all} its second."""
    clues: ClassVar[Mapping[str, Message]]
    """What may be told for a star: the template of each key, {name} what it names."""
    hidden: ClassVar[bool] = False
    """Whether the position is a secret, so that texts seal it."""
    breaks: ClassVar[bool] = False
    """Whether a typed turn may end before its text does."""
    par_wanted: ClassVar[int] = 0
    """The par that all its puzzles have; 0 where they differ."""
    rounds: ClassVar[int] = 0
    """How many turns the solver has, where that is fixed beforehand."""
    unique: ClassVar[bool] = True
    """Whether there is only one best first move."""
    steps: ClassVar[tuple[float, ...]]
    """The efforts from which on a puzzle has the difficulties 2 to 5: fifths of those made."""
    packing: ClassVar[Packing | None] = None
    """How its texts are made short, if they can be."""
    tries: ClassVar[bool] = False
    """Whether wrong moves are told and counted, and are to be taken back."""
    free: ClassVar[bool] = False
    """Whether moves only write down what the solver thinks: they are judged once all is done.

    They can be undone and redone, and clues can be had without end.
    """
    seeing: ClassVar[bool] = False
    """Whether its solution is played by one who sees what is hidden."""
    why: ClassVar[Message]
    """Why the solution solves it, where that is the same for all puzzles of the kind."""

    @abstractmethod
    def make(self, rng: Random, out: Out) -> Puzzle | None:
        """One try at making a puzzle; None if nothing good came of it."""

    @abstractmethod
    def begin(self, puzzle: Puzzle) -> Position:
        """Return the position a puzzle begins with. Raises InvalidPuzzle or InvalidSetup."""

    @abstractmethod
    def play(self, attempt: Attempt, move: Any) -> Attempt:
        """See `Attempt.apply`."""

    def retrace(self, attempt: Attempt, moves: Sequence[str]) -> list[Attempt]:
        """Return the stages of an attempt that was kept as its moves: after each of the solver's.

        Answers are those that were kept, and nothing is searched for. Raises InvalidMove and
        IllegalMove.
        """
        stages = [attempt]
        for text in moves:
            stages.append(stages[-1].type(text))
        return stages[1:]

    @abstractmethod
    def solve(self, puzzle: Puzzle, out: Out = lambda: False) -> Solution:
        """Solves the position afresh.

        Raises InvalidPuzzle where there is nothing to solve, and GaveUp once `out()`.
        """

    def reason(self, puzzle: Puzzle) -> Message:
        """Return why the solution solves a puzzle. Raises what `solve` does."""
        return self.why

    def line(self, puzzle: Puzzle, out: Out = lambda: False) -> tuple[str, ...]:
        """One best way to play, as typed turns. Raises what `solve` does."""
        return self.solve(puzzle, out).moves

    def lines(self, puzzle: Puzzle, out: Out = lambda: False) -> tuple[tuple[str, ...], ...]:
        """One way to play for each best first move. Raises what `solve` does."""
        return (self.line(puzzle, out),)

    @abstractmethod
    def clue(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        """Return what helps most at this stage; `attempt.clues` were given before.

        Raises IllegalMove where there is nothing left to be told, and what `solve` does.
        """

    def mistakes(self, attempt: Attempt, out: Out = lambda: False) -> Clue:
        """Return a clue to all that is wrong so far, without cells if nothing is.

        Only kinds whose moves are free have it. Raises IllegalMove elsewhere, and what `solve`
        does.
        """
        raise IllegalMove("this puzzle has no list of mistakes")

    @abstractmethod
    def judge(self, attempt: Attempt) -> Verdict:
        """See `Attempt.verdict`."""

    @abstractmethod
    def likeness(self, state: Position) -> str:
        """Return a text that is the same for positions that differ only in how they are turned."""

    def goal(self, solution: Solution, state: Position) -> Goal:
        """Return the goal of a puzzle with this solution."""
        return Goal(self.slug)

    def sentence(self, goal: Goal) -> Message:
        """Return a goal in words. Raises LookupError where it is none of this kind."""
        numbers = dict(zip(("n", "all"), goal.numbers, strict=False))
        return Message(self.goals[goal.key].template, **numbers)

    def told(self, clue: Clue) -> Message:
        """Return a clue in words. Raises LookupError where it is none of this kind."""
        told = Message(self.clues[clue.key].template, name=clue.name)
        if clue.reason is None:
            return told
        return Message("{hint} {reason}", hint=told, reason=clue.reason)

    def seat(self, puzzle: Puzzle) -> int:
        """Return the seat that the puzzle is solved from."""
        return 0

    def diagram(self, attempt: Attempt) -> str:
        """Return what the solver sees, for a terminal."""
        return self.game.diagram(attempt.view, coordinates=True)

    def of_position(self, options: Options, position: str, out: Out = lambda: False) -> Puzzle:
        """Return the puzzle of a position, solved for its goal, par and difficulty.

        Raises InvalidPuzzle or InvalidSetup, and GaveUp once `out()`.
        """
        bare = self.bare(options, position)
        return self.described(bare, self.begin(bare), self.solve(bare, out))

    def of_setup(self, options: Options, setup: str, out: Out = lambda: False) -> Puzzle:
        """Return the puzzle of a set-up position, if it has one answer.

        Raises InvalidPuzzle saying why it is none, InvalidSetup, and GaveUp once `out()`.
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
                "its par is {par}, not {wanted} as this kind needs",
                par=solution.par,
                wanted=self.par_wanted,
            )
        if len(solution.firsts) > 1:
            raise InvalidPuzzle(
                "{count} first moves solve the puzzle, but only one may", count=len(solution.firsts)
            )
        return self.described(bare, state, solution)

    def taken(self, options: Options, setup: str) -> str:
        """Return the position that is solved, of a whole set-up. Raises InvalidSetup."""
        return setup

    def bare(self, options: Options, position: str) -> Puzzle:
        """Return a puzzle nobody has solved yet."""
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
        """From 1 to 5: how the effort compares with that of other puzzles of this kind."""
        return 1 + sum(solution.effort >= step for step in self.steps)

    def identity(self, options: Options, state: Position) -> str:
        """Return the id of a puzzle that begins like this."""
        said = ",".join(f"{name}={int(value)}" for name, value in sorted(options.items()))
        data = f"{self.slug}|{said}|{self.likeness(state)}".encode()
        return f"{self.slug}-{hashlib.sha256(data).hexdigest()[:12]}"

    def checked(self, puzzle: Puzzle, out: Out = lambda: False) -> Solution:
        """Return the solution of a sound puzzle.

        Raises InvalidPuzzle saying what is not right, and GaveUp once `out()`.
        """
        return self.sound(puzzle, self.solve(puzzle, out))

    def sound(self, puzzle: Puzzle, solution: Solution) -> Solution:
        """Return the solution of a puzzle if it fits. Raises InvalidPuzzle."""
        if solution.par != puzzle.par:
            raise InvalidPuzzle("its par is {par}, not {said}", par=solution.par, said=puzzle.par)
        if self.unique and len(solution.firsts) != 1:
            raise InvalidPuzzle(
                "{count} first moves solve the puzzle, but only one may", count=len(solution.firsts)
            )
        if self.goal(solution, self.begin(puzzle)) != puzzle.goal:
            raise InvalidPuzzle("its goal cannot be reached")
        return solution
