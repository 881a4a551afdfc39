"""Reads a record's contents by replaying the match.

This takes long: not for the GUI thread.
"""

from itertools import islice
from threading import Event

from desktop.board.progress import turn_to_play, turns_written
from desktop.games.cards import level_names
from desktop.language.messages import translated
from desktop.language.system_errors import system_reason
from desktop.new_match.request import NewMatch
from desktop.records import record_files
from desktop.records.own_matches import identity_of
from desktop.records.record_files import RecordFile
from desktop.records.record_index import RecordEntry
from desktop.storage.playing_time import PlayingTime
from desktop.storage.record_notes import RecordNotes
from rules.core import Position
from rules.core.clock import Cancelled
from rules.core.commands import COMMANDS
from rules.games import game_named
from rules.match import Match
from rules.record import InvalidRecord, read
from rules.replay import Watch
from rules.standing.bests import BESTS
from rules.study.part import NAME as STUDY


def entry_of(file: RecordFile, watch: Watch) -> RecordEntry:
    """Return the entry of a record; if it cannot be read, the entry says why.

    Raises what `watch` raises.
    """
    try:
        text = record_files.text_of(file.path)
        match, record = Match.from_text(text, watch), read(text)
    except InvalidRecord as error:
        return RecordEntry(file.path, file.stamp, file.written, problem=translated(error.message))
    except OSError as error:
        return RecordEntry(file.path, "", file.written, problem=system_reason(error))
    over, time = match.outcome, PlayingTime.of_record(text)
    notes = RecordNotes.of_record(text)
    return RecordEntry(
        file.path,
        file.stamp,
        int(notes.last_saved(file.written)),
        game=match.game.slug,
        names=match.names,
        levels=match.levels,
        options=match.options,
        scores=over.scores if over else match.view(None).scores,
        to_move=match.to_move,
        winners=tuple(sorted(over.winners)) if over else (),
        over=over is not None,
        turns=turns_written(record) if over else turn_to_play(match),
        begun=time.begun,
        day=time.day,
        played=int(time.played),
        set_up=match.set_up,
        helped=tuple(sorted(match.annotations.helped)),
        bests=_bests(match) if over else (),
        openings=_openings(match) if over else (),
        idle=tuple(seat for seat in range(len(match.names)) if seat not in match.moved),
        problem=translated(match.problem.message) if match.problem else "",
        match=identity_of(record, time.begun),
        kept_here=record_files.is_own(file.path) and not notes.from_file,
        title=notes.title,
        studied=bool(match.annotations.part(STUDY)),
    )


def _bests(match: Match) -> tuple[int | None, ...]:
    """Return each player's best in a finished match."""
    best, players = BESTS.get(match.game.slug), range(len(match.names))
    if best is None:
        return (None,) * len(players)
    happened = [event for ply in range(match.ply + 1) for event in match.events(ply, None)]
    return tuple(best.of(happened, player) for player in players)


def _openings(match: Match) -> tuple[str, ...]:
    """Return each player's first move, as text.

    Empty if luck decides which moves are possible.

    In games with secrets a player's first ply hides something, so the second one is returned.
    """
    hidden = match.game.hidden
    found = list[str]()
    for player in range(len(match.names)):
        plies = (ply for ply in range(1, match.ply + 1) if match.player_of(ply) == player)
        own = next(islice(plies, int(hidden), None), None)
        known = own is not None and (hidden or not match.game.chance)
        text = match.copy(own).history(player)[-1] if known else ""
        if text in COMMANDS:
            text = ""
        found.append(text.partition(",")[0] if hidden else text)
    return tuple(found)


def stopping(stop: Event) -> Watch:
    """Return a `Watch` that raises Cancelled once `stop` is set."""

    def watch(_done: float) -> None:
        if stop.is_set():
            raise Cancelled

    return watch


def position_of(entry: RecordEntry, stop: Event) -> Position | None:
    """Return a match's last position as everybody may see it; None if it cannot be read.

    Raises Cancelled once `stop` is set.
    """
    try:
        return Match.from_text(record_files.text_of(entry.path), stopping(stop)).view(None)
    except (InvalidRecord, OSError):
        return None


def request_of(entry: RecordEntry) -> NewMatch | None:
    """Return the request for the same match again; None if its record cannot be read.

    It includes the starting position, unless that is still a secret.
    """
    try:
        record = read(record_files.text_of(entry.path))
    except (InvalidRecord, OSError):
        return None
    known = range(1, len(level_names()) + 1)
    secret = not entry.over and game_named(record.game).hidden
    return NewMatch(
        record.game,
        record.names,
        dict(record.options),
        levels=[level if level in known else None for level in record.levels],
        serious=record.serious,
        setup="" if secret else record.setup,
        clock=record.clock,
    )
