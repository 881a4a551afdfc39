"""Turns of Black Box for the move list."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.board.row_data import MoveRow, PlyText
from desktop.board.spoken.turns import joined_turns, turn_labels
from rules.blackbox.events import GuessRight, GuessWrong, ProbeAnswered
from rules.core import Event

translate = QCoreApplication.translate

END = "end"
SECRET = "atoms"  # the rules' text of a secret move


def _elements(text: str) -> list[str]:
    """Return the moves in a ply's text."""
    return [part.strip() for part in text.split(",") if part.strip()]


def tells_something(events: Iterable[Event]) -> bool:
    """Return whether a ply revealed something about the atoms: a probe or a guess."""
    return any(isinstance(event, ProbeAnswered | GuessWrong | GuessRight) for event in events)


def _meaning(mark: str) -> str:
    """Return what the mark of a probe means."""
    known = {
        "": "",
        "#": translate("turns", "#: the ray hit an atom."),
        "%": translate("turns", "%: the ray was reflected."),
    }
    return known.get(mark, translate("turns", "Both ends of the ray have this letter."))


def turn_rows(plies: Sequence[PlyText], passes: str, hides: str) -> list[MoveRow]:
    """Return one row for each turn; its note is the mark of its probe.

    `passes` is the text for no move, `hides` the text for secret atoms.
    """
    rows, labels = [], turn_labels(plies)
    for turn in joined_turns(plies):
        last = turn[-1]
        parts = [part for ply in turn for part in _elements(ply.text)]
        shown = [hides if part == SECRET else part for part in parts if part != END]
        told = (event for ply in turn for event in ply.events)
        note = next((event.mark for event in told if isinstance(event, ProbeAnswered)), "")
        text = ", ".join(shown) or passes
        row = MoveRow(last.ply, labels[last.ply], last.player, text, note, _meaning(note))
        rows.append(row)
    return rows
