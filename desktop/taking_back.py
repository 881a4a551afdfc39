"""Taking back and making again at a table: from one decision of a person to another.

Computer players are not asked; what they did in between goes and comes with it. Where only they
play, it is one decision of theirs at a time.
"""

from __future__ import annotations

from collections.abc import Set

from rules.core import IllegalMove
from rules.match import Match


def somebody_decided(match: Match, persons: Set[int]) -> bool:
    """Whether there is a decision that can be taken back."""
    plies = range(match.ply, 0, -1)
    return any(not persons or match.player_of(ply) in persons for ply in plies)


def asker(match: Match, persons: Set[int]) -> int | None:
    """The person who must ask first, as a secret was shown since they decided; None if nobody."""
    if len(persons) < 2:
        return None
    shown = False
    for ply in range(match.ply, 0, -1):
        shown = shown or match.copy(ply).undo_shows_secret()
        player = match.player_of(ply)
        if player in persons:
            return player if shown else None
    return None


def take_back(match: Match, persons: Set[int]) -> None:
    """Takes back the last decision. Raises IllegalMove if there is none."""
    if not somebody_decided(match, persons):
        raise IllegalMove("there is nothing to take back")
    match.undo()
    while match.ply > 0 and _is_computers_move(match, persons):
        match.undo()


def make_again(match: Match, persons: Set[int]) -> None:
    """Makes the decision again that was taken back. Raises IllegalMove if there is none."""
    match.redo()
    while match.ply < match.last_ply and _is_computers_move(match, persons):
        match.redo()


def _is_computers_move(match: Match, persons: Set[int]) -> bool:
    return bool(persons) and match.to_move not in persons
