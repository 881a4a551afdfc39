"""`quincunx export FILE -o out.png`: a position of a record as a picture, without a window."""

import argparse
import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from rules import IllegalMove, InvalidOptions, InvalidRecord
from rules.core import atomic_write
from rules.match import Match
from rules.record import load
from rules.streams import tell
from rules.terminal.arguments import file_named, number
from rules.terminal.progress import Progress
from rules.terminal.record import viewer_named

COMMAND = "export"
_LARGEST = 8
_FORMATS = ".png, .svg, .pdf, or .apng for the whole match up to there"


def export(given: Sequence[str]) -> int:
    """Write one file; return 0, 1 for a bad record, or 2 for any other error."""
    parser = _parser()
    chosen = parser.parse_args(given)
    if chosen.sheet and chosen.out.suffix.lower() != ".pdf":
        parser.error("--sheet needs a file that ends in .pdf")
    try:
        match = Match.from_text(load(chosen.file, streams=True))
        viewer = viewer_named(match, chosen.viewer)
        if chosen.ply is not None:
            match.goto(chosen.ply)
    except InvalidRecord as error:
        tell(f"{chosen.file}: {error}")
        return 1
    except (InvalidOptions, IllegalMove) as error:
        tell(str(error))
        return 2
    atomic_write.write(_drawn(match, viewer, chosen), chosen.out)
    if match.problem:
        tell(f"{chosen.file}: {match.problem}")
    return 1 if match.problem else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        f"quincunx {COMMAND}",
        description="Draws a position of a record. The name of the file says in which format.",
    )
    parser.add_argument("file", type=file_named, metavar="FILE", help="a record (.qcx)")
    parser.add_argument(
        "-o", dest="out", type=_picture, required=True, metavar="OUT", help=_FORMATS
    )
    parser.add_argument("--ply", type=number, metavar="N", help="the position after ply N")
    words = "as this player may see it, a name or O, X, Y; otherwise as a spectator may"
    parser.add_argument("--as", dest="viewer", metavar="PLAYER", help=words)
    looks = parser.add_mutually_exclusive_group()
    looks.add_argument("--dark", action="store_true", help="in dark colours")
    words = "in black and white, with the patterns of printed pages"
    looks.add_argument("--print", dest="ink", action="store_true", help=words)
    parser.add_argument(
        "--scale",
        type=int,
        choices=range(1, _LARGEST + 1),
        default=3,
        metavar="N",
        help=f"dots a pixel of a PNG file, 1 to {_LARGEST}, default 3",
    )
    words = "for PDF; default as usual in your country"
    parser.add_argument("--paper", choices=("A4", "Letter"), help=words)
    words = "a PDF file of the whole match up to there: moves and diagrams, in black and white"
    parser.add_argument("--sheet", action="store_true", help=words)
    words = "how long a turn of an animation takes, default 3"
    parser.add_argument("--seconds", type=_seconds, default=3.0, metavar="S", help=words)
    return parser


def _seconds(text: str) -> float:
    """Return a number of seconds from 0.1 to 60. Raises ArgumentTypeError."""
    with suppress(ValueError):
        if 0.1 <= float(text) <= 60:
            return float(text)
    raise argparse.ArgumentTypeError("must be from 0.1 to 60")


def _picture(text: str) -> Path:
    """Return the path of the picture to write.

    Raises ArgumentTypeError for an unknown format.
    """
    path = Path(text)
    if path.suffix.lower() not in (".png", ".svg", ".pdf", ".apng"):
        raise argparse.ArgumentTypeError(f"must end in {_FORMATS}")
    return path


def _drawn(match: Match, viewer: int | None, chosen: argparse.Namespace) -> bytes:
    """Return the bytes of the file. Loads Qt, without a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from desktop.export.animation import as_apng, frames_of
    from desktop.export.drawing import Style, drawings_of
    from desktop.export.formats import as_pdf, as_png, as_svg
    from desktop.paper.document import usual_paper
    from desktop.theme.theme import Theme

    application = QApplication.instance() or QApplication(["quincunx", "-style", "fusion"])
    paper = chosen.paper or usual_paper()
    theme, kind, at = Theme(chosen.dark), chosen.out.suffix.lower(), match.ply
    style = Style(chosen.ink)
    if chosen.sheet:
        from desktop.paper.document import as_pdf as as_pages
        from desktop.paper.match_sheet import match_sheet

        return as_pages(match_sheet(match, viewer, paper))
    with Progress("Drawing") as progress:
        if kind == ".apng":
            frames = []
            plies, seconds = range(at + 1), chosen.seconds
            timed = frames_of(match, plies, viewer, theme, seconds=seconds, style=style)
            for number, frame in enumerate(timed):
                frames.append(frame)
                progress.tell(f"{number} of {at} plies")
            made = as_apng(frames)
        else:
            [drawing] = drawings_of(match, range(at, at + 1), viewer, theme, style)
            if kind == ".png":
                made = as_png(drawing, chosen.scale)
            else:
                made = as_svg(drawing) if kind == ".svg" else as_pdf(drawing, paper)
    del application
    return made
