"""Matches the table had to leave in the middle: where they are kept, and how."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from rules.match import Match
from rules.record import EXTENSION

MOST_NAMESAKES = 1000


def keep(match: Match) -> Path:
    """Writes a match into a new file of its own, readable by its owner alone; says which.

    The first folder that takes it: the program's own, the current one, that for temporary files.
    No file that was there before is touched. Raises OSError if none of them takes it.
    """
    name = f"{match.game.slug}-{datetime.now():%Y-%m-%d-%H%M%S}"
    failure = OSError("there is no folder to keep it in")
    for folder in _folders():
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            return _written(match.to_text(), folder, name)
        except OSError as error:
            failure = error
    raise failure


def kept_folder() -> Path:
    """Where the table keeps matches, beside those of the window. Raises OSError without a home."""
    return _data_folder() / "quincunx" / "quincunx" / "terminal"


def _folders() -> Iterator[Path]:
    with suppress(OSError):
        yield kept_folder()
    with suppress(OSError):  # the current folder may be gone
        yield Path.cwd()
    with suppress(OSError):
        yield Path(tempfile.gettempdir())


def _data_folder() -> Path:
    try:
        home = Path.home()
    except RuntimeError as error:
        raise OSError(str(error)) from error
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming")
    if sys.platform == "darwin":
        return home / "Library" / "Application Support"
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    return named if named.is_absolute() else home / ".local" / "share"


def _written(text: str, folder: Path, name: str) -> Path:
    """The file it was written to, whole and on the disk. Raises OSError."""
    path, file = _new_file(folder, name)
    try:
        with open(file, "w", encoding="utf-8", newline="\n") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(file)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return path


def _new_file(folder: Path, name: str) -> tuple[Path, int]:
    """A file that was not there, open, and numbered if its name was taken. Raises OSError."""
    number = 1
    while True:
        path = folder / (name + ("" if number == 1 else f"-{number}") + EXTENSION)
        try:
            return path, os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            number += 1
            if number > MOST_NAMESAKES:
                raise
