"""The coach for a learner's first matches: short pieces of advice at the right moments.

Advice is data of each game: a sentence, and a `Look` that recognises its moment. The coach uses
only the learner's own view and the events that the learner has seen.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from rules.core.event import Event
from rules.core.game import AnyGame, Position
from rules.core.message import Message


@dataclass(frozen=True, slots=True)
class Moment:
    """A position with the learner to move: their view, and the events since their last move."""

    game: AnyGame
    view: Position
    seat: int
    moves: int
    """How many moves the learner has made in this match."""
    events: tuple[Event, ...]
    """The events of the learner's last move and of everything after it."""


Spots = tuple[str, ...]
"""The cells, positions or ports that a sentence refers to, in the game's notation."""

Look = Callable[[Moment], Spots | None]
"""Finds the spots that a piece of advice refers to; None if this is not the moment for it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One sentence of the coach. `slug` is its permanent name within its game."""

    slug: str
    words: Message
    look: Look


def chosen(
    advice: Iterable[Advice], moment: Moment, said: Collection[str]
) -> tuple[Advice, Spots] | None:
    """Return the first piece of advice that fits the moment, with its spots, or None.

    `said` holds the slugs of advice already given, which is left out.
    """
    for piece in advice:
        if piece.slug not in said and (spots := piece.look(moment)) is not None:
            return piece, spots
    return None


def from_move(count: int) -> Look:
    """Return a `Look` for moments after the learner's first `count` moves."""
    return lambda moment: () if moment.moves >= count else None


def after(kind: type[Event], *, mine: bool | None = None, at: str = "") -> Look:
    """Return a `Look` for an event of a kind: the learner's own, another's, or any (None).

    `at` is the field of the event that names its spot, if any.
    """

    def look(moment: Moment) -> Spots | None:
        for event in reversed(moment.events):
            own = getattr(event, "player", None) == moment.seat
            if isinstance(event, kind) and mine in (None, own):
                return (str(getattr(event, at)),) if at else ()
        return None

    return look


def could(kind: type[Event], spot: Callable[[Sequence[Event]], Spots] = lambda _: ()) -> Look:
    """Return a `Look` for an event that a move of the learner could cause.

    `spot` returns the spots from that move's events.

    All moves are tried: for games in which everybody knows everything.
    """

    def look(moment: Moment) -> Spots | None:
        game, view = moment.game, moment.view
        for move in game.legal_moves(view):
            events = game.events(view, move, game.apply(view, move), moment.seat)
            if any(isinstance(event, kind) for event in events):
                return spot(events)
        return None

    return look
