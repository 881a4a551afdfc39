"""The file dialogs; they open in the folder where a file was last chosen."""

import os
from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QWidget

from desktop.storage.settings import Settings
from rules.core.files import with_extension


def start_folder() -> Path:
    """Return the folder where a file was last chosen; at first the documents folder.

    It is never a folder of the program's own files.
    """
    chosen = Settings().folder
    if chosen is not None and os.path.isdir(chosen) and not is_own(chosen):
        return chosen
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    found = Path(QStandardPaths.writableLocation(documents))
    return found if os.path.isdir(found) else Path(QDir.homePath())


def is_own(path: Path) -> bool:
    """Return whether a file or folder is one of the program's own."""
    from desktop.storage import autosave
    from desktop.storage.private_files import own_folders

    own = (*own_folders(), autosave.folder(), autosave.finished_folder())
    return any(path.is_relative_to(one) for one in own)


def ask_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Ask for a file to open; None if cancelled. `kinds` are Qt's name filters."""
    from PySide6.QtWidgets import QFileDialog

    name, _ = QFileDialog.getOpenFileName(parent, title, str(start_folder()), kinds)
    return _chosen(Path(name)) if name else None


def ask_save(
    parent: QWidget, title: str, name: str, kinds: str, extension: str, there: Path | None = None
) -> Path | None:
    """Ask where to save; None if cancelled.

    The dialog suggests `there`, the file saved last, or else `name`, which has no extension. A name
    without `extension` gets it: the dot in “Fred vs. Ned” begins no extension.
    """
    from PySide6.QtWidgets import QFileDialog

    path = start_folder() / f"{name}{extension}"
    if there is not None:
        path = path.with_name(there.name) if is_own(there) else there
    while True:
        given, _ = QFileDialog.getSaveFileName(parent, title, str(path), kinds)
        if not given:
            return None
        chosen = Path(given)
        path = with_extension(chosen, extension)
        # The dialog has not asked about overwriting a file if the extension was added here.
        if path == chosen or not os.path.lexists(path):
            return _chosen(path)


def _chosen(path: Path) -> Path:
    Settings().folder = path.absolute().parent
    return path
