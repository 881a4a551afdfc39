"""The coach's advice in a first match of Mono, once the layouts are drawn."""

from rules.core import Message
from rules.core.coaching import Advice, Moment, Spots, after, from_move
from rules.mono.events import Revealed, RunsScored, TurnEnded
from rules.mono.game import MonoView


def _ended_by_a_lower_value(moment: Moment) -> Spots | None:
    ended = [event for event in moment.events if isinstance(event, TurnEnded)]
    lower = any(event.player == moment.seat and event.why == "lower" for event in ended)
    return () if lower else None


def _three_alike(moment: Moment) -> Spots | None:
    view = moment.view
    assert isinstance(view, MonoView)
    return () if len(view.values) >= 3 and len(set(view.values[-3:])) == 1 else None


def _one_of_a_region(moment: Moment) -> Spots | None:
    """Return the last uncovered cell if its region has more than one cell."""
    last = moment.events[-1] if moment.events else None
    if isinstance(last, Revealed) and last.player == moment.seat and last.value > 1:
        return (last.cell,)
    return None


ADVICE = (
    Advice(
        "lower",
        Message("Your last number was lower, so it ended your turn. The numbers before it scored."),
        _ended_by_a_lower_value,
    ),
    Advice(
        "stop",
        Message("Three equal numbers in a row score nine points, whatever you reveal next."),
        _three_alike,
    ),
    Advice(
        "begin",
        Message("Click a hidden cell. Its number tells you the region and how many cells it has."),
        from_move(1),
    ),
    Advice(
        "beside",
        Message("The cells of a region share edges, so its next cell is near this one."),
        _one_of_a_region,
    ),
    Advice(
        "runs",
        Message(
            "A run of equal numbers scores its length times itself: a run of four scores 4 × 4 = "
            "16."
        ),
        after(RunsScored, mine=True),
    ),
    Advice(
        "order",
        Message(
            "Reveal the cells you know in ascending order, so that none of them ends your turn."
        ),
        from_move(7),
    ),
)
