"""Layouts from files and drops."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData

from desktop.layout_editor.layout_text import BrokenText, read
from rules.core.files import TooLarge, read_file

_MOST_BYTES = 100_000


def load(path: Path) -> tuple[int, str]:
    """Size and labels of a file. Raises BrokenText with a sentence, and OSError."""
    try:
        text = read_file(path, _MOST_BYTES).decode("utf-8")
    except TooLarge as error:
        words = QCoreApplication.translate("sharing", "This file is too large to be a layout.")
        raise BrokenText(words) from error
    except UnicodeDecodeError as error:
        words = QCoreApplication.translate("sharing", "This file is no text.")
        raise BrokenText(words) from error
    return read(text)


def dropped_file(data: QMimeData) -> Path | None:
    """The one file that is dragged, if it is one."""
    urls = data.urls() if data.hasUrls() else []
    if len(urls) == 1 and urls[0].isLocalFile():
        return Path(urls[0].toLocalFile())
    return None
