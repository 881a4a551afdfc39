"""The files somebody drags onto a page."""

from pathlib import Path

from PySide6.QtCore import QMimeData


def files_in(data: QMimeData) -> list[Path]:
    """The files that are dragged."""
    urls = data.urls() if data.hasUrls() else []
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
