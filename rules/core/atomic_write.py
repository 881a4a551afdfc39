"""Atomic writing: a file is written completely or not at all, and only over a regular file.

A draft is written beside the file and then replaces it in one step, so at any moment either the old
file or the new one exists. `durable` files also survive a power cut: the data and the name are on
the disk before `write` returns. Other files survive any end of the program, but the system decides
when they reach the disk.

Some network disks, memory sticks and user-space file systems keep no permissions, or cannot report
when a file has reached the disk. Files are written there anyway; `missing_guarantees` returns what
cannot be guaranteed.
"""

import errno
import os
import re
import secrets
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import monotonic, sleep, time

from rules.core.files import check_name, check_regular, no_name, system_reason
from rules.core.message import Message

_DRAFT = re.compile(r"\.(.+?)(?:\.[0-9a-f]{8})?\.part")
_MARKED = re.compile(r"[0-9a-f]{8}\.part")
_ABANDONED = 24 * 3600  # age in seconds at which no program can still be writing a draft
_LONGEST_STEM = 60  # characters of a draft's name; file systems stop at 255 bytes
_UNSUPPORTED = frozenset({
    *(errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOTTY, errno.EPERM),
})  # fmt: skip
"""Errors of a file system that cannot flush a file (fsync) at all."""
_HELD = (5, 32)
"""Windows' errors while another program has a file open: access denied, sharing violation."""
_PATIENCE = 1.0
"""Seconds to wait for that program; virus scanners close a file after some milliseconds."""
_PAUSE = 0.02
_WRITABLE = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH


def write(data: bytes, path: Path, *, durable: bool = True, private: bool = False) -> None:
    """Write a file, or leave it unchanged on failure. A link is followed and stays a link.

    An existing file keeps its permissions and, as far as possible, its owner and group. With
    `private`, only the owner can access the file and any folders created for it. Raises OSError,
    which names the file, if it cannot be written, is read-only (even for an administrator), or is a
    folder, a pipe or a device.
    """
    try:
        check_name(path)
        before = _regular(path)
        target = Path(os.path.realpath(path))
        if private and not target.parent.exists():
            make_private_folder(target.parent)
        _replace(data, target, before, durable, private)
    except OSError as error:
        raise OSError(error.errno, system_reason(error), str(path)) from error
    except ValueError as error:
        raise OSError(no_name(path)) from error


def write_new(data: bytes, path: Path, *, private: bool = False) -> Path:
    """Write a new file and return its path, which differs if the name is taken (see `reserve`).

    Raises OSError, and then leaves no file.
    """
    free = reserve(path, private=private)
    try:
        write(data, free, private=private)
    except BaseException:
        free.unlink(missing_ok=True)
        raise
    return free


def reserve(path: Path, *, private: bool = False) -> Path:
    """Create an empty file under a free name and return it: this name, or with -2, -3, … appended.

    Raises OSError.
    """
    for number in count(1):
        tail = "" if number == 1 else f"-{number}"
        free = path.with_name(f"{path.stem}{tail}{path.suffix}")
        with suppress(FileExistsError):
            os.close(_created(free, private))
            return free
    raise AssertionError("there is always a number more")


def make_private_folder(path: Path) -> None:
    """Create a folder that only its owner can access, with missing parents. Raises OSError."""
    try:
        path.mkdir(mode=0o700, exist_ok=True)
    except FileNotFoundError:
        make_private_folder(path.parent)
        path.mkdir(mode=0o700, exist_ok=True)
    make_private(path)


def make_private(path: Path) -> bool:
    """Set a file's mode to 0600 or a folder's to 0700; False if the file system does not keep it.

    Raises OSError if the path cannot be examined.
    """
    mode = stat.S_IMODE(path.stat().st_mode)
    if not mode & 0o077 or os.name != "posix":
        return True
    with suppress(OSError):
        path.chmod(mode & 0o700)
    return not path.stat().st_mode & 0o077


def missing_guarantees(folder: Path) -> list[Message]:
    """Return sentences on what cannot be guaranteed for private, durable files in a folder.

    It tests this with a temporary file. Raises OSError if that cannot be written.
    """
    trial = folder / f".guarantees.{secrets.token_hex(4)}.part"
    number = _created(trial, private=True)
    try:
        missing = list[Message]()
        if not make_private(trial):
            missing.append(
                Message(
                    "The disk with your games cannot keep files private: anyone with access to it "
                    "can read your games."
                )
            )
        if not _flushed(number):
            missing.append(
                Message(
                    "The disk with your games cannot confirm that a file is saved: a power cut "
                    "may cost you the latest moves."
                )
            )
        return missing
    finally:
        os.close(number)
        trial.unlink(missing_ok=True)


def can_flush(path: Path) -> bool:
    """Whether the file system can flush this file to the disk. Raises OSError."""
    number = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        return _flushed(number)
    finally:
        os.close(number)


def replace(path: Path, target: Path) -> None:
    """Move a file over another in one step. Raises OSError.

    On Windows it waits up to a second for another program that has one of them open.
    """
    _when_let_go(lambda: path.replace(target))


def remove(path: Path) -> None:
    """Delete a file if it exists, and wait on Windows as `replace` does. Raises OSError."""
    _when_let_go(lambda: path.unlink(missing_ok=True))


def _when_let_go(act: Callable[[], object]) -> None:
    end = monotonic() + _PATIENCE
    while True:
        try:
            act()
            return
        except OSError as error:
            if getattr(error, "winerror", None) not in _HELD or monotonic() > end:
                raise
        sleep(_PAUSE)


def drafts(folder: Path) -> Iterator[tuple[Path, Path]]:
    """Yield the drafts in a folder, each with the file it should have replaced. Raises OSError."""
    for entry in folder.iterdir():
        if draft := _DRAFT.fullmatch(entry.name):
            yield entry, folder / draft[1]


def sweep(folder: Path, name: str = "") -> None:
    """Delete drafts that killed programs have left, recognised by their age.

    With `name`, only drafts of this file are deleted; their names occur nowhere else. So a user's
    folder is cleaned when the same file is saved again. Younger drafts stay, as another window may
    be writing them. Drafts that cannot be examined or deleted stay, too.
    """
    mine = f".{name[:_LONGEST_STEM]}."
    with suppress(OSError):
        for draft, _ in drafts(folder):
            if not name or _MARKED.fullmatch(draft.name.removeprefix(mine)):
                with suppress(OSError):
                    if time() - draft.lstat().st_mtime > _ABANDONED:
                        draft.unlink()


def sync_folder(folder: Path) -> None:
    """Flush a folder's entries to disk (fsync) after creating or renaming a file; only on POSIX."""
    if os.name == "posix":
        with suppress(OSError):  # some network disks do not support it
            number = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(number)
            finally:
                os.close(number)


def _regular(path: Path) -> os.stat_result | None:
    """Return the status of the file to replace, None if it does not exist.

    Raises OSError.
    """
    try:
        known = os.stat(path)
    except FileNotFoundError:
        return None
    check_regular(path, known.st_mode)
    if not known.st_mode & _WRITABLE or not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, Message("this file is read-only"))
    return known


def _replace(
    data: bytes, path: Path, before: os.stat_result | None, durable: bool, private: bool
) -> None:
    draft = path.with_name(f".{path.name[:_LONGEST_STEM]}.{secrets.token_hex(4)}.part")
    number = _created(draft, private or before is not None)
    try:
        with open(number, "wb") as file:
            file.write(data)
            file.flush()
            if durable:
                _flushed(number)
        if before is not None and not private:
            _copy_ownership(before, draft)
        replace(draft, path)
    finally:
        with suppress(OSError):  # `sweep` deletes it later
            draft.unlink(missing_ok=True)
    if durable:
        sync_folder(path.parent)


def _flushed(number: int) -> bool:
    """Flush an open file to disk; False if the file system cannot do that. Raises OSError."""
    try:
        os.fsync(number)
    except OSError as error:
        if error.errno not in _UNSUPPORTED:
            raise
        return False
    return True


def _created(path: Path, private: bool) -> int:
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    return os.open(path, flags, 0o600 if private else 0o666)


def _copy_ownership(before: os.stat_result, draft: Path) -> None:
    """Give a draft the owner, group and mode of the file it replaces, as far as possible."""
    if hasattr(os, "chown"):
        for owner, group in ((-1, before.st_gid), (before.st_uid, -1)):  # perhaps one of them alone
            with suppress(OSError):
                os.chown(draft, owner, group)
    with suppress(OSError):
        draft.chmod(stat.S_IMODE(before.st_mode))
