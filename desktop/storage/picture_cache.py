"""Pictures kept from one start to the next, to be shown until they are drawn again.

Nothing in the cache has to be true or whole: whatever cannot be read is missing, and whatever has
become old is replaced as soon as there is time.
"""

from collections.abc import Collection
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QImageReader

from desktop.storage.data_folder import cache_folder

_LARGEST = QSize(4096, 4096)


def folder() -> Path:
    """Where the pictures are on this computer."""
    return cache_folder() / "pictures"


def load(name: str) -> QImage:
    """Return a picture by its name; a null image if there is none that can be read."""
    path = folder() / f"{name}.png"
    if not path.is_file():  # far sooner known than by asking the reader, who would wait for a pipe
        return QImage()
    reader = QImageReader(str(path), b"png")
    size = reader.size()
    if not size.isValid() or size.boundedTo(_LARGEST) != size:
        return QImage()
    return reader.read()


def save(name: str, picture: QImage, *, packed: bool = True) -> None:
    """Write a picture if it is another one than before. A disk that refuses is no fault.

    One that is not packed takes five times the room, and is read in half the time.
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
    """Take pictures away.

    All named `prefix`, one word and perhaps more behind a hyphen, but those whose word is `kept`.
    """
    with suppress(OSError):
        for file in folder().glob(f"{prefix}*.png"):
            if file.name.removeprefix(prefix).partition("-")[0] not in kept:
                with suppress(OSError):
                    file.unlink()
