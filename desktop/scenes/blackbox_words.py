"""Black Box in words: joined turns for the move list, and what stands in a ply's text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from desktop.scenes.contract import MoveRow, PlyText
from rules.blackbox import Box
from rules.blackbox_rays import PORT_NUMBERS

GUESS, END = "?", "end"


def elements(text: str | None) -> list[str]:
    """The moves in a ply's text."""
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def probe_in(text: str | None) -> int | None:
    """The port probed in a ply, if one was."""
    return next((PORT_NUMBERS[part] for part in elements(text) if part in PORT_NUMBERS), None)


def tells_something(text: str | None) -> bool:
    """Whether a ply told of the atoms: a probe or a guess."""
    return probe_in(text) is not None or GUESS in elements(text)


def turn_rows(plies: Sequence[PlyText], boxes: Sequence[Box], passes: str) -> list[MoveRow]:
    """One row for each turn; its note is the mark its probe made. `passes` stands for no move."""
    rows = []
    for number, (player, group) in enumerate(groupby(plies, lambda ply: ply.player), 1):
        turn = list(group)
        parts = [part for ply in turn for part in elements(ply.text)]
        shown = [part for part in parts if part != END]
        port = probe_in(",".join(parts))
        note = boxes[player].marks[port] if player is not None and port is not None else ""
        text = ", ".join(shown) or passes
        rows.append(MoveRow(turn[-1].ply, str(number), player, text, note))
    return rows
