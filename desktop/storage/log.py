"""The log: errors and versions, for a bug report. It is limited, private and rotated.

It contains nothing of a match. The message of an error may quote a move or a board, so it is
written only for Python errors whose messages are known to concern only the code.
"""

import logging
import os
import platform
import traceback
from collections.abc import Iterator
from functools import cache
from logging.handlers import RotatingFileHandler
from pathlib import Path

import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from desktop.storage import log_files
from desktop.storage.log_files import CRASHES, LOG, MOST_BYTES, open_private
from rules.core.files import TooLarge, read_file
from rules.kernels import version_line

_OLDER = 2
_LONGEST = 1_000  # most characters of one of Qt's messages
_MOST_CAUSES = 8
_TAIL = {LOG: 12_000, CRASHES: 4_000}  # most characters of each file in a report
_SPEAKING = frozenset({
    *(AttributeError, ImportError, ModuleNotFoundError, MemoryError, NameError, RecursionError),
    *(RuntimeError, StopIteration, TypeError, UnboundLocalError, ZeroDivisionError),
})  # fmt: skip
"""Errors whose messages concern only the code, not the data."""


class _PrivateFile(RotatingFileHandler):
    """A log file that only the player can read. Errors of the disk only set `refused`."""

    refused = False

    def _open(self):  # type: ignore[no-untyped-def]  # the type has no name outside of logging
        number = open_private(Path(self.baseFilename))
        return os.fdopen(number, "a", encoding="utf-8", errors="backslashreplace")

    def handleError(self, record: logging.LogRecord) -> None:
        self.refused = True


class Log:
    """Writes the log of one run, from any thread."""

    def __init__(self, place: Path | None = None) -> None:
        self.path = (place or log_files.folder()) / LOG
        self._file = _PrivateFile(
            self.path, maxBytes=MOST_BYTES, backupCount=_OLDER, encoding="utf-8", delay=True
        )
        self._file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        self._logger = logging.Logger("quincunx")
        self._logger.addHandler(self._file)
        self._logger.info("\n".join(("Started", *versions())))

    def error(self, error: BaseException) -> bool:
        """Write an error with its traceback; return whether that succeeded."""
        self._logger.error("\n".join(("Not foreseen", *told(error))))
        return not self._file.refused

    def message(self, text: str) -> None:
        """Write one of Qt's messages."""
        self._logger.warning("Qt: %s", text[:_LONGEST])

    def close(self) -> None:
        self._file.close()


@cache
def log() -> Log:
    """Return the application's log."""
    return Log()


def versions() -> list[str]:
    """Return the versions of the program and of its libraries."""
    return [
        version_line(),
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        f"Qt {qVersion()}, PySide {PySide6.__version__}, {QGuiApplication.platformName()}",
        f"{platform.platform()} ({platform.machine()})",
    ]


def details() -> str:
    """Return the versions, and the ends of the log and of the crash traces, for a bug report."""
    parts = ["\n".join(versions())]
    for name, most in _TAIL.items():
        if tail := _end_of(log_files.folder() / name)[-most:].strip():
            parts.append(f"{name}:\n{tail}")
    return without_home_folder("\n\n".join(parts))


def without_home_folder(text: str) -> str:
    """Return a text with the path of the user's home folder replaced by `~`."""
    try:
        return text.replace(str(Path.home()), "~")
    except RuntimeError:  # the user has no home folder
        return text


def _end_of(path: Path) -> str:
    try:
        return read_file(path, 2 * MOST_BYTES).decode("utf-8", "replace")
    except TooLarge:
        return "(too large)"
    except OSError:
        return ""


def told(error: BaseException) -> Iterator[str]:
    """Yield the traceback of an error and its causes, without values of the match."""
    chain = [error]
    while (before := _before(chain[-1])) is not None and len(chain) < _MOST_CAUSES:
        chain.append(before)
    for link in reversed(chain):
        yield from (line.rstrip() for line in traceback.format_tb(link.__traceback__))
        yield f"{type(link).__module__}.{type(link).__qualname__}: {_message(link)}"


def _before(error: BaseException) -> BaseException | None:
    """Return the cause of an error, or the error during whose handling it was raised."""
    if error.__cause__ is not None or error.__suppress_context__:
        return error.__cause__
    return error.__context__


def _message(error: BaseException) -> str:
    if isinstance(error, OSError):
        return f"{error.strerror or ''} ({error.errno})"
    if type(error) in _SPEAKING:
        return str(error)[:_LONGEST]
    return "(its words are left out: they may tell of a match)"
