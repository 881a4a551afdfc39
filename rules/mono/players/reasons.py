"""Reasons: one true sentence about the move that is advised."""

from rules.mono.board import LABELS, board
from rules.mono.game import MonoView
from rules.mono.players.layouts import pairs
from rules.mono.players.potential import Potential
from rules.mono.players.race import ending_soon
from rules.mono.players.situation import Situation

LIKELY_END = 0.5
"""From this chance on that the turn ends, a reason speaks of that."""


def why_layout(view: MonoView, layout: str | None) -> str:
    """Why to place this layout, or to leave it to chance."""
    if layout is None:
        return "a random layout gives nothing away, and there is no time to find a better one"
    size = view.options.size
    every = sum(map(len, board(size).neighbours)) // 2
    return (
        f"its regions wind: only {pairs(size, layout)} of {every} neighbouring pairs are equal, "
        "so that one cell says little about the next"
    )


def reason(view: MonoView, situation: Situation, potential: Potential, cell: int | None) -> str:
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
        return (
            f"{_named(value)} is most likely here ({_percent(chances[value])}) "
            f"and would make a run of {situation.run + 1}"
        )
    if chances.get(situation.last, 0) >= LIKELY_END / 2:
        return (
            f"{_named(situation.last)} may be here ({_percent(chances[situation.last])}) for a run "
            f"of {situation.run + 1}, and the turn goes on in {_percent(goes_on)}"
        )
    return (
        f"no better cell for {_named(situation.last)}, but the turn goes on here in "
        f"{_percent(goes_on)}, most likely with {_named(value)}"
    )


def _why_first(chances: dict[int, float]) -> str:
    """Why to begin the turn with a cell."""
    value = max(chances, key=lambda v: chances[v])
    text = f"{_named(value)} is most likely here ({_percent(chances[value])})"
    mean = sum(v * chance for v, chance in chances.items())
    above = sum(chance for v, chance in chances.items() if v > mean)
    if above < LIKELY_END and chances[value] >= LIKELY_END:
        return f"{text}, and everything from there on can still follow in this turn"
    return f"{text}, and a turn that begins low leaves room for more"


def _why_risk(view: MonoView, situation: Situation, goes_on: float) -> str:
    """Why to uncover a cell that will probably end the turn."""
    if ending_soon(view, view.seat):
        return (
            f"the game may end before your next turn, so the chance of {_percent(goes_on)} to go "
            "on is free"
        )
    return (
        f"a lower value takes nothing away from the list, and {_percent(goes_on)} of the time "
        f"{_named(situation.last)} or more comes"
    )


def _why_end(situation: Situation, potential: Potential) -> str:
    """Why to end the turn."""
    best = max(
        sum(samples.bit_count() for _, samples in potential.outcomes(cell, situation.last))
        for cell in potential.cells
    )
    if not best:
        return f"nothing from {_named(situation.last)} on seems to be left, and a cell is saved"
    return (
        f"the turn would go on in {_percent(best / potential.count)} at best, and the cell "
        "uncovered is worth more in a later run"
    )


def _named(value: int) -> str:
    return LABELS[value - 1]


def _percent(share: float) -> str:
    return f"{share:.0%}"
