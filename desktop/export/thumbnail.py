"""`quincunx thumbnail INPUT OUTPUT SIZE`: the preview of a file for file managers."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from rules import EXTENSION, InvalidRecord
from rules.core import atomic_write
from rules.core.files import has_extension
from rules.match import Match
from rules.streams import tell
from rules.terminal.arguments import file_named

COMMAND = "thumbnail"
_LARGEST = 2048


def thumbnail(given: Sequence[str]) -> int:
    """Write a PNG file; return 0, 1 for a file with nothing to draw, or 2 for other errors."""
    parser = argparse.ArgumentParser(
        f"quincunx {COMMAND}",
        description="Draws a saved game as a spectator may see it, or a Mono layout, as a PNG "
        "file. File managers call this command.",
    )
    parser.add_argument(
        "file", type=file_named, metavar="INPUT", help="a record (.qcx) or a layout"
    )
    parser.add_argument("out", type=Path, metavar="OUTPUT", help="the PNG file to write")
    words = f"pixels of the longer side, 16 to {_LARGEST}"
    parser.add_argument("size", type=_size, metavar="SIZE", help=words)
    chosen = parser.parse_args(given)
    try:
        if has_extension(chosen.file, EXTENSION):
            made = _of_match(Match.load(chosen.file), chosen.size)
        else:
            made = _of_layout(chosen.file, chosen.size)
    except (InvalidRecord, ValueError) as error:
        tell(f"{chosen.file}: {error}")
        return 1
    atomic_write.write(made, chosen.out)
    return 0


def _size(text: str) -> int:
    """Return a number of pixels. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or not 16 <= int(text[:9]) <= _LARGEST:
        raise argparse.ArgumentTypeError(f"must be from 16 to {_LARGEST}")
    return int(text)


def _of_match(match: Match, size: int) -> bytes:
    from desktop.export.drawing import scenes_of

    return _png(scenes_of(match.view(None)), size)


def _of_layout(path: Path, size: int) -> bytes:
    """Return the picture of a layout file. Raises ValueError if it is not one."""
    from desktop.games.catalogue import layouts

    return _png(layouts().scene_of(*layouts().load(path)), size)


def _png(make: object, size: int) -> bytes:
    """Return a board as a PNG file. Loads Qt, without a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from desktop.export.drawing import board_drawing
    from desktop.export.formats import as_png
    from desktop.theme.theme import Theme

    application = QApplication.instance() or QApplication(["quincunx", "-style", "fusion"])
    drawing = board_drawing(make, Theme())  # type: ignore[arg-type]
    made = as_png(drawing, size / max(drawing.size.width(), drawing.size.height()))
    del application
    return made
