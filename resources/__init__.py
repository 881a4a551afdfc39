"""Files the application brings along: theme tokens, fonts, icons."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).parent


def path(*parts: str) -> Path:
    """Return the path of a resource. Raises FileNotFoundError when the application lacks it."""
    found = _ROOT.joinpath(*parts)
    if not found.exists():
        raise FileNotFoundError(f"the application is incomplete: {'/'.join(parts)} is missing")
    return found


def listing(folder: str, suffix: str) -> Iterator[Path]:
    """Yield the files of a folder with this suffix, by name."""
    return iter(sorted(path(folder).glob(f"*{suffix}")))


def text(*parts: str) -> str:
    """Return a resource as text."""
    return path(*parts).read_text(encoding="utf-8")


def data(*parts: str) -> dict[str, Any]:
    """Return a JSON resource."""
    loaded: dict[str, Any] = json.loads(text(*parts))
    return loaded
