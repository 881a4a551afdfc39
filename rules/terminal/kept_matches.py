"""Matches the table had to leave in the middle: where they are kept, and how."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from rules import EXTENSION
from rules.core import atomic_write
from rules.match import Match


def keep(match: Match) -> Path:
    """Writes a match into a new file of its own, readable by its owner alone; says which.

    The first folder that takes it: the program's own, the current one, that for temporary files.
    No file that was there before is touched. Raises OSError if none of them takes it.
    """
    name = f"{match.game.slug}-{datetime.now():%Y-%m-%d-%H%M%S}{EXTENSION}"
    failure = OSError("there is no folder to keep it in")
    for folder in _folders():
        try:
            return atomic_write.write_new(match.to_text().encode(), folder / name, private=True)
        except OSError as error:
            failure = error
    raise failure


def kept_folder() -> Path:
    """Where the table keeps matches, beside those of the window. Raises OSError without a home."""
    return _data_folder() / "quincunx" / "quincunx" / "terminal"


def _folders() -> Iterator[Path]:
    with suppress(OSError):
        atomic_write.make_private_folder(kept_folder())
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
