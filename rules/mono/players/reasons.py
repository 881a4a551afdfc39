"""Reasons: one true sentence about the move that is advised."""

from collections.abc import Mapping
from math import inf
from random import Random

from rules.core.analysis import Line
from rules.core.clock import Clock
from rules.core.message import Message
from rules.mono.board import LABELS, board
from rules.mono.game import MonoView
from rules.mono.moves import Layout, Move, RandomMove, Reveal
from rules.mono.players.layouts import pairs
from rules.mono.players.lens import through_boards
from rules.mono.players.potential import Potential
from rules.mono.players.race import ending_soon
from rules.mono.players.samples import potential_of
from rules.mono.players.situation import Situation, situation_of

LENS = 1500
"""Questions to the clock that the lens, and a reason that agrees with it, may take."""

Outcomes = Mapping[int, Mapping[int, float]]
"""By cell, the chances of the values with which the turn goes on."""

_SAMPLES = 200
"""Boards that a reason is counted on where there are several opponents."""

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


def explain(view: MonoView, line: Line, than: Line | None) -> Message:
    """Say why a line is good and, with `than`, what that one would have brought."""
    good = _why(view, line.move)
    if than is None:
        return good
    if line.points is not None and than.points is not None and line.points > than.points:
        return Message(
            "{good}. The move played brings {less:.0f} points on average instead of {more:.0f}",
            good=good,
            less=than.points,
            more=line.points,
        )
    return Message(
        "{good}. The move played leaves you {other:.0%} of the win instead of {share:.0%}",
        good=good,
        other=than.value,
        share=line.value,
    )


def _why(view: MonoView, move: Move) -> Message:
    if isinstance(move, Layout):
        return why_layout(view, move.labels)
    if isinstance(move, RandomMove):
        return why_layout(view, None) if view.placing else Message("no cell is better than another")
    situation = situation_of(view, view.seat)
    cell = view.grid.numbers[move.cell] if isinstance(move, Reveal) else None
    if len(situation.owners) > 1:  # the lens shows each board, a turn takes cells of them all
        potential = potential_of(situation, _SAMPLES, Clock(inf, most=LENS), Random(0))
        return reason(view, situation, potential, cell)
    return _reason(view, situation, _shares(view, situation), cell)


def _shares(view: MonoView, situation: Situation) -> Outcomes:
    """What the lens shows of each cell, of the values with which the turn goes on."""
    found: dict[int, dict[int, float]] = {}
    for (_, cell), shares in through_boards(view, Clock(inf, most=LENS)).cells.items():
        values = {LABELS.index(label) + 1: share for label, share in shares}
        found[cell] = {v: share for v, share in sorted(values.items()) if v >= situation.last}
    return found


def reason(view: MonoView, situation: Situation, potential: Potential, cell: int | None) -> Message:
    """Why to uncover this cell, or with None to end the turn."""
    shares = {
        one: {
            value: samples.bit_count() / potential.count
            for value, samples in potential.outcomes(one, situation.last)
        }
        for one in (potential.cells if cell is None else [cell])
    }
    return _reason(view, situation, shares, cell)


def _reason(view: MonoView, situation: Situation, shares: Outcomes, cell: int | None) -> Message:
    if cell is None:
        return _why_end(situation, shares)
    chances = shares[cell]
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


def _why_first(chances: Mapping[int, float]) -> Message:
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


def _why_end(situation: Situation, shares: Outcomes) -> Message:
    """Why to end the turn."""
    best = max((sum(chances.values()) for chances in shares.values()), default=0.0)
    if not best:
        return Message(
            "nothing from {value} on seems to be left, and a cell is saved",
            value=_named(situation.last),
        )
    return Message(
        "the turn would go on in {goes_on:.0%} at best, "
        "and the cell uncovered is worth more in a later run",
        goes_on=best,
    )


def _named(value: int) -> str:
    return LABELS[value - 1]
