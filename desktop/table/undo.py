"""Undo and redo at a table: from one decision of a person to another.

The moves that computer players made in between are undone and redone, too. If only computers play,
one decision is undone at a time.
"""

from collections.abc import Set

from PySide6.QtCore import QCoreApplication

from rules.core import IllegalMove
from rules.match import Match

translate = QCoreApplication.translate


def last_decision(match: Match, persons: Set[int]) -> int | None:
    """Return the ply that undo removes, with all later ones; None if there is nothing to undo."""
    plies = range(match.ply, 0, -1)
    return next((ply for ply in plies if not persons or match.player_of(ply) in persons), None)


def asker(match: Match, persons: Set[int]) -> int | None:
    """Return the person who must ask before undoing, because something was revealed since.

    None if nobody must.
    """
    ply = last_decision(match, persons)
    if len(persons) < 2 or ply is None or not match.undo_shows_secret(ply):
        return None
    return match.player_of(ply)


def take_back(match: Match, persons: Set[int]) -> None:
    """Undo the last decision. Raises IllegalMove if there is none or it cannot be undone."""
    ply = last_decision(match, persons)
    if ply is None:
        raise IllegalMove(translate("rules", "there is nothing to undo"))
    match.undo(ply)
    match.annotations.note_help("back")


def propose(match: Match, persons: Set[int], player: int) -> None:
    """Ask for a player to undo; computer players always accept."""
    match.agreements.propose_undo(player)
    for other in match.in_play:
        if other not in persons and match.agreements.undo_wanted_by is not None:
            match.agreements.answer_undo(other, True)


def make_again(match: Match, persons: Set[int]) -> None:
    """Redo the decision that was undone last. Raises IllegalMove if there is none."""
    match.redo()
    while match.ply < match.last_ply and persons and match.to_move not in persons:
        match.redo()
