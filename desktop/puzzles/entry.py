"""An entry in the lists beside the kinds: a puzzle's name above, what there is to say below."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.paint.text import paint_line
from desktop.theme.appearance import theme

ROW = 48
"""How high one is, in pixels."""


def paint_entry(painter: QPainter, room: QRectF, name: str, detail: str) -> None:
    """Paints the two lines of one."""
    colours = theme()
    upper, lower = room.adjusted(0, 0, 0, -19), room.adjusted(0, 20, 0, 0)
    paint_line(painter, name, upper, colours.font("button"), colours.colour("text"))
    paint_line(painter, detail, lower, colours.font("detail"), colours.colour("muted"))
