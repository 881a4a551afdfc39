"""What systems differ in, for tests of what not every one of them can do."""

import os
import sys
import tempfile
from pathlib import Path
from random import Random

import pytest

from tests.hostile import SPECIAL

posix = pytest.mark.skipif(
    os.name != "posix", reason="Windows has other pipes, signals, modes and sockets"
)


def _has_links() -> bool:
    with tempfile.TemporaryDirectory() as folder:
        link = Path(folder, "link")
        try:
            link.symlink_to("nothing")
        except OSError:  # Windows gives the right to few
            return False
        return link.is_symlink()


_EVERYWHERE = ("a folder", "a terabyte of nothing")


def make_special(kind: str, path: Path) -> None:
    """Make a special file (`tests.hostile.SPECIAL`), or skip the test on Windows."""
    if os.name != "posix" and kind not in _EVERYWHERE:
        pytest.skip(f"Windows has nothing like {kind}")
    SPECIAL[kind](path, Random(1))


links = pytest.mark.skipif(not _has_links(), reason="this system allows no symbolic links")


def bare(**variables: str) -> dict[str, str]:
    """Return an environment with these variables and what Windows' programs cannot do without."""
    needed = ("SYSTEMROOT", "PATH", "TEMP", "USERPROFILE") if sys.platform == "win32" else ()
    return {**{name: os.environ[name] for name in needed if name in os.environ}, **variables}
