"""What a coach says in somebody's first matches: short advice, each piece when its moment comes.

Advice is data beside each game: a sentence, and what to look for in what the learner may know.
Nothing here knows more than the learner's own view and the events as the learner was told them.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass

from rules.core.event import Event
from rules.core.game import AnyGame, Position
from rules.core.message import Message


@dataclass(frozen=True, slots=True)
class Moment:
    """The learner is to move: what is seen, and what happened since they moved last."""

    game: AnyGame
    view: Position
    seat: int
    moves: int
    """How many moves the learner has made in this match."""
    events: tuple[Event, ...]
    """Of the learner's last move and of all that came after it."""


Spots = tuple[str, ...]
"""What a sentence speaks of, as the game's notation names it: cells, positions, ports."""

Look = Callable[[Moment], Spots | None]
"""Finds what a piece of advice is about; None where it is not the moment for it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One sentence of a coach. `slug` names it within its game, for good."""

    slug: str
    words: Message
    look: Look


def chosen(
    advice: Iterable[Advice], moment: Moment, said: Collection[str]
) -> tuple[Advice, Spots] | None:
    """Return the first piece of advice whose moment it is, with its spots.

    Those already said (slugs) are left out.
    """
    for piece in advice:
        if piece.slug not in said and (spots := piece.look(moment)) is not None:
            return piece, spots
    return None


def from_move(count: int) -> Look:
    """Once the learner has made so many moves."""
    return lambda moment: () if moment.moves >= count else None


def after(kind: type[Event], *, mine: bool | None = None, at: str = "") -> Look:
    """After an event of a kind: the learner's own, another's, or anybody's (None).

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
    """When a move of the learner's would make something happen; `spot` reads the move's events.

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
