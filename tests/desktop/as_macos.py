"""`python -m tests.desktop.as_macos [--first-paint]`: run the program as on macOS.

This removes what Linux has and macOS lacks from the standard library before it loads the program.
Without an option it imports every module of the program; with `--first-paint` it starts the
program. This shows that starting does not depend on Linux. It cannot show that Qt for macOS behaves
as Qt for Linux does.
"""

import importlib
import os
import pkgutil
import select
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

_CALLS = (
    *("accept4", "copy_file_range", "eventfd", "fdatasync", "getrandom", "getresuid", "getxattr"),
    *("listxattr", "memfd_create", "O_DIRECT", "O_TMPFILE", "pidfd_open", "pipe2", "setresuid"),
    *("posix_fadvise", "posix_fallocate", "removexattr", "sched_getaffinity", "sched_getscheduler"),
    *("sched_setaffinity", "setxattr", "splice"),
)
_MODULES = frozenset({"_winapi", "msvcrt", "nis", "ossaudiodev", "spwd", "winreg"})


class _Missing:
    """A finder that reports the modules that macOS lacks as missing."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in _MODULES:
            raise ModuleNotFoundError(f"macOS has no {name}", name=name)
        return None


def become_macos() -> None:
    """Remove from this process' standard library what macOS lacks."""
    for name in _CALLS:
        if hasattr(os, name):
            delattr(os, name)
    if hasattr(select, "epoll"):
        del select.epoll
    sys.meta_path.insert(0, _Missing())
    sys.platform = "darwin"


def import_all() -> int:
    """Import every shipped module, and return their number."""
    count = 0
    for package in map(importlib.import_module, ("rules", "desktop", "resources")):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
                count += 1
    return count


if __name__ == "__main__":
    become_macos()
    if sys.argv[1:]:
        from desktop.__main__ import main

        sys.exit(main())
    print(import_all())
