"""Widgets whose tooltips are those of `tooltip.py`, which is loaded with the first one."""

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QHelpEvent, QInputDevice, QMouseEvent
from PySide6.QtWidgets import QAbstractButton

from desktop.widgets.mix_in import MixIn

REST_MS = 550
"""Milliseconds after which a finger that rests on a button wants to know what it does."""


class Explained(MixIn):
    """Mix-in for widgets: their tooltip is a round plate. Goes before the Qt class."""

    def event(self, event: QEvent) -> bool:
        # Every event comes by here, and asking one for its type takes as long as all the rest.
        if isinstance(event, QHelpEvent):
            if event.type() == QEvent.Type.ToolTip and self.toolTip():
                from desktop.widgets.tooltip import explain  # the start would wait 6 ms for it

                explain(self, self.toolTip(), event.globalPos())
                return True
        elif (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
            and event.device().type() == QInputDevice.DeviceType.TouchScreen
            and self.toolTip()
        ):
            QTimer.singleShot(REST_MS, self, self._explain_if_held)
        return super().event(event)

    def _explain_if_held(self) -> None:
        from desktop.widgets.tooltip import explain

        if isinstance(self, QAbstractButton) and self.isDown():
            self.setDown(False)  # the finger asks, and does not press
            explain(self, self.toolTip(), self.mapToGlobal(self.rect().center()))
