"""`quincunx booklet -o out.pdf`: puzzles for pencil and paper, without a window."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from random import randrange

from rules.core import atomic_write
from rules.puzzles import KINDS
from rules.streams import tell
from rules.terminal.arguments import number
from rules.terminal.progress import Progress

COMMAND = "booklet"
_MOST = 60
_DIFFICULTIES = {
    "any": (1, 2, 3, 4, 5),
    "easy": (1, 2),
    "medium": (3,),
    "hard": (4, 5),
}


def booklet(given: Sequence[str]) -> int:
    """Write one file; return 0."""
    chosen = _parser().parse_args(given)
    atomic_write.write(_drawn(chosen), chosen.out)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        f"quincunx {COMMAND}",
        description="Writes puzzles for pencil and paper as a PDF file, with their solutions "
        "upside down at the foot of each page.",
    )
    parser.add_argument(
        "-o", dest="out", type=_pdf, required=True, metavar="OUT", help="the file, ending in .pdf"
    )
    parser.add_argument(
        "--kind",
        dest="kinds",
        action="append",
        choices=KINDS,
        help="a kind of puzzle; may be repeated. Without it: all kinds",
    )
    parser.add_argument(
        "--count", type=_count, default=6, metavar="N", help=f"puzzles, 1 to {_MOST}, default 6"
    )
    parser.add_argument(
        "--difficulty",
        choices=[*_DIFFICULTIES, "1", "2", "3", "4", "5"],
        default="any",
        help="default any",
    )
    words = "default as usual in your country"
    parser.add_argument("--paper", choices=("A4", "Letter"), help=words)
    parser.add_argument("--seed", type=number, metavar="N", help="repeats the same booklet")
    parser.add_argument(
        "--solutions",
        choices=("foot", "last"),
        default="foot",
        help="at the foot of each page, or on the last page; default foot",
    )
    return parser


def _count(text: str) -> int:
    """Return a number of puzzles. Raises ArgumentTypeError."""
    count = number(text)
    if not 1 <= count <= _MOST:
        raise argparse.ArgumentTypeError(f"must be from 1 to {_MOST}")
    return count


def _pdf(text: str) -> Path:
    """Return the path of a file to be written. Raises ArgumentTypeError."""
    path = Path(text)
    if path.suffix.lower() != ".pdf":
        raise argparse.ArgumentTypeError("must end in .pdf")
    return path


def _drawn(chosen: argparse.Namespace) -> bytes:
    """Return the bytes of the file. Loads Qt, without a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from desktop.paper.document import as_pdf, usual_paper
    from desktop.puzzles.booklet import BookletWish
    from desktop.puzzles.booklet import booklet as made

    application = QApplication.instance() or QApplication(["quincunx", "-style", "fusion"])
    difficulties = _DIFFICULTIES.get(chosen.difficulty) or (int(chosen.difficulty),)
    seed = randrange(10**6) if chosen.seed is None else chosen.seed
    wish = BookletWish(
        tuple(dict.fromkeys(chosen.kinds or KINDS)),
        chosen.count,
        difficulties,
        chosen.paper or usual_paper(),
        seed,
        chosen.solutions == "last",
    )
    with Progress("Solving and drawing") as progress:

        def watch(done: int, of: int) -> bool:
            progress.tell(f"{done} of {of} puzzles")
            return True

        data = as_pdf(made(wish, watch))
    if chosen.seed is None:
        tell(f"To repeat this booklet: --seed {seed}")
    del application
    return data
