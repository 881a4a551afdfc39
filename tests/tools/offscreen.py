"""The application without a screen, on temporary folders, for screenshots and measurements."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QEventLoop, QSettings, QSize, QStandardPaths
from PySide6.QtWidgets import QApplication

from desktop.app.application import make_application
from desktop.app.main_window import MainWindow
from desktop.language.languages import ENGLISH, speak
from desktop.storage import autosave
from tests.tools.pseudo import LONG, speak_pseudo

_SCREEN = QSize(3840, 2160)


@contextmanager
def offscreen(screen: QSize = _SCREEN, language: str = ENGLISH) -> Iterator[MainWindow]:
    """Yield a window that is not on screen; the player's settings and games are not touched.

    The screen has the given size in dots, and menus stay within it. The language may be
    `LONG`.
    """
    with TemporaryDirectory(prefix="quincunx-") as name:
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_configured(Path(name), screen)}"
        with _window_in(Path(name), language) as window:
            yield window


@contextmanager
def on_screen(language: str = ENGLISH) -> Iterator[MainWindow]:
    """Yield a window on the real display, with temporary settings and folders."""
    with TemporaryDirectory(prefix="quincunx-") as name, _window_in(Path(name), language) as window:
        yield window


@contextmanager
def _window_in(folder: Path, language: str) -> Iterator[MainWindow]:
    """Yield a window whose settings and files are in a folder."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        os.environ[variable] = str(folder)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    application = make_application(["quincunx"])
    if folder not in autosave.folder().parents:  # the system ignores it: data might be lost
        QStandardPaths.setTestModeEnabled(True)
    if language == LONG:
        speak_pseudo()
    else:
        speak(language)
    window = MainWindow()
    window.show()
    yield window
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    application.processEvents()


def wait() -> None:
    """Process events, after waiting for one; threads continue, unlike with `QTest.qWait`."""
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _configured(folder: Path, screen: QSize) -> Path:
    """Return the file that describes a screen to Qt.

    It contains every key, because Qt reads a missing one as 0.
    """
    size = {"x": 0, "y": 0, "width": screen.width(), "height": screen.height()}
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    path = folder / "screen.json"
    path.write_text(json.dumps({"screens": [{"name": "screen", **size, **dots}]}))
    return path
