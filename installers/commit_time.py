"""The time stamp of all files in a build, so that the same commit gives the same bytes."""

import os
import subprocess
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[1]
_WITHOUT_HISTORY = 1767225600  # 2026-01-01, for a source that is not a clone


def commit_time() -> int:
    """Return SOURCE_DATE_EPOCH, or the time of the last commit, in seconds since 1970."""
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
