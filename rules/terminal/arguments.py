"""What several commands of the terminal are told in the same way."""

import argparse


def number(text: str) -> int:
    """A whole number from 0 on. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or len(text) > 39:
        raise argparse.ArgumentTypeError("must be a whole number")
    return int(text)


def add_json_flag(parser: argparse.ArgumentParser) -> None:
    """Lets programs read what is printed; the manual page lists the keys."""
    parser.add_argument("--json", action="store_true", help="print JSON, for other programs")
