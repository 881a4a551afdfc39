"""The unfinished matches in words: their players, their state, and who is to move."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.games.cards import CARDS
from desktop.storage import autosave

if TYPE_CHECKING:  # the rules are loaded when there is something to read
    from rules.core import Position
    from rules.record import Record

translate = QCoreApplication.translate

_MOST = 12


class SavedMatch(NamedTuple):
    """An unfinished match: its file, game, and state in words.

    `view` is the position as everybody may see it; None if the match was not replayed.
    """

    path: Path
    slug: str
    title: str
    line: str
    view: Position | None = None


def saved_matches(*, quickly: bool = False) -> list[SavedMatch]:
    """Return the unfinished matches, the latest first. Files that cannot be read are skipped.

    The first one is replayed to show who is to move. `quickly`: only the players' names are read,
    no ply is, and the rules need not be loaded.
    """
    paths = autosave.latest(autosave.folder())
    if not paths:
        return []
    if quickly:
        return [one for path in paths[:_MOST] if (one := _named(path)) is not None]
    from rules.record import InvalidRecord, read

    found = list[SavedMatch]()
    for path in paths[:_MOST]:
        with suppress(OSError, InvalidRecord):
            text = autosave.text_of(path)
            record = read(text)
            if record.result != "unfinished":
                autosave.finish(path, _title(record), record, text)
            elif record.game in CARDS:
                line, view = (_who_plays(record), None) if found else _standing(text, record)
                found.append(SavedMatch(path, record.game, _title(record), line, view))
    return found


def _named(path: Path) -> SavedMatch | None:
    """Return an unfinished match with its players' names, from the head of its record."""
    from rules.record import InvalidRecord, load, read

    for file in (path.with_suffix(autosave.FAST_EXTENSION), path):
        with suppress(OSError, InvalidRecord):
            head, _, _ = load(file).replace("\r\n", "\n").partition("\n\n")
            record = read(head)
            if record.game not in CARDS or record.result != "unfinished":
                return None
            return SavedMatch(path, record.game, _title(record), " – ".join(record.names))
    return None


def _standing(text: str, record: Record) -> tuple[str, Position]:
    """Return who is to move, and the position as a spectator sees it."""
    from desktop.board.progress import turn_to_play
    from rules.match import Match

    match = Match.from_text(text)
    words = _who_plays(record)
    if match.to_move is not None:
        words = translate("unfinished", "{name} to move, turn {n}").format(
            name=match.names[match.to_move], n=turn_to_play(match)
        )
    return words, match.view(None)


def _who_plays(record: Record) -> str:
    from desktop.board.progress import turns_written

    count = turns_written(record)
    words = translate("unfinished", "{names}, %n turns played", None, count)
    return words.format(names=" – ".join(record.names))


def _title(record: Record) -> str:
    return CARDS[record.game].title if record.game in CARDS else record.game
