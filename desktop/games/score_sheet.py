"""Score sheets: pages to write on, for games that can be played with pencil and paper."""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter


class ScoreSheet(NamedTuple):
    """A page with a heading and a second line; `paint` fills a rectangle in millimetres."""

    title: str
    line: str
    paint: Callable[[QPainter, QRectF], None]


NamedLayout = tuple[str, int, str]
"""The name, size and labels of a layout."""
ScoreSheetMaker = Callable[[str, int, str], ScoreSheet]
"""Makes a page from a layout's name, size and labels; a blank one if name and labels are empty.

A game without layouts ignores all three.
"""
