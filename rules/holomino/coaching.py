"""The coach's advice in a first match of Holomino."""

from collections.abc import Sequence
from itertools import pairwise

from rules.core import Event, Message
from rules.core.coaching import Advice, Moment, Spots, after, could, from_move
from rules.core.hexes import hex_name
from rules.holomino.events import HoleClosed, Placed
from rules.holomino.game import HolominoState, Throw


def _laid_at(events: Sequence[Event]) -> Spots:
    return tuple(hex_name(event.cell) for event in events if isinstance(event, Placed))


def _two_holes(moment: Moment) -> Spots | None:
    """Return no spots, (), if one tile closed two holes, otherwise None."""
    holes = [event for event in moment.events if isinstance(event, HoleClosed)]
    twice = any(one.player == other.player for one, other in pairwise(holes))
    return () if twice else None


def _nothing_fits(moment: Moment) -> Spots | None:
    moves = moment.game.legal_moves(moment.view)
    return () if all(isinstance(move, Throw) for move in moves) else None


def _sack_is_low(moment: Moment) -> Spots | None:
    view = moment.view
    assert isinstance(view, HolominoState)
    return () if len(view.sack) <= 6 else None


ADVICE = (
    Advice(
        "begin",
        Message(
            "Choose one of your tiles, then a place. Where corners meet, numbers must be equal."
        ),
        from_move(0),
    ),
    Advice(
        "throw",
        Message("Nothing fits. Return the tile you like least, and draw again next turn."),
        _nothing_fits,
    ),
    Advice(
        "hole",
        Message("One of your tiles closes a hole here. The numbers around it are your points."),
        could(HoleClosed, _laid_at),
    ),
    Advice(
        "two",
        Message("Two holes closed by one tile score far more than two closed separately."),
        _two_holes,
    ),
    Advice(
        "denied",
        Message("You both could have closed that hole. Check what each move leaves your opponent."),
        after(HoleClosed, mine=False),
    ),
    Advice(
        "count",
        Message("Few tiles are left in the bag. Think of those that have not been drawn yet."),
        _sack_is_low,
    ),
)
