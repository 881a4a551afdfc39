"""Widgets whose tooltips are those of `tooltip.py`, which is loaded with the first one."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent

from desktop.widgets.mix_in import MixIn


class Explained(MixIn):
    """Mix-in for widgets: their tooltip is a round plate. Goes before the Qt class."""

    def event(self, event: QEvent) -> bool:
        # Every event comes by here, and asking one for its type takes as long as all the rest.
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.toolTip():
            from desktop.widgets.tooltip import explain  # the start would wait 6 ms for it

            explain(self, self.toolTip(), event.globalPos())
            return True
        return super().event(event)
