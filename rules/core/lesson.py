"""Lessons: a position on the real board, a task, and what the learner should learn from it.

A lesson is data. Conditions on the events or on the move played decide whether the task is done. If
a learner does something else, the rules or the lesson explain its effect.
"""

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from rules.core.event import Event
from rules.core.game import CHANCE, AnyGame, FrozenDict, IllegalMove, Position, stand_in_names
from rules.core.message import Message
from rules.core.option_text import read_options
from rules.core.setup_text import carried, seats_named

LEARNER = 0
"""The seat of the learner."""


class Condition(ABC):
    """A condition on a trial of a lesson; every kind is a frozen dataclass."""

    __slots__ = ()

    @abstractmethod
    def holds(self, trial: "Trial") -> bool:
        """Whether the condition holds."""


@dataclass(frozen=True, slots=True)
class Happens:
    """A pattern for events: a kind and values; a range or a set matches any of its elements."""

    kind: type[Event]
    values: FrozenDict[str, object]

    def among(self, events: Iterable[Event]) -> bool:
        """Whether one of the events matches."""
        return any(isinstance(event, self.kind) and self._is(event) for event in events)

    def _is(self, event: Event) -> bool:
        for name, wanted in self.values.items():
            value = getattr(event, name)
            if isinstance(wanted, range | frozenset):
                if value not in wanted:
                    return False
            elif value != wanted:
                return False
        return True


def happens(kind: type[Event], **values: object) -> Happens:
    """Return a pattern for events of a kind with these field values."""
    return Happens(kind, FrozenDict(values))


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """The learner's moves caused a matching event."""

    what: Happens

    def holds(self, trial: "Trial") -> bool:
        return self.what.among(trial.events)


@dataclass(frozen=True, slots=True)
class Played(Condition):
    """The last move was one of these, in the notation of records."""

    moves: frozenset[str]

    def holds(self, trial: "Trial") -> bool:
        return bool(trial.moves) and trial.moves[-1] in self.moves


@dataclass(frozen=True, slots=True)
class Won(Condition):
    """The game is over and the learner has won alone."""

    def holds(self, trial: "Trial") -> bool:
        outcome = trial.state.outcome
        return outcome is not None and outcome.winners == {LEARNER}


@dataclass(frozen=True, slots=True)
class All(Condition):
    """All of the given conditions hold."""

    parts: tuple[Condition, ...]

    def holds(self, trial: "Trial") -> bool:
        return all(part.holds(trial) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Either(Condition):
    """At least one of the given conditions holds."""

    parts: tuple[Condition, ...]

    def holds(self, trial: "Trial") -> bool:
        return any(part.holds(trial) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The given condition does not hold."""

    part: Condition

    def holds(self, trial: "Trial") -> bool:
        return not self.part.holds(trial)


@dataclass(frozen=True, slots=True)
class CanAnswer(Condition):
    """The other side can cause a matching event with one move. False if it is not its turn.

    All moves are tried: for games without secrets, and small positions.
    """

    what: Happens

    def holds(self, trial: "Trial") -> bool:
        state = trial.state
        return state.to_move not in (LEARNER, None) and _can(trial.game, state, self.what)


@dataclass(frozen=True, slots=True)
class CannotPrevent(Condition):
    """Whatever the other side answers, the learner's next move can cause a matching event."""

    what: Happens

    def holds(self, trial: "Trial") -> bool:
        game, state = trial.game, trial.state
        if state.to_move in (LEARNER, None):
            return False
        for answer in game.legal_moves(state):
            after = drawn(game, game.apply(state, answer), trial.turns)
            if not (after.to_move == LEARNER and _can(game, after, self.what)):
                return False
        return True


def _can(game: AnyGame, state: Position, what: Happens) -> bool:
    """Whether some move of the player to move causes a matching event."""
    for move in game.legal_moves(state):
        if what.among(game.events(state, move, game.apply(state, move), LEARNER)):
            return True
    return False


@dataclass(frozen=True, slots=True)
class Mistake:
    """An instructive mistake, and the sentence that explains its effect."""

    when: Condition
    words: Message


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, a task in it, and what it teaches.

    `slug` is its permanent name within its game.

    The position is a set-up text (which may carry options). Without one it is the start of a game
    with `options` (`size=4`) after `moves`, which are turns in a record's notation. Random draws
    are always the same.
    """

    slug: str
    title: Message
    task: Message
    """What to do and how, in one or two sentences."""
    success: Condition
    show: tuple[str, ...]
    """One way to do it, as typed turns."""
    learnt: Message
    """What the learner has learnt, shown when the task is done."""
    missing: Message
    """What is still missing, shown if the learner did something else."""
    position: str = ""
    options: str = ""
    moves: tuple[str, ...] = ()
    mistakes: tuple[Mistake, ...] = ()
    spots: tuple[str, ...] = ()
    """The highlighted cells, positions or ports, in the game's notation."""
    turns: int = 1
    """How many turns the learner has."""
    replies: tuple[str, ...] = ()
    """The other side's reply to each turn but the last."""
    asks: bool = False
    """Whether the board hides a tag that would give the answer away."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One stage of a learner's work on a lesson; `play` returns the next. Keep `state` secret."""

    game: AnyGame
    lesson: Lesson
    state: Position
    moves: tuple[str, ...] = ()
    """The learner's moves so far, in a record's notation."""
    events: tuple[Event, ...] = ()
    """The events of these moves that the learner may know."""
    turns: int = 0
    """The number of the learner's finished turns."""

    @property
    def view(self) -> Position:
        """The learner's view of the position."""
        view: Position = self.game.view(self.state, LEARNER)
        return view

    @property
    def succeeded(self) -> bool:
        """Whether the task is done."""
        return bool(self.moves) and self.lesson.success.holds(self)

    @property
    def mistake(self) -> Message | None:
        """The sentence on a mistake; None if the task is done or can still be done."""
        if self.succeeded:
            return None
        for mistake in self.lesson.mistakes:
            if mistake.when.holds(self):
                return mistake.words
        return self.lesson.missing if self.over else None

    @property
    def over(self) -> bool:
        """Whether the learner has no turn left."""
        return self.turns >= self.lesson.turns or self.state.outcome is not None

    def play(self, move: object) -> "Trial":
        """Return the trial after a move of the learner's and the answer to it.

        Raises IllegalMove.
        """
        if self.over:
            raise IllegalMove("this attempt is over")
        made = self._after(move)
        rng = Random(self.turns)
        while made.state.to_move == CHANCE:
            made = made._after(self.game.draw(made.state, rng))
        ended = made.state.to_move != LEARNER or made.state.turn != self.state.turn
        made = dataclasses.replace(made, moves=(*self.moves, str(move)), turns=self.turns + ended)
        if not ended or made.over or made.succeeded or made.mistake:
            return made
        return made._answered()

    def _after(self, move: object) -> "Trial":
        """Return the trial after a move of the learner or a random draw."""
        after: Position = self.game.apply(self.state, move)
        events = self.game.events(self.state, move, after, LEARNER)
        return dataclasses.replace(self, state=after, events=(*self.events, *events))

    def _answered(self) -> "Trial":
        """Return the trial after the other side's reply."""
        state = self.state
        if state.to_move not in (LEARNER, None) and self.turns <= len(self.lesson.replies):
            reply = _typed(self.game, state, self.lesson.replies[self.turns - 1])
            state = drawn(self.game, reply, self.turns)
        return dataclasses.replace(self, state=state)

    def type(self, text: str) -> "Trial":
        """Return the trial after a typed turn. Raises InvalidMove and IllegalMove."""
        trial = self
        for move in self.game.parse_move(self.view, text, closed=False):
            trial = trial.play(move)
            if trial.over or trial.succeeded or trial.mistake:
                break
        return trial


def trial(game: AnyGame, lesson: Lesson) -> Trial:
    """Return a new trial of a lesson.

    Raises InvalidSetup, InvalidOptions, InvalidMove and IllegalMove.
    """
    given = carried(game.options, lesson.position)
    names = stand_in_names(max(2, seats_named(given.position)))
    options = game.options.read(given.options or read_options(lesson.options), len(names))
    if lesson.position:
        state: Position = game.set_up(options, names, given.position)
    else:
        state = dataclasses.replace(game.initial_state(options, len(names)), names=names)
    for text in lesson.moves:
        state = _typed(game, drawn(game, state, 0), text)
    return Trial(game, lesson, drawn(game, state, 0))


def _typed(game: AnyGame, state: Position, text: str) -> Position:
    for move in game.parse_move(game.view(state, state.mover), text, closed=False):
        state = game.apply(state, move)
    return state


def drawn(game: AnyGame, state: Position, seed: int) -> Position:
    """Return the state after any random draws it waits for."""
    rng = Random(seed)
    while state.to_move == CHANCE:
        state = game.apply(state, game.draw(state, rng))
    return state
