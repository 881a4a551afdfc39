"""A program's outside effects in an strace log: network use, and written files."""

import posixpath
import re
from collections.abc import Iterator, Sequence

CALLS = (
    "%network,open,openat,creat,mkdir,mkdirat,rename,renameat,renameat2,unlink,unlinkat,rmdir,"
    "link,linkat,symlink,symlinkat,truncate,mknod,mknodat,chdir"
)
"""The system calls that strace records."""

_HARMLESS = re.compile(r"/dev/(null|tty|shm/.*)|/proc/.*|/memfd:.*")
_CALL = re.compile(r"^(?:\[?(?:pid +)?\d+\]? +)?(\w+)\((.*)$")
_PATHS = re.compile(r'"((?:[^"\\]|\\.)*)"')
_FAMILY = re.compile(r"\b(AF_\w+)")
_FAILED = re.compile(r"= -1 E\w+ ")
_WRITES = re.compile(r"O_WRONLY|O_RDWR|O_CREAT|O_TRUNC|O_APPEND")
_CHANGING = CALLS.removesuffix(",chdir").split(",")[3:]


def foreign_sockets(log: str) -> list[str]:
    """Return the lines that open or use a socket of a family other than AF_UNIX."""
    found = []
    for name, rest, line in _calls(log):
        if name in ("socket", "connect", "bind", "sendto") or name.startswith(("send", "recv")):
            families = set(_FAMILY.findall(rest))
            if families - {"AF_UNIX", "AF_UNSPEC"}:
                found.append(line)
    return found


def written_elsewhere(log: str, allowed: Sequence[str]) -> list[str]:
    """Return the paths written, made or removed outside the allowed folders.

    Parent folders of an allowed one do not count.
    """
    found = set()
    for name, rest, line in _calls(log):
        if _FAILED.search(line) or not _is_writing(name, rest):
            continue
        for path in _PATHS.findall(rest):
            if not _is_allowed(posixpath.normpath(path), name, allowed):
                found.add(path)
    return sorted(found)


def _is_writing(name: str, rest: str) -> bool:
    if name in ("open", "openat"):
        return _WRITES.search(rest) is not None
    return name in _CHANGING or name == "creat"


def _is_allowed(path: str, call: str, allowed: Sequence[str]) -> bool:
    if _HARMLESS.fullmatch(path):
        return True
    within = any(path == top or path.startswith((f"{top}/", f"{top}.")) for top in allowed)
    # In a new home folder, the parent folders are made, too.
    on_the_way = call.startswith("mkdir") and any(top.startswith(f"{path}/") for top in allowed)
    return within or on_the_way


def _calls(log: str) -> Iterator[tuple[str, str, str]]:
    """Yield each call: its name, the rest, and the line; calls split over two lines are joined."""
    begun: dict[str, str] = {}
    for line in log.splitlines():
        thread = line.split(" ", 1)[0]
        if line.endswith("<unfinished ...>"):
            begun[thread] = line.removesuffix("<unfinished ...>")
            continue
        resumed = re.match(r"^\S+ +<\.\.\. \w+ resumed>(.*)$", line)
        if resumed:
            line = begun.pop(thread, "") + resumed[1]
        if call := _CALL.match(line):
            yield call[1], call[2], line
