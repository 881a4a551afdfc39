"""A toggle switch."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from desktop.controls.focus import FocusRing, paint_focus
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.theme.appearance import theme
from desktop.theme.scaling import fix, px_size


class Toggle(FocusRing, QCheckBox):
    """A switch. Thumb to the right, accent and a tick mean on."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        fix(self, QWidget.setFixedSize, 48, 28)

    def sizeHint(self) -> QSize:
        return px_size(48, 28)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            painter.setOpacity(1 if self.isEnabled() else 0.45)
            whole = room(self)
            on = self.isChecked()
            ground = colours.colour("accent" if on else "control")
            painter.fillPath(rounded_rect(whole, 14), ground)
            centre = QPointF(whole.right() - 14 if on else whole.left() + 14, whole.center().y())
            painter.fillPath(circle(centre + QPointF(0, 0.8), 11), colours.colour("shadow", 0.2))
            painter.fillPath(circle(centre, 11), colours.colour("onAccent" if on else "surface"))
            if on:
                paint_icon(
                    painter,
                    "check",
                    QRectF(centre.x() - 7, centre.y() - 7, 14, 14),
                    colours.colour("accent"),
                )
            if self.by_keyboard:
                paint_focus(painter, whole, 14)
