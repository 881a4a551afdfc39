"""The file beside the letters of a match: what is prepared, and its summary for the list."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from desktop.storage.data_folder import data_folder

PREPARED = ".json"
"""The extension of the file beside the letters."""


def folder() -> Path:
    """Return the folder of the matches by letters."""
    return data_folder() / "letters"


def read_prepared(path: Path) -> Mapping[str, Any]:
    """Return what the file beside the letters holds; empty if it cannot be read."""
    try:
        read = json.loads(path.with_suffix(PREPARED).read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}
