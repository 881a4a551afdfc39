"""`quincunx layouts FILE… -o out.pdf`: Mono layouts for pencil and paper, without a window."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from desktop.paper import LAYOUTS_A_PAGE
from rules.core import atomic_write
from rules.streams import tell
from rules.terminal.arguments import file_named

COMMAND = "layouts"


def layouts(given: Sequence[str]) -> int:
    """Write one file; return 0, or 1 if the files given have no layout."""
    parser = argparse.ArgumentParser(
        f"quincunx {COMMAND}",
        description="Prints Mono layouts in black and white as a PDF file. A single one has the "
        "page for itself, with a board for the opponent's.",
    )
    words = "a file with layouts, such as an exported library, or a folder of them"
    parser.add_argument("files", type=file_named, nargs="+", metavar="FILE", help=words)
    parser.add_argument(
        "-o", dest="out", type=_pdf, required=True, metavar="OUT", help="the file, ending in .pdf"
    )
    most = LAYOUTS_A_PAGE[-1]
    words = f"layouts on a page, default {most}"
    parser.add_argument("--a-page", type=int, choices=LAYOUTS_A_PAGE, default=most, help=words)
    words = "default as usual in your country"
    parser.add_argument("--paper", choices=("A4", "Letter"), help=words)
    chosen = parser.parse_args(given)
    made = _drawn(chosen)
    if made:
        atomic_write.write(made, chosen.out)
    return 0 if made else 1


def _pdf(text: str) -> Path:
    """Return the path of the PDF file to write. Raises ArgumentTypeError for another ending."""
    path = Path(text)
    if path.suffix.lower() != ".pdf":
        raise argparse.ArgumentTypeError("must end in .pdf")
    return path


def _drawn(chosen: argparse.Namespace) -> bytes:
    """Return the bytes of the file; empty if there is no layout. Loads Qt, without a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from desktop.games.catalogue import layouts
    from desktop.paper.commands import layout_sheets
    from desktop.paper.document import as_pdf, usual_paper

    named, unread = layouts().read_files(chosen.files)
    for name in unread:
        tell(f"{name}: no layout was found")
    if not named:
        return b""
    application = QApplication.instance() or QApplication(["quincunx", "-style", "fusion"])
    made = as_pdf(layout_sheets(named, chosen.paper or usual_paper(), chosen.a_page))
    del application
    return made
