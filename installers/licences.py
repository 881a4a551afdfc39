"""Checks that every file of a bundle has its licence: see `resources/licences/parts.json`."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import resources

_COMPILED = (".so", ".dll", ".dylib", ".pyd", ".exe", ".ttf")


def parts() -> list[dict[str, list[str]]]:
    """Return the components of the bundle.

    `files` are patterns of paths in it, `texts` are resources.
    """
    listed: list[dict[str, list[str]]] = resources.data("licences", "parts.json")["parts"]
    return listed


def without_licence(bundle: Path) -> list[str]:
    """Return the licence faults of a bundle, one line each; empty if there are none."""
    return [*_strangers(bundle), *_missing_texts(bundle)]


def owners(path: str) -> list[str]:
    """Return the components that a file belongs to, by its path in the bundle."""
    return [
        str(part["name"])
        for part in parts()
        if any(fnmatchcase(path, pattern) for pattern in part["files"])
    ]


def _strangers(bundle: Path) -> Iterator[str]:
    for file in sorted(bundle.rglob("*")):
        path = file.relative_to(bundle).as_posix()
        if file.is_file() and _is_compiled(file) and not owners(path):
            yield f"{path} belongs to no part in resources/licences/parts.json"


def _is_compiled(file: Path) -> bool:
    return any(ending in _COMPILED for ending in file.suffixes)


def _missing_texts(bundle: Path) -> Iterator[str]:
    root = next((path for path in bundle.rglob("resources") if path.is_dir()), bundle)
    for part in parts():
        for text in part["texts"]:
            if not (root / text).is_file():
                yield f"{part['name']}: its licence, {text}, is not in the bundle"
