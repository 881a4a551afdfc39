"""Reasons: the purpose of a move, and the faults of the move played instead.

Chances are those that the lens shows (`chances`); points are those of the analysis.
"""

from rules.core.analysis import Line
from rules.core.message import Message
from rules.core.mind import YOURS, worse_chance
from rules.mono.board import LABELS
from rules.mono.game import MonoView, Move
from rules.mono.moves import EndTurn, Layout, RandomMove, Reveal
from rules.mono.players.chances import listed_chances
from rules.mono.players.layouts import legibility
from rules.mono.players.race import ending_soon
from rules.mono.players.situation import run_of
from rules.mono.score import ends_turn

LIKELY_END = 0.5
"""The chance of ending the turn from which a reason mentions it."""

UNSURE_START = 0.4
"""The chance of a first cell's likeliest number below which it is a try, not a good start."""


def why_layout(view: MonoView, layout: str | None) -> Message:
    """Return the reason for a layout, or for a random one."""
    if layout is None:
        return Message(
            "a random layout has no pattern to guess, and there is no time to find a better one"
        )
    return Message("hard to guess: its regions wind, so one cell says little about the next")


CERTAIN = 0.995
"""The chance from which a cell is called safe without a number: it would read 100 %."""

LESS_SAFE = 0.05
"""The smallest difference in the chance of continuing the turn that is mentioned."""

Shares = dict[int, float]
"""The chance of each value that a cell may list."""


def explain(view: MonoView, line: Line[Move], than: Line[Move] | None = None) -> Message:
    """Explain why a line is good and, if `than` is given, what is worse about `than`."""
    if view.placing:
        good = reason(view, line.move, {})
        bad = None if than is None else _worse_layout(view, line, than)
    else:
        shares = listed_chances(view)
        good = reason(view, line.move, shares)
        bad = None if than is None else _worse(view, line, than, shares)
    return good if bad is None else Message("{good}. {bad}", good=good, bad=bad)


def _worse_layout(view: MonoView, line: Line[Move], than: Line[Move]) -> Message | None:
    if than.value >= line.value:
        return None
    if isinstance(than.move, Layout) and isinstance(line.move, Layout):
        found, best = (
            legibility(view.options.size, move.labels) for move in (than.move, line.move)
        )
        if found > best:
            return Message("{move} shows a pattern that is easier to guess", move=YOURS)
    return worse_chance(line, than)


def _worse(
    view: MonoView, line: Line[Move], than: Line[Move], shares: dict[int, Shares]
) -> Message | None:
    """Return the sentence on what is worse about `than`, or None."""
    if than.value >= line.value:
        return None
    if isinstance(line.move, Reveal) and isinstance(than.move, Reveal) and view.values:
        safe, other = (
            _goes_on(view, shares[view.grid.numbers[move.cell]]) for move in (line.move, than.move)
        )
        if safe - other >= LESS_SAFE:
            return Message("{move} was only {other:.0%} safe", move=YOURS, other=other)
    points, more = than.points, line.points
    if points is None or more is None or more - points < 0.05:
        return worse_chance(line, than)
    if isinstance(than.move, EndTurn):
        return Message(
            "Ending the turn scores {points:.0f} points, continuing {more:.1f} on average",
            points=points,
            more=more,
        )
    if isinstance(than.move, RandomMove):
        return Message(
            "Revealing at random scores {points:.1f} points on average, the better move {more:.1f}",
            points=points,
            more=more,
        )
    return Message(
        "{move} scores {points:.1f} points on average, the better one {more:.1f}",
        move=YOURS,
        points=points,
        more=more,
    )


def reason(view: MonoView, move: Move, shares: dict[int, Shares]) -> Message:
    """Return the reason for a move; `shares` has the chances of each cell that can be uncovered."""
    match move:
        case Layout(labels):
            return why_layout(view, labels)
        case RandomMove() if view.placing:
            return why_layout(view, None)
        case RandomMove():
            return Message("all cells are equally good")
        case EndTurn():
            return _why_end(view, shares)
    assert isinstance(move, Reveal)
    here = shares[view.grid.numbers[move.cell]]
    if not view.values:
        return _why_first(here, view.options.size)
    last, goes_on = view.values[-1], _goes_on(view, here)
    if goes_on < 1 - LIKELY_END:
        return _why_risk(view, goes_on)
    value = max((v for v in here if not ends_turn(v, last)), key=lambda v: here[v])
    run = run_of(view.values) + 1
    if value == last and here[value] >= LIKELY_END:
        return Message(
            "{share:.0%} likely to be another {value}: a run of {length} scores {points} points",
            value=_named(value),
            share=here[value],
            length=run,
            points=run**2,
        )
    if here.get(last, 0) >= LIKELY_END / 2:
        return Message(
            "{goes_on:.0%} safe, and {share:.0%} likely to be another {value} for a run of "
            "{length}. A lower number ends your turn, but your list still scores",
            value=_named(last),
            share=here[last],
            length=run,
            goes_on=goes_on,
        )
    if goes_on >= CERTAIN:
        return Message(
            "most likely {value}, and hardly a lower number, so your turn goes on",
            value=_named(value),
        )
    return Message(
        "most likely {value}, which keeps your turn going ({goes_on:.0%} safe). If a lower "
        "number ends it, your list still scores",
        goes_on=goes_on,
        value=_named(value),
    )


def _goes_on(view: MonoView, here: Shares) -> float:
    """Return the chance that the turn continues after a cell."""
    last = view.values[-1] if view.values else 0
    return sum(share for value, share in here.items() if not ends_turn(value, last))


def _why_first(here: Shares, size: int) -> Message:
    """Return the reason for a first cell; region k has k cells, so high ones allow long runs."""
    value = max(here, key=lambda v: here[v])
    if here[value] < UNSURE_START:
        return _why_try(value, here[value], size)
    if 2 * value > size:
        return Message(
            "a good start: {value} is the most likely number ({share:.0%}), and its region has "
            "{value} cells, enough for a long run",
            value=_named(value),
            share=here[value],
        )
    return Message(
        "a good start: {value} is the most likely number ({share:.0%}), and many higher numbers "
        "can follow it",
        value=_named(value),
        share=here[value],
    )


def _why_try(value: int, share: float, size: int) -> Message:
    """Return the reason for a first cell whose number is uncertain."""
    if 2 * value > size:
        return Message(
            "worth a try: {value} is the most likely number ({share:.0%}), and its region has "
            "{value} cells, enough for a long run",
            value=_named(value),
            share=share,
        )
    return Message(
        "worth a try: {value} is the most likely number ({share:.0%}), and many higher numbers "
        "can follow it",
        value=_named(value),
        share=share,
    )


def _why_risk(view: MonoView, goes_on: float) -> Message:
    """Return the reason for uncovering a cell that will probably end the turn."""
    if ending_soon(view, view.seat):
        return Message(
            "this may be your last turn, so there are no cells to save: {goes_on:.0%} safe",
            goes_on=goes_on,
        )
    return Message(
        "worth a try: {goes_on:.0%} safe. A lower number ends your turn, but your list still "
        "scores",
        goes_on=goes_on,
    )


def _why_end(view: MonoView, shares: dict[int, Shares]) -> Message:
    """Return the reason for ending the turn."""
    best = max(_goes_on(view, here) for here in shares.values())
    return Message(
        "even the safest cell is only {goes_on:.0%} safe, so save the cells for later runs",
        goes_on=best,
    )


def _named(value: int) -> str:
    return LABELS[value - 1]
