"""A page to write on: what a game brings that can be played with pencil and paper."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


class ScoreSheet(NamedTuple):
    """A page with its heading and a second line; `paint` fills a room, in millimetres."""

    title: str
    line: str
    paint: Callable[[QPainter, QRectF], None]


NamedLayout = tuple[str, int, str]
"""The name, size and labels of a layout."""
ScoreSheetMaker = Callable[[str, int, str], ScoreSheet]
"""Makes a page from the name, size and labels of a layout: without name and labels a blank one.

A game without layouts ignores all three.
"""
