"""The user's folders for programs, without Qt."""

import os
import sys
from pathlib import Path

_LINUX = {"DATA": ".local/share", "STATE": ".local/state"}
_WINDOWS = {"DATA": ("APPDATA", "Roaming"), "STATE": ("LOCALAPPDATA", "Local")}
_MAC = {"DATA": "Application Support", "STATE": "Preferences"}


def user_folder(kind: str) -> Path:
    """Return the folder for programs' files: DATA, or STATE for what backups of data leave out.

    Raises OSError if the user has no home folder.
    """
    try:
        home = Path.home()
    except RuntimeError as error:
        raise OSError(str(error)) from error
    if sys.platform == "win32":
        name, inner = _WINDOWS[kind]
        return Path(os.environ.get(name) or home / "AppData" / inner)
    if sys.platform == "darwin":
        return home / "Library" / _MAC[kind]
    named = Path(os.environ.get(f"XDG_{kind}_HOME", ""))
    return named if named.is_absolute() else home / _LINUX[kind]
