"""Widgets whose tooltips are those of `tooltip.py`, which is loaded with the first one."""

from PySide6.QtCore import QEvent

from desktop.widgets.mix_in import MixIn


class Explained(MixIn):
    """Mix-in for widgets: their tooltip is a round plate. Goes before the Qt class."""

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ToolTip or not self.toolTip():
            return super().event(event)
        from PySide6.QtGui import QHelpEvent

        from desktop.widgets.tooltip import explain  # the start would wait 6 ms for it

        if isinstance(event, QHelpEvent):
            explain(self, self.toolTip(), event.globalPos())
        return True
