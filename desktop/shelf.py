"""The shelf: matches kept as records after every ply, so that nothing is lost.

Unfinished ones lie in one folder until they are gone on with; finished ones move to another under
a name people can read, and are found among the recent records.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Signal

from desktop.damage import is_copy
from desktop.keeper import Keeper
from desktop.session import Session
from desktop.settings import Settings
from rules import record as records
from rules.games import GAMES
from rules.match import Match
from rules.record import EXTENSION, InvalidRecord

translate = QCoreApplication.translate

_MOST = 12
_LONGEST_NAME = 120  # bytes; file systems stop at 255


@dataclass(frozen=True, slots=True)
class Kept:
    """An unfinished match: its file, game, and where it stands, in words."""

    path: Path
    slug: str
    title: str
    line: str


@dataclass(slots=True)
class Place:
    """Where one match is kept: while it goes on, and once it is over."""

    path: Path
    finished: Path | None = None
    over: bool = field(default=False, init=False)


def folder() -> Path:
    """Where the unfinished matches are on this computer."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "unfinished"


def finished_folder() -> Path:
    """Where the finished ones are."""
    return folder().parent / "finished"


def new_place() -> Place:
    """A place for one more match."""
    return Place(folder() / f"{secrets.token_hex(6)}{EXTENSION}")


class Shelf(QObject):
    """Keeps matches. A full disk is no reason to stop playing: `failed` says so, once."""

    failed = Signal(str)
    changed = Signal()
    """Something has been written."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keeper = Keeper(self)
        self._keeper.done.connect(self._done)
        self._troubled = False
        self._places: dict[Path, Place] = {}

    def keep(self, session: Session, place: Place) -> None:
        """Keeps a match as it is now, if anything happened; a finished one moves on."""
        if not session.touched:
            return
        self._places[place.path] = place
        place.over = session.outcome is not None
        write = session.writer()
        try:
            session.spare(place.path)
        except OSError as error:
            self._done(place.path, error.strerror or str(error))
            return
        if place.over and place.finished is None:
            place.finished = finished_folder() / _readable(session)
        target, gone = place.path, place.finished
        if place.over and gone is not None:
            target, gone = gone, target

        def job() -> None:
            target.parent.mkdir(parents=True, exist_ok=True)
            write(target)
            if gone is not None:
                gone.unlink(missing_ok=True)

        self._keeper.do(place.path, job)

    def flush(self, seconds: float = 5) -> None:
        """Waits until everything is written, but no longer than this."""
        self._keeper.flush(seconds)

    def _done(self, path: Path, reason: str) -> None:
        place = self._places.get(path)
        if not reason:
            self._troubled = False
            self.changed.emit()
            if place is not None and place.over and place.finished is not None:
                Settings().remember(place.finished)
        elif not self._troubled:
            self._troubled = True
            self.failed.emit(
                self.tr(
                    "This game cannot be kept: {reason}. Play on, and save it elsewhere: Ctrl+S"
                ).format(reason=reason)
            )


def kept() -> list[Kept]:
    """The unfinished matches, the latest first. What cannot be read is passed over."""
    found: list[Kept] = []
    for path in _latest(folder())[:_MOST]:
        with suppress(OSError, InvalidRecord):
            # Only the one that is offered first is played through: that takes its time.
            seen = _seen_through(path) if not found else _seen(path)
            if seen is not None:
                found.append(seen)
    return found


def _seen_through(path: Path) -> Kept | None:
    match = Match.load(path)
    if match.to_move is None:
        return None
    line = translate("shelf", "{name} to move, move {n}").format(
        name=match.names[match.to_move], n=match.ply + 1
    )
    return Kept(path, match.game.slug, match.game.title, line)


def _seen(path: Path) -> Kept | None:
    record = records.read(records.load(path))
    if record.result != "unfinished" or record.game not in _titles():
        return None
    last = record.lines[-1].number if record.lines else 0
    line = translate("shelf", "{names}, move {n}").format(
        names=" – ".join(record.names), n=(last if record.ply is None else record.ply) + 1
    )
    return Kept(path, record.game, _titles()[record.game], line)


def _titles() -> dict[str, str]:
    return {game.slug: game.title for game in GAMES}


def _latest(place: Path) -> list[Path]:
    if not place.is_dir():
        return []
    files = [p for p in place.glob(f"*{EXTENSION}") if p.is_file() and not is_copy(p)]
    return sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)


def _readable(session: Session) -> str:
    """The file name of a finished match: “Adamas, fred – ned, 2025-03-01 20.15.07.qcx”."""
    names = f"{session.game.title}, {' – '.join(session.names)}"
    plain = "".join(c if c.isalnum() or c in " ,–-_" else "_" for c in names)
    short = plain.encode()[:_LONGEST_NAME].decode(errors="ignore").strip()
    return f"{short}, {datetime.now():%Y-%m-%d %H.%M.%S}{EXTENSION}"
