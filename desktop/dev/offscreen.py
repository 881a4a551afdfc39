"""The application without a screen, on folders of its own: for pictures and for measuring."""

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
from desktop.dev.pseudo import LONG, RIGHT_TO_LEFT, speak_pseudo
from desktop.language.languages import ENGLISH, speak
from desktop.storage import autosave

_SCREEN = QSize(3840, 2160)


@contextmanager
def offscreen(screen: QSize = _SCREEN, language: str = ENGLISH) -> Iterator[MainWindow]:
    """Yield the window, shown to nobody; the player's own settings and games are not touched.

    The screen is so many dots large: menus keep within it. The language may be one of `pseudo`.
    """
    with TemporaryDirectory(prefix="quincunx-") as name:
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_configured(Path(name), screen)}"
        with _window_in(Path(name), language) as window:
            yield window


@contextmanager
def on_screen(language: str = ENGLISH) -> Iterator[MainWindow]:
    """Yield the window on the display there is, on settings and folders of its own."""
    with TemporaryDirectory(prefix="quincunx-") as name, _window_in(Path(name), language) as window:
        yield window


@contextmanager
def _window_in(folder: Path, language: str) -> Iterator[MainWindow]:
    """Yield the window on settings and files in a folder."""
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        os.environ[variable] = str(folder)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    application = make_application(["quincunx"])
    _insist_on(folder)
    if language in (LONG, RIGHT_TO_LEFT):
        speak_pseudo(language)
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
    """Until something happens; threads go on meanwhile, as `QTest.qWait` does not let them."""
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _configured(folder: Path, screen: QSize) -> Path:
    """Return the file that tells Qt of a screen.

    It lacks nothing, as a key that does reads as 0.
    """
    size = {"x": 0, "y": 0, "width": screen.width(), "height": screen.height()}
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    path = folder / "screen.json"
    path.write_text(json.dumps({"screens": [{"name": "screen", **size, **dots}]}))
    return path


def _insist_on(folder: Path) -> None:
    """Where the system has another way to say where data belong, nothing may be lost there."""
    if folder not in autosave.folder().parents:
        QStandardPaths.setTestModeEnabled(True)
