"""The time all files of a build bear, so that the same commit gives the same bytes."""

import os
import subprocess
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]
_WITHOUT_HISTORY = 1767225600  # 2026-01-01, for a source that is no clone


def commit_time() -> int:
    """Seconds since 1970: SOURCE_DATE_EPOCH, or when the last commit was made."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdecimal():
        return int(given)
    try:
        shown = subprocess.run(
            ["git", "log", "-1", "--format=%ct"],
            cwd=_ROOT,
            check=True,
            capture_output=True,
            text=True,
        )
        return int(shown.stdout)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return _WITHOUT_HISTORY
