"""Turns as players count them: all plies of one turn have the same number, everywhere.

A turn may have several plies; the common commands (resign, propose a draw, …) belong to no turn.
"""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from desktop.board.row_data import MoveRow, PlyText
from rules.core.commands import (
    ACCEPT_DRAW,
    CLAIM_TIE,
    COMMANDS,
    PROPOSE_DRAW,
    REJECT_DRAW,
    RESIGN,
    TIME_OUT,
)

translate = QCoreApplication.translate


def is_command(ply: PlyText) -> bool:
    """Return whether a ply is one of the common commands, which belong to no turn."""
    return ply.text in COMMANDS


def in_words(rows: Sequence[MoveRow]) -> list[MoveRow]:
    """Return rows of the move list with commands worded for players."""
    words = _command_words()
    return [replace(row, text=words[row.text]) if row.text in words else row for row in rows]


def _command_words() -> dict[str, str]:
    return {
        #: in the list of moves, after the player’s name
        RESIGN: translate("turns", "resigns"),
        #: in the list of moves, after the player’s name
        PROPOSE_DRAW: translate("turns", "offers a draw"),
        #: in the list of moves, after the player’s name
        ACCEPT_DRAW: translate("turns", "agrees to the draw"),
        #: in the list of moves, after the player’s name
        REJECT_DRAW: translate("turns", "declines the draw"),
        #: in the list of moves, after the player’s name
        CLAIM_TIE: translate("turns", "claims a draw"),
        #: in the list of moves, after the player’s name
        TIME_OUT: translate("turns", "ran out of time"),
    }


def turn_numbers(plies: Sequence[PlyText]) -> list[int]:
    """Return the number of the turn each ply belongs to, counted from 1.

    A command has the number of the ply before it. In no game does a player have two turns in
    succession.
    """
    numbers, number, player = [], 0, None
    for ply in plies:
        if not is_command(ply) and (not number or ply.player != player):
            number, player = number + 1, ply.player
        numbers.append(number)
    return numbers


def turn_labels(plies: Sequence[PlyText]) -> dict[int, str]:
    """Return the label before each ply in a move list.

    It is the number of the turn, or empty for a command.
    """
    return {
        ply.ply: "" if is_command(ply) else str(number)
        for ply, number in zip(plies, turn_numbers(plies), strict=True)
    }


def since_turn_of(player: int | None, plies: Sequence[PlyText]) -> Sequence[PlyText]:
    """Return the plies after the last turn of a player; commands belong to no turn.

    The last ply is always included.
    """
    first = len(plies)
    while first > 1 and (plies[first - 2].player != player or is_command(plies[first - 2])):
        first -= 1
    return plies[first - 1 :]


def last_turn(plies: Sequence[PlyText]) -> list[PlyText]:
    """Return the plies of the latest turn; empty after a command."""
    turn: list[PlyText] = []
    for ply in reversed(plies):
        if is_command(ply) or (turn and ply.player != turn[0].player):
            break
        turn.insert(0, ply)
    return turn


def joined_turns(plies: Sequence[PlyText]) -> list[list[PlyText]]:
    """Group plies by turn, with each command alone.

    The groups are ordered by their last plies.
    """
    found: dict[object, list[PlyText]] = {}
    for ply, number in zip(plies, turn_numbers(plies), strict=True):
        found.setdefault(("command", ply.ply) if is_command(ply) else number, []).append(ply)
    return sorted(found.values(), key=lambda turn: turn[-1].ply)


def is_within_turn(plies: Sequence[PlyText], ply: int) -> bool:
    """Return whether the turn of a ply, counted from 1, continues after it."""
    numbers = turn_numbers(plies)
    later = zip(plies[ply:], numbers[ply:], strict=True)
    return any(number == numbers[ply - 1] and not is_command(at) for at, number in later)
