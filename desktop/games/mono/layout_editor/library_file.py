"""A library as one text, and reading layouts from texts.

The text consists of single layouts, each with its name and tags and its rows:

    # Brook #winding #hard
    # Mono, 9 regions
    666699777
    …
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from desktop.games.mono.layout_editor.layout_library import LayoutEntry, unsaved
from desktop.games.mono.layout_editor.layout_text import InvalidLayoutText, as_file, read
from rules.core.errors import InvalidText
from rules.core.files import TooLarge, decoded, read_file
from rules.mono.pasted_layout import find_layout

_MOST_BYTES = 4_000_000
_MOST_FILES = 5000
_ENDINGS = (".txt", ".text", ".mono", ".md")
_GAP = re.compile(r" {3,}|\t+| *\|\| *")
"""The gap between two boards side by side."""


@dataclass(frozen=True, slots=True)
class Harvest:
    """The layouts in some files, and the names of the files without layouts."""

    layouts: tuple[LayoutEntry, ...]
    unread: tuple[str, ...] = ()


def library_text(entries: Iterable[LayoutEntry]) -> str:
    """Return layouts as one text, which `layouts_in` can read."""
    return "\n".join(as_file(entry.size, entry.labels, entry.title) for entry in entries)


def layouts_in(text: str, name: str) -> list[LayoutEntry]:
    """Return every layout in a text. Layouts without a name get `name`."""
    found = [
        (title or name, layout) for title, part in _parts(text) for layout in _layouts_of(part)
    ]
    if not found:  # a format that fits only the whole text
        found = [(name, layout) for layout in _layouts_of(text)]
    layouts = []
    for title, layout in found:
        with suppress(InvalidText):
            layouts.append(unsaved(title, *layout))
    return layouts


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """Yield the parts between empty or # lines, each with the name before it, if any."""
    title, lines = "", list[str]()
    for line in [*text.lstrip("\ufeff").splitlines(), ""]:
        inside = line.strip()
        if inside.startswith("#") or not inside:
            if lines:
                yield title, "\n".join(lines)
                title, lines = "", []
            name = inside.removeprefix("#").strip()
            if name and not name.startswith("Mono,"):
                title = name
        else:
            lines.append(line)


def _layouts_of(part: str) -> list[tuple[int, str]]:
    """Return the layout of a part, or several side by side or on a line each."""
    try:
        return [read(part)]
    except InvalidLayoutText:
        pass
    rows = [_GAP.split(line.strip(" ")) for line in part.splitlines() if line.strip()]
    wide = max(map(len, rows), default=0)
    columns = (("\n".join(row[at] for row in rows if len(row) == wide)) for at in range(wide))
    texts = columns if wide > 1 else part.splitlines()  # side by side, or one on each line
    boards = [find_layout(text) for text in texts]
    return [one for one in boards if one is not None]


def harvest(paths: Sequence[Path], stop: Event | None = None) -> Harvest:
    """Read layouts from files and folders. Unreadable files are listed in the result."""
    layouts, unread = list[LayoutEntry](), list[str]()
    files = list[Path]()
    for path in paths:
        try:
            files += _files(path)
        except OSError:
            unread.append(path.name)
    for path in files[:_MOST_FILES]:
        if stop is not None and stop.is_set():
            break
        try:
            found = layouts_in(decoded(read_file(path, _MOST_BYTES)), path.stem)
        except (OSError, UnicodeDecodeError, TooLarge):
            found = []
        layouts += found
        if not found:
            unread.append(path.name)
    return Harvest(tuple(layouts), tuple(unread))


def _files(path: Path) -> list[Path]:
    """Return the text files in a folder, or the file itself. Raises OSError."""
    if not path.is_dir():
        return [path]
    return sorted(one for one in path.iterdir() if one.suffix.lower() in _ENDINGS)
