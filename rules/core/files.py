"""Reading of untrusted files: only regular files, and only up to a size limit."""

import errno
import os
import re
import stat
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Mapping
from pathlib import Path, PurePath, PureWindowsPath
from urllib.parse import unquote_to_bytes

from rules.core.message import Message

_BLOCK = 2**16
_FLAGS = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)  # a pipe without a writer would keep us waiting
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)
_KINDS = (
    (stat.S_ISDIR, Message("this is a folder, not a file")),
    (lambda mode: not stat.S_ISREG(mode), Message("this is not a file, but a device or pipe")),
)

_ADDRESS = re.compile("file:(?://(?P<host>[^/]*))?(?P<path>/.*)", re.IGNORECASE | re.DOTALL)
_STREAM = re.compile("/dev/(?:stdin|fd/[0-9]+)")

_NOT_ALLOWED = Message("this name is not allowed for a file")
_HELD = Message("the file is in use")
_FORBIDDEN = Message("you do not have permission")
_WINDOWS: Mapping[int | None, Message] = {
    32: _HELD,
    33: _HELD,
    123: _NOT_ALLOWED,
}
"""Windows' own errors, whose POSIX numbers are less specific."""

_USUAL: Mapping[int | None, Message] = {
    errno.ENOENT: Message("the file or folder does not exist"),
    errno.EACCES: _FORBIDDEN,
    errno.EPERM: _FORBIDDEN,
    errno.EROFS: Message("the disk is read-only"),
    errno.ENOSPC: Message("the disk is full"),
    errno.EISDIR: Message("it is a folder"),
    errno.ENOTDIR: Message("it is not a folder"),
    errno.EEXIST: Message("the file already exists"),
    errno.ENAMETOOLONG: Message("the file name is too long"),
    errno.EFBIG: Message("the file is too large"),
    errno.EBUSY: _HELD,
    errno.EIO: Message("the disk cannot be read or written"),
    errno.EMFILE: Message("too many files are open"),
}
"""Plain sentences for the most common errors, by number."""

DEVICE = re.compile(r"con|prn|aux|nul|(com|lpt)[0-9¹²³]", re.IGNORECASE)
"""File names that Windows treats as devices, with any extension."""

_NOT_ON_WINDOWS = re.compile(r'[<>:"|?*\x00-\x1f]|[. ]$')


class TooLarge(OSError):
    """A file is larger than the limit for its kind."""


def local_file(name: str) -> str:
    """Return the path in a `file:` address; another name is returned as it is.

    Raises OSError if the address is on another computer.
    """
    found = _ADDRESS.fullmatch(name)
    if found is None:
        return name
    if (found["host"] or "localhost").lower() != "localhost":
        reason = Message("this address is on another computer")
        raise OSError(errno.EINVAL, reason, name)
    path = os.fsdecode(unquote_to_bytes(found["path"]))
    return path.lstrip("/") if os.name == "nt" else path


def read_file(path: Path, most: int, *, streams: bool = False) -> bytes:
    """Return the bytes of a regular file of at most `most` bytes.

    `streams`: /dev/stdin and /dev/fd may also be pipes, which are read to their end. Raises
    OSError, which names the file, and TooLarge if the file is larger.
    """
    if streams and _STREAM.fullmatch(str(path)):
        with open(path, "rb") as stream:
            return _within(stream.read(most + 1), most, path)
    try:
        check_regular(path, os.stat(path).st_mode)  # opening some devices has side effects
        number = os.open(path, _FLAGS)
    except ValueError as error:
        raise OSError(no_name(path)) from error
    try:
        check_regular(path, os.fstat(number).st_mode)  # the path may be another file by now
        data = bytearray()
        # The reported size may be wrong, so the file is read until the limit is passed.
        while len(data) <= most and (block := os.read(number, _BLOCK)):
            data += block
    except OSError as error:
        raise OSError(error.errno, system_reason(error), str(path)) from error
    finally:
        os.close(number)
    return _within(bytes(data), most, path)


def _within(data: bytes, most: int, path: Path) -> bytes:
    if len(data) > most:
        reason = Message("this file is larger than the limit of {most}", most=size_words(most))
        raise TooLarge(errno.EFBIG, reason, str(path))
    return data


def has_extension(path: PurePath, extension: str) -> bool:
    """Whether a file's name ends in an extension, ignoring case."""
    return path.suffix.lower() == extension


def with_extension(path: Path, extension: str) -> Path:
    """Return the path with the extension appended if missing; other suffixes stay in the name.

    Raises ValueError for a path without a name.
    """
    if path.name == "..":
        raise ValueError(f"{path} has no name")
    return path if has_extension(path, extension) else path.with_name(path.name + extension)


def check_name(path: PurePath) -> None:
    """Raise OSError for a name under which Windows would write to something else.

    That is a device, a hidden stream of another file, or a folder of another drive. Windows also
    drops dots at the end of a name.
    """
    if not isinstance(path, PureWindowsPath):
        return
    device = DEVICE.fullmatch(path.name.partition(".")[0].rstrip())
    if (path.drive and not path.root) or device or _NOT_ON_WINDOWS.search(path.name):
        raise OSError(errno.EINVAL, _NOT_ALLOWED, str(path))


def decoded(data: bytes, errors: str = "strict") -> str:
    """Return the text of a file in UTF-8 or UTF-16, with or without a byte order mark.

    Raises UnicodeDecodeError unless `errors` is "replace".
    """
    if data.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return data.decode("utf-16", errors)
    if data[1:2] == b"\0":
        return data.decode("utf-16-le", errors)
    if data[:1] == b"\0":
        return data.decode("utf-16-be", errors)
    return data.decode("utf-8-sig", errors)


def check_regular(path: Path, mode: int) -> None:
    """Raise OSError with a plain sentence if the mode is not that of a regular file."""
    for is_kind, reason in _KINDS:
        if is_kind(mode):
            raise OSError(errno.EINVAL, reason, str(path))


def system_reason(error: OSError) -> str:
    """Return the reason for a system error by its number, the same on every system.

    Windows' own texts are in the user's language. Reasons from this program stay as they are.
    """
    said: str = error.strerror or (error.args[0] if error.args else type(error).__name__)
    code: int | None = getattr(error, "winerror", None)
    if isinstance(said, Message):
        return said
    if code in _WINDOWS:
        return _WINDOWS[code]
    if not error.errno or (code is not None and error.errno == errno.EINVAL):
        return said  # Windows uses this number for all errors without another one
    usual = os.strerror(error.errno)
    return _USUAL.get(error.errno, usual) if code is not None or said == usual else said


def no_name(path: Path) -> Message:
    """Return the error message for a path that the system rejects because of a zero byte."""
    return Message("{name} cannot be used as a file name", name=repr(str(path)))


def size_words(count: int) -> str:
    """Return a number of bytes as text: “4 MB”, “100 kB”."""
    return f"{count // 2**20} MB" if count >= 2**20 else f"{count // 1000} kB"
