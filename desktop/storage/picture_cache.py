"""Pictures kept from one start to the next, shown until they are drawn again.

The cache may be incomplete or damaged: a picture that cannot be read is treated as missing, and an
outdated one is replaced as soon as there is time.
"""

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from desktop.storage.data_folder import cache_folder

_LARGEST = QSize(4096, 4096)


def folder() -> Path:
    """Return the folder of the pictures."""
    return cache_folder() / "pictures"


def load(name: str) -> QImage:
    """Return a picture by its name; a null image if it is missing or cannot be read."""
    path = folder() / f"{name}.png"
    if not path.is_file():  # much faster than asking the image reader, which would wait for a pipe
        return QImage()
    reader = QImageReader(str(path), b"png")
    size = reader.size()
    if not size.isValid() or size.boundedTo(_LARGEST) != size:
        return QImage()
    return reader.read()


def save(name: str, picture: QImage, *, packed: bool = True) -> None:
    """Write a picture if it has changed. Errors of the disk are ignored.

    Without compression it is five times as large, and is read in half the time.
    """
    from PySide6.QtCore import QBuffer

    from rules.core import atomic_write

    plain = picture.convertToFormat(QImage.Format.Format_ARGB32)
    if plain == load(name):
        return
    buffer = QBuffer()
    plain.save(buffer, "PNG", -1 if packed else 100)  # type: ignore[call-overload]
    with suppress(OSError):
        atomic_write.write(
            bytes(buffer.data().data()), folder() / f"{name}.png", durable=False, private=True
        )


def sweep(prefix: str, kept: Collection[str]) -> None:
    """Delete the pictures named `prefix` and a word, except for the words in `kept`.

    Anything after a hyphen is not part of the word.
    """
    with suppress(OSError):
        for file in folder().glob(f"{prefix}*.png"):
            if file.name.removeprefix(prefix).partition("-")[0] not in kept:
                with suppress(OSError):
                    file.unlink()
