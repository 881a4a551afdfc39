"""What the program keeps for itself is nobody else's to read: files 0600, folders 0700."""

import os
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings

from desktop.storage.data_folder import cache_folder, data_folder


def own_folders() -> list[Path]:
    """Return the folders of the program's own: data, what can be made again, settings."""
    found = [data_folder(), cache_folder()]
    settings = Path(QSettings().fileName()).parent
    # Elsewhere the settings lie among those of other programs.
    if settings.name == QCoreApplication.organizationName():
        found.append(settings)
    return [folder for folder in found if folder.is_dir()]


def make_all_private() -> None:
    """Take all that is kept out of everybody else's reach, however it came to be.

    What cannot be changed stays as it is. Links are not followed.
    """
    from rules.core.atomic_write import make_private

    for top in own_folders():
        for folder, _, names in os.walk(top):
            for path in (Path(folder), *(Path(folder, name) for name in names)):
                if not path.is_symlink():
                    with suppress(OSError):
                        make_private(path)
