"""Locks that keep other windows from opening a match.

The system holds the lock on an open file and releases it when the program ends, even if it is
killed. So a lock file left behind by a killed program, a power cut, another computer or a container
blocks nobody, and its contents do not matter. Some file systems do not support locks. There the
mere existence of the file says that a window may have the match open, and the player decides.
"""

import errno
import os
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path
from typing import Any, Protocol


class Hold(Enum):
    """The result of trying to lock a match."""

    OURS = auto()
    TAKEN = auto()
    """Another window has it."""
    UNSURE = auto()
    """The file system does not support locks, and another window may have it."""
    IMPOSSIBLE = auto()
    """No lock file can be made, so other windows are not locked out."""


class Locks(Protocol):
    """The system's locks on open files."""

    removes_open_files: bool

    def lock(self, number: int) -> None:
        """Lock an open file, without waiting. Raises OSError."""


class PosixLocks:
    """Locks of Linux and macOS."""

    removes_open_files = True

    def lock(self, number: int) -> None:
        import fcntl

        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


class WindowsLocks:
    """Locks of Windows, which removes no open file. `runtime` is the module msvcrt."""

    removes_open_files = False

    def __init__(self, runtime: Any = None) -> None:
        self._runtime = runtime

    def lock(self, number: int) -> None:
        if self._runtime is None:
            import msvcrt

            self._runtime = msvcrt
        self._runtime.locking(number, self._runtime.LK_NBLCK, 1)


def system_locks() -> Locks:
    """Return the locks of this system."""
    return WindowsLocks() if os.name == "nt" else PosixLocks()


_TAKEN = {0, errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}
"""The error numbers of a lock that another program has; Wine gives none."""


def is_taken(error: OSError) -> bool:
    """Whether a file could not be locked because another program has locked it."""
    return error.errno in _TAKEN


def can_lock(folder: Path) -> bool:
    """Whether the disk of a folder supports locks. Raises OSError if it cannot be written."""
    from tempfile import TemporaryFile  # slow to load

    with TemporaryFile(dir=folder) as trial:
        try:
            system_locks().lock(trial.fileno())
        except OSError as error:
            return is_taken(error)
    return True


class MatchLock:
    """A lock on a separate file, which is removed when the lock is released."""

    def __init__(self, path: Path, locks: Locks | None = None) -> None:
        self.path = path
        self._locks = locks or system_locks()
        self._number: int | None = None

    @property
    def held(self) -> bool:
        return self._number is not None

    def acquire(self, *, take_over: bool = False) -> Hold:
        """Lock the match; `take_over`: also if the file system does not support locks."""
        while self._number is None:
            known = self.path.exists()
            try:
                number = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            except PermissionError:  # on Windows another program may have it open exclusively
                alone = known and not self._locks.removes_open_files
                return Hold.TAKEN if alone else Hold.IMPOSSIBLE
            except OSError:
                return Hold.IMPOSSIBLE
            hold = self._lock(number)
            if hold is Hold.UNSURE and (take_over or not known):
                hold = Hold.OURS
            if hold is not Hold.OURS:
                os.close(number)
                return hold
            if not _is_file(number, self.path):  # another window has just released it
                os.close(number)
                continue
            self._number = number
        return Hold.OURS

    def release(self) -> None:
        """Release the match for other windows, and remove the file."""
        number, self._number = self._number, None
        if number is None:
            return
        if self._locks.removes_open_files:
            if _is_file(number, self.path):
                self._remove()
            os.close(number)
        else:
            os.close(number)
            self._remove()

    def _lock(self, number: int) -> Hold:
        try:
            self._locks.lock(number)
        except OSError as error:
            return Hold.TAKEN if is_taken(error) else Hold.UNSURE
        return Hold.OURS

    def _remove(self) -> None:
        with suppress(OSError):
            self.path.unlink()


def _is_file(number: int, path: Path) -> bool:
    """Whether an open file is still the one with this name."""
    try:
        return os.path.samestat(os.fstat(number), path.stat())
    except OSError:
        return False
