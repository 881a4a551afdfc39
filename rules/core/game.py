"""The base classes shared by all games: players, chance, positions and options.

A *state* is the complete situation at one moment, and a *view* is the part that one player may
know. Both are immutable, so undo, replay, threads and search need no copies. Chance is a player: a
draw is a move like any other, and `Game.apply` is a pure function.
"""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from random import Random
from typing import (
    Any,
    ClassVar,
    Generic,
    Never,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from rules.core.errors import IllegalMove, InvalidMove, InvalidOptions, InvalidSetup
from rules.core.event import CommandGiven, Event, MatchEnded, ScoreChanged, TurnPassed
from rules.core.message import Message
from rules.core.outcome import Outcome
from rules.text import cut

__all__ = [
    "CHANCE",
    "SEATS",
    "AnyGame",
    "Event",
    "FrozenDict",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidOptions",
    "InvalidSetup",
    "Message",
    "OptionSpec",
    "Options",
    "Outcome",
    "Position",
    "finished",
    "last_one_wins",
    "option",
    "shorten",
    "stand_in_names",
    "well_formed",
]

CHANCE = -1
"""The player index of chance, used while a position waits for a draw."""

SEATS = "OXYZ"
"""The letter of each seat, in texts and on boards."""


K = TypeVar("K")
W = TypeVar("W")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """An option's description for users. `low` and `high` are the inclusive bounds of an int."""

    label: Message
    help: Message
    low: int | None = None
    high: int | None = None
    excludes: tuple[str, ...] = ()


def option(
    default: T,
    label: str,
    help: str,
    *,
    low: int | None = None,
    high: int | None = None,
    excludes: tuple[str, ...] = (),
) -> T:
    """Return a field of an `Options` dataclass: a flag, or an int whose default None is derived."""
    return dataclasses.field(
        default=default,
        metadata={"spec": OptionSpec(Message(label), Message(help), low, high, excludes)},
    )


@dataclass(frozen=True, slots=True)
class Options:
    """The base of every game's options; the defaults are the standard game."""

    @classmethod
    def specs(cls) -> dict[str, OptionSpec]:
        """Return the options by name, in the order of the source text."""
        return {field.name: field.metadata["spec"] for field in dataclasses.fields(cls)}

    @classmethod
    def read(cls, values: Mapping[str, object], players: int) -> Self:
        """Return options from plain values, checked and with every derived default filled in.

        Raises InvalidOptions naming the option that is unknown, of the wrong kind, out of range,
        or contradicts another.
        """
        defaults = {field.name: field.default for field in dataclasses.fields(cls)}
        for name, value in values.items():
            if name not in defaults:
                raise InvalidOptions(shorten(name), _no_such_option(name, defaults))
            _check_kind(name, value, defaults[name])
        return cls(**values).resolved(players)

    def resolved(self, players: int) -> Self:
        """Return these options checked together, with derived defaults for `players` filled in.

        Games extend this method for their own checks and defaults.
        """
        for name, spec in self.specs().items():
            value = getattr(self, name)
            if type(value) is int:
                _check_range(name, value, spec)
            for other in spec.excludes if value else ():
                if getattr(self, other):
                    raise InvalidOptions(name, "contradicts {other}", other=other)
        return self

    @classmethod
    def differing(cls, values: Mapping[str, int | bool], players: int) -> dict[str, int | bool]:
        """Return the values without those that follow from the rest. Raises InvalidOptions."""
        whole, kept = cls.read(values, players), dict(values)
        for name in values:
            less = {other: value for other, value in kept.items() if other != name}
            with suppress(InvalidOptions):
                if cls.read(less, players) == whole:
                    kept = less
        return kept

    def standard_but(self, *names: str) -> bool:
        """Whether all options except these have their standard values.

        What was computed for the standard rules is only right if this is true.
        """
        others = (field for field in dataclasses.fields(self) if field.name not in names)
        return all(getattr(self, field.name) == field.default for field in others)

    def to_dict(self) -> dict[str, int | bool]:
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}


def shorten(value: object, most: int = 40) -> str:
    """Return any value as a short text on one line, for an error message."""
    if isinstance(value, int):
        # Python refuses to print a huge int.
        text = str(value) if value.bit_length() < 100 else "a huge number"
    elif isinstance(value, str):
        text = value
    else:
        text = type(value).__name__
    # The text is only for reading, so characters that a font may lack are left out.
    text = "".join(c if c.isprintable() else "?" for c in text[: most + 1])
    return text if len(text) <= most else cut(text, most) + "…"


def _no_such_option(name: object, known: Mapping[str, object]) -> Message:
    """Return the reason for an unknown option, with the closest name, or else all names."""
    close = get_close_matches(name, known, n=1) if isinstance(name, str) else []
    if close:
        return Message("no such option; did you mean {name}?", name=close[0])
    if not known:
        return Message("no such option; this game has none")
    return Message(
        "“{given}” is unknown; use one of: {known}", given=shorten(name), known=", ".join(known)
    )


def _check_kind(name: str, value: object, default: object) -> None:
    given = shorten(value)
    if type(default) is bool:
        if type(value) is not bool:
            raise InvalidOptions(name, "must be on or off, not {given}", given=given)
    elif type(value) is not int and (value is not None or default is not None):
        # None means the derived default, if the option has one.
        raise InvalidOptions(name, "must be a whole number, not {given}", given=given)


def _check_range(name: str, value: int, spec: OptionSpec) -> None:
    low = spec.low if spec.low is not None else value
    high = spec.high if spec.high is not None else value
    if low <= value <= high:
        return
    given = shorten(value)
    if spec.high is None:
        raise InvalidOptions(name, "must be {low} or more, not {given}", low=low, given=given)
    raise InvalidOptions(
        name, "must be from {low} to {high}, not {given}", low=low, high=high, given=given
    )


class FrozenDict(dict[K, W]):
    """An immutable dict, for use in states and boards."""

    def _refuse(self, *_: object, **__: object) -> Never:
        raise TypeError("a position cannot be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type[FrozenDict[K, W]], tuple[dict[K, W]]]:
        return type(self), (dict(self),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """The base class of states and views.

    `to_move` is a player index, CHANCE, or None when the game is over; `turn` counts finished
    turns; `out` holds the players who resigned or were removed.
    """

    game: ClassVar[str]  # the slug

    options: Options
    names: tuple[str, ...]
    to_move: int | None
    turn: int = 0
    out: frozenset[int] = frozenset()
    outcome: Outcome | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores so far; zeros in games without scores."""
        return (0,) * len(self.names)

    @property
    def final_scores(self) -> tuple[int, ...]:
        """The scores of the outcome if the game is over, otherwise the scores so far."""
        return self.outcome.scores if self.outcome else self.scores

    @property
    def mover(self) -> int:
        """The player to move. Raises IllegalMove when the game is over or chance is to move."""
        if self.to_move is None:
            raise IllegalMove("the game is over")
        if self.to_move == CHANCE:
            raise IllegalMove("a random draw is missing")
        return self.to_move

    def next_player(self, after: int) -> int:
        """Return the next player in seat order who is still in the game."""
        count = len(self.names)
        return next(
            p % count for p in range(after + 1, after + 1 + count) if p % count not in self.out
        )

    def to_dict(self) -> dict[str, Any]:
        """Return the position as plain JSON values; games add their own keys."""
        return {
            "game": self.game,
            "options": self.options.to_dict(),
            "names": list(self.names),
            "to_move": self.to_move,
            "scores": list(self.final_scores),
            "outcome": self.outcome.to_dict() if self.outcome else None,
        }


O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=Position)
V = TypeVar("V", bound=Position)
M = TypeVar("M")


class Game(ABC, Generic[O, S, V, M]):
    """The rules of one game. It has no state, so one instance serves every match."""

    slug: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[type[Options]]
    moves: ClassVar[tuple[type, ...]]
    """The types of players' moves; chance has its own type."""
    syntax: ClassVar[str]
    """A short description of the move notation, for the terminal."""
    hidden: ClassVar[bool] = False
    """Whether players have secrets, so that a hot seat needs the curtain between turns."""

    @property
    def chance(self) -> bool:
        """Whether the game has random draws."""
        return type(self).draw is not Game.draw

    @abstractmethod
    def initial_state(self, options: O, players: int) -> S:
        """Return the start of a game with resolved options; the players get default names."""

    @abstractmethod
    def legal_moves(self, view: V) -> Iterator[M]:
        """Yield the moves of the player to move, lazily and in a fixed order.

        Some games have millions. Empty when the game is over or chance is to move.
        """

    @abstractmethod
    def check(self, view: V, move: M) -> None:
        """Raise IllegalMove, with a reason for the player, if the rules forbid the move."""

    def is_legal(self, view: V, move: M) -> bool:
        """Whether the player to move may make this move; does not enumerate moves."""
        try:
            self.check(view, move)
        except IllegalMove:
            return False
        return True

    @abstractmethod
    def apply(self, state: S, move: M) -> S:
        """Return the state after a move of the player to move or of chance. Raises IllegalMove."""

    def draw(self, state: S, rng: Random) -> M:
        """Return a chance move for a state whose `to_move` is CHANCE."""
        raise IllegalMove("nothing is drawn at random now")

    @abstractmethod
    def resign(self, state: S, player: int) -> S:
        """Return the state after a player who is still in the game leaves it."""

    def may_claim_tie(self, view: V) -> bool:
        """Whether the player to move may claim a tie."""
        return False

    def claim_tie(self, state: S) -> S:
        """Return the state after the player to move claims a tie. Raises IllegalMove."""
        raise IllegalMove("you cannot claim a draw in {game}", game=self.title)

    def view(self, state: S, player: int | None) -> V:
        """Return what a player (None = a spectator) may know.

        In games without secrets the view is the state itself.
        """
        return state  # type: ignore[return-value]

    def resample(self, view: V, rng: Random) -> S:
        """Return a full state drawn at random among those consistent with a view."""
        return view  # type: ignore[return-value]

    def preview(self, view: V, move: M) -> V:
        """Return the position after a legal move, as far as the viewer can foresee it."""
        return self.apply(view, move)  # type: ignore[arg-type, return-value]

    def reveals(self, view: V, move: M) -> bool:
        """Whether the move shows a player a secret, so that undoing it needs agreement.

        Random draws after the move do not count here, as they are visible anyway.
        """
        return False

    def events(
        self, before: S, move: M | CommandGiven, after: S, viewer: int | None
    ) -> tuple[Event, ...]:
        """Return what happened between two states, as a player (None = a spectator) may know it.

        `move` is the move, draw or command between the states. The game's own events come first,
        then changes of the score, then the next turn or the end.
        """
        seen, shown = self.view(before, viewer), self.view(after, viewer)
        return (
            *([move] if isinstance(move, CommandGiven) else []),
            *self.effects(seen, move, shown, viewer),
            *_consequences(seen, shown),
        )

    @abstractmethod
    def effects(
        self, before: V, move: M | CommandGiven, after: V, viewer: int | None
    ) -> Iterable[Event]:
        """Yield the game's own events of a move, a draw or a command, from the viewer's two views.

        `move` may contain secrets of another player, so games with secrets rely on the views.
        """

    @abstractmethod
    def parse_move(self, view: V, text: str, *, closed: bool = True) -> list[M]:
        """Return the moves of a typed turn, in the server's notation, all checked.

        A typed text is a complete turn. If the notation leaves its end implicit, the closing
        move is added, unless `closed` is False (records list every move). Raises InvalidMove if the
        text cannot be read, and IllegalMove if the rules forbid a move.
        """

    def added(self, move: M) -> Message:
        """Return a sentence on the closing move that `parse_move` has added to a typed turn."""
        return Message("This ends your turn.")

    def parse_draw(self, state: S, text: str) -> M:
        """Return the chance move that a record names.

        Raises InvalidMove; `apply` checks legality.
        """
        raise InvalidMove("nothing is drawn at random now")

    def describe(self, move: M, view: V) -> str:
        """Return the move list's text for a move.

        It shows only what the viewer of `view`, the position before the move, may know.
        """
        return str(move)

    def in_words(self, move: M) -> str:
        """Return a move for use in a sentence.

        That is its notation, or a `Message` if the notation does not read as a word.
        """
        return str(move)

    def describe_ply(self, moves: list[str], draws: list[str]) -> str:
        """Return the move list's text for a whole ply: its moves, then the random draws."""
        return " ".join([",".join(moves), *draws])

    @abstractmethod
    def diagram(self, view: V, *, coordinates: bool = False) -> str:
        """Return the source text's ASCII board.

        `coordinates` adds coordinates that the source text's figure does not show.
        """

    @property
    def has_setups(self) -> bool:
        """Whether a match may begin from a set-up position.

        Mono has no set-ups, as its players choose their layouts as the first moves of the game.
        """
        return type(self).read_setup is not Game.read_setup

    def read_setup(self, options: O, names: tuple[str, ...], text: str) -> S:
        """Return the position a text without options describes, between named players.

        Raises InvalidSetup, which uses the players' names.
        """
        raise InvalidSetup("{game} has no position editor", game=self.title)

    def write_setup(self, state: S) -> str:
        """Return the text of a position without its history and options. Raises InvalidSetup.

        `setup_text.with_options` adds the options.
        """
        raise InvalidSetup("{game} has no position editor", game=self.title)

    def check_supply(self, state: S) -> None:
        """Raise InvalidSetup if a position has more pieces than the options allow.

        Only new matches are checked; older records with such positions can still be read.
        """

    def set_up(self, options: O, names: tuple[str, ...], text: str) -> S:
        """Return the position a text describes, between named players. Raises InvalidSetup.

        A position in which the game is already over is rejected.
        """
        state = self.read_setup(options, names, text)
        if state.outcome is not None:
            raise InvalidSetup("the game would already be over: {why}", why=state.outcome.reason)
        return state


AnyGame = Game[Any, Any, Any, Any]


def _consequences(before: Position, after: Position) -> Iterator[Event]:
    """Yield the events common to all games: scores, then the next turn or the end."""
    was, now = before.final_scores, after.final_scores
    for player, (old, new) in enumerate(zip(was, now, strict=True)):
        if old != new:
            yield ScoreChanged(player, new - old, new)
    if after.outcome is not None:
        if before.outcome is None:
            yield MatchEnded(after.outcome)
    elif after.to_move not in (None, CHANCE) and (after.to_move, after.turn) != (
        before.to_move,
        before.turn,
    ):
        yield TurnPassed(after.mover)


def stand_in_names(players: int) -> tuple[str, ...]:
    """Return default names for the players of a state outside a match."""
    return tuple(Message("Player {number}", number=number) for number in range(1, players + 1))


def well_formed(move: object) -> bool:
    """Whether every field of a move, which is a dataclass, has a value of its declared type."""
    kind: type = type(move)
    return all(_is_a(getattr(move, name), hint) for name, hint in _fields(kind))


@cache
def _fields(kind: type) -> tuple[tuple[str, object], ...]:
    hints = get_type_hints(kind)
    return tuple((field.name, hints[field.name]) for field in dataclasses.fields(kind))


def _is_a(value: object, hint: object) -> bool:
    """Whether a value has a type built of int, str, tuple and frozenset; a bool is not an int."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is frozenset:
        return type(value) is frozenset and all(_is_a(item, inner[0]) for item in value)
    if origin is tuple:
        if type(value) is not tuple:
            return False
        hints = inner[:1] * len(value) if inner[1:] == (...,) else inner
        return len(value) == len(hints) and all(map(_is_a, value, hints))
    return type(value) is hint


def last_one_wins(state: S, reason: str) -> S:
    """Return the state, with the game won if only one player remains."""
    left = [p for p in range(len(state.names)) if p not in state.out]
    if len(left) > 1:
        return state
    return finished(state, frozenset(left), reason)


def finished(state: S, winners: frozenset[int], reason: str) -> S:
    """Return the state with the game over."""
    outcome = Outcome(winners, reason, state.scores)
    return dataclasses.replace(state, to_move=None, outcome=outcome)
