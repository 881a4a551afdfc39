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


def result_words(result: str) -> str:
    """Return the result of a probe, given as `#`, `%` or the port where the ray came out."""
    if result == "#":
        return translate("common", "hit")
    if result == "%":
        return translate("common", "reflection")
    #: a possible result of a ray, before its chance
    return translate("BoxLens", "out at {port}").format(port=result)


def turn_rows(plies: Sequence[PlyText], passes: str, hides: str) -> list[MoveRow]:
    """Return one row for each turn; its note is the result of its probe.

    `passes` is the text for no move, `hides` the text for secret atoms.
    """
    rows, labels = [], turn_labels(plies)
    for turn in joined_turns(plies):
        last = turn[-1]
        parts = [part for ply in turn for part in _elements(ply.text)]
        shown = [hides if part == SECRET else part for part in parts if part != END]
        told = [event for ply in turn for event in ply.events if isinstance(event, ProbeAnswered)]
        note = result_words(told[0].leaves or told[0].mark) if told else ""
        text = ", ".join(shown) or passes
        rows.append(MoveRow(last.ply, labels[last.ply], last.player, text, note))
    return rows
