"""The dialogs that ask for a file: they open where somebody last chose one."""

import os
from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QWidget

from desktop.storage.settings import Settings
from rules.core.files import with_extension


def start_folder() -> Path:
    """Where a person last chose a file in a dialog; at first their documents.

    Never among the files that the program keeps for itself.
    """
    chosen = Settings().folder
    if chosen is not None and os.path.isdir(chosen) and not is_own(chosen):
        return chosen
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    found = Path(QStandardPaths.writableLocation(documents))
    return found if os.path.isdir(found) else Path(QDir.homePath())


def is_own(path: Path) -> bool:
    """Whether a file or folder is one that the program keeps for itself."""
    from desktop.storage import autosave
    from desktop.storage.private_files import own_folders

    own = (*own_folders(), autosave.folder(), autosave.finished_folder())
    return any(path.is_relative_to(one) for one in own)


def ask_open(parent: QWidget, title: str, kinds: str) -> Path | None:
    """Let a file be chosen; None if none was. `kinds` are Qt's name filters."""
    from PySide6.QtWidgets import QFileDialog

    name, _ = QFileDialog.getOpenFileName(parent, title, str(start_folder()), kinds)
    return _chosen(Path(name)) if name else None


def ask_save(
    parent: QWidget, title: str, name: str, kinds: str, extension: str, there: Path | None = None
) -> Path | None:
    """Ask where to save; None if nowhere.

    `name` is suggested, without its extension; `there` is the file it was last saved to, if there
    is one: then that is. The extension is added to a name without it: in “Fred vs. Ned” nothing
    else is one.
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
        # Of a file that only the extension leads to, the dialog has not asked yet.
        if path == chosen or not os.path.lexists(path):
            return _chosen(path)


def _chosen(path: Path) -> Path:
    Settings().folder = path.absolute().parent
    return path
