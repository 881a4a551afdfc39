"""The coach's advice in a first match of Dragons."""

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
        Message("Choose a tile, turn it if you like, and place it where the colours match."),
        from_move(0),
    ),
    Advice(
        "gap",
        Message(
            "Fill the gap first: a place with three closed sides must be filled before any other."
        ),
        _gap,
    ),
    Advice(
        "auto",
        Message("This tile was placed automatically: it fitted in only one way."),
        _fell,
    ),
    Advice(
        "dragon",
        Message("This dragon is complete: it has no open end and cannot grow."),
        after(DragonClosed),
    ),
    Advice(
        "lines",
        Message("Follow your colour: its two open ends show where to play next."),
        from_move(2),
    ),
    Advice(
        "stop",
        Message("Watch your opponent’s colour, too. Put a tile across its open end to stop it."),
        from_move(4),
    ),
)
