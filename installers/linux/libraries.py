"""Finds the shared libraries that a bundle needs, and the Debian packages that have them."""

import re
import subprocess
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

_NEEDED = re.compile(r"^\s*NEEDED\s+(\S+)", re.MULTILINE)
_MAGIC = b"\x7fELF"


@cache
def needed(file: Path) -> frozenset[str]:
    """Return the names of the libraries a binary is linked with, such as `libz.so.1`."""
    shown = subprocess.run(["objdump", "-p", file], check=True, capture_output=True, text=True)
    return frozenset(_NEEDED.findall(shown.stdout))


def binaries(bundle: Path) -> Iterator[Path]:
    """Yield the programs and libraries of a bundle, each once."""
    for file in sorted(bundle.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                if opened.read(4) == _MAGIC:
                    yield file


def reachable(files: dict[str, Path]) -> set[str]:
    """Return the files except the libraries that nothing needs, by name.

    A file is a library if its name begins with `lib`. Others (Python's modules, Qt's plugins,
    Python itself) are kept because they are loaded by name.
    """
    by_name = {Path(name).name: name for name in files}
    asked = [name for name in files if not _is_library(name)]
    found: set[str] = set()
    while asked:
        name = asked.pop()
        if name not in found:
            found.add(name)
            asked += [by_name[other] for other in needed(files[name]) if other in by_name]
    return found


def _is_library(name: str) -> bool:
    path = Path(name)
    loaded = "plugins" in path.parts or path.name.startswith("libpython")
    return path.name.startswith("lib") and not loaded


def asked_of_system(bundle: Path) -> set[str]:
    """Return the libraries that the bundle needs and does not contain."""
    brought = {file.name for file in bundle.rglob("*")}
    return {name for file in binaries(bundle) for name in needed(file)} - brought


def missing(names: Iterable[str]) -> list[str]:
    """Return those of the libraries that this machine does not have either."""
    shown = subprocess.run(
        ["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True
    ).stdout
    here = {line.split()[0] for line in shown.splitlines()[1:] if line.strip()}
    return sorted(name for name in names if name not in here)
