"""What the product is called, everywhere: on menus, in packages, in files' types."""

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

# A release says where it is at home. Without, as in a build of one's own, these are left out of the
# packages: no address is shown that might not be ours.
HOMEPAGE = os.environ.get("QUINCUNX_HOMEPAGE", "")
"""The project's page; what is reported goes to `issues` below it."""
PICTURES = os.environ.get("QUINCUNX_PICTURES", "")
"""The folder in which `resources/pictures` of this version can be fetched."""
ADDRESS = os.environ.get("QUINCUNX_ADDRESS") or "quincunx@quincunx.invalid"
"""Packages must name one. What ends in .invalid is nobody's (RFC 2606)."""

MAINTAINER = f"The Quincunx authors <{ADDRESS}>"
