"""Writes the files a player saves, off the GUI thread, and reports each result.

It has its own thread, so that a slow disk for these files does not delay the autosave.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject

from desktop.storage.background_writer import BackgroundWriter, Job

Then = Callable[[bool], str]
"""Receives whether a file was saved, and returns a message to show, or an empty text."""


class Saver(QObject):
    """Saves one file after another. A save replaces one of the same path that is still waiting."""

    def __init__(self, tell: Callable[[str], object], parent: QObject | None = None) -> None:
        """`tell` announces that a file was saved, or why not, in one sentence."""
        super().__init__(parent)
        self._tell = tell
        self._failed = False
        self._writer = BackgroundWriter(self)

    def write(
        self, path: Path, data: bytes | Callable[[], bytes], then: Then = lambda _saved: ""
    ) -> None:
        """Write a file; `data` may be a function, which is called in the writing thread."""
        from rules.core import atomic_write

        def write() -> None:
            atomic_write.write(data if isinstance(data, bytes) else data(), path)

        self.save(path, write, then)

    def save(self, path: Path, write: Job, then: Then) -> None:
        """Call `write` in the writing thread, then `then` in the GUI thread."""

        def job() -> None:
            from rules.core import atomic_write

            write()
            atomic_write.sweep(path.parent, path.name)

        self._writer.add(path, job, partial(self._done, path, then))

    def flush(self) -> None:
        """Wait some seconds until everything is saved. Can be called in any thread."""
        self._writer.flush()

    def finish(self, seconds: float = 5) -> bool:
        """Return whether everything is saved, at most `seconds` later; say so if it is not."""
        self._failed = False
        done = self._writer.finish(seconds)
        if not done:
            self._tell(self.tr("A file is still being saved. Try again in a moment."))
        return done and not self._failed

    def _done(self, path: Path, then: Then, reason: str) -> None:
        more = then(not reason)
        if reason:
            self._failed = True
            words = self.tr("{name} could not be saved: {reason}. Choose another folder.")
            self._tell(words.format(name=path.name, reason=reason))
        elif more:
            words = self.tr("Saved as {name}. {more}")
            self._tell(words.format(name=path.name, more=more))
        else:
            self._tell(self.tr("Saved as {name}").format(name=path.name))
