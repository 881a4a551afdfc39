"""Black Box in words: joined turns for the move list, and what stands in a ply's text."""

from collections.abc import Sequence

from desktop.board.turns import joined_turns, turn_labels
from desktop.widgets.rows import MoveRow, PlyText
from rules.blackbox.game import Box
from rules.blackbox.rays import PORT_NUMBERS

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
    rows, labels = [], turn_labels(plies)
    for turn in joined_turns(plies):
        last = turn[-1]
        parts = [part for ply in turn for part in elements(ply.text)]
        shown = [part for part in parts if part != END]
        port = probe_in(",".join(parts))
        note = ""
        if last.player is not None and port is not None:
            note = boxes[last.player].marks[port]
        text = ", ".join(shown) or passes
        rows.append(MoveRow(last.ply, labels[last.ply], last.player, text, note))
    return rows
