"""What every game shares: players, chance, positions, options, outcomes and errors.

A *state* is the whole truth of one moment, a *view* is what one player may know of it. Both are
immutable, so undo, replay, threads and search need no copies. Chance is a player: a draw is a
move like any other, and `Game.apply` is a plain function.
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
"""The player index of chance, wherever a position waits for a draw."""

SEATS = "OXYZ"
"""The letter of each seat, in texts and on boards."""


K = TypeVar("K")
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """What a person choosing an option must know. `low` and `high` bound an int, both included."""

    label: Message
    help: Message
    low: int | None = None
    high: int | None = None
    excludes: tuple[str, ...] = ()


def option(
    default: int | bool | None,
    label: str,
    help: str,
    *,
    low: int | None = None,
    high: int | None = None,
    excludes: tuple[str, ...] = (),
) -> Any:
    """Return a field of an `Options` dataclass.

    It is a flag (default False), or an int (None = derived).
    """
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
        """Options from plain values, checked and with every derived default filled in.

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

        Games override this, and call it, for what depends on the number of players.
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
        """Return the values without those that follow from the others. Raises InvalidOptions."""
        whole, kept = cls.read(values, players), dict(values)
        for name in values:
            less = {other: value for other, value in kept.items() if other != name}
            with suppress(InvalidOptions):
                if cls.read(less, players) == whole:
                    kept = less
        return kept

    def to_dict(self) -> dict[str, int | bool]:
        return {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}


def shorten(value: object, most: int = 40) -> str:
    """Return a value for an error message: short, on one line, whatever it is."""
    if isinstance(value, int):
        # A huge int refuses to be printed at all.
        text = str(value) if value.bit_length() < 100 else "a huge number"
    elif isinstance(value, str):
        text = value
    else:
        text = type(value).__name__
    # This is for reading alone: what a font may not have is left out of a quotation, too.
    text = "".join(c if c.isprintable() else "?" for c in text[: most + 1])
    return text if len(text) <= most else cut(text, most) + "…"


def _no_such_option(name: object, known: Mapping[str, object]) -> Message:
    """Return the reason, with the option that may have been meant.

    That is the closest name, or all names if none comes close.
    """
    close = get_close_matches(name, known, n=1) if isinstance(name, str) else []
    if close:
        return Message("no such option; do you mean {name}?", name=close[0])
    if known:
        return Message("no such option; there are: {names}", names=", ".join(known))
    return Message("no such option; this game has none")


def _check_kind(name: str, value: object, default: object) -> None:
    given = shorten(value)
    if type(default) is bool:
        if type(value) is not bool:
            raise InvalidOptions(name, "must be on or off, not {given}", given=given)
    elif type(value) is not int and (value is not None or default is not None):
        # None asks for the derived default, where there is one.
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
    """A dict that cannot be changed once it is made, for what states and boards hold."""

    def _refuse(self, *_: object, **__: object) -> Never:
        raise TypeError("a position cannot be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[type[FrozenDict[K, W]], tuple[dict[K, W]]]:
        return type(self), (dict(self),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What states and views have in common.

    `to_move` is a player index, CHANCE, or None when the game is over; `turn` counts finished
    turns; `out` holds the players who resigned or were removed.
    """

    game: ClassVar[str]  # the slug

    options: Any
    names: tuple[str, ...]
    to_move: int | None
    turn: int = 0
    out: frozenset[int] = frozenset()
    outcome: Outcome | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores so far; zeros in games that do not count."""
        return (0,) * len(self.names)

    @property
    def final_scores(self) -> tuple[int, ...]:
        """The scores of the outcome where there is one, else those so far."""
        return self.outcome.scores if self.outcome else self.scores

    @property
    def mover(self) -> int:
        """The player to move. Raises IllegalMove when the game is over or chance is to move."""
        if self.to_move is None:
            raise IllegalMove("the game is over")
        if self.to_move == CHANCE:
            raise IllegalMove("a random draw must come first")
        return self.to_move

    def next_player(self, after: int) -> int:
        """Return the next player in seat order who is still in the game."""
        count = len(self.names)
        return next(
            p % count for p in range(after + 1, after + 1 + count) if p % count not in self.out
        )

    def to_dict(self) -> dict[str, Any]:
        """Plain JSON facts; games add their own keys."""
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
    """The rules of one game. Has no state of its own; one instance serves every match."""

    slug: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[type[Options]]
    moves: ClassVar[tuple[type, ...]]
    """The types of the moves a player may make; chance has its own."""
    syntax: ClassVar[str]
    """What moves look like in the server's notation, in a few lines for the terminal."""
    hidden: ClassVar[bool] = False
    """Whether players know different things, so that a hot seat needs the curtain."""

    @property
    def chance(self) -> bool:
        """Whether the game has draws."""
        return type(self).draw is not Game.draw

    @abstractmethod
    def initial_state(self, options: O, players: int) -> S:
        """Return the start of a game with resolved options; the players get stand-in names."""

    @abstractmethod
    def legal_moves(self, view: V) -> Iterator[M]:
        """Yield the moves of the player to move, lazily and in a fixed order.

        Some games have millions. Empty when the game is over or chance is to move.
        """

    @abstractmethod
    def check(self, view: V, move: M) -> None:
        """Raise IllegalMove, with a reason a player understands, if the rules forbid the move."""

    def is_legal(self, view: V, move: M) -> bool:
        """Whether the player to move may make this move; nothing is enumerated."""
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
        raise IllegalMove("nothing in {game} is random", game=self.title)

    @abstractmethod
    def resign(self, state: S, player: int) -> S:
        """Return the state after a player who is still in the game leaves it."""

    def may_claim_tie(self, view: V) -> bool:
        """Whether the player to move may call the game a tie."""
        return False

    def claim_tie(self, state: S) -> S:
        """Return the state after the player to move called the game a tie. Raises IllegalMove."""
        raise IllegalMove("you cannot claim a draw in {game}", game=self.title)

    def view(self, state: S, player: int | None) -> V:
        """Return what a player (None = a spectator) may know.

        Where nothing is hidden, it is the state itself.
        """
        return state  # type: ignore[return-value]

    def resample(self, view: V, rng: Random) -> S:
        """Return a full state drawn at random among those consistent with a view."""
        return view  # type: ignore[return-value]

    def preview(self, view: V, move: M) -> V:
        """Return the position after a legal move as far as the viewer can foresee it."""
        return self.apply(view, move)  # type: ignore[arg-type, return-value]

    def reveals(self, view: V, move: M) -> bool:
        """Whether the move shows somebody a secret, so that taking it back needs agreement.

        What chance draws after it is seen in any case and need not be told here.
        """
        return False

    def events(
        self, before: S, move: M | CommandGiven, after: S, viewer: int | None
    ) -> tuple[Event, ...]:
        """Return what happened between two states, as a player (None = a spectator) may know it.

        `move` is what led from one to the other: a move, a draw, or a command. What the game tells
        of it comes first, then scores, then the turn or the end.
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
        """Yield what a move, a draw or a command did, as the viewer sees both positions.

        Only `move` may tell more than the viewer may know: games with secrets look at the views.
        """

    @abstractmethod
    def parse_move(self, view: V, text: str, *, closed: bool = True) -> list[M]:
        """Return the moves of a typed turn, in the server's notation, all checked.

        A typed text is a whole turn: where the notation leaves its end implicit, the closing move
        is added, unless `closed` is False (records list every move). Raises InvalidMove where the
        text cannot be read, IllegalMove where the rules forbid what it says.
        """

    def parse_draw(self, state: S, text: str) -> M:
        """Return the chance move a record names. Raises InvalidMove; `apply` checks legality."""
        raise InvalidMove("nothing in {game} is random", game=self.title)

    def describe(self, move: M, view: V) -> str:
        """Return the move list's text for a move.

        It shows only what the viewer of the position before the move may know.
        """
        return str(move)

    def in_words(self, move: M) -> str:
        """Return a move as it stands in a sentence.

        That is its notation, or a `Message` where the notation is not a word.
        """
        return str(move)

    def describe_ply(self, moves: list[str], draws: list[str]) -> str:
        """Return the move list's text for a whole ply: its moves, then what chance added."""
        return " ".join([",".join(moves), *draws])

    @abstractmethod
    def diagram(self, view: V, *, coordinates: bool = False) -> str:
        """Return the source text's ASCII board.

        `coordinates` adds names where its figure has none.
        """

    @property
    def has_setups(self) -> bool:
        """Whether a match may begin from a position of one's own.

        Mono has none: its players set up their layouts as the first moves of the game.
        """
        return type(self).read_setup is not Game.read_setup

    def read_setup(self, options: O, names: tuple[str, ...], text: str) -> S:
        """Return the position a text without options describes, between named players.

        Raises InvalidSetup, which calls the players by their names.
        """
        raise InvalidSetup("{game} has no position editor", game=self.title)

    def write_setup(self, state: S) -> str:
        """Return the text of a position, its past and its options left out. Raises InvalidSetup.

        `setup_text.with_options` adds the options.
        """
        raise InvalidSetup("{game} has no position editor", game=self.title)

    def check_supply(self, state: S) -> None:
        """Raise InvalidSetup where a position has more pieces than the options give.

        For new matches: records from before this was asked are read all the same.
        """

    def set_up(self, options: O, names: tuple[str, ...], text: str) -> S:
        """Return the position a text describes, between named players. Raises InvalidSetup.

        A position in which the game would be over at once is refused.
        """
        state = self.read_setup(options, names, text)
        if state.outcome is not None:
            raise InvalidSetup("the game would already be over: {why}", why=state.outcome.reason)
        return state


AnyGame = Game[Any, Any, Any, Any]


def _consequences(before: Position, after: Position) -> Iterator[Event]:
    """Yield what follows from a move in every game: scores, and whose turn it is or who has won."""
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
    """Names for a state that no match has named yet."""
    return tuple(Message("Player {number}", number=number) for number in range(1, players + 1))


def well_formed(move: Any) -> bool:
    """Whether every field of a move, a dataclass, holds what its declared type says."""
    kind: type[Any] = type(move)
    fields = _fields(kind)  # type: ignore[arg-type]  # types are hashable, whatever mypy says
    return all(_is_a(getattr(move, name), hint) for name, hint in fields)


@cache
def _fields(kind: type) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((field.name, hints[field.name]) for field in dataclasses.fields(kind))


def _is_a(value: object, hint: Any) -> bool:
    """Whether a value is of a type made of int, str, tuple and frozenset; a bool is no int."""
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
    """Return the state, ended in favour of the only player left if there is just one."""
    left = [p for p in range(len(state.names)) if p not in state.out]
    if len(left) > 1:
        return state
    return finished(state, frozenset(left), reason)


def finished(state: S, winners: frozenset[int], reason: str) -> S:
    """Return the state with the game over."""
    outcome = Outcome(winners, reason, state.scores)
    return dataclasses.replace(state, to_move=None, outcome=outcome)
