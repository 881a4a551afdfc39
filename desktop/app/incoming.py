"""Files from outside: the command line, a second start, the Finder, or a drop."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from desktop.storage.settings import MOST_RECENT, Settings
from rules import EXTENSION

translate = QCoreApplication.translate


def put_aside(others: Sequence[Path]) -> str:
    """Add records to the recent ones; return a message about all files but the first."""
    from rules.core.files import has_extension  # the home page is shown without the rules

    records = [path for path in others if has_extension(path, EXTENSION) and path.is_file()]
    records = records[: MOST_RECENT - 1]
    for path in reversed(records):
        Settings().remember(path)
    return _what_of(others, records) if others else ""


def _what_of(others: Sequence[Path], records: Sequence[Path]) -> str:
    """Return what happened to the files other than the first."""
    left = [path.name for path in others if path not in records]
    if not left:
        words = translate(
            "incoming", "Only one file can be open at a time. Saved games already include: {names}"
        )
        return words.format(names=_listed([path.name for path in records]))
    words = translate("incoming", "Only one file can be open at a time. Not opened: {names}")
    return words.format(names=_listed(left))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names[:3]) + (", …" if len(names) > 3 else "")


def is_letter(path: Path) -> bool:
    """Whether a file is a letter, by its name."""
    return path.suffix.lower() == ".qxl"


def is_moved_match(path: Path) -> bool:
    """Whether a file has a match that was moved from another computer, by its name."""
    return path.suffix.lower() == ".qxs"


def is_layout(path: Path) -> bool:
    """Whether a file is a text with a layout."""
    from rules.core.files import has_extension

    if has_extension(path, EXTENSION):
        return False
    from desktop.games.catalogue import layouts

    return layouts().opens_file(path)


class FileOpenFilter(QObject):
    """An event filter of the application that opens the files the Finder sends.

    On macOS a double click arrives as an event, not on the command line.
    """

    def __init__(self, open_file: Callable[[Path], None], parent: QObject) -> None:
        super().__init__(parent)
        self._open_file = open_file

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QFileOpenEvent):
            return False
        if event.file():  # empty for an address instead of a file
            self._open_file(Path(event.file()))
        return True
