"""Tooltips: round plates in the text colour, like notices. Qt's own are square."""

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.controls.round_popup import CORNER, RoundPopup
from desktop.paint.painting import painting, room
from desktop.paint.paths import rounded_rect
from desktop.paint.text import paint_text
from desktop.theme.appearance import theme
from desktop.theme.scaling import px

_MOST = 320.0  # px of text in a line
_ACROSS, _DOWN = 12.0, 7.0
_BELOW = 20  # px from the pointer
_STAY_MS, _LETTER_MS = 8000, 40
_FLAGS = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
_ENDS = {
    QEvent.Type.Leave,
    QEvent.Type.Hide,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.Wheel,
    QEvent.Type.KeyPress,
    QEvent.Type.FocusOut,
    QEvent.Type.WindowDeactivate,
}


class ToolTip(RoundPopup, QWidget):
    """A tooltip near a point of the screen; hides when the pointer moves away or time is up.

    `within` is the part of the widget that it explains; empty for the whole widget.
    """

    def __init__(self, owner: QWidget, text: str, at: QPoint, within: QRect | None = None) -> None:
        super().__init__(owner, Qt.WindowType.ToolTip)
        self.round_off()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for watched in {owner, owner.window()}:
            watched.installEventFilter(self)
        self._end = QTimer(self, singleShot=True)
        self._end.timeout.connect(self.close)
        self.say(text, at, within)

    def say(self, text: str, at: QPoint, within: QRect | None = None) -> None:
        """Show another text, or at another place."""
        self.text, self._within = text, within
        self._place(at)
        self._end.start(_STAY_MS + _LETTER_MS * len(text))
        self.update()
        self.show()

    def _place(self, at: QPoint) -> None:
        """Move below the pointer, or above it at the end of the screen."""
        metrics = QFontMetricsF(theme().font("hint"))
        words = metrics.boundingRect(QRectF(0, 0, _MOST, 10_000), _FLAGS, self.text)
        size = QSize(px(words.width() + 2 * _ACROSS + 1), px(words.height() + 2 * _DOWN))
        screen = self.screen().availableGeometry()
        spot = at + QPoint(px(2), px(_BELOW))
        if spot.y() + size.height() > screen.bottom():
            spot.setY(at.y() - size.height() - px(4))
        spot.setX(max(screen.left(), min(spot.x(), screen.right() - size.width())))
        self.setGeometry(QRect(spot, size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        left = (
            self._within is not None
            and isinstance(event, QMouseEvent)
            and not self._within.contains(event.position().toPoint())
        )
        if left or event.type() in _ENDS:
            self.close()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            whole = room(self)
            painter.fillPath(rounded_rect(whole, CORNER), colours.colour("text"))
            painter.setFont(colours.font("hint"))
            painter.setPen(colours.colour("surface"))
            inside = whole.adjusted(_ACROSS, _DOWN, -_ACROSS + 1, -_DOWN)
            paint_text(painter, self.text, inside, _FLAGS)


def explain(owner: QWidget, text: str, at: QPoint, within: QRect | None = None) -> None:
    """Show a tooltip or update the present one; an empty text hides it."""
    shown = [one for one in owner.findChildren(ToolTip) if one.isVisible()]
    for one in shown:
        if text:
            one.say(text, at, within)
        else:
            one.close()
    if text and not shown:
        ToolTip(owner, text, at, within)


class ExplainsRows(QStyledItemDelegate):
    """A delegate whose rows have these tooltips."""

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        words = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else None
        explain(view.viewport(), words or "", event.globalPos(), option.rect)
        return True
