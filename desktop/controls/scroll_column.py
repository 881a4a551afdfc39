"""A column that scrolls vertically if it has less room than its minimum height."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from desktop.paint.painting import painting, room
from desktop.theme.appearance import theme
from desktop.theme.scaling import px

_FADE = 20  # px


class _Fade(QWidget):
    """A fade over the lower edge of a column that continues below."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            whole = QRectF(room(self))
            gradient = QLinearGradient(whole.topLeft(), whole.bottomLeft())
            gradient.setColorAt(0, theme().colour("surface", 0))
            gradient.setColorAt(1, theme().colour("surface"))
            painter.fillRect(whole, gradient)


class ScrollColumn(QScrollArea):
    """Holds a widget of its own width, which shrinks to its minimum height before it scrolls.

    `setWidgetResizable` would keep widgets with wrapped text at their preferred height. A fade
    shows that the column continues below.
    """

    def __init__(self, inside: QWidget | None = None) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fade = _Fade(self)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._show_fade)
        bar.rangeChanged.connect(self._show_fade)
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
        self._show_fade()

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

    def _show_fade(self) -> None:
        bar, view = self.verticalScrollBar(), self.viewport().geometry()
        high = min(px(_FADE), view.height() // 3)
        self._fade.setGeometry(view.left(), view.bottom() + 1 - high, view.width(), high)
        self._fade.setVisible(bar.value() < bar.maximum())
        self._fade.raise_()
