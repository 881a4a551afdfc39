"""Widgets with the tooltips of `tooltip.py`, which is loaded when the first one is shown."""

from functools import cache

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QWidget

from desktop.controls.mix_in import MixIn


class Explained(MixIn):
    """Mix-in for widgets: their tooltip is a round plate. Goes before the Qt class."""

    def setToolTip(self, text: str) -> None:
        super().setToolTip(text)
        # Only widgets with a tooltip: watching all took 6 % of the time to build a page.
        if text:
            self.installEventFilter(_explainer())
        else:
            self.removeEventFilter(_explainer())


class _Explainer(QObject):
    """Shows the tooltips of the widgets that it watches."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # All events of these widgets pass here, and `event.type()` takes half of the time.
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return False
        from desktop.controls.tooltip import explain  # loading it takes 6 ms

        assert isinstance(watched, QWidget)
        explain(watched, watched.toolTip(), event.globalPos())
        return True


@cache
def _explainer() -> _Explainer:
    """Return the one instance of the application."""
    return _Explainer()
