"""The files of the log and of the crash traces, which only the player can read."""

import errno
import faulthandler
import os
import stat
from contextlib import suppress
from pathlib import Path

from desktop.storage.data_folder import local_folder

LOG, CRASHES = "quincunx.log", "crashes.log"
MOST_BYTES = 262_144
"""The largest size of a log file; then a new file begins, and the older ones are renamed."""

_FLAGS = (
    os.O_WRONLY
    | os.O_CREAT
    | os.O_APPEND
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)  # opening a pipe must not wait for its reader
)


def folder() -> Path:
    """Return the folder of these files."""
    return local_folder() / "log"


def open_private(path: Path) -> int:
    """Open a file to append to, private to the player; return its descriptor. Raises OSError."""
    if not path.parent.is_dir():
        from rules.core.atomic_write import (
            make_private_folder,  # only the first time, because the start waits for it
        )

        make_private_folder(path.parent)
    number = os.open(path, _FLAGS, 0o600)
    try:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise OSError(errno.EINVAL, "not a file", str(path))
        if hasattr(os, "fchmod"):
            with suppress(OSError):  # some network disks do not support permissions
                os.fchmod(number, 0o600)  # it may have been made with others
    except OSError:
        os.close(number)
        raise
    return number


def trace_crashes() -> bool:
    """Have Python write a traceback if the program crashes; False if no file can be made."""
    try:
        number = open_private(folder() / CRASHES)
    except OSError:
        return False
    if os.fstat(number).st_size > MOST_BYTES:
        os.ftruncate(number, 0)
    faulthandler.enable(number)  # stays open until the program ends
    return True
