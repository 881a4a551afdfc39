"""MatchFile: the player's file of the match at the table, and the file it was read from."""

from collections.abc import Callable
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QCoreApplication

from desktop.language.messages import translated
from desktop.storage.damaged_files import keep_other_version, set_aside
from rules import record as records
from rules.match import Match

translate = QCoreApplication.translate


class MatchFile:
    """The file of a match. `latest` returns the match as it is to be written.

    With a `fault`, only part of the file could be read.
    """

    def __init__(self, latest: Callable[[], Match], fault: records.Problem | None) -> None:
        self._latest = latest
        self._fault = fault
        self.path: Path | None = None
        """The path where the players have saved this match."""
        self.origin: Path | None = None
        """The file this match was read from; None after a damaged one was set aside."""
        self.original_incomplete = False
        """Whether only part of the study in that file could be read."""
        self._wanted: Path | None = None
        """The path chosen last, even if the file is not written yet."""
        self._saving = self._saved = ""
        self._known: dict[Path, str] = {}
        """The texts last read from or written to files."""
        self._other: Path | None = None
        self._preserving = Lock()
        self._preserved: Path | None = None

    @property
    def problem(self) -> str:
        """The sentence on the fault of the record; empty if it had none."""
        if self._fault is None:
            return ""
        words = translate(
            "Session", "Line {line} of the file: {reason}. All moves before it were read."
        )
        return words.format(line=self._fault.line, reason=translated(self._fault.reason))

    def opened(self, path: Path, text: str) -> None:
        """Remember the file that the match was read from."""
        self.origin = self.path = path
        self._known[path] = text

    @property
    def chosen(self) -> Path | None:
        """The path where the match is saved or being saved; None without one."""
        return self._wanted or self.path

    @property
    def saved(self) -> bool:
        """Whether the player's file contains the match as it is now."""
        return self._saved == self.text()

    def text(self) -> str:
        """Return the record of the match as it is played, whatever position is shown."""
        return self._latest().to_text()

    def begin_saving(self, path: Path) -> Callable[[], None]:
        """Return a function that writes the match as it is now, in any thread.

        It raises OSError. Call `end_saving` afterwards.
        """
        text, self._wanted = self.text(), path
        self._saving = text

        def write() -> None:
            self.preserve_original(path)
            self._other = keep_other_version(path, self._known.get(path)) or self._other
            records.save(text, path)
            self._known[path] = text

        return write

    def end_saving(self, path: Path, saved: bool) -> None:
        """Store whether the match was saved."""
        if saved and self._wanted in (None, path):
            self.path, self._saved = path, self._saving
        elif not saved and self._wanted == path:
            self._wanted = None

    def preserve_original(self, path: Path) -> None:
        """Set a damaged original aside before this match is written over it, in any thread.

        Raises OSError.
        """
        with self._preserving:
            damaged = self._fault is not None or self.original_incomplete
            if not damaged or self.origin is None or not path.exists():
                return
            if self.origin.exists() and path.samefile(self.origin):
                self._preserved = set_aside(path)
                self.origin = None

    def preserved_notice(self) -> str:
        """Return once where a damaged or changed original was saved; empty if there was none."""
        copy, self._preserved = self._preserved, None
        other, self._other = self._other, None
        if other is not None:
            return other_version_notice(other)
        words = translate("Session", "The damaged file was saved as {name}.")
        return words.format(name=copy.name) if copy is not None else ""


def other_version_notice(copy: Path) -> str:
    """Return the message that a file was changed by another program, whose version is kept."""
    words = translate(
        "Session", "Another program has changed this game's file. Its version was saved as {name}."
    )
    return words.format(name=copy.name)
