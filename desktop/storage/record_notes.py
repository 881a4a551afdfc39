"""The program's own notes about a record: comments after the end of the record.

Readers of records skip comments, and the record's checksum ends before them. Records that people
save have none, so a file that is passed on says nothing about the computer it was made on.
"""

import re
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Self
from unicodedata import category

_END = re.compile(r"(?:^|\n)end [0-9]{1,6} [0-9a-f]{8}[ \t\r]*\n((?:#[^\n]*\n)*)\Z")
_TITLE = re.compile(r"# title: (.+)")
_KEPT = re.compile(r"# kept as ([0-9a-f]{12}), saved ([0-9]{1,15})\s*")
_FROM_FILE = "# opened from a file"
_LONGEST_TITLE = 120  # characters
_TAIL = 4096  # bytes at the end of a file that contain all notes


@dataclass(frozen=True, slots=True)
class RecordNotes:
    """Notes about a record.

    `key` stays the same while a record is played, finished, renamed and studied: twelve hexadecimal
    digits, empty in a record from elsewhere. `saved` grows with each save, in
    milliseconds since 1970. `from_file`: the match was opened from a file. `title` is the name a
    player gave the match.
    """

    key: str = ""
    saved: int = 0
    from_file: bool = False
    title: str = ""

    @classmethod
    def of_record(cls, text: str) -> Self:
        """Return the notes after a record."""
        end = _END.search(text)
        notes = cls()
        for line in end[1].splitlines() if end else ():
            if title := _TITLE.fullmatch(line):
                notes = replace(notes, title=clean_title(title[1]))
            elif kept := _KEPT.fullmatch(line):
                notes = replace(notes, key=kept[1], saved=int(kept[2]))
            elif line.rstrip() == _FROM_FILE:
                notes = replace(notes, from_file=True)
        return notes

    @classmethod
    def of_file(cls, path: Path) -> Self:
        """Return the notes at the end of a regular file. Raises OSError, also for others."""
        from rules.core.files import check_regular  # not before the home page is seen

        check_regular(path, path.stat().st_mode)  # a pipe would keep the window waiting
        with open(path, "rb") as file:
            file.seek(max(0, path.stat().st_size - _TAIL))
            return cls.of_record(file.read().decode(errors="replace").replace("\r\n", "\n"))

    def last_saved(self, changed: float) -> float:
        """Return when the match was saved last, in seconds since 1970.

        `changed` is the time of its file, which copying and restoring may set to a later one.
        """
        return min(changed, self.saved / 1000) if self.saved else changed

    def counted(self) -> Self:
        """Return the notes for the next save; `saved` grows even if the clock was set back."""
        return replace(self, saved=max(round(time() * 1000), self.saved + 1))

    def written(self, text: str) -> str:
        """Return the text of a record with its notes replaced by these.

        A record without its last line is returned unchanged: one more line could change the
        meaning of a cut one.
        """
        end = _END.search(text)
        if end is None:
            return text
        lines = [f"# title: {self.title}"] if self.title else []
        if self.from_file:
            lines.append(_FROM_FILE)
        if self.key:
            lines.append(f"# kept as {self.key}, saved {self.saved}")
        others = [line for line in end[1].splitlines() if not _is_note(line)]
        return text[: end.start(1)] + "".join(f"{line}\n" for line in (*lines, *others))


def key_of(path: Path, notes: RecordNotes) -> str:
    """Return the key of a finished record; without one, a key made from its file name."""
    return notes.key or sha256(path.name.encode(errors="replace")).hexdigest()[:12]


def clean_title(text: str) -> str:
    """Return a title as one line without control characters and of limited length."""
    kept = "".join(c for c in " ".join(text.split()) if category(c) not in ("Cc", "Cs"))
    return kept[:_LONGEST_TITLE].strip()


def _is_note(line: str) -> bool:
    return bool(_TITLE.fullmatch(line) or _KEPT.fullmatch(line)) or line.rstrip() == _FROM_FILE
