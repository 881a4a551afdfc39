"""The folders for the program's data.

Qt's own answer is a folder `quincunx` in a folder `quincunx`; the data are in the outer one.
"""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

_Location = QStandardPaths.StandardLocation


def data_folder() -> Path:
    """Return the folder for data that cannot be made again."""
    return _outer(_Location.AppDataLocation)


def local_folder() -> Path:
    """Return the folder for data about this computer only."""
    return _outer(_Location.AppLocalDataLocation)


def cache_folder() -> Path:
    """Return the folder for data that can be made again."""
    return _outer(_Location.CacheLocation)


def _outer(location: QStandardPaths.StandardLocation) -> Path:
    inner = Path(QStandardPaths.writableLocation(location))
    for folder in (inner, inner.parent):  # on Windows the cache is inside the inner folder
        if folder.parent.name == folder.name:
            return folder.parent / inner.relative_to(folder)
    return inner
