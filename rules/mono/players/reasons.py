"""Reasons: one true sentence about the move that is advised."""

from rules.core.message import Message
from rules.mono.board import LABELS, board
from rules.mono.game import MonoView
from rules.mono.players.layouts import pairs
from rules.mono.players.potential import Potential
from rules.mono.players.race import ending_soon
from rules.mono.players.situation import Situation

LIKELY_END = 0.5
"""From this chance on that the turn ends, a reason speaks of that."""


def why_layout(view: MonoView, layout: str | None) -> Message:
    """Why to place this layout, or to leave it to chance."""
    if layout is None:
        return Message(
            "a random layout gives nothing away, and there is no time to find a better one"
        )
    size = view.options.size
    every = sum(map(len, board(size).neighbours)) // 2
    return Message(
        "its regions wind: only {pairs} of {every} neighbouring pairs are equal, "
        "so that one cell says little about the next",
        pairs=pairs(size, layout),
        every=every,
    )


def reason(view: MonoView, situation: Situation, potential: Potential, cell: int | None) -> Message:
    """Why to uncover this cell, or with None to end the turn."""
    if cell is None:
        return _why_end(situation, potential)
    chances = {
        value: samples.bit_count() / potential.count
        for value, samples in potential.outcomes(cell, situation.last)
    }
    goes_on = sum(chances.values())
    if not situation.last:
        return _why_first(chances)
    if goes_on < 1 - LIKELY_END:
        return _why_risk(view, situation, goes_on)
    value = max(chances, key=lambda v: chances[v])
    if value == situation.last:
        return Message(
            "{value} is most likely here ({share:.0%}) and would make a run of {length}",
            value=_named(value),
            share=chances[value],
            length=situation.run + 1,
        )
    if chances.get(situation.last, 0) >= LIKELY_END / 2:
        return Message(
            "{value} may be here ({share:.0%}) for a run of {length}, "
            "and the turn goes on in {goes_on:.0%}",
            value=_named(situation.last),
            share=chances[situation.last],
            length=situation.run + 1,
            goes_on=goes_on,
        )
    return Message(
        "no cell is likely to hold {value}, but the turn goes on here in {goes_on:.0%}, "
        "most likely with {likely}",
        value=_named(situation.last),
        goes_on=goes_on,
        likely=_named(value),
    )


def _why_first(chances: dict[int, float]) -> Message:
    """Why to begin the turn with a cell."""
    value = max(chances, key=lambda v: chances[v])
    mean = sum(v * chance for v, chance in chances.items())
    above = sum(chance for v, chance in chances.items() if v > mean)
    if above < LIKELY_END and chances[value] >= LIKELY_END:
        return Message(
            "{value} is most likely here ({share:.0%}), "
            "and everything from there on can still follow in this turn",
            value=_named(value),
            share=chances[value],
        )
    return Message(
        "{value} is most likely here ({share:.0%}), "
        "and a turn that begins low leaves room for more",
        value=_named(value),
        share=chances[value],
    )


def _why_risk(view: MonoView, situation: Situation, goes_on: float) -> Message:
    """Why to uncover a cell that will probably end the turn."""
    if ending_soon(view, view.seat):
        return Message(
            "the game may end before your next turn, "
            "so the chance of {goes_on:.0%} to go on is free",
            goes_on=goes_on,
        )
    return Message(
        "a lower value takes nothing away from the list, "
        "and {goes_on:.0%} of the time {value} or more comes",
        goes_on=goes_on,
        value=_named(situation.last),
    )


def _why_end(situation: Situation, potential: Potential) -> Message:
    """Why to end the turn."""
    best = max(
        sum(samples.bit_count() for _, samples in potential.outcomes(cell, situation.last))
        for cell in potential.cells
    )
    if not best:
        return Message(
            "nothing from {value} on seems to be left, and a cell is saved",
            value=_named(situation.last),
        )
    return Message(
        "the turn would go on in {goes_on:.0%} at best, "
        "and the cell uncovered is worth more in a later run",
        goes_on=best / potential.count,
    )


def _named(value: int) -> str:
    return LABELS[value - 1]
