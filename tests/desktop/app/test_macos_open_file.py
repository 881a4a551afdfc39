"""A file double-clicked in the Finder is opened by the program that is running already."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from desktop.app.macos_open_file import FileOpenFilter


def _asked_for(application: QApplication, event: QEvent) -> list[Path]:
    opened: list[Path] = []
    watcher = FileOpenFilter(opened.append, application)
    application.installEventFilter(watcher)
    QCoreApplication.sendEvent(application, event)
    application.removeEventFilter(watcher)
    watcher.deleteLater()
    return opened


def test_the_file_asked_for_is_opened(qapp: QApplication) -> None:
    event = QFileOpenEvent("/games/my match.qcx")
    assert _asked_for(qapp, event) == [Path("/games/my match.qcx")]


def test_an_address_is_no_file(qapp: QApplication) -> None:
    assert _asked_for(qapp, QFileOpenEvent(QUrl("https://example.org/"))) == []


def test_other_events_pass(qapp: QApplication) -> None:
    assert _asked_for(qapp, QEvent(QEvent.Type.ApplicationPaletteChange)) == []
