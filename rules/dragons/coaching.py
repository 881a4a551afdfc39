"""What a coach says in a first match of Dragons."""

from rules.core import Message
from rules.core.coaching import Advice, Moment, Spots, after, from_move
from rules.core.hexes import hex_name
from rules.dragons.events import AutoPlaced, DragonClosed
from rules.dragons.game import DragonsState


def _gap(moment: Moment) -> Spots | None:
    view = moment.view
    assert isinstance(view, DragonsState)
    return tuple(map(hex_name, view.gaps)) or None


def _fell(moment: Moment) -> Spots | None:
    fallen = [event for event in moment.events if isinstance(event, AutoPlaced)]
    return tuple(hex_name(event.cell) for event in fallen) or None


ADVICE = (
    Advice(
        "begin",
        Message("Choose a tile, turn it if you like, and lay it where the colours agree."),
        from_move(0),
    ),
    Advice(
        "gap",
        Message("A gap must be filled before anything else: three sides of it are closed."),
        _gap,
    ),
    Advice(
        "auto",
        Message("This tile was laid by itself: only one way was left to fill the place."),
        _fell,
    ),
    Advice(
        "dragon",
        Message("That dragon is closed: with no open end it cannot grow any more."),
        after(DragonClosed),
    ),
    Advice(
        "lines",
        Message("Follow your colour with your eyes: its two ends show where the game goes next."),
        from_move(2),
    ),
    Advice(
        "stop",
        Message("Follow the other colour, too: a tile across its end stops it."),
        from_move(4),
    ),
)
