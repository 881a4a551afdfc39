"""Icons that Qt paints itself: in menus, the window frame and the task bar."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap

import resources
from desktop.paint.icons import paint_icon
from desktop.theme.appearance import theme


class _Engine(QIconEngine):
    """Paints an icon in the text colour of the current theme."""

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
    """Return an icon that follows the theme."""
    return QIcon(_Engine(name))


def application_icon() -> QIcon:
    """Return the logo on its plate, for the window and the task bar.

    It is simplified at the size of a title bar.
    """
    made = QIcon(str(resources.path("icons", "app.svg")))
    small = QIcon(str(resources.path("icons", "app-small.svg")))
    made.addPixmap(small.pixmap(QSize(16, 16), 1.0))
    return made
