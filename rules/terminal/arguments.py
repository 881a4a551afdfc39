"""Arguments that several terminal commands share."""

import argparse
from pathlib import Path
from typing import TypeAlias

from rules.core.files import local_file, system_reason

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""The object to which sub-commands are added."""


def number(text: str) -> int:
    """Return a whole number, 0 or greater. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or len(text) > 39:
        raise argparse.ArgumentTypeError("must be a whole number")
    return int(text)


def file_named(text: str) -> Path:
    """Return the path of a file; `-` is the standard input. Raises ArgumentTypeError."""
    if text == "-":
        return Path("/dev/stdin")
    try:
        return Path(local_file(text))
    except OSError as error:
        raise argparse.ArgumentTypeError(system_reason(error)) from None


def add_json_flag(parser: argparse.ArgumentParser) -> None:
    """Add `--json`, which prints output for programs. The manual page lists the keys."""
    parser.add_argument("--json", action="store_true", help="print JSON, for other programs")


def add_process_flags(parser: argparse.ArgumentParser) -> None:
    """Add `--jobs` and `--cluster`."""
    parser.add_argument(
        "--jobs",
        type=number,
        default=1,
        metavar="N",
        help="processes, default 1, at most as many as there are processors",
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="work on a Dask cluster, e.g. tcp://host:8786"
    )
