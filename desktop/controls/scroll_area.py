"""A scroll area that ends well whatever height its contents want."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QScrollArea


class ScrollArea(QScrollArea):
    """A scroll area for contents that change their height as they are resized.

    Qt answers each resizing of the contents by fitting them again. If they need the scroll bar
    without it and not with it, both would call each other until the stack overflows.
    """

    _fitting = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Resize or watched is not self.widget():
            return super().eventFilter(watched, event)
        if self._fitting:
            return False
        self._fitting = True
        try:
            return super().eventFilter(watched, event)
        finally:
            self._fitting = False
