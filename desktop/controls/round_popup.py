"""Frameless popups with round corners: menus, lists and tooltips."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QRegion, QResizeEvent

from desktop.controls.mix_in import MixIn
from desktop.paint.paths import rounded_rect
from desktop.theme.scaling import px

CORNER = 12
"""Corner radius in pixels, as in the style sheet for menus and lists."""


class RoundPopup(MixIn):
    """Mix-in for popup windows, which rounds their corners. Goes before the Qt class."""

    def round_off(self) -> None:
        """Remove frame, shadow and background, for a popup that paints its own background.

        Its curves are then smooth on systems with compositing. Call this before it is shown.
        """
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.cut_corners()

    def cut_corners(self) -> None:
        """Mask the window's corners."""
        # Without compositing, translucent pixels are black, so the corners are masked.
        corners = rounded_rect(QRectF(self.rect()), px(CORNER + 1))
        self.setMask(QRegion(corners.toFillPolygon().toPolygon()))
