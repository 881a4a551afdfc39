"""Writes the files people asked for, off the GUI thread, and says what came of each.

They have a thread of their own, so that a disk that hangs does not hold up the autosave.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.storage.background_writer import BackgroundWriter, Job

Then = Callable[[bool], str]
"""Receives whether a file was saved, and returns a message to show, or an empty text."""


class Saver(QObject):
    """Saves one file after the other; of those for the same path the last one counts."""

    told = Signal(str)
    """A file is saved, or why it is not, in one sentence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._failed = False
        self._writer = BackgroundWriter(self)

    def write(
        self, path: Path, data: bytes | Callable[[], bytes], then: Then = lambda _saved: ""
    ) -> None:
        """Have a file written; `data` may be worked out in the thread that writes it."""
        from rules.core import atomic_write

        def write() -> None:
            atomic_write.write(data if isinstance(data, bytes) else data(), path)

        self.save(path, write, then)

    def save(self, path: Path, write: Job, then: Then) -> None:
        """Have `write` called, in a thread of its own, and then `then` in the window's."""

        def job() -> None:
            from rules.core import atomic_write

            write()
            atomic_write.sweep(path.parent, path.name)

        self._writer.add(path, job, partial(self._done, path, then))

    def flush(self) -> None:
        """Wait until all is saved, for some seconds. May be called in any thread."""
        self._writer.flush()

    def finish(self) -> bool:
        """Wait until all is saved, and return whether it was; False if something failed."""
        self._failed = False
        self._writer.finish()
        return not self._failed

    def _done(self, path: Path, then: Then, reason: str) -> None:
        more = then(not reason)
        if reason:
            self._failed = True
            words = self.tr("{name} could not be saved: {reason}. Choose another folder.")
            self.told.emit(words.format(name=path.name, reason=reason))
        elif more:
            words = self.tr("Saved as {name}. {more}")
            self.told.emit(words.format(name=path.name, more=more))
        else:
            self.told.emit(self.tr("Saved as {name}").format(name=path.name))
