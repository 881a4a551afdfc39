"""Files that come from outside: the command line, a second start, the Finder, a drop."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from desktop.storage.settings import MOST_RECENT, Settings
from rules import EXTENSION

if TYPE_CHECKING:
    from desktop.app.hand_over import OpenRequest
    from desktop.app.main_window import MainWindow

translate = QCoreApplication.translate


def open_files(window: MainWindow, paths: Sequence[Path]) -> None:
    """Opens the first; further records wait among the recent ones, and the rest is named."""
    if not paths:
        return
    first, others = paths[0], paths[1:]
    records = [path for path in others if path.suffix == EXTENSION and path.is_file()]
    for path in reversed(records[: MOST_RECENT - 1]):
        Settings().remember(path)
    if _is_layout(first):
        _open_layout(window, first)
    else:
        window.open_file(first)
    if others:
        window.say(_what_of(others, records[: MOST_RECENT - 1]))


def _what_of(others: Sequence[Path], records: Sequence[Path]) -> str:
    """What happened to all files but the first."""
    left = [path.name for path in others if path not in records]
    if not left:
        words = translate("incoming", "Only one can be open. Among the records: {names}")
        return words.format(names=_listed([path.name for path in records]))
    words = translate("incoming", "Only one can be open. Left out: {names}")
    return words.format(names=_listed(left))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names[:3]) + (", …" if len(names) > 3 else "")


def _is_layout(path: Path) -> bool:
    """Whether it is a text with a layout of Mono."""
    if path.suffix == EXTENSION:
        return False
    from desktop.layout_editor.files import load
    from desktop.layout_editor.layout_text import BrokenText

    try:
        load(path)
    except (BrokenText, OSError):
        return False
    return True


def _open_layout(window: MainWindow, path: Path) -> None:
    if window.session is not None and not window.go_home():
        return
    window.show_editor()
    window.editor.exchange.open_file(path)


def fulfil(window: MainWindow, request: OpenRequest) -> None:
    """A second start has asked: the window comes up, and its files are opened here."""
    if request.token.isascii():
        os.environ["XDG_ACTIVATION_TOKEN"] = request.token  # Wayland wants a reason to let it
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    QApplication.alert(window)
    opened = partial(open_files, window, [Path(name) for name in request.files])
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, QDialog):
        # It is about what is at the table: that goes on being there until it is answered.
        dialog.raise_()
        dialog.activateWindow()
        dialog.finished.connect(lambda _: QTimer.singleShot(0, window, opened))
    else:
        opened()
