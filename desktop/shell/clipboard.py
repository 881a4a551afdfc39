"""The clipboard: copying with and without secrets, and clearing secrets again.

Anything the program copied may hold a secret, whether by a menu, a key in a field or, on X11, a
selection. So `withdraw` clears it all, except texts copied with `share`. Contents of other programs
are never touched.
"""

import atexit
from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QClipboard, QGuiApplication, QImage

_SHARED = "application/x-quincunx-shared"
_DISCREET = "x-kde-passwordManagerHint", b"secret"
"""MIME types that ask clipboard managers not to store the contents."""


def share(text: str) -> None:
    """Copy a text without secrets; `withdraw` keeps it."""
    _copy(text, _SHARED, b"1")


def copy_secret(text: str) -> None:
    """Copy a text that may hold secrets of a player: `withdraw` clears it."""
    _copy(text, *_DISCREET)


def mark_secret() -> None:
    """Mark what a text field has just copied as a secret, as `copy_secret` does."""
    clipboard = QGuiApplication.clipboard()
    for mode in owned(clipboard):
        data = clipboard.mimeData(mode)
        if data is None or not data.hasText():
            continue
        if not data.hasFormat(_SHARED) and not data.hasFormat(_DISCREET[0]):
            _copy(data.text(), *_DISCREET, mode)


def copy_picture(image: QImage, *, secret: bool, text: str = "") -> None:
    """Copy a picture, with a text beside it; `withdraw` clears it if it may show a secret."""
    data = QMimeData()
    data.setImageData(image)
    if text:
        data.setText(text)
    data.setData(*(_DISCREET if secret else (_SHARED, b"1")))
    _clear_before_python_ends()
    QGuiApplication.clipboard().setMimeData(data)


def _copy(
    text: str, kind: str, value: bytes, mode: QClipboard.Mode = QClipboard.Mode.Clipboard
) -> None:
    data = QMimeData()
    data.setText(text)
    data.setData(kind, value)
    _clear_before_python_ends()
    QGuiApplication.clipboard().setMimeData(data, mode)


@cache
def _clear_before_python_ends() -> None:
    """Clear the clipboard at exit on platforms where Qt implements it.

    There it is destroyed after Python has ended; data that belong to Python would cause a crash.
    """
    if QGuiApplication.platformName() in ("offscreen", "minimal"):
        atexit.register(_clear)


def _clear() -> None:
    if QGuiApplication.instance() is not None:
        QGuiApplication.clipboard().clear()


def withdraw() -> None:
    """Clear the clipboard if it holds a secret that this program has copied."""
    clipboard = QGuiApplication.clipboard()
    for mode in owned(clipboard):
        data = clipboard.mimeData(mode)
        if data is not None and not data.hasFormat(_SHARED):
            clipboard.clear(mode)


def owned(clipboard: QClipboard) -> Iterator[QClipboard.Mode]:
    """Yield the clipboard modes whose contents come from this program."""
    for mode, is_owner in (
        (QClipboard.Mode.Clipboard, clipboard.ownsClipboard),
        (QClipboard.Mode.Selection, clipboard.ownsSelection),
        (QClipboard.Mode.FindBuffer, clipboard.ownsFindBuffer),
    ):
        if is_owner():
            yield mode
