"""A line to type moves in the game's notation, with their effect below it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QSignalBlocker,
    QStringListModel,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QCompleter,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.controls.field import TextField
from desktop.controls.lay import lay
from desktop.controls.round_popup import RoundPopup
from desktop.controls.text import Text
from desktop.paint.painting import painting, place, room
from desktop.theme.appearance import appearance, theme
from desktop.theme.scaling import px

_LONGEST = 4096
_MOST_VISIBLE = 8
_AWAY = 4  # px between the field and its list
_PAD = 10  # px beside a note
_RIM = 7  # px of frame and padding round the list, as the style sheet has it


class MarkedField(TextField):
    """A text field that can mark the character that cannot be read."""

    def __init__(self) -> None:
        super().__init__()
        self.spot: int | None = None

    def mark(self, spot: int | None) -> None:
        """Mark the character with this index; the text's length marks the end."""
        self.spot = spot
        self.update()

    def spot_x(self) -> float:
        """Return the x coordinate of that character, in pixels of the field."""
        metrics, text = QFontMetricsF(self.font()), self.text()
        spot = min(self.spot or 0, len(text))
        cursor = self.cursorRect().toRectF().center().x()
        to_cursor = metrics.horizontalAdvance(text[: self.cursorPosition()])
        letter = metrics.horizontalAdvance(text[spot : spot + 1] or " ")
        return cursor - to_cursor + metrics.horizontalAdvance(text[:spot]) + letter / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.spot is None:
            return
        x = place(QPointF(self.spot_x(), 0)).x()
        if not 6 < x < room(self).width() - 6:
            return
        with painting(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().colour("error"))
            foot = room(self).height() - 3.5
            painter.drawPolygon(
                QPolygonF([QPointF(x - 5, foot), QPointF(x + 5, foot), QPointF(x, foot - 7)])
            )


class _Row(QStyledItemDelegate):
    """A row of the list: a move, and at its end what it brings."""

    def __init__(self, completions: "CompletionList") -> None:
        super().__init__(completions)
        self._list = completions

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        note = self._list.note_of(str(index.data()))
        rect: QRect = option.rect
        painter.setFont(theme().scaled_font("detail"))
        painter.setPen(theme().colour("success"))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(rect.adjusted(px(_PAD), 0, -px(_PAD), 0), flags, note)

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Elide a long move, so that the note has room."""
        super().initStyleOption(option, index)
        note = QFontMetricsF(theme().scaled_font("detail")).horizontalAdvance(
            self._list.note_of(str(index.data()))
        )
        free = option.rect.width() - note - 3 * px(_PAD)
        option.text = option.fontMetrics.elidedText(
            option.text, Qt.TextElideMode.ElideRight, int(free)
        )


class CompletionList(RoundPopup, QListView):
    """The list above or below the text and its hint, without covering either."""

    def __init__(self, entry: QWidget) -> None:
        super().__init__()
        self.note_of: Callable[[str], str] = lambda _text: ""
        """Returns a short note on a row's text."""
        self.setObjectName("completions")
        appearance().dress(self)  # it is a window of its own
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)  # otherwise the notes of all rows are asked for at once
        self._entry = entry

    def place(self) -> None:
        """Show as many whole lines as fit above or below the field, on the side with more room."""
        model, entry = self.model(), self._entry
        if not self.isVisible() or model is None or not model.rowCount():
            return
        top = entry.mapToGlobal(QPoint())
        screen, window = entry.screen().availableGeometry(), entry.window().frameGeometry()
        here = screen & window if screen.intersects(window) else screen
        above = top.y() - here.top() - _AWAY
        below = here.bottom() - top.y() - entry.height() - _AWAY
        line = max(1, self.sizeHintForRow(0))
        rim = 2 * px(_RIM)
        lines = min(_MOST_VISIBLE, model.rowCount())
        up = above > below and below < lines * line + rim
        lines = max(1, min(lines, ((above if up else below) - rim) // line))
        policies, all_fit = Qt.ScrollBarPolicy, lines == model.rowCount()
        policy = policies.ScrollBarAlwaysOff if all_fit else policies.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policy)
        height = lines * line + rim
        y = top.y() - _AWAY - height if up else top.y() + entry.height() + _AWAY
        wanted = QRect(top.x(), y, entry.width(), height)
        if self.geometry() != wanted:
            self.setGeometry(wanted)
            self.cut_corners()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.place()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.place()  # the completer would place it elsewhere, over the rim

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()


class MoveEntry(QWidget):
    """Enter plays the typed text; the arrow keys bring back earlier texts."""

    edited = Signal(str)
    recalled = Signal()  # an earlier text was brought back, or the focus has returned to this one
    released = Signal()  # Escape was pressed, or the focus has left the line

    def __init__(self, play: Callable[[str], object]) -> None:
        super().__init__()
        self.play = play
        self.field = MarkedField()
        self.field.setPlaceholderText(self.tr("Type a move"))
        self.field.setAccessibleName(self.tr("Move in notation"))
        self.field.setMaxLength(_LONGEST)
        self.error = Text("", "detail", "error", wrap=True)
        self.hint = Text("", "detail", "muted", wrap=True)
        self._offered = QStringListModel(self)
        self._completer = QCompleter(self._offered, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setMaxVisibleItems(_MOST_VISIBLE)
        self.list = CompletionList(self)
        self.list.setAccessibleName(self.tr("Moves that start like this"))
        self._completer.setPopup(self.list)
        self.list.setItemDelegate(_Row(self.list))  # the completer has set its own
        # The completer's filter comes later, so it is asked first and holds the focus's loss back.
        self.field.installEventFilter(self)
        self.field.setCompleter(self._completer)
        column = lay(QVBoxLayout(self), self.field, spacing=4)
        for line in (self.error, self.hint):
            line.hide()
            column.addWidget(line)
        self.field.returnPressed.connect(self._enter)
        self.field.textEdited.connect(self._edited)
        self._completer.activated.connect(self._recall)
        self._completer.highlighted.connect(self._recall)
        self._chosen = ""
        self._typed: list[str] = []
        self._place = 0

    # -- messages about the text

    def show_error(self, reason: str, position: int | None = None) -> None:
        """Show an error below the field, and mark its position; an empty text removes it."""
        self._say(error=reason, position=position)

    def show_hint(self, text: str, ink: str = "muted", position: int | None = None) -> None:
        """Show the effect of the text or, while it is being typed, what is wrong with it."""
        self.hint.set_ink(ink)
        self._say(hint=text, position=position)

    def _say(self, *, error: str = "", hint: str = "", position: int | None = None) -> None:
        for line, text in ((self.error, error), (self.hint, hint)):
            line.setText(text)
            line.setVisible(bool(text))
        self.field.show_wrong(error)
        self.field.mark(position)
        self.field.setAccessibleDescription(error or hint)

    # -- completing

    @property
    def offered(self) -> list[str]:
        """The completions."""
        return self._offered.stringList()

    def offer(self, texts: Sequence[str]) -> None:
        """Offer these texts as completions, except for the one in the field."""
        if list(texts) != self.offered:
            self._offered.setStringList(list(texts))
            self._chosen = ""
            self.list.place()
        if not texts:
            self.list.hide()
        elif self.field.hasFocus() and self.isVisible() and not self.list.isVisible():
            self._completer.complete()

    def choose_first(self) -> bool:
        """Mark the first completion as the one that Enter accepts; return whether there is one."""
        if not self.offered or not self.list.isVisible():
            return False
        # Unlike a row chosen by the arrow keys, it does not replace the text.
        with QSignalBlocker(self.list.selectionModel()):
            self.list.setCurrentIndex(self._completer.completionModel().index(0, 0))
        self.list.viewport().update()
        self._chosen = self.offered[0]
        return True

    @property
    def chosen(self) -> str:
        """The completion that Enter accepts; empty for none."""
        return self._chosen if self.list.isVisible() else ""

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.list.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.list.place()

    # -- typing

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the focus of the field; its own list is part of it."""
        popup = Qt.FocusReason.PopupFocusReason
        if event.type() == QEvent.Type.FocusIn:
            self.recalled.emit()
        elif isinstance(event, QFocusEvent) and event.lostFocus() and event.reason() != popup:
            self.released.emit()
        return False

    def accept(self) -> None:
        """Clear the field after its move was played, and keep the text for the arrow keys."""
        self.show_error("")
        self.offer([])
        self.field.setText("")  # unlike clear() this cannot be undone

    def forget(self) -> None:
        """Clear the field and all earlier texts, because another player sits here."""
        self.accept()
        self._typed, self._place = [], 0

    def _edited(self, text: str) -> None:
        self._chosen = ""
        self.show_error("")
        self.edited.emit(text)

    def _enter(self) -> None:
        text, chosen = self.field.text().strip(), self.chosen
        if chosen:
            self.field.setText(chosen)
            self.list.hide()
            self._recall()
        elif text:
            self.list.hide()
            self._typed = [*(t for t in self._typed if t != text), text]
            self._place = len(self._typed)
            self.play(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.released.emit()
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or not self._typed:
            super().keyPressEvent(event)
            return
        self._place = max(0, min(len(self._typed), self._place + step))
        before = self._typed[self._place] if self._place < len(self._typed) else ""
        self.field.setText(before)
        self._recall()

    def _recall(self) -> None:
        self._chosen = ""
        self.show_error("")
        self.recalled.emit()
