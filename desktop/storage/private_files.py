"""Keeps the program's own data private: files with mode 0600, folders with 0700."""

import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings

from desktop.storage.data_folder import cache_folder, data_folder


def own_folders() -> list[Path]:
    """Return the program's own folders: data, cache and settings."""
    found = [data_folder(), cache_folder()]
    settings = Path(QSettings().fileName()).parent
    # On other systems the settings are among those of other programs.
    if settings.name == QCoreApplication.organizationName():
        found.append(settings)
    return [folder for folder in found if folder.is_dir()]


def make_all_private() -> None:
    """Make all data inaccessible to other users.

    Files that cannot be changed stay as they are. Links are not followed.
    """
    from rules.core.atomic_write import make_private

    for top in own_folders():
        for folder, _, names in os.walk(top):
            for path in (Path(folder), *(Path(folder, name) for name in names)):
                if not path.is_symlink():
                    with suppress(OSError):
                        make_private(path)
