"""The hint in the prompt's place: first that it is being computed, then its text."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.board.table_layout import Stand, TablePart
from desktop.board.view import BoardView
from desktop.controls.buttons import Button, IconButton, Look
from desktop.controls.commands import ENTER, HINT, LENS
from desktop.controls.lay import lay
from desktop.controls.progress_ring import ProgressRing
from desktop.controls.text import Text
from desktop.language.messages import listed
from desktop.paint.icons import paint_icon
from desktop.paint.painting import painting, room
from desktop.paint.paths import circle, rounded_rect
from desktop.paint.shadows import paint_shadow
from desktop.theme.appearance import theme
from desktop.theme.scaling import px

_SIGN = 34.0  # the room for its sign
_WIDEST, _NARROW, _LEAST_HEIGHT = 1000, 760, 52
_PAD = 10
SHADE = 16
"""Pixels that its shadow extends beyond it."""

_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.Wheel)


class HintBubble(TablePart):
    """Two sentences, a button that plays the move, one for another hint, and one that closes it."""

    stand = Stand.HINT

    def __init__(
        self,
        view: BoardView,
        *,
        play_move: Callable[[], object],
        show_another: Callable[[], object],
        close: Callable[[], object],
    ) -> None:
        """Any action of the player on this board closes the hint."""
        super().__init__(view)
        self._view, self._play_move, self._close = view, play_move, close
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        self._title = Text("", "prompt", wrap=True)
        self._text = Text("", "hint", wrap=True)
        self.another = Button(self.tr("Another hint"), Look.OUTLINE)
        self.another.setToolTip(self.tr("Shows the next best move  H"))
        self.next_button = IconButton("next", self.tr("Another hint"))
        self.next_button.say(self.tr("Another hint"), "H")
        self.play = Button(self.tr("Play it"), Look.ACCENT)
        self.play.setToolTip(self.tr("Plays this move  Enter"))
        self.close_button = IconButton("close", self.tr("Close the hint"))
        self.close_button.glyph = 16.0
        self.close_button.say(self.tr("Close the hint"), self.tr("Esc"))
        for button in (self.another, self.next_button):
            button.clicked.connect(lambda: show_another())
        self.play.clicked.connect(lambda: play_move())
        self.close_button.clicked.connect(lambda: close())
        words = lay(QVBoxLayout(), None, self._title, self._text, None)
        buttons = (self.another, self.next_button, self.play, self.close_button)
        self._row = lay(
            QHBoxLayout(self),
            (words, 1),
            *((button, 0, Qt.AlignmentFlag.AlignVCenter) for button in buttons),
            spacing=_PAD,
            margins=(SHADE + _PAD + round(_SIGN) + 12, SHADE + 4, SHADE + 8, SHADE + 4),
        )
        self._buttons = buttons
        self._ring = ProgressRing(self)
        self.hide()

    @property
    def speaks(self) -> bool:
        """Whether the hint is shown in the prompt's place."""
        return not self.isHidden()

    @property
    def text(self) -> str:
        return self._text.text()

    @property
    def title(self) -> str:
        """The move in words."""
        return self._title.text()

    @property
    def thinking(self) -> bool:
        """Whether the hint is still being computed."""
        return self._ring.running

    def wait(self, text: str, seconds: float) -> None:
        """Show that a hint comes, in at most this many seconds."""
        self._ring.start(seconds)
        self._show("", text)

    def say(self, text: str, title: str = "") -> None:
        """Show the hint: the move as the title, and why it is good."""
        self._ring.stop()
        self.allow_another(True)
        self._show(title, text)

    def allow_another(self, allowed: bool) -> None:
        """Disable the button for the next best move if there is none."""
        for button in (self.another, self.next_button):
            button.setEnabled(allowed)

    def _show(self, title: str, text: str) -> None:
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._text.setText(text)
        self.setAccessibleName(listed(title, text) if title else text)
        self.show()
        self.raise_()

    def hide(self) -> None:
        self._ring.stop()
        super().hide()

    def answer(self, key: Qt.Key) -> bool:
        """Let Enter play the hint, and Escape close it; return whether the key was used."""
        if not self.speaks or (key not in ENTER and key != Qt.Key.Key_Escape):
            return False
        if key == Qt.Key.Key_Escape:
            self._close()
        elif not self.thinking:
            self._play_move()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.speaks:
            return False
        if event.type() in _PRESSES and watched is self._view.viewport():
            self._close()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if self.answer(key):
                return True
            if key not in _HELD and not HINT.matches(event) and not LENS.matches(event):
                self._close()
        return False

    def reserved_area(self) -> list[QRect]:
        shade = px(SHADE)
        return [self.rect().adjusted(shade, shade, -shade, -shade)]

    def fit(self, width: int) -> None:
        """Take this width, and the height that the sentences need."""
        whole = min(width, px(_WIDEST))
        narrow = width < px(_NARROW)
        for button in self._buttons[:-1]:
            button.setVisible(not self.thinking)
        if not self.thinking:
            self.another.setVisible(not narrow)
            self.next_button.setVisible(narrow)
        seen = [button for button in self._buttons if not button.isHidden()]
        margins = self._row.contentsMargins()
        edge = px(SHADE + (1 if theme().compact else 4))
        margins.setTop(edge)
        margins.setBottom(edge)
        self._row.setContentsMargins(margins)
        taken = margins.left() + margins.right()
        taken += sum(button.sizeHint().width() + px(_PAD) for button in seen)
        across = max(px(120), whole - taken)
        lines = [one for one in (self._title, self._text) if not one.isHidden()]
        down = sum(one.heightForWidth(across) for one in lines)
        least = 46 if theme().compact else _LEAST_HEIGHT
        height = max(px(least), down + margins.top() + margins.bottom() - 2 * px(SHADE))
        self.resize(QSize(whole, height + 2 * px(SHADE)))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme()
        with painting(self) as painter:
            body = room(self).adjusted(SHADE, SHADE, -SHADE, -SHADE)
            shape = rounded_rect(body, colours.radius("tooltip"))
            paint_shadow(painter, shape, colours.elevation("island"))
            painter.fillPath(shape, colours.colour("surface"))
            middle = QPointF(body.left() + _PAD + _SIGN / 2, body.center().y())
            if not self.thinking:
                painter.fillPath(circle(middle, _SIGN / 2), colours.colour("accentSoft"))
            if colours.dark:
                painter.strokePath(shape, QPen(colours.colour("border"), 1))
            sign = QRectF(middle.x() - 10, middle.y() - 10, 20, 20)
            paint_icon(painter, "hint", sign, colours.colour("accent"))
            if self.thinking:
                pen = colours.pen("icon", colours.colour("control", 0.5))
                radius = _SIGN / 2 + 1
                self._ring.paint(painter, middle, radius, pen, colours.colour("accent"))
