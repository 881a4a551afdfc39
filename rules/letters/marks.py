"""Marks outside the files of matches, so that a restored backup writes no second letter.

A mark says how often a match was moved, whether it is at another computer, and which letter its
player has written last.
"""

from pathlib import Path

from rules.core import atomic_write
from rules.core.folders import user_folder
from rules.letters.side import Side


def note(side: Side) -> None:
    """Mark what a side has written, and let it know what was marked before. Raises OSError."""
    path = _path_of(side)
    before = moves, away, written = _marked(path)
    if (moves, away) > (side.moves, side.away):
        side.moves, side.away = moves, bool(away)
    side.marked = max(written, side.last_own)
    now = side.moves, int(side.away), side.marked
    if now != before:
        atomic_write.write(" ".join(map(str, now)).encode(), path, private=True)


def left(side: Side) -> int | None:
    """Return how often a match was moved when it left this computer, None if it has not left."""
    moves, away, _ = _marked(_path_of(side))
    return moves if away else None


def _path_of(side: Side) -> Path:
    return user_folder("STATE") / "quincunx" / "letters" / f"{side.table.id.hex()}-{side.party}"


def _marked(path: Path) -> tuple[int, int, int]:
    try:
        moves, away, written = map(int, path.read_text().split())
    except (FileNotFoundError, ValueError):
        return 0, 0, 0
    return moves, away, written
