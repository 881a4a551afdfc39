"""Scroll areas that end well whatever height their contents want."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.controls.accessible_role import ScrollRole
from desktop.controls.fading_edges import fade_edges


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


class ScrollColumn(ScrollRole, QScrollArea):
    """Holds a widget of the same width. It shrinks to its minimum height before it scrolls.

    With `setWidgetResizable`, widgets with wrapped text would stay at their preferred height.
    Fading edges show that the column continues.
    """

    def __init__(self, inside: QWidget | None = None) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        fade_edges(self, "surface")
        if inside is not None:
            self.hold(inside)

    def hold(self, inside: QWidget) -> None:
        """Hold a widget."""
        self.setWidget(inside)
        inside.installEventFilter(self)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self._fit()
        return super().eventFilter(watched, event)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def _fit(self) -> None:
        inside, available = self.widget(), self.viewport().size()
        layout = inside.layout() if inside is not None else None
        if inside is None or layout is None:
            return
        least = layout.totalMinimumSize().height()
        if layout.hasHeightForWidth():
            least = layout.totalMinimumHeightForWidth(available.width())
        inside.resize(available.width(), max(available.height(), least))
