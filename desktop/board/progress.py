"""The progress of a match in turns, counted as `desktop.board.spoken.turns` does."""

from desktop.board.row_data import PlyText
from desktop.board.spoken.turns import is_command, turn_numbers
from rules.match import Match
from rules.record import PlyLine, Record


def turn_to_play(match: Match) -> int:
    """Return the number of the turn that is being played, or is to be played next."""
    plies = [PlyText(n, match.player_of(n), text) for n, text in enumerate(match.history(None), 1)]
    number = turn_numbers(plies)[-1] if plies else 0
    last = next((ply.player for ply in reversed(plies) if not is_command(ply)), None)
    return number if last == match.to_move else number + 1


def turns_written(record: Record) -> int:
    """Return the number of turns in a record, without those that were undone."""
    plies: list[PlyText] = []
    for line in record.lines:
        # It is a ply, or an undo back to one: later plies no longer count.
        plies = [ply for ply in plies if ply.ply <= line.number]
        if isinstance(line, PlyLine) and line.number:
            plies.append(PlyText(line.number, line.seat, line.text))
    shown = [ply for ply in plies if record.ply is None or ply.ply <= record.ply]
    return turn_numbers(shown)[-1] if shown else 0
