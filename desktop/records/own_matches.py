"""Which matches count for the players here: those played at this computer, and claimed ones.

A match is known by its identity, so that it counts once, however many records of it there are. For
any match a player may claim the seats that were theirs, or none.
"""

from collections.abc import Iterable, Mapping
from contextlib import closing, suppress
from dataclasses import replace

from desktop.records import record_files
from desktop.records.record_files import RecordFile
from desktop.records.record_index import RecordEntry, RecordIndex, open_index
from desktop.storage.database import Database
from desktop.storage.playing_time import PlayingTime
from desktop.storage.record_notes import RecordNotes
from rules.core import SEATS
from rules.record import InvalidRecord, Record, read

Claims = Mapping[str, tuple[int, ...]]
"""The claimed seats by the identity of a match."""


def claims_in(store: Database) -> Claims:
    """Return the seats that players have claimed. Raises OSError."""
    rows = store.rows("select match, seats from claim")
    return {str(match): _seats(str(seats)) for match, seats in map(tuple, rows)}


def claim(store: Database, match: str, seats: Iterable[int]) -> None:
    """Have only these seats of a match count here. Raises OSError."""
    letters = "".join(SEATS[seat] for seat in sorted(seats))
    with store.change() as change:
        change.execute(
            "insert or replace into claim (match, seats) values (?, ?)", (match, letters)
        )


def _seats(letters: str) -> tuple[int, ...]:
    return tuple(seat for seat, letter in enumerate(SEATS) if letter in letters)


def identity_of(record: Record, begun: int) -> str:
    """Return the identity of a match in a record; `begun` in seconds since 1970, 0 if not known.

    Matches with a seed that a person chose may differ only in when they began. Their identity is
    followed by that time.
    """
    return f"{record.identity} {begun}" if record.has_chosen_seed and begun else record.identity


def proper(identity: str) -> str:
    """Return the part of an identity that comes from the record alone, without the time."""
    return identity.partition(" ")[0]


def with_claims(entry: RecordEntry, claims: Claims) -> RecordEntry:
    """Return an entry with the claimed seats of its match."""
    said = claims.get(entry.match) if entry.match else None
    return entry if entry.claimed == said else replace(entry, claimed=said)


def counted_once(entries: Iterable[RecordEntry]) -> list[RecordEntry]:
    """Return one entry of each match, in the order given.

    Of several records of a match, one written at this computer is preferred, then the one begun
    first.
    """
    entries = list(entries)
    groups: dict[str, dict[str, list[RecordEntry]]] = {}
    for entry in entries:
        match = entry.match or str(entry.path)
        groups.setdefault(proper(match), {}).setdefault(match, []).append(entry)
    chosen = set[int]()
    for same_seed, group in groups.items():
        for match, copies in group.items():
            if match != same_seed or len(group) == 1:  # a copy without a time is one of the others
                chosen.add(id(min(copies, key=_rank)))
    return [entry for entry in entries if id(entry) in chosen]


def _rank(entry: RecordEntry) -> tuple[bool, bool, int, str]:
    return not entry.kept_here, not entry.begun, entry.at, entry.path.name


def counted_seats() -> dict[str, frozenset[int]]:
    """Return the seats that count here, by proper identity, including deleted records.

    This may take seconds and must not run in the GUI thread. Raises OSError.
    """
    with closing(open_index()) as index, closing(Database(mends=False)) as store:
        known, claims = RecordIndex(index).entries(), claims_in(store)
    found: dict[str, frozenset[int]] = {}
    deleted = map(record_files.looked_at, record_files.deleted())
    for file in (*record_files.find(known), *filter(None, deleted)):
        entry = known.get(file.path)
        if entry is None or entry.stamp != file.stamp:
            entry = _glanced(file)
        if entry is not None:
            seats = frozenset(with_claims(entry, claims).counted_seats)
            identity = proper(entry.match)
            found[identity] = found.get(identity, frozenset()) | seats
    return found


def _glanced(file: RecordFile) -> RecordEntry | None:
    """Return a record's entry without replaying the match; None if it cannot be read."""
    with suppress(OSError, InvalidRecord):
        text = record_files.text_of(file.path)
        record, begun = read(text), PlayingTime.of_record(text).begun
        notes = RecordNotes.of_record(text)
        here = record_files.is_own(file.path) and not notes.from_file
        return RecordEntry(
            file.path,
            file.stamp,
            int(notes.last_saved(file.written)),
            record.game,
            record.names,
            record.levels,
            match=identity_of(record, begun),
            kept_here=here,
        )
    return None
