"""Widgets whose tooltips are those of `tooltip.py`, which is loaded with the first one."""

from functools import cache

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QWidget

from desktop.controls.mix_in import MixIn


class Explained(MixIn):
    """Mix-in for widgets: their tooltip is a round plate. Goes before the Qt class."""

    def setToolTip(self, text: str) -> None:
        super().setToolTip(text)
        # Who has none is not asked: to ask all took 6 % of the time that pages take.
        if text:
            self.installEventFilter(_explainer())
        else:
            self.removeEventFilter(_explainer())


class _Explainer(QObject):
    """Shows the tooltips of the widgets that it watches."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Every event of theirs comes by here: to ask one for its type takes as long as the rest.
        if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
            return False
        from desktop.controls.tooltip import explain  # the start would wait 6 ms for it

        assert isinstance(watched, QWidget)
        explain(watched, watched.toolTip(), event.globalPos())
        return True


@cache
def _explainer() -> _Explainer:
    """Return the one instance of the application."""
    return _Explainer()
