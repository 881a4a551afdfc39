"""What a record says of its match, found by playing it through. Takes its time: not for the GUI
thread."""

from desktop.board.progress import turn_to_play, turns_written
from desktop.games.cards import level_names
from desktop.language.messages import translated
from desktop.language.system_errors import system_reason
from desktop.new_match.request import NewMatch
from desktop.storage import record_files
from desktop.storage.playing_time import PlayingTime
from desktop.storage.record_files import RecordFile
from desktop.storage.record_index import RecordEntry
from rules.core import Position
from rules.games import game_named
from rules.match import Match
from rules.record import InvalidRecord, read
from rules.replay import Watch


def entry_of(file: RecordFile, watch: Watch) -> RecordEntry:
    """What is listed of a record, be it why it cannot be read. Raises what `watch` raises."""
    try:
        text = record_files.text_of(file.path)
        match = Match.from_text(text, watch)
    except InvalidRecord as error:
        return RecordEntry(file.path, file.stamp, file.written, problem=translated(error.message))
    except OSError as error:
        return RecordEntry(file.path, "", file.written, problem=system_reason(error))
    over, time = match.outcome, PlayingTime.of_record(text)
    return RecordEntry(
        file.path,
        file.stamp,
        file.written,
        game=match.game.slug,
        names=match.names,
        levels=match.levels,
        options=match.options,
        scores=over.scores if over else match.view(None).scores,
        to_move=match.to_move,
        winners=tuple(sorted(over.winners)) if over else (),
        over=over is not None,
        turns=turns_written(read(text)) if over else turn_to_play(match),
        begun=time.begun,
        played=int(time.played),
        problem=translated(match.problem.message) if match.problem else "",
    )


def position_of(entry: RecordEntry, watch: Watch) -> Position | None:
    """The position a match was left at as everybody may see it; None if it cannot be read.

    Raises what `watch` raises.
    """
    try:
        return Match.from_text(record_files.text_of(entry.path), watch).view(None)
    except (InvalidRecord, OSError):
        return None


def request_of(entry: RecordEntry) -> NewMatch | None:
    """What the same match would be begun with once more; None if its record cannot be read.

    The position it began with is part of that unless it is a secret still.
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
    )
