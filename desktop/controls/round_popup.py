"""Windows without a frame over the window: menus, lists and tooltips, with round corners."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QRegion, QResizeEvent

from desktop.controls.mix_in import MixIn
from desktop.paint.paths import rounded_rect
from desktop.theme.scaling import px

CORNER = 12
"""Pixels, as the style sheet rounds menus and lists."""


class RoundPopup(MixIn):
    """Mix-in for widgets that are windows: their corners are cut off. Goes before the Qt class."""

    def round_off(self) -> None:
        """Take frame, shadow and ground away, for what paints its ground itself.

        Its curves are smooth then, where the system mixes windows. To be called before it is shown.
        """
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cut_corners()

    def cut_corners(self) -> None:
        """Mask the window's corners."""
        # Where the system mixes no windows, what is translucent is black: the corners are cut off.
        corners = rounded_rect(QRectF(self.rect()), px(CORNER + 1))
        self.setMask(QRegion(corners.toFillPolygon().toPolygon()))
