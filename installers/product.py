"""The product's names and addresses, for menus, packages and file types."""

import os

from desktop.app.application import APPLICATION_ID
from rules import __version__

NAME = "Quincunx"
PACKAGE = "quincunx"
ID = APPLICATION_ID
VERSION = __version__
SUMMARY = "Five abstract games for one table"
DESCRIPTION = """\
Mono, Adamas, Holomino, Dragons and Black Box, for two to four people at one
computer, or against the computer at five levels. With hints and reasons, a
puzzle for every day, an editor for your own boards, and saved games that
people can read. No internet connection is needed."""
MIME = "application/x-quincunx-match"

# A release sets these addresses. In other builds they are empty and left out of the
# packages, so that no address is shown that may not be ours.
HOMEPAGE = os.environ.get("QUINCUNX_HOMEPAGE", "")
"""The project's page; bugs are reported at `issues` below it."""
PICTURES = os.environ.get("QUINCUNX_PICTURES", "")
"""The address of the folder `resources/pictures` of this version."""
ADDRESS = os.environ.get("QUINCUNX_ADDRESS") or "quincunx@quincunx.invalid"
"""Packages must have an address. One that ends in .invalid belongs to nobody (RFC 2606)."""

MAINTAINER = f"The Quincunx authors <{ADDRESS}>"
