"""The shelf: matches that were left unfinished, kept as records so that nothing is lost."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

from desktop.session import Session
from rules.match import Match
from rules.record import EXTENSION, InvalidRecord

_MOST = 12


@dataclass(frozen=True, slots=True)
class Kept:
    """An unfinished match: its file, game, and where it stands, in words."""

    path: Path
    slug: str
    title: str
    line: str


def folder() -> Path:
    """Where the shelf is on this computer."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "unfinished"


def new_place() -> Path:
    """A path for one more match."""
    return folder() / f"{secrets.token_hex(6)}{EXTENSION}"


def keep(session: Session, place: Path) -> None:
    """Keeps a match, or clears its place once it is over. A full disk is no reason to stop."""
    try:
        if session.outcome is not None or session.last_ply == 0:
            place.unlink(missing_ok=True)
        else:
            place.parent.mkdir(parents=True, exist_ok=True)
            session.save_copy(place)
    except OSError:
        return


def kept() -> list[Kept]:
    """The unfinished matches, the latest first. What cannot be read is passed over."""
    found = []
    for path in _latest(folder())[:_MOST]:
        try:
            match = Match.load(path)
        except (OSError, InvalidRecord):
            continue
        if match.to_move is not None:
            line = QCoreApplication.translate("shelf", "{name} to move, move {n}").format(
                name=match.names[match.to_move], n=match.ply + 1
            )
            found.append(Kept(path, match.game.slug, match.game.title, line))
    return found


def _latest(place: Path) -> list[Path]:
    if not place.is_dir():
        return []
    files = [path for path in place.glob(f"*{EXTENSION}") if path.is_file()]
    return sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)
