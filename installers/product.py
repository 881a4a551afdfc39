"""What the product is called, everywhere: on menus, in packages, in files' types."""

from __future__ import annotations

from desktop.application_id import APPLICATION_ID
from rules import __version__

NAME = "Quincunx"
PACKAGE = "quincunx"
ID = APPLICATION_ID
VERSION = __version__
SUMMARY = "Five abstract games for one table"
DESCRIPTION = """\
Mono, Adamas, Holomino, Dragons and Black Box, for two to four people at one
computer or against computer players of five strengths. Hints with their
reasons, puzzles for every day, an editor for boards of your own, and records
that people can read. Nothing needs the network."""
HOMEPAGE = "https://github.com/quincunx/quincunx"
PICTURES = f"https://raw.githubusercontent.com/quincunx/quincunx/v{VERSION}/resources/pictures"
MAINTAINER = "The Quincunx authors <quincunx@users.noreply.github.com>"
MIME = "application/x-quincunx-match"
