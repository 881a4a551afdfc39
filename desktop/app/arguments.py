"""The arguments of the command line: files to open, and a few options."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, NoReturn

_QT = ("platform", "session", "display")
"""Qt's own options."""

_FIRST_PAINT = "--first-paint"


class Arguments(NamedTuple):
    """The arguments. `first_paint`: the program ends as soon as its window has been painted."""

    files: tuple[str, ...] = ()
    new_window: bool = False
    first_paint: bool = False
    qt: tuple[str, ...] = ()
    """The arguments for Qt."""


def read(given: Sequence[str]) -> Arguments:
    """Return the parsed arguments, given without the program's name.

    Raises SystemExit: 0 after printing help or version, 2 after printing that an option is unknown
    or that a file is a pipe or on another computer.
    """
    files = tuple(text for text in given if text != _FIRST_PAINT)
    if not any(text.startswith("-") for text in files):
        # A start with only files, or one that is measured, does not load the parser.
        return Arguments(_local(files), first_paint=len(files) < len(given))
    from argparse import SUPPRESS, ArgumentParser

    from rules.kernels import version_line

    class Parser(ArgumentParser):
        def error(self, message: str) -> NoReturn:
            self.exit(2, f"quincunx: {message}. See quincunx --help\n")

    parser = Parser(
        "quincunx",
        description="Five abstract games for one table: Mono, Adamas, Holomino, Dragons and "
        "Black Box. Without a display the games are played in the terminal.",
        epilog="Pictures of positions: quincunx export --help. "
        "Puzzles on paper: quincunx booklet --help. "
        "More for the terminal: quincunx-rules --help",
        allow_abbrev=False,
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="a saved game or a letter to open")
    parser.add_argument("--version", action="version", version=version_line())
    parser.add_argument(
        "--new-window",
        action="store_true",
        help="open another window; otherwise an open window opens the files",
    )
    parser.add_argument(_FIRST_PAINT, action="store_true", help=SUPPRESS)
    for name in _QT:
        parser.add_argument(f"-{name}", f"--{name}", help=SUPPRESS)
    found = parser.parse_args(given)
    qt = [(f"-{name}", value) for name in _QT if (value := getattr(found, name)) is not None]
    return Arguments(
        _local(found.files),
        found.new_window,
        found.first_paint,
        tuple(word for option in qt for word in option),
    )


def _local(names: Sequence[str]) -> tuple[str, ...]:
    """Return the paths of files, which may be `file:` addresses. Raises SystemExit, see `read`."""
    if not any(name == "-" or name.startswith("/dev/") or ":" in name for name in names):
        return tuple(names)  # without loading the rules
    from rules.core.files import check_regular, local_file, system_reason

    try:
        paths = tuple(local_file("/dev/stdin" if name == "-" else name) for name in names)
        for path in paths:
            # The window of an earlier start could not read this program's pipes.
            if path.startswith("/dev/"):
                check_regular(Path(path), os.stat(path).st_mode)
    except OSError as error:
        print(f"quincunx: {error.filename}: {system_reason(error)}", file=sys.stderr)
        raise SystemExit(2) from None
    return paths
