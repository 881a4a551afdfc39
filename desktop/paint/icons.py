"""The icons: SVG strokes in `currentColor`, coloured and sized when asked for."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

import resources
from desktop.paint.painting import upright
from desktop.theme.appearance import theme
from desktop.theme.scaling import from_right

_POINTING = {"back", "next", "previous", "first", "last", "undo", "redo"}


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    source = resources.text("icons", f"{name}.svg").replace("currentColor", colour)
    return QSvgRenderer(QByteArray(source.encode()))


def paint_icon(painter: QPainter, name: str, box: QRectF, colour: QColor) -> None:
    """Draws an icon into a square."""
    opacity = painter.opacity()
    painter.setOpacity(opacity * colour.alphaF())
    # Where reading begins at the right, so does what points forward and back.
    with upright(painter, box, mirrored=from_right() and name in _POINTING):
        _renderer(name, colour.name()).render(painter, box)
    painter.setOpacity(opacity)


class _Engine(QIconEngine):
    """An icon for menus and the window frame, in the theme's text colour of the moment."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def paint(self, painter: QPainter, rect: object, mode: QIcon.Mode, state: QIcon.State) -> None:
        dimmed = mode == QIcon.Mode.Disabled
        colour = theme().colour("muted" if dimmed else "text", 0.5 if dimmed else 1)
        paint_icon(painter, self._name, QRectF(rect), colour)  # type: ignore[call-overload]

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, made.rect(), mode, state)
        painter.end()
        return made

    def clone(self) -> QIconEngine:
        return _Engine(self._name)


def icon(name: str) -> QIcon:
    """An icon that follows the theme."""
    return QIcon(_Engine(name))


def application_icon() -> QIcon:
    """The mark on its plate, for the window and the task bar; plainer in the title bar's size."""
    made = QIcon(str(resources.path("icons", "app.svg")))
    small = QIcon(str(resources.path("icons", "app-small.svg")))
    made.addPixmap(small.pixmap(QSize(16, 16), 1.0))
    return made
