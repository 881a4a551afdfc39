"""The application without a screen, on folders of its own: for pictures and for measuring."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QSettings, QStandardPaths
from PySide6.QtWidgets import QApplication

from desktop.app.application import make_application
from desktop.app.main_window import MainWindow
from desktop.storage import autosave


@contextmanager
def offscreen() -> Iterator[MainWindow]:
    """The window, shown to nobody; the player's own settings and games are not touched."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with TemporaryDirectory(prefix="quincunx-") as name:
        for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
            os.environ[variable] = name
        QSettings.setDefaultFormat(QSettings.Format.IniFormat)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, name)
        application = make_application(["quincunx"])
        _insist_on(Path(name))
        window = MainWindow()
        window.show()
        yield window
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        application.processEvents()


def _insist_on(folder: Path) -> None:
    """Where the system has another way to say where data belong, nothing may be lost there."""
    if folder not in autosave.folder().parents:
        QStandardPaths.setTestModeEnabled(True)
